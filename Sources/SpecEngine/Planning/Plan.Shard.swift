extension Plan {
  /// One of several parts of a run that together are the whole, each for a machine of its own.
  ///
  /// Every `count`th scenario that passes the filter belongs to it, before any order is applied: so the
  /// parts are the same whatever the order, share nothing and leave nothing out.
  public struct Shard: Sendable, Hashable {
    /// From 1 to `count`.
    public let index: Int
    public let count: Int

    /// Nil unless `index` is from 1 to `count`.
    public init?(_ index: Int, of count: Int) {
      guard index >= 1, index <= count else { return nil }
      self.index = index
      self.count = count
    }
  }
}

extension Plan.Shard {
  func apply<Element>(to elements: inout [Element]) {
    elements = stride(from: index - 1, to: elements.count, by: count).map { elements[$0] }
  }
}

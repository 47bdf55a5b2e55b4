import Synchronization

/// Counts the expectations of this process, met or not, so that a step can be noticed that makes none.
///
/// A count of its own for each step would cost every expectation a search for it.
package enum ExpectationCount {
  private static let count = Atomic<Int>(0)

  /// Called by whatever checks something.
  @inline(__always)
  static func add() { count.wrappingAdd(1, ordering: .relaxed) }

  /// All since the process began.
  package static var current: Int { count.load(ordering: .relaxed) }
}

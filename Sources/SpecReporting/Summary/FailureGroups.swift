/// The failures of a run, those with one cause together.
struct FailureGroups: Sendable {
  /// So many of those after the first are named.
  private static let mostNamed = 4

  /// A scenario that failed.
  struct Mention: Sendable {
    let name: String
    let place: Place
  }

  /// Failures with one cause.
  struct Group: Sendable {
    /// The first one, as it is written.
    fileprivate(set) var text: [UInt8] = []
    fileprivate(set) var count = 1
    /// The next ones, as many as are named.
    fileprivate(set) var named: [Mention] = []

    /// Those that are only counted.
    var unnamed: Int { count - 1 - named.count }
  }

  private(set) var groups: [Group] = []
  private(set) var count = 0
  private var indices: [FailureCause: Int] = [:]

  /// Adds a failure.
  ///
  /// - Returns: The number of its group, from 1, if it is the first; `describe` is to follow.
  mutating func add(_ mention: Mention, _ cause: FailureCause?) -> Int? {
    count += 1
    if let cause, let index = indices[cause] {
      groups[index].count += 1
      if groups[index].named.count < Self.mostNamed { groups[index].named.append(mention) }
      return nil
    }
    if let cause { indices[cause] = groups.count }
    groups.append(Group())
    return groups.count
  }

  /// Says what stands for the group that was added last.
  mutating func describe(_ text: [UInt8]) { groups[groups.count - 1].text = text }
}

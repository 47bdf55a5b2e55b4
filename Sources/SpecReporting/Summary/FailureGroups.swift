/// The failures of a run, those with one cause together.
///
/// `Whole` is the report's entry for the first failure of each group.
struct FailureGroups<Whole: Sendable>: Sendable {
  /// A scenario that failed.
  struct Mention: Sendable {
    let name: String
    let place: Place
    /// Its anchor on a page.
    var anchor: String?
  }

  /// Failures with one cause.
  struct Group: Sendable {
    /// The first one, as it is written.
    fileprivate(set) var whole: Whole
    let category: String?
    fileprivate(set) var count = 1
    /// The next ones, as many as are named.
    fileprivate(set) var named: [Mention] = []

    /// Those that are only counted.
    var unnamed: Int { count - 1 - named.count }
  }

  /// Failures of different categories are different, whatever their cause, and so are those with a note
  /// that is about their scenarios alone.
  private struct Key: Hashable {
    let cause: FailureCause
    let category: String?
    let isKnownFlaky: Bool
    let quarantineEnd: String?

    init?(_ details: AttemptDetails, _ category: String?) {
      guard let cause = details.cause else { return nil }
      (self.cause, self.category) = (cause, category)
      isKnownFlaky = details.attempt.knownFlakiness != nil
      quarantineEnd = details.quarantineEnd
    }
  }

  private(set) var groups: [Group] = []
  private(set) var count = 0
  private var indices: [Key: Int] = [:]
  /// The number of failures after the first that are named.
  private let maximumNamed: Int

  init(maximumNamed: Int = 4) { self.maximumNamed = maximumNamed }

  /// Adds a failure, and returns the entry of its group.
  ///
  /// The first of a group makes it by `whole`, given the group's number from 1; others have a `mention`, with
  /// the name and place of the attempt unless it is given.
  @discardableResult
  mutating func add(
    _ details: AttemptDetails, _ category: String?, as mention: Mention? = nil,
    _ whole: (_ number: Int) -> Whole
  ) -> Whole {
    count += 1
    let key = Key(details, category)
    if let key, let index = indices[key] {
      groups[index].count += 1
      if groups[index].named.count < maximumNamed {
        groups[index].named.append(
          mention ?? Mention(name: details.name, place: details.attempt.place))
      }
      return groups[index].whole
    }
    if let key { indices[key] = groups.count }
    let first = whole(groups.count + 1)
    groups.append(Group(whole: first, category: category))
    return first
  }
}

import Messages

/// How far the requirements are shown by scenarios that ran.
struct Coverage: Sendable {
  /// What the scenarios of one tag came to.
  enum State: Int, Comparable, Sendable {
    case covered
    case pending
    case failing
    case noScenario

    static func < (left: State, right: State) -> Bool { left.rawValue < right.rawValue }
  }

  /// How many scenarios with one tag ended how.
  struct Count: Sendable, Equatable {
    var passed = 0
    var pending = 0
    var failed = 0

    var total: Int { passed + pending + failed }

    /// A scenario that was skipped has shown nothing, like one that waits to be written.
    mutating func add(_ status: TestStepResult.Status) {
      switch status {
      case .passed: passed += 1
      case .pending, .skipped: pending += 1
      case .failed, .undefined, .ambiguous, .unknown: failed += 1
      }
    }
  }

  private var counts: [String: Count]

  init(_ requirements: Requirements) {
    let tags = requirements.documents.flatMap(\.groups).flatMap(\.items).map(\.tag)
    counts = Dictionary(tags.map { ($0, Count()) }) { first, _ in first }
  }

  mutating func add(_ pickle: Pickle, _ status: TestStepResult.Status) {
    for tag in Set(pickle.tags.map(\.name)) { counts[tag]?.add(status) }
  }

  func count(of item: Requirements.Item) -> Count { counts[item.tag] ?? Count() }

  func state(of item: Requirements.Item) -> State {
    let count = count(of: item)
    if count.failed > 0 { return .failing }
    if count.pending > 0 { return .pending }
    return count.passed > 0 ? .covered : .noScenario
  }

  /// The worst of its items.
  func state(of group: Requirements.Group) -> State {
    group.items.map(state).max() ?? .noScenario
  }

  /// For each kind, in the order of appearance: how many are covered, of how many.
  func totals(of documents: [Requirements.Document]) -> [(kind: String, covered: Int, all: Int)] {
    var totals: [(kind: String, covered: Int, all: Int)] = []
    func note(_ kind: String, _ state: State) {
      let index =
        totals.firstIndex { $0.kind == kind }
        ?? {
          totals.append((kind, 0, 0))
          return totals.count - 1
        }()
      totals[index].all += 1
      if state == .covered { totals[index].covered += 1 }
    }
    for group in documents.flatMap(\.groups) {
      if let kind = group.kind { note(kind, state(of: group)) }
      for item in group.items { note(item.kind, state(of: item)) }
    }
    return totals
  }
}

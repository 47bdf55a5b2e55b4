import Messages

/// A scenario in the lists of a page; its steps are written already.
struct HTMLScenario: Sendable {
  /// Empty where the page is an index that does not list it.
  var anchor: String
  /// In which order it came.
  var number: Int
  var name: String
  /// The cells of its example row.
  var example: String?
  /// The line of its rule.
  var rule: Int?
  /// Its description; only of the first example of an outline.
  var about: String?
  var line: Int
  var status: TestStepResult.Status
  /// Whether it failed before it passed.
  var isFlaky: Bool
  /// What is known of it, if it failed and is known to be flaky.
  var knownFlakiness: KnownFlakiness?
  /// Of the last attempt.
  var microseconds: Int
  /// Numbers of tags.
  var tags: [Int]
  /// The attempts as JSON, which the script shows when it is opened; nil if there is a card.
  var steps: [UInt8]?
  /// Its sentences and screens; nil if the run is too large for them.
  var told: ToldScenario?
  /// The anchor of the scenario that failed in the same way and is shown in full.
  var sameAs: String?

  /// The class of what shows it.
  var code: String { isFlaky ? "y" : status.code }

  /// Whether nobody has to look at it.
  var isQuiet: Bool { (status == .passed || status == .skipped) && !isFlaky }

  func place(in uri: String) -> Place { Place(uri: uri, line: line > 0 ? line : nil) }
}

/// A file with its scenarios.
struct HTMLFeature: Sendable {
  var uri: String
  var name: String
  var description: String
  /// By their lines.
  var rules: [Int: Rule] = [:]
  var scenarios: [HTMLScenario] = []
  /// Scenarios that are not listed; see `PageContents.isIndex`.
  private(set) var unlisted = StatusCounts()
  private(set) var unlistedMicroseconds = 0

  mutating func addUnlisted(_ scenario: HTMLScenario) {
    unlisted.add(scenario.status)
    unlistedMicroseconds += scenario.microseconds
  }

  var tally: StatusCounts {
    var tally = unlisted
    for scenario in scenarios { tally.add(scenario.status) }
    return tally
  }

  var microseconds: Int { scenarios.reduce(unlistedMicroseconds) { $0 + $1.microseconds } }
}

extension HTMLFeature {
  /// A rule, in its own words.
  struct Rule: Sendable {
    var name: String
    var description: String
  }
}

/// When a worker was busy with one attempt, in microseconds since the run began.
struct HTMLSpan: Sendable {
  var worker: Int
  var start: Int
  var end: Int
  var status: TestStepResult.Status
  var name: String
}

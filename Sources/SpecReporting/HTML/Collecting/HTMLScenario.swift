import Messages

/// What a page says of a scenario in its lists; its steps are written already.
struct HTMLScenario: Sendable {
  var anchor: String
  /// In which order it came.
  var number: Int
  var name: String
  /// The cells of its example row.
  var example: String?
  var rule: String?
  var line: Int
  var status: TestStepResult.Status
  /// Whether it failed before it passed.
  var isFlaky: Bool
  /// Of the last attempt.
  var microseconds: Int
  /// Numbers of tags.
  var tags: [Int]
  /// What the script makes of it when it is opened, as JSON; nothing if there is a card.
  var steps: [UInt8]?
}

/// A file with its scenarios.
struct HTMLFeature: Sendable {
  var uri: String
  var name: String
  var description: String
  var scenarios: [HTMLScenario] = []

  var tally: StatusCounts {
    var tally = StatusCounts()
    for scenario in scenarios { tally.add(scenario.status) }
    return tally
  }

  var microseconds: Int { scenarios.reduce(0) { $0 + $1.microseconds } }
}

/// When a worker was busy with one attempt, in microseconds since the run began.
struct HTMLSpan: Sendable {
  var worker: Int
  var start: Int
  var end: Int
  var status: TestStepResult.Status
  var name: String
}

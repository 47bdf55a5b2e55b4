import Messages

/// Service messages: a suite a feature and a rule, a test a scenario.
///
/// Each scenario is written whole when it has ended. With several workers each has a flow of its own,
/// with its own open suites.
struct TeamCityReporter: EventReporter {
  /// The suites that are open, by flow; the empty name is the only flow of a serial run.
  private var openSuites: [String: [Node]] = [:]

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    for flow in openSuites.keys.sorted() { open([], flow: flow.nonEmpty, to: &output) }
  }
}

extension TeamCityReporter {
  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .scenarioFinished(let scenario): write(scenario, from: &query, to: &output)
    case .problem(let problem): write(problem, to: &output)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  private mutating func write(
    _ scenario: ScenarioResult, from query: inout RunQuery, to output: inout [UInt8]
  ) {
    let attempt = scenario.attempt
    let details = query.details(of: attempt)
    let (pickle, lineage) = (details.pickle, details.lineage)
    let lines = [lineage.feature?.location.line, lineage.rule?.location.line]
    let suites = zip(lineage.path(of: pickle), lines).map { name, line in
      Node(
        name: name, location: Place(uri: pickle.uri, line: line).location, flow: attempt.workerId)
    }
    open(suites, flow: attempt.workerId, to: &output)
    let name = lineage.longName(of: pickle, withRule: false).nonEmpty ?? attempt.place.text
    let test = Node(name: name, location: attempt.place.location, flow: attempt.workerId)
    test.start("testStarted", to: &output)
    for attempt in scenario.earlier {
      let message = query.details(of: attempt).failure?.message ?? ""
      let text = "attempt \(attempt.number + 1) \(attempt.status.word): \(message)\n"
      test.write("testStdOut", ["out": text], to: &output)
    }
    for attached in attempt.allAttachments {
      let text = attached.description.joined(separator: "\n") + "\n"
      test.write("testStdOut", ["out": text], to: &output)
    }
    if let failure = details.failure {
      test.write(failure, to: &output)
    } else if scenario.status == .skipped {
      let reason = details.decisiveStep?.result?.text ?? "skipped"
      test.write("testIgnored", ["message": reason], to: &output)
    }
    test.write("testFinished", ["duration": "\(attempt.duration.milliseconds)"], to: &output)
  }

  private mutating func write(_ problem: RunProblem, to output: inout [UInt8]) {
    open([Node(name: problem.place?.uri ?? "(run)")], flow: nil, to: &output)
    let test = Node(name: problem.name, location: problem.place?.location)
    test.start("testStarted", to: &output)
    test.write(problem.failure, to: &output)
    test.write("testFinished", ["duration": "\(problem.duration.milliseconds)"], to: &output)
  }

  /// Closes the suites of a flow that are not among `suites`, and opens those that are missing.
  private mutating func open(_ suites: [Node], flow: String?, to output: inout [UInt8]) {
    let before = openSuites[flow ?? ""] ?? []
    let common = zip(before, suites).prefix { $0 == $1 }.count
    for suite in before[common...].reversed() { suite.write("testSuiteFinished", to: &output) }
    for suite in suites[common...] { suite.start("testSuiteStarted", to: &output) }
    openSuites[flow ?? ""] = suites
  }
}

/// The suite or test that messages are about.
private struct Node: Equatable {
  var name: String
  var location: String?
  /// Distinguishes the messages of scenarios that ran at once.
  var flow: String?

  func start(_ kind: String, to output: inout [UInt8]) {
    write(kind, ["locationHint": location], to: &output)
  }

  func write(
    _ kind: String, _ attributes: KeyValuePairs<String, String?> = [:], to output: inout [UInt8]
  ) {
    let own = [("flowId", flow), ("name", name)]
    output += serviceMessage(kind, own + attributes.map { ($0.key, $0.value) }).utf8
  }

  func write(_ failure: Failure, to output: inout [UInt8]) {
    let comparison = failure.comparison
    write(
      "testFailed",
      [
        "type": comparison.map { _ in "comparisonFailure" },
        "message": comparison?.subject.nonBlank ?? failure.message, "details": failure.text,
        "expected": comparison?.expected, "actual": comparison?.actual,
      ], to: &output)
  }
}

extension Place {
  /// The address that an IDE opens.
  fileprivate var location: String { uri.contains("://") ? text : "file://\(text)" }
}

import Messages

/// Service messages: a suite a feature and a rule, a test a scenario.
///
/// Each scenario is written whole when it has ended. With several workers each has a flow of its own,
/// with its own open suites.
struct TeamCityReporter: EventReporter {
  /// The suites that are open, by flow; the empty name is the only flow of a serial run.
  private var openSuites: [String: [Suite]] = [:]

  private struct Suite: Equatable {
    var name: String
    var location: String?
  }

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
    open(Self.suites(of: pickle, lineage), flow: attempt.workerId, to: &output)
    let name = lineage.longName(of: pickle, withRule: false).nonEmpty ?? attempt.place.text
    let test = Test(name: name, flow: attempt.workerId)
    test.start(at: attempt.place, to: &output)
    for attempt in scenario.earlier {
      let failure = query.details(of: attempt).failure
      test.say(
        "attempt \(attempt.number + 1) \(attempt.status.word): \(failure?.message ?? "")\n",
        to: &output)
    }
    for attached in attempt.allAttachments {
      test.say(attached.description.joined(separator: "\n") + "\n", to: &output)
    }
    if let failure = details.failure {
      test.fail(failure, to: &output)
    } else if scenario.status == .skipped {
      test.ignore(details.steps.first { $0.status == .skipped }?.result?.text, to: &output)
    }
    test.finish(attempt.duration, to: &output)
  }

  private mutating func write(_ problem: RunProblem, to output: inout [UInt8]) {
    open([Suite(name: problem.place?.uri ?? "(run)")], flow: nil, to: &output)
    let test = Test(name: problem.name, flow: nil)
    test.start(at: problem.place, to: &output)
    test.fail(problem.failure, to: &output)
    test.finish(problem.duration, to: &output)
  }

  private static func suites(of pickle: Pickle, _ lineage: Lineage) -> [Suite] {
    let lines = [lineage.feature?.location.line, lineage.rule?.location.line]
    return zip(lineage.path(of: pickle), lines).map { name, line in
      Suite(name: name, location: Place(uri: pickle.uri, line: line).location)
    }
  }

  /// Closes the suites of a flow that are not among `suites`, and opens those that are missing.
  private mutating func open(_ suites: [Suite], flow: String?, to output: inout [UInt8]) {
    let before = openSuites[flow ?? ""] ?? []
    let common = zip(before, suites).prefix { $0 == $1 }.count
    for suite in before[common...].reversed() {
      ServiceMessage("testSuiteFinished", flow: flow).with("name", suite.name).write(to: &output)
    }
    for suite in suites[common...] {
      ServiceMessage("testSuiteStarted", flow: flow).with("name", suite.name)
        .with("locationHint", suite.location).write(to: &output)
    }
    openSuites[flow ?? ""] = suites
  }

  /// The messages of one test.
  private struct Test {
    var name: String
    var flow: String?

    private func message(_ kind: StaticString) -> ServiceMessage {
      ServiceMessage(kind, flow: flow).with("name", name)
    }

    func start(at place: Place?, to output: inout [UInt8]) {
      message("testStarted").with("locationHint", place?.location).write(to: &output)
    }

    func say(_ text: String, to output: inout [UInt8]) {
      message("testStdOut").with("out", text).write(to: &output)
    }

    func fail(_ failure: Failure, to output: inout [UInt8]) {
      let comparison = failure.comparison
      message("testFailed").with("type", comparison.map { _ in "comparisonFailure" })
        .with("message", comparison?.subject.nonBlank ?? failure.message)
        .with("details", failure.text).with("expected", comparison?.expected)
        .with("actual", comparison?.actual).write(to: &output)
    }

    func ignore(_ reason: String?, to output: inout [UInt8]) {
      message("testIgnored").with("message", reason ?? "skipped").write(to: &output)
    }

    func finish(_ duration: Duration, to output: inout [UInt8]) {
      message("testFinished").with("duration", "\(duration.milliseconds)").write(to: &output)
    }
  }
}

extension Place {
  /// The address that an IDE opens.
  fileprivate var location: String { uri.contains("://") ? text : "file://\(text)" }
}

public import Messages

/// Service messages: a suite a feature and a rule, a test a scenario.
///
/// Each scenario is told whole when it has ended. With several workers each has a flow of its own,
/// with its own open suites.
public struct TeamCityReporter: Reporter {
  private var ledger = Ledger()
  /// The suites that are open, by flow; the empty name is the only flow of a serial run.
  private var openSuites: [String: [Suite]] = [:]

  private struct Suite: Equatable {
    var name: String
    var location: String?
  }

  /// A reporter; there is nothing to choose.
  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    if let entry = ledger.receive(envelope) { write(entry, to: &output) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for entry in ledger.finish() { write(entry, to: &output) }
    for flow in openSuites.keys.sorted() { open([], flow: flow.nonEmpty, to: &output) }
  }
}

extension TeamCityReporter {
  private mutating func write(_ entry: Ledger.Entry, to output: inout [UInt8]) {
    switch entry {
    case .scenario(let scenario): write(scenario, to: &output)
    case .trouble(let trouble): write(trouble, to: &output)
    }
  }

  private mutating func write(_ scenario: EndedScenario, to output: inout [UInt8]) {
    let attempt = scenario.attempt
    let origin = ledger.model.origin(of: attempt.pickle)
    open(Self.suites(of: attempt, origin), flow: attempt.workerId, to: &output)
    let steps = ledger.model.steps(of: attempt)
    let name =
      origin.longName(of: attempt.pickle, withRule: false).nonEmpty ?? attempt.place.text
    let test = Test(name: name, flow: attempt.workerId)
    test.start(at: attempt.place, to: &output)
    for attempt in scenario.earlier {
      let trouble = Trouble(attempt.outcome, steps: ledger.model.steps(of: attempt))
      test.say(
        "attempt \(attempt.number + 1) \(attempt.outcome.word): \(trouble?.message ?? "")\n",
        to: &output)
    }
    for attached in attempt.runs.flatMap(\.attachments) + attempt.attachments {
      test.say(attached.description.joined(separator: "\n") + "\n", to: &output)
    }
    if let trouble = Trouble(scenario.outcome, steps: steps) {
      test.fail(trouble, to: &output)
    } else if scenario.outcome == .skipped {
      test.ignore(steps.first { $0.status == .skipped }?.result?.text, to: &output)
    }
    test.finish(attempt.duration, to: &output)
  }

  private mutating func write(_ trouble: RunTrouble, to output: inout [UInt8]) {
    open([Suite(name: trouble.place?.uri ?? "(run)")], flow: nil, to: &output)
    let test = Test(name: trouble.name, flow: nil)
    test.start(at: trouble.place, to: &output)
    test.fail(trouble.trouble, to: &output)
    test.finish(trouble.duration, to: &output)
  }

  private static func suites(of attempt: Attempt, _ origin: Origin) -> [Suite] {
    let uri = attempt.pickle.uri
    let lines = [origin.feature?.location.line, origin.rule?.location.line]
    return zip(origin.path(of: attempt.pickle), lines).map { name, line in
      Suite(name: name, location: Place(uri: uri, line: line).location)
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

    func fail(_ trouble: Trouble, to output: inout [UInt8]) {
      message("testFailed").with("message", trouble.message)
        .with("details", trouble.text).write(to: &output)
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
  /// What an IDE opens.
  fileprivate var location: String { "file://\(text)" }
}

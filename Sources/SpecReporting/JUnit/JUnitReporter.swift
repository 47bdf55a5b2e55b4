public import Messages

/// JUnit XML: a suite a feature, a case a scenario, totals first.
///
/// Because of the totals everything is held back until the end, but as finished XML.
public struct JUnitReporter: Reporter {
  private let options: ReportOptions
  private var model = RunModel()
  private var suites: [JUnitSuite] = []
  private var suiteOfFile: [String: Int] = [:]
  private var run = JUnitSuite(name: "(run)")
  /// What went wrong in attempts that were retried, by test case.
  private var earlier: [String: [Trouble]] = [:]
  private var finished: TestRunFinished?

  /// A reporter for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    switch model.receive(envelope) {
    case .attemptFinished(let attempt): add(attempt, isUnfinished: false)
    case .runHookFinished(let hook): RunTrouble(hook).map { add($0) }
    case .parseError(let error): add(RunTrouble(error))
    case .undefinedParameterType(let type): add(RunTrouble(type))
    case .runFinished(let message): finished = message
    case .stepFinished, nil: break
    }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for attempt in model.unfinished { add(attempt, isUnfinished: true) }
    // That the run is not green is told by the cases if the run itself has nothing to say.
    RunTrouble(endOfRun: finished, hasBegun: model.startedAt != nil, isExplained: true)
      .map { add($0) }
    let all = suites + (run.tests > 0 ? [run] : [])
    let timestamp = model.startedAt.flatMap { $0.seconds == 0 && $0.nanos == 0 ? nil : $0.iso8601 }
    var xml = XMLWriter()
    swap(&xml.bytes, &output)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    xml.attribute("name", options.command)
    JUnitSuite.writeTotals(of: all, time: wallTime, to: &xml)
    if let timestamp { xml.attribute("timestamp", timestamp) }
    xml.markup(">\n")
    for suite in all { suite.write(timestamp: timestamp, to: &xml) }
    xml.markup("</testsuites>\n")
    swap(&xml.bytes, &output)
  }

  private var wallTime: Duration? {
    guard let start = model.startedAt, let end = finished?.timestamp else { return nil }
    return start.duration(to: end)
  }
}

extension JUnitReporter {
  private mutating func add(_ attempt: Attempt, isUnfinished: Bool) {
    let outcome = isUnfinished ? .unknown : attempt.outcome
    let steps = model.steps(of: attempt)
    let trouble = Trouble(outcome, steps: steps)
    guard !attempt.willBeRetried else {
      if let trouble { earlier[attempt.testCase.id, default: []].append(trouble) }
      return
    }
    let origin = model.origin(of: attempt.pickle)
    let index = suite(of: attempt.pickle.uri, named: origin.feature?.name)
    suites[index].add(
      JUnitCase(
        name: origin.longName(of: attempt.pickle), place: attempt.place,
        duration: attempt.duration, tags: attempt.pickle.tags.map(\.name), outcome: outcome,
        trouble: trouble, earlier: earlier.removeValue(forKey: attempt.testCase.id) ?? [],
        skipReason: steps.first { $0.status == .skipped }?.result?.text,
        log: Self.log(of: attempt)))
  }

  private static func log(of attempt: Attempt) -> [String] {
    (attempt.runs.flatMap(\.attachments) + attempt.attachments).compactMap { attached in
      if case .external(let attachment) = attached { return "[[ATTACHMENT|\(attachment.url)]]" }
      return attached.log
    }
  }

  private mutating func suite(of uri: String, named name: String?) -> Int {
    if let index = suiteOfFile[uri] { return index }
    let title = name.flatMap { $0.isEmpty ? nil : $0 } ?? uri
    suites.append(JUnitSuite(name: title, file: uri))
    suiteOfFile[uri] = suites.count - 1
    return suites.count - 1
  }

  /// In a suite of its file if that could not be read, otherwise in a suite of the run.
  private mutating func add(_ trouble: RunTrouble) {
    let testCase = JUnitCase(
      name: trouble.name, place: trouble.place, duration: trouble.duration, outcome: .unknown,
      trouble: trouble.trouble)
    if trouble.isInFile {
      suites[suite(of: trouble.place?.uri ?? "(unknown file)", named: nil)].add(testCase)
    } else {
      run.add(testCase)
    }
  }
}

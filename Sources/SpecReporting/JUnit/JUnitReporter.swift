public import Messages

/// JUnit XML: a suite a feature, a case a scenario, totals first.
///
/// The shape is what build servers read, not what the strictest schema allows: file and line, the
/// reason and the snippet of an undefined step, earlier attempts, attachments. What failed beside
/// the scenarios is an error in the suite `(run)`, so that no report of a failed run is green.
/// Because of the totals everything is held back until the end, but as finished XML.
public struct JUnitReporter: Reporter {
  private let options: ReportOptions
  private var query = RunQuery()
  private var suites: [JUnitSuite] = []
  private var suiteOfFile: [String: Int] = [:]
  private var suiteNames: Set<String> = []
  private var run = JUnitSuite(name: "(run)")

  /// A reporter for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event) }
    let all = suites + (run.tests > 0 ? [run] : [])
    var xml = XMLWriter()
    swap(&xml.bytes, &output)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    xml.attribute("name", options.command)
    JUnitSuite.writeTotals(of: all, time: query.duration, to: &xml)
    if let timestamp = query.startedAt?.ifKnown?.iso8601 {
      xml.attribute("timestamp", timestamp)
    }
    xml.markup(">\n")
    for suite in all { suite.write(hostName: options.hostName, to: &xml) }
    xml.markup("</testsuites>\n")
    swap(&xml.bytes, &output)
  }
}

extension JUnitReporter {
  private mutating func add(_ event: RunQuery.Event) {
    switch event {
    case .scenarioFinished(let scenario): add(scenario)
    case .problem(let problem): add(problem)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  private mutating func add(_ scenario: ScenarioResult) {
    let attempt = scenario.attempt
    let pickle = query.pickle(of: attempt)
    let steps = query.steps(of: attempt)
    var earlier: [JUnitCase.Earlier] = []
    for attempt in scenario.earlier {
      let steps = query.steps(of: attempt)
      guard let failure = Failure(attempt, steps: steps) else { continue }
      earlier.append(.init(failure: failure, log: attempt.log(of: steps)))
    }
    let lineage = query.lineage(of: attempt)
    let index = suite(of: pickle.uri, named: lineage.feature?.name)
    suites[index].add(
      JUnitCase(
        name: lineage.longName(of: pickle), place: attempt.place,
        startedAt: attempt.startedAt.ifKnown, duration: attempt.duration,
        tags: pickle.tags.map(\.name), outcome: .init(scenario.status, steps: steps),
        failure: Failure(attempt, steps: steps), earlier: earlier,
        skipReason: steps.lazy.filter { $0.status == .skipped }.compactMap { $0.result?.text }
          .first,
        log: attempt.log(of: steps)))
  }

  /// Suites of one name are distinguished by their files, for readers that know names only.
  private mutating func suite(of uri: String, named name: String?) -> Int {
    if let index = suiteOfFile[uri] { return index }
    var title = name.flatMap { $0.isEmpty ? nil : $0 } ?? uri
    if !suiteNames.insert(title).inserted {
      title += " (\(uri))"
      suiteNames.insert(title)
    }
    suites.append(JUnitSuite(name: title, file: uri))
    suiteOfFile[uri] = suites.count - 1
    return suites.count - 1
  }

  /// In a suite of its file if that could not be read, otherwise in the suite of the run.
  private mutating func add(_ problem: RunProblem) {
    let testCase = JUnitCase(
      name: problem.name, place: problem.place, duration: problem.duration, outcome: .error,
      failure: problem.failure)
    if problem.cause == .parseError {
      suites[suite(of: problem.place?.uri ?? "(unknown file)", named: nil)].add(testCase)
    } else {
      run.add(testCase)
    }
  }
}

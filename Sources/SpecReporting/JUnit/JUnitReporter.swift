public import Messages

/// JUnit XML: a suite a feature, a case a scenario, totals first.
///
/// The shape is what build servers read, not what the strictest schema allows: file and line, the
/// reason and the snippet of an undefined step, earlier attempts, attachments. What failed beside
/// the scenarios is an error in the suite `(run)`, so that no report of a failed run is green.
/// Because of the totals everything is held back until the end, but as finished XML.
public struct JUnitReporter: Reporter {
  private let options: ReportOptions
  private var model = RunModel()
  private var suites: [JUnitSuite] = []
  private var suiteOfFile: [String: Int] = [:]
  private var suiteNames: Set<String> = []
  private var run = JUnitSuite(name: "(run)")
  /// What went wrong in attempts that were retried, by test case.
  private var earlier: [String: [JUnitCase.Earlier]] = [:]
  private var undefinedTypes: [Envelope.UndefinedParameterType] = []
  private var finished: TestRunFinished?

  /// A reporter for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    switch model.receive(envelope) {
    case .attemptFinished(let attempt): add(attempt, isUnfinished: false)
    case .runHookFinished(let hook): RunTrouble(hook).map { add($0) }
    case .parseError(let error): add(RunTrouble(error))
    case .undefinedParameterType(let type): undefinedTypes.append(type)
    case .runFinished(let message): finished = message
    case .stepFinished, nil: break
    }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for attempt in model.unfinished { add(attempt, isUnfinished: true) }
    addEndOfRun()
    let all = suites + (run.tests > 0 ? [run] : [])
    var xml = XMLWriter()
    swap(&xml.bytes, &output)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    xml.attribute("name", options.command)
    JUnitSuite.writeTotals(of: all, time: wallTime, to: &xml)
    if let timestamp = model.startedAt?.ifKnown?.iso8601 {
      xml.attribute("timestamp", timestamp)
    }
    xml.markup(">\n")
    for suite in all { suite.write(hostName: options.hostName, to: &xml) }
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
    let log = attempt.log(of: steps)
    guard !attempt.willBeRetried else {
      if let trouble {
        earlier[attempt.testCase.id, default: []].append(.init(trouble: trouble, log: log))
      }
      return
    }
    let origin = model.origin(of: attempt.pickle)
    let index = suite(of: attempt.pickle.uri, named: origin.feature?.name)
    suites[index].add(
      JUnitCase(
        name: origin.longName(of: attempt.pickle), place: origin.place(of: attempt.pickle),
        startedAt: attempt.startedAt.ifKnown, duration: attempt.duration,
        tags: attempt.pickle.tags.map(\.name), outcome: .init(outcome, steps: steps),
        trouble: trouble, earlier: earlier.removeValue(forKey: attempt.testCase.id) ?? [],
        skipReason: steps.lazy.filter { $0.status == .skipped }.compactMap { $0.result?.text }
          .first,
        log: log))
  }

  /// Suites of one name are told apart by their files, for readers that know names only.
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
  private mutating func add(_ trouble: RunTrouble) {
    let testCase = JUnitCase(
      name: trouble.name, place: trouble.place, duration: trouble.duration, outcome: .error,
      trouble: trouble.trouble)
    if trouble.isInFile {
      suites[suite(of: trouble.place?.uri ?? "(unknown file)", named: nil)].add(testCase)
    } else {
      run.add(testCase)
    }
  }

  private mutating func addEndOfRun() {
    // Of themselves they do no harm: it is for the run to say whether it is good.
    if finished?.success == false { for type in undefinedTypes { add(RunTrouble(type)) } }
    if let trouble = RunTrouble(endOfRun: finished, isExplained: isRed) { add(trouble) }
  }

  private var isRed: Bool { (suites + [run]).contains { $0.failures + $0.errors > 0 } }
}

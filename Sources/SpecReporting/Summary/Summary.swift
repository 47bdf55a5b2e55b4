import Messages

/// The end of a report on a terminal, and a report of its own: failures, snippets, counts and times.
///
/// Of a scenario that passed only its time is kept. Failures are turned into text at once, so that the
/// attempt itself can be let go.
struct Summary: EventReporter {
  let options: ReportOptions
  private(set) var failures = FailureGroups<[UInt8]>()
  /// Whether a failure is written when it happens, and only named at the end.
  var showsFailuresAtOnce = false
  private var news: [UInt8] = []
  private(set) var problems: [UInt8] = []
  private(set) var flaky: [UInt8] = []
  private(set) var quarantined: [UInt8] = []
  private(set) var slowest: SlowestScenarios
  private(set) var snippets = Snippets()
  private(set) var failedPlaces: [Place] = []
  private(set) var coverage: Coverage
  /// The time that the command took until its run began, and until the run ended.
  private(set) var (planned, ran): (Duration?, Duration?)
  /// Whether the parts of the time are written.
  var showsTimes = false

  init(options: ReportOptions) {
    self.options = options
    coverage = Coverage(options.requirements)
    slowest = SlowestScenarios(threshold: options.slowThreshold)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    coverage.note(envelope)
    switch envelope {
    case .testRunStarted: planned = options.elapsed?()
    case .testRunFinished: ran = options.elapsed?()
    default: break
    }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    slowest.add(scenario)
    coverage.add(scenario, from: &query)
    if scenario.isFailure {
      addFailure(query.details(of: scenario.attempt))
    } else if scenario.outcome == .flaky {
      addFlaky(scenario.attempt)
    } else if scenario.outcome == .quarantined {
      addQuarantined(query.details(of: scenario.attempt))
    }
  }

  private mutating func addFlaky(_ attempt: Attempt) {
    TerminalPage.append(to: &flaky, options) { page in
      let note = "(passed after \(attempt.number + 1) attempts)"
      page.line(attempt.name, indent: 2, note: note, at: attempt.place)
    }
  }

  private mutating func addQuarantined(_ details: AttemptDetails) {
    TerminalPage.append(to: &quarantined, options) { page in
      page.line(details.attempt.name, indent: 2, at: details.attempt.place)
      page.line(firstLine(of: details.excuse ?? ""), indent: 6, .status(.pending))
    }
  }

  private mutating func addFailure(_ details: AttemptDetails) {
    // More are not put into one command.
    if failedPlaces.count <= Self.rerunLimit { failedPlaces.append(details.attempt.place) }
    _ = snippets.add(details.steps)
    let category = details.category(options)
    var failures = failures
    self.failures = FailureGroups()
    failures.add(details, category) { number in
      var page = TerminalPage(options)
      page.failure(number, details, category)
      guard showsFailuresAtOnce else { return page.bytes }
      news += page.bytes
      page.bytes = []
      page.failureInShort(number, details)
      return page.bytes
    }
    self.failures = failures
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    write(query, hasBody: false, into: &output)
  }

  /// Returns the pieces that have to be written now, each once.
  mutating func takeNews() -> [UInt8] {
    defer { news = [] }
    return news
  }

  /// The end of the run is written next to the counts.
  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    guard problem.cause != .endOfRun else { return }
    TerminalPage.append(to: &problems, options) { page in
      page.spaces(2)
      page.write("✘ \(problem.title)", .boldStatus(.failed))
      if let place = problem.place { page.place(place, endingLineAt: 2) } else { page.newline() }
      if let text = problem.failure.text.nonEmpty { page.explanation(text, indent: 6, .failed) }
      page.newline()
    }
  }
}

import Messages

/// Collects what the summary says; of a scenario that passed only its count and its time.
///
/// Failures are turned into text at once, so that the attempt itself can be let go.
struct Summary: Sendable {
  let options: ReportOptions
  private(set) var scenarios = Tally()
  private(set) var steps = Tally()
  private(set) var failures = Findings()
  private(set) var problems = Findings()
  private(set) var flaky = Findings()
  private(set) var slowest: Slowest
  private(set) var snippets: [String] = []
  private var knownSnippets: Set<String> = []
  private(set) var failedPlaces: [Place] = []
  private(set) var stepTime = Duration.zero
  private(set) var finished: TestRunFinished?

  init(options: ReportOptions) {
    self.options = options
    slowest = Slowest(threshold: options.slowThreshold)
  }

  /// Text of one section, and how many things it tells of.
  struct Findings: Sendable {
    var count = 0
    var bytes: [UInt8] = []
  }

  /// Takes what has happened.
  mutating func add(_ change: RunModel.Change, from model: inout RunModel) {
    switch change {
    case .attemptFinished(let attempt): add(attempt, from: &model)
    case .runHookFinished(let hook): add(hook)
    case .parseError(let error): add(error)
    case .undefinedParameterType(let type): add(type)
    case .runFinished(let message): finished = message
    case .stepFinished: break
    }
  }

  /// Takes an attempt that ended, or that never did.
  mutating func add(_ attempt: Attempt, from model: inout RunModel, isUnfinished: Bool = false) {
    for run in attempt.runs { stepTime.add(run.result?.duration ?? .zero) }
    guard !attempt.willBeRetried else { return }
    let outcome = isUnfinished ? .unknown : attempt.outcome
    scenarios.add(outcome)
    for (step, run) in zip(attempt.testCase.testSteps, attempt.runs) where step.hookId == nil {
      steps.add(run.result?.status ?? .unknown)
    }
    slowest.add(attempt)
    if outcome.isFailure || outcome == .unknown {
      addFailure(attempt, outcome, from: &model)
    } else if attempt.number > 0, outcome == .passed {
      addFlaky(attempt)
    }
  }
}

extension Summary {
  private mutating func addFlaky(_ attempt: Attempt) {
    flaky.count += 1
    TerminalPage.append(to: &flaky.bytes, options) { page in
      page.spaces(2)
      page.write(attempt.pickle.name)
      page.write("  (passed after \(attempt.number + 1) attempts)  ", .dim)
      page.place(attempt.place)
      page.newline()
    }
  }

  private mutating func addFailure(
    _ attempt: Attempt, _ outcome: TestStepResult.Status, from model: inout RunModel
  ) {
    failures.count += 1
    failedPlaces.append(attempt.place)
    let steps = model.steps(of: attempt)
    let origin = model.origin(of: attempt.pickle)
    for step in steps where step.status == .undefined {
      for snippet in step.snippets where knownSnippets.insert(snippet.code).inserted {
        snippets.append(snippet.code)
      }
    }
    let number = failures.count
    TerminalPage.append(to: &failures.bytes, options) { page in
      page.failure(number, attempt, outcome, steps, origin)
    }
  }

  private mutating func add(_ hook: RunHook) {
    stepTime.add(hook.result.duration)
    guard hook.result.status.isFailure else { return }
    let view = HookView(hook.hook)
    problems.count += 1
    TerminalPage.append(to: &problems.bytes, options) { page in
      page.spaces(2)
      page.write("\(hook.result.status.mark) \(view.title)", .boldStatus(hook.result.status))
      if let place = view.place {
        page.spaces(2)
        page.place(place)
      }
      page.newline()
      if let text = hook.result.text { page.explanation(text, indent: 6, hook.result.status) }
      page.newline()
    }
  }

  private mutating func add(_ error: Envelope.ParseError) {
    problems.count += 1
    TerminalPage.append(to: &problems.bytes, options) { page in
      page.spaces(2)
      page.write("✘ Parse error", .boldStatus(.failed))
      if let place = Place(error.source) {
        page.spaces(2)
        page.place(place)
      }
      page.newline()
      page.explanation(error.message, indent: 6, .failed)
      page.newline()
    }
  }

  private mutating func add(_ type: Envelope.UndefinedParameterType) {
    problems.count += 1
    TerminalPage.append(to: &problems.bytes, options) { page in
      page.line("✘ Undefined parameter type {\(type.name)}", indent: 2, .boldStatus(.failed))
      page.line("in the expression: \(type.expression)", indent: 6, .status(.failed))
      page.newline()
    }
  }
}

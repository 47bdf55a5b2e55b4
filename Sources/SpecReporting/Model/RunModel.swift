import Messages

/// Joins the messages of a run as they arrive, and lets go of what is finished.
///
/// Kept to the end are the documents and the support code, which headings and places are made
/// from. A pickle is kept until its test case is finished, an attempt until it is handed over.
struct RunModel: Sendable {
  private static let indexLimit = 32

  private var documents: [String: GherkinDocument] = [:]
  private var indexes: [String: DocumentIndex] = [:]
  private var pickles: [String: Pickle] = [:]
  private var planned: [String: (testCase: TestCase, pickle: Pickle)] = [:]
  /// The attempt that began last: scenarios mostly arrive whole, so that nothing is looked up.
  private var current: Attempt?
  /// Other attempts that are under way, as in the messages of a parallel run.
  private var others: [String: Attempt] = [:]
  /// How many attempts have begun.
  private var attempts = 0
  private var runningHooks: [String: RunningHook] = [:]
  private var hooks: [String: Envelope.Hook] = [:]
  private var stepDefinitions: [String: Envelope.StepDefinition] = [:]
  private var suggestions: [String: [Envelope.Snippet]] = [:]
  private(set) var startedAt: Timestamp?

  /// A hook of the run that has not ended.
  private struct RunningHook {
    var started: TestRunHookStarted
    var attachments: [Attempt.Attached] = []
  }

  /// Something that a reporter may have to say now.
  ///
  /// Boxed where it is large, for most changes are small and there is one a step.
  enum Change {
    case stepFinished(TestStepResult.Status, isHook: Bool)
    indirect case attemptFinished(Attempt)
    indirect case runHookFinished(RunHook)
    indirect case parseError(Envelope.ParseError)
    indirect case undefinedParameterType(Envelope.UndefinedParameterType)
    indirect case runFinished(TestRunFinished)
  }

  /// Takes a message and tells what has ended with it, if anything.
  mutating func receive(_ envelope: Envelope) -> Change? {
    switch envelope {
    case .testStepFinished(let message): return stepFinished(message)
    case .testCaseStarted(let message): start(message)
    case .testCaseFinished(let message): return finish(message)
    case .testCase(let testCase): plan(testCase)
    case .pickle(let pickle): pickles[pickle.id] = pickle
    case .gherkinDocument(let document): documents[document.uri ?? ""] = document
    case .suggestion(let message): suggestions[message.pickleStepId] = message.snippets
    case .attachment(let message):
      attach(.inline(message), to: message.testCaseStartedId, stepId: message.testStepId)
      attach(.inline(message), toHook: message.testRunHookStartedId)
    case .externalAttachment(let message):
      attach(.external(message), to: message.testCaseStartedId, stepId: message.testStepId)
      attach(.external(message), toHook: message.testRunHookStartedId)
    case .hook(let hook): hooks[hook.id] = hook
    case .stepDefinition(let definition): stepDefinitions[definition.id] = definition
    case .testRunStarted(let message): startedAt = message.timestamp
    case .testRunHookStarted(let message): runningHooks[message.id] = RunningHook(started: message)
    case .testRunHookFinished(let message): return finish(message)
    case .parseError(let error): return .parseError(error)
    case .undefinedParameterType(let message): return .undefinedParameterType(message)
    case .testRunFinished(let message): return .runFinished(message)
    case .testStepStarted, .source, .meta, .parameterType: break
    }
    return nil
  }

  /// Attempts that began and have not ended, in the order in which they began.
  var unfinished: [Attempt] {
    ((current.map { [$0] } ?? []) + others.values).sorted(by: Attempt.isEarlier)
  }
}

extension RunModel {
  private mutating func plan(_ testCase: TestCase) {
    guard let pickle = pickles.removeValue(forKey: testCase.pickleId) else { return }
    planned[testCase.id] = (testCase, pickle)
  }

  private mutating func start(_ message: TestCaseStarted) {
    guard let (testCase, pickle) = planned[message.testCaseId] else { return }
    if let before = current { others[before.id] = before }
    current = Attempt(
      id: message.id, testCase: testCase, pickle: pickle, number: message.attempt,
      startedAt: message.timestamp, sequence: attempts, workerId: message.workerId)
    attempts += 1
  }

  private mutating func stepFinished(_ message: TestStepFinished) -> Change? {
    let id = message.testCaseStartedId
    let isHook =
      current?.id == id
      ? current?.record(message.testStepResult, of: message.testStepId)
      : others[id]?.record(message.testStepResult, of: message.testStepId)
    guard let isHook else { return nil }
    return .stepFinished(message.testStepResult.status, isHook: isHook)
  }

  private mutating func finish(_ message: TestCaseFinished) -> Change? {
    guard var attempt = removeAttempt(message.testCaseStartedId) else { return nil }
    attempt.willBeRetried = message.willBeRetried
    attempt.duration = attempt.startedAt.duration(to: message.timestamp)
    if !message.willBeRetried { planned[attempt.testCase.id] = nil }
    return .attemptFinished(attempt)
  }

  private mutating func removeAttempt(_ id: String) -> Attempt? {
    guard current?.id == id else { return others.removeValue(forKey: id) }
    return current.take()
  }

  private mutating func finish(_ message: TestRunHookFinished) -> Change? {
    guard let running = runningHooks.removeValue(forKey: message.testRunHookStartedId)
    else { return nil }
    return .runHookFinished(
      RunHook(
        hook: hooks[running.started.hookId], result: message.result,
        duration: running.started.timestamp.duration(to: message.timestamp),
        attachments: running.attachments))
  }

  private mutating func attach(
    _ attachment: Attempt.Attached, to attemptId: String?, stepId: String?
  ) {
    guard let attemptId else { return }
    if current?.id == attemptId {
      current?.attach(attachment, to: stepId)
    } else {
      others[attemptId]?.attach(attachment, to: stepId)
    }
  }
}

extension RunModel {
  private mutating func attach(_ attachment: Attempt.Attached, toHook id: String?) {
    guard let id else { return }
    runningHooks[id]?.attachments.append(attachment)
  }

  /// Where a pickle comes from; made on demand, as few reporters ask it of every pickle.
  mutating func origin(of pickle: Pickle) -> Origin {
    guard let document = documents[pickle.uri] else { return Origin() }
    if let index = indexes[pickle.uri] { return index.origin(of: pickle) }
    // Scenarios of one file mostly come together; a bound keeps a long run from piling up.
    if indexes.count == Self.indexLimit { indexes.removeAll() }
    let index = DocumentIndex(document)
    indexes[pickle.uri] = index
    return index.origin(of: pickle)
  }

  /// The steps and hooks of an attempt, ready to be shown.
  mutating func steps(of attempt: Attempt) -> [StepView] {
    let keywords = origin(of: attempt.pickle).steps
    let pickleSteps = attempt.pickle.steps
    var next = 0
    return zip(attempt.testCase.testSteps, attempt.runs).map { step, run in
      // In the same order in both, so that the next one is nearly always the right one.
      let index = step.pickleStepId.flatMap { id in
        next < pickleSteps.count && pickleSteps[next].id == id
          ? next : pickleSteps.firstIndex { $0.id == id }
      }
      if let index { next = index + 1 }
      let pickleStep = index.map { pickleSteps[$0] }
      let node = pickleStep?.astNodeIds.first.flatMap { keywords[$0] }
      let definitions = (step.stepDefinitionIds ?? []).compactMap { stepDefinitions[$0] }
      return StepView(
        keyword: node?.keyword ?? "",
        place: pickleStep.map { _ in Place(uri: attempt.pickle.uri, line: node?.line) },
        pickleStep: pickleStep,
        hook: step.hookId.map { HookView(hooks[$0]) },
        arguments: step.stepMatchArgumentsLists?.count == 1
          ? step.stepMatchArgumentsLists?.first?.stepMatchArguments ?? [] : [],
        definitions: definitions, result: run.result, attachments: run.attachments,
        snippets: step.pickleStepId.flatMap { suggestions[$0] } ?? [])
    }
  }
}

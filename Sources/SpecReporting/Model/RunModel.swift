import Messages

/// Joins the messages of a run as they arrive, and lets go of what is finished.
///
/// Kept to the end are the documents and the support code, which headings and places are made
/// from. A pickle is kept until its test case is finished, an attempt until it is handed over.
struct RunModel: Sendable {
  private var documents: [String: GherkinDocument] = [:]
  private var indexes: [String: DocumentIndex] = [:]
  private var pickles: [String: Pickle] = [:]
  private var planned: [String: (testCase: TestCase, pickle: Pickle)] = [:]
  private var running: [String: Attempt] = [:]
  private var runningHooks: [String: TestRunHookStarted] = [:]
  private var hooks: [String: Envelope.Hook] = [:]
  private var stepDefinitions: [String: Envelope.StepDefinition] = [:]
  private var suggestions: [String: [Envelope.Snippet]] = [:]
  private(set) var startedAt: Timestamp?

  /// Something that a reporter may have to say now.
  enum Change {
    case stepFinished(TestStepResult.Status, isHook: Bool)
    case attemptFinished(Attempt)
    case runHookFinished(RunHook)
    case parseError(Envelope.ParseError)
    case undefinedParameterType(Envelope.UndefinedParameterType)
    case runFinished(TestRunFinished)
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
    case .attachment(let attachment): attach(attachment)
    case .externalAttachment(let attachment): attach(attachment)
    case .hook(let hook): hooks[hook.id] = hook
    case .stepDefinition(let definition): stepDefinitions[definition.id] = definition
    case .testRunStarted(let message): startedAt = message.timestamp
    case .testRunHookStarted(let message): runningHooks[message.id] = message
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
    running.values.sorted {
      $0.startedAt == $1.startedAt ? $0.id < $1.id : $0.startedAt.isBefore($1.startedAt)
    }
  }
}

extension RunModel {
  private mutating func plan(_ testCase: TestCase) {
    guard let pickle = pickles.removeValue(forKey: testCase.pickleId) else { return }
    planned[testCase.id] = (testCase, pickle)
  }

  private mutating func start(_ message: TestCaseStarted) {
    guard let (testCase, pickle) = planned[message.testCaseId] else { return }
    running[message.id] = Attempt(
      id: message.id, testCase: testCase, pickle: pickle, number: message.attempt,
      startedAt: message.timestamp)
  }

  private mutating func stepFinished(_ message: TestStepFinished) -> Change? {
    let isHook = running[message.testCaseStartedId]?.record(
      message.testStepResult, of: message.testStepId)
    guard let isHook else { return nil }
    return .stepFinished(message.testStepResult.status, isHook: isHook)
  }

  private mutating func finish(_ message: TestCaseFinished) -> Change? {
    guard var attempt = running.removeValue(forKey: message.testCaseStartedId) else { return nil }
    attempt.willBeRetried = message.willBeRetried
    attempt.duration = attempt.startedAt.duration(to: message.timestamp)
    if !message.willBeRetried { planned[attempt.testCase.id] = nil }
    return .attemptFinished(attempt)
  }

  private mutating func finish(_ message: TestRunHookFinished) -> Change? {
    guard let started = runningHooks.removeValue(forKey: message.testRunHookStartedId)
    else { return nil }
    return .runHookFinished(
      RunHook(
        hook: hooks[started.hookId], result: message.result,
        duration: started.timestamp.duration(to: message.timestamp)))
  }

  private mutating func attach(_ attachment: Envelope.Attachment) {
    guard let id = attachment.testCaseStartedId else { return }
    running[id]?.attach(.inline(attachment), to: attachment.testStepId)
  }

  private mutating func attach(_ attachment: Envelope.ExternalAttachment) {
    guard let id = attachment.testCaseStartedId else { return }
    running[id]?.attach(.external(attachment), to: attachment.testStepId)
  }
}

extension RunModel {
  /// Where a pickle comes from; made on demand, as few reporters ask it of every pickle.
  mutating func origin(of pickle: Pickle) -> Origin {
    guard let document = documents[pickle.uri] else { return Origin() }
    let index = indexes[pickle.uri] ?? DocumentIndex(document)
    indexes[pickle.uri] = index
    return index.origin(of: pickle)
  }

  /// The steps and hooks of an attempt, ready to be shown.
  mutating func steps(of attempt: Attempt) -> [StepView] {
    let keywords = origin(of: attempt.pickle).steps
    var pickleSteps: [String: Pickle.Step] = [:]
    for step in attempt.pickle.steps { pickleSteps[step.id] = step }
    return zip(attempt.testCase.testSteps, attempt.runs).map { step, run in
      let pickleStep = step.pickleStepId.flatMap { pickleSteps[$0] }
      let node = pickleStep?.astNodeIds.first.flatMap { keywords[$0] }
      let definitions = (step.stepDefinitionIds ?? []).compactMap { stepDefinitions[$0] }
      return StepView(
        keyword: node?.keyword ?? "", line: node?.location.line, pickleStep: pickleStep,
        hook: step.hookId.map { HookView(hooks[$0]) },
        arguments: step.stepMatchArgumentsLists?.count == 1
          ? step.stepMatchArgumentsLists?.first?.stepMatchArguments ?? [] : [],
        definitions: definitions, result: run.result, attachments: run.attachments,
        snippets: step.pickleStepId.flatMap { suggestions[$0] } ?? [])
    }
  }
}

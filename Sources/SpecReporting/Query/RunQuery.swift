public import Messages

/// A run, read from its messages: attempts, scenarios, hooks and failures outside of them.
///
/// Give it every message in order, and handle the events of each; after the last message ask for the rest:
///
///     for event in query.receive(envelope) { … }
///     for event in query.finish() { … }
///
/// A reporter that keeps one needs no rules of its own: which attempt counts, what is flaky, what
/// is missing and so cannot have passed, and where things are even when messages do not say it.
///
/// It forgets what it has handed over: a plan, kept packed, when its last attempt has ended. Only the
/// structure of documents, the support code and numbers stay to the end. A message that comes before
/// what it belongs to, such as a `testCaseStarted` before its `testCase`, waits for it.
public struct RunQuery: Sendable {
  /// When the run began.
  public private(set) var startedAt: Timestamp?
  /// The end of the run; nil as long as it is missing.
  public private(set) var finished: TestRunFinished?
  /// The tool that ran, with its environment.
  public private(set) var meta: Meta?
  /// The part of the network that steps could use, if it was another than the default.
  public private(set) var network: NetworkMark?
  /// The numbers of all scenarios that were handed over.
  public private(set) var totals = RunTotals()
  /// Expressions that name an unknown parameter type, in the order of their messages.
  private var undefinedParameterTypes: [Envelope.UndefinedParameterType] = []

  var documents: [String: DocumentStructure] = [:]
  /// The documents asked for last.
  var indexes: [String: DocumentIndex] = [:]
  var unpacked: Unpacked?
  var hooks: [String: Envelope.Hook] = [:]
  var stepDefinitions: [String: Envelope.StepDefinition] = [:]
  /// The comparison and trend of a run that `RunReading` has finished; empty until then, to save memory.
  var compared: [(comparison: RunComparison?, trend: RunTrend?)] = []
  /// By the id of the pickle step.
  var suggestions: [String: Envelope.Snippet] = [:]

  /// The pickles that have no test case yet, by id.
  private var pickles = PackedPlans()
  private var lastUri = ""
  /// The test cases without a last attempt, by id.
  private var planned = PackedPlans()
  private var planCount = 0
  /// The attempt that began last: scenarios mostly arrive whole, so that nothing is looked up.
  private var current: Attempt?
  /// Other attempts under way, as in the messages of a parallel run.
  private var others: [String: Attempt] = [:]
  private var attemptCount = 0
  /// By test case, attempts after which another was to follow.
  private var earlier: [String: [Attempt]] = [:]
  private var runningHooks: [String: RunningHook] = [:]
  /// The number of hooks of the run that have begun.
  private var hookCount = 0
  private var waiting = Waiting()
  private var isExplained = false
  /// Pickle steps of the scenarios that were handed over, whose suggestions are not needed any more.
  private var spentSuggestions: [String] = []

  /// A hook of the run that has not ended.
  private struct RunningHook {
    var number: Int
    var started: TestRunHookStarted
    var attachments: [Attempt.Attached] = []
  }

  /// The name of the implementation in the messages of specrun.
  package static let ownImplementation = "specrun"

  /// A query for one run.
  public init() {}

  /// From the beginning of the run to its end, if both are known.
  public var duration: Duration? {
    guard let startedAt, let end = finished?.timestamp else { return nil }
    return startedAt.duration(to: end)
  }

  /// The differences from the run before; nil without one, and until `RunReading` has finished.
  public var comparison: RunComparison? { compared.first?.comparison }

  /// The trend of a history with this run as its last; nil without a history, and until `RunReading` has
  /// finished.
  public var trend: RunTrend? { compared.first?.trend }

  /// Takes a message.
  public mutating func receive(_ envelope: Envelope) -> Events {
    var events = Events()
    receive(envelope, &events)
    return events
  }

  private mutating func receive(_ envelope: Envelope, _ events: inout Events) {
    switch envelope {
    case .testStepFinished(let message): stepFinished(message, &events)
    case .testCaseStarted(let message): start(message, &events)
    case .testCaseFinished(let message): finish(message, &events)
    case .testCase(let testCase): plan(testCase, &events)
    case .pickle(let pickle): keep(pickle, &events)
    case .gherkinDocument(let document):
      documents[document.uri ?? ""] = DocumentStructure(document)
      indexes[document.uri ?? ""] = nil
      unpacked = nil
    case .suggestion(let message):
      // The likeliest: a second definition for the same step would make it ambiguous.
      suggestions[message.pickleStepId] = message.snippets.first
    case .attachment(let message):
      if message.testCaseStartedId == nil { network = NetworkMark(message) ?? network }
      attach(.inline(message), envelope, toHook: message.testRunHookStartedId)
    case .externalAttachment(let message):
      attach(.external(message), envelope, toHook: message.testRunHookStartedId)
    case .hook(let hook): hooks[hook.id] = hook
    case .stepDefinition(let definition): stepDefinitions[definition.id] = definition
    case .meta(let message): meta = message
    case .testRunStarted(let message): startedAt = message.timestamp
    case .testRunFinished(let message): finished = message
    case .testRunHookStarted(let message):
      runningHooks[message.id] = RunningHook(number: hookCount, started: message)
      hookCount += 1
    case .testRunHookFinished(let message): finish(message, &events)
    case .parseError(let error): add(RunProblem(error), &events)
    case .undefinedParameterType(let message): undefinedParameterTypes.append(message)
    case .testStepStarted, .source, .parameterType: break
    }
  }

  /// Releases the document of a feature that is complete, unless one of its scenarios
  /// has not ended.
  mutating func featureEnded(_ uri: String) {
    guard current == nil, others.isEmpty, !planned.has(uri) else { return }
    (documents[uri], indexes[uri], unpacked) = (nil, nil, nil)
  }

  /// Takes the end of the messages: hands over what has not ended as it is, and names what is missing.
  public mutating func finish() -> Events {
    var events = Events()
    finishAttempts(&events)
    finishRun(&events)
    return events
  }
}

// MARK: - Plans

extension RunQuery {
  private mutating func keep(_ pickle: Pickle, _ events: inout Events) {
    // One text for all pickles of a file.
    if lastUri != pickle.uri { lastUri = pickle.uri }
    pickles.add(pickle.id, uri: lastUri) { PlannedPickle.pack(pickle, into: &$0) }
    for testCase in waiting.takeTestCases(of: pickle.id) { plan(testCase, &events) }
  }

  private mutating func plan(_ testCase: TestCase, _ events: inout Events) {
    guard let (block, range, uri) = pickles.find(testCase.pickleId) else {
      return waiting.add(testCase)
    }
    planned.add(testCase.id, uri: uri) { [planCount] writer in
      PlannedCase.pack(testCase, of: block[range], number: planCount, into: &writer)
    }
    pickles.remove(testCase.pickleId)
    planCount += 1
    for message in waiting.takeAttempts(at: testCase.id) { receive(message, &events) }
  }

  private func plan(of testCaseId: String) -> PlannedCase? {
    planned.find(testCaseId).map { found in
      PlannedCase(found.block, at: found.range.lowerBound, uri: found.uri)
    }
  }

  /// The feature of a test case whose last attempt has not ended; nil for any other id.
  func uri(ofTestCase id: String) -> String? {
    planned.find(id)?.uri
  }
}

// MARK: - Attempts

extension RunQuery {
  private mutating func start(_ message: TestCaseStarted, _ events: inout Events) {
    guard let plan = plan(of: message.testCaseId) else { return waiting.add(message) }
    for step in spentSuggestions { suggestions[step] = nil }
    spentSuggestions.removeAll()
    if let before = current { others[before.id] = before }
    current = Attempt(message, plan: plan, sequence: attemptCount)
    attemptCount += 1
    for message in waiting.takeMessages(of: message.id) { receive(message, &events) }
  }

  private mutating func stepFinished(_ message: TestStepFinished, _ events: inout Events) {
    let id = message.testCaseStartedId
    let isHook: Bool?
    if current?.id == id {
      isHook = current?.record(message.testStepResult, of: message.testStepId)
    } else if others[id] != nil {
      isHook = others[id]?.record(message.testStepResult, of: message.testStepId)
    } else {
      return waiting.add(.testStepFinished(message), of: id)
    }
    guard let isHook else { return waiting.addStep(of: id) }
    events.append(.stepFinished(message.testStepResult.status, isHook: isHook))
  }

  private mutating func finish(_ message: TestCaseFinished, _ events: inout Events) {
    let id = message.testCaseStartedId
    guard var attempt = current?.id == id ? current.take() : others.removeValue(forKey: id) else {
      return waiting.add(.testCaseFinished(message), of: id)
    }
    attempt.finish(message)
    handOver(attempt, &events)
  }

  private mutating func attach(
    _ attachment: Attempt.Attached, _ envelope: Envelope, toHook hookId: String?
  ) {
    if let hookId { runningHooks[hookId]?.attachments.append(attachment) }
    guard let attemptId = envelope.testCaseStartedId else { return }
    if current?.id == attemptId {
      current?.attach(attachment, to: envelope.testStepId)
    } else if others[attemptId] != nil {
      others[attemptId]?.attach(attachment, to: envelope.testStepId)
    } else {
      waiting.addAttachment(envelope, of: attemptId)
    }
  }

  private mutating func handOver(_ attempt: Attempt, _ events: inout Events) {
    var attempt = attempt
    if attempt.plan.pickle.location == nil {
      attempt.documentLine = lineage(of: attempt).line
    }
    if attempt.willBeRetried, attempt.gap != .retry {
      totals.add(attempt)
      earlier[attempt.testCaseId, default: []].append(attempt)
      events.append(.attemptRetried(attempt))
      if attempt.status == .unknown, let gap = attempt.gap {
        add(RunProblem(attempt, gap), &events)
      }
    } else {
      let scenario = ScenarioResult(
        attempt: attempt, earlier: earlier.removeValue(forKey: attempt.testCaseId) ?? [])
      planned.remove(attempt.testCaseId)
      if !suggestions.isEmpty { spentSuggestions += pickle(of: attempt).steps.map(\.id) }
      if attempt.gap != .retry { totals.add(attempt) }
      totals.add(scenario)
      if scenario.isFailure { isExplained = true }
      events.append(.scenarioFinished(scenario))
    }
  }

  private mutating func finishAttempts(_ events: inout Events) {
    let isRunCut = finished == nil
    let open = ((current.map { [$0] } ?? []) + others.values).sorted(by: Attempt.isEarlier)
    (current, others) = (nil, [:])
    let last = Dictionary(open.map { ($0.testCaseId, $0.id) }) { _, later in later }
    for var attempt in open {
      attempt.gap = .end(isRunCut: isRunCut)
      // Others came after it.
      attempt.willBeRetried = last[attempt.testCaseId] != attempt.id
      if plan(of: attempt.testCaseId) != nil {
        handOver(attempt, &events)
      } else if let gap = attempt.gap {
        add(RunProblem(attempt, gap), &events)
      }
    }
    // The next attempt never came, so that the last one that there was counts.
    for var attempt in earlier.values.compactMap(\.last).sorted(by: Attempt.isEarlier) {
      earlier[attempt.testCaseId]?.removeLast()
      attempt.gap = .retry
      handOver(attempt, &events)
    }
    planReadPickles(&events)
    let rest = planned.ids.compactMap { id in plan(of: id).map { (id: id, plan: $0) } }
    for (id, plan) in rest.sorted(by: { $0.plan.number < $1.plan.number }) {
      let started = TestCaseStarted(
        attempt: 0, id: "", testCaseId: id, timestamp: finished?.timestamp ?? Timestamp())
      var attempt = Attempt(started, plan: plan, sequence: attemptCount)
      // A run that succeeded ran all it planned; one that failed may have left scenarios out.
      attempt.leaveOut(isRunCut: finished?.success != true)
      handOver(attempt, &events)
    }
  }

  /// Plans all pickles if a hook before the run has failed: specrun announces no test case then, as the
  /// compatibility kit has it, unless scenarios were left out by filters.
  private mutating func planReadPickles(_ events: inout Events) {
    guard planCount == 0, hookCount > 0, finished?.success != true,
      meta?.implementation.name == Self.ownImplementation
    else { return }
    let read = pickles.ids.compactMap(pickles.find).map { found in
      PlannedPickle(found.block, at: found.range.lowerBound, uri: found.uri).pickle
    }
    // The ids of our own count up.
    for pickle in read.sorted(by: { $0.id.countedId ?? 0 < $1.id.countedId ?? 0 }) {
      plan(
        TestCase(
          id: pickle.id, pickleId: pickle.id,
          testSteps: pickle.steps.map { TestCase.Step(id: $0.id, pickleStepId: $0.id) }), &events)
    }
  }
}

// MARK: - The run

extension RunQuery {
  private mutating func finish(_ message: TestRunHookFinished, _ events: inout Events) {
    guard let running = runningHooks.removeValue(forKey: message.testRunHookStartedId) else {
      return waiting.addHook(message.testRunHookStartedId)
    }
    let hook = RunHook(
      hook: hooks[running.started.hookId], result: message.result,
      duration: running.started.timestamp.duration(to: message.timestamp),
      attachments: running.attachments)
    totals.stepTime.add(hook.result.duration)
    events.append(.runHookFinished(hook))
    if let problem = RunProblem(hook) { add(problem, &events) }
  }

  private mutating func add(_ problem: RunProblem, _ events: inout Events) {
    isExplained = true
    events.append(.problem(problem))
  }

  private mutating func finishRun(_ events: inout Events) {
    for running in runningHooks.values.sorted(by: { $0.number < $1.number }) {
      let hook = hooks[running.started.hookId]
      add(RunProblem(unfinished: hook, isRunCut: finished == nil), &events)
    }
    for problem in waiting.problems { add(problem, &events) }
    // They fail a run only if the run itself says so.
    if finished?.success != true {
      for type in undefinedParameterTypes { add(RunProblem(type), &events) }
    }
    if let problem = RunProblem(endOfRun: finished, isExplained: isExplained) {
      add(problem, &events)
    }
  }
}

import Messages

/// Turns a script into messages.
struct EventMaker {
  private(set) var envelopes: [Envelope] = []
  private var lastId = 0
  private var nanos = 0
  private var plans: [(scenario: EventScript.Scenario, pickle: Pickle, testCase: TestCase)] = []
  private let runId = "run"

  mutating func make(_ script: EventScript) {
    for error in script.parseErrors {
      let reference = SourceReference(uri: error.uri, location: Location(line: error.line))
      envelopes.append(.parseError(.init(source: reference, message: error.message)))
    }
    let pickles = script.features.flatMap { addDocument($0) }
    for (scenario, pickle) in pickles { addSupportCode(scenario, pickle) }
    envelopes.append(.testRunStarted(.init(timestamp: now, id: runId)))
    runHooks(script.runHooks.filter { $0.type == .beforeTestRun })
    for plan in plans { envelopes.append(.testCase(plan.testCase)) }
    for (index, plan) in plans.enumerated() {
      run(plan, isCut: script.isCutShort && index == plans.count - 1)
    }
    guard !script.isCutShort else { return }
    runHooks(script.runHooks.filter { $0.type == .afterTestRun })
    let worst =
      script.features.flatMap(\.scenarios).flatMap { $0.attempts.last ?? [] }
      .map(\.status).max() ?? .passed
    let isGood =
      !worst.isFailure && script.parseErrors.isEmpty && script.message == nil
      && !script.runHooks.contains { $0.status.isFailure }
    envelopes.append(
      .testRunFinished(
        .init(
          message: script.message, success: isGood, timestamp: now, testRunStartedId: runId)))
  }

  private mutating func id() -> String {
    lastId += 1
    return "\(lastId)"
  }

  private var now: Timestamp {
    Timestamp(seconds: nanos / 1_000_000_000, nanos: nanos % 1_000_000_000)
  }
}

extension EventMaker {
  private mutating func addDocument(
    _ feature: EventScript.Feature
  ) -> [(EventScript.Scenario, Pickle)] {
    var children: [GherkinDocument.FeatureChild] = []
    var rule: GherkinDocument.Rule?
    var pickles: [(EventScript.Scenario, Pickle)] = []
    for scenario in feature.scenarios {
      let (node, pickle) = make(scenario, in: feature)
      pickles.append((scenario, pickle))
      if rule?.name != scenario.rule, let ended = rule { children.append(.rule(ended)) }
      if rule?.name != scenario.rule {
        rule = scenario.rule.map {
          .init(location: Location(line: scenario.line - 1), keyword: "Rule", name: $0, id: id())
        }
      }
      if rule == nil { children.append(.scenario(node)) }
      rule?.children.append(.scenario(node))
    }
    if let rule { children.append(.rule(rule)) }
    let tags = feature.tags.map {
      GherkinDocument.Tag(location: Location(line: 1), name: $0, id: id())
    }
    let root = GherkinDocument.Feature(
      location: Location(line: 1, column: 1), tags: tags, language: "en", keyword: "Feature",
      name: feature.name, children: children)
    envelopes.append(.gherkinDocument(.init(uri: feature.uri, feature: root)))
    envelopes += pickles.map { .pickle($0.1) }
    return pickles
  }

  private mutating func make(
    _ scenario: EventScript.Scenario, in feature: EventScript.Feature
  ) -> (GherkinDocument.Scenario, Pickle) {
    let steps = (scenario.attempts.last ?? []).filter { !$0.isHook }
    var nodes: [GherkinDocument.Step] = []
    var pickleSteps: [Pickle.Step] = []
    for (index, step) in steps.enumerated() {
      let (keyword, text) = split(step.text)
      let node = GherkinDocument.Step(
        location: Location(line: scenario.line + index + 1, column: 5), keyword: keyword,
        text: text, id: id())
      nodes.append(node)
      let table = step.table.map { rows in
        Pickle.Table(rows: rows.map { .init(cells: $0.map { .init(value: $0) }) })
      }
      let argument = Pickle.Argument(docString: step.docString, dataTable: table)
      pickleSteps.append(
        .init(
          argument: step.docString == nil && table == nil ? nil : argument,
          astNodeIds: [node.id], id: id(), text: text))
    }
    let location = Location(line: scenario.line, column: 3)
    let node = GherkinDocument.Scenario(
      location: location, keyword: "Scenario", name: scenario.name, steps: nodes, id: id())
    let pickle = Pickle(
      id: id(), uri: feature.uri, location: location, name: scenario.name, language: "en",
      steps: pickleSteps,
      tags: (feature.tags + scenario.tags).map { .init(name: $0, astNodeId: "") },
      astNodeIds: [node.id])
    return (node, pickle)
  }

  private func split(_ text: String) -> (keyword: String, text: String) {
    guard let space = text.firstIndex(of: " ") else { return ("* ", text) }
    let rest = text.index(after: space)
    return (String(text[..<rest]), String(text[rest...]))
  }
}

extension EventMaker {
  /// Makes definitions, hooks and the test case.
  private mutating func addSupportCode(_ scenario: EventScript.Scenario, _ pickle: Pickle) {
    var pickleSteps = pickle.steps[...]
    var testSteps: [TestCase.Step] = []
    for (index, step) in (scenario.attempts.last ?? []).enumerated() {
      let code = SourceReference(uri: "Steps/Steps.swift", location: Location(line: index + 10))
      if step.isHook {
        let hook = Envelope.Hook(
          id: id(), name: step.text, sourceReference: code, type: .beforeTestCase)
        envelopes.append(.hook(hook))
        testSteps.append(.init(hookId: hook.id, id: id()))
      } else if let pickleStep = pickleSteps.popFirst() {
        let count = step.status == .undefined ? 0 : step.status == .ambiguous ? 2 : 1
        let definitions = (0..<count).map { _ in define(pickleStep.text, code) }
        testSteps.append(
          .init(
            id: id(), pickleStepId: pickleStep.id, stepDefinitionIds: definitions,
            stepMatchArgumentsLists: definitions.map { _ in match(step, pickleStep.text) }))
      }
    }
    let testCase = TestCase(
      id: id(), pickleId: pickle.id, testSteps: testSteps, testRunStartedId: runId)
    plans.append((scenario, pickle, testCase))
  }

  private mutating func define(_ text: String, _ code: SourceReference) -> String {
    let definition = Envelope.StepDefinition(
      id: id(), pattern: .init(source: text, type: .cucumberExpression), sourceReference: code)
    envelopes.append(.stepDefinition(definition))
    return definition.id
  }

  private func match(_ step: EventScript.Step, _ text: String) -> TestCase.MatchArguments {
    var rest = Substring(text)
    let arguments = step.arguments.compactMap { argument -> TestCase.MatchArgument? in
      guard let range = rest.firstRange(of: argument) else { return nil }
      rest = rest[range.upperBound...]
      let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
      return .init(group: .init(start: start, value: argument))
    }
    return .init(stepMatchArguments: arguments)
  }

  private mutating func run(
    _ plan: (scenario: EventScript.Scenario, pickle: Pickle, testCase: TestCase), isCut: Bool
  ) {
    for (attempt, steps) in plan.scenario.attempts.enumerated() {
      let startedId = id()
      envelopes.append(
        .testCaseStarted(
          .init(attempt: attempt, id: startedId, testCaseId: plan.testCase.id, timestamp: now)))
      let isLast = attempt == plan.scenario.attempts.count - 1
      for (index, (step, testStep)) in zip(steps, plan.testCase.testSteps).enumerated() {
        run(step, testStep, startedId)
        if isCut, isLast, index == steps.count - 1 {
          // The crash came before the step could end.
          envelopes.removeLast()
          return
        }
      }
      envelopes.append(
        .testCaseFinished(
          .init(testCaseStartedId: startedId, timestamp: now, willBeRetried: !isLast)))
    }
  }

  private mutating func run(
    _ step: EventScript.Step, _ testStep: TestCase.Step, _ startedId: String
  ) {
    envelopes.append(
      .testStepStarted(
        .init(testCaseStartedId: startedId, testStepId: testStep.id, timestamp: now)))
    if let code = step.snippet, let pickleStepId = testStep.pickleStepId {
      let snippet = Envelope.Snippet(language: "swift", code: code)
      envelopes.append(
        .suggestion(.init(id: id(), pickleStepId: pickleStepId, snippets: [snippet])))
    }
    for var attachment in step.attachments {
      attachment.testCaseStartedId = startedId
      attachment.testStepId = testStep.id
      envelopes.append(.attachment(attachment))
    }
    nanos += step.milliseconds * 1_000_000
    let result = TestStepResult(
      duration: .milliseconds(step.milliseconds), message: step.message, status: step.status,
      exception: step.exception)
    envelopes.append(
      .testStepFinished(
        .init(
          testCaseStartedId: startedId, testStepId: testStep.id, testStepResult: result,
          timestamp: now)))
  }

  private mutating func runHooks(_ hooks: [EventScript.RunHook]) {
    for hook in hooks {
      let code = SourceReference(uri: "Steps/Hooks.swift", location: Location(line: 3))
      let definition = Envelope.Hook(
        id: id(), name: hook.name, sourceReference: code, type: hook.type)
      envelopes.append(.hook(definition))
      let startedId = id()
      envelopes.append(
        .testRunHookStarted(
          .init(id: startedId, testRunStartedId: runId, hookId: definition.id, timestamp: now)))
      let result = TestStepResult(duration: .zero, message: hook.message, status: hook.status)
      envelopes.append(
        .testRunHookFinished(
          .init(testRunHookStartedId: startedId, result: result, timestamp: now)))
    }
  }
}

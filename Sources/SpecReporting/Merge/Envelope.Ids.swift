import Messages

/// Changes one id, given what it names.
typealias IdChange = (IdKind, String) -> String

extension Envelope {
  /// The message with every id in it changed, those it gives and those it refers to.
  ///
  /// `change` is called in the same order for messages that differ in nothing but their ids.
  func changingIds(_ change: IdChange) -> Envelope {
    switch self {
    case .gherkinDocument(let document): .gherkinDocument(document.changingIds(change))
    case .pickle(let pickle): .pickle(pickle.changingIds(change))
    case .testCase(let testCase): .testCase(testCase.changingIds(change))
    case .attachment, .externalAttachment: changingIdsOfAttachment(change)
    case .parameterType, .stepDefinition, .hook, .suggestion: changingIdsOfSupportCode(change)
    case .testRunStarted, .testRunFinished, .testRunHookStarted, .testRunHookFinished:
      changingIdsOfRun(change)
    case .testCaseStarted, .testCaseFinished, .testStepStarted, .testStepFinished:
      changingIdsOfAttempt(change)
    case .meta, .source, .parseError, .undefinedParameterType: self
    }
  }

  private func changingIdsOfAttachment(_ change: IdChange) -> Envelope {
    switch self {
    case .attachment(var message):
      message.testRunStartedId = message.testRunStartedId.map { change(.run, $0) }
      message.testRunHookStartedId = message.testRunHookStartedId.map { change(.runHook, $0) }
      message.testCaseStartedId = message.testCaseStartedId.map { change(.attempt, $0) }
      message.testStepId = message.testStepId.map { change(.testStep, $0) }
      return .attachment(message)
    case .externalAttachment(var message):
      message.testRunHookStartedId = message.testRunHookStartedId.map { change(.runHook, $0) }
      message.testCaseStartedId = message.testCaseStartedId.map { change(.attempt, $0) }
      message.testStepId = message.testStepId.map { change(.testStep, $0) }
      return .externalAttachment(message)
    default: return self
    }
  }

  private func changingIdsOfSupportCode(_ change: IdChange) -> Envelope {
    switch self {
    case .parameterType(var message):
      message.id = change(.parameterType, message.id)
      return .parameterType(message)
    case .stepDefinition(var message):
      message.id = change(.stepDefinition, message.id)
      return .stepDefinition(message)
    case .hook(var message):
      message.id = change(.hook, message.id)
      return .hook(message)
    case .suggestion(var message):
      message.id = change(.suggestion, message.id)
      message.pickleStepId = change(.pickleStep, message.pickleStepId)
      return .suggestion(message)
    default: return self
    }
  }

  private func changingIdsOfRun(_ change: IdChange) -> Envelope {
    switch self {
    case .testRunStarted(var message):
      message.id = message.id.map { change(.run, $0) }
      return .testRunStarted(message)
    case .testRunFinished(var message):
      message.testRunStartedId = message.testRunStartedId.map { change(.run, $0) }
      return .testRunFinished(message)
    case .testRunHookStarted(var message):
      message.id = change(.runHook, message.id)
      message.testRunStartedId = change(.run, message.testRunStartedId)
      message.hookId = change(.hook, message.hookId)
      return .testRunHookStarted(message)
    case .testRunHookFinished(var message):
      message.testRunHookStartedId = change(.runHook, message.testRunHookStartedId)
      return .testRunHookFinished(message)
    default: return self
    }
  }

  private func changingIdsOfAttempt(_ change: IdChange) -> Envelope {
    switch self {
    case .testCaseStarted(var message):
      message.id = change(.attempt, message.id)
      message.testCaseId = change(.testCase, message.testCaseId)
      return .testCaseStarted(message)
    case .testCaseFinished(var message):
      message.testCaseStartedId = change(.attempt, message.testCaseStartedId)
      return .testCaseFinished(message)
    case .testStepStarted(var message):
      message.testCaseStartedId = change(.attempt, message.testCaseStartedId)
      message.testStepId = change(.testStep, message.testStepId)
      return .testStepStarted(message)
    case .testStepFinished(var message):
      message.testCaseStartedId = change(.attempt, message.testCaseStartedId)
      message.testStepId = change(.testStep, message.testStepId)
      return .testStepFinished(message)
    default: return self
    }
  }
}

extension Pickle {
  func changingIds(_ change: IdChange) -> Pickle {
    var pickle = self
    pickle.id = change(.pickle, id)
    pickle.astNodeIds = astNodeIds.map { change(.node, $0) }
    for index in tags.indices {
      pickle.tags[index].astNodeId = change(.node, tags[index].astNodeId)
    }
    for index in steps.indices {
      pickle.steps[index].id = change(.pickleStep, steps[index].id)
      pickle.steps[index].astNodeIds = steps[index].astNodeIds.map { change(.node, $0) }
    }
    return pickle
  }
}

extension TestCase {
  func changingIds(_ change: IdChange) -> TestCase {
    var testCase = self
    testCase.id = change(.testCase, id)
    testCase.pickleId = change(.pickle, pickleId)
    testCase.testRunStartedId = testRunStartedId.map { change(.run, $0) }
    for index in testSteps.indices {
      testCase.testSteps[index] = testSteps[index].changingIds(change)
    }
    return testCase
  }
}

extension TestCase.Step {
  fileprivate func changingIds(_ change: IdChange) -> TestCase.Step {
    var step = self
    step.id = change(.testStep, id)
    step.hookId = hookId.map { change(.hook, $0) }
    step.pickleStepId = pickleStepId.map { change(.pickleStep, $0) }
    step.stepDefinitionIds = stepDefinitionIds?.map { change(.stepDefinition, $0) }
    return step
  }
}

import CucumberExpressions
public import Messages

extension Plan {
  /// The message that announces a test case.
  public func message(for testCase: Case) -> TestCase {
    var steps: [TestCase.Step] = []
    steps.reserveCapacity(testCase.steps.count)
    for (step, id) in zip(testCase.steps, testCase.stepIds) {
      switch step {
      case .hook(let index), .stepHook(let index, _):
        steps.append(TestCase.Step(hookId: supportCode.hooks[index].id, id: id))
      case .pickleStep(let index, let match):
        steps.append(message(id: id, pickleStepId: testCase.pickle.steps[index].id, match: match))
      }
    }
    return TestCase(
      id: testCase.id, pickleId: testCase.pickle.id, testSteps: steps, testRunStartedId: runId)
  }

  private func message(id: String, pickleStepId: String, match: StepMatch) -> TestCase.Step {
    let candidates = match.ownCandidates
    return TestCase.Step(
      id: id, pickleStepId: pickleStepId,
      stepDefinitionIds: candidates.map { supportCode.definitions[$0.definition].id },
      stepMatchArgumentsLists: candidates.map { candidate in
        TestCase.MatchArguments(
          stepMatchArguments: candidate.arguments.map { argument in
            TestCase.MatchArgument(
              group: TestCase.Group(argument.group),
              parameterTypeName: argument.parameterType.messageName)
          })
      })
  }
}

extension CucumberExpressions.ParameterType {
  /// Its name in messages: empty for `{}`, which is a registered type, and absent for a capture group
  /// that no type claims.
  fileprivate var messageName: String? {
    name.isEmpty && !preferForRegularExpressionMatch ? nil : name
  }
}

extension TestCase.Group {
  fileprivate init(_ group: StepExpression.Group) {
    self.init(
      children: group.children.isEmpty ? nil : group.children.map(TestCase.Group.init),
      start: group.start, value: group.value)
  }
}

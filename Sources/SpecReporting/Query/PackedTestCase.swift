import Messages

/// A test case that waits for its execution.
struct PackedTestCase: Sendable {
  private let bytes: [UInt8]

  init(_ testCase: TestCase) {
    var packer = Packer()
    // First what every attempt needs.
    packer.put(testCase.testSteps) { packer, step in
      packer.put(step.id)
      packer.put(step.hookId)
    }
    for index in testCase.testSteps.indices { packer.putMatch(of: testCase.testSteps[index]) }
    packer.put(testCase.id)
    packer.put(testCase.pickleId)
    packer.put(testCase.testRunStartedId)
    bytes = packer.bytes
  }

  /// The ids of the steps, each with whether it is a hook.
  var steps: [(id: String, isHook: Bool)] {
    var unpacker = Unpacker(bytes)
    return unpacker.array { ($0.text(), $0.optionalText() != nil) }
  }

  var testCase: TestCase {
    var unpacker = Unpacker(bytes)
    let heads = unpacker.array { ($0.text(), $0.optionalText()) }
    let steps = heads.map { id, hookId in
      TestCase.Step(
        hookId: hookId, id: id, pickleStepId: unpacker.optionalText(),
        stepDefinitionIds: unpacker.optional { $0.array { $0.text() } },
        stepMatchArgumentsLists: unpacker.optional { unpacker in
          unpacker.array { unpacker in
            TestCase.MatchArguments(
              stepMatchArguments: unpacker.array { unpacker in
                let type = unpacker.optionalText()
                return TestCase.MatchArgument(group: unpacker.group(), parameterTypeName: type)
              })
          }
        })
    }
    return TestCase(
      id: unpacker.text(), pickleId: unpacker.text(), testSteps: steps,
      testRunStartedId: unpacker.optionalText())
  }
}

extension Packer {
  fileprivate mutating func putMatch(of step: TestCase.Step) {
    put(step.pickleStepId)
    put(step.stepDefinitionIds) { $0.put($1) { $0.put($1) } }
    put(step.stepMatchArgumentsLists) { packer, lists in
      packer.put(lists) { packer, list in
        packer.put(list.stepMatchArguments) { packer, argument in
          packer.put(argument.parameterTypeName)
          packer.put(argument.group)
        }
      }
    }
  }

  fileprivate mutating func put(_ group: TestCase.Group) {
    put(group.start ?? -1)
    put(group.value)
    put(group.children) { $0.put($1) { $0.put($1) } }
  }
}

extension Unpacker {
  fileprivate mutating func group() -> TestCase.Group {
    let start = number()
    let value = optionalText()
    return TestCase.Group(
      children: optional { $0.array { $0.group() } }, start: start < 0 ? nil : start, value: value)
  }
}

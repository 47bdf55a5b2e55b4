/// A pickle as planned: hooks and steps in the order in which they will run.
public struct TestCase: Sendable, Equatable {
  public var id: String
  public var pickleId: String
  public var testSteps: [Step]
  public var testRunStartedId: String?

  @inlinable
  public init(id: String, pickleId: String, testSteps: [Step], testRunStartedId: String? = nil) {
    self.id = id
    self.pickleId = pickleId
    self.testSteps = testSteps
    self.testRunStartedId = testRunStartedId
  }
}

extension TestCase {
  /// A hook or a pickle step; exactly one of `hookId` and `pickleStepId` is there.
  public struct Step: Sendable, Equatable {
    public var hookId: String?
    public var id: String
    public var pickleStepId: String?
    /// Every definition that matches: none is undefined, two are ambiguous.
    ///
    /// Absent for a hook.
    public var stepDefinitionIds: [String]?
    /// One list a definition, in the same order.
    ///
    /// Absent for a hook.
    public var stepMatchArgumentsLists: [MatchArguments]?

    @inlinable
    public init(
      hookId: String? = nil,
      id: String,
      pickleStepId: String? = nil,
      stepDefinitionIds: [String]? = nil,
      stepMatchArgumentsLists: [MatchArguments]? = nil
    ) {
      self.hookId = hookId
      self.id = id
      self.pickleStepId = pickleStepId
      self.stepDefinitionIds = stepDefinitionIds
      self.stepMatchArgumentsLists = stepMatchArgumentsLists
    }
  }

  /// The arguments that one definition takes from the step text.
  public struct MatchArguments: Sendable, Equatable {
    public var stepMatchArguments: [MatchArgument]

    @inlinable
    public init(stepMatchArguments: [MatchArgument]) {
      self.stepMatchArguments = stepMatchArguments
    }
  }

  /// One argument.
  public struct MatchArgument: Sendable, Equatable {
    public var group: Group
    public var parameterTypeName: String?

    @inlinable
    public init(group: Group, parameterTypeName: String? = nil) {
      self.group = group
      self.parameterTypeName = parameterTypeName
    }
  }

  /// A capture group; one that took no part in the match has no start and no value.
  public struct Group: Sendable, Equatable {
    public var children: [Group]?
    /// Offset in the step text, in UTF-16 code units as Cucumber counts.
    public var start: Int?
    public var value: String?

    @inlinable
    public init(children: [Group]? = nil, start: Int? = nil, value: String? = nil) {
      self.children = children
      self.start = start
      self.value = value
    }
  }
}

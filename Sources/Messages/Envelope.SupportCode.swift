extension Envelope {
  /// A hook that support code defined.
  public struct Hook: Sendable, Equatable {
    public var id: String
    public var name: String?
    public var sourceReference: SourceReference
    public var tagExpression: String?
    public var type: HookType?

    @inlinable
    public init(
      id: String,
      name: String? = nil,
      sourceReference: SourceReference,
      tagExpression: String? = nil,
      type: HookType? = nil
    ) {
      self.id = id
      self.name = name
      self.sourceReference = sourceReference
      self.tagExpression = tagExpression
      self.type = type
    }
  }

  /// When a hook runs.
  public enum HookType: String, Sendable, CaseIterable {
    case beforeTestRun = "BEFORE_TEST_RUN"
    case afterTestRun = "AFTER_TEST_RUN"
    case beforeTestCase = "BEFORE_TEST_CASE"
    case afterTestCase = "AFTER_TEST_CASE"
    case beforeTestStep = "BEFORE_TEST_STEP"
    case afterTestStep = "AFTER_TEST_STEP"
  }

  /// A step definition that support code made.
  public struct StepDefinition: Sendable, Equatable {
    public var id: String
    public var pattern: Pattern
    public var sourceReference: SourceReference

    @inlinable
    public init(id: String, pattern: Pattern, sourceReference: SourceReference) {
      self.id = id
      self.pattern = pattern
      self.sourceReference = sourceReference
    }
  }

  /// A parameter type that support code made.
  public struct ParameterType: Sendable, Equatable {
    public var id: String
    public var name: String
    public var regularExpressions: [String]
    public var preferForRegularExpressionMatch: Bool
    public var useForSnippets: Bool
    public var sourceReference: SourceReference?

    @inlinable
    public init(
      id: String,
      name: String,
      regularExpressions: [String],
      preferForRegularExpressionMatch: Bool,
      useForSnippets: Bool,
      sourceReference: SourceReference? = nil
    ) {
      self.id = id
      self.name = name
      self.regularExpressions = regularExpressions
      self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
      self.useForSnippets = useForSnippets
      self.sourceReference = sourceReference
    }
  }

  /// An expression that could not be used because it names an unknown parameter type.
  public struct UndefinedParameterType: Sendable, Equatable {
    public var expression: String
    public var name: String

    @inlinable
    public init(expression: String, name: String) {
      self.expression = expression
      self.name = name
    }
  }
}

extension Envelope.StepDefinition {
  /// The expression as the author wrote it.
  public struct Pattern: Sendable, Equatable {
    public var source: String
    public var type: PatternType

    @inlinable
    public init(source: String, type: PatternType) {
      self.source = source
      self.type = type
    }
  }

  /// The two languages of patterns.
  public enum PatternType: String, Sendable, CaseIterable {
    case cucumberExpression = "CUCUMBER_EXPRESSION"
    case regularExpression = "REGULAR_EXPRESSION"
  }
}

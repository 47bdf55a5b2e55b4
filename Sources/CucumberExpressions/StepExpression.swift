/// The pattern of a step definition: a Cucumber expression or a regular expression.
///
/// Text is compared by its Unicode scalars, in effect by its UTF-8 bytes: a precomposed letter
/// does not match the same letter written with a combining mark.
public enum StepExpression: Sendable {
  case cucumber(CucumberExpression)
  case regular(RegularExpression)

  /// The expression as the author wrote it.
  public var source: String {
    switch self {
    case .cucumber(let expression): expression.source
    case .regular(let expression): expression.source
    }
  }

  /// The arguments that the text gives, or nil where the text does not match.
  ///
  /// - Throws: when the match would take too many steps, or when a capture group of a regular
  ///   expression fits several parameter types.
  public func match(_ text: String) throws(CucumberExpressionError) -> [Argument]? {
    switch self {
    case .cucumber(let expression): try expression.match(text)
    case .regular(let expression): try expression.match(text)
    }
  }

  /// What every matching text has in common.
  public var required: RequiredLiterals {
    switch self {
    case .cucumber(let expression): expression.required
    case .regular(let expression): expression.required
    }
  }
}

extension StepExpression {
  /// A part of the step text that a step definition takes.
  public struct Argument: Sendable {
    public let group: Group
    public let parameterType: ParameterType

    /// The typed value, made anew at each call; nil for a group that took no part in the match.
    ///
    /// - Throws: what the parameter type's transform throws.
    public func value() throws -> (any Sendable)? {
      guard let text = group.value else { return nil }
      if case .anything = parameterType.builtIn { return text }
      return try parameterType.value(of: group.values)
    }
  }

  /// What a capture group took, with the groups inside it in order.
  public struct Group: Sendable, Equatable {
    /// Absent, as are the offsets, where the group took no part in the match.
    public let value: String?
    /// Offsets in the step text, in UTF-16 code units as Cucumber counts.
    public let start: Int?
    public let end: Int?
    public let children: [Group]

    /// What a transform is given: the children's values, or one's own without children.
    public var values: [String?] {
      children.isEmpty ? [value] : children.map(\.value)
    }
  }

  /// What every text that an expression matches has in common, so that an index can leave the
  /// expression out without trying it.
  public struct RequiredLiterals: Sendable, Equatable {
    /// Every matching text begins with these bytes.
    public let prefix: [UInt8]
    /// Every matching text holds these, in this order and without overlap; the prefix is not
    /// repeated.
    public let fragments: [[UInt8]]
    /// The prefix is the one text that matches.
    public let isWholeText: Bool
  }
}

/// The pattern of a step definition: a Cucumber expression or a regular expression.
///
/// Text is compared by its Unicode scalars, in effect by its UTF-8 bytes: a precomposed letter
/// does not match the same letter written with a combining mark.
public enum StepExpression: Sendable {
  case cucumber(CucumberExpression)
  case regular(RegularExpression)

  /// Whether it is a regular expression.
  package var isRegular: Bool { if case .regular = self { true } else { false } }

  /// The expression as the author wrote it.
  public var source: String {
    switch self {
    case .cucumber(let expression): expression.source
    case .regular(let expression): expression.source
    }
  }

  /// The types of the parameters or capture groups, in order.
  public var parameterTypes: [ParameterType] {
    switch self {
    case .cucumber(let expression): expression.parameterTypes
    case .regular(let expression): expression.parameterTypes
    }
  }

  /// Whether a text may match without the parameter at `index`, so that its value must be optional.
  ///
  /// Always false for a regular expression, whose groups do not show it.
  public func isOptional(_ index: Int) -> Bool {
    switch self {
    case .cucumber(let expression): expression.isOptional[index]
    case .regular: false
    }
  }

  /// The arguments in the text, or nil if the text does not match.
  ///
  /// - Throws: if the match would take too many steps, or if a capture group of a regular
  ///   expression fits several parameter types.
  public func match(_ text: String) throws(CucumberExpressionError) -> [Argument]? {
    switch self {
    case .cucumber(let expression): try expression.match(text)
    case .regular(let expression): try expression.match(text)
    }
  }
}

extension StepExpression {
  /// A part of the step text that a step definition takes.
  public struct Argument: Sendable {
    public let group: Group
    public let parameterType: ParameterType

    /// The typed value, computed again at each call; nil for a group that took no part in the match.
    ///
    /// - Throws: what the parameter type's transform throws.
    public func value() throws -> (any Sendable)? {
      guard let text = group.value else { return nil }
      if case .anything = parameterType.builtIn { return text }
      return try parameterType.transform(group.values)
    }
  }

  /// The text of a capture group, with the groups inside it in order.
  public struct Group: Sendable, Equatable {
    /// Absent, like the offsets, if the group took no part in the match.
    public let value: String?
    /// Offsets in the step text, in UTF-16 code units as Cucumber counts.
    public let start: Int?
    public let end: Int?
    public let children: [Group]

    /// The texts for a transform: the children's values, or the group's own without children.
    public var values: [String?] { children.isEmpty ? [value] : children.map(\.value) }
  }
}

/// A parameter type of a library: `{color}` as a `Color`.
///
/// Names, patterns and conflicts with other types are checked before the run starts.
public struct ParameterType: Sendable {
  /// The name between the braces.
  public let name: String
  /// Regular expressions, one of which the text matches.
  public let patterns: [String]
  /// Whether suggestions for undefined steps use it.
  public let useForSnippets: Bool
  /// Whether it takes precedence over other types with the same pattern.
  public let preferForRegularExpressionMatch: Bool
  /// The location of its definition.
  public let place: SourcePlace
  /// What it says of itself to people who write features; nil if nothing.
  public internal(set) var note: DefinitionNote?

  /// The World of the library that it belongs to.
  package internal(set) var world: WorldType?

  package let valueType: any Sendable.Type
  package let transform: @Sendable ([String?]) throws -> any Sendable

  /// Defines a parameter type that is converted from the matched text.
  ///
  /// - Parameters:
  ///   - name: The name between the braces.
  ///   - patterns: Regular expressions, one of which the text must match.
  ///   - useForSnippets: Whether suggestions for undefined steps use it.
  ///   - preferForRegularExpressionMatch: Whether it takes precedence over other types with the
  ///     same pattern.
  ///   - transform: Converts the text; if it throws, the step fails. If the pattern has capture
  ///     groups, it receives the text of the first that participated in the match.
  public init<Value: Sendable>(
    _ name: String, _ patterns: String..., useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    file: StaticString = #filePath, line: Int = #line,
    transform: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      name, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch,
      place: SourcePlace(file: file, line: line)
    ) { groups in
      try transform(groups.lazy.compactMap(\.self).first ?? "")
    }
  }

  /// Defines a parameter type that is converted from the text of its capture groups.
  ///
  /// A group that did not participate in the match is `nil`. Without groups, `transform` receives
  /// the whole text.
  // A closure that does not say what it takes is meant to take the text.
  @_disfavoredOverload
  public init<Value: Sendable>(
    _ name: String, _ patterns: String..., useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    file: StaticString = #filePath, line: Int = #line,
    groups transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.init(
      name, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch,
      place: SourcePlace(file: file, line: line), transform: transform)
  }

  /// A type of StepKit's own.
  init<Value: Sendable>(
    _ name: String, patterns: [String], useForSnippets: Bool,
    transform: @escaping @Sendable (String) throws -> Value
  ) {
    self.init(
      name, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: false, place: SourcePlace(file: #filePath, line: #line)
    ) { groups in try transform(groups.lazy.compactMap(\.self).first ?? "") }
  }

  init<Value: Sendable>(
    _ name: String, patterns: [String], useForSnippets: Bool = false,
    preferForRegularExpressionMatch: Bool = false, place: SourcePlace,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.name = name
    self.patterns = patterns
    self.useForSnippets = useForSnippets
    self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
    self.place = place
    valueType = Value.self
    self.transform = { try transform($0) }
  }
}

/// A kind of parameter that a package of steps adds: `{color}` as a `Color`.
///
/// Names, patterns and clashes with other types are checked before anything runs.
public struct ParameterType: Sendable {
  public let name: String
  public let patterns: [String]
  public let useForSnippets: Bool
  public let preferForRegularExpressionMatch: Bool
  /// Where it was written.
  public let place: SourcePlace

  package let valueType: any Sendable.Type
  package let transform: @Sendable ([String?]) throws -> any Sendable

  /// Defines a parameter type whose transform takes the matched text.
  ///
  /// - Parameters:
  ///   - name: What stands between the braces.
  ///   - patterns: Regular expressions, any of which the text must match.
  ///   - useForSnippets: Whether suggestions for undefined steps may use it.
  ///   - preferForRegularExpressionMatch: Whether it wins over other types with the same pattern.
  ///   - transform: Makes the value; what it throws fails the step. With capture groups in the
  ///     pattern it is given the text of the first that took part in the match.
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

  /// Defines a parameter type whose transform takes the text of each capture group.
  ///
  /// A group that took no part in the match is `nil`; without groups there is the whole text.
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

  private init<Value: Sendable>(
    _ name: String, patterns: [String], useForSnippets: Bool,
    preferForRegularExpressionMatch: Bool, place: SourcePlace,
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

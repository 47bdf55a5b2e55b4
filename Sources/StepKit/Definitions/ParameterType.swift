/// A parameter type of a library: `{color}` as a `Color`.
///
/// Names, patterns and conflicts with other types are checked before the run starts.
public struct ParameterType: Sendable {
  /// The name between the braces.
  public let name: String
  /// Regular expressions; the text matches one of them.
  public let patterns: [String]
  /// Whether suggestions for undefined steps use it.
  public let useForSnippets: Bool
  /// Whether it takes precedence over other types with the same pattern.
  public let preferForRegularExpressionMatch: Bool
  /// The location of its definition.
  public let place: SourcePlace
  /// Its description for people who write features; nil if it has none.
  public internal(set) var note: DefinitionNote?

  /// The World of its library.
  package internal(set) var world: WorldType?
  /// The features in which that library is valid; nil for all.
  package internal(set) var scope: LibraryScope?

  /// The values that the closure takes for the capture groups; nil if it takes their texts.
  package let groupSlots: [ArgumentSlot]?

  /// The type of its values; if the closure returns an optional, the wrapped type.
  package let valueType: Any.Type
  package let transform: @Sendable ([String?]) throws -> any Sendable

  /// Defines a parameter type that is converted from the matched text.
  ///
  /// - Parameters:
  ///   - name: The name between the braces.
  ///   - patterns: Regular expressions; the text must match one of them.
  ///   - useForSnippets: Whether suggestions for undefined steps use it.
  ///   - preferForRegularExpressionMatch: Whether it takes precedence over other types with the
  ///     same pattern.
  ///   - file: The source file of the definition.
  ///   - line: The line of the definition.
  ///   - transform: Converts the text; if it throws or returns nil, the step fails. If the pattern has
  ///     capture groups, it receives the text of the first that participated in the match.
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

  /// Defines a parameter type that is converted from its capture groups, each with its own type.
  ///
  ///     ParameterType("time", #"(\d+):(\d+)( pm)?"#) { (hours: Int, minutes: Int, pm: String?) in … }
  ///
  /// The closure takes one value for each group that is not nested in another: a `String`, or a value
  /// converted from its text, such as an `Int`. For a group that may take no part it is optional. Number,
  /// types and optionality are checked before the run starts.
  public init<First, Second, each Other, Value: Sendable>(
    _ name: String, _ patterns: String..., useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    file: StaticString = #filePath, line: Int = #line,
    transform: @escaping @Sendable (First, Second, repeat each Other) throws -> Value
  ) {
    var slots = [ArgumentSlot(First.self), ArgumentSlot(Second.self)]
    for type in repeat (each Other).self { slots.append(ArgumentSlot(type)) }
    self.init(
      name, patterns: patterns, useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch,
      place: SourcePlace(file: file, line: line), groupSlots: slots
    ) { groups in
      var values = groups.map { $0.map(StepValue.text) ?? .missing }.makeIterator()
      func next<T>(_ type: T.Type) throws -> T { try StepValue.take(from: &values, as: type) }
      let (first, second) = (try next(First.self), try next(Second.self))
      let others = (repeat try next((each Other).self))
      return try transform(first, second, repeat each others)
    }
  }

  /// Defines a parameter type whose texts are the raw values of an enumeration.
  ///
  ///     ParameterType("meal", Meal.self)
  public init<Value: CaseIterable & RawRepresentable & Sendable>(
    _ name: String, _ type: Value.Type, useForSnippets: Bool = true,
    file: StaticString = #filePath, line: Int = #line
  ) where Value.RawValue == String {
    let texts = type.allCases.map { value in
      value.rawValue.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    self.init(
      name, texts.joined(separator: "|"), useForSnippets: useForSnippets, file: file, line: line
    ) { (text: String) in Value(rawValue: text) }
  }

  /// Defines a parameter type that is converted from the text of its capture groups.
  ///
  /// A group that did not participate in the match is `nil`. Without groups, `transform` receives
  /// the whole text.
  // A closure that does not declare its parameter is meant to take the text.
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

  init<Value: Sendable>(
    _ name: String, patterns: [String], useForSnippets: Bool = false,
    preferForRegularExpressionMatch: Bool = false, place: SourcePlace,
    groupSlots: [ArgumentSlot]? = nil,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) {
    self.name = name
    self.patterns = patterns
    self.useForSnippets = useForSnippets
    self.preferForRegularExpressionMatch = preferForRegularExpressionMatch
    self.place = place
    self.groupSlots = groupSlots
    valueType = unwrapped(Value.self)
    let isOptional = valueType != Value.self
    self.transform = { groups in
      let value = try transform(groups)
      // A step's closure takes values: text without one does not match this type.
      if isOptional, (value as? any OptionalValue)?.isAbsent ?? false {
        throw StepValueError.noValue(of: name, texts: groups.compactMap(\.self))
      }
      return value
    }
  }
}

/// A named kind of parameter: the form of its text and the value that it represents.
public struct ParameterType: Sendable {
  /// "" is anonymous.
  public let name: String
  /// Any of these matches; their capture groups are passed to the transform.
  public let regularExpressions: [String]
  public let valueType: Any.Type
  public let useForSnippets: Bool
  public let preferForRegularExpressionMatch: Bool

  let transform: @Sendable ([String?]) throws -> any Sendable
  /// The built-in type whose text can be found without the general engine.
  let builtIn: BuiltIn?
  /// The possible ends of its texts; nil if they depend on the rest of an expression.
  let extents: Extents?
  /// The groups whose texts the transform receives, in order.
  package let groups: [CaptureGroup]
  /// The number of instructions of its regular expressions.
  let compiledSize: Int
  /// Whether its regular expressions mean the same inside a larger one: without named groups, whose names
  /// could occur twice, and without references to groups by number.
  let composes: Bool
  let wordTexts = WordTexts()

  /// Makes a parameter type.
  ///
  /// - Parameters:
  ///   - name: The name between the braces.
  ///   - regularExpressions: The forms of the text: one of these matches all of it.
  ///   - valueType: The type of the value.
  ///   - useForSnippets: Whether suggestions for undefined steps use it.
  ///   - preferForRegularExpressionMatch: Whether it takes precedence over other types with the
  ///     same regular expression.
  ///   - transform: Takes the text of each capture group directly inside the parameter, nil for one
  ///     that took no part; or the parameter's whole text if there are no groups.
  /// - Throws: a name with one of `[]()$.|?*+`, a regular expression that cannot be read.
  public init<Value: Sendable>(
    name: String,
    regularExpressions: [String],
    valueType: Value.Type = Value.self,
    useForSnippets: Bool = true,
    preferForRegularExpressionMatch: Bool = false,
    transform: @escaping @Sendable ([String?]) throws -> Value
  ) throws(CucumberExpressionError) {
    try self.init(
      name: name, regularExpressions: regularExpressions, erased: valueType,
      useForSnippets: useForSnippets,
      preferForRegularExpressionMatch: preferForRegularExpressionMatch
    ) { try transform($0) }
  }

  /// Makes a parameter type whose value type is only known as a value.
  package init(
    name: String, regularExpressions: [String], erased valueType: Any.Type,
    useForSnippets: Bool, preferForRegularExpressionMatch: Bool,
    transform: @escaping @Sendable ([String?]) throws -> any Sendable
  ) throws(CucumberExpressionError) {
    guard Self.isValidName(name) else { throw .illegalParameterTypeName(name) }
    if regularExpressions.isEmpty { throw .noRegularExpression(parameterType: name) }
    var patterns: [CompiledPattern] = []
    for text in regularExpressions { patterns.append(try CompiledPattern(text)) }
    self.init(
      checked: name, regularExpressions, patterns: patterns, valueType,
      useForSnippets: useForSnippets, prefer: preferForRegularExpressionMatch, transform: transform)
  }

  /// For types that are known to be valid.
  ///
  /// - Parameter patterns: The compiled regular expressions; none if there is a scanner. Built-in types are
  ///   small, and an unnamed type is that of a group, which is not part of an expression.
  init(
    checked name: String, _ regularExpressions: [String], patterns: [CompiledPattern] = [],
    _ valueType: Any.Type, useForSnippets: Bool = false, prefer: Bool = false,
    builtIn: BuiltIn? = nil, transform: @escaping @Sendable ([String?]) throws -> any Sendable
  ) {
    self.name = name
    self.regularExpressions = regularExpressions
    self.valueType = valueType
    self.useForSnippets = useForSnippets
    self.preferForRegularExpressionMatch = prefer
    self.builtIn = builtIn
    self.transform = transform
    groups = patterns.flatMap { pattern in
      pattern.outermostGroupsAreCertain.map { CaptureGroup(isCertain: $0 && patterns.count == 1) }
    }
    compiledSize = patterns.reduce(0) { $0 + $1.program.instructions.count }
    composes = patterns.allSatisfy(\.composes)
    extents = builtIn == nil && composes ? Extents(patterns) : nil
  }

  /// A capture group of its regular expressions, outside of all others.
  package struct CaptureGroup: Sendable {
    /// Whether it takes part in every match.
    package let isCertain: Bool
  }

  /// Whether its value is just the text: `{}`, or a capture group that no parameter type claims.
  package var isUntyped: Bool { name.isEmpty }

  /// Whether a library defines it, and not the official language.
  package var isOwn: Bool { builtIn == nil }

  /// Whether it takes any word, so that a match says nothing about the sentence.
  var takesAnyWord: Bool { builtIn == .word || builtIn == .anything }

  /// The nameless type of a regular expression's group that no parameter type claims.
  ///
  /// Its value is the group's own text even if there are groups inside; the official
  /// implementations differ from each other there.
  init(textOf regexp: String) {
    self.init(checked: "", [regexp], String.self, builtIn: .anything) {
      $0.first.flatMap { $0 } ?? ""
    }
  }

  /// Whether a parameter type may have the name; escaped characters do not count.
  public static func isValidName(_ name: String) -> Bool {
    let illegal = "[]()$.|?*+".unicodeScalars
    var escaped = false
    for scalar in name.unicodeScalars {
      let escapable = illegal.contains(scalar) && scalar != "(" && scalar != ")"
      if illegal.contains(scalar), !(escaped && escapable) { return false }
      escaped = scalar == "\\" && !escaped
    }
    return true
  }

  /// Preferential types first, then by name.
  static func precedes(_ left: ParameterType, _ right: ParameterType) -> Bool {
    (left.preferForRegularExpressionMatch ? 0 : 1, left.name)
      < (right.preferForRegularExpressionMatch ? 0 : 1, right.name)
  }
}

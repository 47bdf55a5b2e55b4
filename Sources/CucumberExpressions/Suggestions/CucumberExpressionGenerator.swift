/// Proposes Cucumber expressions for a step text.
public struct CucumberExpressionGenerator: Sendable {
  /// As many as the official generators produce.
  public static let maximumExpressions = 256
  /// The number of parameters after which all text is literal.
  static let maximumParameters = 64
  /// A text can be as long as a file; the rest after this length is one parameter without a type.
  static let maximumBytes = PatternSuggestions.maximumBytes

  private let candidates: [(type: ParameterType, pattern: CompiledPattern)]

  /// - Parameters:
  ///   - registry: The parameter types that expressions may use.
  ///   - isIncluded: Whether expressions may use a type, in addition to its own setting.
  public init(
    registry: ParameterTypeRegistry, where isIncluded: (ParameterType) -> Bool = { _ in true }
  ) {
    let types = registry.parameterTypes.filter { $0.useForSnippets && isIncluded($0) }
    candidates = types.flatMap { type in
      type.regularExpressions.compactMap { text in (try? CompiledPattern(text)).map { (type, $0) } }
    }
  }

  /// The expressions that take a text.
  public struct Readings: Sendable {
    /// The one that was most likely meant.
    ///
    /// A preferential type is likelier than `int`, which is likelier than a library's own, since many
    /// of these are digits; all of them are likelier than other built-in types.
    public let likeliest: GeneratedExpression
    /// For each of its parameters the other types that take the same text.
    public let others: [[ParameterType]]
    /// Every combination of parameter types that fit, best first: if several types take the same
    /// longest text at the leftmost place, preferential ones come first, then by name.
    public let all: [GeneratedExpression]
  }

  /// The ways to read a text.
  ///
  /// - Parameters:
  ///   - text: A step without its keyword.
  ///   - verbatim: A part that has no parameter in it, such as a number with a comma.
  public func readings(of text: String, verbatim: String? = nil) -> Readings {
    let (literals, choices) = parts(of: text, verbatim: verbatim)
    let ranked = choices.map { $0.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) } }
    return Readings(
      likeliest: Self.combine(literals, ranked.map { Array($0.prefix(1)) })[0],
      others: ranked.map { Array($0.dropFirst()) },
      all: Self.combine(literals, choices.map { $0.sorted(by: ParameterType.precedes) }))
  }

  /// Every combination of parameter types that fit, best first.
  public func expressions(for text: String) -> [GeneratedExpression] {
    readings(of: text).all
  }

  /// The text between the parameters, and for each of these the types that fit.
  private func parts(
    of text: String, verbatim: String?
  ) -> (literals: [String], choices: [[ParameterType]]) {
    var text = text
    text.makeContiguousUTF8()
    let limit = text.utf8.index(
      text.startIndex, offsetBy: Self.maximumBytes, limitedBy: text.endIndex)
    // Not in the middle of a character.
    let end = text[..<(limit ?? text.endIndex)].endIndex
    var literals: [String] = []
    var choices: [[ParameterType]] = []
    var position = text.startIndex
    let kept = verbatim.flatMap { text.utf8.firstRange(of: $0.utf8) } ?? end..<end
    for window in [position..<min(kept.lowerBound, end), min(kept.upperBound, end)..<end] {
      var found = candidates.map { nextWord($0.pattern, in: text[window]) }
      while choices.count < Self.maximumParameters,
        let best = found.compactMap(\.self).min(by: {
          ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
        })
      {
        var types: [ParameterType] = []
        for (index, range) in found.enumerated() where range == best {
          let type = candidates[index].type
          if !types.contains(where: { $0.name == type.name }) { types.append(type) }
        }
        choices.append(types)
        literals.append(Self.escaped(text[position..<best.lowerBound]))
        position = best.upperBound
        for (index, range) in found.enumerated() {
          guard let range, range.lowerBound < position else { continue }
          found[index] = nextWord(candidates[index].pattern, in: text[position..<window.upperBound])
        }
      }
    }
    literals.append(Self.escaped(text[position..<end]))
    if end < text.endIndex {
      choices.append([ParameterType(textOf: ".*")])
      literals.append("")
    }
    return (literals, choices)
  }

  /// The next match that is not part of a longer word.
  private func nextWord(
    _ pattern: CompiledPattern, in window: Substring
  ) -> Range<String.Index>? {
    let scalars = window.base.unicodeScalars
    var rest = window
    while !rest.isEmpty, let found = rest.withUTF8(pattern.firstRange) {
      let start = rest.utf8.index(rest.startIndex, offsetBy: found.lowerBound)
      let end = rest.utf8.index(start, offsetBy: found.count)
      if start < end, scalars[..<start].last.map(Self.separates) ?? true,
        scalars[end...].first.map(Self.separates) ?? true
      {
        return start..<end
      }
      rest = Substring(rest.unicodeScalars[start...].dropFirst())
    }
    return nil
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    // A tab is in none of these categories.
    scalar.properties.isWhitespace
      || ["Z", "P", "S"].contains { UnicodeProperty.category($0).contains(scalar) }
  }

  private static func escaped(_ text: Substring) -> String { text.escaping("({/\\") }

  /// The combinations of the choices up to the limit, the last place changing fastest; at least one.
  private static func combine(
    _ literals: [String], _ choices: [[ParameterType]]
  ) -> [GeneratedExpression] {
    let count = choices.reduce(1) { min($0 * $1.count, maximumExpressions) }
    return (0..<count).map { number in
      // Its digits are positions in the choices, those of the last choice first.
      var rest = number
      let types = choices.reversed().map { types in
        defer { rest /= types.count }
        return types[rest % types.count]
      }
      let parameters = zip(types.reversed(), literals.dropFirst()).map { "{\($0.name)}\($1)" }
      return GeneratedExpression(
        source: literals[0] + parameters.joined(), parameterTypes: types.reversed())
    }
  }
}

extension ParameterType {
  /// The order among types that take the same text: the least is likeliest to be meant.
  fileprivate var rank: Int {
    if preferForRegularExpressionMatch { return 0 }
    if builtIn == nil { return 2 }
    return name == "int" ? 1 : 3
  }
}

/// An expression proposed for a step that no definition matches.
public struct GeneratedExpression: Sendable {
  /// The expression's text.
  public let source: String
  public let parameterTypes: [ParameterType]

  /// A name for each parameter: its type's, numbered from the second use on (`int`, `int2`).
  public var parameterNames: [String] {
    var uses: [String: Int] = [:]
    return parameterTypes.map { type in
      let count = (uses[type.name] ?? 0) + 1
      uses[type.name] = count
      return count == 1 ? type.name : "\(type.name)\(count)"
    }
  }
}

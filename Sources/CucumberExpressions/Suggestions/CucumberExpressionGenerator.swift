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
    let (literals, choices) = parts(of: text)
    return Self.combine(literals, choices.map { $0.sorted(by: ParameterType.precedes) })
  }

  /// The text between the parameters, and for each of these the types that fit.
  private func parts(
    of text: String, verbatim: String? = nil
  ) -> (literals: [String], choices: [[ParameterType]]) {
    let bytes = Array(text.utf8)
    var end = min(bytes.count, Self.maximumBytes)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    var literals: [String] = []
    var choices: [[ParameterType]] = []
    var position = 0
    let kept = verbatim.flatMap { bytes.firstRange(of: Array($0.utf8)) }
    // The end of the range to search for parameters, and its start.
    var (start, limit) = (0, min(kept?.lowerBound ?? end, end))
    var found = [Range<Int>?](repeating: 0..<0, count: candidates.count)
    while position < end, choices.count < Self.maximumParameters {
      var best: Range<Int>?
      for index in candidates.indices {
        if let old = found[index], old.isEmpty || old.lowerBound < start {
          found[index] = nextWord(candidates[index].pattern, in: bytes, start..<limit)
        }
        guard let range = found[index] else { continue }
        if let current = best,
          (current.lowerBound, -current.count) <= (range.lowerBound, -range.count)
        {
          continue
        }
        best = range
      }
      guard let best else {
        guard limit < end, let kept else { break }
        (start, limit) = (min(kept.upperBound, end), end)
        found = found.map { _ in 0..<0 }
        continue
      }
      var types: [ParameterType] = []
      for (index, range) in found.enumerated() where range == best {
        let type = candidates[index].type
        if !types.contains(where: { $0.name == type.name }) { types.append(type) }
      }
      choices.append(types)
      literals.append(Self.escaped(bytes[position..<best.lowerBound]))
      position = best.upperBound
      start = position
    }
    literals.append(Self.escaped(bytes[position..<max(position, end)]))
    if end < bytes.count {
      choices.append([ParameterType(textOf: ".*")])
      literals.append("")
    }
    return (literals, choices)
  }

  /// The next match that is not part of a longer word.
  private func nextWord(
    _ pattern: CompiledPattern, in bytes: [UInt8], _ window: Range<Int>
  ) -> Range<Int>? {
    var position = window.lowerBound
    while position < window.upperBound {
      let found = bytes.withUnsafeBufferPointer { buffer in
        pattern.firstRange(in: UnsafeBufferPointer(rebasing: buffer[position..<window.upperBound]))
      }
      guard let found else { return nil }
      let range = position + found.lowerBound..<position + found.upperBound
      if !range.isEmpty, Self.isBoundary(before: range.lowerBound, in: bytes),
        Self.isBoundary(after: range.upperBound, in: bytes)
      {
        return range
      }
      position = range.lowerBound + 1
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    }
    return nil
  }

  private static func isBoundary(before index: Int, in bytes: [UInt8]) -> Bool {
    if index == 0 { return true }
    var start = index - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return separates(bytes[start..<index])
  }

  private static func isBoundary(after index: Int, in bytes: [UInt8]) -> Bool {
    if index == bytes.count { return true }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return separates(bytes[index..<end])
  }

  private static func separates(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else {
      return true
    }
    // A tab is in none of these categories.
    return scalar.properties.isWhitespace
      || ["Z", "P", "S"].contains { UnicodeProperty.category($0).contains(scalar) }
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if "({/\\".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Counts through the choices, the last place fastest; at least one expression.
  private static func combine(
    _ literals: [String], _ choices: [[ParameterType]]
  ) -> [GeneratedExpression] {
    var digits = [Int](repeating: 0, count: choices.count)
    var result: [GeneratedExpression] = []
    while result.count < maximumExpressions {
      let types = zip(choices, digits).map { $0[$1] }
      var source = literals[0]
      for (type, literal) in zip(types, literals.dropFirst()) {
        source += "{\(type.name)}" + literal
      }
      result.append(GeneratedExpression(source: source, parameterTypes: types))
      var place = choices.count - 1
      while place >= 0, digits[place] + 1 == choices[place].count {
        digits[place] = 0
        place -= 1
      }
      if place < 0 { break }
      digits[place] += 1
    }
    return result
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

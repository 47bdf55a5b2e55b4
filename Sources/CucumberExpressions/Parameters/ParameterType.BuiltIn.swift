extension ParameterType {
  /// The shapes of text that the built-in types take; each has a scanner.
  enum BuiltIn: Sendable {
    case integer, decimal, word, string, anything
  }

  private static let integers = ["-?\\d+", "\\d+"]
  private static let decimals = ["[-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[E][+-]?\\d+)?"]
  private static let strings = [
    "\"([^\"\\\\]*(\\\\.[^\"\\\\]*)*)\"|'([^'\\\\]*(\\\\.[^'\\\\]*)*)'"
  ]

  /// The types that every registry starts with, in the official order.
  static var builtIns: [ParameterType] {
    [
      integer("int", Int.self, useForSnippets: true, prefer: true),
      decimal("float", Double.self, useForSnippets: true, parse: Self.double),
      ParameterType(
        checked: "word", ["[^\\s]+"], String.self, useForSnippets: false, prefer: false,
        builtIn: .word
      ) { text($0) },
      ParameterType(
        checked: "string", strings, String.self, useForSnippets: true, prefer: false,
        builtIn: .string
      ) { unescaped(text($0)) },
      ParameterType(
        checked: "", [".*"], String.self, useForSnippets: false, prefer: true,
        builtIn: .anything
      ) { text($0) },
      decimal("double", Double.self, useForSnippets: false, parse: Self.double),
      decimal("bigdecimal", BigDecimal.self, useForSnippets: false, parse: BigDecimal.init),
      integer("byte", Int8.self),
      integer("short", Int16.self),
      integer("long", Int64.self),
      number("biginteger", integers, BigInteger.self, .integer, parse: BigInteger.init),
    ]
  }

  private static func integer<Value: FixedWidthInteger & Sendable>(
    _ name: String, _ type: Value.Type, useForSnippets: Bool = false, prefer: Bool = false
  ) -> ParameterType {
    number(
      name, integers, type, .integer, useForSnippets: useForSnippets, prefer: prefer
    ) { Value($0) }
  }

  private static func decimal<Value: Sendable>(
    _ name: String, _ type: Value.Type, useForSnippets: Bool,
    parse: @escaping @Sendable (String) -> Value?
  ) -> ParameterType {
    number(name, decimals, type, .decimal, useForSnippets: useForSnippets, parse: parse)
  }

  private static func number<Value: Sendable>(
    _ name: String, _ regexps: [String], _ type: Value.Type, _ builtIn: BuiltIn,
    useForSnippets: Bool = false, prefer: Bool = false,
    parse: @escaping @Sendable (String) -> Value?
  ) -> ParameterType {
    ParameterType(
      checked: name, regexps, type, useForSnippets: useForSnippets, prefer: prefer,
      builtIn: builtIn
    ) { groups throws(CucumberExpressionError) in
      let text = text(groups)
      guard let value = parse(text) else {
        throw .unrepresentableValue(text: text, parameterType: name, valueType: "\(type)")
      }
      return value
    }
  }

  /// The group that took part.
  private static func text(_ groups: [String?]) -> String {
    for case let text? in groups { return text }
    return ""
  }

  /// The standard library also reads hexadecimal, infinities and NaN.
  private static func double(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 < 0x3A || $0 == UInt8(ascii: "E") }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The contents of all quoted strings in a text, unescaped like those of `{string}`.
  package static func quotedTexts(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var texts: [String] = []
      var index = 0
      while index < bytes.count {
        guard let end = BuiltIn.string.extent(in: bytes, from: index)?.end else {
          index += 1
          continue
        }
        texts.append(unescaped(String(decoding: bytes[index + 1..<end - 1], as: UTF8.self)))
        index = end
      }
      return texts
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var escaped = false
    for scalar in text.unicodeScalars {
      if escaped, scalar != "\"", scalar != "'" { result.append("\\") }
      escaped = scalar == "\\" && !escaped
      if !escaped { result.append(scalar) }
    }
    if escaped { result.append("\\") }
    return String(result)
  }
}

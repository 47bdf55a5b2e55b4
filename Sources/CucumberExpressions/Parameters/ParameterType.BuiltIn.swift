extension ParameterType {
  /// The shapes of text that the built-in types take; each has a scanner.
  enum BuiltIn: Sendable { case integer, decimal, word, string, anything }

  private static let integers = ["-?\\d+", "\\d+"]
  private static let decimals = ["[-+]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:[E][+-]?\\d+)?"]
  private static let strings = ["\"([^\"\\\\]*(\\\\.[^\"\\\\]*)*)\"|'([^'\\\\]*(\\\\.[^'\\\\]*)*)'"]

  /// The types that every registry starts with, in the official order.
  static var builtIns: [ParameterType] {
    [
      number("int", integers, .integer, useForSnippets: true, prefer: true) { Int($0) },
      number("float", decimals, .decimal, useForSnippets: true, parse: double),
      ParameterType(checked: "word", ["[^\\s]+"], String.self, builtIn: .word) { text($0) },
      ParameterType(
        checked: "string", strings, String.self, useForSnippets: true, builtIn: .string
      ) { unescaped(text($0)) },
      ParameterType(checked: "", [".*"], String.self, prefer: true, builtIn: .anything) {
        text($0)
      },
      number("double", decimals, .decimal, parse: double),
      number("bigdecimal", decimals, .decimal, parse: BigDecimal.init),
      number("byte", integers, .integer) { Int8($0) },
      number("short", integers, .integer) { Int16($0) },
      number("long", integers, .integer) { Int64($0) },
      number("biginteger", integers, .integer, parse: BigInteger.init),
    ]
  }

  private static func number<Value: Sendable>(
    _ name: String, _ regexps: [String], _ builtIn: BuiltIn, useForSnippets: Bool = false,
    prefer: Bool = false, parse: @escaping @Sendable (String) -> Value?
  ) -> ParameterType {
    ParameterType(
      checked: name, regexps, Value.self, useForSnippets: useForSnippets, prefer: prefer,
      builtIn: builtIn
    ) { groups in
      let text = text(groups)
      guard let value = parse(text) else {
        throw CucumberExpressionError.unrepresentableValue(
          text: text, parameterType: name, valueType: "\(Value.self)")
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

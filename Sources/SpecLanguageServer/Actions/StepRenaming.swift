import Basics
import CucumberExpressions

/// Another wording for a step, with its parameters in the same order.
struct StepRenaming {
  enum Refusal: Error, Equatable {
    case regularExpression
    /// The pattern has text that may be left out or be another.
    case alternatives
    /// A value is missing in its place in the new text.
    case valueMissing(String)
    /// The new pattern would be read as a regular expression, or not at all.
    case badPattern(String)
    case empty
  }

  /// The text between the parameters: one more than there are parameters.
  let texts: [String]
  /// The pattern of the definition.
  let pattern: String

  /// - Parameters:
  ///   - step: The step that is renamed, as it is written.
  ///   - arguments: The ranges of its arguments.
  ///   - newText: The new text.
  init(
    _ expression: StepExpression, step: String, arguments: [Range<Int>], newText: String
  ) throws(Refusal) {
    let names = try Self.parameters(of: expression)
    let bytes = Array(step.utf8)
    let wanted = Array(newText.trimmed.utf8)
    guard !wanted.isEmpty else { throw .empty }
    var texts: [String] = []
    var position = 0
    for range in arguments {
      let value = Array(bytes[range])
      guard let found = Self.find(value, in: wanted, from: position) else {
        throw .valueMissing(String(decoding: value, as: UTF8.self))
      }
      texts.append(String(decoding: wanted[position..<found], as: UTF8.self))
      position = found + value.count
    }
    texts.append(String(decoding: wanted[position...], as: UTF8.self))
    self.texts = texts
    let special = "\\({/"
    var pattern = texts[0].escaping(special)
    for (name, text) in zip(names, texts.dropFirst()) {
      pattern += "{\(name)}" + text.escaping(special)
    }
    self.pattern = pattern
    // As a literal these are regular expressions.
    if pattern.hasPrefix("^") || pattern.hasSuffix("$")
      || pattern.hasPrefix("/") && pattern.hasSuffix("/")
    {
      throw .badPattern(pattern)
    }
  }

  /// Another step of the definition in the new wording.
  func text(_ step: String, arguments: [Range<Int>]) -> String {
    let bytes = Array(step.utf8)
    var result = texts[0]
    for (range, text) in zip(arguments, texts.dropFirst()) {
      result += String(decoding: bytes[range], as: UTF8.self) + text
    }
    return result
  }

  /// The names of the parameters of an expression that can be renamed.
  static func parameters(of expression: StepExpression) throws(Refusal) -> [String] {
    guard case .cucumber(let cucumber) = expression else { throw .regularExpression }
    var names: [String] = []
    for node in cucumber.root.nodes ?? [] {
      switch node.kind {
      case .text: continue
      case .parameter: names.append(node.text)
      default: throw .alternatives
      }
    }
    return names
  }

  /// Finds a value as a whole: not within a word or a number.
  private static func find(_ value: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard !value.isEmpty else { return nil }
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }
    return (start..<max(start, text.count - value.count + 1)).first { index in
      guard text[index...].starts(with: value) else { return false }
      let joinsBefore = index > start && isWord(text[index - 1]) && isWord(value[0])
      let next = index + value.count
      let joinsAfter = next < text.count && isWord(text[next]) && isWord(value[value.count - 1])
      return !joinsBefore && !joinsAfter
    }
  }
}

extension StepRenaming.Refusal {
  /// Why it is refused and what to do, given the pattern in question and its place.
  func message(_ pattern: String, _ place: String) -> String {
    switch self {
    case .regularExpression:
      "\"\(pattern)\" is a regular expression, which only its author can rename (\(place))"
    case .alternatives:
      "\"\(pattern)\" has optional or alternative text, so that steps are worded in several ways; "
        + "rename it at \(place)"
    case .valueMissing(let value):
      "the new text does not have the value \(value) where the pattern \"\(pattern)\" takes it: keep "
        + "all values, in the same order"
    case .badPattern(let pattern):
      "\"\(pattern)\" would be read as a regular expression; begin and end with other characters"
    case .empty: "a step needs a text"
    }
  }
}

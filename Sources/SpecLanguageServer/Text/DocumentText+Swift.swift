import Basics
import SpecEngine

/// The few facts needed about a Swift file: literals, comments and the ends of closures.
extension DocumentText {
  /// The literal with a value at a line, counted from 1, or soon below: the pattern of a definition.
  func literal(of value: String, atLine line: Int) -> SwiftTokens.Literal? {
    guard starts.indices.contains(line - 1) else { return nil }
    let limit = range(ofLine: min(line - 1 + 20, lineCount - 1)).upperBound
    var tokens = SwiftTokens(bytes, from: starts[line - 1])
    while tokens.offset < limit, let token = tokens.next() {
      if case .literal(let literal) = token, literal.range.lowerBound < limit,
        literal.value?.utf8.elementsEqual(value.utf8) == true
      {
        return literal
      }
    }
    return nil
  }

  /// The lines of the doc comment above a line, without their slashes.
  func documentation(aboveLine line: Int) -> [String] {
    var lines: [String] = []
    var index = line - 2
    while index >= 0 {
      let content = text(ofLine: index).trimmed
      guard content.hasPrefix("///") else { break }
      let rest = content.dropFirst(3)
      lines.append(String(rest.hasPrefix(" ") ? rest.dropFirst() : rest))
      index -= 1
    }
    return lines.reversed()
  }

  /// The offset after the closure of the definition that begins at a line; nil if it has none.
  func endOfClosure(atLine line: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    var depth = 0
    var tokens = SwiftTokens(bytes, from: starts[line - 1])
    while let token = tokens.next(), depth >= 0 {
      if token == .mark(UInt8(ascii: "{")) { depth += 1 }
      if token == .mark(UInt8(ascii: "}")) {
        depth -= 1
        if depth == 0 { return tokens.offset }
      }
    }
    return nil
  }
}

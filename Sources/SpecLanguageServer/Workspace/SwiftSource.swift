import Basics
import Messages

/// The little that has to be known of a Swift file: literals, comments and where closures end.
///
/// It scans tokens and builds no tree: swift-syntax alone would take longer to build than everything else.
struct SwiftSource {
  let text: DocumentText

  /// A text literal on one line.
  struct Literal {
    /// With its quotes and number signs.
    let range: Range<Int>
    /// Nil where it has an interpolation or an escape that is not understood.
    let value: String?
    let fence: String
  }

  /// What the scanner finds.
  private enum Token {
    case literal(Literal)
    case open(Int)
    case close(Int)
    /// Another line, and where it begins.
    case other
  }

  /// The literal with a value at a line, counted from 1, or soon below: where the pattern of a definition
  /// stands.
  func literal(of value: String, atLine line: Int) -> Literal? {
    guard text.starts.indices.contains(line - 1) else { return nil }
    let limit = text.range(ofLine: min(line - 1 + 20, text.lineCount - 1)).upperBound
    var found: Literal?
    scan(from: text.starts[line - 1]) { token, end in
      if case .literal(let literal) = token,
        literal.value.map({ $0.utf8.elementsEqual(value.utf8) }) == true
      {
        found = literal
      }
      return found == nil && end < limit
    }
    return found
  }

  /// The lines of the doc comment above a line, without their slashes.
  func documentation(aboveLine line: Int) -> [String] {
    var lines: [String] = []
    var index = line - 2
    while index >= 0 {
      let content = text.text(ofLine: index).trimmed
      guard content.hasPrefix("///") else { break }
      let rest = content.dropFirst(3)
      lines.append(String(rest.hasPrefix(" ") ? rest.dropFirst() : rest))
      index -= 1
    }
    return lines.reversed()
  }

  /// The offset behind the closure of the definition that begins at a line; nil where it has none.
  func endOfClosure(atLine line: Int) -> Int? {
    guard text.starts.indices.contains(line - 1) else { return nil }
    var depth = 0
    var result: Int?
    scan(from: text.starts[line - 1]) { token, end in
      switch token {
      case .open: depth += 1
      case .close:
        depth -= 1
        if depth == 0 { result = end }
      default: break
      }
      return result == nil && depth >= 0
    }
    return result
  }

  /// The white space at the beginning of a line.
  func indentation(ofLine line: Int) -> String {
    String(text.text(ofLine: line - 1).prefix { $0 == " " || $0 == "\t" })
  }
}

// MARK: - Scanning

extension SwiftSource {
  /// Passes on literals and braces, with the offset behind each, until `receive` says no.
  private func scan(from start: Int, _ receive: (Token, Int) -> Bool) {
    let bytes = text.bytes
    var index = start
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"):
        index = endOfComment(from: index)
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let (literal, end) = literal(at: index) else {
          index += 1
          continue
        }
        index = end
        if let literal, !receive(.literal(literal), end) { return }
      case UInt8(ascii: "{"):
        index += 1
        if !receive(.open(index), index) { return }
      case UInt8(ascii: "}"):
        index += 1
        if !receive(.close(index), index) { return }
      case 0x0A:
        index += 1
        if !receive(.other, index) { return }
      default: index += 1
      }
    }
  }

  private func endOfComment(from start: Int) -> Int {
    let bytes = text.bytes
    var (index, depth) = (start, 0)
    while index < bytes.count {
      let pair = (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return index
  }

  /// The literal at an offset and the offset behind it; a literal of several lines is only skipped.
  private func literal(at start: Int) -> (literal: Literal?, end: Int)? {
    let bytes = text.bytes
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let fence = String(repeating: "#", count: index - start)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let triple = bytes[index...].prefix(3).elementsEqual("\"\"\"".utf8)
    let quotes = Array((triple ? "\"\"\"" : "\"").utf8) + Array(fence.utf8)
    let escape = [UInt8(ascii: "\\")] + Array(fence.utf8)
    index += triple ? 3 : 1
    var value: [UInt8]? = []
    while index < bytes.count {
      if bytes[index...].starts(with: quotes) {
        index += quotes.count
        let text = value.map { String(decoding: $0, as: UTF8.self) }
        return (triple ? nil : Literal(range: start..<index, value: text, fence: fence), index)
      }
      if !triple, bytes[index] == 0x0A { return nil }
      guard bytes[index...].starts(with: escape), index + escape.count < bytes.count else {
        value?.append(bytes[index])
        index += 1
        continue
      }
      index += escape.count
      switch bytes[index] {
      case UInt8(ascii: "("):
        value = nil
        index = endOfInterpolation(from: index)
        continue
      case UInt8(ascii: "u"):
        let (scalar, end) = unicodeEscape(at: index)
        if let scalar { value? += Array(String(Character(scalar)).utf8) } else { value = nil }
        index = end
        continue
      case UInt8(ascii: "n"): value?.append(0x0A)
      case UInt8(ascii: "r"): value?.append(0x0D)
      case UInt8(ascii: "t"): value?.append(0x09)
      case UInt8(ascii: "0"): value?.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value?.append(bytes[index])
      default: value = nil
      }
      index += 1
    }
    return nil
  }

  /// The offset behind the parenthesis that closes the one at an offset.
  private func endOfInterpolation(from start: Int) -> Int {
    let bytes = text.bytes
    var (index, depth) = (start, 0)
    while index < bytes.count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// The character of `u{…}`, and the offset behind it.
  private func unicodeEscape(at start: Int) -> (Unicode.Scalar?, Int) {
    let bytes = text.bytes
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "{"),
      let close = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
    else { return (nil, start + 1) }
    let digits = String(decoding: bytes[(start + 2)..<close], as: UTF8.self)
    return (UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), close + 1)
  }
}

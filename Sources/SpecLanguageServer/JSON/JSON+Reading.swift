extension JSON {
  /// What is wrong with a text, and where.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The offset of the byte.
    package let offset: Int
    package let expected: String

    package var description: String { "byte \(offset): expected \(expected)" }
  }

  /// Reads a value with nothing behind it.
  ///
  /// What clients get wrong in texts without harm is mended: half of a surrogate pair and bytes that are
  /// no UTF-8 become U+FFFD. A document with such a text must not be lost over it.
  package init(reading bytes: [UInt8]) throws(Fault) {
    var reader = TreeReader(bytes)
    self = try reader.value(depth: 0)
    try reader.end()
  }
}

/// A reader of one text.
private struct TreeReader {
  /// More than any message of the protocol needs; protects the stack.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ expected: String) -> JSON.Fault {
    JSON.Fault(offset: position, expected: expected)
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func end() throws(JSON.Fault) {
    skipSpace()
    if current != nil { throw fault("the end") }
  }

  mutating func value(depth: Int) throws(JSON.Fault) -> JSON {
    guard depth < Self.deepest else { throw fault("at most \(Self.deepest) levels") }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSON.Fault) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard consume(word.utf8Start[index]) else { throw fault("a value") }
    }
    return value
  }

  private mutating func object(_ depth: Int) throws(JSON.Fault) -> JSON {
    position += 1
    var members: [JSON.Member] = []
    skipSpace()
    if consume(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw fault("a member name") }
      let name = try string()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw fault("a colon") }
      members.append(JSON.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      if consume(UInt8(ascii: "}")) { return .object(members) }
      guard consume(UInt8(ascii: ",")) else { throw fault("a comma or a closing brace") }
    }
  }

  private mutating func array(_ depth: Int) throws(JSON.Fault) -> JSON {
    position += 1
    var elements: [JSON] = []
    skipSpace()
    if consume(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if consume(UInt8(ascii: "]")) { return .array(elements) }
      guard consume(UInt8(ascii: ",")) else { throw fault("a comma or a closing bracket") }
    }
  }
}

// MARK: - Numbers and texts

extension TreeReader {
  private mutating func number() throws(JSON.Fault) -> JSON {
    let start = position
    _ = consume(UInt8(ascii: "-"))
    let first = current
    guard try digits() == 1 || first != UInt8(ascii: "0") else { throw fault("a value") }
    if consume(UInt8(ascii: ".")) { _ = try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      _ = try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Int(text).map { .integer($0) } ?? .number(text)
  }

  private mutating func digits() throws(JSON.Fault) -> Int {
    let start = position
    while let byte = current, 0x30...0x39 ~= byte { position += 1 }
    guard position > start else { throw fault("a value") }
    return position - start
  }

  private mutating func string() throws(JSON.Fault) -> String {
    position += 1
    var text: [UInt8] = []
    var clean = position
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[clean..<position]
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[clean..<position]
        position += 1
        try escape(into: &text)
        clean = position
      case 0..<0x20: throw fault("no control character in a text")
      default: position += 1
      }
    }
    throw fault("the end of a text")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSON.Fault) {
    guard let byte = current else { throw fault("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar())).utf8)
    default:
      position -= 1
      throw fault("an escape")
    }
  }

  /// The character of the digits after `\u`, and of the second half of a pair behind it.
  private mutating func scalar() throws(JSON.Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let start = position
    guard first < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) else {
      position = start
      return "\u{FFFD}"
    }
    let second = try hexadecimal()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else {
      position = start
      return "\u{FFFD}"
    }
    return scalar
  }

  private mutating func hexadecimal() throws(JSON.Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

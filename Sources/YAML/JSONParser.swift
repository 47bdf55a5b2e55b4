/// Descends over the bytes of a JSON text, as deep as the limits allow.
struct JSONParser {
  private let bytes: [UInt8]
  private let limits: Limits
  private var index = 0
  private var depth = 0
  /// The position counted so far: positions are needed from front to back, so counting is linear.
  private var walk = Walk()

  init(_ bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  mutating func parse() throws(YAMLError) -> Node {
    let node = try value()
    skipSpace()
    if index < bytes.count { throw unexpected(.endOfText) }
    return node
  }

  private mutating func value() throws(YAMLError) -> Node {
    skipSpace()
    let position = position(at: index)
    switch current {
    case UInt8(ascii: "{"): return Node(.mapping(try pairs()), at: position)
    case UInt8(ascii: "["): return Node(.sequence(try items()), at: position)
    case UInt8(ascii: "\""):
      let scalar = Node.Scalar(text: try string(), style: .doubleQuoted)
      return Node(.scalar(scalar), at: position)
    default: return Node(.scalar(Node.Scalar(text: try literal())), at: position)
    }
  }

  private mutating func pairs() throws(YAMLError) -> [Node.Pair] {
    try open()
    var pairs: [Node.Pair] = []
    var seen: [String: Position] = [:]
    while try advance(to: UInt8(ascii: "}"), isFirst: pairs.isEmpty) {
      let position = position(at: index)
      guard current == UInt8(ascii: "\"") else { throw unexpected(.name) }
      let name = try string()
      if let first = seen.updateValue(position, forKey: name) {
        throw YAMLError(.duplicateKey(name, first: first), at: position)
      }
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw unexpected(.colon) }
      let key = Node(.scalar(Node.Scalar(text: name, style: .doubleQuoted)), at: position)
      pairs.append(Node.Pair(key: key, value: try value()))
    }
    return pairs
  }

  private mutating func items() throws(YAMLError) -> [Node] {
    try open()
    var items: [Node] = []
    while try advance(to: UInt8(ascii: "]"), isFirst: items.isEmpty) {
      items.append(try value())
    }
    return items
  }

  private mutating func open() throws(YAMLError) {
    guard depth < limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: index) }
    depth += 1
    index += 1
  }

  /// Moves to the next member or element; false once the closing bracket was passed.
  private mutating func advance(to bracket: UInt8, isFirst: Bool) throws(YAMLError) -> Bool {
    skipSpace()
    if consume(bracket) {
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard consume(UInt8(ascii: ",")) else { throw unexpected(.commaOrEnd) }
    skipSpace()
    return true
  }

  /// `true`, `false`, `null` or a number.
  mutating func literal() throws(YAMLError) -> String {
    let start = index
    switch current {
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case let byte? where byte == UInt8(ascii: "-") || byte &- 0x30 < 10: try number()
    default: throw unexpected(.value)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func word(_ word: String) throws(YAMLError) {
    guard bytes[index...].starts(with: word.utf8) else { throw unexpected(.value) }
    index += word.utf8.count
  }

  /// No plus sign, no leading zero, digits around the point.
  private mutating func number() throws(YAMLError) {
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
  }

  private mutating func digits() throws(YAMLError) {
    let start = index
    while let byte = current, byte &- 0x30 < 10 { index += 1 }
    if index == start { throw unexpected(.digit) }
  }
}

// MARK: - Strings

extension JSONParser {
  /// The text at the index, a quote.
  private mutating func string() throws(YAMLError) -> String {
    index += 1
    var text: [UInt8] = []
    var clean = index
    while true {
      guard let byte = current else { throw unexpected(.closingQuote) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        text += try checked(clean..<index)
        index += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        text += try escape()
        clean = index
      } else if byte < 0x20 {
        throw failure(.controlCharacter(UInt32(byte)), at: index)
      } else {
        index += 1
      }
    }
  }

  private mutating func checked(_ range: Range<Int>) throws(YAMLError) -> ArraySlice<UInt8> {
    let run = bytes[range]
    if String(validating: run, as: UTF8.self) != nil { return run }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = run.makeIterator()
    var offset = range.lowerBound
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
    throw failure(.notUTF8(byteOffset: offset), at: offset)
  }

  /// The bytes of the characters that an escape sequence represents.
  private mutating func escape() throws(YAMLError) -> [UInt8] {
    let start = index - 1
    defer { index += 1 }
    switch current {
    case let byte? where "\"\\/".utf8.contains(byte): return [byte]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(try scalar(from: start)).utf8)
    case nil: throw unexpected(.closingQuote)
    default: throw failure(.invalidEscape, at: start)
    }
  }

  /// The four digits after `\u`, with the other half if they are the first of a pair; leaves the
  /// index at the last digit.
  private mutating func scalar(from start: Int) throws(YAMLError) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    index += 1
    guard first < 0xDC00, consume(UInt8(ascii: "\\")), current == UInt8(ascii: "u") else {
      throw failure(.loneSurrogate, at: start)
    }
    let second = try hexadecimal(from: start)
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure(.loneSurrogate, at: start) }
    return scalar
  }

  /// The four digits after the index.
  private mutating func hexadecimal(from start: Int) throws(YAMLError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      index += 1
      guard let byte = current, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw failure(.invalidEscape, at: start) }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

// MARK: - Bytes and places

extension JSONParser {
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func unexpected(_ expected: YAMLError.JSONPart) -> YAMLError {
    let found = String(decoding: bytes[min(index, bytes.count)...].prefix(4), as: UTF8.self)
    return failure(.notJSON(found: found.unicodeScalars.first, expected: expected), at: index)
  }

  private mutating func failure(_ reason: YAMLError.Reason, at index: Int) -> YAMLError {
    YAMLError(reason, at: position(at: index))
  }

  /// Counted as in YAML.
  private mutating func position(at target: Int) -> Position {
    if target < walk.count { walk = Walk() }
    for index in walk.count..<min(target, bytes.count) { walk.step(bytes[index]) }
    return walk.position
  }
}

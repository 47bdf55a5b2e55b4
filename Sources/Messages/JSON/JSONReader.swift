/// A strict pull parser of JSON for one line of bytes.
///
/// The caller opens an object, asks for names until there are none, and states the type of each
/// value. No tree is built. No input can make it trap.
///
/// It must not outlive the buffer that it reads. Every read is guarded by the end of the line.
struct JSONReader {
  /// More than any message needs; protects the stack from malicious input.
  static let depthLimit = 200

  // why: an array would cost a retain and a release for each token, half of the time of reading.
  let bytes: UnsafeBufferPointer<UInt8>
  let line: Range<Int>
  var position: Int
  /// Whether lone surrogates and invalid UTF-8 in texts become U+FFFD.
  var mendsTexts = false
  private var depth = 0
  /// Whether an object or array was just opened, so that no comma is expected.
  private var isFirst = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, in line: Range<Int>) {
    self.bytes = bytes
    self.line = line.clamped(to: bytes.indices)
    position = self.line.lowerBound
  }

  var current: UInt8? { position < line.upperBound ? bytes[position] : nil }

  mutating func skipWhiteSpace() {
    while let byte = current, byte <= 0x20 {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// An error at an absolute position of `bytes`.
  func error(_ fact: MessageError.Fact, at position: Int) -> MessageError {
    MessageError(fact, offset: position - line.lowerBound, keyPath: keyPath(upTo: position))
  }

  /// An error at the position: the end of the line, or an unexpected token.
  func expected(_ expected: MessageError.Expected) -> MessageError {
    error(current == nil ? .unexpectedEnd : .expected(expected), at: position)
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Checks that only white space follows.
  mutating func end() throws(MessageError) {
    skipWhiteSpace()
    if current != nil { throw error(.trailingBytes, at: position) }
  }
}

extension JSONReader {
  mutating func beginObject() throws(MessageError) -> Int { try open(UInt8(ascii: "{"), .object) }

  mutating func beginArray() throws(MessageError) { _ = try open(UInt8(ascii: "["), .array) }

  /// Advances to the next element of the open array; returns false at its end.
  mutating func nextElement() throws(MessageError) -> Bool { try advance(to: UInt8(ascii: "]")) }

  /// The next name of the open object, or nil at its end.
  mutating func nextMember() throws(MessageError) -> Key? {
    guard try advance(to: UInt8(ascii: "}")) else { return nil }
    guard current == UInt8(ascii: "\"") else { throw expected(.name) }
    let key = try key()
    skipWhiteSpace()
    guard consume(UInt8(ascii: ":")) else { throw expected(.colon) }
    skipWhiteSpace()
    return key
  }

  /// The next name of the open object whose value is not null, or nil at its end.
  mutating func nextKey() throws(MessageError) -> Key? {
    while let key = try nextMember() {
      guard current == UInt8(ascii: "n") else { return key }
      try word("null", .value)
    }
    return nil
  }

  private mutating func open(
    _ bracket: UInt8, _ kind: MessageError.Expected
  ) throws(MessageError) -> Int {
    skipWhiteSpace()
    let start = position
    guard consume(bracket) else { throw expected(kind) }
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit), at: start) }
    depth += 1
    isFirst = true
    return start
  }

  /// Advances to the next member or element; returns false past the closing bracket.
  private mutating func advance(to bracket: UInt8) throws(MessageError) -> Bool {
    skipWhiteSpace()
    if consume(bracket) {
      isFirst = false
      depth -= 1
      return false
    }
    if !isFirst {
      guard consume(UInt8(ascii: ",")) else { throw expected(.commaOrEnd) }
      skipWhiteSpace()
    }
    isFirst = false
    return true
  }
}

extension JSONReader {
  func required<Value>(
    _ value: Value?, _ key: StaticString, of start: Int
  ) throws(MessageError) -> Value {
    guard let value else { throw error(.missingMember("\(key)"), at: start) }
    return value
  }

  mutating func boolean() throws(MessageError) -> Bool {
    skipWhiteSpace()
    if current == UInt8(ascii: "t") {
      try word("true", .boolean)
      return true
    }
    try word("false", .boolean)
    return false
  }

  private mutating func word(
    _ word: StaticString, _ kind: MessageError.Expected
  ) throws(MessageError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard consume(word.utf8Start[index]) else { throw expected(kind) }
    }
  }

  /// Skips a value of any type, which must still be valid JSON.
  mutating func skip() throws(MessageError) {
    skipWhiteSpace()
    switch current {
    case UInt8(ascii: "{"):
      _ = try beginObject()
      while try nextKey() != nil { try skip() }
    case UInt8(ascii: "["):
      try beginArray()
      while try nextElement() { try skip() }
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
    case UInt8(ascii: "n"): try word("null", .value)
    default:
      guard let byte = current, byte == UInt8(ascii: "-") || Self.isDigit(byte) else {
        throw expected(.value)
      }
      _ = try number()
    }
  }
}

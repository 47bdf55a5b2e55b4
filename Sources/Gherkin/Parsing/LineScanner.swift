internal import Messages

/// Cuts a file into lines in one pass, and checks on the way that it is text.
///
/// Lines end with LF, CR LF or CR.
struct LineScanner: Sequence, IteratorProtocol {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  private(set) var number = 0
  /// Set if the bytes are not text; there are no lines from there on.
  private(set) var fault: GherkinError?
  /// The maximum number of bytes of a line.
  private let longest: Int
  private let checks: Bool

  /// - Parameter checks: Whether bytes that are not text in UTF-8 are a fault.
  init(_ bytes: UnsafeBufferPointer<UInt8>, longest: Int = .max, checks: Bool = true) {
    self.bytes = bytes
    self.longest = longest
    self.checks = checks
    position = bytes.has("\u{FEFF}", at: 0, bytes.count) ? 3 : 0
    if checks, Self.looksLikeUTF16(bytes) {
      fault = GherkinError(location: Location(line: 1, column: 1), fact: .utf16)
    }
  }

  /// The next line; nil at the end or at a fault.
  @inline(__always)
  mutating func next() -> Line? {
    guard position < bytes.count, fault == nil else { return nil }
    number += 1
    let start = position
    var isASCII = true
    let end = findEnd(&isASCII)
    if end - start > longest { stop(at: start, of: start, .lineTooLong(limit: longest)) }
    guard fault == nil else { return nil }
    let content = bytes.skippingSpace(start, end)
    return Line(number: number, start: start, content: content, end: end, isASCII: isASCII)
  }

  /// Moves past the end of the line, and returns the end of its text.
  @inline(__always)
  private mutating func findEnd(_ isASCII: inout Bool) -> Int {
    let start = position
    var index = start
    var high: UInt64 = 0
    scan: while index < bytes.count {
      let word = bytes.word(at: index)
      high |= word
      // The high bit of each byte below 0x0E; a borrow may mark an additional one above the first.
      var hits = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
      while hits != 0 {
        let place = index + hits.trailingZeroBitCount >> 3
        if place >= bytes.count { break }
        let byte = bytes[place]
        if byte == Byte.lineFeed || byte == Byte.carriageReturn || byte == 0 && checks {
          index = place
          break scan
        }
        hits &= hits &- 1
      }
      index += 8
    }
    let end = Swift.min(index, bytes.count)
    if high & 0x8080_8080_8080_8080 != 0 {
      isASCII = false
      if checks { checkUTF8(start, end) }
    }
    pass(end, from: start)
    return end
  }

  @inline(__always)
  private mutating func pass(_ end: Int, from start: Int) {
    position = end + 1
    guard end < bytes.count else { return }
    if bytes[end] == Byte.carriageReturn, position < bytes.count, bytes[position] == Byte.lineFeed {
      position += 1
    } else if bytes[end] == 0, fault == nil {
      stop(at: end, of: start, .nulByte)
    }
  }

  private mutating func checkUTF8(_ start: Int, _ end: Int) {
    guard let offset = bytes.firstInvalidUTF8(start, end) else { return }
    stop(at: offset, of: start, .invalidBytes(.utf8, byteOffset: offset))
  }

  /// Notes a fault at an offset of the line that begins at `start`.
  private mutating func stop(at offset: Int, of start: Int, _ fact: GherkinError.Fact) {
    let column = bytes.codePoints(start, offset) + 1
    fault = GherkinError(location: Location(line: number, column: column), fact: fact)
  }

  /// Whether each second byte at the beginning is NUL.
  private static func looksLikeUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 4 else { return false }
    let isLittle = bytes[0] != 0 && bytes[1] == 0 && bytes[2] != 0 && bytes[3] == 0
    let isBig = bytes[0] == 0 && bytes[1] != 0 && bytes[2] == 0 && bytes[3] != 0
    return isLittle || isBig
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte that is not part of well-formed UTF-8.
  func firstInvalidUTF8(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      let byte = self[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let width = sequenceWidth(at: index, end)
      if width == 0 { return index }
      index += width
    }
    return nil
  }

  /// The number of bytes of the well-formed sequence that starts here; 0 if none does.
  @inline(__always)
  private func sequenceWidth(at index: Int, _ end: Int) -> Int {
    let (width, second): (Int, ClosedRange<UInt8>)
    switch self[index] {
    case 0xC2...0xDF: (width, second) = (2, 0x80...0xBF)
    case 0xE0: (width, second) = (3, 0xA0...0xBF)
    case 0xED: (width, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (width, second) = (3, 0x80...0xBF)
    case 0xF0: (width, second) = (4, 0x90...0xBF)
    case 0xF4: (width, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: (width, second) = (4, 0x80...0xBF)
    default: return 0
    }
    guard index + width <= end, second.contains(self[index + 1]) else { return 0 }
    for offset in 2..<Swift.max(2, width) where self[index + offset] & 0xC0 != 0x80 { return 0 }
    return width
  }
}

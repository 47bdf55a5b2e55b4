/// Cuts what arrives into messages: each is a head with `Content-Length`, a blank line and a body.
///
/// Bytes may end anywhere. What is no head is skipped up to the next one and reported once, so that a
/// client that sends garbage gets an answer and is understood again afterwards.
package struct MessageFraming: Sendable {
  /// What was cut off.
  package enum Frame: Sendable, Equatable {
    case body([UInt8])
    /// Bytes that belong to no message, and why.
    case fault(String)
  }

  /// The largest body: a longer one is taken for garbage rather than for a reason to wait.
  static let largestBody = 1 << 30
  private static let largestHead = 4_096
  private static let name = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var position = 0
  /// Where the search for the end of a head goes on.
  private var isSkipping = false

  package init() {}

  /// The bytes that make no message yet.
  package var rest: [UInt8] { Array(bytes[position...]) }

  package mutating func append(_ more: [UInt8]) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += more
  }

  /// The next message; nil until there are more bytes.
  package mutating func next() -> Frame? {
    while position < bytes.count {
      guard let head = headEnd() else {
        if bytes.count - position > Self.largestHead || !mayBeHead() {
          if let fault = skip("no Content-Length at the beginning of a message") { return fault }
          continue
        }
        return nil
      }
      guard let length = length(inHead: position..<head.start) else {
        if let fault = skip("a head without a usable Content-Length") { return fault }
        continue
      }
      guard bytes.count - head.end >= length else { return nil }
      let body = Array(bytes[head.end..<(head.end + length)])
      position = head.end + length
      isSkipping = false
      return .body(body)
    }
    return nil
  }

  /// The blank line that ends a head: where it begins, and where the body begins.
  private func headEnd() -> (start: Int, end: Int)? {
    var index = position
    let limit = min(bytes.count, position + Self.largestHead)
    while index < limit {
      if bytes[index] == 0x0A {
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether what is there can be the beginning of a head: lines with a name and a colon.
  private func mayBeHead() -> Bool {
    var hasColon = false
    for byte in bytes[position...] {
      switch byte {
      case UInt8(ascii: ":"): hasColon = true
      case 0x0D: continue
      case 0x0A:
        guard hasColon else { return false }
        hasColon = false
      case 0x20...0x7E where hasColon: continue
      case UInt8(ascii: "-"), 0x41...0x5A, 0x61...0x7A: continue
      default: return false
      }
    }
    return true
  }

  private func length(inHead head: Range<Int>) -> Int? {
    var found: Int?
    for line in bytes[head].split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard line.contains(UInt8(ascii: ":")) else { return nil }
      guard line.count > Self.name.count,
        zip(line, Self.name).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
      else { continue }
      let digits = line.dropFirst(Self.name.count).filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }),
        let value = Int(String(decoding: digits, as: UTF8.self)), value <= Self.largestBody
      else { return nil }
      found = value
    }
    return found
  }

  /// Goes on to the next place that can be a head; the first of several faults in a row is told.
  private mutating func skip(_ reason: String) -> Frame? {
    var index = position + 1
    while index < bytes.count {
      let rest = bytes[index...].prefix(Self.name.count)
      // The end of what has arrived may be the beginning of a head.
      if zip(rest, Self.name).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 }) { break }
      index += 1
    }
    position = index
    defer { isSkipping = true }
    return isSkipping ? nil : .fault(reason)
  }
}

extension MessageFraming {
  /// A body with its head.
  package static func frame(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}

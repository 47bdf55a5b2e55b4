/// Cuts the input into messages: each is a head with `Content-Length`, a blank line and a body.
///
/// Input may end anywhere. Bytes that are not a head are skipped up to the next `Content-Length` and reported
/// once, so that a client that sends garbage gets an answer and is understood again afterwards.
package struct MessageFraming: Sendable {
  /// A piece of the input.
  package enum Frame: Sendable, Equatable {
    case body([UInt8])
    /// Bytes that belong to no message, and why.
    case fault(String)
  }

  /// The largest body: a longer one is taken for garbage rather than for a reason to wait.
  private static let largestBody = 1 << 30
  private static let largestHead = 4_096
  private static let length = Array("content-length:".utf8)
  private static let type = Array("content-type:".utf8)

  private var bytes: [UInt8] = []
  private var position = 0
  /// Whether the bytes before the position were no message.
  private var isSkipping = false

  package init() {}

  /// The bytes that make no message yet.
  package var rest: [UInt8] { Array(bytes[position...]) }

  package mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(position)
    position = 0
    bytes += more
  }

  /// The next message; nil until there are more bytes.
  package mutating func next() -> Frame? {
    while true {
      guard let name = bytes.indices[position...].first(where: { has(Self.length, at: $0) }) else {
        guard bytes.count - position > Self.largestHead else { return nil }
        // The last bytes may be the beginning of a head.
        return skip(to: bytes.count - Self.length.count, "no Content-Length within a message")
      }
      let value = name + Self.length.count
      // The only other field that a head has.
      if name > position, !has(Self.type, at: position) || bytes[name - 1] != 0x0A {
        if let fault = skip(to: name, "no Content-Length at the beginning of a message") {
          return fault
        }
      } else if let start = startOfBody(after: value) {
        let digits = bytes[value...].prefix { $0 != 0x0A }.filter { !" \t\r".utf8.contains($0) }
        if let count = Int(String(decoding: digits, as: UTF8.self)),
          0...Self.largestBody ~= count
        {
          guard bytes.count - start >= count else { return nil }
          (position, isSkipping) = (start + count, false)
          return .body(Array(bytes[start..<position]))
        }
        if let fault = skip(to: value, "a head without a usable Content-Length") { return fault }
      } else if bytes.count - name > Self.largestHead {
        if let fault = skip(to: value, "a head without an end") { return fault }
      } else {
        return nil
      }
    }
  }

  private func has(_ name: [UInt8], at index: Int) -> Bool {
    let part = bytes[index...].prefix(name.count)
    return part.count == name.count && zip(part, name).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// The offset after the blank line that ends a head.
  private func startOfBody(after index: Int) -> Int? {
    for end in bytes[index...].prefix(Self.largestHead).indices where bytes[end] == 0x0A {
      for line in [[0x0A], [0x0D, 0x0A]] as [[UInt8]]
      where bytes[(end + 1)...].starts(with: line) {
        return end + 1 + line.count
      }
    }
    return nil
  }

  /// Goes on at another place; the first of several faults in a row is reported.
  private mutating func skip(to index: Int, _ reason: String) -> Frame? {
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

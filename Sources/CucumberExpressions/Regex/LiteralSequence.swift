/// Literal parts that every matching text contains, in this order and without overlap.
struct LiteralSequence: Sendable {
  let parts: [[UInt8]]
  /// Whether texts end with the last of them.
  private let endsWithLast: Bool

  init(_ parts: [[UInt8]], endsWithLast: Bool = false) {
    self.parts = parts.filter { !$0.isEmpty }
    self.endsWithLast = endsWithLast
  }

  /// Whether the text contains them all; if not, it cannot match.
  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    for part in parts {
      while !bytes.has(part, at: position) {
        guard bytes.count - position > part.count else { return false }
        position += 1
      }
      position += part.count
    }
    guard endsWithLast, let last = parts.last else { return true }
    return bytes.has(last, at: bytes.count - last.count)
  }
}

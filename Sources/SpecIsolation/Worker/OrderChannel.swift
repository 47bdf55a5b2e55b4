/// Receives frames from the supervisor: a length of four bytes, then as many bytes.
struct OrderChannel {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var position = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a whole frame is there already.
  var hasFrame: Bool { frame != nil }

  private var frame: Range<Int>? {
    guard bytes.count - position >= 4 else { return nil }
    let size = bytes[position..<position + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let begin = position + 4
    return bytes.count - begin >= size ? begin..<begin + size : nil
  }

  /// Waits for the next frame; nil when the supervisor sends no more.
  mutating func next() -> [UInt8]? {
    while true {
      if let frame {
        position = frame.upperBound
        return Array(bytes[frame])
      }
      if position > 0 {
        bytes.removeFirst(position)
        position = 0
      }
      let more = SystemCalls.waitAndRead(descriptor, capacity: 1 << 16)
      if more.isEmpty { return nil }
      bytes += more
    }
  }
}

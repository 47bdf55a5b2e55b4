import Messages
import SpecEngine

/// Bytes on their way between two processes, cut into frames: four bytes with a length, then as many
/// bytes.
struct FrameBuffer {
  /// The longest frame in bytes: a report with an attachment of some hundred megabytes.
  static let maximumLength = 1 << 29
  private static let headSize = 4
  /// The number of bytes of a read; one that returns fewer has emptied the pipe.
  static let readSize = 1 << 16

  private var bytes: [UInt8] = []
  private var position = 0
  /// The buffer for reads, kept because allocating it costs more than reading a few reports.
  private var piece = [UInt8](repeating: 0, count: readSize)

  /// Reads the bytes that a descriptor has, as many as a pipe holds.
  ///
  /// - Returns: The number of bytes, 0 at the end; nil if nothing can be read now.
  mutating func read(from descriptor: Int32) -> Int? {
    let count = piece.withUnsafeMutableBytes { SystemCalls.read(descriptor, into: $0) }
    if let count { append(piece[..<count]) }
    return count
  }

  mutating func append(_ more: some Collection<UInt8>) {
    if position == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 20)
      position = 0
    } else if position > 1 << 16, position > bytes.count / 2 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += more
  }

  /// Removes and returns the next frame; nil until the rest of it has arrived.
  ///
  /// - Throws: `WireError` for an invalid length.
  mutating func next() throws(WireError) -> ArraySlice<UInt8>? {
    let begin = position + Self.headSize
    guard begin <= bytes.count else { return nil }
    let length = bytes[position..<begin].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.maximumLength else { throw WireError() }
    guard length <= bytes.count - begin else { return nil }
    position = begin + length
    return bytes[begin..<position]
  }

  /// Adds a frame with everything that `body` writes to bytes that are to be sent.
  static func add(to bytes: inout [UInt8], _ body: (inout ByteWriter) -> Void) {
    let begin = bytes.count + headSize
    ByteWriter.append(to: &bytes) { writer in
      // Not as a number of fixed size: the compiler does not specialize that, and there are many frames.
      for _ in 0..<headSize { writer.put(byte: 0) }
      body(&writer)
    }
    var length = bytes.count - begin
    for index in begin - headSize..<begin {
      bytes[index] = UInt8(truncatingIfNeeded: length)
      length >>= 8
    }
  }
}

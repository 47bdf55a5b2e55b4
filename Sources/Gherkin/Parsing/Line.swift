internal import Messages

/// One line of a file, without its end.
struct Line {
  /// From 1.
  var number: Int
  /// Offsets of the line's first byte, of the first that is not white space, and after the last.
  var start: Int
  var content: Int
  var end: Int
  var isASCII: Bool

  @inline(__always) var isEmpty: Bool { content == end }
}

extension Line {
  /// The column of an offset in this line: from 1, in code points.
  @inline(__always)
  func column(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    isASCII ? offset - start + 1 : bytes.codePoints(start, offset) + 1
  }

  /// The location of an offset in this line.
  @inline(__always)
  func location(of offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Location {
    Location(line: number, column: column(of: offset, bytes))
  }

  /// The offset after the first `count` code points, but no further than `limit`.
  @inline(__always)
  func offset(behind count: Int, upTo limit: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if isASCII { return min(start + count, limit) }
    var offset = start
    var left = count
    while offset < limit {
      if bytes[offset] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }
}

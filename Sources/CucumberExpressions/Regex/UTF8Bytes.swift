/// The bytes of a text, or of a part of it.
extension UnsafeBufferPointer<UInt8> {
  /// Whether a part begins at a position.
  ///
  /// By index, since this is done for every candidate of every text.
  @inline(__always)
  func has<Part: RandomAccessCollection<UInt8>>(_ part: Part, at position: Int) -> Bool
  where Part.Index == Int {
    guard count - position >= part.count else { return false }
    let shift = position - part.startIndex
    var index = part.startIndex
    while index < part.endIndex {
      if self[index + shift] != part[index] { return false }
      index += 1
    }
    return true
  }

  /// The scalar that begins at a position, and the number of its bytes.
  func scalar(at position: Int) -> (value: UInt32, width: Int) {
    let lead = self[position]
    let width = Swift.min(Self.width(of: lead), count - position)
    if width == 1 { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(width))
    for offset in 1..<width { value = value << 6 | UInt32(self[position + offset] & 0x3F) }
    return (value, width)
  }

  /// The bytes of the scalar that a byte begins.
  @inline(__always)
  static func width(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}

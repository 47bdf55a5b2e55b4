/// Turns byte offsets into offsets in UTF-16 code units.
struct UTF16Offsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// Every scalar is one unit, and two from four bytes on.
  subscript(offset: Int) -> Int {
    if isASCII { return offset }
    var units = 0
    for byte in bytes[..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units
  }
}

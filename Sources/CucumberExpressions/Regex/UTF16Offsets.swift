/// Turns byte offsets into offsets in UTF-16 code units, and ranges of bytes into groups.
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

  /// The group with the text in a range, if it took part, and with the groups inside it.
  func group(
    _ range: Range<Int>?, _ children: [StepExpression.Group] = []
  ) -> StepExpression.Group {
    StepExpression.Group(
      value: range.map { String(decoding: bytes[$0], as: UTF8.self) },
      start: range.map { self[$0.lowerBound] }, end: range.map { self[$0.upperBound] },
      children: children)
  }
}

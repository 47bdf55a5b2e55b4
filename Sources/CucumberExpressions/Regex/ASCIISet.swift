/// A set of ASCII characters, one bit each: plain numbers, which are copied at no cost.
struct ASCIISet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte & 63) & 1 == 1
  }

  /// Adds the part of the range that is ASCII.
  mutating func insert(_ range: ClosedRange<UInt32>) {
    guard range.lowerBound < 128 else { return }
    let last = min(range.upperBound, 127)
    if range.lowerBound < 64 { low |= Self.bits(range.lowerBound...min(last, 63)) }
    if last >= 64 { high |= Self.bits(max(range.lowerBound, 64) - 64...last - 64) }
  }

  /// Adds the other case of each letter, which is 32 away, in the same half.
  mutating func insertOtherCases() {
    let upper = high & 0x07FF_FFFE
    let lower = high & 0x07FF_FFFE_0000_0000
    high |= upper << 32 | lower >> 32
  }

  mutating func invert() {
    low = ~low
    high = ~high
  }

  /// The bits of a range within 0...63.
  private static func bits(_ range: ClosedRange<UInt32>) -> UInt64 {
    UInt64.max << UInt64(range.lowerBound) & UInt64.max >> UInt64(63 - range.upperBound)
  }
}

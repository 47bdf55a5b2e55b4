/// Bytes of a record, written field by field.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Adds a number, seven bits a byte, the lowest first.
  mutating func number(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func count(_ count: Int) { number(UInt64(max(0, count))) }

  /// Adds a number of a fixed size, the lowest byte first.
  mutating func fixed(_ number: some FixedWidthInteger) {
    for index in 0..<(number.bitWidth / 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> (index * 8)))
    }
  }

  /// Adds a text, or that there is none.
  mutating func text(_ text: String?) {
    guard let text else { return count(0) }
    count(text.utf8.count + 1)
    add(text.utf8)
  }
}

/// What precedes each report on its way: a mark, by which other bytes are noticed, and its length.
struct FrameHead {
  static let size = 8
  private static let mark: UInt32 = 0x9E53_70C1

  let count: Int

  init(count: Int) { self.count = count }

  /// Reads the bytes before a report; nil where they are something else.
  init?(_ bytes: ArraySlice<UInt8>) {
    func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard bytes.count == Self.size, number(bytes.prefix(4)) == Self.mark else { return nil }
    count = Int(number(bytes.suffix(4)))
  }

  var bytes: [UInt8] {
    withUnsafeBytes(of: Self.mark.littleEndian) { Array($0) }
      + withUnsafeBytes(of: UInt32(count).littleEndian) { Array($0) }
  }
}

/// What precedes each report on its way: a mark, by which other bytes are noticed, and its length.
///
/// The mark counts the reports of its worker, so that one that is missing, or comes twice, is noticed
/// as well: a step can write into the memory that holds them.
struct FrameHead {
  static let size = 8
  private static let firstMark: UInt32 = 0x9E53_70C1

  let count: Int
  private let mark: UInt32

  /// - Parameter position: The number of reports before it.
  init(count: Int, position: UInt64) {
    self.count = count
    mark = Self.firstMark &+ UInt32(truncatingIfNeeded: position)
  }

  /// Reads the bytes before a report; nil where they are something else.
  init?(_ bytes: ArraySlice<UInt8>, position: UInt64) {
    func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard bytes.count == Self.size else { return nil }
    self.init(count: Int(number(bytes.suffix(4))), position: position)
    guard number(bytes.prefix(4)) == mark else { return nil }
  }

  var bytes: [UInt8] {
    withUnsafeBytes(of: mark.littleEndian) { Array($0) }
      + withUnsafeBytes(of: UInt32(count).littleEndian) { Array($0) }
  }
}

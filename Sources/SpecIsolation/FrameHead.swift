import SpecEngine

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

  /// Reads the bytes before a report, from `start` on; nil where they are something else.
  init?(_ bytes: [UInt8], from start: Int = 0, position: UInt64) {
    guard bytes.count - start >= Self.size else { return nil }
    func number(at start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * $1) }
    }
    self.init(count: Int(number(at: start + 4)), position: position)
    guard number(at: start) == mark else { return nil }
  }

  /// Writes itself into the room that was left at the start.
  func fill(_ wire: inout WireWriter) {
    wire.set(mark, at: 0)
    wire.set(UInt32(count), at: 4)
  }
}

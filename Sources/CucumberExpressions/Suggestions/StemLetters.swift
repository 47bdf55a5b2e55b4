import Spelling

/// A stem with its bytes, and which bytes it has: two that differ in many need not be compared.
struct StemLetters: Sendable {
  let stem: String
  private let bytes: [UInt8]
  private let mask: UInt64

  /// How near words with the same meaning or beginning are.
  private static let relatedLikeness: Float = 0.6

  init(_ stem: String) {
    self.stem = stem
    bytes = Array(stem.utf8)
    mask = bytes.reduce(0) { $0 | 1 << (UInt64($1) & 63) }
  }

  /// How near another stem is: 1 for the same one, 0 for one that has nothing in common.
  func likeness(to other: StemLetters) -> Float {
    if bytes == other.bytes { return 1 }
    if EnglishWords.areRelated(stem, other.stem) { return Self.relatedLikeness }
    let longer = max(bytes.count, other.bytes.count)
    let shorter = min(bytes.count, other.bytes.count)
    guard longer >= 4, shorter >= 3 else { return 0 }
    // Two letters that changed places are two differences.
    let limit = max(1, longer / 3)
    // Each difference brings or takes away one letter, or both.
    if (mask ^ other.mask).nonzeroBitCount <= 2 * limit,
      let distance = editDistance(bytes, other.bytes, limit: limit)
    {
      return 1 - Float(distance) / Float(longer) * 1.2
    }
    // `connect` and `connectivity`.
    let isBeginning = bytes.starts(with: other.bytes) || other.bytes.starts(with: bytes)
    return isBeginning && shorter >= 4 ? Self.relatedLikeness : 0
  }
}

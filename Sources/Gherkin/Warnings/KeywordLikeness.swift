internal import Spelling

/// The beginning of a line, compared with keywords of steps.
struct KeywordLikeness {
  enum Result {
    case different
    /// The keyword itself, whatever white space or colon follows.
    case same
    /// The keyword in other case, or with a slip of the pen.
    case nearly
  }

  /// The number of bytes of a line that are looked at.
  static let longest = 80

  private let words: [Substring]
  private let text: String

  init(_ text: String) {
    self.text = text
    words = text.split(omittingEmptySubsequences: true) { $0.isWhitespace || $0 == ":" }
  }

  /// Compares with a keyword, which may be of several words and has the white space that ends it.
  func compare(_ keyword: String) -> Result {
    // A language without spaces between words: whatever follows belongs to the step.
    guard keyword.utf8.last == Byte.space else {
      return text.utf8.starts(with: keyword.utf8) ? .same : .different
    }
    let expected = keyword.split(separator: " ")
    guard words.count >= expected.count else { return .different }
    let found = words.prefix(expected.count).joined(separator: " ")
    let wanted = expected.joined(separator: " ")
    if found == wanted { return .same }
    let (lower, known) = (found.lowercased(), wanted.lowercased())
    return lower == known || Self.isSlip(Array(lower.utf8), for: Array(known.utf8))
      ? .nearly : .different
  }

  /// Words of prose that are one slip away from a keyword.
  private static let prose = Set(["ten", "than", "thin", "teen", "wren"].map { Array($0.utf8) })

  /// Whether a word is another with two letters swapped behind the first, or with one too many, too
  /// few or wrong between the first and the last.
  private static func isSlip(_ found: [UInt8], for word: [UInt8]) -> Bool {
    guard word.count >= 4, found.first == word.first, !prose.contains(found) else { return false }
    if isSwap(found, word) { return true }
    return found.last == word.last && editDistance(found, word, limit: 1) != nil
  }

  private static func isSwap(_ found: [UInt8], _ word: [UInt8]) -> Bool {
    guard found.count == word.count,
      let first = found.indices.first(where: { found[$0] != word[$0] }),
      first + 1 < found.count
    else { return false }
    var swapped = found
    swapped.swapAt(first, first + 1)
    return swapped == word
  }
}

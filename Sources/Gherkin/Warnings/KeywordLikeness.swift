internal import Basics

/// The beginning of a line, compared with keywords of steps.
struct KeywordLikeness {
  enum Result {
    case different
    /// The keyword itself, whatever white space, colon or quote follows.
    case same
    /// The keyword in other case.
    case otherCase
    /// The keyword with a slip of the pen.
    case slip
  }

  /// The number of bytes of a line that are compared.
  static let longest = 80

  private let words: [Substring]
  private let text: String

  init(_ text: String) {
    self.text = text
    words = text.split(omittingEmptySubsequences: true, whereSeparator: Self.endsWord)
  }

  /// Whether a keyword can end before a character: words of prose continue with letters, apostrophes and
  /// hyphens, and sentences with commas.
  static func endsWord(_ character: Character) -> Bool {
    if character.isWhitespace || ":：\"“”„«<({[".contains(character) { return true }
    return character.unicodeScalars.allSatisfy(\.showsNothing)
  }

  /// Compares with a keyword, which may have several words and has the white space that ends it.
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
    if lower == known { return .otherCase }
    if isGlued(found, to: wanted) { return .slip }
    return Self.isSlip(Array(lower.utf8), for: Array(known.utf8)) ? .slip : .different
  }

  /// The mistake directly before or after the keyword that a line begins with; nil if there is none.
  ///
  /// - Parameter keyword: As written, with the space after it or the colon of a title.
  static func remedy(for text: String, _ keyword: String) -> GherkinError.Remedy? {
    guard let end = keyword.unicodeScalars.last, end == " " || end == ":" else { return nil }
    let word = keyword.unicodeScalars.dropLast()
    if let first = text.unicodeScalars.first, first.showsNothing {
      return .character(first, of: keyword, isBefore: true)
    }
    guard text.unicodeScalars.starts(with: word) else { return .keyword(keyword) }
    switch text.unicodeScalars.dropFirst(word.count).first {
    case end: return nil
    case let next? where next != " " && endsWord(Character(next)):
      return .character(next, of: keyword, isBefore: false)
    case nil where end == " ": return .noText
    default: return .keyword(keyword)
    }
  }

  /// Whether a step follows its keyword without a space, as in `GivenA user`, or `Givena user` if no English
  /// word begins that way.
  private func isGlued(_ found: String, to keyword: String) -> Bool {
    guard found.hasPrefix(keyword), let next = found.dropFirst(keyword.count).first else {
      return false
    }
    if next.isUppercase || next.isNumber { return true }
    return next.isLetter && ["Given", "When", "Then"].contains(keyword)
      && !Self.longerWords.contains(found.lowercased())
  }

  /// Words of English that begin with a keyword.
  private static let longerWords = Set([
    "givens", "whence", "whenever", "whensoever", "thence", "thenceforth", "thenceforward",
  ])

  /// Words of prose that are one slip away from a keyword.
  private static let prose = Set(["ten", "than", "thin", "teen", "wren"].map { Array($0.utf8) })

  /// Whether a word is another one with two letters after the first swapped, or with one letter too many, too
  /// few or wrong between the first and the last.
  private static func isSlip(_ found: [UInt8], for word: [UInt8]) -> Bool {
    guard word.count >= 3, found.first == word.first, !prose.contains(found) else { return false }
    if found.isSwap(of: word) { return true }
    return word.count >= 4 && found.last == word.last && editDistance(found, word, limit: 1) != nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first offset from `start` that is neither white space nor invisible.
  func skippingInvisible(_ start: Int, _ end: Int) -> Int {
    var index = start
    while true {
      index = skippingSpace(index, end)
      guard index < end, self[index] >= 0x80 else { return index }
      let width = invisibleWidth(at: index, end)
      guard width > 0 else { return index }
      index += width
    }
  }

  private func invisibleWidth(at index: Int, _ end: Int) -> Int {
    let isPair = index + 1 < end && self[index] == 0xC2 && self[index + 1] == 0xAD
    if isPair { return 2 }
    guard index + 2 < end else { return 0 }
    switch (self[index], self[index + 1], self[index + 2]) {
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x81, 0xA0...0xA4), (0xEF, 0xBB, 0xBF): return 3
    default: return 0
    }
  }
}

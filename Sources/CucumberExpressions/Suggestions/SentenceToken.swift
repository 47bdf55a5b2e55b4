internal import Basics

/// A word, a number, a quotation or a mark of a sentence.
struct SentenceToken: Sendable {
  let text: Substring
  /// The text in lower case.
  let word: String
  /// Its weight: a long word counts more than a short one, a mark little, and a negation a lot, because
  /// without it a sentence means the opposite.
  let weight: Double
  private let letters: [UInt8]
  private let isArticle: Bool
  private let isNegation: Bool

  private static let articles: Set = ["a", "an", "the"]
  private static let negations: Set = ["no", "not", "never", "cannot"]

  init(_ text: Substring) {
    self.text = text
    word = text.lowercased()
    letters = Array(word.utf8)
    isArticle = Self.articles.contains(word)
    isNegation = Self.negations.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
    let isWord = text.first.map { $0.isLetter || $0.isNumber } ?? false
    weight =
      isNegation
      ? 12
      : isWord
        ? Double(min(letters.count, 8))
        : letters.count > 1 ? SentenceAlignment.valueWeight : 1
  }

  /// How similar the letters of another one are: 1 for the same, 0 for nothing in common.
  func likeness(to other: SentenceToken) -> Double {
    if letters == other.letters { return text == other.text ? 1 : 0.95 }
    if isArticle, other.isArticle { return 0.5 }
    if isNegation, other.isNegation { return 0.9 }
    let (shorter, longer) = (
      min(letters.count, other.letters.count), max(letters.count, other.letters.count)
    )
    guard longer >= 4 else { return 0 }
    if let distance = editDistance(letters, other.letters, limit: max(1, longer / 3)) {
      return 1 - Double(distance) / Double(longer)
    }
    // `connect` and `connectivity`.
    let isBeginning = letters.starts(with: other.letters) || other.letters.starts(with: letters)
    return isBeginning && shorter >= 4 ? 0.6 : 0
  }

  /// The tokens of a text, in order.
  static func tokens(of text: String) -> [SentenceToken] {
    var tokens: [SentenceToken] = []
    var rest = text[...]
    while let first = rest.first {
      let more = rest.dropFirst()
      var end = more.startIndex
      if first == "\"" || first == "'", let close = more.firstIndex(of: first) {
        end = more.index(after: close)
      } else if first.isLetter {
        end = more.firstIndex { !$0.isLetter && $0 != "'" && $0 != "’" } ?? more.endIndex
      } else if first.isNumber {
        while let next = rest[end...].first, next.isNumber || ".,".contains(next) {
          let after = rest.index(after: end)
          // A mark within the number.
          guard next.isNumber || rest[after...].first?.isNumber == true else { break }
          end = after
        }
      }
      if !first.isWhitespace { tokens.append(SentenceToken(rest[..<end])) }
      rest = rest[end...]
    }
    return tokens
  }
}

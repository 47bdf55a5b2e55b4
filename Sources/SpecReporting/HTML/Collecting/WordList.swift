import Messages

/// Words, each stored once, and texts spelled with one character for each of their words.
///
/// The first two thousand words take two bytes each time they are used, the next sixty thousand
/// three.
struct WordList: Sendable {
  private var numbers: [String: Int] = [:]
  /// The words in the order of their numbers, as the elements of a list.
  private(set) var json = JSONWriter()

  /// One character for each word of a text, words being what single spaces stand between.
  mutating func spelling(of text: String) -> String {
    var spelling = String.UnicodeScalarView()
    for word in text.utf8.split(separator: 0x20, omittingEmptySubsequences: false) {
      let word = String(Substring(word))
      let number = numbers[word, default: numbers.count]
      if number == numbers.count {
        numbers[word] = number
        json.separate()
        json.string(word)
      }
      spelling.append(Self.character(number))
    }
    return String(spelling)
  }

  /// Beginning above the controls, and passing over what is no character of XML: the surrogates
  /// and U+FFFE and U+FFFF.
  private static func character(_ number: Int) -> Unicode.Scalar {
    var value = number + 0xA1
    if value >= 0xD800 { value += 0x800 }
    if value >= 0xFFFE { value += 2 }
    // A million different words are not met; who brings them gets the last one for the rest.
    return Unicode.Scalar(UInt32(min(value, 0x10_FFFF))) ?? "\u{FFFD}"
  }
}

internal import Basics

/// The one difference between a text and the pattern that it was written for.
public enum NearMiss: Sendable, Equatable {
  /// An invisible or look-alike character, described, such as `a no-break space (U+00A0)
  /// instead of a space`; in the text or in the definition.
  case unseen(String, inDefinition: Bool)
  /// A mark after the sentence.
  case endMark(String)
  /// A comment after the sentence.
  case comment(String)
  /// Typographic or unclosed quotation marks.
  case quotationMarks(String)
  /// A text without quotation marks.
  case unquoted(String)
  /// A number with separators, such as 1,000.
  case separators(String)
  case letterCase
  /// Words in place of others; either may be empty.
  case words(String, expected: String)
  /// A text (or none) that is not a value of the parameter type of this name, with the words that the type
  /// takes, if it takes fixed words, and an example.
  case value(String, type: String, words: [String], example: String?)
}

extension NearMiss {
  /// The part of a text that was meant as one value.
  public var value: String? {
    switch self {
    case .unquoted(let text), .separators(let text): text
    case .value(let text, _, _, _): text.isEmpty ? nil : text
    case .unseen, .endMark, .comment, .quotationMarks, .letterCase, .words: nil
    }
  }

  /// Whether the text in place of a value may also be words of a sentence.
  var isOfWords: Bool {
    switch self {
    case .unquoted, .value: true
    case .unseen, .endMark, .comment, .quotationMarks, .separators, .letterCase, .words: false
    }
  }

  /// Marks that end sentences and lists.
  private static let endMarks: Set<Character> = [".", "!", "?", ",", ";", ":", "…"]

  /// The text without each slip around its words that it may have.
  static func corrections(of text: String) -> [(slip: NearMiss, text: String)] {
    var corrections: [(NearMiss, String)] = []
    let seen = seenText(text)
    if let unseen = UnseenDifference(in: text, from: seen) {
      corrections.append((.unseen(unseen.description, inDefinition: false), seen))
    }
    if let last = text.last, endMarks.contains(last) {
      corrections.append((.endMark(String(last)), String(text.dropLast())))
    }
    if let plain = text.withPlainQuotationMarks {
      corrections.append((.quotationMarks(text), plain))
    }
    for mark in [" #", " //"] {
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(mark) }) else { continue }
      var sentence = text[..<start]
      while sentence.last?.isWhitespace == true { sentence.removeLast() }
      corrections.append((.comment(String(text[start...].dropFirst())), String(sentence)))
    }
    return corrections
  }
}

extension String {
  /// The text with the keyboard's marks around quotations, with the same one at both ends, and with one
  /// after an unclosed quotation; nil if it has them already.
  var withPlainQuotationMarks: String? {
    let text = String(
      map { character in
        switch character {
        case "“", "”", "„", "‟", "«", "»", "″", "`": "\""
        case "‘", "’", "‚", "′": "'"
        default: character
        }
      })
    if text != self { return text }
    guard text.count(where: { $0 == "\"" }) % 2 == 1 else { return nil }
    guard let other = text.lastIndex(of: "'"), text.last == "'" || text.last == "\"" else {
      return text + "\""
    }
    return text[..<other] + "\"" + text[other...].dropFirst()
  }

  /// The digits of a number with separators between its thousands; nil for any other text.
  var withoutSeparators: String? {
    wholeMatch(of: /[0-9]{1,3}(?:,[0-9]{3})+/).map { $0.output.filter { $0 != "," } }
  }

  /// The text with a point for the comma of each decimal number; nil if there is none.
  package var withDecimalPoints: String? {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    let text = parts.dropFirst().reduce(into: String(parts[0])) { text, part in
      let isDecimal = text.last?.isNumber == true && part.first?.isNumber == true
      text += (isDecimal ? "." : ",") + part
    }
    return text == self ? nil : text
  }
}

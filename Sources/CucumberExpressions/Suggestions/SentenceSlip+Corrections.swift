internal import Spelling

extension SentenceSlip {
  /// A text without a slip that people make in it.
  package struct Correction: Sendable, Equatable {
    package let slip: SentenceSlip
    package let text: String
  }

  /// Marks with which people end sentences and lists.
  private static let endMarks: Set<Character> = [".", "!", "?", ",", ";", ":", "…"]
  /// The number of words at the end of a sentence that may be one text.
  private static let mostQuotedWords = 4
  /// A text of more words is no sentence in which one could guess.
  private static let mostWords = 40

  /// The texts that may have been meant, each without one slip, the likeliest first.
  package static func corrections(of text: String) -> [Correction] {
    var corrections: [Correction] = []
    func add(_ slip: SentenceSlip, _ text: String) {
      corrections.append(Correction(slip: slip, text: text))
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    let seen = seenText(text)
    if let unseen = UnseenDifference(in: text, from: seen) {
      add(.unseen(unseen.description, inDefinition: false), seen)
    }
    if let last = text.last, endMarks.contains(last) {
      add(.endMark(String(last)), String(text.dropLast()))
    }
    for mark in [" #", " //"] {
      guard let start = text.firstRange(of: mark) else { continue }
      var end = start
      while end > text.startIndex, text[text.index(before: end)].isWhitespace {
        end = text.index(before: end)
      }
      add(.comment(String(text[start...].dropFirst())), String(text[..<end]))
    }
    if let quoted = text.withPlainQuotationMarks { add(.quotationMarks(text), quoted) }
    if let (number, plain) = text.withoutSeparators { add(.separators(number), plain) }
    if !text.contains("\""), words.count <= mostWords { addQuoted(words, to: &corrections) }
    return corrections
  }

  /// Adds what the text would be with quotation marks around a word, or around the last words.
  private static func addQuoted(_ words: [Substring], to corrections: inout [Correction]) {
    func add(_ range: Range<Int>) {
      let quoted = words[range].joined(separator: " ")
      let all = words[..<range.lowerBound] + ["\"\(quoted)\""] + words[range.upperBound...]
      corrections.append(
        Correction(slip: .unquoted(quoted), text: all.joined(separator: " ")))
    }
    for index in words.indices.reversed() { add(index..<index + 1) }
    for count in 2..<max(2, min(mostQuotedWords + 1, words.count)) {
      add(words.count - count..<words.count)
    }
  }
}

extension String {
  fileprivate func firstRange(of mark: String) -> Index? {
    indices.first { self[$0...].hasPrefix(mark) }
  }

  /// The text with the marks of the keyboard around quotations, and with one behind a quotation that
  /// nothing closes; nil where it has them.
  fileprivate var withPlainQuotationMarks: String? {
    var text = String(
      map { character in
        switch character {
        case "“", "”", "„", "‟", "«", "»", "″", "`": "\""
        case "‘", "’", "‚", "′": "'"
        default: character
        }
      })
    if text == self {
      guard text.count(where: { $0 == "\"" }) % 2 == 1 else { return nil }
      text += "\""
    }
    return text
  }

  /// The first number with separators between its thousands, and the text with that number as digits.
  fileprivate var withoutSeparators: (number: String, text: String)? {
    guard contains(",") else { return nil }
    var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let index = words.firstIndex { word in
      let groups = word.split(separator: ",", omittingEmptySubsequences: false)
      return groups.count > 1 && (1...3).contains(groups[0].count)
        && groups.dropFirst().allSatisfy { $0.count == 3 }
        && groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    }
    guard let index else { return nil }
    let number = words[index]
    words[index] = number.filter { $0 != "," }
    return (number, words.joined(separator: " "))
  }
}

/// The regular expressions of the parameter types, without capture groups.
extension EnglishWords {
  private static let suffixes = "(?:st|nd|rd|th)"
  private static let number = "(?:\(oneOf(cardinals.keys)))"

  static var countPattern: String {
    let small = cardinals.filter { (1...9).contains($0.value) }.keys + ["a", "an"]
    let hundred = "(?:\(oneOf(small))) hundred(?: (?:and )?\(number))?"
    return [
      #"\d{1,3}(?:,\d{3})+"#, #"\d{1,18}"#, hundred, oneOf(cardinals.keys), oneOf(determiners.keys),
    ].joined(separator: "|")
  }

  static var ordinalPattern: String { #"\d{1,9}\#(suffixes)|"# + oneOf(ordinals.keys) }

  /// Parts such as `1.5 h`, `7 days`, `seven days`, joined by blanks, commas or words.
  static var durationPattern: String {
    let unit = "(?:\(oneOf(units.flatMap(\.words))))"
    let part = #"(?:\d{1,9}(?:\.\d{1,9})? ?\#(unit)|(?:\#(oneOf(cardinals.keys))|an|a) \#(unit))"#
    return "\(part)(?:(?:,? ?| |,? and )\(part))*"
  }

  static var datePatterns: [String] {
    let month = "(?:\(oneOf(months.flatMap { $0 })))"
    let day = #"\d{1,2}\#(suffixes)?"#
    return [
      #"\d{4}-\d{2}-\d{2}"#, #"\#(day)(?: of)? \#(month),? \d{4}"#,
      #"\#(month) \#(day),? \d{4}"#,
    ]
  }

  static var quotedListPattern: String {
    let quoted = #"(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"#
    return "\(quoted)(?:(?:, ?|; ?|,? and )\(quoted))*"
  }

  /// An alternative of words; the longer ones first, because the first match is taken.
  private static func oneOf(_ words: some Sequence<String>) -> String {
    words.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.joined(separator: "|")
  }
}

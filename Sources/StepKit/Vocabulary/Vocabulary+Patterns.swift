/// The regular expressions of the parameter types, without capture groups.
extension Vocabulary {
  var countPattern: String {
    [
      #"\d{1,3}(?:,\d{3})+"#, #"\d{1,18}"#, hundredPattern, Self.oneOf(cardinals.keys),
      Self.oneOf(determiners.keys),
    ].joined(separator: "|")
  }

  /// `a hundred`, `two hundred and five`.
  private var hundredPattern: String {
    let small = cardinals.filter { (1...9).contains($0.value) }
      .merging(determiners.filter { $0.value == 1 }) { word, _ in word }
    let rest = " (?:\(conjunctionPattern) )?(?:\(Self.oneOf(cardinals.keys)))"
    return "(?:\(Self.oneOf(small.keys))) (?:\(Self.oneOf(hundreds)))(?:\(rest))?"
  }

  var ordinalPattern: String {
    #"\d{1,9}(?:"# + Self.oneOf(ordinalSuffixes) + ")|" + Self.oneOf(ordinals.keys)
  }

  /// Parts such as `1.5 h`, `7 days`, `seven days`, joined by blanks, commas or words.
  var durationPattern: String {
    let ones = determiners.filter { $0.value == 1 }.keys
    let unit = "(?:\(Self.oneOf(units.flatMap(\.words))))"
    let part =
      #"(?:\d{1,9}(?:\.\d{1,9})? ?"# + unit
      + "|(?:\(Self.oneOf(cardinals.keys))|\(Self.oneOf(ones))) \(unit))"
    return "\(part)(?:(?:,? ?| |,? \(conjunctionPattern) )\(part))*"
  }

  var datePatterns: [String] {
    let month = "(?:\(Self.oneOf(months.flatMap { $0 })))"
    let day = #"\d{1,2}(?:"# + Self.oneOf(ordinalSuffixes) + ")?"
    return [
      #"\d{4}-\d{2}-\d{2}"#, #"\#(day)(?: of)? \#(month),? \d{4}"#,
      #"\#(month) \#(day),? \d{4}"#,
    ]
  }

  var quotedListPattern: String {
    let quoted = #"(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"#
    return "\(quoted)(?:(?:, ?|; ?|,? \(conjunctionPattern) )\(quoted))*"
  }

  private var conjunctionPattern: String { "(?:\(Self.oneOf(conjunctions)))" }

  /// An alternative of words; the longer ones first, because the first that matches is taken.
  private static func oneOf(_ words: some Sequence<String>) -> String {
    Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
      .map { $0.replacing(".", with: #"\."#) }.joined(separator: "|")
  }
}

/// A text as a sentence spells it: in quotes, or with words for its space or its symbols.
///
/// `a space followed by "bb"` and `"bb" with a leading space` are `" bb"`, and
/// `the symbols "a", "b" and "c"` are `"abc"`.
enum SpelledText {
  private static let quoted = #""[^"]*""#
  static let inWords =
    #"a (?:single |leading )?space(?:,? (?:followed by|and then|then|and|plus|before|in front of)) (?:the (?:symbols?|text) )?"[^"]*""#
    + #"|"[^"]*" (?:with a (?:leading space|space (?:in front(?: of it)?|before it|at the (?:start|beginning)))|(?:preceded by|after) a (?:leading )?space)"#
    + #"|(?:the )?(?:different )?symbols "[^"]*"(?:(?:, |,? and )"[^"]*")+"#
  static let pattern = "(?:\(inWords)|\(quoted))"

  /// The text that is spelled; `nil` without anything in quotes.
  static func text(in words: String) -> String? {
    let parts = words.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 2 else { return nil }
    let text = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.joined()
    let others = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    return others.contains("space") ? " " + text : text
  }
}

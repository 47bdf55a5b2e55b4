import Foundation

/// What people who write features get wrong most often, each with everything that is said about it: the place and
/// what to do, once.
enum AuthorMistakes {
  /// A feature with a mistake.
  struct Row {
    let title: String
    let feature: String
    /// Without the name of the file; `…` represents a place in Swift.
    let messages: [String]

    init(_ title: String, _ feature: String, _ messages: String...) {
      (self.title, self.feature, self.messages) = (title, feature, messages)
    }
  }

  /// A step that no definition has.
  struct Sentence {
    let title: String
    let step: String
    let hints: [String]

    init(_ title: String, _ step: String, _ hints: String...) {
      (self.title, self.step, self.hints) = (title, step, hints)
    }
  }

  static var all: [BadInput] {
    let rows = titles + languages + keywords + tags + tables + outlines
    let features = rows.enumerated().map { BadInput($0.offset + 1, $0.element) }
    let undefined = sentences.enumerated().map { BadInput(rows.count + $0.offset + 1, $0.element) }
    return features + undefined + calls(after: rows.count + sentences.count)
  }

  static let scenario = "  Scenario: s\n    Given it passes\n"
  static let feature = "Feature: f\n" + scenario

  /// A feature with these lines below its title.
  static func story(_ lines: String...) -> String {
    "Feature: f\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// A scenario of these lines.
  static func steps(_ lines: String...) -> String {
    "Feature: f\n  Scenario: s\n" + lines.map { "    \($0)\n" }.joined()
  }

  /// A step with these lines below it.
  static func table(_ lines: String...) -> String {
    "Feature: f\n  Scenario: s\n    Given the rows\n" + lines.map { "      \($0)\n" }.joined()
  }

  /// An outline of these lines.
  static func outline(_ lines: String...) -> String {
    "Feature: f\n  Scenario Outline: s\n" + lines.map { "    \($0)\n" }.joined()
  }

  private static let sentences: [Sentence] = [
    Sentence(
      "misspelled sentence", "Given it pases", "did you mean \"it passes\"? (…)",
      "expected \"passes\" instead of \"pases\""),
    Sentence(
      "capital letter", "Given It passes", "did you mean \"it passes\"? (…)",
      "capital and small letters differ"),
    Sentence(
      "full stop", "Given it passes.", "did you mean \"it passes\"? (…)",
      "the sentence does not end with '.'"),
    Sentence(
      "two spaces", "Given it  passes", "did you mean \"it passes\"? (…)",
      "the sentence has one more space after \"it\""),
    Sentence(
      "no-break space", "Given it\u{A0}passes", "did you mean \"it passes\"? (…)",
      "the sentence has a no-break space (U+00A0) instead of a space after \"it\""),
    Sentence(
      "tab", "Given it\tpasses", "did you mean \"it passes\"? (…)",
      "the sentence has a tab instead of a space after \"it\""),
    Sentence(
      "Cyrillic letter", "Given it pаsses", "did you mean \"it passes\"? (…)",
      "the sentence has a Cyrillic small letter a (U+0430) instead of \"a\" after \"p\""),
    Sentence(
      "comment behind a step", "Given it passes # at last", "did you mean \"it passes\"? (…)",
      "'# at last' belongs to the sentence; a comment is a line of its own"),
    Sentence(
      "typographic quotation marks", "Given the text “hello”",
      "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "typographic apostrophe", "Given the shop isn’t open",
      "did you mean \"the shop isn't open\"? (…)",
      "the sentence has a right single quotation mark (U+2019) instead of \"'\" after \"isn\""),
    Sentence(
      "guillemets", "Given the text «hello»", "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "backticks", "Given the text `hello`", "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "no quotation marks", "Given the text hello", "did you mean 'the text \"hello\"'? (…)",
      "'hello' is a text of its own; write it in quotation marks: \"hello\""),
    Sentence(
      "quotation that stays open", "Given the text \"hello",
      "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "quotation that ends with another mark", "Given the text \"hello'",
      "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "quotation that begins with another mark", "Given the text 'hello\"",
      "did you mean 'the text \"hello\"'? (…)",
      "a quotation begins and ends with the straight mark \""),
    Sentence(
      "number as a word", "Given three things", "did you mean \"3 things\"? (…)",
      "'three' is not a value of {int}, expected digits such as 3"),
    Sentence(
      "number with a separator", "Given 1,000 things", "did you mean \"1000 things\"? (…)",
      "a number has digits alone: 1000"),
    Sentence(
      "number with a comma", "Given a share of 1,5", "did you mean \"a share of 1.5\"? (…)",
      "'1,5' is not a value of {float}, expected digits such as 3.5"),
    Sentence(
      "number with a percent sign", "Given a share of 50%", "did you mean \"a share of 50\"? (…)",
      "\"%\" does not belong to the sentence"),
    Sentence(
      "number with a unit", "Given 3kg things", "did you mean \"3 things\"? (…)",
      "\"kg\" does not belong to the sentence"),
    Sentence(
      "decimals for a whole number", "Given 3.5 things", "did you mean \"3 things\"? (…)",
      "'3.5' is not a value of {int}, expected digits such as 3"),
    Sentence(
      "singular for plural", "Given 1 thing", "did you mean \"1 things\"? (…)",
      "singular and plural differ: expected \"things\" instead of \"thing\""),
    Sentence(
      "value forgotten", "Given the text ", "did you mean 'the text \"coffee\"'? (…)",
      "a value of {string} is missing, expected text between two \" or two '"),
    Sentence(
      "word forgotten", "Given the name ", "did you mean \"the name coffee\"? (…)",
      "a value of {word} is missing, expected one word"),
    Sentence(
      "keyword twice", "Given Given it passes", "did you mean \"it passes\"? (…)",
      "\"Given\" does not belong to the sentence"),
    Sentence(
      "word left out", "Given passes", "did you mean \"it passes\"? (…)", "\"it\" is missing"),
    Sentence(
      "word too many", "Given it really passes", "did you mean \"it passes\"? (…)",
      "\"really\" does not belong to the sentence"),
    Sentence(
      "colon at the end", "Given it passes:", "did you mean \"it passes\"? (…)",
      "the sentence does not end with ':'"),
  ]
}

extension BadInput {
  /// A mistake keeps everything from running, or is reported next to a run that passes.
  fileprivate init(_ number: Int, _ row: AuthorMistakes.Row) {
    let isWarning = row.messages.contains { $0.contains(": warning: ") }
    let count = isWarning ? ["1 warning about features (--strict-features makes it an error)"] : []
    self.init(
      number, row.title, row.feature, exit: isWarning ? 0 : 2,
      errors: row.messages.map { "x.feature:\($0)" } + count, isWhole: true)
  }

  fileprivate init(_ number: Int, _ sentence: AuthorMistakes.Sentence) {
    let shown = sentence.step.trimmingCharacters(in: .whitespaces)
      .replacing("\t", with: "  ")
    self.init(
      number, sentence.title, AuthorMistakes.steps(sentence.step), exit: 1,
      output: ["     ? \(shown)  (undefined)  # x.feature:3"]
        + sentence.hints.map { "         \($0)" })
  }
}

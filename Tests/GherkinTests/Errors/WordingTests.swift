import Gherkin
import Messages
import Testing

/// The texts for people; the official ones are held by the goldens.
struct WordingTests {
  private static let listed = "`specrun --i18n-languages` lists them all"

  private static let cases: [(text: String, message: String)] = [
    (
      "Feature: f\nScenario: s\nGiven x\nnonsense",
      """
      f:4:1: found 'nonsense'; a step is one line: join it with the line above, or begin it with a \
      keyword, a row with |, or a comment with #
      """
    ),
    (
      "Feature: f\nScenario: s\nGiven x\n  \"\"\"\n  a\n",
      "f:4:3: the doc string opened in line 4 is never closed; end it with the same fence"
    ),
    (
      "Feature: f\nScenario: s\nGiven x\n|a|b|\n|c|",
      """
      f:5:1: this row has 1 cell, the first row of its table has 2 cells; add cells, empty ones if \
      need be
      """
    ),
    (
      "# language: engl",
      "f:1:1: no language has the code 'engl'; did you mean 'en' or 'en-old'? \(listed)"
    ),
    (
      "# language: zh",
      "f:1:1: no language has the code 'zh'; did you mean 'zh-CN' or 'zh-TW'? \(listed)"
    ),
    (
      "# language: pt-BR",
      "f:1:1: no language has the code 'pt-BR'; did you mean 'pt'? \(listed)"
    ),
    (
      "# language: germn",
      "f:1:1: no language has the code 'germn'; did you mean 'de'? \(listed)"
    ),
    ("# language: qqqqqqqq", "f:1:1: no language has the code 'qqqqqqqq'; \(listed)"),
    (
      "Feature: f\nScenario: s\nGiven x\n@a b\nScenario: s\n@c d",
      """
      f:4:1: the tag '@a b' has white space in it; begin each tag with @, and a comment after it \
      with #
      """
    ),
    ("# language: fr", "f:2: the file ends too early, expected a tag or \"Feature:\""),
    (
      "a\u{1B}[31mb",
      """
      f:1:1: found 'a\u{FFFD}[31mb', expected nothing but tags, which begin with @, and comments, which \
      begin with #, above "Feature:"; move it below, or remove it
      """
    ),
    ("Feature: \0", "f:1:10: there is a NUL byte here; a feature file is a text file"),
  ]

  @Test(arguments: cases.indices)
  func friendly(index: Int) {
    let (text, message) = Self.cases[index]
    #expect(Reading(text).errors.first?.friendlyMessage(in: "f") == message)
  }

  @Test func longLinesAreCut() {
    let errors = Reading(String(repeating: "x", count: 10_000)).errors
    let message = errors.first?.friendlyMessage(in: "f") ?? ""
    #expect(message.contains(String(repeating: "x", count: 120) + "…'"))
    #expect(message.count < 300)
    #expect((errors.first?.officialMessage.count ?? 0) > 10_000)
  }
}

import Gherkin
import GherkinFormatting
import Testing

/// Features in Markdown: tables and nothing else.
struct MarkdownLayoutTests {
  private func check(
    _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let formatted = try format(Array(text.utf8), uri: "a.feature.md")
    #expect(String(decoding: formatted, as: UTF8.self) == expected, sourceLocation: location)
    #expect(
      try format(formatted, uri: "a.feature.md") == formatted, sourceLocation: location)
  }

  @Test func proseHeadingsAndListsStay() throws {
    let text = """
      # Feature: f

        some *prose*,  with\u{20}\u{20}
        blanks

      `@a`   `@b`
      ### Scenario: s
      -  Given a
          1. no step
      | a | table | of prose |
      |---|

      """
    try check(text, text)
  }

  @Test func tables() throws {
    try check(
      """
      # Feature: f
      ## Scenario Outline: s
      * Given a
        |name|n|
        |-|-:|
        |お茶|120|
         |x \\| y|7|

      ### Examples:
         | longer  header|b|
         | :---: | ----- |
         | 1 | 2.5 |

      """,
      """
      # Feature: f
      ## Scenario Outline: s
      * Given a
        | name   |   n |
        | ------ | --: |
        | お茶   | 120 |
        | x \\| y |   7 |

      ### Examples:
         | longer  header |   b |
         | :------------: | --- |
         |              1 | 2.5 |

      """)
  }

  @Test func aTableOfOneRowAndALineBelow() throws {
    try check(
      "# Feature: f\r\n## Scenario: s\r\n* Given a\r\n  |ab|\r\n  |-|\r\n",
      "# Feature: f\r\n## Scenario: s\r\n* Given a\r\n  | ab  |\r\n  | --- |\r\n")
  }
}

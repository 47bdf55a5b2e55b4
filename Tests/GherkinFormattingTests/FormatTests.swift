import Gherkin
import Testing

@testable import GherkinFormatting

/// The canonical layout, case by case.
struct FormatTests {
  private func check(
    _ text: String, _ expected: String, uri: String = "a.feature",
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let formatted = try format(Array(text.utf8), uri: uri)
    #expect(String(decoding: formatted, as: UTF8.self) == expected, sourceLocation: location)
    #expect(formatted == Array(expected.utf8), "the bytes", sourceLocation: location)
    #expect(try format(formatted, uri: uri) == formatted, sourceLocation: location)
  }

  @Test func levels() throws {
    try check(
      """
      @f
        Feature: f
       Background:
       Given a
      @r
      Rule: r
      Background:
      Given b
      | 1 |
      Example: e
      When c
      \"""
      text
      \"""
      @s
      Scenario Outline: s
      Then <d>
      @x
      Examples: x
      | d |
      | 1 |
      """,
      """
      @f
      Feature: f

        Background:
          Given a

        @r
        Rule: r

          Background:
            Given b
              | 1 |

          Example: e
            When c
              \"""
              text
              \"""

          @s
          Scenario Outline: s
            Then <d>
            @x
            Examples: x
              | d |
              | 1 |

      """)
  }

  @Test(arguments: [
    // Padded, and without the text after the last bar.
    ("| a|bb |", "| ccc | d|", "| a   | bb |", "| ccc | d  |"),
    // Numbers, with the cells above them.
    ("| n | v |", "| -1.5 | 12 |", "|    n |  v |", "| -1.5 | 12 |"),
    ("| n |", "| 12 a |", "| n    |", "| 12 a |"),
    ("| count |", "| 1.2.3 |", "| count |", "| 1.2.3 |"),
    // Escapes as they are written.
    (#"| a\|b | \\ |"#, #"| \n | c |"#, #"| a\|b | \\ |"#, #"| \n   | c  |"#),
    (#"| a\ |"#, "| bcd |", #"| a\  |"#, "| bcd |"),
    // Columns of a terminal.
    ("| 日本 | é |", "| a | b |", "| 日本 | é |", "| a    | b |"),
    ("| e\u{301} |", "| ab |", "| e\u{301}  |", "| ab |"),
    // A mark on a bar or blank does not hide it.
    ("| a |\u{301} |", "| b | c |", "| a | \u{301}  |", "| b | c |"),
    ("| |  |", "| |a |", "|  |   |", "|  | a |"),
  ])
  func table(first: String, second: String, expected: String, then: String) throws {
    try check(
      "Feature: f\n  Scenario: s\n    Given a\n\(first)\n\(second)\n",
      "Feature: f\n\n  Scenario: s\n    Given a\n      \(expected)\n      \(then)\n")
  }

  @Test func whatIsBehindTheLastBarStays() throws {
    try check(
      "Feature: f\n\n  Scenario: s\n    Given a\n      |a|  b \n",
      "Feature: f\n\n  Scenario: s\n    Given a\n      | a | b\n")
  }

  @Test(arguments: [
    ("@a   @b@c", "@a @b @c"), ("@a  @b   # why  ", "@a @b # why"), ("\t@a ", "@a"),
    ("@a @  @b", "@a @  @b"),
  ])
  func tags(written: String, expected: String) throws {
    try check("\(written)\nFeature: f\n", "\(expected)\nFeature: f\n")
  }

  @Test func blankLines() throws {
    try check(
      "\n\nFeature: f\n\n\n  Scenario: s\n    Given a\n\n\n    When b  \t\n  Scenario: t\n   \n\n",
      "Feature: f\n\n  Scenario: s\n    Given a\n\n    When b\n\n  Scenario: t\n")
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func nothing(text: String) throws {
    try check(text, text)
    try check(text + " \n\n", text)
  }

  @Test func commentsGoWithWhatFollows() throws {
    try check(
      """
      # language: en
        # file
      Feature: f
      # below
      # scenario
      @a
      # title
      Scenario: s
      # step
      Given a
      # row
      | a |
      # left out

      # next
      Scenario: t
      When b
      # end

        # loose
      """,
      """
      # language: en
      # file
      Feature: f

        # below
        # scenario
        @a
        # title
        Scenario: s
          # step
          Given a
            # row
            | a |
            # left out

        # next
        Scenario: t
          When b
          # end

        # loose

      """)
  }

  @Test func descriptionsMoveAsAWhole() throws {
    try check(
      "Feature: f\n\n\n      - a  \n  \n\n          b\n      # c\n        - d\n\n\nScenario: s\n text\nGiven a\n",
      "Feature: f\n\n  - a  \n\n\n      b\n  # c\n    - d\n\n  Scenario: s\n    text\n    Given a\n"
    )
  }

  @Test func docStringsStayRelativeToTheirFence() throws {
    try check(
      "Feature: f\n\n  Scenario: s\n    Given a\n  ```  json  \n    a  \n b\n   \n\n\n  # no\n  ``` \n    When b\n   \"\"\"\n\n  \"\"\"\n",
      "Feature: f\n\n  Scenario: s\n    Given a\n      ```  json\n        a  \n      b\n       \n\n\n      # no\n      ```\n    When b\n      \"\"\"\n\n      \"\"\"\n"
    )
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndings(end: String) throws {
    let mark = "\u{FEFF}"
    try check(
      mark + ["Feature: f", "Scenario: s", "Given a"].joined(separator: end),
      mark + ["Feature: f", "", "  Scenario: s", "    Given a", ""].joined(separator: end))
    try check("Feature: f\r\nScenario: s\n", "Feature: f\r\n\r\n  Scenario: s\n")
  }

  @Test func aStepWithoutTextKeepsItsBlank() throws {
    try check(
      "Feature: f\n\n  Scenario: s\n    Given   \n    * a\n",
      "Feature: f\n\n  Scenario: s\n    Given \n    * a\n")
  }

  @Test func otherLanguages() throws {
    try check(
      "# language: ja\n機能: f\nシナリオ: s\n前提a\n|名前|n|\n|あ|10|\n",
      "# language: ja\n機能: f\n\n  シナリオ: s\n    前提a\n      | 名前 |  n |\n      | あ   | 10 |\n")
  }

  @Test(arguments: [1, 3, 4])
  func otherIndentations(columns: Int) throws {
    let text =
      "Feature: f\n@t\nRule: r\nScenario Outline: s\n# c\nGiven <a>\n\"\"\"\n x\n\"\"\"\nExamples:\n|a|\n"
    let formatted = try format(Array(text.utf8), uri: "a.feature", indentation: columns)
    let lines = String(decoding: formatted, as: UTF8.self).split(separator: "\n")
    let levels = [0, 1, 1, 2, 3, 3, 4, 4, 4, 3, 4]
    #expect(
      lines.map { $0.prefix { $0 == " " }.count - ($0.hasSuffix(" x") ? 1 : 0) }
        == levels.map { columns * $0 })
    #expect(try format(formatted, uri: "a.feature", indentation: columns) == formatted)
    // Back to the usual one, nothing is lost.
    #expect(
      try format(formatted, uri: "a.feature") == format(Array(text.utf8), uri: "a.feature"))
  }
}

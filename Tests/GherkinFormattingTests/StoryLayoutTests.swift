import Gherkin
import GherkinFormatting
import Messages
import Testing

/// Documents: their blocks marked `gherkin` and nothing else.
struct StoryLayoutTests {
  private func check(
    _ text: String, _ expected: String, _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let formatted = try formatStories(in: Array(text.utf8), uri: "a.md")
    #expect(String(decoding: formatted, as: UTF8.self) == expected, sourceLocation: location)
    #expect(try formatStories(in: formatted, uri: "a.md") == formatted, sourceLocation: location)
  }

  @Test func whatIsNotMarkedStays() throws {
    let text = "# A\n\n```\nGiven a\n When b\n```\n\n```swift\nlet  a\n```\n\n  |a|b|\n"
    try check(text, text)
  }

  @Test func wholeFeatures() throws {
    try check(
      "text\n```gherkin\n  # note\n@a  @b\n  Feature: f\nScenario: s\nGiven a\n|x|1|\n```\n  text\n",
      "text\n```gherkin\n# note\n@a @b\nFeature: f\n\n  Scenario: s\n    Given a\n      | x | 1 |\n```\n  text\n"
    )
  }

  @Test func scenariosWithoutTheirFeature() throws {
    try check(
      "~~~gherkin\n\n  Scenario: s\n  Given a\n\n\n  Scenario: t\n Given b\n~~~\n",
      "~~~gherkin\nScenario: s\n  Given a\n\nScenario: t\n  Given b\n~~~\n")
  }

  @Test func severalBlocksAndLineEndings() throws {
    try check(
      "\u{FEFF}```gherkin\r\nRule: r\r\nScenario: s\r\n* a\r\n```\r\nx\r\n  ```gherkin\r\n```\r\n   ```gherkin\r\nScenario:\r\n* b\r\n",
      "\u{FEFF}```gherkin\r\nRule: r\r\n\r\n  Scenario: s\r\n    * a\r\n```\r\nx\r\n  ```gherkin\r\n```\r\n   ```gherkin\r\n   Scenario:\r\n     * b\r\n"
    )
  }

  @Test func otherIndentations() throws {
    let text = "```gherkin\nScenario: s\n* a\n|x|\n```\n"
    let formatted = try formatStories(in: Array(text.utf8), uri: "a.md", indentation: 4)
    #expect(
      String(decoding: formatted, as: UTF8.self)
        == "```gherkin\nScenario: s\n    * a\n        | x |\n```\n")
  }

  @Test func errorsNameTheLineOfTheDocument() {
    let text = "# A\n\n```gherkin\nFeature: f\nScenario: s\nGiven a\nnonsense\n```\n"
    do throws(FormattingError) {
      _ = try formatStories(in: Array(text.utf8), uri: "a.md")
      Issue.record("formatted")
    } catch {
      guard case .syntax(let errors, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(errors.map(\.location.line) == [7])
    }
    #expect(throws: FormattingError.notUTF8) {
      try formatStories(in: Array("a".utf8) + [0xFF], uri: "a.md")
    }
  }
}

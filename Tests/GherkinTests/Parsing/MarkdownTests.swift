import Gherkin
import Messages
import Testing

/// Gherkin in Markdown beyond the goldens.
struct MarkdownTests {
  private func read(_ text: String) -> Reading {
    Reading(text, uri: "a.feature.md")
  }

  @Test func everyPart() {
    let reading = read(
      """
      `@a` `@b`
      # Feature: f

      prose
      ## Rule: r
      ### Background:
      * Given x
      `@c`
      #### Scenario Outline: <n>
      - When y
        ````ts
        ```
        a
        ```
        ````
      + Then z
        | a |
        |---|
        | 1 |
      | not a table |
      ##### Examples:
        | n |
        | - |
        | b |
      """)
    #expect(reading.errors.isEmpty)
    #expect(reading.feature?.tags.map(\.name) == ["@a", "@b"])
    #expect(reading.pickles.map(\.name) == ["b"])
    #expect(reading.pickles[0].tags.map(\.name) == ["@a", "@b", "@c"])
    #expect(reading.pickles[0].steps.map(\.text) == ["x", "y", "z"])
    #expect(reading.pickles[0].steps[1].argument?.docString?.content == "```\na\n```")
    #expect(reading.pickles[0].steps[2].argument?.dataTable?.rows.count == 2)
  }

  @Test func tablesSkipTheirSeparators() {
    let table =
      "# Feature: f\n## Scenario: s\n* Given x\n  | a | b |\n  | :-- | --: |\n  | 1 | 2 |\n"
    let rows = read(table).steps[0].dataTable?.rows ?? []
    #expect(rows.map { $0.cells.map(\.value) } == [["a", "b"], ["1", "2"]])
    for indent in [0, 1, 6] {
      let line = String(repeating: " ", count: indent) + "| a |\n"
      #expect(read("# Feature: f\n## Scenario: s\n* Given x\n" + line).steps[0].dataTable == nil)
    }
  }

  @Test(arguments: 3...6)
  func fences(count: Int) {
    let fence = String(repeating: "`", count: count)
    let inner = String(repeating: "`", count: count - 1)
    let text = "# Feature: f\n## Scenario: s\n* Given x\n  \(fence)ts\n  \(inner)\n  \(fence)\n"
    let docString = read(text).steps[0].docString
    #expect(docString?.content == inner)
    #expect(docString?.delimiter == fence)
    #expect(docString?.mediaType == "ts")
  }

  @Test func theFirstLineIsTheFeature() {
    let reading = read("Title\n# Feature: f\n# Scenario: s\n* Given x")
    #expect(reading.feature?.name == "Title")
    #expect(reading.feature?.keyword == nil)
    #expect(reading.pickles.count == 1)
    #expect(read("\n\n# Feature: f").feature?.name == "f")
    #expect(read("").feature == nil)
  }

  @Test func languagesAreNotReadFromComments() {
    let reading = Reading(
      "# Fonctionnalité: f\n## Scénario: s\n* Soit x", uri: "a.feature.md", language: "fr")
    #expect(reading.pickles.map { $0.steps.map(\.text) } == [["x"]])
    #expect(reading.feature?.language == "fr")
  }
}

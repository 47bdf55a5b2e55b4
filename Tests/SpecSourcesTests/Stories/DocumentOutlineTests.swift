import Gherkin
import Messages
import SpecSources
import Testing

@Suite struct DocumentOutlineTests {
  private func check(
    _ text: String, left: [String] = [], items: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var ids = IdGenerator()
    let story = StoryDocument(
      Source(uri: "story.md", data: text, mediaType: .markdown), ids: &ids)
    #expect(
      story.left.map { "\($0.lines.lowerBound)-\($0.lines.upperBound) \($0.kind)" } == left,
      sourceLocation: sourceLocation)
    var lines: [String] = []
    func show(_ items: [StoryDocument.Item], _ indent: String) {
      for item in items {
        lines.append("\(indent)\(item.line) \(item.kind): \(item.title)")
        show(item.items, indent + " ")
      }
    }
    show(story.items, "")
    #expect(lines == items, sourceLocation: sourceLocation)
  }

  @Test func useCases() {
    check(
      """
      ## Use Cases
      ### Load Feed Use Case
      #### Data:
      1. URL
      #### Primary course (happy path):
      1. Execute.
      2) Deliver it

      prose
      - a bullet
      #### Sad – error course:
      1. Fail.
      ### Add Guess
      #### Primary course:
      1. Add.
      ## Architecture
      1. Numbers
      2. of something else
      """,
      left: ["2-15 useCases(2, courses: 3)", "17-18 numberedList"],
      items: [
        "2 use case: Load Feed", " 5 course: Primary course (happy path)",
        "  6 course line: Execute", "  7 course line: Deliver it",
        " 11 course: Sad – error course", "  12 course line: Fail",
        "13 use case: Add Guess", " 14 course: Primary course", "  15 course line: Add",
      ])
  }

  @Test func useCasesUnderEmphasizedTitles() {
    check(
      """
      **App use cases**

      *List*:

      - There is a list.

      *Filter*:
      - There is a search

      # Next
      - Anything
      """,
      left: ["3-8 useCases(2, courses: 0)"],
      items: [
        "3 use case: List", " 5 course line: There is a list",
        "7 use case: Filter", " 8 course line: There is a search",
      ])
  }

  @Test func testsConditionsTablesAndPictures() {
    check(
      """
      # Cells
      **First** - One.<br>
      **Second** - Two.

      - Test that it is empty.
      - Test that it changes;

      ![Board](board.png)
      <img src="a.png" />
      {% img left a.png %}
      [![Badge](badge.svg)](x)

      | a | b |
      |---|---|
      | 1 | 2 |

      # More
      * Test if it works
      """,
      left: [
        "2-3 conditions", "5-6 tests", "8-8 picture", "9-9 picture", "10-10 picture",
        "13-15 table", "18-18 tests",
      ],
      items: [
        "5 tests: Cells", " 5 test: Test that it is empty.", " 6 test: Test that it changes;",
        "18 tests: More", " 18 test: Test if it works",
      ])
  }

  @Test func contractsAreKnownByTheirRequestOrTheirHeading() {
    check(
      """
      # API
      ```
      POST /orders
      ```
      ```json
      {}
      ```
      # Payload contract
      ```json
      {}
      ```
      ```
      Given contracts are no scenarios
      ```
      """,
      left: ["2-4 contract", "5-7 code(language: \"json\")", "9-11 contract"])
  }
}

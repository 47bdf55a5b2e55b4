import Gherkin
import Testing

/// Which lines a comment is about.
struct LintCommentsTests {
  private func comments(_ text: String) -> LintComments {
    var ids = IdGenerator()
    let source = SourceText(text)
    let parsed = parse(source, uri: "a.feature", ids: &ids)
    return LintComments(parsed.document) { SourceMap(source) }
  }

  private static let steps =
    "    Given a\n      | x |\n    # lint-disable empty-step, no-rows -- later\n"

  @Test(arguments: [
    // Above the feature: the whole file, its first line included.
    ("# lint-disable\n@a\nFeature: f\n  Scenario: s\n", [1...Int.max], [[String]]()),
    ("# lint-disable a\n\n# more\nFeature: f\n", [1...Int.max], [["a"]]),
    // A file without a feature.
    ("# lint-disable no-feature\n", [1...Int.max], [["no-feature"]]),
    // A scenario from its tags to its last row; a step with its table.
    (
      "Feature: f\n  # lint-disable a b\n  # why\n  @t\n  Scenario: s\n" + steps
        + "    When b\n      | y |\n",
      [4...10, 9...10], [["a", "b"], ["empty-step", "no-rows"]]
    ),
    // A rule, a background and examples.
    (
      "Feature: f\n# lint-disable\nRule: r\n# lint-disable\nBackground:\n* b\n"
        + "Scenario Outline: s\n* <a>\n# lint-disable\nExamples:\n| a |\n| 1 |\n",
      [3...12, 5...6, 10...12], [[], [], []]
    ),
    // One line, whatever it is.
    (
      "Feature: f\n  # lint-disable-next-line x\n  when prose\n  Scenario: s\n", [3...3], [["x"]]
    ),
    // Rows, and nothing at all.
    (
      "Feature: f\nScenario: s\n* a\n| 1 |\n# lint-disable a\n| 2 |\n# lint-disable b\n",
      [6...6], [["a"]]
    ),
    ("# lint-disabled\n# lint-disable-line\n# lint\nFeature: f\n", [], []),
  ])
  func marks(text: String, lines: [ClosedRange<Int>], names: [[String]]) {
    let marks = comments(text).marks
    #expect(marks.map(\.lines) == lines)
    if !names.isEmpty { #expect(marks.map(\.names) == names) }
  }

  @Test func names() {
    let comments = comments("# lint-disable-next-line a b\nFeature: f\n# lint-disable-next-line\n")
    #expect(comments.disable("a", at: 2) && comments.disable("b", at: 2))
    #expect(!comments.disable("c", at: 2) && !comments.disable("a", at: 3))
    #expect(comments.disable("anything", at: 4))
  }
}

import Gherkin
import Messages
import Testing

@testable import SpecAudit

struct MarksTests {
  private func marks(_ text: String) -> Marks {
    var ids = IdGenerator()
    return Marks(
      parse(Source(uri: "x.feature", data: text, mediaType: .gherkin), ids: &ids).document)
  }

  @Test func commentsMarkTheStepOrRowBelowThem() {
    let marks = marks(
      """
      Feature: f
        Scenario Outline: s
          # audit-ignore(the default)
          # more of it
          Given a
          Then b
            | x |
            #audit-ignore( any (other) row will do )
            | y |
          Examples:
            | n |
            # @audit-ignore(one of many)
            | 1 |
      """)
    #expect(marks.problems.isEmpty)
    #expect(
      marks.lines.mapValues(\.reason) == [
        5: "the default", 9: "any (other) row will do", 13: "one of many",
      ])
  }

  @Test func tagsMarkScenarios() {
    let marks = marks(
      """
      @audit-ignore(drawn_by_hand)
      Feature: f
        Scenario: s
          Given a
      """)
    #expect(marks.problems.isEmpty)
    #expect(marks.tags.values.map(\.reason) == ["drawn by hand"])
  }

  @Test(arguments: [
    ("# audit-ignore", "    Given a", 4, Mark.Problem.Fact.noReason),
    ("# audit-ignore()", "    Given a", 4, .noReason),
    ("# audit-ignore( - )", "    Given a", 4, .noReason),
    ("# audit ignore: the default", "    Given a", 4, .noReason),
    ("# Audit-Ignore(the default)", "    Given a", 4, .noReason),
    ("# audit-ignore(the default", "    Given a", 4, .noReason),
    ("# audit-ignore(the default)", "", 4, .marksNothing),
  ])
  func marksThatCannotBeRead(comment: String, step: String, line: Int, fact: Mark.Problem.Fact) {
    let marks = marks("Feature: f\n  Scenario: s\n    Given z\n    \(comment)\n\(step)\n")
    #expect(
      marks.problems == [Mark.Problem(uri: "x.feature", line: line, text: comment, fact: fact)])
    #expect(marks.lines.isEmpty)
  }

  @Test(arguments: ["@audit-ignore", "@audit-ignore()", "@audit-ignored(x)", "@Audit-Ignore(x)"])
  func tagsThatCannotBeRead(tag: String) {
    let marks = marks("Feature: f\n  \(tag)\n  Scenario: s\n    Given z\n")
    #expect(
      marks.problems == [Mark.Problem(uri: "x.feature", line: 2, text: tag, fact: .noReason)])
  }

  @Test func otherCommentsAreNotMarks() {
    let marks = marks("Feature: f\n  Scenario: s\n    # the audit ignores this\n    Given z\n")
    #expect(marks.problems.isEmpty && marks.lines.isEmpty)
  }
}

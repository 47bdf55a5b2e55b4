import Gherkin
import Messages
import Testing

struct ExpansionLimitsTests {
  /// An outline with two steps, the second with a doc string, and two tables.
  private static let text = """
    Feature: f
      Scenario Outline: s
        Given <a><a>
        Then it is
          \"\"\"
          <b>
          \"\"\"
        Examples:
          | a    | b |
          | 1234 | 1 |
          | 1    | 1 |
        Examples:
          | a | b          |
          | 1 | 1234567890 |
    """

  private static let cases:
    [(change: @Sendable (inout ExpansionLimits) -> Void, errors: [String])] = [
      ({ _ in }, []),
      ({ $0.steps = 4 }, []),
      ({ $0.steps = 3 }, ["8"]),
      ({ $0.stepBytes = 14 }, ["12"]),
      ({ $0.stepBytes = 15 }, []),
      ({ $0.bytes = 21 }, ["8"]),
      ({ $0.bytes = 22 }, []),
      ({ $0.bytes = 1 }, ["8", "12"]),
    ]

  @Test(arguments: cases.indices)
  func excess(index: Int) {
    var limits = ExpansionLimits()
    Self.cases[index].change(&limits)
    let errors = Reading(Self.text).document.errors(exceeding: limits)
    #expect(errors.map { "\($0.location.line)" } == Self.cases[index].errors)
  }

  /// The longest cells of two rows do not make one step.
  @Test func longestCellsOfOneRow() {
    let text = """
      Feature: f
        Scenario Outline: s
          Given <a><b>
          Examples:
            | a    | b    |
            | 1234 | 1    |
            | 1    | 1234 |
      """
    var limits = ExpansionLimits()
    limits.stepBytes = 5
    #expect(Reading(text).document.errors(exceeding: limits).isEmpty)
    limits.stepBytes = 4
    #expect(
      Reading(text).document.errors(exceeding: limits).first?.friendlyMessage(in: "f")
        == "f:4:5: a step has 5 bytes with the values of a row of these examples, more than 4; "
        + "shorten them, or raise the limit with --max-step-size")
  }

  /// Steps without examples, wherever they are: by their texts alone.
  @Test func longSteps() {
    let text = """
      Feature: f
        Background:
          Given 1234
        Scenario: s
          Given 123
            \"\"\"
            a long doc string
            \"\"\"
          Then 12345
        Rule: r
          Background:
            * 1234
          Scenario: s
            * 1234
      """
    var limits = ExpansionLimits()
    limits.stepBytes = 3
    let errors = Reading(text).document.errors(exceeding: limits)
    #expect(errors.map(\.location.line) == [3, 9, 12, 14])
    #expect(
      errors.first?.friendlyMessage(in: "f")
        == "f:3:5: this step has 4 bytes, more than 3; move what is long into a doc string below "
        + "it, or raise the limit with --max-step-size")
    limits.stepBytes = 5
    #expect(Reading(text).document.errors(exceeding: limits).isEmpty)
  }
}

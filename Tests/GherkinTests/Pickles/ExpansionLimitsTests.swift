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
        == "f:4:5: a step is larger than 4 bytes with the values of a row of these examples; "
        + "shorten them, or raise the limit with --max-step-size")
  }
}

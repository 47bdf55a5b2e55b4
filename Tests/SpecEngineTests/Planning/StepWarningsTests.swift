import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Steps after Then that check nothing, where a library wants that all of them do.
struct StepWarningsTests {
  private struct Shop: World {
    var isOpen = false
    init(_ scenario: ScenarioContext) {}
  }
  private struct Mail: World { init(_ scenario: ScenarioContext) {} }

  private static let shop = StepLibrary(Shop.self) {
    StrictOutcomes()
    Given("it is open", file: "/Shop.swift", line: 1) { _ in }
    When("I open it", file: "/Shop.swift", line: 2) { _ in }
    Then("it was open", file: "/Shop.swift", line: 3) { (_: inout Shop) in try expect(true) }
    Step("it rains", file: "/Shop.swift", line: 4) { _ in }
    Composed("{} and {}") { (first: String, second: String) in
      "\(first)"
      "\(second)"
    }
  }
  private static let mail = StepLibrary(Mail.self) {
    Given("a letter", file: "/Mail.swift", line: 1) { _ in }
  }

  @Test(arguments: [
    ("Given it is open, When I open it, Then it was open", ""),
    ("Then it rains, * it is open, When I open it", ""),
    ("Given it was open, And it is open", ""),
    ("Then it is open", "3 Given Shop.swift:1"),
    (
      "Then it was open, And I open it, But it is open",
      "4 When Shop.swift:2, 5 Given Shop.swift:1"
    ),
    ("Then I open it and it was open", ""),
    ("Then I open it and it is open", "3 When Shop.swift:2"),
    // Whatever it is made of, the step itself reports its faults.
    ("Then I open it and it snows", ""),
    // A library without the rule.
    ("Then a letter", ""),
    ("Then a letter and it is open", "3 Given Mail.swift:1"),
  ])
  func outcomes(steps: String, expected: String) throws {
    #expect(try warnings(steps) == expected)
  }

  @Test func aStepOfAnOutlineIsNamedOnce() throws {
    let text = """
      Feature: f
        Scenario Outline: s
          Then it is <state>
          Examples:
            | state |
            | open  |
            | open  |
      """
    #expect(try makePlan([text], [Self.shop]).stepWarnings().count == 1)
  }

  @Test func aCommentPermitsIt() throws {
    let text = """
      Feature: f
        Scenario: s
          # lint-disable unchecked-outcome
          Then it is open
      """
    #expect(try makePlan([text], [Self.shop]).stepWarnings().isEmpty)
  }

  @Test func argumentsAreCheckedInAPlanThatIsTooLargeToBeKept() throws {
    let rows = (0...Plan.keptSteps).map { "   | \($0) |\n" }.joined()
    let texts = [
      "Feature: f\n Scenario Outline: s\n  * a letter\n  Examples:\n   | n |\n\(rows)",
      "Feature: g\n Scenario: s\n  * a letter\n   | stamp |",
    ]
    let found = try makePlan(texts, [Self.mail]).stepWarnings()
    #expect(found.map { "\($0.uri):\($0.warning.location.line)" } == ["b.feature:3"])
  }

  private func warnings(_ steps: String) throws -> String {
    let lines = steps.split(separator: ", ").map { "    \($0)\n" }.joined()
    let plan = try makePlan(["Feature: f\n  Scenario: s\n" + lines], [Self.shop, Self.mail])
    return plan.stepWarnings().map { found in
      guard case .uncheckedOutcome(let keyword, let definition) = found.warning.fact else {
        return "\(found.warning.fact)"
      }
      return "\(found.warning.location.line) \(keyword) \(definition)"
    }.joined(separator: ", ")
  }
}

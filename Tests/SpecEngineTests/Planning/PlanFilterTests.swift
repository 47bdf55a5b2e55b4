import CucumberExpressions
import Gherkin
import Messages
import StepKit
import TagExpressions
import Testing

@testable import SpecEngine

struct PlanFilterTests {
  private static let feature = """
    @shop
    Feature: shop
      @fast
      Scenario: pays by card
        Given a
      @slow @fast
      Scenario: pays in cash
        Given a
      Scenario: leaves
        Given a
    """

  @Test(arguments: [
    ([], [], ["pays by card", "pays in cash", "leaves"]),
    (["@shop"], [], ["pays by card", "pays in cash", "leaves"]),
    (["@fast"], [], ["pays by card", "pays in cash"]),
    (["@fast", "not @slow"], [], ["pays by card"]),
    (["@fast and not @slow"], [], ["pays by card"]),
    (["@none"], [], []),
    ([], ["pays"], ["pays by card", "pays in cash"]),
    ([], ["^pays.*card$", "leaves"], ["pays by card", "leaves"]),
    ([], ["PAYS"], []),
    (["@slow"], ["card"], []),
    (["@fast"], ["leaves", "cash"], ["pays in cash"]),
  ])
  func selects(tags: [String], names: [String], expected: [String]) throws {
    let filter = Plan.Filter(
      tags: try tags.map { try TagExpression.parse($0) },
      names: try names.map { try Plan.Filter.NamePattern($0) })
    #expect(filter.names(in: try makeFile(Self.feature)) == expected)
  }

  @Test func linesAreThoseOfTheirFile() throws {
    let filter = Plan.Filter(lines: ["other.feature": [1], "a.feature": [7]])
    #expect(filter.names(in: try makeFile(Self.feature)) == ["pays in cash"])
    let other = Plan.Filter(lines: ["other.feature": [1]])
    #expect(other.select(from: try makeFile(Self.feature)).count == 3)
  }

  @Test func aNameThatTakesTooLong() throws {
    let pattern = try Plan.Filter.NamePattern("^(a+)+$")
    #expect(throws: CucumberExpressionError.self) {
      try pattern.matches(String(repeating: "a", count: 5000) + "!")
    }
  }
}

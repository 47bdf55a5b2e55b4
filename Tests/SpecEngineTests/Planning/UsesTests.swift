import Gherkin
import StepKit
import Testing

@testable import SpecEngine

/// Which definitions the scenarios of the files use, and where.
struct UsesTests {
  private static let library = StepLibrary(PlainWorld.self) {
    ParameterType("size", "small|large") { (text: String) in text }
    Given("a {size} cup") { (_: inout PlainWorld, _: String) in }
    When("I drink {int}") { (_: inout PlainWorld, _: Int) in }
    Composed("breakfast") {
      "a large cup"
      "I drink 2"
    }
    Then("nothing is left") { _ in }
    Then("nothing {word} left") { (_: inout PlainWorld, _: String) in }
  }

  private static let first = """
    Feature: f
      Background:
        Given a small cup
      Scenario: s
        When I drink 1
        Then nothing is left
      Scenario Outline: o
        When I drink <n>
        Examples:
          | n |
          | 3 |
          | 4 |
    """

  @Test(arguments: [
    // A background counts for each scenario, an outline for each row.
    (0, 4, 2, "a.feature:3 b.feature:3", "a small cup"),
    (1, 4, 3, "a.feature:5 a.feature:8", "I drink 1"),
    (2, 1, 1, "b.feature:3", "breakfast"),
    // An ambiguous step uses both, and is no example of either.
    (3, 1, 1, "a.feature:6", nil),
    (4, 1, 1, "a.feature:6", nil),
  ])
  func uses(definition: Int, steps: Int, lines: Int, places: String, text: String?) throws {
    let plan = try makePlan(
      [Self.first, "Feature: g\n Scenario: t\n  * breakfast\n  * undefined"], [Self.library])
    let use = plan.uses(limit: 2).definitions[definition]
    #expect(use.steps == steps)
    #expect(use.lines == lines)
    #expect(use.places.map { "\($0.uri):\($0.line)" }.joined(separator: " ") == places)
    #expect(use.text == text)
  }

  @Test("the filter of a run makes no difference")
  func filtered() throws {
    let filter = Plan.Filter(tags: [], names: [], lines: ["a.feature": [4]])
    let all = try makePlan([Self.first], [Self.library]).uses(limit: 1)
    let some = try makePlan([Self.first], [Self.library], filter: filter).uses(limit: 1)
    #expect(all.definitions.map(\.steps) == some.definitions.map(\.steps))
    #expect(all.values == ["size": "small", "int": "1"])
  }

  @Test(arguments: [
    ("a large cup", "small", nil),
    ("a big cup", "small", #""a {size} cup" does not match its example "a big cup""#),
    ("a small cup", "big", #"the parameter type {size} does not take its example "big""#),
  ])
  func examples(ofStep: String, ofType: String, problem: String?) throws {
    var ids = IdGenerator()
    let library = StepLibrary(PlainWorld.self) {
      ParameterType("size", "small|large", file: "/a.swift", line: 1) { (text: String) in text }
        .described(as: "A size.", example: ofType)
      Given("a {size} cup", file: "/a.swift", line: 2) { (_: inout PlainWorld, _: String) in }
        .described(as: "A cup.", example: ofStep)
    }
    let code = try SupportCode([library], root: "/", ids: &ids)
    do throws(SupportCode.Problems) {
      try code.checkExamples()
      #expect(problem == nil)
    } catch {
      let messages = error.problems.map { $0.message(relativeTo: "/") }
      #expect(messages.count == 1)
      #expect(messages.first?.contains(problem ?? "no problem") == true, "\(messages)")
    }
  }
}

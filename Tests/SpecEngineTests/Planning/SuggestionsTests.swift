import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

struct SuggestionsTests {
  private struct Shop: World { init(_ scenario: ScenarioContext) {} }
  private struct Colour: Sendable {}

  @Test func oneForEveryReading() throws {
    try check(
      "Given a list of 8 things",
      [
        """
        Given("a list of {int} things") { (world: inout MyWorld, int: Int) in
          try pending()
        }
        """,
        """
        Given("a list of {float} things") { (world: inout MyWorld, float: Double) in
          try pending()
        }
        """,
      ])
  }

  @Test func keywords() throws {
    for (keyword, expected) in [
      ("Given", "Given"), ("When", "When"), ("Then", "Then"), ("*", "Step"),
    ] {
      try check(
        "\(keyword) nothing yet",
        ["\(expected)(\"nothing yet\") { world in\n  try pending()\n}"])
    }
    try check(
      "When a\n  And nothing yet", ["When(\"nothing yet\") { world in\n  try pending()\n}"],
      step: 1)
  }

  @Test func whatHangsBelow() throws {
    try check(
      "Given rows:\n   | a |",
      ["Given(\"rows:\") { (world: inout MyWorld, table: DataTable) in\n  try pending()\n}"])
    try check(
      "Given text:\n   \"\"\"\n   x\n   \"\"\"",
      ["Given(\"text:\") { (world: inout MyWorld, docString: DocString) in\n  try pending()\n}"])
  }

  @Test func escaping() throws {
    func check(_ text: String, _ literal: String) throws {
      try self.check("* \(text)", ["Step(\(literal)) { world in\n  try pending()\n}"])
    }
    try check("a (b) {c} d/e \\ f", ##"#"a \(b) \{c} d\/e \\ f"#"##)
    try check("say \"", ##"#"say ""#"##)
    try check("say \"# twice", ###"##"say "# twice"##"###)
    try check("cost 5x$", ".expression(\"cost 5x$\")")
    try check("^ up", ".expression(\"^ up\")")
  }

  @Test func aLineBreakStaysOnOneLine() throws {
    let text = """
      Feature: f
        Scenario Outline: s
          Given a <x>
          Examples:
            | x    |
            | b\\nc |
      """
    let plan = try makePlan([text])
    #expect(
      plan.snippets.first == ["Given(\"a b\\nc\") { world in\n  try pending()\n}"])
  }

  @Test func namesOfParameters() throws {
    try check(
      "Given 1 and 2 \"a\"",
      libraries: [],
      [
        """
        Given("{int} and {int} {string}") \
        { (world: inout MyWorld, int: Int, int2: Int, string: String) in
          try pending()
        }
        """
      ], only: 0)
    let library = StepLibrary(Shop.self) {
      ParameterType("in", "red") { (_: String) in Colour() }
      ParameterType("default", "blue") { (_: String) in Colour() }
      ParameterType("two words", "green") { (_: String) in Colour() }
      ParameterType("world", "grey") { (_: String) in Colour() }
    }
    try check(
      "Given red blue green grey", libraries: [library],
      [
        """
        Given("{in} {default} {two words} {world}") {
          (world: inout MyWorld, `in`: SuggestionsTests.Colour, \
        `default`: SuggestionsTests.Colour, twoWords: SuggestionsTests.Colour, \
        worldValue: SuggestionsTests.Colour) in
          try pending()
        }
        """
      ])
  }

  @Test func didYouMean() throws {
    let library = StepLibrary(Shop.self) {
      Given("the customer opens the door", file: "/home/me/Steps.swift", line: 12) { _ in }
      Given("it rains", file: "/home/me/Steps.swift", line: 13) { _ in }
    }
    try check(
      "Given the customer open the door", libraries: [library],
      [
        """
        // did you mean "the customer opens the door"? (home/me/Steps.swift:12)
        Given("the customer open the door") { world in
          try pending()
        }
        """
      ])
    try check(
      "Given a wholly different sentence", libraries: [library],
      ["Given(\"a wholly different sentence\") { world in\n  try pending()\n}"])
  }

  @Test func theNearestWorld() throws {
    let shop = StepLibrary(Shop.self) {
      Given("the shop has {int} doors") { (_: inout Shop, _: Int) in }
    }
    let plain = StepLibrary(PlainWorld.self) { Given("it rains") { _ in } }
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  Given the shop has {string} 4 door\n  * 5 of other things"],
      [shop, plain])
    #expect(plan.snippets[0].first?.contains("(world: inout Shop, ") == true)
    #expect(plan.snippets[1].first?.contains("(world: inout PlainWorld, ") == true)
  }

  private func check(
    _ step: String, libraries: [StepLibrary] = [], _ snippets: [String], step index: Int = 0,
    only: Int? = nil, at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  \(step)"], libraries)
    let found = plan.snippets[index]
    #expect(only.map { [found[$0]] } ?? found == snippets, sourceLocation: location)
  }
}

extension Plan {
  /// The code proposed for each undefined step.
  fileprivate var snippets: [[String]] {
    cases.flatMap(\.steps).compactMap { step in
      guard case .pickleStep(_, .undefined(let suggestion)) = step else { return nil }
      return suggestion.snippets.map(\.code)
    }
  }
}

import Messages
import SpecTestSupport
import Testing

@testable import SpecLanguageServer

struct CodeActionTests {
  /// The actions for a line, by title, and the document and the Swift file after them.
  private func actions(
    _ text: String, line: Int
  ) throws -> [(title: String, text: String, swift: String)] {
    let test = try ServerTest()
    test.open("Features/a.feature", text)
    let result = try test.request(
      "textDocument/codeAction", test.range("Features/a.feature", line, line))
    return (result.array ?? []).map { action in
      let changes = action.member("edit", "changes") ?? .null
      return (
        action["title"]?.string ?? "",
        changes[test.uri("Features/a.feature")]?.applied(to: text) ?? text,
        changes[test.uri("Sources/Steps.swift")]?.applied(to: ServerTest.swift) ?? ServerTest.swift
      )
    }
  }

  @Test func definition() throws {
    let text = "Feature: f\n  Scenario: s\n    When I pay 5 EUR\n    Then I get 3 \"items\"\n"
    let action = try #require(try actions(text, line: 3).first)
    #expect(action.title == "Write the definition in Steps.swift")
    #expect(action.text == text)
    #expect(
      action.swift
        == ServerTest.swift.dropLast(1)
        + "\n  Then(\"I get {int} {string}\") { (world: inout Shop, int: Int, string: String) in\n    try pending()\n  }\n}"
    )
  }

  /// Before the definition, which is of no use to a person who misspelled a step.
  @Test func change() throws {
    let text = "Feature: f\n  Scenario: s\n    When I pays 5 EUR\n"
    let actions = try actions(text, line: 2)
    #expect(
      actions.map(\.title) == ["Change to: I pay 5 EUR", "Write the definition in Steps.swift"])
    #expect(actions.first?.text == text.replacing("pays", with: "pay"))
    let outline =
      "Feature: f\n  Scenario Outline: s\n    When I pays <n> EUR\n    Examples:\n      | n |\n      | 5 |\n"
    #expect(
      try self.actions(outline, line: 2).first?.title == "Write the definition in Steps.swift")
  }

  @Test func outline() throws {
    let text = """
      Feature: f

        @fast
        Scenario: small
          Given a customer named "Ann"
          When I pay 5 EUR
          Then the order is paid

        Scenario: other
          When I pay 5 EUR

        @fast
        Scenario: la|rge
          Given a customer named "Bob"
          When I pay 500 EUR
          Then the order is paid

      """
    let action = try #require(
      try actions(text, line: 4).first { $0.title == "Make an outline of 2 equal scenarios" })
    #expect(
      action.text == """
        Feature: f

          @fast
          Scenario Outline: <scenario>
            Given a customer named "<string>"
            When I pay <int> EUR
            Then the order is paid

            Examples:
              | scenario | string | int |
              | small    | Ann    |   5 |
              | la\\|rge  | Bob    | 500 |

          Scenario: other
            When I pay 5 EUR


        """)
    #expect(try actions(text, line: 9).allSatisfy { !$0.title.contains("outline") })
  }

  @Test func background() throws {
    let text = """
      Feature: f

        Scenario: a
          Given a customer named "Ann"
          And a cart with 2 items
          And a cart with 3 items
          When I pay 5 EUR

        # why
        Scenario: b
          Given a customer named "Ann"
          And a cart with 2 items
          When I pay 6 EUR

      """
    let action = try #require(
      try actions(text, line: 2).first { $0.title == "Extract a Background of 2 steps" })
    #expect(
      action.text == """
        Feature: f

          Background:
            Given a customer named "Ann"
            And a cart with 2 items

          Scenario: a
            Given a cart with 3 items
            When I pay 5 EUR

          # why
          Scenario: b
            When I pay 6 EUR

        """)
    #expect(try actions(action.text, line: 2).isEmpty)
  }

  @Test func kinds() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    When no\n")
    let parameters = test.range("Features/a.feature", 2, 2)
      .adding("context", ["only": ["refactor"]])
    #expect(try test.request("textDocument/codeAction", parameters) == [])
  }
}

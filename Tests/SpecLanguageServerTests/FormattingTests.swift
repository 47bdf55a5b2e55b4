import Messages
import SpecTestSupport
import Testing

@testable import SpecLanguageServer

struct FormattingTests {
  private static let loose =
    "Feature: 😀\nScenario: s\nWhen I pay 5 EUR\n|a|1|\n| bcd | 22 |\n  Scenario: t\r\nThen no\n"

  @Test func whole() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", Self.loose)
    let edits = try test.request("textDocument/formatting", test.document("Features/a.feature"))
    #expect(
      edits.applied(to: Self.loose)
        == "Feature: 😀\n\n  Scenario: s\n    When I pay 5 EUR\n      | a   |  1 |\n      | bcd | 22 |\n\n  Scenario: t\r\n    Then no\n"
    )
  }

  @Test(arguments: [
    (
      2, 2,
      "Feature: 😀\nScenario: s\n    When I pay 5 EUR\n|a|1|\n| bcd | 22 |\n  Scenario: t\r\nThen no\n"
    ),
    (
      6, 6,
      "Feature: 😀\nScenario: s\nWhen I pay 5 EUR\n|a|1|\n| bcd | 22 |\n  Scenario: t\r\n    Then no\n"
    ),
  ])
  func lines(_ first: Int, _ last: Int, _ expected: String) throws {
    // Changed lines are separate edits only if unchanged lines are between them.
    let text = Self.loose
    let test = try ServerTest()
    test.open("Features/a.feature", text)
    let edits = try test.request(
      "textDocument/rangeFormatting", test.range("Features/a.feature", first, last))
    #expect(edits.applied(to: text) == expected)
  }

  @Test(arguments: ["Features/a.feature", "Features/a.feature.md"])
  func nothingToDo(_ path: String) throws {
    let test = try ServerTest()
    test.open(path, path.hasSuffix(".md") ? "# Feature:   f\n" : "Feature: f\n")
    #expect(try test.request("textDocument/formatting", test.document(path)) == [])
  }

  @Test func errors() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    When a\n    oops\n")
    let answer = try test.response("textDocument/formatting", test.document("Features/a.feature"))
    #expect(answer["error"]?["code"] == -32803)
    #expect(answer["error"]?["message"]?.string?.contains("line 4") == true)
  }
}

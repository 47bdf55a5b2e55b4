import Messages
import SpecEngine
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

struct RenameTests {
  private static let feature = """
    Feature: f
      Scenario: s
        Given a customer named "Ann (old)"
        When I pay 5 EUR
        When I pay 5 EUR
        Then the order is paid

      Scenario Outline: o
        When I pay <sum> EUR
        When I <verb> 5 EUR

        Examples:
          | sum | verb |
          | 1   | pay  |

    """

  private func test(_ others: [String: String] = [:]) throws -> ServerTest {
    let test = try ServerTest(others)
    test.open("Features/a.feature", Self.feature)
    return test
  }

  private func rename(_ test: ServerTest, _ line: Int, _ name: String) throws -> JSON {
    try test.response(
      "textDocument/rename",
      test.at("Features/a.feature", line, 12).adding("newName", .string(name)))
  }

  @Test func everywhere() throws {
    let other = "Feature: other\r\n  Scenario: 😀\r\n    * a customer named 'Bob'\r\n"
    let test = try test(["Features/other.feature": other])
    let answer = try rename(test, 2, "the customer \"Ann (old)\" has {come}")
    let changes = try #require(answer.member("result", "changes"))
    func applied(_ path: String, _ text: String) -> String {
      changes[test.uri(path)]?.applied(to: text) ?? "nothing"
    }
    #expect(
      applied("Features/a.feature", Self.feature)
        == Self.feature.replacing(
          "a customer named \"Ann (old)\"", with: "the customer \"Ann (old)\" has {come}"))
    #expect(
      applied("Features/other.feature", other)
        == other.replacing("a customer named 'Bob'", with: "the customer 'Bob' has {come}"))
    #expect(
      applied("Sources/Steps.swift", ServerTest.swift)
        == ServerTest.swift.replacing(
          "\"a customer named {string}\"", with: #""the customer {string} has \\{come}""#))
  }

  @Test(arguments: [
    (3, "I spend 5 EUR", "the step at Features/a.feature:10 is ambiguous, or its placeholders"),
    (3, "I spend six EUR", "the new text does not have the value 5"),
    (3, "I spend 55 EUR", "the new text does not have the value 5"),
    (5, "the order was paid", nil),
    (5, "  ", "a step needs a text"),
    (5, "the customer paid", nil),
    (5, "paid$", "would be read as a regular expression"),
    (5, "a customer named \"paid\"", "would also match"),
    (0, "x", "there is no step here"),
  ])
  func refusals(_ line: Int, _ name: String, _ message: String?) throws {
    let answer = try rename(try test(), line, name)
    guard let message else {
      #expect(answer["result"] != nil)
      return
    }
    #expect(answer["error"]?["code"] == -32803)
    #expect(answer["error"]?["message"]?.string?.contains(message) == true, "\(answer)")
  }

  @Test(arguments: [
    ("Given a cart with 2 items", "optional or alternative text"),
    ("Then the receipt is sent", "is a regular expression"),
    ("Then the total is 5", "2 step definitions match"),
    ("Then no", "no step definition matches"),
  ])
  func unsuited(_ step: String, _ message: String) throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    \(step)\n")
    let answer = try test.response(
      "textDocument/prepareRename", test.at("Features/a.feature", 2, 12))
    #expect(answer["error"]?["message"]?.string?.contains(message) == true, "\(answer)")
  }

  @Test func preparation() throws {
    let test = try test()
    let result = try test.request(
      "textDocument/prepareRename", test.at("Features/a.feature", 5, 12))
    #expect(result["placeholder"] == "the order is paid")
    #expect(result["range"]?.shownRange == "5:9-5:26")
  }

  /// Without a literal at the place of the definition nothing is changed anywhere.
  @Test func interpolatedPattern() throws {
    let test = try ServerTest([
      "Sources/Steps.swift": String(repeating: "\n", count: 8) + "Then(\"the \\(x)\") {}\n"
    ])
    test.open("Features/a.feature", Self.feature)
    let answer = try rename(test, 5, "the order was paid")
    #expect(answer["error"]?["message"]?.string?.contains("is no literal") == true)
  }

  /// A sentence in Swift would no longer match.
  @Test func opposite() throws {
    let library = StepLibrary(Shop.self) {
      Given("the shop is open", file: "Sources/Steps.swift", line: 1) { (_: inout Shop) in }
      Given("the shop is here", file: "Sources/Steps.swift", line: 2) { (_: inout Shop) in }
        .statesDefault(opposite: "the shop is open")
    }
    let test = try ServerTest(libraries: [library])
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n\n    Given the shop is open\n")
    let answer = try rename(test, 3, "the shop is closed")
    #expect(answer["error"]?["message"]?.string?.contains("its opposite") == true, "\(answer)")
  }

  @Test func outline() throws {
    let text =
      "Feature: f\n  Scenario Outline: s\n    When I pay <x> EUR\n    Examples:\n      | x |\n      | 1 |\n      | 2 |\n"
    let test = try ServerTest()
    test.open("Features/a.feature", text)
    let changes = try rename(test, 2, "I spend <x> EUR").member("result", "changes")
    #expect(
      changes?[test.uri("Features/a.feature")]?.applied(to: text)
        == text.replacing("pay", with: "spend"))
    #expect(
      changes?[test.uri("Sources/Steps.swift")]?.applied(to: ServerTest.swift)
        == ServerTest.swift.replacing("I pay {int} EUR", with: "I spend {int} EUR"))
  }
}

struct SwiftTextTests {
  private static let text = ##"""
    // "a" {
    let x = 1 /* "a" /* } */ */
    Given("b \(f("a")) }") {
      """
      "a" }
      """
    }
    When(
      #"a "quoted" \#(x)"#) { }
    Then(#"a "quoted""#) { "}" }
    Then("tab\t\u{e4}") {
      if true { }
    }
    """##

  private let source = DocumentText(Array(Self.text.utf8), encoding: .utf8)

  @Test(arguments: [
    ("a", 1, nil), ("a \"quoted\"", 8, ##"#"a "quoted""#"## as String?),
    ("tab\tä", 11, #""tab\t\u{e4}""#),
    ("a", 99, nil), ("a", 0, nil),
  ])
  func literal(_ value: String, _ line: Int, _ expected: String?) {
    let literal = source.literal(of: value, atLine: line)
    #expect(literal.map { source.text(in: $0.range) } == expected)
  }

  @Test(arguments: [(3, "When("), (10, "Then(\"tab"), (11, "")])
  func endOfClosure(_ line: Int, _ rest: String) throws {
    let end = try #require(source.endOfClosure(atLine: line))
    let behind = source.text(in: end..<source.bytes.count)
    #expect(behind.drop { $0 == "\n" }.hasPrefix(rest))
    if rest.isEmpty { #expect(behind.isEmpty) }
  }

  @Test(arguments: [
    ("a\"b\\c", "", #""a\"b\\c""#), ("a\"b\\c", "#", ##"#"a"b\c"#"##),
    ("a\"#b", "#", ####"##"a"#b"##"####),
  ])
  func writing(_ value: String, _ fence: String, _ expected: String) {
    #expect(swiftLiteral(of: value, fence: fence) == expected)
  }
}

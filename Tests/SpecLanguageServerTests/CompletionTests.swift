import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

struct CompletionTests {
  /// Opens a text with a mark and asks for the completions there.
  private func items(
    _ text: String, path: String = "Features/a.feature", snippets: Bool = false
  ) throws -> (items: [JSON], text: String) {
    let test = try ServerTest(
      ["Features/b.feature": "@smoke\nFeature: b\n"],
      capabilities: snippets
        ? ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]] : [:])
    let before = text.split(separator: "‸", omittingEmptySubsequences: false)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = text.replacing("‸", with: "")
    test.open(path, plain)
    let result = try test.request(
      "textDocument/completion", test.at(path, lines.count - 1, lines.last?.utf16.count ?? 0))
    return (result["items"]?.array ?? [], plain)
  }

  private static let start = "Feature: f\n  Scenario: s\n"

  @Test(arguments: [
    ("‸", ["Feature:", "Business Need:", "Ability:"]),
    (
      "Feature: f\n  ‸",
      [
        "Example:", "Scenario:", "Background:", "Scenario Outline:",
        "Scenario Template:", "Rule:",
      ]
    ),
    ("Feature: f\n  Scenario: s\n    W‸", ["*", "Given", "When", "Then", "And", "But"]),
    (
      "# language: de\nFunktionalität: f\n  Szenario: s\n    ‸", ["*", "Angenommen", "Gegeben sei"]
    ),
    ("# language: ja\n‸", ["フィーチャ:", "機能:"]),
    ("# language: e‸", ["af", "am", "amh"]),
    ("@s‸\nFeature: f\n", ["@smoke"]),
    (
      "Feature: f\n  Scenario Outline: s\n    When I pay <‸\n    Examples:\n      | sum | x |\n",
      ["<sum>", "<x>"]
    ),
    ("Feature: f\n  Scenario: s\n    Given x\n      \"\"\"\n      Wh‸\n      \"\"\"\n", []),
    ("Feature: f‸\n", []),
    ("# Feature: f\n## Scenario: s\n* When ‸", ["a cart with {int} item(s)"]),
  ])
  func labels(_ text: String, _ expected: [String]) throws {
    let isMarkdown = text.hasPrefix("# Feature")
    let labels = try items(text, path: isMarkdown ? "Features/a.feature.md" : "Features/a.feature")
      .items.compactMap { $0["label"]?.string }
    #expect(Array(labels.prefix(expected.count)) == expected)
    if expected.isEmpty { #expect(labels.isEmpty) }
  }

  @Test func everyDialect() throws {
    let codes = try items("# language: ‸").items.compactMap { $0["label"]?.string }
    #expect(codes.count > 70)
    for code in codes {
      let labels = try items("# language: \(code)\n‸").items
      #expect(!labels.isEmpty, "\(code)")
    }
  }

  @Test(arguments: [
    ("a cart with {int} item(s)", "a cart with ${1:int} item${2|s,|}", "a cart with {int} items"),
    ("a customer named {string}", "a customer named \"${1:text}\"", "a customer named \"text\""),
    ("the order is {state}", "the order is ${1|open,paid,sent|}", "the order is open"),
    ("the receipt is sent", "the ${1|receipt,invoice|} is sent", "the receipt is sent"),
  ])
  func steps(_ label: String, _ snippet: String, _ plain: String) throws {
    for (snippets, expected) in [(true, snippet), (false, plain)] {
      let (items, text) = try items(Self.start + "    Given a c‸art\n", snippets: snippets)
      let item = try #require(items.first { $0["label"]?.string == label })
      #expect(item["insertTextFormat"] == (snippets ? 2 : 1))
      let edit = try #require(item["textEdit"])
      #expect(JSON.array([edit]).applied(to: text) == Self.start + "    Given \(expected)\n")
    }
  }

  @Test func keywordReplacesWhatIsTyped() throws {
    let (items, text) = try items(Self.start + "    Wh‸")
    let item = try #require(items.first { $0["label"]?.string == "When" })
    #expect(JSON.array([item["textEdit"] ?? .null]).applied(to: text) == Self.start + "    When ")
  }

  /// Two systems with a sentence in common, each in a folder of its own.
  private static var systems: [StepLibrary] {
    [
      StepLibrary(Market.self, in: "market/") {
        Given("the market is open") { (_: inout Market) in }
        When("I wait") { (_: inout Market) in }
      },
      StepLibrary(Bank.self, in: "bank/") {
        Given("the bank is open") { (_: inout Bank) in }
        When("I wait") { (_: inout Bank) in }
      },
    ]
  }

  @Test(arguments: [
    ("Features/bank/a.feature", ["Given, Bank", "When, Bank"]),
    ("Features/market/a.feature", ["Given, Market", "When, Market"]),
    ("Features/a.feature", ["Given, Market", "When, Market", "Given, Bank", "When, Bank"]),
  ])
  func stepsOfSeenLibraries(_ path: String, _ expected: [String]) throws {
    let test = try ServerTest([:], libraries: Self.systems)
    test.open(path, "Feature: f\n  Scenario: s\n    When \n")
    let result = try test.request("textDocument/completion", test.at(path, 2, 9))
    let details = (result["items"]?.array ?? []).compactMap { $0["detail"]?.string }
    #expect(details == expected)
  }
}

private struct Bank: World {
  var money = 0

  init(_ scenario: ScenarioContext) {}
}

private struct Market: World {
  var goods = 0

  init(_ scenario: ScenarioContext) {}
}

import Foundation
import Messages
import SpecTestSupport
import Testing

@testable import SpecLanguageServer

/// Hover, definition, references and symbols.
struct NavigationTests {
  private static let feature = """
    Feature: shopping
      Background:
        Given a cart with 2 items

      Rule: paying
        Scenario: card
          When I pay 5 EUR
          Then the total is 5
          Then nothing is known

        Scenario Outline: cash
          When I pay <sum> EUR

          Examples: bills
            | sum |
            | 5   |
            | 10  |

    """

  private func test(_ capabilities: JSON = [:]) throws -> ServerTest {
    let test = try ServerTest(
      ["Features/other.feature": "Feature: other\n  Scenario: again\n    When I pay 7 EUR\n"],
      capabilities: capabilities)
    test.open("Features/a.feature", Self.feature)
    return test
  }

  @Test(arguments: [
    (
      2, 20,
      "Given(\"a cart with {int} item(s)\")\n\nFills the cart.\n\nSources/Steps.swift:3 (Shop)\n1 step uses it"
    ),
    (6, 10, "When(\"I pay {int} EUR\")\n\nSources/Steps.swift:6 (Shop)\n3 steps use it"),
    (
      8, 10,
      "No step definition matches.\n\nThen(\"nothing is known\") { world in\n  try pending()\n}"
    ),
  ])
  func hover(_ line: Int, _ character: Int, _ expected: String) throws {
    let test = try test()
    let hover = try test.request(
      "textDocument/hover", test.at("Features/a.feature", line, character))
    #expect(hover.member("contents", "value")?.string == expected)
    #expect(hover.member("contents", "kind") == "plaintext")
  }

  /// While nothing arrives all features are read, so that a question about them waits for none.
  @Test func preparedUses() throws {
    let test = try test()
    #expect(test.server.canPrepare)
    while test.server.canPrepare { test.server.prepare() }
    try FileManager.default.removeItem(
      at: test.folder.url.appendingPathComponent("Features/other.feature"))
    let hover = try test.request("textDocument/hover", test.at("Features/a.feature", 6, 10))
    #expect(hover.member("contents", "value")?.string?.hasSuffix("\n3 steps use it") == true)
  }

  @Test func hoverElsewhere() throws {
    let test = try test()
    #expect(try test.request("textDocument/hover", test.at("Features/a.feature", 0, 3)) == .null)
  }

  @Test func hoverInMarkdown() throws {
    let test = try test(["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    let hover = try test.request("textDocument/hover", test.at("Features/a.feature", 6, 10))
    #expect(hover.member("contents", "value")?.string?.hasPrefix("```swift\nWhen(") == true)
  }

  @Test(arguments: [
    (2, ["Sources/Steps.swift 2:8-2:35"]),
    (6, ["Sources/Steps.swift 5:7-5:24"]),
    (7, ["Sources/Steps.swift 11:7-11:27", "Sources/Steps.swift 12:7-12:28"]),
    (8, []), (0, []),
  ])
  func definition(_ line: Int, _ expected: [String]) throws {
    let test = try test()
    let result = try test.request(
      "textDocument/definition", test.at("Features/a.feature", line, 12))
    #expect(places(result, test) == expected)
  }

  @Test(arguments: [(6, true), (11, false)])
  func references(_ line: Int, _ withDeclaration: Bool) throws {
    let test = try test()
    let parameters = test.at("Features/a.feature", line, 12)
      .adding("context", ["includeDeclaration": .boolean(withDeclaration)])
    let expected =
      (withDeclaration ? ["Sources/Steps.swift 5:7-5:24"] : []) + [
        "Features/a.feature 6:11-6:22", "Features/a.feature 11:11-11:26",
        "Features/other.feature 2:9-2:20",
      ]
    #expect(places(try test.request("textDocument/references", parameters), test) == expected)
  }

  @Test func referencesFromSwift() throws {
    let test = try test()
    let result = try test.request("textDocument/references", test.at("Sources/Steps.swift", 6, 3))
    #expect(places(result, test).count == 3)
  }

  /// Files written to the disk while the server runs count, at the latest a second later.
  @Test func changesOnDisk() throws {
    let test = try test()
    func count() throws -> Int {
      try test.request("textDocument/references", test.at("Features/a.feature", 6, 12)).array?.count
        ?? 0
    }
    #expect(try count() == 3)
    try test.folder.write(
      "Feature: other\n  Scenario: again\n    When I pay 7 EUR\n    And I pay 8 EUR\n",
      to: "Features/other.feature")
    try test.folder.write(
      "Feature: n\n  Scenario: n\n    When I pay 7 EUR\n", to: "Features/new.feature")
    test.clock.now += 1_000_000_000
    #expect(try count() == 5)
  }

  private func places(_ locations: JSON, _ test: ServerTest) -> [String] {
    (locations.array ?? []).map { location in
      let path = FileURI.path(of: location["uri"]?.string ?? "") ?? ""
      let name =
        path.hasPrefix(test.folder.path) ? String(path.dropFirst(test.folder.path.count + 1)) : path
      return "\(name) \(location["range"]?.shownRange ?? "")"
    }
  }

  @Test func documentSymbols() throws {
    let test = try test([
      "textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]
    ])
    let result = try test.request(
      "textDocument/documentSymbol", test.document("Features/a.feature"))
    func tree(_ symbols: [JSON]) -> String {
      symbols.map { symbol in
        "\(symbol["detail"]?.string ?? "") \(symbol["name"]?.string ?? "") \(symbol["range"]?.shownRange ?? "")"
          + (symbol["children"]?.array.map { "(\(tree($0)))" } ?? "")
      }.joined(separator: ", ")
    }
    #expect(
      tree(result.array ?? [])
        == "Feature shopping 0:0-16:15(Background Background 1:2-2:29, Rule paying 4:2-16:15("
        + "Scenario card 5:4-8:27, Scenario Outline cash 10:4-16:15(Examples bills 13:6-16:15)))")
  }

  @Test func flatDocumentSymbols() throws {
    let test = try test()
    let result = try test.request(
      "textDocument/documentSymbol", test.document("Features/a.feature"))
    #expect(
      (result.array ?? []).map { $0["name"]?.string } == ["shopping", "paying", "card", "cash"])
  }

  @Test(arguments: [
    ("again", ["again"]), ("PAY eur", ["I pay {int} EUR"]), ("paying", ["paying"]), ("xyz", []),
    ("o sho", ["shopping"]),
  ])
  func workspaceSymbols(_ query: String, _ expected: [String]) throws {
    let test = try test()
    let result = try test.request("workspace/symbol", ["query": .string(query)])
    #expect((result.array ?? []).compactMap { $0["name"]?.string } == expected)
  }

  @Test func folding() throws {
    let test = try test()
    let result = try test.request("textDocument/foldingRange", test.document("Features/a.feature"))
    let shown = (result.array ?? []).map {
      "\($0["startLine"]?.integer ?? -1)-\($0["endLine"]?.integer ?? -1)"
    }
    #expect(shown == ["0-16", "1-2", "4-16", "5-8", "10-16", "13-16"])
  }

  @Test func tokens() throws {
    let test = try ServerTest()
    test.open(
      "Features/a.feature",
      """
      @t
      Feature: 😀f
        # c
        Scenario Outline: s
          When I pay 55 EUR
          When I pay <x> EUR
          Examples:
            | x |
            | 1 |
      """)
    let data =
      try test.request(
        "textDocument/semanticTokens/full", test.document("Features/a.feature"))["data"]?.array
      ?? []
    let numbers = data.compactMap(\.integer)
    let tokens = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<($0 + 4)]) }
    #expect(
      tokens == [
        [0, 0, 2, 1], [1, 0, 7, 0], [0, 9, 3, 7], [1, 0, 5, 2], [1, 2, 16, 0], [0, 18, 1, 7],
        [1, 4, 5, 0], [0, 11, 2, 4], [1, 4, 5, 0], [0, 11, 3, 5], [1, 4, 8, 0], [1, 8, 1, 6],
        [1, 8, 1, 3],
      ])
  }
}

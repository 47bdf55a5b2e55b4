import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

struct DiagnosticsTests {
  /// `range code severity: first line of the message`.
  static func shown(_ diagnostics: [JSON]) -> [String] {
    diagnostics.map { diagnostic in
      let message = diagnostic["message"]?.string ?? ""
      return "\(diagnostic["range"]?.shownRange ?? "") \(diagnostic["code"]?.string ?? "") "
        + "\(diagnostic["severity"]?.integer ?? 0): "
        + message.split(separator: "\n").joined(separator: " / ")
    }
  }

  @Test(arguments: [
    ("Feature: f\n  Scenario: s\n    When I pay 5 EUR\n", [] as [String]),
    (
      "Feature: f\n  Scenario: s\n    When I pay 5 EURO\n",
      [
        "2:9-2:21 undefined-step 1: no step definition matches this step / did you mean "
          + "\"I pay 5 EUR\"? (Sources/Steps.swift:6) / expected \"EUR\" instead of \"EURO\""
      ]
    ),
    (
      "Feature: f\n  Scenario: s\n    Then the total is 5\n",
      [
        "2:9-2:23 ambiguous-step 1: 2 step definitions match: /   the total is {int}  # Sources/Steps.swift:12 / "
          + "  the {word} is {int}  # Sources/Steps.swift:13"
      ]
    ),
    // Every error, and the matches of steps in spite of them.
    (
      "Feature: f\n  Scenario: s\n    Nonsense\n    When I pay 5 EUR\n    | a |\n    | a | b |\n    Then no\n   oops\n",
      [
        "3:4-3:20 step-argument 1: there is a data table below this step",
        "5:4-5:13 syntax 1: ", "6:9-6:11 undefined-step 1: no step", "7:3-7:7 syntax 1: ",
      ]
    ),
    // A likely mistake has its own level.
    (
      "Feature: f\n  Scenario: s\n",
      [
        "1:2-1:13 no-steps 2: found a scenario without steps, which passes whatever the system does; add steps"
      ]
    ),
    (
      "Feature: f\n  @a @a\n  Scenario: s\n    When I pay 5 EUR\n",
      ["1:5-1:7 duplicate-tag 2: found the tag @a twice here; remove one"]
    ),
    // Of an outline each kind once.
    (
      "Feature: f\n  Scenario Outline: s\n    When I pay <x> EUR\n    Examples:\n      | x |\n      | 1 |\n      | a |\n      | b |\n",
      [
        "2:9-2:22 undefined-step 1: no step definition matches this step / did you mean "
          + "\"I pay 3 EUR\"? (Sources/Steps.swift:6) / 'a' is not a value of {int}, expected digits such as 3 / in the example \"I pay a EUR\""
      ]
    ),
    (
      "Feature: f\n  Scenario: s\n    When I pay 5 EUR\n      | a |\n",
      ["2:4-2:20 step-argument 1: there is a data table below this step"]
    ),
    ("", ["0:0-0:0 no-feature 2: found no feature, expected \"Feature:\" and scenarios"]),
  ])
  func text(_ text: String, _ expected: [String]) throws {
    let found = Self.shown(try ServerTest().open("Features/a.feature", text))
    #expect(found.count == expected.count, "\(found)")
    for (found, expected) in zip(found, expected) {
      #expect(found.hasPrefix(expected), "\(found)")
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
  private static let systems = [
    StepLibrary(Market.self, in: "market/") {
      Given("it is open", file: "/Market.swift", line: 1) { _ in }
      When("I wait", file: "/Market.swift", line: 2) { _ in }
    },
    StepLibrary(Bank.self, in: "bank/") {
      Given("there is money", file: "/Bank.swift", line: 1) { _ in }
      When("I wait", file: "/Bank.swift", line: 2) { _ in }
    },
  ]

  private static let remedy =
    "the feature sees the libraries of Market and Bank: say in one of them where it is valid, such as "
    + "StepLibrary(Bank.self, in: \"folder/\"), or move the feature to a folder that one of them claims"

  @Test(
    "libraries that the feature sees",
    arguments: [
      ("bank/a.feature", "there is money", "I wait", []),
      (
        "bank/a.feature", "it is open", "I wait",
        [
          "2:6-2:16 undefined-step 1: no step definition matches this step / \"it is open\" is a sentence of Market, "
            + "which is valid in market/ only (/Market.swift:1)"
        ]
      ),
      (
        "a.feature", "it is open", "I wait",
        [
          "3:6-3:12 ambiguous-step 1: 2 step definitions match: /   I wait  # /Market.swift:2 / "
            + "  I wait  # /Bank.swift:2 / " + remedy
        ]
      ),
      (
        "a.feature", "it is open", "there is money",
        [
          "3:4-3:20 mixed-worlds 1: found a step of Bank after one of Market, expected steps of one World with "
            + "state /   a.feature:3:5: * it is open (Market, /Market.swift:1) /   a.feature:4:5: * there is money "
            + "(Bank, /Bank.swift:1) /   " + remedy
        ]
      ),
    ] as [(String, String, String, [String])])
  func seenLibraries(path: String, first: String, second: String, expected: [String]) throws {
    let test = try ServerTest([:], libraries: Self.systems)
    let found = test.open(path, "Feature: f\n  Scenario: s\n    * \(first)\n    * \(second)\n")
    #expect(Self.shown(found) == expected)
  }

  @Test func markdown() throws {
    let text = "# Feature: f\n\n## Scenario: s\n\n* When I pay 5 EURO\n"
    #expect(
      Self.shown(try ServerTest().open("Features/a.feature.md", text)).first?
        .hasPrefix("4:7-4:19 undefined-step") == true)
  }

  @Test func otherFiles() throws {
    #expect(try ServerTest().open("Sources/Steps.swift", "Feature: f\n").isEmpty)
  }

  /// Ten edits that wait cost one analysis, and the last one counts.
  @Test func edits() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    When I pay 5 EUR\n")
    func change(_ character: Int, _ text: String, version: Int) -> JSON {
      [
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": [
          "textDocument": [
            "uri": .string(test.uri("Features/a.feature")), "version": .integer(version),
          ],
          "contentChanges": [
            [
              "range": [
                "start": ["line": 2, "character": .integer(character)],
                "end": ["line": 2, "character": .integer(character)],
              ], "text": .string(text),
            ]
          ],
        ],
      ]
    }
    test.server.receive(change(20, "X", version: 2))
    test.server.receive(change(21, "Y", version: 3))
    #expect(test.server.takeOutgoing().isEmpty)
    test.server.settle()
    let messages = try test.server.takeOutgoing().map { try JSON(reading: $0) }
    #expect(messages.count == 1)
    #expect(messages.first?.member("params", "version") == 3)
    let found = ServerTest.diagnostics(messages, of: test.uri("Features/a.feature"))
    #expect(Self.shown(found).first?.hasPrefix("2:9-2:22 undefined-step") == true)
  }

  @Test func closing() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    When no\n")
    let messages = test.notify("textDocument/didClose", test.document("Features/a.feature"))
    #expect(messages.first?.member("params", "diagnostics") == [])
  }

  @Test func examplesFromAFile() throws {
    let text =
      "Feature: f\n  @DataSource:rows.csv\n  Scenario Outline: s\n    When I pay <x> EUR\n    Examples:\n"
    let test = try ServerTest()
    #expect(
      Self.shown(test.open("Features/a.feature", text)).first?.contains(" syntax 1:") == true)
    try test.folder.write("x\n1\n", to: "Features/rows.csv")
    let messages = test.notify("workspace/didChangeWatchedFiles", ["changes": []])
    #expect(ServerTest.diagnostics(messages, of: test.uri("Features/a.feature")).isEmpty)
  }

  /// Only documents that may depend on the saved file are looked at again.
  @Test func saving() throws {
    let test = try ServerTest()
    let text = "Feature: f\n  Scenario: s\n    When no\n"
    for path in ["Features/a.feature", "Features/b.feature", "Features/c/c.feature"] {
      test.open(path, text)
    }
    let messages = test.notify("textDocument/didSave", test.document("Features/a.feature"))
    #expect(
      messages.compactMap { $0.member("params", "uri")?.string } == [test.uri("Features/b.feature")]
    )
  }

  @Test func settings() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    When no\n")
    let messages = test.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(test.uri("specrun.yaml")), "type": 2]]])
    let found = ServerTest.diagnostics(messages, of: test.uri("Features/a.feature"))
    #expect(found.first?["code"] == "undefined-step")
  }
}

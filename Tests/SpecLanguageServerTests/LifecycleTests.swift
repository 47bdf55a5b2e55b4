import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

/// Mistakes that a client may make: each is answered, and the server goes on.
struct LifecycleTests {
  @Test func firstMessages() throws {
    let test = try ServerTest(initializes: false)
    #expect(try test.response("textDocument/hover", [:])["error"]?["code"] == -32002)
    let answer = try test.response("initialize", ["capabilities": [:]])
    #expect(answer.member("result", "capabilities", "hoverProvider") == true)
    #expect(answer.member("result", "capabilities", "positionEncoding") == "utf-16")
    #expect(try test.response("initialize", [:])["error"]?["code"] == -32600)
  }

  @Test func encoding() throws {
    let test = try ServerTest(initializes: false)
    let answer = try test.response(
      "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-16", "utf-8"]]]])
    #expect(answer.member("result", "capabilities", "positionEncoding") == "utf-8")
  }

  @Test func end() throws {
    let test = try ServerTest()
    #expect(try test.response("shutdown", [:])["error"] == nil)
    #expect(try test.response("textDocument/hover", [:])["error"]?["code"] == -32600)
    #expect(test.server.exitStatus == nil)
    test.notify("exit", [:])
    #expect(test.server.exitStatus == 0)
  }

  @Test func endWithoutWarning() throws {
    let test = try ServerTest()
    test.notify("exit", [:])
    #expect(test.server.exitStatus == 1)
  }

  @Test(arguments: [
    ("garbage", -32700), ("{", -32700), ("[]", -32600), ("1", -32600), ("{}", -32600),
    (#"{"id":1}"#, -32600), (#"{"id":{},"method":"textDocument/hover"}"#, -32600),
    (#"{"id":1,"method":"no/such"}"#, -32601), (#"{"id":1,"method":"$/no"}"#, -32601),
    (#"{"id":1,"method":"textDocument/hover"}"#, -32602),
    (#"{"id":1,"method":"textDocument/hover","params":[1]}"#, -32602),
    (
      #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///no.feature"}}}"#,
      -32602
    ),
    (#"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":7}}}"#, -32602),
    (
      #"{"id":1,"method":"textDocument/rangeFormatting","params":{"textDocument":{"uri":"untitled:1"}}}"#,
      -32602
    ),
    (
      #"{"id":1,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///a.swift"}}}"#,
      -32602
    ),
  ])
  func garbage(_ body: String, _ code: Int) throws {
    let test = try ServerTest()
    test.server.receive(Array(body.utf8))
    let answers = try test.server.takeOutgoing().map { try JSON(reading: $0) }
    #expect(answers.count == 1)
    #expect(answers.first?["error"]?["code"] == .integer(code))
    #expect(answers.first?.member("error", "message")?.string?.isEmpty == false)
    #expect(try test.response("workspace/symbol", ["query": ""])["error"] == nil)
  }

  /// Notifications have no answer; a fault in one is logged.
  @Test(arguments: [
    ("textDocument/didOpen", "{}"), ("textDocument/didOpen", #"{"textDocument":{"uri":"a"}}"#),
    ("textDocument/didChange", #"{"textDocument":{"uri":"file:///never/opened.feature"}}"#),
    ("textDocument/didClose", "{}"),
  ])
  func badNotification(_ method: String, _ parameters: String) throws {
    let test = try ServerTest()
    let messages = test.notify(method, try JSON(reading: Array(parameters.utf8)))
    #expect(messages.map { $0["method"] } == ["window/logMessage"])
  }

  @Test(arguments: ["$/cancelRequest", "$/setTrace", "no/such", "workspace/didChangeConfiguration"])
  func unknownNotification(_ method: String) throws {
    #expect(try ServerTest().notify(method, [:]).isEmpty)
  }

  @Test func answersOfTheClient() throws {
    let test = try ServerTest()
    #expect(test.send(["jsonrpc": "2.0", "id": "specrun-1", "result": nil]).isEmpty)
    #expect(test.send(["jsonrpc": "2.0", "id": 1, "error": ["code": 1]]).isEmpty)
  }

  @Test func brokenLibraries() throws {
    let twice = StepLibrary(Shop.self) {
      Given("twice") { (_: inout Shop) in }
      Given("twice") { (_: inout Shop) in }
    }
    let test = try ServerTest(libraries: [twice], initializes: false)
    _ = try test.request("initialize", [:])
    let shown = test.notify("initialized", [:])
    #expect(shown.first?["method"] == "window/showMessage")
    // Nothing is known of steps then, so none is called undefined.
    #expect(test.open("Features/a.feature", "Feature: f\n  Scenario: s\n    Given twice\n").isEmpty)
  }

  @Test func watchers() throws {
    let test = try ServerTest(initializes: false)
    _ = try test.request(
      "initialize",
      ["capabilities": ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]])
    #expect(test.notify("initialized", [:]).first?["method"] == "client/registerCapability")
  }

  /// Random requests at random places of random texts, which are edited all the while.
  @Test(arguments: [5, 6] as [UInt64])
  func anything(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let test = try ServerTest([
      "Features/b.feature": "Feature: b\n  Scenario: s\n    When I pay 1 EUR\n"
    ])
    let pieces = [
      "Feature: f\n", "  Scenario: s\n", "  Scenario Outline: o\n",
      "    Given a cart with 1 item\n",
      "    When I pay <x> EUR\n", "    Examples:\n", "      | x |\n", "      | 1 |\n", "| a",
      "\"\"\"\n",
      "@tag ", "# language: de\n", "# c\n", "Rule: r\n", "Background:\n", "😀", "<", "\r\n",
      "Then the ",
    ]
    test.open("Features/a.feature", random.text(of: pieces, upTo: 12))
    let methods = [
      "completion", "hover", "definition", "references", "prepareRename", "rename", "formatting",
      "rangeFormatting", "documentSymbol", "foldingRange", "semanticTokens/full",
      "semanticTokens/range", "codeLens", "codeAction", "inlayHint",
    ].map { "textDocument/\($0)" }
    for _ in 0..<150 {
      func position() -> JSON {
        [
          "line": .integer(Int.random(in: 0...14, using: &random)),
          "character": .integer(Int.random(in: 0...30, using: &random)),
        ]
      }
      let (start, end) = (position(), position())
      test.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(test.uri("Features/a.feature"))],
          "contentChanges": [
            [
              "range": ["start": start, "end": end],
              "text": .string(random.text(of: pieces, upTo: 3)),
            ]
          ],
        ])
      let method = methods[Int.random(in: 0..<methods.count, using: &random)]
      let answer = try test.response(
        method,
        [
          "textDocument": ["uri": .string(test.uri("Features/a.feature"))], "position": position(),
          "range": ["start": position(), "end": position()], "newName": "I pay 2 EUR",
        ])
      // A result, or a refusal in words.
      let code = answer["error"]?["code"]
      #expect(code == nil || code == -32803, "\(answer)")
    }
  }
}

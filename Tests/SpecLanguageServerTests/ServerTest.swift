import Foundation
import Messages
import SpecSession
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

/// That of the server, rather than that of `SpecTestSupport`.
typealias JSON = SpecLanguageServer.JSON

struct Shop: World {
  init(_ scenario: ScenarioContext) {}
}

/// A folder with features, the Swift code of the steps, and a server for it.
final class ServerTest {
  let folder: TemporaryFolder
  var server: LanguageServer
  /// The time that the server sees, in nanoseconds.
  let clock = TestClock()
  private var nextId = 1

  final class TestClock: Sendable {
    nonisolated(unsafe) var now: Int64 = 0
  }

  /// The steps of `libraries`, line by line.
  static let swift = #"""
    let steps = StepLibrary(Shop.self) {
      /// Fills the cart.
      Given("a cart with {int} item(s)") { (shop: inout Shop, count: Int) in
      }
      Given("a customer named {string}") { (shop: inout Shop, name: String) in }
      When("I pay {int} EUR") { (shop: inout Shop, amount: Int) in
        if amount > 0 { print("}") }
      }
      Then("the order is {state}") { (shop: inout Shop, state: String) in }
      Then("^the (receipt|invoice) is sent$") { (shop: inout Shop, kind: String) in }
      Then(#"the "total" is {int}"#) { (shop: inout Shop, total: Int) in }
      Then("the total is {int}") { (shop: inout Shop, total: Int) in }
      Then("the {word} is {int}") { (shop: inout Shop, word: String, total: Int) in }
    }
    """#

  static var libraries: [StepLibrary] {
    let file: StaticString = "Sources/Steps.swift"
    return [
      StepLibrary(Shop.self) {
        ParameterType("state", "open|paid|sent") { $0 }
        Given("a cart with {int} item(s)", file: file, line: 3) { (_: inout Shop, _: Int) in }
        Given("a customer named {string}", file: file, line: 5) { (_: inout Shop, _: String) in }
        When("I pay {int} EUR", file: file, line: 6) { (_: inout Shop, _: Int) in }
        Then("the order is {state}", file: file, line: 9) { (_: inout Shop, _: String) in }
        Then("^the (receipt|invoice) is sent$", file: file, line: 10) {
          (_: inout Shop, _: String) in
        }
        Then(#"the "total" is {int}"#, file: file, line: 11) { (_: inout Shop, _: Int) in }
        Then("the total is {int}", file: file, line: 12) { (_: inout Shop, _: Int) in }
        Then("the {word} is {int}", file: file, line: 13) { (_: inout Shop, _: String, _: Int) in }
      }
    ]
  }

  /// - Parameters:
  ///   - files: By their paths; those in `Features` are found.
  ///   - capabilities: The capabilities of the client.
  init(
    _ files: [String: String] = [:], libraries: [StepLibrary] = ServerTest.libraries,
    capabilities: JSON = [:], messages: String? = nil, initializes: Bool = true,
    settings change: @escaping (inout Session.Settings) -> Void = { _ in },
    profiles: [(name: String, settings: Session.Settings)] = []
  ) throws {
    let all = files.merging(["Sources/Steps.swift": Self.swift]) { own, _ in own }
    folder = try TemporaryFolder(all)
    let clock = clock
    let path = folder.path
    let environment = LanguageServer.Environment(
      libraries: { libraries },
      project: { _ in
        var settings = Session.Settings()
        settings.paths = ["Features"]
        change(&settings)
        return Project(settings: settings, profiles: profiles, messages: messages)
      }, workingDirectory: path, version: "1", program: "specrun", now: { clock.now })
    server = LanguageServer(environment)
    guard initializes else { return }
    _ = try request(
      "initialize",
      ["rootUri": .string(FileURI.uri(of: path)), "capabilities": capabilities])
    notify("initialized", [:])
  }

  func uri(_ path: String) -> String { FileURI.uri(of: "\(folder.path)/\(path)") }

  /// Sends a message and takes the replies.
  @discardableResult
  func send(_ message: JSON) -> [JSON] {
    server.receive(message.bytes)
    server.settle()
    return server.takeOutgoing().compactMap { try? JSON(reading: $0) }
  }

  @discardableResult
  func notify(_ method: String, _ parameters: JSON) -> [JSON] {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// The answer to a request, whole.
  func response(_ method: String, _ parameters: JSON) throws -> JSON {
    nextId += 1
    let id = JSON.integer(nextId)
    let answers = send(
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters])
    return try #require(answers.first { $0["id"] == id })
  }

  func request(_ method: String, _ parameters: JSON) throws -> JSON {
    let response = try response(method, parameters)
    try #require(response["error"] == nil, "\(response)")
    return response["result"] ?? .null
  }

  /// Opens a document and gives its diagnostics.
  @discardableResult
  func open(_ path: String, _ text: String, version: Int = 1) -> [JSON] {
    let messages = notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(path)), "languageId": "cucumber", "version": .integer(version),
          "text": .string(text),
        ]
      ])
    return Self.diagnostics(messages, of: uri(path))
  }

  static func diagnostics(_ messages: [JSON], of uri: String) -> [JSON] {
    messages.last {
      $0["method"]?.string == "textDocument/publishDiagnostics"
        && $0.member("params", "uri")?.string == uri
    }?.member("params", "diagnostics")?.array ?? []
  }

  /// The parameters for a place: the line and character of a mark `‸` in a text.
  func at(_ path: String, _ line: Int, _ character: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri(path))],
      "position": ["line": .integer(line), "character": .integer(character)],
    ]
  }

  func document(_ path: String) -> JSON { ["textDocument": ["uri": .string(uri(path))]] }

  func range(_ path: String, _ first: Int, _ last: Int) -> JSON {
    [
      "textDocument": ["uri": .string(uri(path))],
      "range": [
        "start": ["line": .integer(first), "character": 0],
        "end": ["line": .integer(last), "character": 0],
      ], "context": ["diagnostics": []],
    ]
  }
}

extension JSON {
  /// `line:character-line:character`.
  var shownRange: String {
    func shown(_ position: JSON?) -> String {
      "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
    }
    return "\(shown(self["start"]))-\(shown(self["end"]))"
  }

  /// The text after the edits of a list.
  func applied(to text: String, encoding: PositionEncoding = .utf16) -> String {
    var document = DocumentText(Array(text.utf8), encoding: encoding)
    let edits = (array ?? []).compactMap { edit -> (Range<Int>, String)? in
      guard let range = document.offsets(of: edit["range"]), let text = edit["newText"]?.string
      else {
        return nil
      }
      return (range, text)
    }
    for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      document.replace(range, with: Array(text.utf8))
    }
    return document.string
  }
}

extension JSON {
  /// An object with one more member.
  func adding(_ name: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return JSON(members: members.map { ($0.name, $0.value) } + [(name, value)])
  }
}

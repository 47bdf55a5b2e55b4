import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

/// A program that carries on for another one.
struct ResumingTests {
  @Test func newDefinitions() throws {
    let old = try ServerTest()
    let text = "Feature: 😀\n  Scenario: s\n    When I dance\n"
    #expect(!old.open("Features/a.feature", text, version: 7).isEmpty)
    #expect(old.server.canBeResumed)
    let state = old.server.state(with: Array("Content-Le".utf8))

    let dancing = StepLibrary(Shop.self) { When("I dance") { (_: inout Shop) in } }
    let new = try ServerTest(libraries: [dancing], initializes: false)
    #expect(new.server.resume(from: state) == Array("Content-Le".utf8))
    new.server.settle()
    let messages = try new.server.takeOutgoing().map { try JSON(reading: $0) }
    let published = try #require(
      messages.first { $0["method"] == "textDocument/publishDiagnostics" })
    #expect(published.member("params", "uri")?.string == old.uri("Features/a.feature"))
    #expect(published.member("params", "version") == 7)
    #expect(published.member("params", "diagnostics") == [])
    // The client does not have to initialize again.
    #expect(try new.response("initialize", [:])["error"]?["code"] == -32600)
  }

  @Test func beforeTheFirstMessage() throws {
    let old = try ServerTest(initializes: false)
    let new = try ServerTest(initializes: false)
    #expect(new.server.resume(from: old.server.state(with: [1, 2, 255])) == [1, 2, 255])
    #expect(try new.response("initialize", [:])["error"] == nil)
  }

  @Test(arguments: ["", "{", "[]", "{\"documents\":[1,{}],\"initialization\":{}}"])
  func badState(_ state: String) throws {
    let test = try ServerTest(initializes: false)
    #expect(test.server.resume(from: Array(state.utf8)).isEmpty)
  }

  @Test func afterTheEnd() throws {
    let test = try ServerTest()
    _ = try test.request("shutdown", [:])
    #expect(!test.server.canBeResumed)
  }
}

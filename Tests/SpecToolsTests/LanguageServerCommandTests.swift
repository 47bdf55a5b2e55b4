import CommandTestSupport
import Foundation
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun lsp` as an editor sees it.
struct LanguageServerCommandTests {
  /// Serves a client that sends these bodies and then goes away.
  private func serve(
    _ bodies: [String], _ arguments: [String] = ["lsp"], files: [String: String] = [:]
  ) async throws -> CommandTest.Result {
    let test = try CommandTest(files)
    let left = Mutex(bodies)
    return await test.run(arguments) { host in
      host.receive = { _ in
        left.withLock { bodies in
          guard !bodies.isEmpty else { return .ended }
          return .bytes(Array(bodies.removeFirst().utf8))
        }
      }
    }
  }

  private static func framed(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static let initialize = framed(
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#)
  private static let initialized = framed(#"{"jsonrpc":"2.0","method":"initialized"}"#)
  private static let shutdown = framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
  private static let exit = framed(#"{"jsonrpc":"2.0","method":"exit"}"#)

  @Test func session() async throws {
    let result = try await serve([Self.initialize, Self.initialized, Self.shutdown, Self.exit])
    #expect(result.status == .passed)
    #expect(result.output.contains(#""hoverProvider":true"#))
    #expect(result.errors.isEmpty)
  }

  @Test func messagesInPieces() async throws {
    let all = Self.initialize + Self.shutdown + Self.exit
    let result = try await serve([String(all.prefix(30)), String(all.dropFirst(30))])
    #expect(result.status == .passed)
  }

  @Test func clientThatGoesAway() async throws {
    #expect(try await serve([Self.initialize]).status == .failed)
    #expect(try await serve([]).status == .failed)
  }

  @Test func garbage() async throws {
    let result = try await serve(["what?\r\n\r\n", Self.initialize, Self.shutdown, Self.exit])
    #expect(result.status == .passed)
    #expect(result.output.contains("-32700"))
  }

  @Test func settingsWithErrors() async throws {
    let result = try await serve(
      [Self.initialize, Self.initialized],
      files: ["specrun.yaml": "profiles:\n  default:\n    retry: many\n"])
    #expect(result.output.contains("window/showMessage"))
    #expect(result.output.contains("specrun.yaml:3"))
  }

  @Test func stateThatIsNotThere() async throws {
    let result = try await serve([], ["lsp", "--resume", "none"])
    #expect(result.status == .couldNotRun)
    #expect(result.errors.contains("none: cannot be read"))
  }
}

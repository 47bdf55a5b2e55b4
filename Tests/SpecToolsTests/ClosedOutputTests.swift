import CommandTestSupport
import Foundation
import SpecSources
import Testing

@testable import SpecCommand
@testable import SpecTools

/// A reader that goes away, such as `head`, changes nothing for any command: it says and returns the same.
struct ClosedOutputTests {
  private static let commands: [[String]] = [
    ["--version"], ["--help"], ["help"], ["help", "lint"], ["--i18n-languages"],
    ["--i18n-keywords", "de"], ["--generate-completion-script", "bash"], ["--generate-manual"],
    ["a.feature"], ["run", "a.feature"], ["a.feature", "-d"], ["@failed.txt"],
    ["fmt", "."], ["fmt", "--check", "b.feature"], ["fmt", "--diff", "b.feature"],
    ["steps", "."], ["steps", "--unused", "."], ["lint", "."], ["audit", "a.feature"],
    ["shard", "--explain", "2", "."], ["history", "h"], ["diff", "run.ndjson", "run.ndjson"],
    ["report", "run.ndjson"], ["merge", "run.ndjson"],
    ["init", "new", "--editor", "none"],
    ["complete", "bash", "--", "--ver"],
  ]

  private func run(_ command: [String], isClosed: Bool) async throws -> CommandTest.Result {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: one\n  Given it fails\n",
      "b.feature": "Feature: g\n Scenario: two\n  Given it passes\n",
    ])
    _ = await test.run("a.feature", "--history", "h", "-f", "message:run.ndjson")
    _ = await test.run("b.feature", "-f", "rerun:failed.txt")
    return await test.run(command) { host in
      guard isClosed else { return }
      host.output.write = { (_: [UInt8]) throws(FileSystem.Failure) in
        throw FileSystem.Failure(code: EPIPE)
      }
    }
  }

  @Test(arguments: commands)
  func reader(_ command: [String]) async throws {
    let (open, closed) = (
      try await run(command, isClosed: false), try await run(command, isClosed: true)
    )
    #expect(!open.output.isEmpty, "\(open.errors)")
    #expect(closed.status == open.status && closed.errors == open.errors)
  }

  /// Those that are missing serve editors and people for as long as these are there.
  @Test func allCommands() {
    let names = Set(Specrun.Tools.all.subcommands.map { $0.name }).subtracting(["watch", "lsp"])
    #expect(names.subtracting(Self.commands.map { $0[0] }).isEmpty)
  }

  @Test func fullDisk() async throws {
    let result = await (try CommandTest()).run(["help"]) { host in
      host.output.write = { (_: [UInt8]) throws(FileSystem.Failure) in
        throw FileSystem.Failure(code: ENOSPC)
      }
    }
    #expect(
      result.errors
        == "standard output: the report cannot be written: No space left on device\n")
  }
}

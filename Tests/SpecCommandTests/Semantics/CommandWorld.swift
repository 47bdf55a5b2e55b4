import CommandTestSupport
import Foundation
import SpecTestSupport
import StepKit

@testable import SpecCommand

/// The surroundings of features about the command itself: a folder, a machine, a program of steps,
/// and the command as it is run there.
struct CommandWorld: World {
  let test: CommandTest
  var libraries = [steps]
  var environment: [String: String] = [:]
  var isInteractive = false
  var result: CommandTest.Result?

  init(_ scenario: ScenarioContext) throws { test = try CommandTest() }

  /// Runs the command with words as a shell would split them, and keeps its messages as well.
  mutating func run(_ arguments: String) async {
    result = await test.run(
      Self.words(arguments) + ["-f", "message:\(Self.messages)"], libraries: libraries,
      environment: environment, isInteractive: isInteractive)
  }

  private static let messages = ".messages.ndjson"

  /// Splits at spaces that are not between single quotes.
  private static func words(_ text: String) -> [String] {
    var isQuoted = false
    let parts = text.split { character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
    return parts.map { $0.filter { $0 != "'" } }
  }

  func lastRun() throws -> CommandTest.Result { try require(result, "the command was not run") }

  /// The messages of the last run; none when it could not begin.
  func messages() throws -> [JSON] {
    let file = test.folder.appendingPathComponent(Self.messages)
    guard let data = try? Data(contentsOf: file) else { return [] }
    return try data.split(separator: UInt8(ascii: "\n")).map { try JSON(bytes: $0) }
  }

  /// Names of the scenarios that were planned, in order.
  func scenarios() throws -> [String] {
    let messages = try messages()
    var names: [String: String] = [:]
    for pickle in messages.compactMap({ $0["pickle"] }) {
      names[pickle["id"]?.text ?? ""] = pickle["name"]?.text
    }
    return messages.compactMap { $0["testCase"]?["pickleId"]?.text }.map { names[$0] ?? "?" }
  }

  /// For each step the number of its definition, as the program has them.
  func usedDefinitions() throws -> [String] {
    let messages = try messages()
    let ids = messages.compactMap { $0["stepDefinition"]?["id"] }
    let steps = messages.flatMap { $0["testCase"]?["testSteps"]?.elements ?? [] }
    return steps.map { step in
      let used = step["stepDefinitionIds"]?.elements ?? []
      guard used.count < 2 else { return "several" }
      return used.first.flatMap(ids.firstIndex).map { String($0 + 1) } ?? "none"
    }
  }
}

import Foundation
import SpecEngine
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// A folder of its own, and the command run in it as if from there.
final class CommandTest {
  let folder: URL

  /// Makes a new folder with `files`, by their relative paths.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("specrun-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func makePipe(_ path: String) throws {
    guard mkfifo(folder.appendingPathComponent(path).path, 0o600) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
  }

  var files: FileSystem { FileSystem(workingDirectory: folder.path) }

  /// What a run left behind.
  struct Result {
    var status: SpecCommand.ExitStatus
    var output: String
    var errors: String

    /// Names of the scenarios that were planned, in order, when the report was of messages.
    var scenarios: [String] {
      var names: [String: String] = [:]
      var planned: [String] = []
      for line in output.split(separator: "\n") {
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let pickle = object?["pickle"] as? [String: Any], let id = pickle["id"] as? String {
          names[id] = pickle["name"] as? String
        }
        if let testCase = object?["testCase"] as? [String: Any],
          let id = testCase["pickleId"] as? String
        {
          planned.append(names[id] ?? "?")
        }
      }
      return planned
    }
  }

  func run(_ arguments: String..., libraries: [StepLibrary] = [steps]) async -> Result {
    await run(arguments, libraries: libraries)
  }

  /// Runs the command in the folder, or in one below it.
  func run(
    _ arguments: [String], libraries: [StepLibrary] = [steps], in subfolder: String = "",
    environment: [String: String] = [:], isInteractive: Bool = false,
    adjusting adjust: (inout SpecCommand.Host) -> Void = { _ in }
  ) async -> Result {
    let (output, errors) = (Screen(isInteractive: isInteractive), Screen())
    var host = SpecCommand.Host(
      command: "specrun", arguments: arguments, environment: environment,
      workingDirectory: Path.tidy(Path.join(folder.path, subfolder)),
      output: output.terminal, errors: errors.terminal, makeClock: { .stopped },
      randomSeed: { 42 })
    adjust(&host)
    let status = await Specrun.run(libraries, on: host)
    return Result(status: status, output: output.text, errors: errors.text)
  }
}

/// What was written to a terminal.
private final class Screen: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let isInteractive: Bool

  init(isInteractive: Bool = false) { self.isInteractive = isInteractive }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  var terminal: SpecCommand.Host.Terminal {
    SpecCommand.Host.Terminal(isInteractive: isInteractive, width: nil) {
      (written: [UInt8]) throws(FileSystem.Failure) in
      self.bytes.withLock { $0 += written }
    }
  }
}

/// Steps that pass, fail or tell nothing.
let steps = StepLibrary(EmptyWorld.self) {
  Step("it passes") { _ in }
  Step("it fails") { _ in try expect(false, "it fails") }
  Step("it is pending") { _ in try pending() }
  Step("it is skipped") { _ in try skip() }
}

/// A feature whose scenarios have these names and pass.
func feature(_ names: String...) -> String {
  "Feature: f\n"
    + names.map { " Scenario: \($0)\n  Given it passes\n" }.joined()
}

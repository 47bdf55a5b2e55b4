package import Foundation
import SpecEngine
package import SpecSources
import SpecTestSupport
package import StepKit
import Synchronization
import Testing

package import SpecCommand
import SpecTools

/// A folder of its own, and the command run in it as if from there.
package final class CommandTest {
  private let temporary: TemporaryFolder?
  package let folder: URL

  /// Makes a new folder with `files`, by their relative paths.
  package init(_ files: [String: String] = [:]) throws {
    let temporary = try TemporaryFolder(files)
    (self.temporary, folder) = (temporary, temporary.url)
  }

  /// Runs the command in a folder that is there, and leaves it there.
  package init(in folder: URL) { (temporary, self.folder) = (nil, folder) }

  package func write(_ text: String, to path: String) throws {
    try temporary?.write(text, to: path)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  package func link(_ path: String, to target: String) throws {
    try temporary?.link(path, to: target)
  }

  package func makePipe(_ path: String) throws { try temporary?.makePipe(path) }

  package var files: FileSystem { FileSystem(workingDirectory: folder.path) }

  /// The result of a run.
  package struct Result: Sendable {
    package var status: SpecCommand.ExitStatus
    package var output: String
    package var errors: String

    /// Names of the scenarios that were planned, in order, when the report was of messages.
    package var scenarios: [String] {
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

  package func run(_ arguments: String..., libraries: [StepLibrary] = [steps]) async -> Result {
    await run(arguments, libraries: libraries)
  }

  /// Runs the command in the folder, or in one below it.
  ///
  /// - Parameter width: Columns of a terminal that a person watches, if that is where it writes.
  package func run(
    _ arguments: [String], libraries: [StepLibrary] = [steps], in subfolder: String = "",
    environment: [String: String] = [:], isInteractive: Bool = false, width: Int? = nil,
    tools: Specrun.Tools = .all,
    adjusting adjust: (inout SpecCommand.Host) -> Void = { _ in }
  ) async -> Result {
    let (output, errors) = (
      Screen(isInteractive: isInteractive || width != nil, width: width), Screen()
    )
    var host = SpecCommand.Host(
      command: "specrun", arguments: arguments, environment: environment,
      workingDirectory: Path.tidy(Path.join(folder.path, subfolder)),
      output: output.terminal, errors: errors.terminal, makeClock: { .stopped },
      randomSeed: { 42 })
    adjust(&host)
    let status = await Specrun.run(libraries, tools: tools, on: host)
    return Result(status: status, output: output.text, errors: errors.text)
  }
}

/// The bytes written to a terminal.
package final class Screen: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let isInteractive: Bool
  private let width: Int?

  package init(isInteractive: Bool = false, width: Int? = nil) {
    self.isInteractive = isInteractive
    self.width = width
  }

  package var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  package func clear() { bytes.withLock { $0 = [] } }

  package var terminal: SpecCommand.Host.Terminal {
    SpecCommand.Host.Terminal(isInteractive: isInteractive, width: width) {
      (written: [UInt8]) throws(FileSystem.Failure) in
      self.bytes.withLock { $0 += written }
    }
  }
}

/// Steps that pass, fail or have no result.
package let steps = StepLibrary(EmptyWorld.self) {
  Step("it passes") { _ in }
  Step("it fails") { _ in try expect(false, "it fails") }
  Step("it is pending") { _ in try pending() }
  Step("it is skipped") { _ in try skip() }
}

/// A feature whose scenarios have these names and pass.
package func feature(_ names: String...) -> String {
  "Feature: f\n"
    + names.map { " Scenario: \($0)\n  Given it passes\n" }.joined()
}

import Foundation
import SpecEngine
import SpecSources
import SpecTestSupport
import Synchronization
import Systems

@testable import SpecCommand
@testable import SpecTools

/// The command as `specrun` is: all libraries, in the project's folder, without its profile.
enum AllSystems {
  /// The output of a run.
  struct Output {
    let status: ExitStatus
    let text: String
    let errors: String
  }

  static func run(_ arguments: String...) async -> Output { await run(arguments) }

  static func run(_ arguments: [String]) async -> Output { await call("run", arguments) }

  /// Calls a subcommand.
  static func call(_ subcommand: String, _ arguments: [String]) async -> Output {
    let (output, errors) = (Screen(), Screen())
    let host = SpecCommand.Host(
      command: "specrun",
      arguments: [subcommand, "-c", "Tests/AcceptanceTests/Fixtures/plain.yaml"] + arguments,
      environment: [:],
      workingDirectory: Project.root.path, output: output.terminal, errors: errors.terminal,
      makeClock: { .stopped }, randomSeed: { 0 })
    let status = await Specrun.run(systemLibraries, tools: .all, on: host)
    return Output(status: status, text: output.text, errors: errors.text)
  }
}

/// A screen that nobody looks at.
private final class Screen: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }

  var terminal: SpecCommand.Host.Terminal {
    SpecCommand.Host.Terminal(isInteractive: false) {
      [self] (more: [UInt8]) throws(FileSystem.Failure) in
      bytes.withLock { $0 += more }
    }
  }
}

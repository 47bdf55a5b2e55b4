import CLibrary
import ReportFiles
import SpecEngine
import SpecIsolation
public import SpecReporting
import SpecSession
import SpecSources
public import StepKit

/// The command `specrun` for step libraries of one's own.
///
///     @main struct Main {
///       static func main() async { await Specrun.main([coffeeSteps]) }
///     }
public enum Specrun {
  /// Runs the command with this process's arguments and ends the process.
  ///
  /// - Parameters:
  ///   - libraries: The steps, hooks and parameter types that stories may use; made only when the
  ///     arguments ask for a run.
  ///   - tools: The subcommands besides `run`, such as `.all` of the product SpecTools.
  ///   - reporters: Formats for `--format` besides those of specrun.
  ///   - observer: Makes expectations of a testing library count in steps, such as `.swiftTesting` of the
  ///     product SpecTesting. A program that contains Swift Testing needs one; one that contains XCTest does
  ///     not run without, since failed assertions of XCTest would go unnoticed.
  public static func main(
    _ libraries: @escaping @Sendable @autoclosure () -> [StepLibrary], tools: Tools = .none,
    reporters: [ReporterRegistry.Format] = [], observing observer: ExpectationObserver? = nil
  ) async -> Never {
    exit(await run(libraries(), tools: tools, reporters: reporters, observing: observer).rawValue)
  }

  /// Runs the command with this process's arguments and returns how it ended.
  ///
  /// The parameters are those of `main`.
  public static func run(
    _ libraries: @escaping @Sendable @autoclosure () -> [StepLibrary], tools: Tools = .none,
    reporters: [ReporterRegistry.Format] = [], observing observer: ExpectationObserver? = nil
  ) async -> ExitStatus {
    if observer == nil, let library = TestingLibrary.loaded {
      let message = CommandError.testingUnobserved(library).message(workingDirectory: "")
      try? Host.process.errors.write(Array("\(message)\n".utf8))
      return .couldNotRun
    }
    // A reader that goes away must not end the run: its other reports are still to be written.
    signal(SIGPIPE, SIG_IGN)
    await Worker.runIfAsked(libraries) { frontEnd, clock in
      let files = FileSystem(workingDirectory: Host.currentFolder())
      var environment = Run.Environment(
        clock: clock, resources: files.resources(approving: frontEnd[Self.approving] != nil))
      environment.keep(AttachmentKeeping(frontEnd: frontEnd), in: files)
      environment.keepsAttachments = frontEnd[Self.auditing] == nil
      environment.observer = observer
      return environment
    }
    ExitGuard.set(status: ExitStatus.incomplete.rawValue)
    defer { ExitGuard.release() }
    var host = Host.process
    host.observer = observer
    return await ReporterRegistry.$additional.withValue(reporters) { [host] in
      await run(libraries(), tools: tools, on: host)
    }
  }

  /// The setting of a worker that approves files.
  package static let approving = "approve"

  /// The setting of a worker whose scenarios are variants: what they attach is dropped.
  package static let auditing = "audit"

  /// Runs the command on a host and returns how it ended.
  package static func run(
    _ libraries: @escaping @Sendable @autoclosure () -> [StepLibrary], tools: Tools = .none,
    on host: Host
  ) async -> ExitStatus {
    await Tools.$available.withValue(tools) {
      await Invocation(libraries: libraries, host: host).run()
    }
  }
}

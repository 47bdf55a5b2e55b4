import ReportFiles
import SpecCommand
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import Synchronization

/// `specrun watch`.
struct WatchCommand: Tool {
  static let name = "watch"
  static let abstract = "Run features, and run again what a change touches."
  static let synopsis = "[<options>] [DIR|GLOB|FILE[:LINE…]|@RERUN]…"
  static let discussion = """
    A saved feature runs alone; a saved file beside features runs the scenarios that have read it. When \
    Swift code changes, the program is built and the new one goes on; as long as it does not build, \
    features run with the program as it was. A change during a run cancels it, and what it did not \
    come to runs afterwards.

    The keys: Enter runs the last again, a all, f what failed; t asks for a tag expression and p for a \
    part of paths or names; h shows the keys and q quits. Without a terminal there are \
    no keys, and a signal ends it.

    specrun.yaml may name the command to build with and the folders with Swift code, under watch: \
    build: and sources:.

    Exit status: 0 it was quit, 2 it could not begin, 128+N signal N ended it.
    """

  static var declarations: [Declaration] {
    Setting.table.filter { $0.isOfRuns && !foreign.contains($0.name) }.map(\.declaration)
      + RunCommand.configurationDeclarations + [RunCommand.noFormat, resume]
  }

  /// The settings of a run that mean nothing here: what approves files would be started again by them, a key
  /// runs what failed, and a share of a run is for machines.
  static let foreign: Set = ["approve", "last-failed", "shard", "timings"]

  /// The settings are read again when specrun.yaml changes.
  let arguments: ParsedArguments
  let settings: Settings
  /// The file with the state of the program before this one.
  let resuming: String?

  init(_ arguments: ParsedArguments, _ host: Host, files: FileSystem) throws(CommandErrors) {
    self.arguments = arguments
    resuming = arguments["resume"].last
    var settings = try RunCommand.settings(arguments, host, files: files)
    settings.approve = false
    settings.session.shard = nil
    (settings.shardNote, settings.timings) = (nil, nil)
    if settings.isPart { settings.leaveFilesOfWhole() }
    self.settings = settings
  }

  /// Runs features, and again those that changes concern, until it is ended.
  ///
  /// A thread of its own waits for all events and is never blocked: runs, which may block their
  /// thread, go on here.
  func run(_ invocation: Invocation) async throws -> ExitStatus {
    let state = try invocation.takeState(resuming)
    let found = try invocation.features(settings)
    let (runs, sink) = AsyncStream.makeStream(of: WatchedRun.self)
    guard let ended = WakePipe(), let wake = WakePipe() else {
      throw CommandErrors(.notWatched("the system has no descriptors to give"))
    }
    let status = Mutex(ExitStatus.passed)
    let names = (program: Program.name, formats: ReporterRegistry.additional)
    let isStarted = startThread {
      Program.$name.withValue(names.program) {
        ReporterRegistry.$additional.withValue(names.formats) {
          var loop = WatchLoop(
            invocation, self, found, ended: ended, wake: wake, runs: sink, resuming: state)
          let result = loop.run()
          status.withLock { $0 = result }
          sink.finish()
        }
      }
    }
    guard isStarted else { throw CommandErrors(.notWatched("no thread could be started")) }
    let runner = invocation.withKnownNetwork
    for await run in runs {
      do {
        _ = try await runner.runFeatures(run.settings, follower: run.follower)
      } catch {
        invocation.printErrors(of: error, atMost: run.settings.maxErrors)
        run.follower.noteCouldNotRun()
      }
      run.follower.end()
      ended.wake()
    }
    return status.withLock(\.self)
  }
}

extension Invocation {
  /// The same, which does not find out anew before each run whether steps can be held to a level of the
  /// network.
  fileprivate var withKnownNetwork: Invocation {
    var host = host
    let obstacle = host.networkObstacle()
    host.networkObstacle = { obstacle }
    return Invocation(libraries: libraries, host: host)
  }
}

/// A run that the watcher has asked for.
struct WatchedRun: Sendable {
  let settings: Settings
  let follower: WatchFollower
}

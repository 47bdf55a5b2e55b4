import SpecCommand
import ReportFiles
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension Invocation {
  /// Runs features, and again those that changes concern, until it is ended.
  ///
  /// A thread of its own waits for all events and is never blocked: runs, which may block their
  /// thread, go on here.
  func watch(_ settings: WatchCommand) async throws -> ExitStatus {
    let state = try takeState(settings.resuming)
    let found = try features(settings.settings)
    let (runs, sink) = AsyncStream.makeStream(of: WatchedRun.self)
    guard let mailbox = WatchMailbox(), let wake = WakePipe() else {
      throw CommandErrors(.notWatched("the system has no descriptors to give"))
    }
    let names = (program: Program.name, formats: ReporterRegistry.additional)
    let isStarted = startThread {
      Program.$name.withValue(names.program) {
        ReporterRegistry.$additional.withValue(names.formats) {
          var loop = WatchLoop(
            self, settings, found, mailbox: mailbox, wake: wake, runs: sink, resuming: state)
          mailbox.end(with: loop.run())
          sink.finish()
        }
      }
    }
    guard isStarted else { throw CommandErrors(.notWatched("no thread could be started")) }
    let runner = withKnownNetwork
    for await run in runs {
      do {
        _ = try await runner.runFeatures(run.settings, follower: run.follower)
      } catch {
        printErrors(of: error, atMost: run.settings.maxErrors)
        run.follower.noteCouldNotRun()
      }
      mailbox.post(.runFinished(run.follower.result()))
    }
    return mailbox.status
  }

  /// The same, which does not find out anew before each run whether steps can be held to a level of the
  /// network.
  private var withKnownNetwork: Invocation {
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

import SpecCommand
import CLibrary
import Gherkin
import Messages
import SpecEngine
import SpecIsolation
import SpecReporting
import SpecSession
import SpecSources
import StepKit
import Synchronization

/// The libraries of this program, made ready once for all runs.
struct ReadyProgram: Sendable {
  let libraries: [StepLibrary]
  /// Nil if something is wrong with them: a run reports it.
  let supportCode: SupportCode?

  init(_ libraries: [StepLibrary], _ settings: Session.Settings, root: String) {
    self.libraries = libraries
    // Documents count theirs from 0.
    var ids = IdGenerator(startingAt: 1 << 40)
    var supportCode = try? SupportCode(
      libraries, root: root, duplicates: settings.duplicatePatterns,
      strictKeywords: settings.strictKeywords, ids: &ids)
    supportCode?.matchMemory = MatchMemory()
    self.supportCode = supportCode
  }
}

/// One run as `specrun watch` follows it: its results, and a way to end it early.
final class WatchFollower: RunFollower {
  private let program: ReadyProgram
  let interruption = Interruption()
  private let reserve: WorkerReserve
  private let wake: WakePipe
  private let state = Mutex(State())

  private struct State {
    var query = RunQuery()
    var result = Watcher.RunResult()
    /// The scenarios of the plan, by feature.
    var planned: [String: Set<Int>] = [:]
  }

  init(_ program: ReadyProgram, reserve: WorkerReserve, wake: WakePipe) {
    self.program = program
    self.reserve = reserve
    self.wake = wake
  }

  var libraries: [StepLibrary] { program.libraries }
  var supportCode: SupportCode? { program.supportCode }

  /// Ends the run early.
  func cancel() {
    interruption.interrupt(SIGINT, name: "specrun watch")
    wake.wake()
  }

  /// Sets up the isolation of a run in workers.
  func prepare(_ isolation: inout Isolation) {
    isolation.reserve = reserve
    isolation.wake = wake.descriptor
    // A person is waiting for a run with the files saved meanwhile.
    isolation.interruptGrace = .seconds(1)
  }

  func note(_ session: Session) {
    var planned: [String: Set<Int>] = [:]
    if let plan = session.plan {
      var cases = plan.cases
      while let testCase = cases.next() {
        planned[testCase.pickle.uri, default: []].insert(testCase.pickle.location?.line ?? 0)
      }
    }
    state.withLock { state in
      state.planned = planned
      // A feature without scenarios counts as run.
      state.result.found.couldNotRun =
        session.plan == nil && session.problems.map(\.isAboutAbsence) != [true]
      state.result.found.broken = Dictionary(
        session.problems.compactMap { problem in
          problem.uri.map { ($0, problem.message(relativeTo: "")) }
        }, uniquingKeysWith: { first, _ in first })
      for (path, uris) in session.dataFiles {
        for uri in uris { state.result.found.noteUse(of: path, by: uri, on: []) }
      }
    }
  }

  func receive(_ envelope: Envelope) {
    switch envelope {
    // There are thousands, and they say nothing of results.
    case .stepDefinition, .parameterType: return
    default: break
    }
    state.withLock { state in
      for event in state.query.receive(envelope) {
        guard case .scenarioFinished(let scenario) = event, let line = scenario.attempt.place.line
        else { continue }
        // The results of a run that was ended early say nothing.
        if interruption.signal != nil, scenario.status != .passed { continue }
        let uri = scenario.attempt.place.uri
        state.result.found.outcomes[uri, default: [:]][line] =
          scenario.status == .unknown ? .failed : scenario.status
      }
    }
  }

  func note(_ use: ResourceUse) {
    let path = Path.tidy(Path.join(Path.folder(of: use.uri), Path.tidy(use.name)))
    let lines: Set = use.location.map { [$0.line] } ?? []
    state.withLock { $0.result.found.noteUse(of: path, by: use.uri, on: lines) }
  }

  /// For a run that did not come to a session.
  func noteCouldNotRun() { state.withLock { $0.result.found.couldNotRun = true } }

  /// Completes the result, which a later cancellation does not change.
  func end() {
    state.withLock { state in
      guard interruption.signal != nil else { return }
      state.result.wasCanceled = true
      for (uri, lines) in state.planned {
        let rest = lines.subtracting((state.result.found.outcomes[uri] ?? [:]).keys)
        if !rest.isEmpty { state.result.unfinished[uri] = rest }
      }
    }
  }

  /// The result of the run, once it has ended.
  var result: Watcher.RunResult { state.withLock(\.result) }
}

extension Session.Problem {
  /// The feature that has to be mended.
  fileprivate var uri: String? {
    switch self {
    case .source(.feature(let uri, _)), .source(.moreErrors(let uri, _)),
      .source(.dataSource(let uri, _)), .source(.tooLarge(let uri, _)),
      .source(.unreadable(let uri, _)):
      uri
    case .warning(let warning): warning.site.uri
    case .mixedWorlds(let scenario):
      FileLines.split(scenario.second.place)?.path ?? scenario.second.place
    case .lineSelectsNothing(let idle): idle.uri
    default: nil
    }
  }
}

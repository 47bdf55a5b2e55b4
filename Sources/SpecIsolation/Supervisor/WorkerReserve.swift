import CSpecProcess
import SpecEngine
import Synchronization

/// Workers that make their libraries ready before there is a run for them, so that the next run of the
/// same program does not wait for that.
///
/// Each serves one run as if it had been started for it.
package final class WorkerReserve: Sendable {
  private let state = Mutex(State())

  /// The properties that a worker cannot change once it has made its libraries ready.
  private struct Kind: Equatable {
    let root: String
    let allowsDuplicates: Bool
    let strictKeywords: Bool
    let capturesOutput: Bool
    let network: NetworkLevel
  }

  private struct State: @unchecked Sendable {  // why: the lock hands workers over
    var idle: [WorkerProcess] = []
    /// The settings of the last run that took workers.
    var wanted: (kind: Kind, settings: WorkerSettings)?
    /// The number of workers that were requested since the reserve was filled.
    var asked = 0

    mutating func endIdle() {
      for worker in idle { worker.end() }
      idle = []
    }
  }

  package init() {}

  /// A worker for a run with these settings, which are yet to be sent; nil if none is ready.
  func take(for settings: WorkerSettings, _ isolation: Isolation) -> WorkerProcess? {
    let kind = Kind(
      root: settings.root, allowsDuplicates: settings.allowsDuplicates,
      strictKeywords: settings.strictKeywords, capturesOutput: isolation.capturesOutput,
      network: isolation.network)
    let taken = state.withLock { state -> WorkerProcess? in
      state.asked += 1
      if state.wanted?.kind != kind { state.endIdle() }
      var provisional = settings
      provisional.isProvisional = true
      state.wanted = (kind, provisional)
      while !state.idle.isEmpty {
        let worker = state.idle.removeFirst()
        if worker.poll() == nil { return worker }
        worker.end()
      }
      return nil
    }
    taken?.restartIdleTime()
    return taken
  }

  /// Starts workers for the next run, which is assumed to be like the last one: as many as were requested,
  /// up to a number.
  package func fill(upTo limit: Int) {
    state.withLock { state in
      let count = max(state.idle.count, min(state.asked, limit))
      state.asked = 0
      guard let (kind, settings) = state.wanted else { return }
      while state.idle.count < count {
        // If the system cannot start a process, the next run reports that.
        guard
          let worker = try? WorkerProcess(capture: kind.capturesOutput, network: kind.network)
        else { return }
        worker.send(settings)
        state.idle.append(worker)
      }
    }
  }

  /// Ends the waiting workers.
  package func drain() { state.withLock { $0.endIdle() } }
}

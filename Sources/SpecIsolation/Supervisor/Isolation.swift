package import SpecEngine

/// Runs jobs in worker processes: copies of this program that `Worker.runIfAsked` recognizes.
package struct Isolation: JobExecutorFactory {
  /// Whether each scenario has a process of its own.
  package var isPerScenario = false
  /// Whether what steps print is kept for the report.
  package var capturesOutput = true
  /// The time after which a scenario is ended in which nothing begins or ends; nil for no such limit.
  package var stallLimit: Duration? = .seconds(300)
  /// The part of the network that steps may use; all of it where the system cannot enforce less.
  package var network = NetworkLevel.allow
  /// Passed to the front end's part of each worker.
  package var frontEnd: [String: String] = [:]
  /// A descriptor that can be read when a signal has come, or -1.
  package var wake: Int32 = -1
  /// Workers that were started ahead; those of a run that is not followed by others have none.
  package var reserve: WorkerReserve?
  /// The time that hooks have after a signal.
  package var interruptGrace = Duration.seconds(10)
  /// Receives notes for whoever watches.
  package var note: @Sendable (String) -> Void = { _ in }
  /// Receives what runs, in words, a few times a second; on the thread that waits for it.
  package var watch: (@Sendable (_ running: [String]) -> Void)?

  package init() {}

  package func makeExecutor(_ setup: Run.Setup) -> WorkerPool {
    WorkerPool(self, setup)
  }
}

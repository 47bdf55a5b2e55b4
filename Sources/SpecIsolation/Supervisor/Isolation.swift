package import SpecEngine

/// Runs jobs in worker processes: copies of this program that `Worker.runIfAsked` recognizes.
package struct Isolation: Sendable {
  /// Whether each scenario has a separate process.
  package var isPerScenario = false
  /// Whether the output of steps is kept for the report.
  package var capturesOutput = true
  /// The time without any progress after which a scenario is ended; nil for no such limit.
  package var stallLimit: Duration? = .seconds(300)
  /// The part of the network that steps may use; all of it if the system cannot enforce less.
  package var network = NetworkLevel.allow
  /// Passed to the front end's part of each worker.
  package var frontEnd: [String: String] = [:]
  /// A descriptor that becomes readable when a signal has arrived, or -1.
  package var wake: Int32 = -1
  /// Workers that were started ahead; nil for a run that is not followed by others.
  package var reserve: WorkerReserve?
  /// The time that hooks have after a signal.
  package var interruptGrace = Duration.seconds(10)
  /// Receives notes for the user.
  package var note: @Sendable (String) -> Void = { _ in }
  /// Receives the running scenarios, in words, a few times a second; on the thread that waits for it.
  package var watch: (@Sendable (_ running: [String]) -> Void)?

  package init() {}

  package func makeExecutor(_ setup: Run.Setup) -> any JobExecutor { WorkerPool(self, setup) }
}

import Dispatch
public import Testing

/// Runs a suite on a thread of its own.
///
/// Tests share a thread for each core, and one that waits for a program keeps its thread from the others. A suite
/// that mostly waits, and long, begins at once on its own and takes none.
public struct OwnThread: SuiteTrait, TestScoping {
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  public static var ownThread: Self { Self() }
}

private final class ThreadExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "a suite on its own thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

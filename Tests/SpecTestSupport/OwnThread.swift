import Dispatch
public import Testing

/// Runs a suite on a thread of its own.
///
/// Tests share as many threads as there are cores, and one that waits for a program keeps its thread from the
/// others. A suite with a thread of its own also begins at once.
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

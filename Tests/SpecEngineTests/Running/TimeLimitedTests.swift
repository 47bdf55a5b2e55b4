import Foundation
import Messages
import Synchronization
import Testing

@testable import SpecEngine

/// Code that takes too long is late by the clock, whatever becomes of the timers.
struct TimeLimitedTests {
  /// A clock that steps set; its timers never fire.
  private static func clock(_ now: Mutable) -> RunClock {
    RunClock(start: Timestamp(), schedule: { _, _ in {} }, elapsed: { now.value })
  }

  private final class Mutable: Sendable {
    private let state = Mutex<Int64>(0)
    var value: Int64 {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  @Test(
    "without a timer that fires",
    arguments: [
      (0, "returned"), (100, "returned"), (101, "late"),
    ] as [(Int64, String)])
  func byTheClock(takes: Int64, expected: String) async {
    let now = Mutable()
    let end = await TimeLimited.run(limit: 100, clock: Self.clock(now), isAbandoned: true) {
      now.value += takes
    }
    #expect(Self.word(for: end) == expected)
  }

  @Test("a timer that fires makes it late, though it ends when it is canceled")
  func canceled() async {
    let clock = RunClock(
      start: Timestamp(),
      schedule: { _, action in
        action()
        return {}
      }, elapsed: { 0 })
    let end = await TimeLimited.run(limit: 100, clock: clock, isAbandoned: false) {
      while !Task.isCancelled { await Task.yield() }
    }
    #expect(Self.word(for: end) == "late")
  }

  @Test("code that has ended early does not let its caller continue before what waits for a thread")
  func throughThePool() async {
    let ended = DispatchSemaphore(value: 0)
    let clock = RunClock(
      start: Timestamp(),
      schedule: { _, _ in
        // As if this thread had no time meanwhile.
        ended.wait()
        return {}
      }, elapsed: { 0 })
    let executor = CountingExecutor()
    await Task(executorPreference: executor) {
      _ = await TimeLimited.run(limit: 100, clock: clock, isAbandoned: false) { ended.signal() }
    }.value
    #expect(executor.jobCount > 1)
  }

  /// Runs each job in a thread of its own.
  private final class CountingExecutor: TaskExecutor {
    private let count = Mutex(0)
    var jobCount: Int { count.withLock { $0 } }

    func enqueue(_ job: consuming ExecutorJob) {
      count.withLock { $0 += 1 }
      let job = UnownedJob(job)
      let executor = asUnownedTaskExecutor()
      Thread.detachNewThread { job.runSynchronously(on: executor) }
    }
  }

  private static func word(for end: TimeLimited<Void>) -> String {
    switch end {
    case .returned: "returned"
    case .timedOut(let stopped): stopped ? "late" : "left"
    }
  }
}

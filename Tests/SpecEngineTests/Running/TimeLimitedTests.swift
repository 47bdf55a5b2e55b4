import Messages
import Synchronization
import Testing

@testable import SpecEngine

/// Code that takes too long is late by the clock, whatever becomes of the timers.
struct TimeLimitedTests {
  private struct Whoops: Error {}

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

  @Test("without a timer that fires", arguments: [
    (0, false, "returned"),
    (100, false, "returned"),
    (101, false, "late"),
    (101, true, "late"),
    (99, true, "threw"),
  ] as [(Int64, Bool, String)])
  func byTheClock(takes: Int64, fails: Bool, expected: String) async {
    let now = Mutable()
    let end = await TimeLimited.run(limit: 100, clock: Self.clock(now), isAbandoned: true) {
      now.value += takes
      if fails { throw Whoops() }
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

  private static func word(for end: TimeLimited) -> String {
    switch end {
    case .returned: "returned"
    case .threw: "threw"
    case .timedOut(let stopped): stopped ? "late" : "left"
    }
  }
}

import Messages
import Synchronization
import Testing

@testable import SpecEngine

struct RunClockTests {
  @Test("it counts with another clock from when it was made, and calls back by it")
  func countsWithAnotherClock() async throws {
    let clock = CountingClock()
    try await clock.sleep(until: .init(offset: .seconds(5)), tolerance: nil)
    let counting = RunClock(start: Timestamp(seconds: 10), counting: clock)
    #expect(counting.now == Timestamp(seconds: 10))
    await withCheckedContinuation { passed in
      _ = counting.schedule(2_000_000_001) { passed.resume() }
    }
    #expect(counting.elapsed() == 2_000_000_001)
    #expect(counting.now == Timestamp(seconds: 12, nanos: 1))
  }

  /// Passes only by being slept on.
  private final class CountingClock: Clock {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
      func duration(to other: Self) -> Duration { other.offset - offset }
      static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    private let moment = Mutex(Instant(offset: .zero))
    var now: Instant { moment.withLock { $0 } }
    var minimumResolution: Duration { .nanoseconds(1) }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
      moment.withLock { $0 = deadline }
    }
  }
}

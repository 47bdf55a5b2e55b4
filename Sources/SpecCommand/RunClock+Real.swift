#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Messages
import SpecEngine

extension RunClock {
  /// The machine's clock, which begins to count now.
  static func real() -> RunClock {
    let began = nanoseconds(of: CLOCK_MONOTONIC)
    let now = nanoseconds(of: CLOCK_REALTIME)
    let start = Timestamp(
      seconds: Int(now / 1_000_000_000), nanos: Int(now % 1_000_000_000))
    return RunClock(start: start, sleep: sleep) { nanoseconds(of: CLOCK_MONOTONIC) - began }
  }

  @Sendable private static func sleep(_ nanoseconds: Int64) async throws {
    try await Task.sleep(for: .nanoseconds(nanoseconds))
  }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

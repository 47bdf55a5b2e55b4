import CLibrary
import Messages
import SpecEngine
import SpecIsolation

#if canImport(Glibc)
  // The compiler may find `timespec` here first, depending on what else is loaded.
  import SwiftOverlayShims
#endif

extension RunClock {
  /// The machine's clock, which begins to count now.
  static func real() -> RunClock {
    let began = nanoseconds(of: CLOCK_MONOTONIC)
    let now = nanoseconds(of: CLOCK_REALTIME)
    let start = Timestamp(seconds: Int(now / 1_000_000_000), nanos: Int(now % 1_000_000_000))
    return RunClock(
      start: start, schedule: { TimerThread.shared.schedule($0, $1) },
      elapsed: { nanoseconds(of: CLOCK_MONOTONIC) - began })
  }

  private static func nanoseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

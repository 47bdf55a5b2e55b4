import CLibrary
import Messages
import SpecEngine

#if canImport(Glibc)
  // The compiler may find `timespec` here first, depending on what else is loaded.
  import SwiftOverlayShims
#endif

extension RunClock {
  /// The machine's clock, which begins to count now.
  static var sinceNow: RunClock {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return RunClock(
      start: Timestamp(seconds: Int(now.tv_sec), nanos: Int(now.tv_nsec)),
      counting: ContinuousClock())
  }
}

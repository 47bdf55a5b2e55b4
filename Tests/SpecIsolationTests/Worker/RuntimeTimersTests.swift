import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@testable import SpecIsolation

@Suite("the timers of the runtime") struct RuntimeTimersTests {
  /// A timer and the clock, in milliseconds.
  private final class Times {
    var now: UInt64 = 100_000
    /// 0 if the timer is not set.
    var due: UInt64 = 0
  }

  @Test(
    "show what a scenario has left to happen",
    arguments: [
      ("the runtime's own work", 100_500, 100_500, false, false),
      ("a tick later", 100_010, 101_010, false, false),
      ("three ticks later", 100_010, 103_010, false, false),
      ("something that is due first", 100_900, 100_130, false, true),
      ("something between ticks", 100_110, 100_630, false, true),
      ("a timer that was not set", 0, 100_500, false, true),
      ("a timer that is no longer set", 100_500, 0, false, false),
      ("a timer that the scenario opened", 100_130, 100_130, true, true),
      ("one that is due long after", 0, 101_100, false, false),
    ] as [(String, UInt64, UInt64, Bool, Bool)])
  func rest(name: String, before: UInt64, after: UInt64, isOfScenario: Bool, isPending: Bool) {
    let times = Times()
    var timers = RuntimeTimers(
      now: { times.now * 1_000_000 },
      restOf: { _ in times.due > times.now ? (times.due - times.now) * 1_000_000 : 0 })
    times.due = before
    timers.add(3, "anon_inode:[timerfd]", isOfScenario: isOfScenario)
    times.now += after > 102_000 ? 2_100 : 100
    times.due = after
    let rest = isPending ? (after - times.now) * 1_000_000 : 0
    #expect(timers.rest(within: 1_000_000_000) == rest)
  }

  @Test("are not waited for again by what nobody reads") func neverRead() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(write(ends[1], "x", 1) == 1)
    var timers = RuntimeTimers()
    timers.add(ends[0], "anon_inode:[eventfd]", isOfScenario: true)
    #expect(timers.wakers == [ends[0]])
    timers.settle()
    #expect(timers.wakers == [])
  }

  @Test("are those of the system's timers alone") func others() {
    var timers = RuntimeTimers(now: { 1 }, restOf: { _ in 1 })
    for name in ["anon_inode:[eventpoll]", "pipe", "/tmp/timerfd", ""] {
      timers.add(3, name, isOfScenario: true)
    }
    #expect(timers.rest(within: 1000) == 0)
  }
}

import CLibrary

/// The time something took, in seconds.
struct Cost {
  /// Of this process in user and kernel mode, on all cores together.
  var cpu: Double
  var wall: Double

  /// The cost of `work`, the least of `rounds`.
  static func least(of rounds: Int, _ work: () async throws -> Void) async rethrows -> Cost {
    var least = Cost(cpu: .infinity, wall: .infinity)
    for _ in 0..<rounds {
      let began = (cpu: cpuSeconds(), wall: ContinuousClock.now)
      try await work()
      least.cpu = min(least.cpu, cpuSeconds() - began.cpu)
      least.wall = min(least.wall, (ContinuousClock.now - began.wall) / .seconds(1))
    }
    return least
  }

  private static func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

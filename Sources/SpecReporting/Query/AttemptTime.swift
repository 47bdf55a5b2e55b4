/// When an attempt began and ended, in whole milliseconds since 1970.
struct AttemptTime: Sendable {
  let start: Int
  let stop: Int

  init(start: Int, duration: Duration) {
    let (stop, overflow) = start.addingReportingOverflow(duration.milliseconds)
    (self.start, self.stop) = (start, overflow ? start : stop)
  }
}

extension ScenarioResult {
  /// All attempts in their order, each with a start later than that of the one before.
  ///
  /// Readers of reports take the attempt that began last for the one that counts. A clock may show them one
  /// millisecond for several, and those of several machines any order; durations stay as they are.
  var timedAttempts: [(attempt: Attempt, time: AttemptTime)] {
    var times = RisingTimes()
    return (earlier + [attempt]).map { attempt in
      let start = times.next(attempt.startedAt.milliseconds)
      return (attempt, AttemptTime(start: start, duration: attempt.duration))
    }
  }
}

/// The times of what follows each other, each later than the one before it.
struct RisingTimes: Sendable {
  private var last: Int?

  /// The time, or the unit after the last one if it is not later.
  mutating func next(_ time: Int) -> Int {
    let time = max(time, last.map { $0 + 1 } ?? time)
    last = time
    return time
  }
}

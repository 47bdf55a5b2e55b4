import SpecEngine

/// The state of a worker at one moment, from which its treatment follows.
///
/// All times are of the monotonic clock, in nanoseconds.
struct WorkerCheck {
  var state = WorkerProcess.State.active
  let now: UInt64
  /// Whether it has made its libraries ready.
  var isReady = true
  /// Whether it has jobs.
  var isBusy = true
  /// Whether it has reported that the first of them has begun.
  var hasBegun = true
  /// Whether a signal that ends it has arrived.
  var isCrashing = false
  /// Whether it has crashed or called `exit`.
  var isEnding = false
  /// Whether the requested backtrace is complete.
  var hasBacktrace = false
  /// The time since anything has happened in it.
  var idle: UInt64 = 0
  /// When the running code began, and until when it may run; 0 if there is none or no limit.
  var code: (began: UInt64, deadline: UInt64) = (0, 0)
  /// The limit of the code that runs.
  var limit: TimeLimit?
  /// The limit of a run that has taken longer.
  var exceededRunLimit: Duration?
  /// The time that a worker may be idle; nil if unlimited.
  var stallLimit: UInt64?

  enum Action: Equatable {
    case wait
    /// It was killed and still exists: processes that hold it are ended.
    case free
    /// The run continues without it.
    case giveUp
    /// It is crashing: its backtrace takes some time.
    case letCrash(until: UInt64)
    case kill(WorkerExit.Reason?)
    /// It is ended, with a backtrace of the code that runs.
    case end(WorkerExit.Reason)
    /// The user is shown what takes so long.
    case noteSlow
  }

  var action: Action {
    switch state {
    case .gone, .interrupted: .wait
    case .killed(_, let time):
      now > time + Self.exitPatience ? .giveUp : now > time + Self.second ? .free : .wait
    case .ending(let reason, let until):
      now >= until || reason != nil && (hasBacktrace || hasNoCode(at: until))
        ? .kill(reason) : .wait
    case .retiring(let until):
      now < until + (isEnding ? Self.backtraceTime : 0) ? .wait : .kill(isEnding ? nil : .retired)
    case .active where isCrashing: .letCrash(until: now + Self.backtraceTime)
    case .active: isBusy ? limitAction : .wait
    }
  }

  /// Whether no thread has answered for the code to end until then: the code waits for something.
  private func hasNoCode(at until: UInt64) -> Bool {
    !isCrashing && now + Self.backtraceTime >= until + Self.second / 2
  }

  private var limitAction: Action {
    if code.began != 0, code.deadline != 0 {
      // A step may have overwritten it.
      let deadline = min(code.deadline, now - idle + Self.maximumLimit)
      return now > deadline + Self.grace ? .end(.limit(limit?.exceeded)) : .wait
    }
    if isReady, idle > Self.slow {
      // Hooks that clean up after the limit have separate time.
      if let exceededRunLimit {
        let limit = TimeLimit(kind: .run, allowed: exceededRunLimit, remaining: 0)
        return .end(.limit(limit.exceeded))
      }
      if code.began == 0, !hasBegun { return .end(.unresponsive) }
    }
    guard let stallLimit else { return .wait }
    // A short limit, as in audits, is for the scenario and not for the process on a busy machine.
    let limit = isReady ? stallLimit : max(stallLimit, Self.startLimit)
    if idle > limit { return .end(.stalled(nanoseconds: limit)) }
    return idle > min(limit / 5, Self.slow) ? .noteSlow : .wait
  }

  static let second: UInt64 = 1_000_000_000
  /// The time that a backtrace may take.
  static let backtraceTime = 5 * second
  /// The time in which a killed process ends.
  static let exitPatience = 10 * second
  /// The time for code to end after it was canceled, and for the worker to report that.
  private static let grace: UInt64 = 1_100_000_000
  /// A week.
  private static let maximumLimit = 7 * 24 * 3600 * second
  /// The time in which a worker makes its libraries ready, at least.
  private static let startLimit = 60 * second
  /// The time after which a note names what takes so long.
  private static let slow = 10 * second
}

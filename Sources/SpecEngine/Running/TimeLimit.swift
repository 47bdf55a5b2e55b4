/// The limit of one step or hook: the nearest of those that apply.
package struct TimeLimit: Sendable {
  package enum Kind: Int, Sendable {
    case step
    case scenario
    case run
  }

  package let kind: Kind
  /// The whole time allowed.
  package let allowed: Duration
  /// The remaining nanoseconds.
  package let remaining: Int64

  package init(kind: Kind, allowed: Duration, remaining: Int64) {
    self.kind = kind
    self.allowed = allowed
    self.remaining = remaining
  }

  /// The limit of a step or hook that begins now.
  init(ofStep allowed: Duration) {
    self.init(kind: .step, allowed: allowed, remaining: allowed.inNanoseconds)
  }

  /// The nearest limit for code that begins now, in an attempt that began then.
  static func nearest(of limits: TimeLimits, clock: RunClock, scenarioBegan: Int64) -> TimeLimit? {
    func limit(_ kind: Kind, _ allowed: Duration, since began: Int64) -> TimeLimit {
      let spent = clock.elapsed() - began
      return TimeLimit(kind: kind, allowed: allowed, remaining: allowed.inNanoseconds - spent)
    }
    let all = [
      limits.step.map(TimeLimit.init(ofStep:)),
      limits.scenario.map { limit(.scenario, $0, since: scenarioBegan) },
      limits.run.map { limit(.run, $0, since: 0) },
    ]
    return all.compactMap(\.self).min { $0.remaining < $1.remaining }
  }

  package var exceeded: String {
    switch kind {
    case .step: "the step or hook exceeded its limit of \(allowed.spelled)"
    case .scenario: "the scenario exceeded its limit of \(allowed.spelled)"
    case .run: "the run exceeded its limit of \(allowed.spelled)"
    }
  }
}

struct TimeLimitExceeded: Error, CustomStringConvertible {
  let limit: TimeLimit
  /// Whether the code ended when it was canceled.
  let stopped: Bool

  var description: String {
    stopped
      ? "timed out: \(limit.exceeded) and was canceled"
      : "timed out: \(limit.exceeded), ignored cancellation and is left running; "
        + "no hook of this scenario can run after it"
  }
}

/// The error of hooks that cannot run: a step that did not end still holds the World.
struct WorldAbandoned: Error, CustomStringConvertible {
  var description: String {
    "did not run: a step before it was canceled, did not end and still holds the World"
  }
}

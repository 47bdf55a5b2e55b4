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

  /// The nearest limit for code that begins now.
  ///
  /// - Parameter scenarioBegan: When the attempt began; without it, only the limit for steps and
  ///   that of the run count.
  static func nearest(of limits: TimeLimits, clock: RunClock, scenarioBegan: Int64?) -> TimeLimit? {
    var nearest: TimeLimit?
    func consider(_ kind: Kind, _ allowed: Duration?, since began: Int64?) {
      guard let allowed else { return }
      let spent = began.map { clock.elapsed() - $0 } ?? 0
      let limit = TimeLimit(kind: kind, allowed: allowed, remaining: allowed.inNanoseconds - spent)
      if nearest.map({ limit.remaining < $0.remaining }) ?? true { nearest = limit }
    }
    consider(.step, limits.step, since: nil)
    if let scenarioBegan { consider(.scenario, limits.scenario, since: scenarioBegan) }
    consider(.run, limits.run, since: 0)
    return nearest
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

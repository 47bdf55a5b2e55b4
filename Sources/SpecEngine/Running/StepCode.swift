import StepKit

/// Runs the code of a step or a hook and gives its outcome.
struct StepCode {
  let clock: RunClock
  /// The folder that places are relative to.
  let root: String

  /// Runs `body`, which stands at `place`.
  ///
  /// - Parameters:
  ///   - softFailures: Where its soft expectations are kept.
  ///   - limit: How long it may take.
  ///   - story: The place in the feature, for the trace of a failure.
  func run(
    at place: SourcePlace, softFailures: SoftFailures, limit: TimeLimit?,
    story: @autoclosure () -> String?, body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    do {
      if let limit {
        try await run(body, limit: limit)
      } else {
        try await body()
      }
    } catch {
      var outcome = StepOutcome(
        worst(error, after: softFailures.take()),
        trace: trace(of: error, at: place, story: story()))
      if let exceeded = error as? TimeLimitExceeded { outcome.isAbandoned = !exceeded.stopped }
      return outcome
    }
    let soft = softFailures.take()
    guard let first = soft.first else { return .passed }
    var outcome = StepOutcome(
      soft.count == 1 ? first : SoftExpectationFailures(soft),
      trace: trace(of: first, at: place, story: story()))
    outcome.isSoft = true
    return outcome
  }

  /// The error that ended a step, with what did not hold before it.
  private func worst(_ error: any Error, after soft: [any Error]) -> any Error {
    soft.isEmpty ? error : SoftExpectationFailures(soft + [error])
  }

  private func run(
    _ body: @escaping @Sendable () async throws -> Void, limit: TimeLimit
  ) async throws {
    guard limit.remaining > 0 else { throw TimeLimitExceeded(limit: limit, stopped: true) }
    switch await TimeLimited.run(limit: limit.remaining, clock: clock, body: body) {
    case .returned: break
    case .threw(let error): throw error
    case .timedOut(let stopped): throw TimeLimitExceeded(limit: limit, stopped: stopped)
    }
  }

  private func trace(
    of error: any Error, at code: SourcePlace, story: String?
  ) -> StackTrace {
    let expectation = (error as? ExpectationFailure)?.place
    var places = [code.shown(relativeTo: root), story].compactMap(\.self)
    // In a closure of one line the expectation stands where the definition does.
    if let expectation, expectation != code {
      places.insert(expectation.shown(relativeTo: root), at: 0)
    }
    return StackTrace(places: places)
  }
}

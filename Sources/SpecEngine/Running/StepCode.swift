import StepKit

/// Runs the code of a step or a hook and gives its outcome.
struct StepCode {
  private let surroundings: Run.Surroundings
  private var environment: Run.Environment { surroundings.environment }

  init(_ surroundings: Run.Surroundings) { self.surroundings = surroundings }

  /// Runs `body`, which stands at `place`.
  ///
  /// - Parameters:
  ///   - subject: The code in words.
  ///   - softFailures: Where its soft expectations are kept.
  ///   - limit: How long it may take.
  func run(
    _ subject: String = "the step", at place: SourcePlace, softFailures: SoftFailures,
    limit: TimeLimit?, body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    var outcome = await outcome(
      at: place, softFailures: softFailures, limit: limit, body: body)
    if let refusal = environment.watcher?.takeRefusal(of: subject) {
      outcome.fail(
        with: RefusedAccess(description: refusal),
        trace: StackTrace(places: [place.shown(relativeTo: surroundings.supportCode.root)]))
    }
    return outcome
  }

  private func outcome(
    at place: SourcePlace, softFailures: SoftFailures, limit: TimeLimit?,
    body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    do {
      try await run(body, limit: limit)
    } catch {
      let error = environment.interruption.explained(error)
      var outcome = StepOutcome(
        worst(error, after: softFailures.take()), trace: trace(of: error, at: place))
      if let exceeded = error as? TimeLimitExceeded { outcome.isAbandoned = !exceeded.stopped }
      return outcome
    }
    let soft = softFailures.take()
    guard let first = soft.first else { return .passed }
    var outcome = StepOutcome(
      soft.count == 1 ? first : SoftExpectationFailures(soft), trace: trace(of: first, at: place))
    outcome.isSoft = true
    return outcome
  }

  /// The error that ended a step, with what did not hold before it.
  private func worst(_ error: any Error, after soft: [any Error]) -> any Error {
    soft.isEmpty ? error : SoftExpectationFailures(soft + [error])
  }

  private func run(
    _ body: @escaping @Sendable () async throws -> Void, limit: TimeLimit?
  ) async throws {
    guard let limit else {
      guard Task.isCancelled else { return try await watched(until: nil, body) }
      // A run that was interrupted: hooks clean up, in a task that is not canceled.
      return try await Task { try await watched(until: nil, body) }.value
    }
    guard limit.remaining > 0 else { throw TimeLimitExceeded(limit: limit, stopped: true) }
    let end = await TimeLimited.run(
      limit: limit.remaining, clock: environment.clock, isAbandoned: environment.watcher == nil
    ) { try await watched(until: limit, body) }
    switch end {
    case .returned: break
    case .threw(let error): throw error
    case .timedOut(let stopped): throw TimeLimitExceeded(limit: limit, stopped: stopped)
    }
  }

  private func watched(
    until limit: TimeLimit?, _ body: () async throws -> Void
  ) async throws {
    guard let watcher = environment.watcher else { return try await body() }
    watcher.codeBegins(limit: limit)
    defer { watcher.codeEnded() }
    try await body()
  }

  private func trace(of error: any Error, at code: SourcePlace) -> StackTrace {
    let root = surroundings.supportCode.root
    let expectation = (error as? ExpectationFailure)?.place
    var places = [code.shown(relativeTo: root)]
    // In a closure of one line the expectation stands where the definition does.
    if let expectation, expectation != code {
      places.insert(expectation.shown(relativeTo: root), at: 0)
    }
    return StackTrace(places: places)
  }
}

/// Code that tried what the run does not permit; it fails even if it hides that.
struct RefusedAccess: Error, CustomStringConvertible {
  let description: String
}

/// Knows which code runs, sees to it that code past its limit ends, and what it was refused.
package protocol StepWatcher: Sendable {
  /// Called by the task that runs the code, just before.
  func codeBegins(limit: TimeLimit?)
  func codeEnded()
  /// Removes and returns what the code tried and was refused, in words.
  ///
  /// - Parameter subject: The code, such as `the step`.
  func takeRefusal(of subject: String) -> String?
}

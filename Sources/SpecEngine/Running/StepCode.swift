import StepKit

/// Runs the code of a step or a hook and returns its outcome.
struct StepCode: Sendable {
  private let setup: Run.Setup
  private var environment: Run.Environment { setup.environment }

  init(_ setup: Run.Setup) { self.setup = setup }

  /// Runs `body`, which is located at `place`.
  ///
  /// - Parameters:
  ///   - subject: The code in words.
  ///   - softFailures: The storage of its soft expectations.
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
        trace: trace([shown(place)]))
    }
    return outcome
  }

  private func outcome(
    at place: SourcePlace, softFailures: SoftFailures, limit: TimeLimit?,
    body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    // The description of an error is code of its author, too.
    let perform: @Sendable () async -> StepOutcome = {
      environment.watcher?.codeBegins(limit: limit)
      if let observer = environment.observer {
        return await outcome(of: observer.observe(body), softFailures, at: place)
      }
      do {
        try await body()
        return outcome(of: softFailures.take(), at: place)
      } catch {
        return failure(environment.interruption.explained(error), softFailures, at: place)
      }
    }
    // Not before this task has continued: code that has ended may have blocked all threads of the pool.
    defer { environment.watcher?.codeEnded() }
    guard let limit else {
      // In an interrupted run hooks clean up, in a task that is not canceled.
      return Task.isCancelled ? await Task { await perform() }.value : await perform()
    }
    guard limit.remaining > 0 else {
      return failure(TimeLimitExceeded(limit: limit, stopped: true), softFailures, at: place)
    }
    let end = await TimeLimited.run(
      limit: limit.remaining, clock: environment.clock, isAbandoned: environment.watcher == nil,
      body: perform)
    switch end {
    case .returned(let outcome): return outcome
    case .timedOut(let stopped):
      var outcome = failure(
        TimeLimitExceeded(limit: limit, stopped: stopped), softFailures, at: place)
      outcome.isAbandoned = !stopped
      return outcome
    }
  }

  /// The outcome of code that ended with these soft failures, or none.
  private func outcome(of soft: [any Error], at place: SourcePlace) -> StepOutcome {
    guard let first = soft.first else { return .passed }
    var outcome = StepOutcome(
      soft.count == 1 ? first : SoftExpectationFailures(soft, shown: shown),
      trace: trace(of: first, at: place))
    outcome.isSoft = true
    return outcome
  }

  /// The outcome of code that was watched for failed expectations of another library.
  private func outcome(
    of observed: ExpectationObserver.Observation, _ softFailures: SoftFailures,
    at place: SourcePlace
  ) -> StepOutcome {
    let error = observed.error.map { environment.interruption.explained($0) }
    let errors: [any Error] = observed.failures + [error].compactMap(\.self)
    guard let last = errors.last else { return outcome(of: softFailures.take(), at: place) }
    return failure(last, after: errors.dropLast(), softFailures, at: place)
  }

  /// The outcome of code that an error ended, with the failures before it.
  ///
  /// - Parameter earlier: The failures besides soft expectations.
  private func failure(
    _ error: any Error, after earlier: [any Error] = [], _ softFailures: SoftFailures,
    at place: SourcePlace
  ) -> StepOutcome {
    let before = softFailures.take() + earlier
    return StepOutcome(
      before.isEmpty ? error : SoftExpectationFailures(before + [error], shown: shown),
      trace: trace(of: before.first ?? error, at: place))
  }

  private func shown(_ place: SourcePlace) -> String {
    place.shown(relativeTo: setup.supportCode.root)
  }

  /// The locations of a failed step, from the innermost outwards: the expectation, the definition.
  private func trace(of error: any Error, at code: SourcePlace) -> String {
    let expectation = (error as? ExpectationFailure)?.place
    var places = [shown(code)]
    // In a closure of one line the expectation is where the definition is.
    if let expectation, expectation != code {
      places.insert(shown(expectation), at: 0)
    }
    return trace(places)
  }

  private func trace(_ places: [String]) -> String {
    places.map { "at \($0)" }.joined(separator: "\n")
  }
}

/// Code that tried an access that the run does not permit; it fails even if it hides that.
struct RefusedAccess: Error, CustomStringConvertible {
  let description: String
}

/// Tracks the running code, ends code that exceeds its limit, and knows the accesses it was refused.
package protocol StepWatcher: Sendable {
  /// Called by the task that runs the code, just before.
  func codeBegins(limit: TimeLimit?)
  func codeEnded()
  /// Removes and returns the refused accesses of the code, in words.
  ///
  /// - Parameter subject: The code, such as `the step`.
  func takeRefusal(of subject: String) -> String?
}

import StepKit

/// Runs the code of a step or a hook and returns its outcome.
struct StepCode: Sendable {
  let setup: Run.Setup
  private var environment: Run.Environment { setup.environment }

  /// - Parameter subject: The code in words.
  func run(
    _ subject: String, at place: SourcePlace, softFailures: SoftFailures,
    limit: TimeLimit?, body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    var outcome = await outcome(at: place, softFailures: softFailures, limit: limit, body: body)
    if let refusal = environment.watcher?.takeRefusal(of: subject) {
      let error = RefusedAccess(description: refusal)
      outcome.fail(with: error, trace: trace(of: error, at: place))
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
      var (failures, ending): ([any Error], (any Error)?) = ([], nil)
      if let observer = environment.observer {
        let observed = await observer.observe(body)
        (failures, ending) = (observed.failures, observed.error)
      } else {
        do {
          try await body()
        } catch {
          ending = error
        }
      }
      if let ending { failures.append(environment.interruption.explained(ending)) }
      return outcome(of: failures, softFailures, at: place)
    }
    // Not before this task has continued: code that has ended may have blocked all threads of the pool.
    defer { environment.watcher?.codeEnded() }
    guard let limit else {
      // In an interrupted run hooks clean up, in a task that is not canceled.
      return Task.isCancelled ? await Task { await perform() }.value : await perform()
    }
    guard limit.remaining > 0 else {
      return outcome(of: [TimeLimitExceeded(limit: limit, stopped: true)], softFailures, at: place)
    }
    let end = await TimeLimited.run(
      limit: limit.remaining, clock: environment.clock, isAbandoned: environment.watcher == nil,
      body: perform)
    switch end {
    case .returned(let outcome): return outcome
    case .timedOut(let stopped):
      var outcome = outcome(
        of: [TimeLimitExceeded(limit: limit, stopped: stopped)], softFailures, at: place)
      outcome.isAbandoned = !stopped
      return outcome
    }
  }

  /// The outcome of code with these errors, besides soft expectations; the scenario continues if there
  /// are none.
  private func outcome(
    of errors: [any Error], _ softFailures: SoftFailures, at place: SourcePlace
  ) -> StepOutcome {
    let all = softFailures.take() + errors
    guard let first = all.first else { return .passed }
    var outcome = StepOutcome(
      all.count == 1 ? first : SoftExpectationFailures(all, shown: shown),
      trace: trace(of: first, at: place))
    outcome.isSoft = errors.isEmpty
    return outcome
  }

  private func shown(_ place: SourcePlace) -> String {
    place.shown(relativeTo: setup.supportCode.root)
  }

  /// The locations of a failed step, from the innermost outwards: the expectation, the definition.
  private func trace(of error: any Error, at code: SourcePlace) -> String {
    let definition = "at \(shown(code))"
    // In a closure of one line the expectation is where the definition is.
    guard let expectation = (error as? ExpectationFailure)?.place, expectation != code
    else { return definition }
    return "at \(shown(expectation))\n\(definition)"
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

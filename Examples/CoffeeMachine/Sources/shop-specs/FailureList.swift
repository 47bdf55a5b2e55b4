public import Messages
public import SpecReporting

/// Lists what failed and why, then counts.
public struct FailureList: Reporter {
  private var query = RunQuery()

  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event, to: &output) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event, to: &output) }
    let counts = query.totals.scenarios
    for outcome in ScenarioResult.Outcome.allCases where counts[outcome] > 0 {
      write(outcome.words(counts[outcome]), to: &output)
    }
  }

  private mutating func add(_ event: RunQuery.Event, to output: inout [UInt8]) {
    switch event {
    case .scenarioFinished(let scenario) where scenario.isFailure:
      let attempt = scenario.attempt
      let failure = Failure(attempt, steps: query.steps(of: attempt))
      write("\(attempt.place.text) \(attempt.name): \(failure?.message ?? "")", to: &output)
    case .problem(let problem):
      write("\(problem.name): \(problem.failure.message)", to: &output)
    default: break
    }
  }

  private func write(_ line: String, to output: inout [UInt8]) { output += Array("\(line)\n".utf8) }
}

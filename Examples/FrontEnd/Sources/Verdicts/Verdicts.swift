public import Messages
public import SpecReporting

/// A report of this package: a line for every scenario, and why it failed.
public struct Verdicts: Reporter {
  private var query = RunQuery()

  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event, to: &output) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event, to: &output) }
  }

  private mutating func add(_ event: RunQuery.Event, to output: inout [UInt8]) {
    switch event {
    case .scenarioFinished(let scenario):
      let attempt = scenario.attempt
      write("\(attempt.status.word): \(attempt.name)", to: &output)
      if let failure = Failure(attempt, steps: query.steps(of: attempt)) {
        write(failure.text, to: &output)
      }
    case .problem(let problem): write("\(problem.name): \(problem.failure.message)", to: &output)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  private func write(_ line: String, to output: inout [UInt8]) { output += Array("\(line)\n".utf8) }
}

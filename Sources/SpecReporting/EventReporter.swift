import Messages

/// A report that is written from what follows from the messages, as a query reads them.
protocol EventReporter: Sendable {
  /// Takes a message that the query has read, before what follows from it.
  mutating func note(_ envelope: Envelope, from query: inout RunQuery)

  /// Takes what follows from a message, for a report that is written as the run goes on.
  ///
  /// The default implementation passes on scenarios and problems.
  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8])

  /// Takes a scenario after its last attempt, for a report that is written at its end.
  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery)

  /// Takes a failure outside the scenarios, for a report that is written at its end.
  mutating func add(_ problem: RunProblem, in query: RunQuery)

  /// Appends the rest of the report after the last event.
  mutating func end(of query: RunQuery, into output: inout [UInt8])

  // As in `Reporter`.
  mutating func finishNext(into output: inout [UInt8]) -> Bool
  mutating func receive(_ note: LintNote, into output: inout [UInt8])
  mutating func takeSideFiles() -> [SideFile]
}

extension EventReporter {
  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {}

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .scenarioFinished(let scenario): add(scenario, from: &query)
    case .problem(let problem): add(problem, in: query)
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {}

  mutating func add(_ problem: RunProblem, in query: RunQuery) {}

  mutating func finishNext(into output: inout [UInt8]) -> Bool { false }

  mutating func receive(_ note: LintNote, into output: inout [UInt8]) {}

  mutating func takeSideFiles() -> [SideFile] { [] }

  /// This reporter as a `Reporter`.
  var report: EventReport<Self> { EventReport(self) }

  fileprivate mutating func receive(
    _ envelope: Envelope, from reading: inout RunReading, into output: inout [UInt8]
  ) {
    note(envelope, from: &reading.query)
    for event in reading.events { receive(event, from: &reading.query, into: &output) }
  }

  fileprivate mutating func finish(from reading: inout RunReading, into output: inout [UInt8]) {
    for event in reading.events { receive(event, from: &reading.query, into: &output) }
    end(of: reading.query, into: &output)
  }
}

/// An event reporter as a `Reporter`, for callers that share a reading and for those that have none.
struct EventReport<Body: EventReporter>: Reporter {
  private var body: Body
  /// The reading for callers that have none.
  private var own = RunReading()

  init(_ body: Body) { self.body = body }

  mutating func receive(
    _ envelope: Envelope, read reading: inout RunReading, into output: inout [UInt8]
  ) {
    body.receive(envelope, from: &reading, into: &output)
  }

  mutating func finish(read reading: inout RunReading, into output: inout [UInt8]) {
    body.finish(from: &reading, into: &output)
  }

  mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    own.receive(envelope)
    body.receive(envelope, from: &own, into: &output)
  }

  mutating func finish(into output: inout [UInt8]) {
    own.finish()
    body.finish(from: &own, into: &output)
  }

  mutating func finishNext(into output: inout [UInt8]) -> Bool { body.finishNext(into: &output) }

  mutating func receive(_ note: LintNote, into output: inout [UInt8]) {
    body.receive(note, into: &output)
  }

  mutating func takeSideFiles() -> [SideFile] { body.takeSideFiles() }
}

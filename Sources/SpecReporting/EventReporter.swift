import Messages

/// A report that is written from what follows from the messages, as a query reads them.
protocol EventReporter: Sendable {
  /// Takes a message that the query has read, before what follows from it.
  mutating func note(_ envelope: Envelope, from query: inout RunQuery)

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8])

  /// Appends the rest of the report after the last event.
  mutating func end(of query: RunQuery, into output: inout [UInt8])

  /// As in `Reporter`.
  mutating func finishNext(into output: inout [UInt8]) -> Bool

  /// As in `Reporter`.
  mutating func receive(_ note: LintNote, into output: inout [UInt8])

  /// As in `Reporter`.
  mutating func takeSideFiles() -> [SideFile]
}

extension EventReporter {
  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {}

  mutating func finishNext(into output: inout [UInt8]) -> Bool { false }

  mutating func receive(_ note: LintNote, into output: inout [UInt8]) {}

  mutating func takeSideFiles() -> [SideFile] { [] }

  /// The report for whoever asks for a format.
  var report: EventReport<Self> { EventReport(self) }

  fileprivate mutating func receive(from reading: inout RunReading, into output: inout [UInt8]) {
    for event in reading.events { receive(event, from: &reading.query, into: &output) }
  }
}

/// The report of an event reporter, for callers with a reading and for those without.
struct EventReport<Body: EventReporter>: Reporter {
  private var body: Body
  /// The reading of those without.
  private var own = RunReading()

  init(_ body: Body) { self.body = body }

  mutating func receive(
    _ envelope: Envelope, read reading: inout RunReading, into output: inout [UInt8]
  ) {
    body.note(envelope, from: &reading.query)
    body.receive(from: &reading, into: &output)
  }

  mutating func finish(read reading: inout RunReading, into output: inout [UInt8]) {
    body.receive(from: &reading, into: &output)
    body.end(of: reading.query, into: &output)
  }

  mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    own.receive(envelope)
    body.note(envelope, from: &own.query)
    body.receive(from: &own, into: &output)
  }

  mutating func finish(into output: inout [UInt8]) {
    own.finish()
    body.receive(from: &own, into: &output)
    body.end(of: own.query, into: &output)
  }

  mutating func finishNext(into output: inout [UInt8]) -> Bool { body.finishNext(into: &output) }

  mutating func receive(_ note: LintNote, into output: inout [UInt8]) {
    body.receive(note, into: &output)
  }

  mutating func takeSideFiles() -> [SideFile] { body.takeSideFiles() }
}

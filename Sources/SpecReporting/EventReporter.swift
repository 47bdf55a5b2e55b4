import Messages

/// A reporter that writes what follows from the messages, as a query reads them.
protocol EventReporter: Reporter {
  var query: RunQuery { get set }

  /// Takes a message that the query has read, before what follows from it.
  mutating func note(_ envelope: Envelope, from query: inout RunQuery)

  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8])

  /// Appends the rest of the report after the last event.
  mutating func end(into output: inout [UInt8])
}

extension EventReporter {
  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    let events = query.receive(envelope)
    var read = RunQuery()
    swap(&read, &query)
    note(envelope, from: &read)
    swap(&read, &query)
    for event in events { receive(event, into: &output) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { receive(event, into: &output) }
    end(into: &output)
  }

  public mutating func receive(
    _ envelope: Envelope, read reading: inout RunReading, into output: inout [UInt8]
  ) {
    note(envelope, from: &reading.query)
    // Most messages have none, and a query is large.
    if reading.events.isEmpty { return }
    swap(&query, &reading.query)
    for event in reading.events { receive(event, into: &output) }
    swap(&query, &reading.query)
  }

  public mutating func finish(read reading: inout RunReading, into output: inout [UInt8]) {
    swap(&query, &reading.query)
    for event in reading.events { receive(event, into: &output) }
    end(into: &output)
    swap(&query, &reading.query)
  }
}

import Messages

/// A reporter that writes what follows from the messages, as a query reads them.
protocol EventReporter: Reporter {
  var query: RunQuery { get set }

  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8])

  /// Appends what is left to say after the last event.
  mutating func end(into output: inout [UInt8])
}

extension EventReporter {
  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { receive(event, into: &output) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { receive(event, into: &output) }
    end(into: &output)
  }
}

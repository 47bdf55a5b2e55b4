public import Messages

/// The messages of a run, read once for all its reporters.
///
/// What a query keeps of a large run takes more memory than what most reports keep of it:
///
///     reading.receive(envelope)
///     for index in reporters.indices {
///       reporters[index].receive(envelope, read: &reading, into: &outputs[index])
///     }
public struct RunReading: Sendable {
  var query: RunQuery
  /// What follows from the last message.
  private(set) var events = RunQuery.Events()

  /// A reading of one run, compared with another and with its history where there are such.
  public init(comparingWith baseline: RunTable? = nil, history: History? = nil) {
    query = RunQuery(comparingWith: baseline, history: history)
  }

  /// The results of the run, after `finish`; nil where nothing was to be compared, nor the table kept.
  public var table: RunTable? { query.table }

  /// How long its scenarios took, after `finish`; nil where there is no table.
  package var times: ScenarioTimes? { query.times }

  /// Keeps the results of the run also where nothing is to be compared.
  package mutating func keepTable() { query.keepTable() }

  /// Reads the next message, before any reporter receives it.
  public mutating func receive(_ envelope: Envelope) { events = query.receive(envelope) }

  /// Releases the data of a feature that is complete.
  public mutating func featureEnded(_ uri: String) { query.featureEnded(uri) }

  /// Reads the end of the messages, before any reporter is finished.
  public mutating func finish() { events = query.finish() }
}

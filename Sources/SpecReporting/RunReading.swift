public import Messages

/// The messages of a run, read once for all its reporters.
///
/// The records of a query of a large run take more memory than those of most reports:
///
///     reading.receive(envelope)
///     for index in reporters.indices {
///       reporters[index].receive(envelope, read: &reading, into: &outputs[index])
///     }
public struct RunReading: Sendable {
  var query = RunQuery()
  /// The events of the last message.
  private(set) var events = RunQuery.Events()
  private let baseline: RunTable?
  private let history: History?
  /// Nil if nothing is to be compared, nor the table kept.
  private var collector: RunTable.Collector?

  /// A reading of one run, compared with another and with its history if they are given.
  public init(comparingWith baseline: RunTable? = nil, history: History? = nil) {
    (self.baseline, self.history) = (baseline, history)
    if baseline != nil || history != nil { keepTable() }
  }

  /// The results of the run so far; nil if nothing is to be compared, nor the table kept.
  public var table: RunTable? { collector?.table }

  /// Whether the run has said that it failed.
  package var hasFailed: Bool { query.finished?.success == false }

  /// Whether scenarios were planned and did not run to their ends, or messages are missing; known after
  /// `finish`.
  package var isCutShort: Bool {
    let scenarios = query.totals.scenarios
    return scenarios[.notRun] + scenarios[.unfinished] > 0 || events.contains(where: \.isGap)
  }

  /// How long its scenarios took, after `finish`; nil if there is no table.
  package var times: ScenarioTimes? { collector?.times }

  /// Keeps the results of the run even if nothing is to be compared.
  package mutating func keepTable() { collector = collector ?? RunTable.Collector() }

  /// Reads the next message, before any reporter receives it.
  public mutating func receive(_ envelope: Envelope) {
    events = query.receive(envelope)
    collector?.receive(envelope, events, from: &query)
  }

  /// Releases the data of a feature that is complete.
  public mutating func featureEnded(_ uri: String) { query.featureEnded(uri) }

  /// Reads the end of the messages, before any reporter is finished.
  public mutating func finish() {
    events = query.finish()
    collector?.endRun(events, from: &query)
    guard let table, baseline != nil || history != nil else { return }
    query.compared = [
      (baseline.map { RunComparison(of: table, with: $0) }, history?.trend(with: table))
    ]
  }
}

extension RunQuery.Event {
  /// Whether it is about something without an end.
  fileprivate var isGap: Bool {
    switch self {
    case .scenarioFinished(let scenario): !scenario.hasResult
    case .problem(let problem): problem.isGap
    case .stepFinished, .attemptRetried, .runHookFinished: false
    }
  }
}

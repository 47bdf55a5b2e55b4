import Messages

/// The table of a run and what is made of it beside runs before, while the run goes on.
struct RunComparing: Sendable {
  let baseline: RunTable?
  let history: History?
  var collector = RunTable.Collector()
  var comparison: RunComparison?
  var trend: RunTrend?
}

extension RunQuery {
  /// A query for one run that is compared with another, see `comparison`, or with many, see `trend`.
  public init(comparingWith baseline: RunTable?, history: History? = nil) {
    self.init()
    guard baseline != nil || history != nil else { return }
    comparing = [RunComparing(baseline: baseline, history: history)]
  }

  mutating func keepTable() {
    if comparing.isEmpty { comparing = [RunComparing(baseline: nil, history: nil)] }
  }

  /// What a history tells with this run as its last; nil until `finish`, and where there is none.
  public var trend: RunTrend? { comparing.first?.trend }

  /// The results of the run; nil until `finish`, and where nothing was to be compared.
  public var table: RunTable? { comparing.first?.collector.table }

  /// How long its scenarios took; nil where nothing was to be compared, nor the table kept.
  var times: ScenarioTimes? { comparing.first?.collector.times }

  /// What is different from the run before; nil until `finish`, and where there is none.
  public var comparison: RunComparison? { comparing.first?.comparison }

  mutating func compare(_ envelope: Envelope, _ events: Events) {
    var taken: [RunComparing] = []
    swap(&taken, &comparing)
    taken[0].collector.receive(envelope, events, from: &self)
    swap(&taken, &comparing)
  }

  mutating func compareEnd(_ events: Events) {
    var taken: [RunComparing] = []
    swap(&taken, &comparing)
    taken[0].collector.endRun(events, from: &self)
    let table = taken[0].collector.table
    taken[0].comparison = taken[0].baseline.map { RunComparison(of: table, with: $0) }
    taken[0].trend = taken[0].history?.trend(with: table)
    swap(&taken, &comparing)
  }
}

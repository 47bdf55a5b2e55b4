import Messages

/// The comparison of a run with one before it, while the run goes on.
struct RunComparing: Sendable {
  let baseline: RunTable
  var collector = RunTable.Collector()
  var comparison: RunComparison?
}

extension RunQuery {
  /// A query for one run that is compared with another; see `comparison`.
  public init(comparingWith baseline: RunTable?) {
    self.init()
    comparing = baseline.map { [RunComparing(baseline: $0)] } ?? []
  }

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
    taken[0].comparison = RunComparison(
      of: taken[0].collector.table, with: taken[0].baseline)
    swap(&taken, &comparing)
  }
}

public import Messages
import SpecReporting

/// The times of step definitions in recorded runs.
public struct StepTimes: Sendable {
  private struct Total {
    var runs = 0
    var time = Duration.zero
  }

  /// By pattern, and by place.
  private var totals: [String: [Place: Total]] = [:]

  public init() {}

  /// Adds the messages of one run.
  public mutating func add(_ envelopes: [Envelope]) {
    var query = RunQuery()
    for envelope in envelopes {
      // One that never ran must not be taken for another with the same pattern.
      if case .stepDefinition(let definition) = envelope { change(definition) { _ in } }
      for event in query.receive(envelope) { add(event, &query) }
    }
    for event in query.finish() { add(event, &query) }
  }

  private mutating func add(_ event: RunQuery.Event, _ query: inout RunQuery) {
    guard case .scenarioFinished(let scenario) = event else { return }
    for attempt in scenario.earlier + [scenario.attempt] {
      for step in query.steps(of: attempt) where step.definitions.count == 1 {
        guard let result = step.result, result.status.isRun,
          let definition = step.definitions.first
        else { continue }
        change(definition) { total in
          total.runs += 1
          total.time += result.duration
        }
      }
    }
  }

  /// Changes the total of a definition, which is then known; one without a place has none.
  private mutating func change(
    _ definition: Envelope.StepDefinition, _ edit: (inout Total) -> Void
  ) {
    guard let place = Place(definition.sourceReference) else { return }
    edit(&totals[definition.pattern.source, default: [:]][place, default: Total()])
  }

  /// The time of the definition of a pattern at a place.
  ///
  /// Code moves between two runs: without one at that place, that in the same file counts, and else the
  /// only one with the pattern.
  func time(of pattern: String, at place: Place) -> Catalog.Time? {
    let all = totals[pattern] ?? [:]
    let inFile = all.filter { $0.key.uri == place.uri }
    let chosen = all[place].map { [$0] } ?? Array((inFile.isEmpty ? all : inFile).values)
    guard chosen.count == 1, let total = chosen.first, total.runs > 0 else { return nil }
    return Catalog.Time(mean: total.time / total.runs, runs: total.runs)
  }
}

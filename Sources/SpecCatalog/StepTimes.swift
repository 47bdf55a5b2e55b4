public import Messages
import SpecReporting

/// The times of step definitions in recorded runs.
public struct StepTimes: Sendable {
  private struct Entry {
    let place: Place
    var runs = 0
    var total = Duration.zero
  }

  /// By pattern.
  private var entries: [String: [Entry]] = [:]

  public init() {}

  /// Adds the messages of one run.
  public mutating func add(_ envelopes: [Envelope]) {
    var query = RunQuery()
    for envelope in envelopes {
      // One that never ran must not be taken for another with the same pattern.
      if case .stepDefinition(let definition) = envelope { _ = index(of: definition) }
      for event in query.receive(envelope) { add(event, &query) }
    }
    for event in query.finish() { add(event, &query) }
  }

  private mutating func add(_ event: RunQuery.Event, _ query: inout RunQuery) {
    guard case .scenarioFinished(let scenario) = event else { return }
    for attempt in scenario.earlier + [scenario.attempt] {
      for step in query.steps(of: attempt) where step.definitions.count == 1 {
        guard let result = step.result, result.status.isRun,
          let definition = step.definitions.first, let index = index(of: definition)
        else { continue }
        entries[definition.pattern.source]?[index].runs += 1
        entries[definition.pattern.source]?[index].total += result.duration
      }
    }
  }

  /// The position among the entries of its pattern, added if there is none; nil without a place.
  private mutating func index(of definition: Envelope.StepDefinition) -> Int? {
    guard let place = Place(definition.sourceReference) else { return nil }
    var known = entries[definition.pattern.source, default: []]
    if let index = known.firstIndex(where: { $0.place == place }) { return index }
    known.append(Entry(place: place))
    entries[definition.pattern.source] = known
    return known.count - 1
  }

  /// The time of the definition of a pattern at a place.
  ///
  /// Code moves between two runs: without one at that place, that in the same file counts, and else the
  /// only one with the pattern.
  func time(of pattern: String, at place: Place) -> Catalog.Time? {
    let all = entries[pattern] ?? []
    let inFile = all.filter { $0.place.uri == place.uri }
    let exact = inFile.filter { $0.place.line == place.line }
    let chosen = !exact.isEmpty ? exact : !inFile.isEmpty ? inFile : all
    guard chosen.count == 1, let entry = chosen.first, entry.runs > 0 else { return nil }
    return Catalog.Time(mean: entry.total / entry.runs, runs: entry.runs)
  }
}

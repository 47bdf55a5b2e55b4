package import Messages

/// The scenarios of a run that did not pass.
///
/// A table of the run has a row for each scenario, which takes about a tenth of the time of one that does
/// nothing. Here a scenario that passed leaves no trace.
package struct FailedScenarios: Sendable {
  /// The ids of their pickles, by feature.
  private var pickles: [String: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { pickles.isEmpty }

  /// Takes what `reading` has read last.
  package mutating func receive(read reading: inout RunReading) {
    for case .scenarioFinished(let scenario) in reading.events where scenario.hasToRunAgain {
      add(reading.query.pickle(of: scenario.attempt))
    }
  }

  /// Adds a scenario that has to run again, whatever its result.
  package mutating func add(_ pickle: Pickle) {
    pickles[pickle.uri, default: []].append(pickle.id)
  }

  /// A table with these scenarios as the ones that have to run again.
  ///
  /// - Parameter announce: Emits the documents and pickles of features with the ids that they had.
  package func table(
    announce: (_ uris: Set<String>, _ emit: (Envelope) -> Void) -> Void
  ) -> RunTable {
    var reading = RunReading()
    reading.keepTable()
    announce(Set(pickles.keys)) { reading.receive($0) }
    for id in pickles.values.joined() {
      reading.receive(.testCase(TestCase(id: id, pickleId: id, testSteps: [])))
    }
    return reading.table ?? RunTable()
  }
}

public import Messages

/// The places of the scenarios to run again, a file a line: `path:line:line`, as `@FILE` takes them.
///
/// Those are the scenarios whose last attempt failed, was undefined, ambiguous or pending, and
/// those that were planned and have no end. When something went wrong before any was planned, they
/// are all that there are, since an empty list means that nothing has to run again.
public struct RerunReporter: Reporter {
  private var ledger = Ledger()
  private var places: [Place] = []
  /// Scenarios that were read and have not ended, by the ids of their pickles.
  private var open: [String: Place] = [:]
  private var order: [String] = []
  private var planned: [String: String] = [:]
  private var hasPlan = false
  private var hasTrouble = false

  /// A reporter; there is nothing to choose.
  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    switch envelope {
    case .pickle(let pickle):
      if open[pickle.id] == nil { order.append(pickle.id) }
      open[pickle.id] = Place(uri: pickle.uri, line: pickle.location?.line)
    case .testCase(let testCase):
      hasPlan = true
      planned[testCase.id] = testCase.pickleId
    default: break
    }
    if let entry = ledger.receive(envelope) { add(entry) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for entry in ledger.finish() { add(entry) }
    if hasPlan {
      let pickles = Set(planned.values)
      places += order.filter { pickles.contains($0) }.compactMap { open[$0] }
    } else if hasTrouble {
      places += order.compactMap { open[$0] }
    }
    for line in RerunList(places).lines { output.append(contentsOf: "\(line)\n".utf8) }
  }

  private mutating func add(_ entry: Ledger.Entry) {
    switch entry {
    case .scenario(let scenario):
      if scenario.isFailure { places.append(scenario.attempt.place) }
      planned[scenario.attempt.testCase.id] = nil
      open[scenario.attempt.pickle.id] = nil
    case .trouble(let trouble):
      hasTrouble = true
      // A file that could not be read is to be tried again as a whole.
      if trouble.isInFile, let uri = trouble.place?.uri {
        places.append(Place(uri: uri, line: nil))
      }
    }
  }
}

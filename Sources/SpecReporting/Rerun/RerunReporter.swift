public import Messages

/// The places of the scenarios to run again, a file a line: `path:line:line`, as `@FILE` takes them.
///
/// Those are the scenarios whose last attempt failed, was undefined, ambiguous or pending, and
/// those that were planned and have no end. An empty list means that nothing has to run again, so
/// a run that failed for another reason lists all that it planned, or read when it planned none.
public struct RerunReporter: Reporter {
  private var ledger = Ledger()
  private var places: [Place] = []
  /// Every scenario that was read, with the id of its pickle.
  private var read: [(id: String, place: Place)] = []
  /// The pickles that were planned, and those of them that have ended.
  private var planned: Set<String> = []
  private var ended: Set<String> = []
  private var hasTrouble = false

  /// A reporter; there is nothing to choose.
  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    switch envelope {
    case .pickle(let pickle):
      read.append((pickle.id, Place(uri: pickle.uri, line: pickle.location?.line)))
    case .testCase(let testCase): planned.insert(testCase.pickleId)
    default: break
    }
    if let entry = ledger.receive(envelope) { add(entry) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for entry in ledger.finish() { add(entry) }
    let open = planned.subtracting(ended)
    places += read.filter { open.contains($0.id) }.map(\.place)
    if hasTrouble, planned.isEmpty || places.isEmpty {
      places += read.filter { planned.isEmpty || planned.contains($0.id) }.map(\.place)
    }
    for line in RerunList(places).lines { output.append(contentsOf: "\(line)\n".utf8) }
  }

  private mutating func add(_ entry: Ledger.Entry) {
    switch entry {
    case .scenario(let scenario):
      if scenario.isFailure { places.append(scenario.attempt.place) }
      ended.insert(scenario.attempt.pickle.id)
    case .trouble(let trouble):
      hasTrouble = true
      // A file that could not be read is to be tried again as a whole.
      if trouble.isInFile, let uri = trouble.place?.uri {
        places.append(Place(uri: uri, line: nil))
      }
    }
  }
}

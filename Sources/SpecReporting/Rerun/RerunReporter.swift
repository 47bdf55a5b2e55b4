import Messages

/// The places of the scenarios to run again, a file a line: `path:line:line`, as `@FILE` takes them.
///
/// Those are the scenarios whose last attempt failed, was undefined, ambiguous or pending, and
/// those that were planned and have no end. A list without places means that nothing has to run
/// again, so a run that failed for another reason lists all that it planned, or read when it planned
/// none.
struct RerunReporter: EventReporter {
  private var places: [Place] = []
  /// Every scenario that was read, with the id of its pickle.
  private var read: [(id: String, place: Place)] = []
  /// The pickles that were planned, each with whether it has ended.
  private var planned = IdTable<Bool>()
  private var hasProblem = false
  /// Whether messages are missing, so that it is unknown which of the scenarios read have ended.
  private var isIncomplete = false

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    switch envelope {
    case .pickle(let pickle): read.append((pickle.id, query.place(of: pickle)))
    case .testCase(let testCase): planned.add(false, for: testCase.pickleId)
    default: break
    }
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    if isIncomplete { places += read.filter { planned[$0.id] != true }.map(\.place) }
    if hasProblem, planned.isEmpty || places.isEmpty {
      places += read.filter { planned.isEmpty || planned[$0.id] != nil }.map(\.place)
    }
    let end = query.finished == nil ? RerunList.incomplete : RerunList.complete
    for line in [RerunList.header] + RerunList.lines(places) + [end] {
      output.append(contentsOf: "\(line)\n".utf8)
    }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    if scenario.isFailure || scenario.outcome == .notRun { places.append(scenario.attempt.place) }
    planned.add(true, for: query.testCase(of: scenario.attempt).pickleId)
  }

  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    hasProblem = true
    if problem.cause == .missingMessages { isIncomplete = true }
    // A file that could not be read is to be tried again as a whole.
    if problem.cause == .parseError, let uri = problem.place?.uri {
      places.append(Place(uri: uri, line: nil))
    }
  }
}

import Messages

extension RunTable {
  /// Makes a table of the messages of runs that follow each other.
  struct Collector: Sendable {
    private(set) var table: RunTable
    /// The rows by the digests of their identities; one whose digest is another's has the next that is free.
    private(set) var positions: [UInt64: Int] = [:]
    /// Those of the last documents, which their pickles usually follow.
    private var identities: [String: ScenarioIdentities] = [:]
    /// By the id of a pickle of this run, and of a test case.
    private var rowOfPickle = IdTable<Int>()
    private var rowOfCase = IdTable<Int>()
    private var runStartedAt = Timestamp()

    init(_ table: RunTable = RunTable()) { self.table = table }

    mutating func begin(_ file: String) { table.files.append(file) }

    mutating func add(_ finding: RunTable.Finding) {
      table.findings.append(finding)
      if case .badLines = finding { table.isWhole = false }
    }

    /// Takes a message of a run, and what followed from it.
    mutating func receive(
      _ envelope: Envelope, _ events: RunQuery.Events, from query: inout RunQuery
    ) {
      switch envelope {
      case .meta(let meta):
        table.git = meta.ci?.git ?? table.git
        if !table.protocolVersions.contains(meta.protocolVersion) {
          table.protocolVersions.append(meta.protocolVersion)
        }
      case .testRunStarted(let message):
        runStartedAt = message.timestamp
        if table.startedAt.map({ $0.isBefore(message.timestamp) }) ?? true {
          table.startedAt = message.timestamp
        }
      case .testRunFinished(let message): table.hasFailed = table.hasFailed || !message.success
      case .gherkinDocument(let document):
        let uri = document.uri ?? ""
        table.uris.insert(uri)
        keep(document, uri)
      case .pickle(let pickle): add(pickle, from: &query)
      case .testCase(let testCase):
        if let row = rowOfPickle[testCase.pickleId] {
          table.rows[row].isPlanned = true
          rowOfCase.add(row, for: testCase.id)
        }
      case .attachment:
        for id in ShardMark(envelope)?.otherPickleIds ?? [] {
          if let row = rowOfPickle[id] { table.rows[row].isLeftToOthers = true }
        }
      default: break
      }
      add(events, from: &query)
    }

    /// Takes the end of a run.
    mutating func endRun(_ events: RunQuery.Events, from query: inout RunQuery) {
      add(events, from: &query)
      table.duration = query.duration
      // Its scenarios are named before it begins.
      if query.startedAt == nil { table.isWhole = false }
      if query.finished == nil {
        // Whatever it read may have been about to run.
        for row in rowOfPickle.all where table.rows[row].result == nil {
          table.rows[row].isPlanned = true
        }
      }
      (rowOfPickle, rowOfCase, identities) = (IdTable(), IdTable(), [:])
    }

    private mutating func add(_ events: RunQuery.Events, from query: inout RunQuery) {
      for case .scenarioFinished(let scenario) in events { add(scenario, from: &query) }
    }
  }
}

extension RunTable.Collector {
  private mutating func add(_ pickle: Pickle, from query: inout RunQuery) {
    table.uris.insert(pickle.uri)
    if identities[pickle.uri] == nil, let document = query.documents[pickle.uri]?.document {
      keep(document, pickle.uri)
    }
    let identity =
      identities[pickle.uri]?.add(pickle) ?? ScenarioIdentity(uri: pickle.uri, name: pickle.name)
    let row = position(of: identity.shortened, digest: identity.digest)
    table.rows[row].line = query.place(of: pickle).line
    table.rows[row].steps = pickle.stepsDigest
    rowOfPickle.add(row, for: pickle.id)
  }

  private mutating func keep(_ document: GherkinDocument, _ uri: String) {
    if identities.count == RunQuery.indexLimit { identities.removeAll() }
    identities[uri] = ScenarioIdentities(document)
  }

  /// The number of the row of a scenario, which is added if there is none.
  private mutating func position(of identity: ScenarioIdentity, digest: UInt64) -> Int {
    var digest = digest
    while let row = positions[digest] {
      if table.rows[row].identity == identity { return row }
      digest &+= 1
    }
    positions[digest] = table.rows.count
    table.rows.append(RunTable.Row(identity: identity, steps: 0))
    return table.rows.count - 1
  }

  private mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let attempt = scenario.attempt
    // A scenario of a run that ended early may have no test case; to unpack its pickle takes time.
    let row = rowOfCase[attempt.testCaseId] ?? rowOfPickle[query.pickle(of: attempt).id]
    guard let row else { return }
    table.rows[row].isPlanned = true
    guard scenario.hasResult else { return }
    for attempt in scenario.earlier + [attempt] where attempt.status == .passed {
      table.rows[row].add(attempt.duration)
    }
    if let known = table.rows[row].result, runStartedAt.isBefore(known.runStartedAt) { return }
    let cause =
      scenario.isFailure
      ? FailureCause(attempt, steps: query.steps(of: attempt)).map { $0.message.hashValue } : nil
    table.rows[row].result = RunTable.Result(
      outcome: scenario.outcome, time: attempt.duration, cause: cause, runStartedAt: runStartedAt)
  }
}

extension RunTable.Row {
  fileprivate mutating func add(_ time: Duration) {
    guard time > .zero else { return }
    times = times.map { min($0.lowerBound, time)...max($0.upperBound, time) } ?? time...time
  }
}

import Messages

/// JUnit XML: a suite a feature, a case a scenario, totals first.
///
/// The shape is that which build servers read, not that of the strictest schema: file and line, the reason
/// and the snippet of an undefined step, earlier attempts, attachments. A failure outside the scenarios is an
/// error in the suite `(run)`, so that no report of a failed run is green. Because of the totals everything
/// is held back until the end, but as finished XML; for large runs, in the store of the options.
struct JUnitReporter: EventReporter {
  private let options: ReportOptions
  private var suites: [JUnitSuite] = []
  private var suiteOfFile: [String: Int] = [:]
  private var suiteNames: Set<String> = []
  private var run = JUnitSuite(name: "(run)")
  /// The bytes of XML in memory, and how many there may be before they go into the store.
  private var heldBytes = 0
  private let heldLimit: Int
  /// Whether something is in the store.
  private var isKept = false
  /// The suites that are still to be written.
  private var rest: ArraySlice<JUnitSuite>?

  init(options: ReportOptions, heldLimit: Int = 16 << 20) {
    (self.options, self.heldLimit) = (options, heldLimit)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    let all = suites + (run.isEmpty ? [] : [run])
    var xml = XMLWriter()
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    xml.attribute("name", options.program)
    JUnitSuite.writeTotals(of: all, time: query.duration, to: &xml)
    xml.attribute("timestamp", query.startedAt?.ifKnown?.iso8601)
    xml.markup(">\n")
    output += xml.bytes
    rest = all[...]
    if all.isEmpty { output += "</testsuites>\n".utf8 }
    guard !isKept else { return }
    while finishNext(into: &output) {}
  }

  mutating func finishNext(into output: inout [UInt8]) -> Bool {
    guard let suite = rest?.popFirst() else { return false }
    var xml = XMLWriter()
    swap(&xml.bytes, &output)
    suite.write(hostName: options.hostName, from: options.store, to: &xml)
    if rest?.isEmpty ?? true { xml.markup("</testsuites>\n") }
    swap(&xml.bytes, &output)
    return true
  }

  /// Moves finished suites to the store once they have become large.
  private mutating func makeRoom() {
    guard heldBytes > heldLimit, let store = options.store else { return }
    for index in suites.indices { isKept = suites[index].keep(in: store) || isKept }
    heldBytes = 0
  }
}

extension JUnitReporter {
  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let attempt = scenario.attempt
    let details = query.details(of: attempt)
    let pickle = details.pickle
    let outcome = JUnitSuite.Outcome(details)
    let earlier = scenario.earlier.map { query.details(of: $0) }
    let index = suite(of: pickle.uri, named: details.lineage.feature?.name)
    heldBytes -= suites[index].heldBytes
    defer {
      heldBytes += suites[index].heldBytes
      makeRoom()
    }
    suites[index].add(
      details.name, at: attempt.place, outcome,
      startedAt: attempt.startedAt.ifKnown, duration: attempt.duration,
      counted: scenario.outcome
    ) { [options] xml in
      xml.properties([
        // One a tag is too many objects for some servers.
        ("tags", pickle.tags.map(\.name).joined(separator: ",")),
        ("cause", details.cause?.text ?? ""),
        ("category", details.category(options) ?? ""),
        ("known-flaky", attempt.knownFlakiness?.counts ?? ""),
        ("known-failure", scenario.outcome == .knownFailure ? "true" : ""),
        ("quarantined", scenario.outcome == .quarantined ? "true" : ""),
      ])
      if outcome == .skipped {
        xml.skipped(details.decisiveStep?.result?.text ?? "")
      } else if let failure = details.failure {
        xml.failure(failure, as: outcome == .error ? "error" : "failure")
      }
      for details in earlier {
        guard let failure = details.failure else { continue }
        xml.retried(
          failure, log: JUnitLog(details, options.hasFile),
          as: outcome == .passed ? "flakyFailure" : "rerunFailure")
      }
      xml.log(JUnitLog(details, options.hasFile))
    }
  }

  /// Suites of one name are distinguished by their files, for readers that know names only.
  private mutating func suite(of uri: String, named name: String?) -> Int {
    if let index = suiteOfFile[uri] { return index }
    var title = name?.nonEmpty ?? uri
    if !suiteNames.insert(title).inserted {
      title += " (\(uri))"
      suiteNames.insert(title)
    }
    suites.append(JUnitSuite(name: title, file: uri))
    suiteOfFile[uri] = suites.count - 1
    return suites.count - 1
  }

  /// In a suite of its file if that could not be read, otherwise in the suite of the run.
  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    if problem.cause == .parseError {
      suites[suite(of: problem.place?.uri ?? "(unknown file)", named: nil)].add(problem)
    } else {
      run.add(problem)
    }
  }
}

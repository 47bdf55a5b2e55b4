import Messages

/// JUnit XML as the official formatter writes it: one suite, nothing beyond the common schemas.
///
/// The format has no files, no reasons for undefined steps, and no failures outside the scenarios;
/// `JUnitReporter` has them. Scenarios are in the order of their places, each with its last attempt.
struct JUnitStrictReporter: EventReporter {
  private var cases = CanonicalOrder()
  /// The first gap in the messages of the run.
  private var gap: RunProblem?

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    let totals = query.totals
    let gap = totals.scenarios.failures == 0 ? gap : nil
    var xml = XMLWriter(.numbered)
    swap(&xml.bytes, &output)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite")
    xml.attribute("name", "Cucumber")
    xml.attribute("time", query.duration.map(shortSeconds))
    xml.attribute("tests", "\(totals.scenarios.total + (gap == nil ? 0 : 1))")
    xml.attribute("skipped", "\(totals.scenarios.skipped)")
    xml.attribute("failures", "\(gap == nil ? totals.scenarios.failures : 1)")
    xml.attribute("errors", "0")
    xml.attribute("timestamp", query.startedAt?.exactISO8601)
    xml.markup(">\n")
    for piece in cases.sorted { xml.bytes.append(contentsOf: piece.bytes) }
    if let gap { Self.write(gap, to: &xml) }
    xml.markup("</testsuite>\n")
    swap(&xml.bytes, &output)
  }
}

extension JUnitStrictReporter {
  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    if problem.isGap { gap = gap ?? problem }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let (attempt, status) = (scenario.attempt, scenario.status)
    let details = query.details(of: attempt)
    var xml = XMLWriter(.numbered)
    xml.markup("<testcase")
    xml.attribute("classname", details.lineage.feature?.name ?? details.pickle.uri)
    xml.attribute("name", details.name)
    xml.attribute("time", shortSeconds(attempt.duration))
    xml.markup(">\n")
    write(status, result: attempt.result(of: status), to: &xml)
    let listing = details.steps.filter { $0.hook == nil && $0.result != nil }.listing
    xml.log(JUnitLog(listing))
    xml.markup("</testcase>\n")
    cases.add(xml.bytes, at: attempt.place)
  }

  /// A case of its own, so that a report from which messages are missing is never green.
  private static func write(_ gap: RunProblem, to xml: inout XMLWriter) {
    xml.markup("<testcase")
    xml.attribute("classname", "(run)")
    xml.attribute("name", gap.name)
    xml.attribute("time", "0")
    xml.markup(">\n<failure>\n")
    xml.cdata(gap.failure.text)
    xml.markup("\n</failure>\n</testcase>\n")
  }

  private func write(
    _ status: TestStepResult.Status, result: TestStepResult?, to xml: inout XMLWriter
  ) {
    guard status != .passed else { return }
    let name: StaticString = status == .skipped ? "skipped" : "failure"
    xml.markup("<")
    xml.markup(name)
    // The schema of Jenkins knows no attributes of `skipped`.
    if status != .skipped, let exception = result?.exception {
      xml.attribute("type", exception.type)
      xml.attribute("message", exception.message)
    }
    // The trace; with the message before it if it does not begin so, as those of others do.
    if let result, (result.message ?? result.exception?.stackTrace) != nil, let text = result.text {
      xml.markup(">\n")
      xml.cdata(text)
      xml.markup("\n</")
      xml.markup(name)
      xml.markup(">\n")
    } else {
      xml.markup("/>\n")
    }
  }

  /// Seconds with at most three digits after the point, and no zero at their end.
  private func shortSeconds(_ duration: Duration) -> String {
    var text = Substring(seconds(duration))
    while text.hasSuffix("0") { text.removeLast() }
    return String(text.hasSuffix(".") ? text.dropLast() : text)
  }
}

extension Attempt {
  /// The first result of that status.
  func result(of status: TestStepResult.Status) -> TestStepResult? {
    results.lazy.compactMap(\.result).first { $0.status == status }
  }
}

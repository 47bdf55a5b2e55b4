public import Messages

/// JUnit XML as the official formatter writes it: one suite, nothing beyond the common schemas.
///
/// What it cannot say is not said: it knows no files, no reasons of undefined steps, and no
/// failures beside the scenarios. `JUnitReporter` says all of that. Scenarios stand in the order
/// of their places, each with its last attempt.
public struct JUnitStrictReporter: Reporter {
  private var model = RunModel()
  private var cases = CanonicalOrder()
  private var tests = 0
  private var skipped = 0
  private var failures = 0
  private var finished: TestRunFinished?

  /// A reporter for one run; there is nothing to choose.
  public init() {}

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    switch model.receive(envelope) {
    case .attemptFinished(let attempt): add(attempt, isUnfinished: false)
    case .runFinished(let message): finished = message
    default: break
    }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for attempt in model.unfinished { add(attempt, isUnfinished: true) }
    var xml = XMLWriter(.numbered)
    swap(&xml.bytes, &output)
    xml.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite")
    xml.attribute("name", "Cucumber")
    if let start = model.startedAt, let end = finished?.timestamp {
      xml.attribute("time", shortSeconds(start.duration(to: end)))
    }
    xml.attribute("tests", "\(tests)")
    xml.attribute("skipped", "\(skipped)")
    xml.attribute("failures", "\(failures)")
    xml.attribute("errors", "0")
    if let timestamp = model.startedAt?.exactISO8601 { xml.attribute("timestamp", timestamp) }
    xml.markup(">\n")
    for piece in cases.sorted { xml.bytes.append(contentsOf: piece.bytes) }
    xml.markup("</testsuite>\n")
    swap(&xml.bytes, &output)
  }
}

extension JUnitStrictReporter {
  private mutating func add(_ attempt: Attempt, isUnfinished: Bool) {
    guard !attempt.willBeRetried else { return }
    let status = isUnfinished ? .unknown : attempt.outcome
    tests += 1
    switch status {
    case .passed: break
    case .skipped: skipped += 1
    default: failures += 1
    }
    let origin = model.origin(of: attempt.pickle)
    let steps = model.steps(of: attempt)
    var xml = XMLWriter(.numbered)
    xml.markup("<testcase")
    xml.attribute("classname", origin.feature?.name ?? attempt.pickle.uri)
    xml.attribute("name", origin.longName(of: attempt.pickle))
    xml.attribute("time", shortSeconds(attempt.duration))
    xml.markup(">\n")
    write(status, result: attempt.result(of: status), to: &xml)
    let listing = steps.filter { $0.hook == nil && $0.result != nil }.listing
    if !listing.isEmpty {
      xml.markup("<system-out>")
      xml.cdata("\n" + listing)
      xml.markup("</system-out>\n")
    }
    xml.markup("</testcase>\n")
    cases.add(xml.bytes, at: origin.place(of: attempt.pickle))
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
      if let message = exception.message { xml.attribute("message", message) }
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
  fileprivate func result(of status: TestStepResult.Status) -> TestStepResult? {
    runs.lazy.compactMap(\.result).first { $0.status == status }
  }
}

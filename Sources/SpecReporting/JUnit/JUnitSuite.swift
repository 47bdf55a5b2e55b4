import Messages

/// One `testsuite`: its cases as XML, and their numbers.
struct JUnitSuite: Sendable {
  /// More of a name or of a line is of no use to anybody.
  private static let nameLimit = 2_000

  private let name: String
  private let className: String
  private let file: String?
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private var skipped = 0
  private var time = Duration.zero
  private var startedAt: Timestamp?
  private var names: Set<String> = []
  private var body = XMLWriter()

  init(name: String, file: String? = nil) {
    self.name = XMLText.shortened(name, to: Self.nameLimit)
    self.file = file
    // Jenkins takes what is before the last dot for a package, so dots become lookalikes.
    var scalars = String.UnicodeScalarView()
    for scalar in self.name.unicodeScalars { scalars.append(scalar == "." ? "\u{2024}" : scalar) }
    className = String(scalars)
  }

  mutating func add(_ testCase: JUnitCase) {
    tests += 1
    time.add(testCase.duration)
    if let begin = testCase.startedAt, startedAt.map({ begin.isBefore($0) }) ?? true {
      startedAt = begin
    }
    switch testCase.outcome {
    case .passed: break
    case .error: errors += 1
    case .skipped: skipped += 1
    case .failure: failures += 1
    }
    write(testCase, named: unique(testCase.name, line: testCase.place?.line))
  }

  /// Build servers keep only the first of two cases with one name.
  private mutating func unique(_ name: String, line: Int?) -> String {
    // As it will be read, for that is what has to differ.
    let name = XMLText.legal(XMLText.shortened(name, to: Self.nameLimit))
    if names.insert(name).inserted { return name }
    let base = line.map { "\(name) (line \($0))" } ?? name
    if names.insert(base).inserted { return base }
    var number = 2
    while !names.insert("\(base) (\(number))").inserted { number += 1 }
    return "\(base) (\(number))"
  }

  static func writeTotals(of suites: [JUnitSuite], time: Duration?, to xml: inout XMLWriter) {
    func sum(_ key: KeyPath<JUnitSuite, Int>) -> String {
      "\(suites.reduce(0) { $0 + $1[keyPath: key] })"
    }
    xml.attribute("tests", sum(\.tests))
    xml.attribute("failures", sum(\.failures))
    xml.attribute("errors", sum(\.errors))
    xml.attribute("skipped", sum(\.skipped))
    xml.attribute("time", seconds(time ?? suites.reduce(into: .zero) { $0.add($1.time) }))
  }

  func write(hostName: String?, to xml: inout XMLWriter) {
    xml.markup("<testsuite")
    xml.attribute("name", name)
    if let file { xml.attribute("file", file) }
    Self.writeTotals(of: [self], time: time, to: &xml)
    if let timestamp = startedAt?.ifKnown?.iso8601 { xml.attribute("timestamp", timestamp) }
    if let hostName { xml.attribute("hostname", hostName) }
    xml.markup(">\n")
    xml.bytes.append(contentsOf: body.bytes)
    xml.markup("</testsuite>\n")
  }
}

extension JUnitSuite {
  private mutating func write(_ testCase: JUnitCase, named name: String) {
    body.markup("<testcase")
    body.attribute("classname", className)
    body.attribute("name", name)
    if let place = testCase.place {
      body.attribute("file", place.uri)
      if let line = place.line { body.attribute("line", "\(line)") }
    }
    body.attribute("time", seconds(testCase.duration))
    body.markup(">\n")
    writeTags(testCase.tags)
    writeOutcome(of: testCase)
    for attempt in testCase.earlier {
      write(attempt, as: testCase.outcome == .passed ? "flakyFailure" : "rerunFailure")
    }
    writeLog(testCase.log)
    body.markup("</testcase>\n")
  }

  /// All in one property: one a tag is too many objects for some servers.
  private mutating func writeTags(_ tags: [String]) {
    guard !tags.isEmpty else { return }
    body.markup("<properties>\n<property name=\"tags\"")
    body.attribute("value", tags.joined(separator: ","))
    body.markup("/>\n</properties>\n")
  }

  private mutating func writeOutcome(of testCase: JUnitCase) {
    switch testCase.outcome {
    case .passed: break
    case .skipped: writeSkipped(testCase.skipReason ?? "")
    case .failure: write(testCase.failure, as: "failure")
    case .error: write(testCase.failure, as: "error")
    }
  }

  private mutating func writeSkipped(_ reason: String) {
    body.markup("<skipped")
    let message = firstLine(of: reason)
    if !message.isEmpty { body.attribute("message", message) }
    if lines(of: reason).count > 1 {
      body.markup(">")
      body.cdata("\n\(reason)\n")
      body.markup("</skipped>\n")
    } else {
      body.markup("/>\n")
    }
  }

  private mutating func write(_ failure: Failure?, as name: StaticString) {
    guard let failure else { return }
    open(name, failure)
    body.cdata("\n\(failure.text)\n")
    close(name)
  }

  private mutating func write(_ attempt: JUnitCase.Earlier, as name: StaticString) {
    open(name, attempt.failure)
    body.markup("\n<stackTrace>")
    body.cdata("\n\(attempt.failure.text)\n")
    body.markup("</stackTrace>\n")
    writeLog(attempt.log)
    close(name)
  }

  private mutating func writeLog(_ log: String) {
    guard !log.isEmpty else { return }
    body.markup("<system-out>")
    body.cdata("\n" + log)
    body.markup("</system-out>\n")
  }

  private mutating func open(_ name: StaticString, _ failure: Failure) {
    body.markup("<")
    body.markup(name)
    body.attribute("type", XMLText.shortened(failure.type, to: Self.nameLimit))
    body.attribute("message", XMLText.shortened(failure.message, to: Self.nameLimit))
    body.markup(">")
  }

  private mutating func close(_ name: StaticString) {
    body.markup("</")
    body.markup(name)
    body.markup(">\n")
  }
}

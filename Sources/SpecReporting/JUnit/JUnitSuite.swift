import Messages

/// One `testsuite`: its cases as XML, and their numbers.
struct JUnitSuite: Sendable {
  let name: String
  let file: String?
  private(set) var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0
  private var time = Duration.zero
  private var names: Set<String> = []
  private var body = XMLWriter()

  init(name: String, file: String? = nil) {
    self.name = name
    self.file = file
  }

  mutating func add(_ testCase: JUnitCase) {
    tests += 1
    time.add(testCase.duration)
    switch testCase.outcome {
    case .unknown: errors += 1
    case .skipped: skipped += 1
    default: if testCase.outcome.isFailure { failures += 1 }
    }
    write(testCase, named: unique(testCase.name, line: testCase.place?.line))
  }

  /// Build servers keep only the first of two cases with one name.
  private mutating func unique(_ name: String, line: Int?) -> String {
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

  func write(timestamp: String?, to xml: inout XMLWriter) {
    xml.markup("<testsuite")
    xml.attribute("name", name)
    if let file { xml.attribute("file", file) }
    Self.writeTotals(of: [self], time: time, to: &xml)
    if let timestamp { xml.attribute("timestamp", timestamp) }
    xml.markup(">\n")
    xml.bytes.append(contentsOf: body.bytes)
    xml.markup("</testsuite>\n")
  }
}

extension JUnitSuite {
  private mutating func write(_ testCase: JUnitCase, named name: String) {
    body.markup("<testcase")
    body.attribute("classname", self.name)
    body.attribute("name", name)
    if let place = testCase.place {
      body.attribute("file", place.uri)
      if let line = place.line { body.attribute("line", "\(line)") }
    }
    body.attribute("time", seconds(testCase.duration))
    body.markup(">\n")
    writeTags(testCase.tags)
    writeOutcome(of: testCase)
    for trouble in testCase.earlier {
      write(trouble, as: testCase.outcome == .passed ? "flakyFailure" : "rerunFailure")
    }
    if !testCase.log.isEmpty {
      body.markup("<system-out>")
      body.cdata("\n" + testCase.log.joined(separator: "\n") + "\n")
      body.markup("</system-out>\n")
    }
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
    if testCase.outcome == .skipped {
      body.markup("<skipped")
      if let reason = testCase.skipReason { body.attribute("message", firstLine(of: reason)) }
      body.markup("/>\n")
    } else if let trouble = testCase.trouble {
      let name: StaticString = testCase.outcome == .unknown ? "error" : "failure"
      open(name, trouble)
      body.cdata("\n\(trouble.text)\n")
      close(name)
    }
  }

  private mutating func write(_ trouble: Trouble, as name: StaticString) {
    open(name, trouble)
    body.markup("<stackTrace>")
    body.cdata("\n\(trouble.text)\n")
    body.markup("</stackTrace>")
    close(name)
  }

  private mutating func open(_ name: StaticString, _ trouble: Trouble) {
    body.markup("<")
    body.markup(name)
    body.attribute("type", trouble.type)
    body.attribute("message", trouble.message)
    body.markup(">")
  }

  private mutating func close(_ name: StaticString) {
    body.markup("</")
    body.markup(name)
    body.markup(">\n")
  }
}

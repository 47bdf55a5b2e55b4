import Basics
import Messages

/// One `testsuite`: its cases as XML, and their numbers.
struct JUnitSuite: Sendable {
  /// Names and lines are cut at this length.
  static let nameLimit = 2_000

  private let name: String
  private let className: String
  private let file: String?
  private var counts: [Outcome: Int] = [:]
  private var scenarios = OutcomeCounts()
  private var time = Duration.zero
  private var startedAt: Timestamp?
  /// The digests of the names that cases have: two names with one digest only get a line too many.
  private var names: Set<UInt64> = []
  /// The last number that a name of several cases was given.
  private var lastNumbers: [String: Int] = [:]
  private var body = XMLWriter()
  /// The cases that are in a store, before those of the body.
  private var kept: [Range<Int>] = []

  init(name: String, file: String? = nil) {
    self.name = XMLText.shortened(name, to: Self.nameLimit)
    self.file = file
    // Jenkins takes the part before the last dot for a package, so dots become lookalikes.
    className = replacing(self.name.unicodeScalars) { $0 == "." ? "\u{2024}" : nil }
  }

  /// The outcomes that build servers count.
  enum Outcome: Sendable {
    case passed
    case skipped
    /// A step has not passed.
    case failure
    /// Something else: a hook, the run, a file.
    case error

    /// The outcome of an attempt; a failed hook makes it an error, regardless of its steps.
    init(_ details: AttemptDetails) {
      switch details.status {
      case .passed: self = .passed
      case .skipped: self = .skipped
      case .unknown: self = .error
      case .pending, .undefined, .ambiguous, .failed:
        self = details.hasFailedHook ? .error : .failure
      }
    }
  }

  /// Adds a `testcase` with the elements that `write` writes into it.
  mutating func add(
    _ name: String, at place: Place?, _ outcome: Outcome, startedAt begin: Timestamp? = nil,
    duration: Duration, counted: ScenarioResult.Outcome? = nil,
    _ write: (inout XMLWriter) -> Void
  ) {
    counts[outcome, default: 0] += 1
    if let counted { scenarios.add(counted) }
    time.add(duration)
    if let begin, startedAt.map({ begin.isBefore($0) }) ?? true { startedAt = begin }
    body.markup("<testcase")
    body.attribute("classname", className)
    body.attribute("name", unique(name, line: place?.line))
    body.attribute("file", place?.uri)
    body.attribute("line", place?.line.map(String.init))
    body.attribute("time", seconds(duration))
    body.markup(">\n")
    write(&body)
    body.markup("</testcase>\n")
  }

  /// The bytes that are in memory.
  var heldBytes: Int { body.bytes.count }

  /// Puts its cases into a store.
  ///
  /// - Returns: Whether there is something in it.
  mutating func keep(in store: ReportStore) -> Bool {
    guard !body.bytes.isEmpty, let range = store.keep(body.bytes) else { return !kept.isEmpty }
    kept.append(range)
    body = XMLWriter()
    return true
  }

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ problem: RunProblem) {
    add(problem.name, at: problem.place, .error, duration: problem.duration) {
      $0.failure(problem.failure, as: "error")
    }
  }

  /// Build servers keep only the first of two cases with one name.
  private mutating func unique(_ name: String, line: Int?) -> String {
    // As it will be read, since that form has to be unique.
    let name = XMLText.legal(XMLText.shortened(name, to: Self.nameLimit))
    if take(name) { return name }
    let base = line.map { "\(name) (line \($0))" } ?? name
    if take(base) { return base }
    // Equal names mostly come many at a time.
    var number = lastNumbers[base, default: 1] + 1
    while !take("\(base) (\(number))") { number += 1 }
    lastNumbers[base] = number
    return "\(base) (\(number))"
  }

  /// Notes a name, unless a case has it already.
  private mutating func take(_ name: String) -> Bool {
    // The same in every run.
    var digest = StableDigest()
    digest.combine(name)
    return names.insert(digest.value).inserted
  }

  static func writeTotals(of suites: [JUnitSuite], time: Duration?, to xml: inout XMLWriter) {
    let counts = suites.reduce(into: [Outcome: Int]()) { $0.merge($1.counts, uniquingKeysWith: +) }
    xml.attribute("tests", "\(counts.values.reduce(0, +))")
    xml.attribute("failures", "\(counts[.failure] ?? 0)")
    xml.attribute("errors", "\(counts[.error] ?? 0)")
    xml.attribute("skipped", "\(counts[.skipped] ?? 0)")
    xml.attribute("time", seconds(time ?? suites.reduce(into: .zero) { $0.add($1.time) }))
  }

  func write(hostName: String?, from store: ReportStore?, to xml: inout XMLWriter) {
    xml.markup("<testsuite")
    xml.attribute("name", name)
    xml.attribute("file", file)
    Self.writeTotals(of: [self], time: time, to: &xml)
    xml.attribute("timestamp", startedAt?.ifKnown?.iso8601)
    xml.attribute("hostname", hostName)
    xml.markup(">\n")
    xml.properties(
      [
        ("known-failures", scenarios[.knownFailure]), ("quarantined", scenarios[.quarantined]),
      ].map { name, count in (name, count == 0 ? "" : "\(count)") })
    for range in kept { xml.bytes.append(contentsOf: store?.bytes(range) ?? []) }
    xml.bytes.append(contentsOf: body.bytes)
    xml.markup("</testsuite>\n")
  }
}

/// The elements of a `testcase`.
extension XMLWriter {
  /// Writes the properties that have a value.
  mutating func properties(_ properties: [(name: String, value: String)]) {
    let given = properties.filter { !$0.value.isEmpty }
    guard !given.isEmpty else { return }
    markup("<properties>\n")
    for property in given {
      markup("<property")
      attribute("name", property.name)
      attribute("value", XMLText.shortened(property.value, to: JUnitSuite.nameLimit))
      markup("/>\n")
    }
    markup("</properties>\n")
  }

  mutating func skipped(_ reason: String) {
    markup("<skipped")
    attribute("message", firstLine(of: reason).nonEmpty)
    guard lines(of: reason).count > 1 else { return markup("/>\n") }
    markup(">")
    cdata("\n\(reason)\n")
    markup("</skipped>\n")
  }

  mutating func failure(_ failure: Failure, as name: StaticString) {
    element(name, of: failure) { $0.cdata("\n\(failure.text)\n") }
  }

  /// Writes the failure of an earlier attempt.
  mutating func retried(_ failure: Failure, log: JUnitLog, as name: StaticString) {
    element(name, of: failure) { xml in
      xml.markup("\n<stackTrace>")
      xml.cdata("\n\(failure.text)\n")
      xml.markup("</stackTrace>\n")
      xml.log(log)
    }
  }

  mutating func log(_ log: JUnitLog) {
    guard !log.pieces.isEmpty else { return }
    markup("<system-out><![CDATA[")
    var left = XMLText.limit
    for piece in log.pieces {
      let text = "\n\(XMLText.shortened(piece.text, to: max(left, 1_000)))"
      left -= text.utf8.count
      content(text, keepsReferences: piece.isReference)
    }
    markup("\n]]></system-out>\n")
  }

  private mutating func element(
    _ name: StaticString, of failure: Failure, _ content: (inout XMLWriter) -> Void
  ) {
    markup("<")
    markup(name)
    attribute("type", XMLText.shortened(failure.type, to: JUnitSuite.nameLimit))
    attribute("message", XMLText.shortened(failure.message, to: JUnitSuite.nameLimit))
    markup(">")
    content(&self)
    markup("</")
    markup(name)
    markup(">\n")
  }
}

import Basics
import Messages

/// Failures and nothing else, for programs that read logs: plain lines with a title each.
///
///     FAILED Lockout
///       place: Features/login.feature:10
///       step: Then the account is locked for 15 min
///       message: not the expected time
///       expected: 15
///       actual: 10
///       code: Steps/Steps.swift:11
///       rerun: specrun Features/login.feature:8
///
/// The first failure of each cause is written when it happens; what they have in common with others
/// is written at the end. A run without a failure is one line of counts.
struct MinimalReporter: EventReporter {
  private let options: ReportOptions
  private var failures = FailureGroups<String>(maximumNamed: 10)
  private var problemCount = 0

  init(options: ReportOptions) { self.options = options }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    var page = TerminalPage(options)
    for group in failures.groups where group.count > 1 {
      page.title("\(group.count - 1) MORE LIKE \(group.whole)")
      for mention in group.named { page.value("also", "\(mention.name)  \(mention.place.text)") }
      if group.unnamed > 0 { page.value("also", "\(group.unnamed) others") }
    }
    if let comparison = query.comparison { page.add(comparison) }
    if query.finished == nil { page.title("CUT SHORT the end of the run is missing") }
    var end = query.totals.scenarios.parts.words(of: "scenario")
    if problemCount > 0 { end += ", \(counted(problemCount, "problem"))" }
    if let time = options.duration(of: query) { end += " \(seconds(time))s" }
    page.title(end)
    output.append(contentsOf: page.bytes)
  }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .scenarioFinished(let scenario) where scenario.isFailure:
      add(scenario, from: &query, into: &output)
    case .problem(let problem):
      // Messages that are missing at the end are reported there.
      if problem.cause == .endOfRun, query.finished == nil { return }
      problemCount += 1
      var page = TerminalPage(options)
      page.title("PROBLEM \(problem.title)")
      if let place = problem.place { page.value("place", place.text) }
      page.value("message", problem.failure.text.nonBlank ?? problem.failure.message)
      output.append(contentsOf: page.bytes)
    default: break
    }
  }

  private mutating func add(
    _ scenario: ScenarioResult, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    let attempt = scenario.attempt
    let details = query.details(of: attempt)
    let (name, category) = (details.name, details.category(options))
    failures.add(details, category) { [options] _ in
      var page = TerminalPage(options)
      page.title("\(scenario.status.word.uppercased()) \(name)")
      if let category { page.value("category", category) }
      if let known = attempt.knownFlakiness { page.value("note", known.text) }
      if attempt.number > 0 { page.value("attempts", "\(attempt.number + 1)") }
      let guilty = details.steps.filter { $0.status.isFailure }
      if guilty.first?.place == nil { page.value("place", attempt.place.text) }
      for step in guilty { page.step(step) }
      if scenario.status == .unknown, let gap = attempt.gap { page.value("message", gap.sentence) }
      page.value("rerun", page.rerunCommand(for: [attempt.place]))
      output.append(contentsOf: page.bytes)
      return "\(name)  \(attempt.place.text)"
    }
  }
}

/// Titles, and values indented below them.
extension TerminalPage {
  /// More bytes of one value are left out.
  private static let limit = 4_096

  fileprivate mutating func title(_ text: String) { line(oneLine(text, limit: Self.limit)) }

  /// Writes a value; further lines follow below it.
  fileprivate mutating func value(_ name: String, _ text: String) {
    let all = SpecReporting.lines(of: cut(text, to: Self.limit)).map(sanitized)
    guard all.count > 1 else { return line("  \(name): \(all.first ?? "")") }
    line("  \(name):")
    for text in all { line("    \(text)") }
  }

  /// The number of scenarios that are named in a section.
  private static let maximumNamed = 20

  /// Adds the scenarios that got worse, by name, below the counts of all changes.
  fileprivate mutating func add(_ comparison: RunComparison) {
    title("COMPARED WITH \(comparison.baseline.title): \(comparison.counts)")
    for note in comparison.notes { value("note", note) }
    for section in comparison.sections where section.isWorse {
      for line in section.lines.prefix(Self.maximumNamed) {
        switch line {
        case .scenario(let scenario):
          value(
            section.word,
            "\(scenario.title)  \(scenario.place.text) (\(scenario.detail ?? ""))")
        case .file(let uri, _, let count):
          value(section.word, "\(counted(count, "scenario"))  \(uri)")
        }
      }
      let rest = section.lines.count - Self.maximumNamed
      if rest > 0 { value(section.word, "\(rest) others") }
    }
  }

  fileprivate mutating func step(_ step: TestStep) {
    if let place = step.place { value("place", place.text) }
    value(step.hook == nil ? "step" : "hook", step.keyword + step.text)
    if step.status != .failed { value("status", step.status.word) }
    let message = step.message?.nonBlank
    if let comparison = message.flatMap({ Comparison($0) }) {
      if let subject = comparison.subject.nonBlank { value("message", subject) }
      value("expected", comparison.expected)
      value("actual", comparison.actual)
      if let note = comparison.note.nonBlank { value("note", note) }
    } else if let message {
      value("message", message)
    }
    if let code = step.failurePlace { value("code", code.text) }
    for snippet in step.snippets { value("snippet", snippet.code) }
  }
}

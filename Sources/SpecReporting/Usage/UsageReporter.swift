import Basics
import Messages

/// The uses and times of every step definition, and the definitions without a use.
///
/// The definitions that took most time in all come first.
struct UsageReporter: EventReporter {
  /// More bytes of a text than this are left out.
  private static let lineLimit = 512

  private let options: ReportOptions
  private var usages: [Usage] = []
  private var index: [String: Int] = [:]
  private var problems: [String] = []

  init(options: ReportOptions) { self.options = options }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    if case .stepDefinition(let definition) = envelope, index[definition.id] == nil {
      index[definition.id] = usages.count
      usages.append(Usage(definition: definition))
    }
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    TerminalPage.append(to: &output, options) { page in
      writeUsed(to: &page)
      writeUnused(to: &page)
      writeTotals(to: &page)
      writeFailures(of: query, to: &page)
    }
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    for attempt in scenario.earlier { add(attempt, from: &query, isLast: false) }
    add(scenario.attempt, from: &query, isLast: true)
  }

  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    problems.append("\(problem.name): \(problem.failure.message)")
  }

  private mutating func add(_ attempt: Attempt, from query: inout RunQuery, isLast: Bool) {
    for step in query.steps(of: attempt) where step.hook == nil {
      for definition in step.definitions {
        guard let position = index[definition.id] else { continue }
        if isLast { usages[position].uses += 1 }
        guard step.definitions.count == 1, let result = step.result, result.status.isRun
        else { continue }
        usages[position].addRun(
          SlowestScenarios.Scenario(
            duration: result.duration, name: step.keyword + step.text,
            place: step.place ?? attempt.place))
      }
    }
  }

  private func writeUsed(to page: inout TerminalPage) {
    let used = usages.filter { $0.uses + $0.runs > 0 }.sorted { $0.total > $1.total }
    guard !used.isEmpty else { return }
    page.line(Self.row("uses", "runs", "mean", "total") + "  step definition", .bold)
    for usage in used {
      page.newline()
      page.write(
        Self.row(
          "\(usage.uses)", "\(usage.runs)", "\(seconds(usage.mean))s", "\(seconds(usage.total))s"))
      write(usage.definition, to: &page)
      for use in usage.slowest.scenarios {
        page.write(Self.row("", "", "", "\(seconds(use.duration))s"), .dim)
        page.write("    " + oneLine(use.name, limit: Self.lineLimit) + "  ", .dim)
        page.place(use.place)
        page.newline()
      }
    }
    page.newline()
  }

  private func writeUnused(to page: inout TerminalPage) {
    let unused = usages.filter { $0.uses + $0.runs == 0 }
    guard !unused.isEmpty else { return }
    page.line("Unused step definitions:", .bold)
    page.newline()
    for usage in unused { write(usage.definition, to: &page) }
    page.newline()
  }

  private func write(_ definition: Envelope.StepDefinition, to page: inout TerminalPage) {
    page.write("  " + oneLine(definition.pattern.source, limit: Self.lineLimit))
    if let place = Place(definition.sourceReference) {
      page.spaces(2)
      page.place(place)
    }
    page.newline()
  }

  private func writeTotals(to page: inout TerminalPage) {
    let unused = usages.count { $0.uses + $0.runs == 0 }
    page.write(counted(usages.count, "step definition"))
    if unused > 0 { page.write(" (\(unused) unused)", .status(.pending)) }
    page.newline()
    let time = usages.reduce(into: Duration.zero) { $0.add($1.total) }
    page.line("\(seconds(time))s in their code", .dim)
  }

  private func writeFailures(of query: RunQuery, to page: inout TerminalPage) {
    let failed = query.totals.scenarios.failures
    if failed > 0 {
      page.line("\(counted(failed, "scenario")) did not pass", .status(.failed))
    }
    for problem in problems { page.line(oneLine(problem, limit: Self.lineLimit), .status(.failed)) }
  }

  private static func row(_ cells: String...) -> String {
    zip(cells, [4, 6, 10, 10]).map { padded($0, to: $1, with: " ") }.joined()
  }
}

/// The uses of one step definition, and their time.
private struct Usage: Sendable {
  let definition: Envelope.StepDefinition
  /// Steps that it matches, each once however often its scenario was tried.
  var uses = 0
  /// Times that its code ran.
  var runs = 0
  var total = Duration.zero
  var slowest = SlowestScenarios(threshold: .zero, limit: 3)

  var mean: Duration { runs == 0 ? .zero : total / runs }

  /// Adds one time that its code ran, under the text of the step.
  mutating func addRun(_ step: SlowestScenarios.Scenario) {
    runs += 1
    total.add(step.duration)
    slowest.add(step)
  }
}

extension TestStepResult.Status {
  /// Whether the step's code was called.
  package var isRun: Bool { self == .passed || self == .failed || self == .pending }
}

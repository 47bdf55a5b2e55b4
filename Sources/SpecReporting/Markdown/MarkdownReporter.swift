import Basics
import Messages

/// A summary in Markdown: what a comment on a pull request or the page of a build shows.
///
/// Counts come first, so everything is held back until the end: of each cause the first failure, of
/// scenarios that passed only their numbers.
public struct MarkdownReporter: EventReporter {
  static let notesMessages = true

  private let options: ReportOptions
  var query = RunQuery()
  private var failures = FailureGroups<String>()
  private var problems: [String] = []
  private var flaky: [String] = []
  private var quarantined: [String] = []
  private var known: [String] = []
  private var snippets = Snippets()
  private var slowest: SlowestScenarios
  private var features = FeatureTable()
  private var coverage: Coverage

  /// More of those that are listed by name are only counted.
  private static let namesLimit = 100

  /// A reporter for one run.
  public init(options: ReportOptions) {
    self.options = options
    slowest = SlowestScenarios(threshold: options.slowThreshold)
    coverage = Coverage(options.requirements)
  }

  mutating func note(_ envelope: Envelope) { coverage.note(envelope) }

  mutating func end(into output: inout [UInt8]) {
    var page = MarkdownPage(limit: options.byteLimit)
    page.part("## \(verdict)")
    if let comparison = query.comparison {
      page.section(comparison.markdownTitle, comparison.markdownParts)
    }
    page.part(counts)
    page.section("Problems", problems)
    let isAlone = failures.groups.count == 1
    page.section(failureTitle, failures.groups.map { $0.markdown(isOpen: isAlone, links) })
    page.section("Flaky scenarios", list(flaky, of: query.totals.scenarios[.flaky]))
    page.section(
      "Quarantined failures", list(quarantined, of: query.totals.scenarios[.quarantined]))
    page.section(
      "Known failures",
      list(known, of: query.totals.scenarios[.knownFailure]).map { Markdown.folded("", $0) })
    page.section(
      "Undefined steps can be defined with",
      snippets.all.map { Markdown.block($0.code, language: $0.language) })
    page.section("Slowest scenarios", slowest.scenarios.isEmpty ? [] : [slowestList])
    page.section("Requirements", coverage.markdown)
    page.table("Features", head: features.head, features.rows)
    page.finish()
    output.append(contentsOf: page.bytes)
  }
}

extension MarkdownReporter {
  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8]) {
    switch event {
    case .scenarioFinished(let scenario): add(scenario)
    case .problem(let problem):
      let place = problem.place.map { " " + Markdown.place($0, links) } ?? ""
      let text = problem.failure.text.nonBlank ?? problem.failure.message
      problems.append(
        "**✘ \(Markdown.text(problem.name))**\(place)\n\n\(Markdown.explanation(text))")
    case .stepFinished, .attemptRetried, .runHookFinished: break
    }
  }

  private mutating func add(_ scenario: ScenarioResult) {
    let attempt = scenario.attempt
    let pickle = query.pickle(of: attempt)
    let lineage = query.lineage(of: attempt)
    let name = lineage.longName(of: pickle)
    slowest.add(scenario)
    features.add(scenario, in: lineage)
    coverage.add(scenario, from: &query)
    if scenario.outcome == .flaky, flaky.count < Self.namesLimit {
      flaky.append(
        "- \(Markdown.text(name)), passed after \(attempt.number + 1) attempts "
          + Markdown.place(attempt.place, links))
    }
    guard scenario.isFailure || scenario.isExcused else { return }
    let steps = query.steps(of: attempt)
    guard scenario.isFailure else { return addExcused(scenario, name, steps) }
    _ = snippets.add(steps)
    let category = scenario.category(steps, pickle, options)
    failures.add(
      .init(name: name, place: attempt.place), FailureCause(attempt, steps: steps), category
    ) { [options, links] _ in
      MarkdownFailure(
        scenario: scenario, name: name, steps: steps, category: category, links: links
      ).text(options)
    }
  }

  private mutating func addExcused(
    _ scenario: ScenarioResult, _ name: String, _ steps: [TestStep]
  ) {
    let count = scenario.outcome == .quarantined ? quarantined.count : known.count
    guard count < Self.namesLimit else { return }
    let line =
      "- \(Markdown.text(name)) \(Markdown.place(scenario.attempt.place, links)): "
      + Markdown.text(firstLine(of: excuse(of: steps) ?? ""))
    if scenario.outcome == .quarantined { quarantined.append(line) } else { known.append(line) }
  }

  /// The lines of a list as one part, with the number of those that are left out.
  private func list(_ lines: [String], of count: Int) -> [String] {
    guard !lines.isEmpty else { return [] }
    let more = count > lines.count ? ["- … and \(count - lines.count) more"] : []
    return [(lines + more).joined(separator: "\n")]
  }

  /// Known from the first message on.
  private var links: SourceLinks? { options.sourceLinks(query.meta) }

  private var failureTitle: String {
    failures.count == failures.groups.count
      ? "Failures"
      : "Failures: \(counted(failures.count, "scenario")), \(counted(failures.groups.count, "cause"))"
  }

  private var verdict: String {
    let total = query.totals.scenarios.total
    let noun = total == 1 ? "scenario" : "scenarios"
    if failures.count > 0 { return "✘ \(failures.count) of \(total) \(noun) failed" }
    if !problems.isEmpty { return "✘ The run failed" }
    if total == 0 { return "No scenario ran" }
    let (known, quarantined) = (
      query.totals.scenarios[.knownFailure], query.totals.scenarios[.quarantined]
    )
    let exceptions =
      (known > 0 ? [counted(known, "known one")] : [])
      + (quarantined > 0 ? ["\(quarantined) in quarantine"] : [])
    let exception = exceptions.isEmpty ? "" : " but \(exceptions.joined(separator: " and "))"
    return "✔ \(total) \(noun), no failure\(exception)"
  }

  private var counts: String {
    var lines = [
      Self.words(query.totals.scenarios.parts, "scenario"),
      Self.words(query.totals.steps.parts, "step"),
    ]
    if let time = options.duration(of: query) { lines.append("\(seconds(time))s") }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private static func words(_ parts: [CountPart], _ noun: String) -> String {
    let list = parts.isEmpty ? "" : " (\(parts.map(\.words).joined(separator: ", ")))"
    return counted(parts.reduce(0) { $0 + $1.count }, noun) + list
  }

  private var slowestList: String {
    slowest.scenarios.map { slow in
      "- \(seconds(slow.duration))s \(Markdown.text(slow.name)) \(Markdown.place(slow.place, links))"
    }.joined(separator: "\n")
  }
}

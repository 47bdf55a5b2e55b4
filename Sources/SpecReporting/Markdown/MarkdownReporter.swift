import Basics
import Messages

/// A summary in Markdown: what a comment on a pull request or the page of a build shows.
///
/// Counts come first, so everything is held back until the end: of each cause the first failure, of
/// scenarios that passed only their numbers.
struct MarkdownReporter: EventReporter {
  private let options: ReportOptions
  private var failures = FailureGroups<String>()
  private var problems: [String] = []
  /// Scenarios that need no repair, by their result.
  private var listed: [ScenarioResult.Outcome: [String]] = [:]
  private var snippets = Snippets()
  private var slowest: SlowestScenarios
  private var features = FeatureTable()
  private var coverage: Coverage
  private var links: SourceLinks?

  /// More of those that are listed by name are only counted.
  private static let namesLimit = 100

  init(options: ReportOptions) {
    self.options = options
    slowest = SlowestScenarios(threshold: options.slowThreshold)
    coverage = Coverage(options.requirements)
    links = options.sourceLinks(nil)
  }

  mutating func note(_ envelope: Envelope, from query: inout RunQuery) {
    if case .meta(let meta) = envelope { links = options.sourceLinks(meta) }
    coverage.note(envelope)
  }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    var page = MarkdownPage(limit: options.byteLimit)
    page.part("## \(verdict(query.totals.scenarios))")
    if let comparison = query.comparison {
      page.section(comparison.markdownTitle, comparison.markdownParts)
    }
    page.part(counts(of: query))
    page.section("Problems", problems)
    let isAlone = failures.groups.count == 1
    page.section(failureTitle, failures.groups.map { $0.markdown(isOpen: isAlone, links) })
    page.section("Flaky scenarios", list(.flaky, of: query.totals))
    page.section("Quarantined failures", list(.quarantined, of: query.totals))
    page.section(
      "Known failures",
      list(.knownFailure, of: query.totals).map {
        Markdown.folded(counted(lines(of: $0).count, "scenario"), $0)
      })
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
  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    let place = problem.place.map { " " + Markdown.place($0, links) } ?? ""
    let text = problem.failure.text.nonBlank ?? problem.failure.message
    problems.append(
      "**✘ \(Markdown.text(problem.name))**\(place)\n\n\(Markdown.explanation(text))")
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    let attempt = scenario.attempt
    slowest.add(scenario)
    features.add(scenario, in: query.lineage(of: attempt))
    coverage.add(scenario, from: &query)
    guard !scenario.outcome.isQuiet || scenario.isExcused else { return }
    let details = query.details(of: attempt)
    if scenario.isFailure {
      _ = snippets.add(details.steps)
      let category = details.category(options)
      failures.add(details, category) { [options, links] _ in
        details.markdown(category, links, options)
      }
    } else if listed[scenario.outcome, default: []].count < Self.namesLimit {
      let (name, place) = (Markdown.text(details.name), Markdown.place(attempt.place, links))
      let line =
        scenario.outcome == .flaky
        ? "- \(name), passed after \(attempt.number + 1) attempts \(place)"
        : "- \(name) \(place): \(Markdown.text(firstLine(of: details.excuse ?? "")))"
      listed[scenario.outcome, default: []].append(line)
    }
  }

  /// The scenarios that are listed as one part, with the number of those that are left out.
  private func list(_ outcome: ScenarioResult.Outcome, of totals: RunTotals) -> [String] {
    guard let lines = listed[outcome] else { return [] }
    let rest = totals.scenarios[outcome] - lines.count
    let more = rest > 0 ? ["- … and \(rest) more"] : []
    return [(lines + more).joined(separator: "\n")]
  }

  private var failureTitle: String {
    failures.count == failures.groups.count
      ? "Failures"
      : "Failures: \(counted(failures.count, "scenario")), \(counted(failures.groups.count, "cause"))"
  }

  private func verdict(_ scenarios: OutcomeCounts) -> String {
    let total = scenarios.total
    let all = counted(total, "scenario")
    if failures.count > 0 { return "✘ \(failures.count) of \(all) failed" }
    if !problems.isEmpty { return "✘ The run failed" }
    if total == 0 { return "No scenario ran" }
    let (known, quarantined) = (scenarios[.knownFailure], scenarios[.quarantined])
    let exceptions =
      (known > 0 ? [counted(known, "known one")] : [])
      + (quarantined > 0 ? ["\(quarantined) in quarantine"] : [])
    let exception = exceptions.isEmpty ? "" : " but \(exceptions.joined(separator: " and "))"
    return "✔ \(all), no failure\(exception)"
  }

  private func counts(of query: RunQuery) -> String {
    var lines = [
      query.totals.scenarios.parts.words(of: "scenario"),
      query.totals.steps.parts.words(of: "step"),
    ]
    if let time = options.duration(of: query) { lines.append("\(seconds(time))s") }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private var slowestList: String {
    slowest.scenarios.map { slow in
      "- \(seconds(slow.duration))s \(Markdown.text(slow.name)) \(Markdown.place(slow.place, links))"
    }.joined(separator: "\n")
  }
}

import Messages

/// A summary in Markdown: what a comment on a pull request or the page of a build shows.
///
/// Counts come first, so everything is held back until the end; of scenarios that passed only their
/// numbers.
public struct MarkdownReporter: EventReporter {
  private let options: ReportOptions
  var query: RunQuery
  private var failures: [String] = []
  private var problems: [String] = []
  private var flaky: [String] = []
  private var snippets = Snippets()
  private var slowest: SlowestScenarios
  private var features = FeatureTable()

  /// A reporter for one run.
  public init(options: ReportOptions) {
    query = RunQuery(comparingWith: options.baseline)
    self.options = options
    slowest = SlowestScenarios(threshold: options.slowThreshold)
  }

  mutating func end(into output: inout [UInt8]) {
    var page = MarkdownPage(limit: options.byteLimit)
    page.part("## \(verdict)")
    if let comparison = query.comparison {
      page.section(comparison.markdownTitle, comparison.markdownParts)
    }
    page.part(counts)
    page.section("Problems", problems)
    page.section("Failures", failures)
    page.section("Flaky scenarios", flaky.isEmpty ? [] : [flaky.joined(separator: "\n")])
    page.section(
      "Undefined steps can be defined with",
      snippets.all.map { Markdown.block($0.code, language: $0.language) })
    page.section("Slowest scenarios", slowest.scenarios.isEmpty ? [] : [slowestList])
    page.table("Features", head: FeatureTable.head, features.rows)
    page.finish()
    output.append(contentsOf: page.bytes)
  }
}

extension MarkdownReporter {
  mutating func receive(_ event: RunQuery.Event, into output: inout [UInt8]) {
    switch event {
    case .scenarioFinished(let scenario): add(scenario)
    case .problem(let problem):
      let place = problem.place.map { " " + Markdown.code($0.text) } ?? ""
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
    let name = Markdown.text(lineage.longName(of: pickle))
    slowest.add(scenario)
    features.add(scenario, in: lineage)
    if scenario.isFlaky {
      flaky.append(
        "- \(name), passed after \(attempt.number + 1) attempts \(Markdown.code(attempt.place.text))"
      )
    }
    guard scenario.isFailure else { return }
    let steps = query.steps(of: attempt)
    _ = snippets.add(steps)
    failures.append(Self.failure(scenario, name, steps, options))
  }

  private static let stepsShown = 20

  private static func failure(
    _ scenario: ScenarioResult, _ name: String, _ steps: [TestStep], _ options: ReportOptions
  ) -> String {
    let attempt = scenario.attempt
    let tries = attempt.number > 0 ? " after \(attempt.number + 1) attempts" : ""
    var parts = [
      "**\(scenario.status.mark) \(name)** (\(scenario.status.word)\(tries)) "
        + Markdown.code(attempt.place.text)
    ]
    let guilty = steps.filter { $0.status.isFailure }
    for step in guilty.prefix(stepsShown) {
      let place = step.codePlace.map { " " + Markdown.code($0.text) } ?? ""
      let line = "\(step.status.mark) \(step.keyword)\(step.text)"
      parts.append("\(Markdown.code(line)) \(step.status.word)\(place)")
      if let text = step.explanation?.nonBlank { parts.append(Markdown.explanation(text)) }
    }
    if guilty.count > stepsShown { parts.append("… \(guilty.count - stepsShown) more steps") }
    if scenario.status == .unknown, let gap = attempt.gap { parts.append(gap.sentence) }
    let command = TerminalPage(options).rerunCommand(for: [attempt.place])
    parts.append("rerun: \(Markdown.code(command))")
    return parts.joined(separator: "\n\n")
  }

  private var verdict: String {
    let total = query.totals.scenarios.total
    let noun = total == 1 ? "scenario" : "scenarios"
    if !failures.isEmpty { return "✘ \(failures.count) of \(total) \(noun) failed" }
    if !problems.isEmpty { return "✘ The run failed" }
    if total == 0 { return "No scenario ran" }
    return "✔ \(total) \(noun), no failure"
  }

  private var counts: String {
    var lines = [
      Self.words(query.totals.scenarios, "scenario", also: query.totals.flaky),
      Self.words(query.totals.steps, "step", also: 0),
    ]
    if let time = query.duration { lines.append("\(seconds(time))s") }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private static func words(_ tally: StatusCounts, _ noun: String, also flaky: Int) -> String {
    let words = StatusCounts.order.filter { tally[$0] > 0 }.map { status in
      let also = status == .passed && flaky > 0 ? ", \(flaky) of them flaky" : ""
      return "\(tally[status]) \(status.word)\(also)"
    }
    let list = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return counted(tally.total, noun) + list
  }

  private var slowestList: String {
    slowest.scenarios.map { slow in
      "- \(seconds(slow.duration))s \(Markdown.text(slow.name)) \(Markdown.code(slow.place.text))"
    }.joined(separator: "\n")
  }
}

extension Markdown {
  /// An error message, with its difference in colors.
  fileprivate static func explanation(_ text: String) -> String {
    let isDifference = lines(of: text).contains { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    return block(text, language: isDifference ? "diff" : "")
  }
}

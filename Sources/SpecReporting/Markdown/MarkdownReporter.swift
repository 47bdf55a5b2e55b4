public import Messages

/// A summary in Markdown: what a comment on a pull request or the page of a build shows.
///
/// Counts come first, so everything is held back until the end; of scenarios that passed only their
/// numbers.
public struct MarkdownReporter: Reporter {
  private let options: ReportOptions
  private var ledger = Ledger()
  private var scenarios = Tally()
  private var steps = Tally()
  private var failures: [String] = []
  private var troubles: [String] = []
  private var flaky: [String] = []
  private var snippets: [String] = []
  private var knownSnippets: Set<String> = []
  private var slowest: Slowest
  private var features = FeatureTable()

  /// A reporter for one run.
  public init(options: ReportOptions) {
    self.options = options
    slowest = Slowest(threshold: options.slowThreshold)
  }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    if let entry = ledger.receive(envelope) { add(entry) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for entry in ledger.finish() { add(entry) }
    var page = MarkdownPage(limit: options.byteLimit)
    page.part("## \(verdict)")
    page.part(counts)
    page.section("Problems", troubles)
    page.section("Failures", failures)
    page.section("Flaky scenarios", flaky.isEmpty ? [] : [flaky.joined(separator: "\n")])
    page.section("Undefined steps can be defined with", snippets)
    page.section("Slowest scenarios", slowest.scenarios.isEmpty ? [] : [slowestList])
    page.table("Features", head: FeatureTable.head, features.rows)
    page.finish()
    output.append(contentsOf: page.bytes)
  }
}

extension MarkdownReporter {
  private mutating func add(_ entry: Ledger.Entry) {
    switch entry {
    case .scenario(let scenario): add(scenario)
    case .trouble(let trouble):
      let place = trouble.place.map { " " + Markdown.code($0.text) } ?? ""
      let text = trouble.trouble.text.nonBlank ?? trouble.trouble.message
      troubles.append(
        "**✘ \(Markdown.text(trouble.name))**\(place)\n\n\(Markdown.explanation(text))")
    }
  }

  private mutating func add(_ scenario: EndedScenario) {
    let attempt = scenario.attempt
    let origin = ledger.model.origin(of: attempt.pickle)
    scenarios.add(scenario.outcome)
    for (step, run) in zip(attempt.testCase.testSteps, attempt.runs) where step.hookId == nil {
      steps.add(run.result?.status ?? .unknown)
    }
    slowest.add(attempt)
    features.add(scenario, in: origin)
    if scenario.isFlaky {
      flaky.append(
        "- \(Markdown.text(origin.longName(of: attempt.pickle))), passed after "
          + "\(attempt.number + 1) attempts \(Markdown.code(attempt.place.text))")
    }
    guard scenario.isFailure else { return }
    let steps = ledger.model.steps(of: attempt)
    for step in steps where step.status == .undefined {
      for snippet in step.snippets where knownSnippets.insert(snippet.code).inserted {
        snippets.append(Markdown.block(snippet.code, language: snippet.language))
      }
    }
    failures.append(Self.failure(scenario, origin, steps, options))
  }

  private static let stepsShown = 20

  private static func failure(
    _ scenario: EndedScenario, _ origin: Origin, _ steps: [StepView], _ options: ReportOptions
  ) -> String {
    let attempt = scenario.attempt
    let name = Markdown.text(origin.longName(of: attempt.pickle))
    let tries = attempt.number > 0 ? " after \(attempt.number + 1) attempts" : ""
    var parts = [
      "**\(scenario.outcome.mark) \(name)** (\(scenario.outcome.word)\(tries)) "
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
    if scenario.outcome == .unknown { parts.append("The run ended before this scenario did.") }
    let command = TerminalPage(options).rerunCommand(for: [attempt.place])
    parts.append("rerun: \(Markdown.code(command))")
    return parts.joined(separator: "\n\n")
  }

  private var verdict: String {
    let total = scenarios.total
    let noun = total == 1 ? "scenario" : "scenarios"
    if !failures.isEmpty { return "✘ \(failures.count) of \(total) \(noun) failed" }
    if !troubles.isEmpty { return "✘ The run failed" }
    if total == 0 { return "No scenario ran" }
    return "✔ \(total) \(noun), no failure"
  }

  private var counts: String {
    var lines = [
      Self.words(scenarios, "scenario", also: flaky.count), Self.words(steps, "step", also: 0),
    ]
    if let start = ledger.model.startedAt, let end = ledger.finished?.timestamp {
      lines.append("\(seconds(start.duration(to: end)))s")
    }
    return lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private static func words(_ tally: Tally, _ noun: String, also flaky: Int) -> String {
    let words = Tally.order.filter { tally[$0] > 0 }.map { status in
      let also = status == .passed && flaky > 0 ? ", \(flaky) of them flaky" : ""
      return "\(tally[status]) \(status.word)\(also)"
    }
    let list = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return "\(tally.total) \(noun)\(tally.total == 1 ? "" : "s")\(list)"
  }

  private var slowestList: String {
    slowest.scenarios.map { slow in
      "- \(seconds(slow.duration))s \(Markdown.text(slow.name)) \(Markdown.code(slow.place.text))"
    }.joined(separator: "\n")
  }
}

extension Markdown {
  /// What went wrong, with its difference coloured.
  fileprivate static func explanation(_ text: String) -> String {
    let isDifference = lines(of: text).contains { $0.hasPrefix("- ") || $0.hasPrefix("+ ") }
    return block(text, language: isDifference ? "diff" : "")
  }
}

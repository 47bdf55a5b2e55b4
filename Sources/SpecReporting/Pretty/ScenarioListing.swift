import Basics
import Messages

/// Every scenario with its steps as it ends, a scenario at a time.
struct ScenarioListing: Sendable {
  /// Places further to the right than this are not aligned: one long step would push them away.
  private static let lastColumn = 76

  private let options: ReportOptions
  private var currentUri: String?
  private var currentRule: String?

  init(options: ReportOptions) { self.options = options }

  /// Whether a scenario was shown.
  var hasBody: Bool { currentUri != nil }

  mutating func receive(
    _ event: RunQuery.Event, from query: inout RunQuery, into output: inout [UInt8]
  ) {
    switch event {
    case .attemptRetried(let attempt): show(attempt, &query, into: &output)
    // Shown already if it only waited for an attempt that never came; those that never began are counted.
    case .scenarioFinished(let scenario)
    where scenario.attempt.gap != .retry && !scenario.isLeftOut:
      show(scenario.attempt, &query, into: &output)
    default: break
    }
  }

  private mutating func show(
    _ attempt: Attempt, _ query: inout RunQuery, into output: inout [UInt8]
  ) {
    let pickle = query.pickle(of: attempt)
    let lineage = query.lineage(of: attempt)
    let steps = query.steps(of: attempt)
    let isNewFile = currentUri != pickle.uri
    let isNewRule = isNewFile || currentRule != lineage.rule?.id
    currentUri = pickle.uri
    currentRule = lineage.rule?.id
    TerminalPage.append(to: &output, options) { page in
      if isNewFile { page.featureHeading(lineage, uri: pickle.uri) }
      if isNewRule, let rule = lineage.rule { page.ruleHeading(rule, uri: pickle.uri) }
      page.scenario(attempt, pickle, steps, lineage, lastColumn: Self.lastColumn)
    }
  }
}

extension TerminalPage {
  fileprivate mutating func featureHeading(_ lineage: Lineage, uri: String) {
    newline()
    guard let feature = lineage.feature else { return line(uri, .bold) }
    if !feature.tags.isEmpty { line(feature.tags.map(\.name).joined(separator: " "), .dim) }
    let heading = [feature.keyword, feature.name].compactMap { $0 }.joined(separator: ": ")
    write(heading, .bold)
    spaces(2)
    place(Place(uri: uri, line: feature.location.line))
    newline()
  }

  fileprivate mutating func ruleHeading(_ rule: GherkinDocument.Rule, uri: String) {
    newline()
    spaces(2)
    write("\(rule.keyword): \(rule.name)", .bold)
    spaces(2)
    place(Place(uri: uri, line: rule.location.line))
    newline()
  }

  fileprivate mutating func scenario(
    _ attempt: Attempt, _ pickle: Pickle, _ steps: [TestStep], _ lineage: Lineage, lastColumn: Int
  ) {
    let indent = lineage.rule == nil ? 2 : 4
    let heading = heading(of: attempt, lineage)
    let shown = steps.filter(\.isWorthShowing)
    let column = column(
      of: [indent + displayWidth(sanitized(heading))]
        + shown.map { indent + 2 + $0.width }, last: lastColumn)
    newline()
    let inherited = Set(lineage.feature?.tags.map(\.name) ?? [])
    let tags = pickle.tags.map(\.name).filter { !inherited.contains($0) }
    if !tags.isEmpty { line(tags.joined(separator: " "), indent: indent, .dim) }
    spaces(indent)
    write(heading, .bold)
    place(
      attempt.place, behind: indent + displayWidth(sanitized(heading)), column: column,
      indent: indent)
    time(attempt.duration)
    newline()
    for step in shown {
      self.step(step, indent: indent + 2, column: column, showsTime: true)
      argument(of: step, indent: indent + 8)
      for attachment in step.attachments { self.attachment(attachment, indent: indent + 8) }
      if step.status.isFailure || step.status == .skipped, let text = step.explanation {
        explanation(text, indent: indent + 8, step.status)
      }
    }
    for attachment in attempt.attachments { self.attachment(attachment, indent: indent + 4) }
    if attempt.willBeRetried { line("will be retried", indent: indent + 4, .dim) }
  }

  private func heading(of attempt: Attempt, _ lineage: Lineage) -> String {
    let keyword = lineage.scenario?.keyword ?? "Scenario"
    let again = attempt.number > 0 ? " (attempt \(attempt.number + 1))" : ""
    return "\(keyword): \(attempt.name)\(again)"
  }

  /// Two columns after the widest line that is not wider than `last`.
  private func column(of widths: [Int], last: Int) -> Int {
    (widths.filter { $0 <= last }.max() ?? 0) + 2
  }
}

extension TestStep {
  /// Hooks are left out that did nothing to be seen: they passed, or did not run.
  var isWorthShowing: Bool {
    if hook == nil || !attachments.isEmpty { return true }
    guard let result else { return false }
    // One that skipped the scenario says why.
    return result.status.isFailure || result.status == .unknown || explanation != nil
  }
}

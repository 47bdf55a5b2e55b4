import Basics
import Messages

/// Every scenario with its steps as it ends, a scenario at a time.
///
/// A background is shown once, and an outline as its steps with its examples as a table. All steps of a
/// scenario are shown if it failed.
struct ScenarioListing: Sendable {
  private let options: ReportOptions
  private var currentUri: String?
  private var currentRule: String?
  /// The backgrounds and outlines of the current file that were shown.
  private var shown: Set<String> = []
  /// The examples of the last row.
  private var table: (id: String, layout: TableLayout)?

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
    where scenario.attempt.gap != .retry && scenario.outcome != .notRun:
      show(scenario.attempt, &query, into: &output)
    default: break
    }
  }

  private mutating func show(
    _ attempt: Attempt, _ query: inout RunQuery, into output: inout [UInt8]
  ) {
    let details = query.details(of: attempt)
    let (pickle, lineage) = (details.pickle, details.lineage)
    let isNewFile = currentUri != pickle.uri
    let isNewRule = isNewFile || currentRule != lineage.rule?.id
    currentUri = pickle.uri
    currentRule = lineage.rule?.id
    if isNewFile { shown = [] }
    TerminalPage.append(to: &output, options) { page in
      if isNewFile { page.featureHeading(lineage, uri: pickle.uri) }
      if isNewRule, let rule = lineage.rule {
        page.newline()
        page.written(
          rule.keyword, rule.name, indent: 2, Place(uri: pickle.uri, line: rule.location.line))
      }
      for background in lineage.backgrounds where shown.insert(background.id).inserted {
        let isOfRule = background.id == lineage.rule?.background?.id
        page.newline()
        page.written(
          background.keyword, background.name, background.steps, indent: isOfRule ? 4 : 2,
          Place(uri: pickle.uri, line: background.location.line))
      }
      guard let scenario = lineage.scenario, let example = lineage.example else {
        return page.scenario(details)
      }
      let indent = lineage.rule == nil ? 2 : 4
      if shown.insert(scenario.id).inserted {
        page.newline()
        page.tags(of: details, indent: indent)
        page.written(
          scenario.keyword, scenario.name, scenario.steps, indent: indent,
          Place(uri: pickle.uri, line: scenario.location.line))
      }
      let layout = page.examples(example.examples, indent: indent, after: table)
      table = (example.examples.id, layout)
      page.row(details, example.node, layout, indent: indent + 4)
    }
  }
}

extension TerminalPage {
  fileprivate mutating func featureHeading(_ lineage: Lineage, uri: String) {
    newline()
    guard let feature = lineage.feature else { return line(uri, .bold) }
    tags(feature.tags.map(\.name), indent: 0)
    let heading = [feature.keyword, feature.name].compactMap { $0 }.joined(separator: ": ")
    line(heading, indent: 0, .bold, at: Place(uri: uri, line: feature.location.line))
  }

  /// Places further to the right than this are not aligned: one long step would push them away.
  private static let lastColumn = 76

  fileprivate mutating func scenario(_ details: AttemptDetails) {
    let (attempt, lineage) = (details.attempt, details.lineage)
    let indent = lineage.rule == nil ? 2 : 4
    let keyword = lineage.scenario?.keyword ?? "Scenario"
    let again = attempt.number > 0 ? " (attempt \(attempt.number + 1))" : ""
    let heading = "\(keyword): \(attempt.name)\(again)"
    let width = indent + displayWidth(sanitized(heading))
    let shown = details.steps.worthShowing(of: attempt)
    let widths = [width] + shown.map { indent + 2 + $0.width }
    let column = (widths.filter { $0 <= Self.lastColumn }.max() ?? 0) + 2
    newline()
    tags(of: details, indent: indent)
    spaces(indent)
    write(heading, .bold)
    place(attempt.place, behind: width, column: column, indent: indent)
    time(attempt.duration)
    newline()
    self.steps(shown, of: attempt, indent: indent + 2, column: column)
  }

  private mutating func steps(_ steps: [TestStep], of attempt: Attempt, indent: Int, column: Int) {
    for step in steps {
      self.step(step, indent: indent, column: column, showsTime: true)
      argument(of: step, indent: indent + 6)
      for attachment in step.attachments { self.attachment(attachment, indent: indent + 6) }
      if step.status.isFailure || step.status == .skipped, let text = step.explanation {
        explanation(text, indent: indent + 6, step.status)
      }
    }
    for attachment in attempt.attachments { self.attachment(attachment, indent: indent + 2) }
    if attempt.willBeRetried { line("will be retried", indent: indent + 2, .dim) }
  }

  /// The tags of a scenario that neither its feature nor its examples have.
  fileprivate mutating func tags(of details: AttemptDetails, indent: Int) {
    let lineage = details.lineage
    let others = (lineage.feature?.tags ?? []) + (lineage.example?.examples.tags ?? [])
    let shown = Set(others.map(\.name))
    tags(details.pickle.tags.map(\.name).filter { !shown.contains($0) }, indent: indent)
  }

  private mutating func tags(_ names: [String], indent: Int) {
    if !names.isEmpty { line(names.joined(separator: " "), indent: indent, .dim) }
  }

  /// A rule, a background or an outline as it is written, without results.
  fileprivate mutating func written(
    _ keyword: String, _ name: String, _ steps: [GherkinDocument.Step] = [], indent: Int,
    _ place: Place
  ) {
    line(name.isEmpty ? "\(keyword):" : "\(keyword): \(name)", indent: indent, .bold, at: place)
    for step in steps {
      line("\(step.keyword)\(step.text)", indent: indent + 4)
      argument(of: TestStep(written: step), indent: indent + 8)
    }
  }

  /// The head of examples, if the row before was one of others.
  fileprivate mutating func examples(
    _ examples: GherkinDocument.Examples, indent: Int,
    after table: (id: String, layout: TableLayout)?
  ) -> TableLayout {
    if let table, table.id == examples.id { return table.layout }
    let header = examples.tableHeader?.cells.map(\.value) ?? []
    let layout = TableLayout([header] + examples.tableBody.map { $0.cells.map(\.value) })
    newline()
    tags(examples.tags.map(\.name), indent: indent + 2)
    let title = examples.name.isEmpty ? "" : " \(examples.name)"
    line("\(examples.keyword):\(title)", indent: indent + 2, .bold)
    line(layout.line(header), indent: indent + 6)
    return layout
  }

  /// A row of examples with its status; the steps that say more than their outline below it.
  fileprivate mutating func row(
    _ details: AttemptDetails, _ row: GherkinDocument.TableRow, _ layout: TableLayout, indent: Int
  ) {
    let (attempt, status) = (details.attempt, details.status)
    let text = layout.line(row.cells.map(\.value))
    spaces(indent)
    write("\(status.mark) \(text)", .status(status))
    if attempt.number > 0 { write("  (attempt \(attempt.number + 1))", .dim) }
    place(attempt.place, behind: indent + 2 + displayWidth(text), indent: indent)
    time(attempt.duration)
    newline()
    let shown = details.steps.worthShowing(of: attempt).filter {
      attempt.isFailure || $0.explanation != nil || $0.hasText
    }
    self.steps(shown, of: attempt, indent: indent + 4, column: indent + 4)
  }
}

extension [TestStep] {
  /// Without steps that the background shows, unless the scenario failed, and without hooks that had no
  /// visible effect.
  fileprivate func worthShowing(of attempt: Attempt) -> [TestStep] {
    filter { step in
      step.isWorthShowing && (attempt.isFailure || !step.isShownByBackground || step.hasText)
    }
  }
}

extension TestStep {
  /// Whether something is attached that is read here: not only its name and size.
  fileprivate var hasText: Bool { attachments.contains(where: \.isText) }

  /// Hooks are left out that did nothing to be seen: they passed, or did not run.
  var isWorthShowing: Bool {
    if hook == nil || !attachments.isEmpty { return true }
    guard let result else { return false }
    // One that skipped the scenario says why.
    return result.status.isFailure || result.status == .unknown || explanation != nil
  }
}

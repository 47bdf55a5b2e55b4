public import Messages

/// Annotations for GitHub Actions: an error at the step that failed.
///
/// GitHub shows ten errors of a step and drops the rest without a word, so there are at most nine,
/// and a notice says how many more there are. All come at the end: a command counts only at the
/// start of a line, and until then another report may write to the same terminal.
public struct GitHubReporter: Reporter {
  private static let limit = 9

  private let options: ReportOptions
  private var ledger = Ledger()
  private var commands: [WorkflowCommand] = []
  private var count = 0

  /// A reporter for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    if let entry = ledger.receive(envelope) { add(entry) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for entry in ledger.finish() { add(entry) }
    let more = count - commands.count
    if more > 0 {
      let text = more == 1 ? "and 1 more failure" : "and \(more) more failures"
      commands.append(WorkflowCommand("notice", "\(text): see the log of this step"))
    }
    for command in commands { output.append(contentsOf: command.text.utf8) }
  }

  private mutating func add(_ entry: Ledger.Entry) {
    if case .scenario(let scenario) = entry, !scenario.isFailure { return }
    count += 1
    guard count <= Self.limit else { return }
    switch entry {
    case .scenario(let scenario): add(scenario)
    case .trouble(let trouble):
      add(trouble.name, trouble.trouble, trouble.place, text: trouble.text)
    }
  }

  private mutating func add(_ scenario: EndedScenario) {
    let attempt = scenario.attempt
    let steps = ledger.model.steps(of: attempt)
    guard let trouble = Trouble(scenario.outcome, steps: steps) else { return }
    let origin = ledger.model.origin(of: attempt.pickle)
    let guilty = steps.first { $0.status == scenario.outcome && $0.hook == nil }
    let line = scenario.outcome == .unknown ? nil : guilty?.place?.line
    add(
      origin.longName(of: attempt.pickle), trouble,
      Place(uri: attempt.place.uri, line: line ?? attempt.place.line),
      text: Self.text(trouble, steps.filter { $0.status == scenario.outcome }))
  }

  /// The first step that is to blame, what it says, and where its code is.
  private static func text(_ trouble: Trouble, _ guilty: [StepView]) -> String {
    guard let step = guilty.first, step.status != .unknown else { return trouble.message }
    return [
      step.keyword + step.text, step.explanation?.nonBlank ?? trouble.message, step.codePlace?.text,
    ]
    .compactMap { $0 }.joined(separator: "\n")
  }

  private mutating func add(_ name: String, _ trouble: Trouble, _ place: Place?, text: String) {
    commands.append(
      WorkflowCommand("error", text)
        .with("file", place.map(path)).with("line", place?.line.map { "\($0)" })
        .with("title", name.nonEmpty ?? trouble.type))
  }

  /// The path from the root of the repository.
  private func path(of place: Place) -> String {
    let isAbsolute = place.uri.hasPrefix("/") || place.uri.contains("://")
    return isAbsolute ? place.uri : options.repositoryFolder + place.uri
  }
}

extension RunTrouble {
  fileprivate var text: String { trouble.text.nonEmpty ?? trouble.message }
}

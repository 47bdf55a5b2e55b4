public import Messages

/// Annotations for GitHub Actions: an error at the step that failed.
///
/// GitHub shows ten errors of a step and drops the rest without a word, so there are at most nine,
/// and a notice says how many more there are. All come at the end: a command counts only at the
/// start of a line, and until then another report may write to the same terminal.
public struct GitHubReporter: Reporter {
  private static let limit = 9

  private let options: ReportOptions
  private var query = RunQuery()
  private var commands: [WorkflowCommand] = []
  private var count = 0

  /// A reporter for one run.
  public init(options: ReportOptions) { self.options = options }

  public mutating func receive(_ envelope: Envelope, into output: inout [UInt8]) {
    for event in query.receive(envelope) { add(event) }
  }

  public mutating func finish(into output: inout [UInt8]) {
    for event in query.finish() { add(event) }
    let more = count - commands.count
    if more > 0 {
      let text = more == 1 ? "and 1 more failure" : "and \(more) more failures"
      commands.append(WorkflowCommand("notice", "\(text): see the log of this step"))
    }
    for command in commands { output.append(contentsOf: command.text.utf8) }
  }

  private mutating func add(_ event: RunQuery.Event) {
    switch event {
    case .scenarioFinished(let scenario) where scenario.isFailure:
      count += 1
      if count <= Self.limit { add(scenario) }
    case .problem(let problem):
      count += 1
      guard count <= Self.limit else { return }
      let failure = problem.failure
      add(problem.name, failure, problem.place, text: failure.text.nonEmpty ?? failure.message)
    default: break
    }
  }

  private mutating func add(_ scenario: ScenarioResult) {
    let attempt = scenario.attempt
    let steps = query.steps(of: attempt)
    guard let failure = Failure(attempt, steps: steps) else { return }
    let pickle = query.pickle(of: attempt)
    let guilty = steps.first { $0.status == scenario.status && $0.hook == nil }
    let line = scenario.status == .unknown ? nil : guilty?.place?.line
    add(
      query.lineage(of: attempt).longName(of: pickle), failure,
      Place(uri: attempt.place.uri, line: line ?? attempt.place.line),
      text: Self.text(failure, steps.filter { $0.status == scenario.status }))
  }

  /// The first step that is to blame, what it says, and where its code is.
  private static func text(_ failure: Failure, _ guilty: [TestStep]) -> String {
    guard let step = guilty.first, step.status != .unknown else { return failure.message }
    return [
      step.keyword + step.text, step.explanation?.nonBlank ?? failure.message, step.codePlace?.text,
    ]
    .compactMap { $0 }.joined(separator: "\n")
  }

  private mutating func add(_ name: String, _ failure: Failure, _ place: Place?, text: String) {
    commands.append(
      WorkflowCommand("error", text)
        .with("file", place.map(path)).with("line", place?.line.map { "\($0)" })
        .with("title", name.nonEmpty ?? failure.type))
  }

  /// The path from the root of the repository.
  private func path(of place: Place) -> String {
    let isAbsolute = place.uri.hasPrefix("/") || place.uri.contains("://")
    return isAbsolute ? place.uri : options.repositoryFolder + place.uri
  }
}

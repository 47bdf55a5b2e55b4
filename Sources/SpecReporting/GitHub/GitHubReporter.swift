import Basics
import Messages

/// Annotations for GitHub Actions: an error at the step that failed, one for all failures of a cause.
///
/// GitHub shows ten errors of a step and drops the rest without a word, so there are at most nine,
/// and a notice says how many more there are. All come at the end: a command counts only at the
/// start of a line, and until then another report may write to the same terminal.
struct GitHubReporter: EventReporter {
  private static let limit = 9

  private let options: ReportOptions
  private var problems: [Annotation] = []
  private var problemCount = 0
  private var failures = FailureGroups<Annotation?>(maximumNamed: 3)

  /// An error without the parts that are known only at the end.
  private struct Annotation {
    var title: String
    var place: Place?
    var text: String
  }

  init(options: ReportOptions) { self.options = options }

  mutating func end(of query: RunQuery, into output: inout [UInt8]) {
    var shown = problems.count
    for annotation in problems { write(annotation, to: &output) }
    for group in failures.groups {
      guard var annotation = group.whole, shown < Self.limit else { break }
      shown += 1
      annotation.text += Self.others(of: group)
      write(annotation, to: &output)
    }
    let others = failures.groups.dropFirst(shown - problems.count).reduce(0) { $0 + $1.count }
    let more = problemCount - problems.count + others
    if more > 0 {
      let text = more == 1 ? "and 1 more failure" : "and \(more) more failures"
      output += workflowCommand("notice", "\(text): see the log of this step").utf8
    }
    for outcome in [ScenarioResult.Outcome.knownFailure, .quarantined] {
      let count = query.totals.scenarios[outcome]
      if count > 0 { output += workflowCommand("notice", outcome.words(count)).utf8 }
    }
  }

  mutating func add(_ problem: RunProblem, in query: RunQuery) {
    problemCount += 1
    guard problems.count < Self.limit else { return }
    let failure = problem.failure
    problems.append(
      Annotation(
        title: problem.name.nonEmpty ?? failure.type, place: problem.place,
        text: failure.text.nonEmpty ?? failure.message))
  }

  mutating func add(_ scenario: ScenarioResult, from query: inout RunQuery) {
    guard scenario.isFailure else { return }
    let details = query.details(of: scenario.attempt)
    guard let failure = details.failure else { return }
    let links = options.sourceLinks(query.meta)
    failures.add(details, details.category(options)) { number in
      guard number <= Self.limit else { return nil }
      let guilty = details.steps.filter { $0.status == scenario.status }
      let step = scenario.status == .unknown ? nil : guilty.first { $0.hook == nil }
      var place = scenario.attempt.place
      place.line = step?.place?.line ?? place.line
      return Annotation(
        title: details.name.nonEmpty ?? failure.type, place: place,
        text: Self.text(failure, guilty, at: place, links)
          + (scenario.attempt.knownFlakiness.map { "\n\($0.text)" } ?? ""))
    }
  }

  /// The first step that is to blame, its message, and the place of its code, unless the annotation is there.
  private static func text(
    _ failure: Failure, _ guilty: [TestStep], at place: Place, _ links: SourceLinks?
  ) -> String {
    guard let step = guilty.first, step.status != .unknown else { return failure.message }
    let code = step.failurePlace.flatMap { code in
      code == place ? nil : links?.address(of: code) ?? code.text
    }
    let message = step.message?.nonBlank
    // A hint about the first undefined step does not say how many there are.
    let lines =
      step.status == .undefined
      ? [failure.message, message] : [step.keyword + step.text, message ?? failure.message]
    return (lines + [code]).compactMap(\.self).joined(separator: "\n")
  }

  /// The other failures with the cause of the first one.
  private static func others(of group: FailureGroups<Annotation?>.Group) -> String {
    guard group.count > 1 else { return "" }
    let more = group.unnamed > 0 ? ["… and \(group.unnamed) more"] : []
    let names = group.named.map { "\($0.name) (\($0.place.text))" } + more
    return (["", "\(group.count - 1) more with this cause:"] + names).joined(separator: "\n")
  }

  private func write(_ annotation: Annotation, to output: inout [UInt8]) {
    let command = workflowCommand(
      "error", annotation.text,
      [
        "file": annotation.place.map(path), "line": annotation.place?.line.map { "\($0)" },
        "title": annotation.title,
      ])
    output.append(contentsOf: command.utf8)
  }

  /// The path from the root of the repository.
  private func path(of place: Place) -> String {
    let isAbsolute = place.uri.hasPrefix("/") || place.uri.contains("://")
    return isAbsolute ? place.uri : options.repositoryFolder + place.uri
  }
}

import Gherkin
import Messages
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import Testing

/// The outcome of a scenario, as a test reports it.
struct ScenarioOutcome {
  private let result: ScenarioResult
  private let testCase: Plan.Case
  private let steps: [TestStep]
  /// Those of the attempts that failed before the last one.
  private let earlier: [(number: Int, steps: [TestStep])]
  private let folder: String
  private let verdict: Run.Verdict

  /// - Parameter query: Has read the messages of the scenario.
  init(
    _ result: ScenarioResult, _ testCase: Plan.Case, _ query: inout RunQuery,
    in specs: PreparedSpecs
  ) {
    self.result = result
    self.testCase = testCase
    steps = query.steps(of: result.attempt)
    earlier = result.earlier.map { ($0.number, query.steps(of: $0)) }
    folder = specs.files.workingDirectory
    verdict = specs.settings.session.run.verdict
  }

  /// Whether the scenario makes the test fail.
  var hasFailed: Bool {
    if verdict.expectsNoPass { return isDone }
    return result.status.failsRun(strict: verdict.strict)
      || result.outcome == .flaky && verdict.flakyFails
  }

  /// Whether it passed, which no work in progress should.
  private var isDone: Bool {
    verdict.expectsNoPass && (result.status == .passed || result.status == .unknown)
  }

  /// The failures and the attachments.
  var issues: [ReportedIssue] {
    var issues = (result.earlier + [result.attempt]).flatMap { attached($0.allAttachments) }
    if result.outcome == .flaky { issues += flakiness }
    if isDone {
      issues.append(
        .problem(
          "the scenario passes, but as work in progress none should: it is done",
          at: location(of: nil)))
    }
    if verdict.expectsNoPass, result.status.isFailure { return issues + unfinished }
    if [.knownFailure, .quarantined].contains(result.outcome) { return issues + knownFailures }
    for step in steps where step.status.isFailure {
      issues.append(
        .problem(
          step.accountWithSnippets, isError: step.status.failsRun(strict: verdict.strict),
          at: location(of: step)))
    }
    if result.status == .skipped {
      let skip = steps.first { $0.status == .skipped && $0.result?.message != nil }
      issues.append(
        .skipped(skip?.result?.message ?? "skipped", at: location(of: skip ?? steps.first)))
    }
    return issues
  }

  private var flakiness: [ReportedIssue] {
    earlier.compactMap { number, steps in
      guard let step = steps.first(where: { $0.status == .failed }) else { return nil }
      return .problem(
        "attempt \(number + 1) failed, attempt \(result.attempt.number + 1) passed: the scenario is "
          + "flaky\n\(step.account)", isError: verdict.flakyFails, at: location(of: step))
    }
  }

  private var knownFailures: [ReportedIssue] {
    steps.filter { $0.result?.exception != nil }.map { step in
      .known(step.account, reason: step.result?.message ?? "known", at: location(of: step))
    }
  }

  private var unfinished: [ReportedIssue] {
    steps.filter(\.status.isFailure).map { step in
      .known(step.accountWithSnippets, reason: "work in progress", at: location(of: step))
    }
  }

  /// The place of a step; of a hook that of the scenario.
  private func location(of step: TestStep?) -> SourceLocation {
    .inFeature(testCase, at: step?.pickleStep.flatMap { testCase.location(of: $0) }, in: folder)
  }
}

extension SourceLocation {
  /// The place of a scenario, or of something in it.
  static func inFeature(
    _ testCase: Plan.Case, at location: Location? = nil, in folder: String
  ) -> SourceLocation {
    let (pickle, location) = (testCase.pickle, location ?? testCase.pickle.location)
    return .inFeature(pickle.uri, line: location?.line, column: location?.column, in: folder)
  }
}

extension TestStep {
  fileprivate var accountWithSnippets: String {
    ([account] + snippets.map(\.code)).joined(separator: "\n")
  }
}

extension Plan.Case {
  /// The location of a step in the feature.
  fileprivate func location(of step: Pickle.Step) -> Location? {
    guard let id = step.astNodeIds.first else { return nil }
    return file.document.steps.first { $0.id == id }?.location
  }
}

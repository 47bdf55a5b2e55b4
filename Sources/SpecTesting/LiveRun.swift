import Gherkin
import Messages
import ReportFiles
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources
import StepKit
import Synchronization
import Testing

/// The run of scenarios around the tests of a trait.
final class LiveRun: Sendable {
  /// That of the test that runs in this task.
  @TaskLocal static var current: LiveRun?

  private let specs: PreparedSpecs
  private let run: CaseByCaseRun
  private let recorder: SharedRecorder
  /// The problems with the reports.
  private let reportProblems: [String]
  /// Knows the support code, for the results of each scenario.
  private let codeQuery: RunQuery
  private let state = Mutex(State())

  private struct State {
    var mayRun = true
    /// Whether a scenario or a hook made the run fail in a way that a test reports.
    var hasFailed = false
  }

  /// The recorder, which receives the messages of many tasks.
  private final class SharedRecorder: Sendable {
    let state: Mutex<RunRecorder>

    init(_ recorder: RunRecorder) { state = Mutex(recorder) }
  }

  /// Nil if nothing is planned.
  ///
  /// - Parameter observer: Sees the expectations of the library that runs the tests.
  init?(_ specs: Specs, reports targets: [String], observer: ExpectationObserver) {
    guard let specs = specs.prepared, let plan = specs.session.plan else { return nil }
    self.specs = specs
    let opened = specs.recorder(reports: targets)
    reportProblems = opened.problems
    let recorder = SharedRecorder(opened.recorder)
    self.recorder = recorder
    var query = RunQuery()
    for envelope in plan.supportCode.messages { _ = query.receive(envelope) }
    codeQuery = query
    run = CaseByCaseRun(
      plan, settings: specs.session.settings.run,
      environment: specs.environment(observer: observer)
    ) { envelope in
      recorder.state.withLock { $0.receive(envelope) }
    }
  }

  /// - Returns: The failures of its hooks before all, problems with the reports, and warnings.
  func begin() async -> [ReportedIssue] {
    let problems =
      reportProblems.map { problem($0) } + specs.warnings.map { problem($0, isError: false) }
    recorder.state.withLock { recorder in
      for envelope in specs.announced { recorder.receive(envelope) }
      recorder.receive(
        specs.session,
        network: specs.settings.network == .allow ? NetworkMark(NetworkLevel.allow.rawValue) : nil)
    }
    let (mayRun, messages) = await run.begin()
    state.withLock { $0.mayRun = mayRun }
    return problems + failures(ofHooksIn: messages)
  }

  /// - Returns: The issues that it has caused.
  func run(_ testCase: Plan.Case, at index: Int) async -> [ReportedIssue] {
    guard state.withLock(\.mayRun) else {
      return [
        .skipped(
          "did not run: a hook before the run failed",
          at: .inFeature(testCase, in: specs.files.workingDirectory))
      ]
    }
    let ended = await run.run(testCase, at: index)
    var query = codeQuery
    _ = query.receive(.gherkinDocument(testCase.file.document))
    _ = query.receive(.pickle(testCase.pickle))
    var issues: [ReportedIssue] = []
    var events: [RunQuery.Event] = []
    for envelope in ended.messages { events += query.receive(envelope) }
    // One that was left out has no other messages than its plan.
    events += query.finish()
    for case .scenarioFinished(let result) in events {
      let outcome = ScenarioOutcome(result, testCase, &query, in: specs)
      if outcome.hasFailed { state.withLock { $0.hasFailed = true } }
      issues += outcome.issues
    }
    return issues
  }

  /// - Returns: The failures of its hooks after all, why it failed if no test shows that, and the
  ///   reports that could not be written.
  func end() async -> [ReportedIssue] {
    let (success, messages) = await run.end()
    var issues = failures(ofHooksIn: messages)
    if !success, !state.withLock(\.hasFailed) {
      for case .testRunFinished(let finished) in messages {
        issues.append(.problem(finished.message ?? "the run failed"))
      }
    }
    let (record, settings) = (recorder.state.withLock { $0.finish() }, specs.settings)
    let problems =
      record.unwritten + record.missing.limited(to: settings.maxErrors) + record.notRecorded
      + record.unused
    return issues + problems.map { problem($0) }
  }

  private func problem(_ text: String, isError: Bool = true) -> ReportedIssue {
    .problem(text, isError: isError, in: specs.files.workingDirectory)
  }

  /// The hooks of the run that did not pass.
  private func failures(ofHooksIn messages: [Envelope]) -> [ReportedIssue] {
    var query = codeQuery
    var issues: [ReportedIssue] = []
    for envelope in messages {
      for case .problem(let problem) in query.receive(envelope) where problem.cause == .hook {
        state.withLock { $0.hasFailed = true }
        issues.append(
          .problem(
            "\(problem.title)\n\(problem.failure.text)",
            at: .inFeature(
              problem.place?.uri ?? "", line: problem.place?.line, column: nil,
              in: specs.files.workingDirectory)))
      }
    }
    return issues
  }
}

extension PreparedSpecs {
  /// The environment of a run that begins now.
  func environment(observer: ExpectationObserver?) -> Run.Environment {
    var environment = Run.Environment(
      clock: .sinceNow, resources: files.resources(approving: false))
    environment.observer = observer
    environment.keep(AttachmentKeeping(settings), in: files)
    return environment
  }
}

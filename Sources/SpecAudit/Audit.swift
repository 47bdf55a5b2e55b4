import Messages
public import SpecEngine
public import SpecSession
import TagExpressions

/// Checks whether stories can fail: runs each of them with one thing changed and looks whether the
/// change is noticed.
///
///     let result = await Audit(session).run { limit in environment }
public struct Audit: Sendable {
  /// The ways to audit.
  public struct Settings: Sendable {
    /// The time for making and trying variants, after which none begins; nil for all of them.
    public var budget: Duration?
    /// Chooses the scenarios whose variants are tried within the budget.
    public var seed: UInt64 = 1

    public init() {}
  }

  private let session: Session
  private let settings: Settings

  public init(_ session: Session, settings: Settings = Settings()) {
    self.session = session
    self.settings = settings
  }

  /// Runs the unchanged scenarios, then the variants of those that pass.
  ///
  /// The hooks of the run and of features run once for each of the two.
  ///
  /// - Parameter environment: Makes the environment of a run, given the time after which a scenario
  ///   in which nothing happens has hung; nil for the unchanged scenarios.
  /// - Throws: Everything that is wrong with marks.
  public func run(
    in environment: (_ stallLimit: Duration?) -> Run.Environment
  ) async throws(Mark.Problems) -> AuditResult {
    guard let plan = session.plan else { return AuditResult() }
    var runSettings = session.settings.run
    runSettings.retries = Run.Retries()
    runSettings.failFast = false
    runSettings.dryRun = false
    var sample = Sample(settings.budget, scenarios: plan.count)
    let baseline = await run(plan, runSettings, environment(nil))
    sample.begin()
    var result = AuditResult()
    let maker = try variants(of: plan, baseline, sample, &result)
    // Scenario after scenario, also those of a sample: their files are read one after another.
    let trials = maker.trials.sorted { $0.scenario < $1.scenario }
    runSettings.runsEveryOutcome = true
    runSettings.expectedFailure = nil
    // A change that turns a scenario red is the aim.
    runSettings.quarantine = Quarantine()
    runSettings.startLimit = sample.timeLeft
    let copies = plan.copies(of: trials.map(\.scenario)) { index, pickle in
      var pickle = pickle
      trials[index].edit(&pickle.steps, trials[index].position)
      return pickle
    }
    let limit = max(Duration.seconds(2), baseline.longest * 10)
    let runEnvironment = environment(limit)
    // In this process nothing ends a scenario that hangs.
    if runEnvironment.makeExecutor == nil { runSettings.limits.scenario = limit }
    let results = await run(copies, runSettings, runEnvironment)
    result.conclude(maker, trials, results, root: session.workingDirectory)
    return result
  }

  private func run(
    _ plan: Plan, _ settings: Run.Settings, _ environment: Run.Environment
  ) async -> CaseResults {
    var results = CaseResults(plan.supportCode)
    guard plan.count > 0 else { return results }
    _ = await Run(plan, settings: settings, environment: environment).run {
      results.receive($0)
    }
    return results
  }

  /// The variants of the scenarios that pass; the others are noted in `result`.
  private func variants(
    of plan: Plan, _ baseline: CaseResults, _ sample: Sample, _ result: inout AuditResult
  ) throws(Mark.Problems) -> VariantMaker {
    let expected = session.settings.run.expectedFailure
    var audited: [Int] = []
    var vocabulary = Vocabulary()
    for (index, testCase) in plan.cases.enumerated() {
      result.scenarios.append(AuditResult.Scenario(testCase.pickle))
      vocabulary.add(testCase)
      if expected?.evaluate(testCase.pickle.tags.map(\.name)) ?? false {
        result.leftOut.append((index, .expectedFailure))
      } else if baseline.outcomes[safe: index] == .passed {
        audited.append(index)
      } else {
        result.leftOut.append((index, .notPassed))
      }
    }
    var maker = VariantMaker(plan.supportCode, vocabulary)
    if settings.budget != nil { Plan.Order.random(seed: settings.seed).apply(to: &audited) }
    result.notReached = audited.count
    for (index, testCase) in zip(audited, plan.copies(of: audited) { _, pickle in pickle }.cases) {
      if sample.isComplete(with: maker.trials.count) { break }
      result.notReached -= 1
      if let mark = maker.add(testCase, at: index) {
        result.leftOut.append((index, .marked(mark)))
      } else {
        result.audited.append(index)
      }
    }
    result.audited.sort()
    result.leftOut.sort { $0.scenario < $1.scenario }
    if !maker.problems.isEmpty { throw Mark.Problems(problems: maker.problems) }
    result.marks = maker.marks.sorted { ($0.uri, $0.line) < ($1.uri, $1.line) }
    return maker
  }
}

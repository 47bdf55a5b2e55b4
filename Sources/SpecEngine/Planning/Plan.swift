public import Gherkin
public import Messages
import StepKit

/// All that will happen, before anything does: which scenarios run, in which order, with which
/// steps and hooks.
///
/// A plan is a value made without side effects; the same inputs and seed give the same plan. A dry
/// run, a list of scenarios and a count of used definitions are readings of a plan.
public struct Plan: Sendable {
  /// One scenario of the plan.
  public struct Case: Sendable {
    public let pickle: Pickle
    /// The message that announces it; its steps correspond to `steps`.
    public let message: TestCase
    public let steps: [Step]
    /// The id of its first attempt; `Run` derives those of retries from it.
    let startedId: String
    /// Limits that its tags set instead of those of the run.
    let limits: TimeLimits
  }

  /// What one step of a test case will do.
  public enum Step: Sendable {
    /// A hook, by its index in the support code.
    case hook(index: Int)
    /// A hook around the step at `step` of the pickle, by its index in the support code.
    case stepHook(index: Int, step: Int)
    /// A step of the pickle, by its index there, and what its text matched.
    case pickleStep(index: Int, match: StepMatch)
  }

  /// A hook around the run or a feature, by its index in the support code, and the id of its run.
  struct OuterHook: Sendable {
    let index: Int
    let startedId: String
  }

  /// The hooks around a feature, or the run, each kind in the order in which it runs.
  struct OuterHooks: Sendable {
    var before: [OuterHook] = []
    var after: [OuterHook] = []

    var isEmpty: Bool { before.isEmpty && after.isEmpty }
  }

  /// The files as read, in order, whether or not any of their scenarios were selected.
  public let files: [FeatureFile]
  public let supportCode: SupportCode
  public let cases: [Case]
  /// How many scenarios passed the filter, before the shard and the limit took their part.
  public let passing: Int
  /// The id of the run.
  public let runId: String
  let runHooks: OuterHooks
  /// By the uri of the feature; only those that have hooks and scenarios that run.
  let featureHooks: [String: OuterHooks]
}

extension Plan {
  /// Plans the scenarios of `files` that pass `filter` and belong to `shard`, in `order`, the first
  /// `limit` of them.
  public init(
    files: [FeatureFile], supportCode: SupportCode, filter: Filter, shard: Shard? = nil,
    order: Order, limit: Int? = nil, ids: inout IdGenerator
  ) {
    self.files = files
    self.supportCode = supportCode
    runId = ids.makeId()
    runHooks = OuterHooks(
      supportCode.hooks(at: .beforeTestRun), supportCode.hooks(at: .afterTestRun), ids: &ids)
    var selected = files.flatMap { file in filter.select(from: file) }
    passing = selected.count
    shard?.apply(to: &selected)
    order.apply(to: &selected)
    if let limit { selected = Array(selected.prefix(limit)) }
    var matching = Matching(supportCode: supportCode)
    var cases: [Case] = []
    cases.reserveCapacity(selected.count)
    for pickle in selected {
      cases.append(Self.plan(pickle, runId: runId, matching: &matching, ids: &ids))
    }
    self.cases = cases
    featureHooks = Self.featureHooks(files, supportCode, cases, ids: &ids)
  }

  private static func featureHooks(
    _ files: [FeatureFile], _ supportCode: SupportCode, _ cases: [Case], ids: inout IdGenerator
  ) -> [String: OuterHooks] {
    guard supportCode.hasFeatureHooks else { return [:] }
    let running = Set(cases.map(\.pickle.uri))
    var result: [String: OuterHooks] = [:]
    for file in files where running.contains(file.source.uri) {
      let tags = file.document.feature?.tags ?? []
      let hooks = OuterHooks(
        supportCode.hooks(at: .beforeFeature, for: tags),
        supportCode.hooks(at: .afterFeature, for: tags), ids: &ids)
      if !hooks.isEmpty { result[file.source.uri] = hooks }
    }
    return result
  }

  private static func plan(
    _ pickle: Pickle, runId: String, matching: inout Matching, ids: inout IdGenerator
  ) -> Case {
    let matches = pickle.steps.map { matching.match($0, among: pickle.steps, ids: &ids) }
    let supportCode = matching.supportCode
    let hooks = supportCode.hooks(
      for: pickle.tags, using: supportCode.worlds(of: matches))
    var steps: [Step] = []
    var messages: [TestCase.Step] = []
    steps.reserveCapacity(pickle.steps.count + hooks.before.count + hooks.after.count)
    messages.reserveCapacity(steps.capacity)
    func add(_ step: Step, hook index: Int) {
      steps.append(step)
      messages.append(TestCase.Step(hookId: supportCode.hooks[index].id, id: ids.makeId()))
    }
    for hook in hooks.before { add(.hook(index: hook), hook: hook) }
    for (index, match) in matches.enumerated() {
      for hook in hooks.beforeStep { add(.stepHook(index: hook, step: index), hook: hook) }
      steps.append(.pickleStep(index: index, match: match))
      messages.append(
        matching.message(id: ids.makeId(), pickleStepId: pickle.steps[index].id, match: match))
      for hook in hooks.afterStep { add(.stepHook(index: hook, step: index), hook: hook) }
    }
    for hook in hooks.after { add(.hook(index: hook), hook: hook) }
    let message = TestCase(
      id: ids.makeId(), pickleId: pickle.id, testSteps: messages, testRunStartedId: runId)
    return Case(
      pickle: pickle, message: message, steps: steps, startedId: ids.makeId(),
      limits: TimeLimits().overridden(by: pickle.tags))
  }
}

extension Plan.OuterHooks {
  fileprivate init(_ before: [Int], _ after: [Int], ids: inout IdGenerator) {
    for index in before {
      self.before.append(Plan.OuterHook(index: index, startedId: ids.makeId()))
    }
    for index in after {
      self.after.append(Plan.OuterHook(index: index, startedId: ids.makeId()))
    }
  }
}

extension SupportCode {
  /// The Worlds that steps with these matches use; only asked where there are hooks to choose from.
  fileprivate func worlds(of matches: [StepMatch]) -> Set<WorldType> {
    guard !hooks.isEmpty else { return [] }
    var worlds = Set<WorldType>()
    for definition in matches.flatMap(\.definitions) {
      worlds.insert(definitions[definition].step.world)
    }
    return worlds
  }
}

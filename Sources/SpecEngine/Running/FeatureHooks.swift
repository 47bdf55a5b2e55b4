import Messages
import StepKit
import Synchronization

/// Runs the hooks around each feature once: before the first of its scenarios begins, after the last
/// has ended, in whatever order and however many at once they run.
final class FeatureHooks: Sendable {
  /// What entering or leaving a feature brought about.
  struct Passage: Sendable {
    var envelopes: [Envelope] = []
    var status = TestStepResult.Status.unknown
    /// What its scenarios are told.
    var parameters: [String: String]
  }

  private struct State {
    var entries: [String: Task<Passage, Never>] = [:]
    var contexts: [String: FeatureContext] = [:]
    var remaining: [String: Int] = [:]
  }

  private let plan: Plan
  private let settings: Run.Settings
  private let nothing: Passage
  private let state: Mutex<State>

  init(plan: Plan, settings: Run.Settings, parameters: [String: String]) {
    self.plan = plan
    self.settings = settings
    nothing = Passage(parameters: parameters)
    var state = State()
    if !plan.featureHooks.isEmpty {
      for testCase in plan.cases { state.remaining[testCase.pickle.uri, default: 0] += 1 }
    }
    self.state = Mutex(state)
  }

  /// Runs the hooks before the feature of `testCase`, or waits for whoever does.
  ///
  /// Messages are those of the hooks for everyone who enters; they are to be emitted once.
  ///
  /// - Parameter skipping: Whether the scenario will not run: no hook begins for its sake.
  func enter(_ testCase: Plan.Case, skipping: Bool) async -> Passage {
    let uri = testCase.pickle.uri
    guard let hooks = plan.featureHooks[uri] else { return nothing }
    let entry = state.withLock { state -> (task: Task<Passage, Never>, isFirst: Bool)? in
      if let task = state.entries[uri] { return (task, false) }
      if skipping { return nil }
      let context = context(of: uri)
      state.contexts[uri] = context
      let task = Task { await self.run(hooks.before, context) }
      state.entries[uri] = task
      return (task, true)
    }
    guard let entry else { return nothing }
    var passage = await entry.task.value
    // A serial run emits at once, so only the first is given them there.
    if settings.parallel == 1, !entry.isFirst { passage.envelopes = [] }
    return passage
  }

  /// Runs the hooks after the feature of `testCase` if it was the last of its scenarios.
  func leave(_ testCase: Plan.Case) async -> Passage {
    let uri = testCase.pickle.uri
    guard let hooks = plan.featureHooks[uri] else { return nothing }
    let context = state.withLock { state -> FeatureContext? in
      state.remaining[uri, default: 1] -= 1
      return state.remaining[uri] == 0 ? state.contexts[uri] : nil
    }
    guard let context else { return nothing }
    return await run(hooks.after, context)
  }

  private func context(of uri: String) -> FeatureContext {
    let feature = plan.files.first { $0.source.uri == uri }?.document.feature
    return FeatureContext(
      feature: feature, uri: uri, parameters: nothing.parameters, resources: settings.resources)
  }

  private func run(_ hooks: [Plan.OuterHook], _ context: FeatureContext) async -> Passage {
    var passage = nothing
    let runner = OuterHookRunner(plan: plan, settings: settings)
    var envelopes: [Envelope] = []
    passage.status = await runner.run(hooks, run: context.run, feature: context) {
      envelopes.append($0)
    }
    passage.envelopes = envelopes
    passage.parameters = context.parameters
    return passage
  }
}

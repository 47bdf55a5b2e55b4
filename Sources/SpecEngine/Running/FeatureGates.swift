import Gherkin
import Messages
import StepKit

/// Keeps the scenarios of a feature waiting until the hooks before it have run, and knows when the
/// hooks after it are due.
struct FeatureGates {
  enum Admission {
    case open
    /// After these hooks; the scenario waits.
    case hooks(Job)
    case waiting
  }

  private enum State {
    case opening(FeatureContext)
    case open(FeatureContext, failed: Bool)
  }

  private let hooks: [String: Plan.OuterHooks]
  private let parameters: [String: String]
  private let resources: ResourceReader
  private var states: [String: State] = [:]
  /// The number of scenarios of each feature with hooks that have not ended.
  private(set) var remaining: [String: Int] = [:]
  /// The scenarios that wait for the hooks before their feature, in order.
  private var waiting: [String: [ScheduledCase]] = [:]
  /// The scenarios that no longer have to wait, the next one last.
  private var admitted: [ScheduledCase] = []
  /// The number of scenarios of each feature that have begun and not ended.
  private var running: [String: Int] = [:]
  private var isDraining = false
  private var due: [Job] = []
  /// The features with hooks after them that have not ended.
  private(set) var ending = Set<String>()

  init(_ run: Run) {
    (hooks, parameters) = (run.featureHooks, run.parameters)
    resources = run.environment.resources
    guard !hooks.isEmpty else { return }
    for position in run.plan.selection.positions {
      let uri = run.plan.files[Int(position.file)].uri
      if hooks[uri] != nil { remaining[uri, default: 0] += 1 }
    }
  }

  mutating func admit(_ scheduled: ScheduledCase) -> Admission {
    let uri = scheduled.testCase.pickle.uri
    guard let hooks = hooks[uri] else { return .open }
    switch states[uri] {
    case .open:
      running[uri, default: 0] += 1
      return .open
    case .opening:
      waiting[uri, default: []].append(scheduled)
      return .waiting
    case nil:
      let context = FeatureContext(
        feature: scheduled.testCase.file.document.feature, uri: uri, parameters: parameters,
        resources: resources)
      states[uri] = .opening(context)
      waiting[uri] = [scheduled]
      return .hooks(
        .outerHooks(hooks.before, OuterContext(.before, run: context.run, feature: context)))
    }
  }

  /// Records that the hooks before or after a feature have ended.
  ///
  /// - Parameter status: The worst one of the hooks.
  mutating func note(_ status: TestStepResult.Status, of hooks: OuterContext) {
    guard let feature = hooks.feature else { return }
    switch hooks.side {
    case .before: open(feature, status)
    case .after:
      ending.remove(feature.uri)
      // There is nothing that could end a second time.
      states[feature.uri] = nil
    }
  }

  private mutating func open(_ context: FeatureContext, _ status: TestStepResult.Status) {
    guard case .opening = states[context.uri] else { return }
    let waiting = waiting.removeValue(forKey: context.uri) ?? []
    states[context.uri] = .open(context, failed: status.isFailure)
    guard !isDraining else { return endFeature(context.uri) }
    admitted.insert(contentsOf: waiting.reversed(), at: 0)
    running[context.uri, default: 0] += waiting.count
  }

  /// A scenario that waited and may begin now.
  mutating func nextAdmitted() -> ScheduledCase? { admitted.popLast() }

  /// Records that a scenario has ended; after the last one the hooks after its feature are due.
  mutating func leave(_ uri: String) {
    guard let count = remaining[uri] else { return }
    remaining[uri] = count - 1
    running[uri, default: 1] -= 1
    if count == 1 || isDraining && running[uri] == 0 { endFeature(uri) }
  }

  private mutating func endFeature(_ uri: String) {
    guard case .open(let context, _) = states[uri], let hooks = hooks[uri],
      ending.insert(uri).inserted
    else { return }
    due.append(
      .outerHooks(hooks.after, OuterContext(.after, run: context.run, feature: context)))
  }

  /// Lets features end without the scenarios that have not begun.
  mutating func drain() {
    isDraining = true
    admitted = []
    for uri in states.keys.sorted() where running[uri, default: 0] == 0 { endFeature(uri) }
  }

  /// Hooks after a feature that are due.
  mutating func nextHooks() -> Job? { due.isEmpty ? nil : due.removeFirst() }

  func hasFailed(_ uri: String) -> Bool {
    if case .open(_, let failed) = states[uri] { failed } else { false }
  }

  /// The parameters of a feature's scenarios, if hooks before it have run.
  func parameters(of uri: String) -> [String: String]? {
    if case .open(let context, _) = states[uri] { context.parameters } else { nil }
  }
}

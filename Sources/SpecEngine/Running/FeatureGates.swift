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

  private let hooks: [String: Plan.OuterHooks]
  private let parameters: [String: String]
  private let resources: ResourceReader
  /// The features whose hooks before have ended, but not those after.
  private var opened: [String: (context: FeatureContext, hasFailed: Bool)] = [:]
  /// The number of scenarios of each feature with hooks that have not ended.
  private(set) var remaining: [String: Int] = [:]
  /// The scenarios that wait for the hooks before their feature, which run, in order.
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
    if opened[uri] != nil {
      running[uri, default: 0] += 1
      return .open
    }
    waiting[uri, default: []].append(scheduled)
    guard waiting[uri]?.count == 1 else { return .waiting }
    let context = FeatureContext(
      feature: scheduled.testCase.file.document.feature, uri: uri, parameters: parameters,
      resources: resources)
    return .hooks(
      .outerHooks(hooks.before, OuterContext(.before, run: context.run, feature: context)))
  }

  /// Records that the hooks before or after a feature have ended.
  ///
  /// - Parameter status: The worst one of the hooks.
  mutating func note(_ status: TestStepResult.Status, of hooks: OuterContext) {
    guard let feature = hooks.feature else { return }
    let uri = feature.uri
    switch hooks.side {
    case .before:
      let waiting = waiting.removeValue(forKey: uri) ?? []
      opened[uri] = (feature, status.isFailure)
      guard !isDraining else { return endFeature(uri) }
      admitted.insert(contentsOf: waiting.reversed(), at: 0)
      running[uri, default: 0] += waiting.count
    case .after:
      ending.remove(uri)
      // There is nothing that could end a second time.
      opened[uri] = nil
    }
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
    guard let context = opened[uri]?.context, let hooks = hooks[uri],
      ending.insert(uri).inserted
    else { return }
    due.append(
      .outerHooks(hooks.after, OuterContext(.after, run: context.run, feature: context)))
  }

  /// Lets features end without the scenarios that have not begun.
  mutating func drain() {
    isDraining = true
    admitted = []
    for uri in opened.keys.sorted() where running[uri, default: 0] == 0 { endFeature(uri) }
  }

  /// Hooks after a feature that are due.
  mutating func nextHooks() -> Job? { due.isEmpty ? nil : due.removeFirst() }

  func hasFailed(_ uri: String) -> Bool { opened[uri]?.hasFailed ?? false }

  /// The parameters of a feature's scenarios, if hooks before it have run.
  func parameters(of uri: String) -> [String: String]? { opened[uri]?.context.parameters }
}

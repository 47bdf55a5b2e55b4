import Messages
import StepKit
import TagExpressions

extension SupportCode {
  /// The hooks around a scenario and its steps, each kind in the order in which it runs.
  struct ScenarioHooks {
    var before: [Int] = []
    var beforeStep: [Int] = []
    var afterStep: [Int] = []
    var after: [Int] = []
  }

  /// The hooks for a scenario, of the libraries that its feature sees.
  ///
  /// Those of Worlds that it does not use are left out, unless it uses none. A World without steps serves all.
  func hooks(
    for tags: [Pickle.Tag], using worlds: [WorldType], in libraries: SeenLibraries
  ) -> ScenarioHooks {
    var result = ScenarioHooks()
    let names = tags.map(\.name)
    for (index, ready) in hooks.enumerated() {
      guard let world = ready.hook.world, libraries.contains(scope: ready.scope),
        worlds.isEmpty || worlds.contains(world) || !worldsWithSteps.contains(world),
        ready.condition?.evaluate(names) ?? true
      else { continue }
      switch ready.hook.moment {
      case .beforeTestCase: result.before.append(index)
      case .beforeTestStep: result.beforeStep.append(index)
      case .afterTestStep: result.afterStep.insert(index, at: 0)
      case .afterTestCase: result.after.insert(index, at: 0)
      case .beforeTestRun, .afterTestRun, .beforeFeature, .afterFeature: break
      }
    }
    return result
  }

  var hasFeatureHooks: Bool {
    hooks.contains { $0.hook.moment == .beforeFeature || $0.hook.moment == .afterFeature }
  }

  /// The hooks for one of the moments around the run, or around a feature with these tags, in the
  /// order of definition.
  ///
  /// - Parameter libraries: The libraries that the feature sees, or those of each feature of the run.
  func hooks(
    at moment: HookMoment, for tags: [GherkinDocument.Tag] = [], in libraries: Set<SeenLibraries>
  ) -> [Int] {
    let names = tags.map(\.name)
    return hooks.indices.filter { index in
      let ready = hooks[index]
      return ready.hook.moment == moment && ready.condition?.evaluate(names) ?? true
        && (ready.scope == nil || libraries.contains { $0.contains(scope: ready.scope) })
    }
  }
}

extension Hook {
  /// Messages have no hooks around features, so the name has to show that it is one.
  var shownName: String? {
    let shownMoments = [HookMoment.beforeFeature: "BeforeFeature", .afterFeature: "AfterFeature"]
    guard let moment = shownMoments[moment] else { return name }
    return name.map { "\(moment): \($0)" } ?? moment
  }
}

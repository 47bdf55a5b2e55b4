import Messages

/// The steps of an attempt as the legacy JSON groups them.
struct LegacyScenario: Sendable {
  /// Each with its steps; a background without steps in the scenario is left out.
  var backgrounds: [(node: GherkinDocument.Background, steps: [Step])] = []
  var steps: [Step] = []
  var before: [StepView] = []
  var after: [StepView] = []

  /// A step and the hooks around it.
  struct Step: Sendable {
    var view: StepView
    var before: [StepView] = []
    var after: [StepView] = []
  }
}

extension LegacyScenario {
  /// Sorts steps and hooks to where they belong.
  init(_ views: [StepView], origin: Origin) {
    let kinds = Self.kinds(of: views)
    var all: [Step] = []
    var beforeNext: [StepView] = []
    for (view, kind) in zip(views, kinds) {
      switch kind {
      case nil:
        all.append(Step(view: view, before: beforeNext))
        beforeNext = []
      case .beforeTestCase, .beforeTestRun: before.append(view)
      case .afterTestCase, .afterTestRun: after.append(view)
      case .beforeTestStep: beforeNext.append(view)
      case .afterTestStep:
        if all.isEmpty { before.append(view) } else { all[all.count - 1].after.append(view) }
      }
    }
    after = beforeNext + after
    var backgroundOfStep: [String: Int] = [:]
    for (index, background) in origin.backgrounds.enumerated() {
      for step in background.steps { backgroundOfStep[step.id] = index }
    }
    var found: [Int: [Step]] = [:]
    for step in all {
      let node = step.view.pickleStep?.astNodeIds.first
      if let index = node.flatMap({ backgroundOfStep[$0] }) {
        found[index, default: []].append(step)
      } else {
        steps.append(step)
      }
    }
    backgrounds = origin.backgrounds.enumerated().compactMap { index, node in
      found[index].map { (node, $0) }
    }
  }

  /// What kind of hook each is; nothing for a step.
  ///
  /// Hooks of older messages do not say their kind: they are told by where they are.
  private static func kinds(of views: [StepView]) -> [Envelope.HookType?] {
    let first = views.firstIndex { $0.hook == nil } ?? views.endIndex
    let last = views.lastIndex { $0.hook == nil } ?? -1
    return views.enumerated().map { index, view in
      guard let hook = view.hook else { return nil }
      if let type = hook.type { return type }
      return index < first ? .beforeTestCase : index > last ? .afterTestCase : .afterTestStep
    }
  }
}

extension LegacyScenario {
  /// Makes a failure of the step at which the messages ended, for readers know no other word.
  mutating func endWhereItWasCut() {
    var isCut = false
    func end(_ view: inout StepView) {
      guard view.result == nil else { return }
      view.result = TestStepResult(
        duration: .zero, message: isCut ? nil : "the run ended before this step did",
        status: isCut ? .skipped : .failed)
      isCut = true
    }
    func end(_ steps: inout [Step]) {
      for index in steps.indices {
        for hook in steps[index].before.indices { end(&steps[index].before[hook]) }
        end(&steps[index].view)
        for hook in steps[index].after.indices { end(&steps[index].after[hook]) }
      }
    }
    for index in before.indices { end(&before[index]) }
    for index in backgrounds.indices { end(&backgrounds[index].steps) }
    end(&steps)
    for index in after.indices { end(&after[index]) }
  }
}

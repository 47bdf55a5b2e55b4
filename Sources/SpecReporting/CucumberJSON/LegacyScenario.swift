import Messages

/// The steps of an attempt as the legacy JSON groups them.
struct LegacyScenario: Sendable {
  /// The steps of all backgrounds, which Cucumber-JVM shows as one, named as that of the feature if
  /// there are two.
  var background: [Step] = []
  var steps: [Step] = []
  var before: [TestStep] = []
  var after: [TestStep] = []

  /// Why it has not passed, if no step shows it.
  var reason: String?

  /// A step and the hooks around it.
  struct Step: Sendable {
    var view: TestStep
    var before: [TestStep] = []
    var after: [TestStep] = []
  }
}

extension LegacyScenario {
  /// Sorts steps and hooks to their places.
  init(_ details: AttemptDetails) {
    var views = details.steps
    if details.status == .unknown, !Self.fail(&views, for: details.attempt.gap) {
      reason = details.attempt.gap?.description
    }
    let kinds = Self.kinds(of: views)
    var all: [Step] = []
    var beforeNext: [TestStep] = []
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
    // If the background is unknown, its steps have no element of their own.
    let isKnown = !details.lineage.backgrounds.isEmpty
    background = all.filter { isKnown && $0.view.isBackground }
    steps = all.filter { !isKnown || !$0.view.isBackground }
  }

  /// The kind of each hook; nil for a step.
  ///
  /// Hooks of older messages do not say their kind: their position decides.
  private static func kinds(of views: [TestStep]) -> [Envelope.HookType?] {
    let first = views.firstIndex { $0.hook == nil } ?? views.endIndex
    let last = views.lastIndex { $0.hook == nil } ?? -1
    return views.enumerated().map { index, view in
      guard let hook = view.hook else { return nil }
      if let type = hook.type { return type }
      return index < first ? .beforeTestCase : index > last ? .afterTestCase : .afterTestStep
    }
  }

  /// Makes a failure of the first step without a result, for readers know no other word.
  ///
  /// - Returns: Whether there is one.
  private static func fail(_ views: inout [TestStep], for gap: Attempt.Gap?) -> Bool {
    let open = views.indices.filter { views[$0].status == .unknown }
    for index in open { views[index].result = TestStepResult(duration: .zero, status: .skipped) }
    guard let first = open.first else { return false }
    let message =
      gap == .end(isRunCut: true)
      ? "the run ended before this step did" : "the result of this step is missing"
    views[first].result = TestStepResult(duration: .zero, message: message, status: .failed)
    return true
  }
}

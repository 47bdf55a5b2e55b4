import Gherkin
import Messages
import StepKit

/// Makes jobs of the orders that a worker receives.
package struct OrderedJobs {
  private let surroundings: Run.Surroundings
  private var parameters: [String: String] = [:]
  /// Places in features are known where messages are made.
  private let file: FeatureFile

  package init(_ surroundings: Run.Surroundings) {
    var ids = IdGenerator()
    let document = GherkinDocument(comments: [])
    file = FeatureFile(
      source: Source(uri: "", data: "", mediaType: .gherkin), document: document,
      pickles: compile(document, ids: &ids))
    self.surroundings = surroundings
  }

  /// The job that is ordered.
  package mutating func job(_ order: JobOrder) -> Job {
    if let parameters = order.parameters { self.parameters = parameters }
    switch order.content {
    case .testCase(let pickle, let steps, let attempt):
      let testCase = Plan.Case(
        id: "", pickle: pickle, steps: steps.map { planned($0, of: pickle) }, stepIds: [],
        file: file, position: 0, startedId: "",
        limits: TimeLimits().overridden(by: pickle.tags))
      return .testCase(
        ScheduledCase(testCase: testCase, index: 0), parameters: parameters, attempt: attempt)
    case .outerHooks(let hooks, let side, let feature):
      let hooks = hooks.map { Plan.OuterHook(index: $0) }
      guard let feature else {
        return .outerHooks(hooks, OuterContext(side, run: RunContext(parameters: parameters)))
      }
      let context = FeatureContext(
        name: feature.name, tags: feature.tags, uri: feature.uri, language: feature.language,
        parameters: parameters, resources: surroundings.environment.resources)
      return .outerHooks(hooks, OuterContext(side, feature: context))
    }
  }

  private func planned(_ step: JobOrder.Step, of pickle: Pickle) -> Plan.Step {
    switch step {
    case .hook(let index): .hook(index: index)
    case .stepHook(let index, let step): .stepHook(index: index, step: step)
    case .step(let index, let match):
      .pickleStep(index: index, match: self.match(pickle.steps[index].text, match))
    }
  }

  /// The match that was ordered, with its arguments, which are found again here.
  private func match(_ text: String, _ match: JobOrder.Match) -> StepMatch {
    let supportCode = surroundings.supportCode
    return switch match {
    case .undefined: .undefined(UndefinedStep(id: "", pickleStepId: "") { .init() })
    case .ambiguous: .ambiguous([])
    case .defined(let definition): .defined(supportCode.candidate(definition, for: text))
    case .endless(let definition): .defined(supportCode.endlessCandidate(definition))
    case .composed(let definition, let parts):
      .composed(
        supportCode.candidate(definition, for: text),
        parts.map { part in
          StepMatch.Part(
            text: part.text, sought: part.sought, argument: part.argument,
            match: self.match(part.sought, part.match))
        })
    }
  }
}

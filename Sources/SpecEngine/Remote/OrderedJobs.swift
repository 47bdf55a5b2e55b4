import Gherkin
import Messages
import StepKit

/// Carries out orders in a worker.
package struct OrderedJobs {
  private let surroundings: Run.Surroundings
  private var matching: Matching
  private var parameters: [String: String] = [:]
  private var ids = IdGenerator()
  /// Places in features are known where messages are made.
  private let file: FeatureFile

  package init(_ surroundings: Run.Surroundings) {
    let document = GherkinDocument(comments: [])
    file = FeatureFile(
      source: Source(uri: "", data: "", mediaType: .gherkin), document: document,
      pickles: compile(document, ids: &ids))
    self.surroundings = surroundings
    matching = Matching(supportCode: surroundings.supportCode)
  }

  /// Executes a job and reports its events as they come.
  package mutating func execute(
    _ order: JobOrder, report: JobEvent.Receiver
  ) async -> Run.CaseEnd {
    if let parameters = order.parameters { self.parameters = parameters }
    switch await job(order).execute(in: surroundings, report: report) {
    case .testCase(_, _, let end): return end
    case .outerHooks(_, let status): return Run.CaseEnd(status: status, attempts: 1)
    }
  }

  private mutating func job(_ order: JobOrder) -> Job {
    switch order.content {
    case .testCase(let pickle, let steps, let attempt):
      let testCase = Plan.Case(
        id: "", pickle: pickle, steps: steps.map { planned($0, of: pickle) }, stepIds: [],
        file: file, position: 0, startedId: "",
        limits: TimeLimits().overridden(by: pickle.tags))
      return .testCase(
        ScheduledCase(testCase: testCase, index: 0), parameters: parameters, isSkipped: false,
        attempt: attempt)
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

  private mutating func planned(_ step: JobOrder.Step, of pickle: Pickle) -> Plan.Step {
    switch step {
    case .hook(let index): return .hook(index: index)
    case .stepHook(let index, let step): return .stepHook(index: index, step: step)
    case .undefined(let step):
      return .pickleStep(
        index: step,
        match: .undefined(Envelope.Suggestion(id: "", pickleStepId: "", snippets: [])))
    case .ambiguous(let step): return .pickleStep(index: step, match: .ambiguous([]))
    case .definition(let index, let step):
      let known = index.flatMap { matching.match(pickle.steps[step], definition: $0) }
      return .pickleStep(
        index: step,
        match: known ?? matching.match(pickle.steps[step], among: pickle.steps, ids: &ids))
    }
  }
}

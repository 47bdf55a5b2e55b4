package import Messages
import StepKit

/// Runs the jobs that a worker receives.
///
/// An order contains everything that the worker cannot know by itself. Definitions and hooks are named by
/// their position in the support code, which is the same in every process of a program; arguments are found
/// again where a step runs.
package struct OrderedJobs {
  private let setup: Run.Setup
  /// World parameters and values shared by hooks, by name, from the last order.
  private var parameters: [String: String] = [:]

  package init(_ setup: Run.Setup) { self.setup = setup }

  /// Runs a job written by `Job.order`.
  package mutating func run(
    _ order: ArraySlice<UInt8>, report: JobEvent.Receiver
  ) async -> Run.CaseEnd {
    var reader = ByteReader(order)
    parameters = reader.value() ?? parameters
    if let rules: CaseRules = reader.value() {
      let runner = TestCaseRunner(
        reader.value(), reader.value(), rules, parameters: parameters, setup)
      return await runner.run(from: reader.value(), report: report)
    }
    let (hooks, first): ([Int], Int) = (reader.value(), reader.value())
    let tags: [String]? = reader.value()
    let feature = tags.map { tags in
      FeatureContext(
        name: reader.value(), tags: tags, uri: reader.value(), language: reader.value(),
        parameters: parameters, resources: setup.environment.resources)
    }
    let context = OuterContext(
      .before, run: feature?.run ?? RunContext(parameters: parameters), feature: feature)
    return await OuterHookRunner(setup: setup).run(hooks, from: first, context, report: report)
  }
}

extension Job {
  /// World parameters and values shared by hooks, by name.
  package var parameters: [String: String] {
    switch self {
    case .testCase(_, let parameters, _): parameters
    case .outerHooks(_, let context): context.run.parameters
    }
  }

  /// Writes the job for a worker.
  ///
  /// - Parameters:
  ///   - done: The number of hooks to leave out.
  ///   - known: The parameters of the last order to the same worker.
  package func order(
    to writer: inout ByteWriter, skipping done: Int = 0, known: [String: String]?,
    _ settings: Run.Settings
  ) {
    writer.put(parameters == known ? nil : parameters)
    switch self {
    case .testCase(let scheduled, _, let attempt):
      let testCase = scheduled.testCase
      writer.put(Optional(settings.rules(for: testCase.pickle)))
      writer.put(testCase.pickle, testCase.steps, attempt)
    case .outerHooks(let hooks, let context):
      writer.put(CaseRules?.none, hooks.dropFirst(done).map(\.index), done, context.feature?.tags)
      if let feature = context.feature { writer.put(feature.name, feature.uri, feature.language) }
    }
  }
}

// MARK: - Steps

extension Plan.Step: Packable {
  package init(from reader: inout ByteReader) {
    self =
      switch reader.value() as Int {
      case 0: .hook(index: reader.value())
      case 1: .stepHook(index: reader.value(), step: reader.value())
      default: .pickleStep(index: reader.value(), match: reader.value())
      }
  }

  package func pack(into writer: inout ByteWriter) {
    switch self {
    case .hook(let index): writer.put(0, index)
    case .stepHook(let index, let step): writer.put(1, index, step)
    case .pickleStep(let index, let match): writer.put(2, index, match)
    }
  }
}

/// A step's match, as decided by the plan: only the plan knows everything that it depends on.
extension StepMatch: Packable {
  package init(from reader: inout ByteReader) {
    self =
      switch reader.value() as Int {
      case 0: .defined(Candidate(definition: reader.value()))
      case 1: .composed(Candidate(definition: reader.value()), reader.value())
      case 2: .ambiguous([])
      default: .undefined(UndefinedStep())
      }
  }

  package func pack(into writer: inout ByteWriter) {
    switch self {
    case .defined(let candidate): writer.put(0, candidate.definition)
    case .composed(let candidate, let parts): writer.put(1, candidate.definition, parts)
    case .ambiguous: writer.put(2)
    case .undefined: writer.put(3)
    }
  }
}

extension StepMatch.Part: Packable {
  package init(from reader: inout ByteReader) {
    self.init(
      text: reader.value(), sought: reader.value(), argument: reader.value(),
      match: reader.value())
  }

  package func pack(into writer: inout ByteWriter) { writer.put(text, sought, argument, match) }
}

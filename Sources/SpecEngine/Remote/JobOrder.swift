import Gherkin
package import Messages
import StepKit

/// A job as it travels to a worker: what the worker cannot know by itself.
///
/// Definitions and hooks are named by their position in the support code, which is the same in every
/// process of a program. Ids are left behind: messages are made where the order came from.
package struct JobOrder {
  package enum Content {
    case testCase(Pickle, [Step], attempt: Int)
    case outerHooks([Int], OuterContext.Side, Feature?)
  }

  /// A step or hook of a test case.
  package enum Step {
    case hook(Int)
    case stepHook(Int, step: Int)
    case step(Int, Match)
  }

  /// What a step matches, as the plan has decided it: only there is all known that it depends on.
  package indirect enum Match {
    case defined(Int)
    case composed(Int, [Part])
    /// One that is made of itself.
    case endless(Int)
    case undefined
    case ambiguous
  }

  /// One of the steps that a step is made of.
  package struct Part {
    let text: String
    let sought: String
    let argument: Pickle.Argument?
    let match: Match
  }

  /// The feature that hooks run around.
  package struct Feature {
    let name: String
    let tags: [String]
    let uri: String
    let language: String
  }

  package let content: Content
  /// World parameters and what hooks share, by name; nil where they are those of the last order.
  package let parameters: [String: String]?

  /// - Parameter known: The parameters of the last order to the same worker.
  package init(_ job: Job, skipping done: Int = 0, known: [String: String]?) {
    let current: [String: String]
    switch job {
    case .testCase(let scheduled, let parameters, let attempt):
      let testCase = scheduled.testCase
      content = .testCase(testCase.pickle, testCase.steps.map(Step.init), attempt: attempt)
      current = parameters
    case .outerHooks(let hooks, let context):
      content = .outerHooks(
        hooks.dropFirst(done).map(\.index), context.side, context.feature.map(Feature.init))
      current = context.run.parameters
    }
    parameters = current == known ? nil : current
  }
}

extension JobOrder.Step {
  fileprivate init(_ step: Plan.Step) {
    switch step {
    case .hook(let index): self = .hook(index)
    case .stepHook(let index, let step): self = .stepHook(index, step: step)
    case .pickleStep(let index, let match): self = .step(index, JobOrder.Match(match))
    }
  }
}

extension JobOrder.Match {
  fileprivate init(_ match: StepMatch) {
    switch match {
    case .defined(let candidate) where candidate.problem is EndlessComposition:
      self = .endless(candidate.definition)
    case .defined(let candidate): self = .defined(candidate.definition)
    case .composed(let candidate, let parts):
      self = .composed(candidate.definition, parts.map(JobOrder.Part.init))
    case .undefined: self = .undefined
    case .ambiguous: self = .ambiguous
    }
  }
}

extension JobOrder.Feature {
  fileprivate init(_ context: FeatureContext) {
    name = context.name
    tags = context.tags
    uri = context.uri
    language = context.language
  }
}

// MARK: - Travelling

extension JobOrder {
  package func write(to packed: inout Packer) {
    packed.put(parameters != nil)
    if let parameters {
      packed.put(parameters.keys.sorted())
      packed.put(parameters.keys.sorted().map { parameters[$0] ?? "" })
    }
    switch content {
    case .testCase(let pickle, let steps, let attempt):
      packed.put(0)
      packed.put(attempt)
      pickle.writeContent(to: &packed)
      packed.put(steps.count)
      for step in steps { step.write(to: &packed) }
    case .outerHooks(let hooks, let side, let feature):
      packed.put(side == .before ? 1 : 2)
      packed.put(hooks)
      packed.put(feature != nil)
      guard let feature else { return }
      packed.put([feature.name, feature.uri, feature.language])
      packed.put(feature.tags)
    }
  }

  package init(from packed: inout Unpacker) {
    if packed.value() as Bool {
      let names: [String] = packed.value()
      let values: [String] = packed.value()
      parameters = Dictionary(zip(names, values), uniquingKeysWith: { first, _ in first })
    } else {
      parameters = nil
    }
    switch packed.value() as Int {
    case 0:
      let attempt: Int = packed.value()
      let pickle = Pickle(contentFrom: &packed)
      let count: Int = packed.value()
      content = .testCase(pickle, (0..<count).map { _ in Step(from: &packed) }, attempt: attempt)
    case let side:
      let hooks: [Int] = packed.value()
      var feature: Feature?
      if packed.value() as Bool {
        let texts: [String] = packed.value()
        feature = Feature(
          name: texts[0], tags: packed.value(), uri: texts[1], language: texts[2])
      }
      content = .outerHooks(hooks, side == 1 ? .before : .after, feature)
    }
  }
}

extension JobOrder.Step {
  fileprivate func write(to packed: inout Packer) {
    switch self {
    case .hook(let index): packed.put(-1 - index)
    // By far most are of this kind.
    case .step(let step, .defined(let definition)):
      packed.put(3 * step)
      packed.put(definition)
    case .step(let step, let match):
      packed.put(3 * step + 1)
      match.write(to: &packed)
    case .stepHook(let index, let step):
      packed.put(3 * step + 2)
      packed.put(index)
    }
  }

  fileprivate init(from packed: inout Unpacker) {
    let head: Int = packed.value()
    guard head >= 0 else {
      self = .hook(-1 - head)
      return
    }
    let step = head / 3
    switch head % 3 {
    case 0: self = .step(step, .defined(packed.value()))
    case 1: self = .step(step, JobOrder.Match(from: &packed))
    default: self = .stepHook(packed.value(), step: step)
    }
  }
}

extension JobOrder.Match {
  fileprivate func write(to packed: inout Packer) {
    switch self {
    case .undefined: packed.put(0)
    case .ambiguous: packed.put(1)
    case .defined(let definition):
      packed.put(2)
      packed.put(definition)
    case .endless(let definition):
      packed.put(3)
      packed.put(definition)
    case .composed(let definition, let parts):
      packed.put(4 + parts.count)
      packed.put(definition)
      for part in parts {
        packed.put([part.text, part.sought])
        packed.put(part.argument)
        part.match.write(to: &packed)
      }
    }
  }

  fileprivate init(from packed: inout Unpacker) {
    switch packed.value() as Int {
    case 0: self = .undefined
    case 1: self = .ambiguous
    case 2: self = .defined(packed.value())
    case 3: self = .endless(packed.value())
    case let kind:
      let definition: Int = packed.value()
      self = .composed(definition, (0..<kind - 4).map { _ in JobOrder.Part(from: &packed) })
    }
  }
}

extension JobOrder.Part {
  fileprivate init(_ part: StepMatch.Part) {
    text = part.text
    sought = part.sought
    argument = part.argument
    match = JobOrder.Match(part.match)
  }

  fileprivate init(from packed: inout Unpacker) {
    let texts: [String] = packed.value()
    text = texts[0]
    sought = texts[1]
    argument = packed.value()
    match = JobOrder.Match(from: &packed)
  }
}

extension Pickle {
  /// Writes what steps and hooks may see of it; ids stay behind.
  fileprivate func writeContent(to packed: inout Packer) {
    packed.put(uri)
    packed.put(location)
    packed.put(name)
    packed.put(language)
    packed.put(tags.map(\.name))
    packed.put(steps.count)
    for step in steps {
      packed.put(step.text)
      packed.put(step.type)
      packed.put(step.argument)
    }
  }

  fileprivate init(contentFrom packed: inout Unpacker) {
    let uri: String = packed.value()
    let location: Location? = packed.value()
    let name: String = packed.value()
    let language: String = packed.value()
    let tags: [String] = packed.value()
    let count: Int = packed.value()
    let steps = (0..<count).map { _ in
      let text: String = packed.value()
      let type: Pickle.KeywordType? = packed.value()
      return Step(argument: packed.value(), astNodeIds: [], id: "", type: type, text: text)
    }
    self.init(
      id: "", uri: uri, location: location, name: name, language: language, steps: steps,
      tags: tags.map { Tag(name: $0, astNodeId: "") }, astNodeIds: [])
  }
}

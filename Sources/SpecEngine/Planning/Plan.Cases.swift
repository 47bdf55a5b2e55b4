import Gherkin
import Messages
import StepKit

extension Plan {
  /// The test cases of a plan in order, each made on request.
  ///
  /// Every iteration produces the same test cases, ids included.
  public struct Cases: Sequence, IteratorProtocol, Sendable {
    let plan: Plan
    private let kept: KeptCases?
    private var index = 0
    private var current: (position: Int32, file: FeatureFile)?
    private var matching: Matching
    /// The definition of each step in order, for steps with exactly one; noted by the
    /// first iteration, so that the second does not search for it.
    private(set) var noted: [Int32]
    private let isNoted: Bool
    /// Whether to leave the arguments of steps to be found where they run.
    private var leavesArguments = false
    private var step = 0
    private var ids: IdGenerator
    /// The hooks of the previous scenario.
    private var lastHooks:
      (tags: [Pickle.Tag], worlds: [WorldType], hooks: SupportCode.ScenarioHooks)?

    /// - Parameter noted: The notes of an earlier iteration.
    init(_ plan: Plan, kept: KeptCases?, noted: [Int32]? = nil) {
      isNoted = noted != nil
      self.noted = noted ?? []
      self.plan = plan
      self.kept = kept
      matching = Matching(supportCode: plan.supportCode)
      ids = plan.caseIds
    }

    public mutating func next() -> Case? {
      guard index < plan.count else { return nil }
      defer { index += 1 }
      if let kept { return kept.cases[index] }
      let position = plan.selection.positions[index]
      let file = file(at: position.file)
      let pickle = file.pickles[Int(position.pickle)]
      return make(file, at: Int(position.pickle), plan.edit?(index, pickle) ?? pickle)
    }

    /// The ids remaining after the cases, once all were made.
    var idsAfter: IdGenerator { kept?.idsAfter ?? ids }

    /// The same test cases from the beginning, made with the notes of this iteration; arguments are left to
    /// be found where a step runs.
    consuming func again() -> Cases {
      var again = Cases(plan, kept: kept, noted: noted)
      again.matching = matching
      again.leavesArguments = true
      return again
    }

    public var underestimatedCount: Int { plan.count - index }

    private mutating func file(at position: Int32) -> FeatureFile {
      if let current, current.position == position { return current.file }
      let file = plan.files[Int(position)].load()
      current = (position, file)
      let libraries = plan.supportCode.scopes.libraries(seenBy: plan.files[Int(position)].uri)
      if libraries != matching.libraries { lastHooks = nil }
      matching.enter(libraries)
      return file
    }
  }
}

extension Plan {
  /// Test cases that were made once, and the ids remaining after them.
  struct KeptCases: Sendable {
    let cases: [Case]
    let idsAfter: IdGenerator
  }
}

extension Plan.KeptCases {
  init(_ source: Plan.Cases) {
    var source = source
    var cases: [Plan.Case] = []
    cases.reserveCapacity(source.underestimatedCount)
    while let next = source.next() { cases.append(next) }
    self.init(cases: cases, idsAfter: source.idsAfter)
  }
}

extension Plan.Cases {
  /// The test case of a scenario: its hooks, its steps with what they match, and their ids.
  private mutating func make(_ file: FeatureFile, at position: Int, _ pickle: Pickle) -> Plan.Case {
    let matches = pickle.steps.map { match($0) }
    let hooks = hooks(for: pickle.tags, matches)
    var steps: [Plan.Step] = []
    steps.reserveCapacity(pickle.steps.count + hooks.before.count + hooks.after.count)
    for hook in hooks.before { steps.append(.hook(index: hook)) }
    for (index, match) in matches.enumerated() {
      for hook in hooks.beforeStep { steps.append(.stepHook(index: hook, step: index)) }
      steps.append(.pickleStep(index: index, match: match))
      for hook in hooks.afterStep { steps.append(.stepHook(index: hook, step: index)) }
    }
    for hook in hooks.after { steps.append(.hook(index: hook)) }
    let stepIds = steps.map { _ in ids.makeId() }
    return Plan.Case(
      id: ids.makeId(), pickle: pickle, steps: steps, stepIds: stepIds, file: file,
      position: position, startedId: ids.makeId())
  }

  /// The hooks for a scenario; neighbors mostly have the same tags and Worlds.
  private mutating func hooks(
    for tags: [Pickle.Tag], _ matches: [StepMatch]
  ) -> SupportCode.ScenarioHooks {
    guard !plan.supportCode.hooks.isEmpty else { return SupportCode.ScenarioHooks() }
    let worlds = plan.supportCode.worlds(of: matches)
    if let lastHooks, lastHooks.tags == tags, lastHooks.worlds == worlds { return lastHooks.hooks }
    let hooks = plan.supportCode.hooks(for: tags, using: worlds, in: matching.libraries)
    lastHooks = (tags, worlds, hooks)
    return hooks
  }

  private mutating func match(_ step: Pickle.Step) -> StepMatch {
    defer { self.step += 1 }
    if isNoted, noted[self.step] >= 0 {
      let definition = Int(noted[self.step])
      // Noted only if it has some.
      let arguments =
        leavesArguments ? nil : try? plan.supportCode.arguments(definition, of: step.text)
      return .defined(
        StepMatch.Candidate(definition: definition, found: arguments.map { .success($0) }))
    }
    let match = matching.match(step, ids: &ids)
    if !isNoted {
      if case .defined(let candidate) = match, candidate.problem == nil {
        noted.append(Int32(candidate.definition))
      } else {
        noted.append(-1)
      }
    }
    return match
  }
}

extension SupportCode {
  /// The Worlds of the definitions in `matches`, in the order in which they appear.
  ///
  /// Only hooks need them. Nearly always there is one, so comparing a list is faster than a set.
  fileprivate func worlds(of matches: [StepMatch]) -> [WorldType] {
    var worlds: [WorldType] = []
    func add(_ definition: Int) {
      let world = definitions[definition].step.world
      if world != worlds.last, !worlds.contains(world) { worlds.append(world) }
    }
    for match in matches {
      // Nearly every step is a plain one, which needs no list.
      if case .defined(let candidate) = match {
        add(candidate.definition)
      } else {
        match.definitions.forEach(add)
      }
    }
    return worlds
  }
}

import Gherkin
import Messages
import StepKit

/// Finds the scenarios of a plan that use Worlds that must not be combined.
struct WorldCheck {
  private let supportCode: SupportCode
  private var suggestions: Suggestions
  /// Only so many are described: they may be a million rows of one outline.
  private static let maximum = 1_000
  private(set) var found: [MixedScenario] = []
  /// The number of all of them.
  private(set) var count = 0
  /// The Worlds of the scenario being looked at; kept to allocate it once.
  private var seen: [Int] = []

  init(_ supportCode: SupportCode) {
    self.supportCode = supportCode
    suggestions = Suggestions(supportCode: supportCode)
  }

  mutating func check(_ testCase: Plan.Case) {
    guard clashes(testCase) else { return }
    count += 1
    if found.count < Self.maximum, let mixed = describe(testCase) { found.append(mixed) }
  }

  private mutating func clashes(_ testCase: Plan.Case) -> Bool {
    seen.removeAll(keepingCapacity: true)
    for step in testCase.steps {
      guard case .pickleStep(_, let match) = step else { continue }
      // Nearly every step is a plain one, which needs no list.
      if case .defined(let candidate) = match {
        guard let world = supportCode.definitions[candidate.definition].world else { continue }
        if clashes(world) { return true }
      } else {
        for use in uses(of: match) where clashes(use.world) { return true }
      }
    }
    return false
  }

  private mutating func clashes(_ world: Int) -> Bool {
    guard !seen.contains(world) else { return false }
    if seen.contains(where: { supportCode.worlds.clash($0, world) }) { return true }
    seen.append(world)
    return false
  }

  /// One use of a World by a step, or by a part of it.
  private struct WorldUse {
    let world: Int
    let definition: Int
    var part: String?
  }

  /// The Worlds that a step's code would receive.
  ///
  /// A composed step has none of its own. An ambiguous one counts as the first of its definitions: if
  /// one of them belonged to the scenario's World, that would be the only one.
  private func uses(of match: StepMatch) -> [WorldUse] {
    switch match {
    case .undefined: return []
    case .defined(let candidate): return use(of: candidate.definition).map { [$0] } ?? []
    case .ambiguous(let candidates):
      let uses = candidates.compactMap { use(of: $0.definition) }
      guard let first = uses.first, uses.count == candidates.count else { return [] }
      return [first]
    case .composed(_, let parts):
      return parts.flatMap { part in
        uses(of: part.match).map { use in
          var use = use
          use.part = use.part ?? part.text
          return use
        }
      }
    }
  }

  private func use(of definition: Int) -> WorldUse? {
    supportCode.definitions[definition].world.map { WorldUse(world: $0, definition: definition) }
  }

  private mutating func describe(_ testCase: Plan.Case) -> MixedScenario? {
    var all: [(step: Int, use: WorldUse)] = []
    for case .pickleStep(let index, let match) in testCase.steps {
      all += uses(of: match).map { (index, $0) }
    }
    var counts: [Int: Int] = [:]
    for (_, use) in all { counts[use.world, default: 0] += 1 }
    // In the order in which they appear, so that of two that are used as often the later is odd.
    var order: [Int] = []
    for (_, use) in all where !order.contains(use.world) { order.append(use.world) }
    let ranked = order.enumerated()
      .sorted {
        (-(counts[$0.element] ?? 0), $0.offset) < (-(counts[$1.element] ?? 0), $1.offset)
      }.map(\.element)
    for (rank, main) in ranked.enumerated() {
      for odd in ranked[(rank + 1)...] where supportCode.worlds.clash(main, odd) {
        guard let oddUse = all.first(where: { $0.use.world == odd }),
          let mainUse = all.first(where: { $0.use.world == main })
        else { continue }
        let text = oddUse.use.part ?? testCase.pickle.steps[oddUse.step].text
        let meant = suggestions.nearest(to: text, in: main)
        return MixedScenario(
          odd: use(oddUse, in: testCase), oddCount: counts[odd] ?? 1,
          main: use(mainUse, in: testCase),
          meant: meant?.definition, meantSentence: meant?.sentence)
      }
    }
    return nil
  }

  private func use(
    _ found: (step: Int, use: WorldUse), in testCase: Plan.Case
  ) -> MixedScenario.Use {
    let step = testCase.pickle.steps[found.step]
    let written = step.astNodeIds.first.flatMap { testCase.file.document.step(withId: $0) }
    var place = testCase.place(of: step)
    if let column = written?.location.column { place += ":\(column)" }
    let keyword = written?.keyword ?? ""
    return MixedScenario.Use(
      place: place, text: keyword + step.text, part: found.use.part,
      definition: supportCode.definitions[found.use.definition].step)
  }
}

extension GherkinDocument {
  /// The step with an id, wherever it stands.
  fileprivate func step(withId id: String) -> Step? {
    func find(_ steps: [Step]) -> Step? { steps.first { $0.id == id } }
    for child in feature?.children ?? [] {
      switch child {
      case .background(let background):
        if let step = find(background.steps) { return step }
      case .scenario(let scenario):
        if let step = find(scenario.steps) { return step }
      case .rule(let rule):
        for child in rule.children {
          switch child {
          case .background(let background):
            if let step = find(background.steps) { return step }
          case .scenario(let scenario):
            if let step = find(scenario.steps) { return step }
          }
        }
      }
    }
    return nil
  }
}

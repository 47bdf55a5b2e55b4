import Gherkin
import Messages
import StepKit

/// Finds the scenarios of a plan whose steps use two Worlds with state.
struct WorldCheck {
  private let supportCode: SupportCode
  /// Only so many are described: they may be a million rows of one outline.
  private static let maximum = 1_000
  private(set) var found: [MixedScenario] = []
  /// The number of all of them.
  private(set) var count = 0

  init(_ supportCode: SupportCode) { self.supportCode = supportCode }

  mutating func check(_ testCase: Plan.Case) {
    var first: WorldUse?
    for case .pickleStep(let index, let match) in testCase.steps {
      // Nearly every step is a plain one of the World that is known.
      if let first, case .defined(let candidate) = match,
        supportCode.definitions[candidate.definition].step.world == world(of: first)
      {
        continue
      }
      for var use in uses(of: match) {
        use.step = index
        guard let known = first else {
          first = use
          continue
        }
        guard world(of: known) != world(of: use) else { continue }
        count += 1
        guard found.count < Self.maximum else { return }
        found.append(
          MixedScenario(first: shown(known, in: testCase), second: shown(use, in: testCase)))
        return
      }
    }
  }

  /// The use of a World with state by a step, or by a part of it.
  private struct WorldUse {
    let definition: Int
    var step = 0
    var part: String?
  }

  private func world(of use: WorldUse) -> WorldType {
    supportCode.definitions[use.definition].step.world
  }

  /// The Worlds with state that a step receives: one that is made of others has none of its own.
  private func uses(of match: StepMatch) -> [WorldUse] {
    switch match {
    case .undefined, .ambiguous: return []
    case .defined(let candidate):
      let use = WorldUse(definition: candidate.definition)
      return world(of: use).hasState ? [use] : []
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

  private func shown(_ use: WorldUse, in testCase: Plan.Case) -> MixedScenario.Use {
    let step = testCase.pickle.steps[use.step]
    let written = testCase.file.document.steps.first { $0.id == step.astNodeIds.first }
    let column = written.flatMap(\.location.column).map { ":\($0)" } ?? ""
    return MixedScenario.Use(
      place: testCase.place(of: step) + column, text: (written?.keyword ?? "") + step.text,
      part: use.part, definition: supportCode.definitions[use.definition].step)
  }
}

import Gherkin
import Messages
import StepKit

/// Finds the scenarios of a plan whose steps use two Worlds with state.
struct WorldCheck {
  private let supportCode: SupportCode
  /// The maximum number described: there may be a million rows of one outline.
  private static let maximum = 1_000
  private(set) var found: [MixedScenario] = []
  /// The number of all of them.
  private(set) var count = 0

  init(_ supportCode: SupportCode) { self.supportCode = supportCode }

  mutating func check(_ testCase: Plan.Case) {
    var first: (step: Int, definition: StepDefinition)?
    for case .pickleStep(let index, let match) in testCase.steps {
      // A step made of other steps has no World itself.
      for leaf in match.leaves ?? [] {
        let definition = supportCode.definitions[leaf].step
        guard definition.world.hasState, definition.world != first?.definition.world else {
          continue
        }
        guard let known = first else {
          first = (index, definition)
          continue
        }
        count += 1
        if found.count < Self.maximum {
          found.append(
            MixedScenario(
              first: use(known.step, known.definition, in: testCase),
              second: use(index, definition, in: testCase)))
        }
        return
      }
    }
  }

  private func use(
    _ index: Int, _ definition: StepDefinition, in testCase: Plan.Case
  ) -> MixedScenario.Use {
    let step = testCase.pickle.steps[index]
    let written = testCase.file.document.steps.first { $0.id == step.astNodeIds.first }
    let column = written.flatMap(\.location.column).map { ":\($0)" } ?? ""
    return MixedScenario.Use(
      place: testCase.place(of: step) + column, text: (written?.keyword ?? "") + step.text,
      definition: definition)
  }
}

import SpecEngine
import StepKit

/// The step definitions that no scenario uses, where a run must have none.
struct UnusedDefinitions {
  let definitions: [StepDefinition]

  init(_ plan: Plan) { definitions = plan.unusedDefinitions() }

  /// A line each, the place first.
  func lines(workingDirectory: String) -> [String] {
    definitions.map { definition in
      "\(definition.place.shown(relativeTo: workingDirectory)): "
        + "\(definition.keyword.rawValue)(\"\(definition.pattern.source)\") is used by no scenario"
    }
  }
}

import CucumberExpressions
import Gherkin
import Messages
public import StepKit

/// The steps that a definition matches, in all scenarios of the files.
package struct DefinitionUse: Sendable {
  /// Steps of scenarios: one of a background or an outline counts for each of them.
  package fileprivate(set) var steps = 0
  /// Lines of features.
  package fileprivate(set) var lines = 0
  /// The first of those lines.
  package fileprivate(set) var places: [Place] = []
  /// The text of the first step that only the definition matches, without a keyword.
  package fileprivate(set) var text: String?

  package struct Place: Sendable, Hashable {
    package let uri: String
    package let line: Int
  }
}

/// The definitions and types that the scenarios of the files use.
package struct Uses: Sendable {
  /// By the position of the definition.
  package fileprivate(set) var definitions: [DefinitionUse]
  /// The first text found for each parameter type, by its name.
  package fileprivate(set) var values: [String: String] = [:]
}

extension Plan {
  /// The uses of each definition, whatever the filter selects.
  ///
  /// The steps of a composed step count as used at its location.
  ///
  /// - Parameter limit: The number of places to keep for each.
  package func uses(limit: Int) -> Uses {
    var uses = Uses(
      definitions: [DefinitionUse](repeating: DefinitionUse(), count: supportCode.definitions.count)
    )
    var matching = Matching(supportCode: supportCode)
    var ids = IdGenerator()
    for provider in files {
      let file = provider.load()
      let uri = file.source.uri
      matching.enter(uri)
      /// The lines that were counted, by definition.
      var counted = Set<[Int]>()
      for (index, pickle) in file.pickles.enumerated() {
        for (number, step) in pickle.steps.enumerated() {
          let match = matching.match(step, ids: &ids)
          let line = file.pickles.line(ofStep: number, at: index)
          for definition in match.definitions {
            uses.definitions[definition].steps += 1
            guard counted.insert([definition, line]).inserted else { continue }
            uses.definitions[definition].lines += 1
            if uses.definitions[definition].places.count < limit {
              uses.definitions[definition].places.append(DefinitionUse.Place(uri: uri, line: line))
            }
          }
          uses.keepTexts(of: match, step.text)
        }
      }
    }
    return uses
  }

  /// The step definitions that no scenario of the files uses, in the order of definition.
  ///
  /// Scenarios that the filter leaves out count as well, so that the result is the same in every run. A
  /// definition that is used only in ambiguous steps counts as used.
  public func unusedDefinitions() -> [StepDefinition] {
    zip(supportCode.definitions, uses(limit: 0).definitions).filter { $1.steps == 0 }.map(\.0.step)
  }
}

extension Uses {
  /// Keeps the texts that are examples of a definition or of a parameter type.
  fileprivate mutating func keepTexts(of match: StepMatch, _ text: String) {
    if let candidate = match.onlyCandidate { keep(candidate, text) }
    guard case .composed(_, let parts) = match else { return }
    for part in parts { keepTexts(of: part.match, part.text) }
  }

  private mutating func keep(_ candidate: StepMatch.Candidate, _ text: String) {
    guard candidate.problem == nil, definitions[candidate.definition].text == nil else { return }
    definitions[candidate.definition].text = text
    for argument in candidate.arguments {
      let name = argument.parameterType.name
      values[name] = values[name] ?? argument.group.value
    }
  }
}

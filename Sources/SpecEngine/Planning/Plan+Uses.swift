import CucumberExpressions
import Gherkin
import Messages

/// The steps that a definition matches, in all scenarios of the files.
package struct DefinitionUse: Sendable {
  /// Steps of scenarios: one of a background or an outline counts for each of them.
  package fileprivate(set) var steps = 0
  /// Lines of features.
  package fileprivate(set) var lines = 0
  /// The first of those lines.
  package fileprivate(set) var places: [Place] = []
  /// The text of the first step that the definition alone matches, without a keyword.
  package fileprivate(set) var text: String?

  /// A line of a feature.
  package struct Place: Sendable, Hashable {
    package let uri: String
    package let line: Int
  }
}

/// What the scenarios of the files use.
package struct Uses: Sendable {
  /// By the position of the definition.
  package fileprivate(set) var definitions: [DefinitionUse]
  /// The first text that each parameter type was given, by its name.
  package fileprivate(set) var values: [String: String] = [:]
}

extension Plan {
  /// The uses of each definition, whatever the filter selects.
  ///
  /// The steps that a step is made of are used where that step stands.
  ///
  /// - Parameter limit: The number of places that are kept of each.
  package func uses(limit: Int) -> Uses {
    var uses = Uses(
      definitions: [DefinitionUse](repeating: DefinitionUse(), count: supportCode.definitions.count)
    )
    /// The lines of the file at hand that were counted, by definition.
    var (counted, uri) = (Set<[Int]>(), "")
    forEachStep { step, line, match, file in
      if file.source.uri != uri { (counted, uri) = ([], file.source.uri) }
      let definitions = match.definitions
      for definition in definitions {
        uses.definitions[definition].steps += 1
        guard counted.insert([definition, line]).inserted else { continue }
        uses.definitions[definition].lines += 1
        if uses.definitions[definition].places.count < limit {
          uses.definitions[definition].places.append(DefinitionUse.Place(uri: uri, line: line))
        }
      }
      uses.keepTexts(of: match, step.text)
    }
    return uses
  }

  /// Goes through the steps of all scenarios of the files, with their lines and what they match.
  func forEachStep(_ body: (Pickle.Step, _ line: Int, StepMatch, FeatureFile) -> Void) {
    var matching = Matching(supportCode: supportCode)
    var ids = IdGenerator()
    for provider in files {
      let file = provider.load()
      matching.enter(file.source.uri)
      for (index, pickle) in file.pickles.enumerated() {
        for (number, step) in pickle.steps.enumerated() {
          let match = matching.match(step, ids: &ids)
          body(step, file.pickles.line(ofStep: number, at: index), match, file)
        }
      }
    }
  }
}

extension Uses {
  /// Keeps what is an example of a definition or of a parameter type.
  fileprivate mutating func keepTexts(of match: StepMatch, _ text: String) {
    switch match {
    case .defined(let candidate): keep(candidate, text)
    case .composed(let candidate, let parts):
      keep(candidate, text)
      for part in parts { keepTexts(of: part.match, part.text) }
    case .ambiguous, .undefined: break
    }
  }

  private mutating func keep(_ candidate: StepMatch.Candidate, _ text: String) {
    guard candidate.problem == nil, definitions[candidate.definition].text == nil else { return }
    definitions[candidate.definition].text = text
    for argument in candidate.arguments {
      let name = argument.parameterType.name
      guard let value = argument.group.value, values[name] == nil else { continue }
      values[name] = value
    }
  }
}

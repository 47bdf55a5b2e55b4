import CucumberExpressions
import StepKit

extension SupportCode {
  /// Checks the examples that definitions and parameter types give of themselves.
  ///
  /// Only who shows them asks: every run would have to compile the patterns.
  package func checkExamples() throws(Problems) {
    var problems: [Problem] = []
    for type in libraryTypes.values.sorted(by: { $0.name < $1.name }) {
      guard let example = type.note?.example, !parameterTypes.takes(example, as: type.name)
      else { continue }
      problems.append(
        Problem(place: type.place, kind: .wrongValue(parameterType: type.name, example: example)))
    }
    for (position, definition) in definitions.enumerated() {
      let step = definition.step
      guard let example = step.note?.example, !matches(position, example) else { continue }
      problems.append(
        Problem(
          place: step.place, kind: .wrongExample(pattern: step.pattern.source, example: example)))
    }
    if !problems.isEmpty { throw Problems(problems: problems) }
  }

  /// Whether the definition at a position matches a text.
  private func matches(_ position: Int, _ text: String) -> Bool {
    ((try? expressions[position].match(text)) ?? nil) != nil
  }
}

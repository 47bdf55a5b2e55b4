package import CucumberExpressions
import Messages
import StepKit

extension SupportCode {
  /// Checks the examples of definitions and parameter types.
  ///
  /// Only commands that show them call it: it has to compile all patterns.
  package func checkExamples() throws(Problems) {
    var problems: [Problem] = []
    for type in libraryTypes.values.sorted(by: { $0.name < $1.name }) {
      guard let example = type.note?.example, !parameterTypes.takes(example, as: type.name)
      else { continue }
      problems.append(
        Problem(place: type.place, kind: .wrongValue(parameterType: type.name, example: example)))
    }
    for (step, expression) in zip(definitions.lazy.map(\.step), expressions) {
      guard let example = step.note?.example, (try? expression.match(example)) == nil
      else { continue }
      problems.append(
        Problem(
          place: step.place, kind: .wrongExample(pattern: step.pattern.source, example: example)))
    }
    if !problems.isEmpty { throw Problems(problems: problems) }
  }

  /// Checks that the opposite of each definition that states a default is a step: a misspelled one
  /// would silently never be tried.
  ///
  /// Only audits need opposites; the check has to compile all patterns.
  public func checkOpposites() throws(Problems) {
    var problems: [Problem] = []
    for definition in definitions {
      guard let opposite = definition.step.opposite else { continue }
      let view = view(of: SeenLibraries(claims: definition.scope.map { [$0] } ?? []))
      let count = view.matches(opposite).count {
        definitions[$0.definition].step.keyword.serves(strictKeywords ? .context : nil)
      }
      guard count != 1 else { continue }
      problems.append(
        Problem(
          place: definition.step.place,
          kind: .unknownOpposite(
            pattern: definition.step.pattern.source, opposite: opposite, matches: count)))
    }
    if !problems.isEmpty { throw Problems(problems: problems) }
  }

  /// A text that a parameter of a type takes: the example of its library, or one made from its regular
  /// expressions.
  ///
  /// - Parameter used: A text from features, for a type without an example from its library.
  package func example(of type: CucumberExpressions.ParameterType, used: String? = nil) -> String? {
    let known =
      libraryTypes[type.name]?.note?.example
      ?? CucumberExpressions.ParameterType.officialNote(of: type.name)?.example ?? used
    return known.flatMap { parameterTypes.takes($0, as: type.name) ? $0 : nil }
      ?? parameterTypes.example(of: type)
  }
}

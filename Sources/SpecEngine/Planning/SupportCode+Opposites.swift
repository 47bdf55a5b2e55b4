import CucumberExpressions
import Messages
import StepKit

extension SupportCode {
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
}

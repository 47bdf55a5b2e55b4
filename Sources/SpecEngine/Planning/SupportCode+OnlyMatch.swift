package import CucumberExpressions
package import Messages
import StepKit

extension SupportCode {
  /// The only definition that a text matches as a step of this type in a scenario of this World, and
  /// the arguments; nil where there is none or several, or the text gives no arguments.
  package func onlyMatch(
    of text: String, type: Pickle.KeywordType?, in world: Int? = nil
  ) -> (definition: Int, arguments: [StepExpression.Argument])? {
    let type = strictKeywords ? type : nil
    let matches = patterns.matches(text).filter {
      definitions[$0.pattern].step.keyword.serves(type) && permits($0.pattern, in: world)
    }
    guard matches.count == 1, case .success(let arguments) = matches[0].arguments else {
      return nil
    }
    return (matches[0].pattern, arguments)
  }

  /// Whether a definition may serve a scenario of a World.
  package func permits(_ definition: Int, in world: Int?) -> Bool {
    world.map { worlds.permits(definitions[definition].world, in: $0) } ?? true
  }
}

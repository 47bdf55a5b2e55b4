/// Matches without the general engine where the text leaves no choice.
struct PlainMatcher: Sendable {
  enum Outcome {
    case groups([StepExpression.Group]?)
    case undecided
  }

  private let literal: [UInt8]

  /// Nil where the general engine is needed.
  init?(root: CucumberExpression.Node, registry: ParameterTypeRegistry) {
    var literal: [UInt8] = []
    for node in root.nodes ?? [] {
      guard let token = node.token else { return nil }
      literal += token.utf8
    }
    self.literal = literal
  }

  func match(_ text: String) -> Outcome {
    .groups(text.utf8.elementsEqual(literal) ? [] : nil)
  }
}

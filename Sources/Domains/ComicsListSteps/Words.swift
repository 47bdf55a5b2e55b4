import StepKit

/// A parameter type of synonyms; its value is always the same.
func words(_ name: String, _ pattern: String) -> ParameterType {
  ParameterType(name, pattern, useForSnippets: false) { (text: String) in
    Words(namesOrder: text.contains(" order"))
  }
}

/// Words of which it does not matter which a story uses.
struct Words: Sendable, CustomStringConvertible {
  /// Whether they say that the order matters.
  var namesOrder = false

  /// The same for all, so that an audit does not take one wording for another value: what follows an
  /// order that is said follows the order that is shown.
  var description: String { "words" }
}

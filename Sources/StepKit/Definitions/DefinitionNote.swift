/// A description of a step definition or a parameter type for people who write features, shown by
/// `specrun steps`.
public struct DefinitionNote: Sendable, Hashable {
  /// One line.
  public let description: String
  /// A text that the definition matches; for a step, without a keyword.
  public let example: String?
}

extension KeywordStep {
  /// Describes the step to people who write features.
  ///
  ///     When("the shop closes") { world in world.shop.isOpen = false }
  ///       .described(as: "Locks the door: whoever is inside can still pay.")
  ///
  /// - Parameters:
  ///   - description: One line, shown by `specrun steps`.
  ///   - example: A text that the pattern matches, without a keyword; without one, a step of the features
  ///     is shown, or else a text made from the pattern.
  public consuming func described(as description: String, example: String? = nil) -> KeywordStep {
    definition.note = DefinitionNote(description: description, example: example)
    return self
  }
}

extension ComposedStep {
  /// Describes the step to people who write features.
  ///
  /// - Parameters:
  ///   - description: One line, shown by `specrun steps`.
  ///   - example: A text that the pattern matches, without a keyword.
  public consuming func described(as description: String, example: String? = nil) -> ComposedStep {
    note = DefinitionNote(description: description, example: example)
    return self
  }
}

extension ParameterType {
  /// Describes the parameter type to people who write features.
  ///
  ///     ParameterType("size", "small|large") { text in … }
  ///       .described(as: "The size of a cup.", example: "large")
  ///
  /// - Parameters:
  ///   - description: One line, shown by `specrun steps`.
  ///   - example: A text that it takes; without one, a value from the features is shown, or else a text
  ///     made from its regular expressions.
  public consuming func described(as description: String, example: String? = nil) -> ParameterType {
    note = DefinitionNote(description: description, example: example)
    return self
  }
}

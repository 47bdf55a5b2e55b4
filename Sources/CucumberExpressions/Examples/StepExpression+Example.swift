extension StepExpression {
  /// A text that the expression matches, made from it; nil if none was found.
  ///
  /// - Parameter value: A text for a parameter of a type.
  package func example(_ value: (ParameterType) -> String?) -> String? {
    let candidates =
      switch self {
      case .cucumber(let expression): expression.examples(value)
      case .regular(let expression): [expression.example(value)].compactMap(\.self)
      }
    return candidates.first { ((try? match($0)) ?? nil) != nil }
  }
}

extension CucumberExpression {
  /// The text with its first alternatives: with plurals after numbers that require them, and otherwise
  /// without optional text; then with all of it.
  fileprivate func examples(_ value: (ParameterType) -> String?) -> [String] {
    [false, true].compactMap { isFull in
      var maker = ExampleMaker(types: parameterTypes, isFull: isFull)
      maker.add(root, value)
      return maker.isWhole ? maker.text : nil
    }
  }
}

extension RegularExpression {
  fileprivate func example(_ value: (ParameterType) -> String?) -> String? {
    guard let node = try? RegexNode(parsing: source) else { return nil }
    var groups: [Int: String] = [:]
    for (group, type) in zip(pattern.children[0], parameterTypes) where !type.isUntyped {
      groups[group] = value(type)
    }
    return node.example(groups: groups)
  }
}

/// Writes a text that a Cucumber Expression matches.
private struct ExampleMaker {
  let types: [ParameterType]
  /// Whether optional text is written.
  let isFull: Bool
  private(set) var text = ""
  /// Whether each parameter got a text.
  private(set) var isWhole = true
  /// Whether the last number requires a plural.
  private(set) var isPlural = false

  mutating func add(_ node: CucumberExpression.Node, _ value: (ParameterType) -> String?) {
    switch node.kind {
    case .text: text += node.text
    case .alternation: if let first = node.children.first { add(first, value) }
    case .parameter:
      let name = node.text
      guard let type = types.first(where: { $0.name.utf8.elementsEqual(name.utf8) }),
        let example = value(type)
      else { return isWhole = false }
      if let number = Int(example) { isPlural = number != 1 }
      text += example
    case .optional:
      let isEnding = ["s", "es"].contains(node.text) && text.last?.isLetter == true
      if isFull || isEnding && isPlural { addChildren(of: node, value) }
    case .alternative, .expression: addChildren(of: node, value)
    }
  }

  private mutating func addChildren(
    of node: CucumberExpression.Node, _ value: (ParameterType) -> String?
  ) {
    for child in node.children { add(child, value) }
  }
}

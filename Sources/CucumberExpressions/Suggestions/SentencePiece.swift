/// A part of a sentence of a pattern.
enum SentencePiece: Sendable {
  /// Never next to another text.
  case text(String)
  case value(ParameterType)
}

extension StepExpression {
  /// The limit of a pattern's forms; of further alternatives only the first is one.
  private static let maximumForms = 16

  /// The ways to write a sentence of the pattern, the shortest first; at least one.
  var sentenceForms: [[SentencePiece]] {
    switch self {
    case .cucumber(let expression): Self.forms(of: expression.root, expression.parameterTypes)
    case .regular(let expression): [expression.sentenceForm]
    }
  }

  private static func forms(
    of node: CucumberExpression.Node, _ types: [ParameterType]
  ) -> [[SentencePiece]] {
    switch node.kind {
    case .text: return [[.text(node.text)]]
    case .parameter: return [types.first { $0.name == node.text }.map { [.value($0)] } ?? []]
    case .alternation: return node.children.flatMap { forms(of: $0, types) }
    case .optional, .alternative, .expression:
      var result: [[SentencePiece]] = [[]]
      for child in node.children {
        var ways = forms(of: child, types)
        if result.count * ways.count > maximumForms { ways = [ways[0]] }
        result = result.flatMap { before in ways.map { joined(before, $0) } }
      }
      return node.kind == .optional ? [[]] + result : result
    }
  }

  private static func joined(
    _ first: [SentencePiece], _ second: [SentencePiece]
  ) -> [SentencePiece] {
    guard case .text(let text)? = first.last, case .text(let more)? = second.first else {
      return first + second
    }
    return first.dropLast() + [.text(text + more)] + second.dropFirst()
  }
}

extension RegularExpression {
  /// A text that it probably matches, with the groups left open.
  fileprivate var sentenceForm: [SentencePiece] {
    guard let node = try? RegexNode(parsing: source) else { return [.text(source)] }
    // Private-use characters mark the places.
    let places = parameterTypes.indices.prefix(0x1000).compactMap { Unicode.Scalar(0xE000 + $0) }
    let groups = zip(pattern.children[0], places.map { String($0) })
    var pieces: [SentencePiece] = []
    var text = ""
    for scalar in node.example(groups: Dictionary(uniqueKeysWithValues: groups)).unicodeScalars {
      if let place = places.firstIndex(of: scalar) {
        pieces += [.text(text), .value(parameterTypes[place])]
        text = ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return pieces + [.text(text)]
  }
}

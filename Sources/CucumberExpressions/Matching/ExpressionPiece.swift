/// One of the pieces that a text of an expression consists of, in order.
enum ExpressionPiece: Sendable {
  /// These bytes; never empty, and never next to another literal.
  case literal([UInt8])
  /// A built-in parameter that can end in one place only.
  case parameter(ParameterType.BuiltIn)
  /// A parameter of a type that determines itself where its texts can end.
  case extent(ParameterType.Extents)
  /// Any text, even empty; always the last piece.
  case rest
}

extension ExpressionPiece {
  /// The limit of ways through options and alternatives: an expression with more has a `rest` where
  /// they exceed it.
  static let maximumSequences = 32

  /// The sequences of pieces that the texts of an expression may follow, at least one.
  ///
  /// Together they allow every text that the expression matches. If a sequence has no `rest` and no
  /// `extent`, the text determines where each of its pieces ends. They are in the order in which the official
  /// regular expression tries them.
  static func sequences(of expression: StepExpression) -> [[ExpressionPiece]] {
    switch expression {
    case .cucumber(let expression): return expression.sequences
    case .regular(let expression):
      let prefix = expression.pattern.prefix
      return [prefix.isEmpty ? [.rest] : [.literal(prefix), .rest]]
    }
  }

  /// The sequences for a syntax tree; `types` are those of its parameters.
  static func sequences(
    of node: CucumberExpression.Node, types: [ParameterType]
  ) -> [[ExpressionPiece]] {
    unchecked(node, types).map(withoutUncertainEnds)
  }

  private static func unchecked(
    _ node: CucumberExpression.Node, _ types: [ParameterType]
  ) -> [[ExpressionPiece]] {
    var sequences: [[ExpressionPiece]] = [[]]
    for child in node.children {
      let choices = choices(of: child, types)
      guard sequences.count * choices.count <= maximumSequences else {
        return sequences.map { $0 + [.rest] }
      }
      if choices.count == 1 {
        for index in sequences.indices { append(choices[0], to: &sequences[index]) }
      } else {
        sequences = sequences.flatMap { sequence in
          choices.map { choice in
            var sequence = sequence
            append(choice, to: &sequence)
            return sequence
          }
        }
      }
    }
    return sequences
  }

  private static func choices(
    of node: CucumberExpression.Node, _ types: [ParameterType]
  ) -> [[ExpressionPiece]] {
    switch node.kind {
    case .text: return [[.literal(Array(node.text.utf8))]]
    case .optional: return unchecked(node, types) + [[]]
    case .alternation: return node.children.flatMap { unchecked($0, types) }
    case .parameter:
      let name = node.text
      let type = types.first { $0.name.utf8.elementsEqual(name.utf8) }
      if let builtIn = type?.builtIn { return [[.parameter(builtIn)]] }
      return [[type?.extents.map(ExpressionPiece.extent) ?? .rest]]
    case .alternative, .expression: return unchecked(node, types)
    }
  }

  /// Adds pieces, joining neighboring literals.
  private static func append(_ pieces: [ExpressionPiece], to sequence: inout [ExpressionPiece]) {
    for piece in pieces {
      guard case .literal(let bytes) = piece, case .literal(let before)? = sequence.last else {
        sequence.append(piece)
        continue
      }
      sequence[sequence.count - 1] = .literal(before + bytes)
    }
  }

  /// Replaces all pieces from the first parameter with an uncertain end on.
  private static func withoutUncertainEnds(_ pieces: [ExpressionPiece]) -> [ExpressionPiece] {
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal, .extent: continue
      case .rest: return Array(pieces[...index])
      case .parameter(let builtIn):
        let isCertain =
          switch index + 1 < pieces.count ? pieces[index + 1] : nil {
          case nil: true
          case .literal(let bytes)?: builtIn.isCertain(before: bytes.first)
          case .parameter?, .extent?, .rest?: builtIn == .string
          }
        if !isCertain { return pieces[..<index] + [.rest] }
      }
    }
    return pieces
  }
}

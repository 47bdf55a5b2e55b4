import CucumberExpressions

extension StepIndex {
  /// How many ways through its options and alternatives an expression may have before the index
  /// stops telling them apart.
  private static let variantLimit = 32

  /// The sequences that texts of an expression may follow.
  static func variants(of expression: CucumberExpression.Node) -> [[Piece]] {
    var variants: [[Piece]] = [[]]
    for node in expression.nodes ?? [] {
      let choices = choices(of: node)
      guard variants.count * choices.count <= variantLimit else {
        variants = variants.map { $0 + [.rest] }
        break
      }
      if choices.count == 1 {
        for index in variants.indices { join(choices[0], to: &variants[index]) }
      } else {
        variants = variants.flatMap { variant in
          choices.map { choice in
            var variant = variant
            join(choice, to: &variant)
            return variant
          }
        }
      }
    }
    return variants.map(certain)
  }

  private static func choices(of node: CucumberExpression.Node) -> [[Piece]] {
    switch node.kind {
    case .text: [[.literal(Array(node.text.utf8))]]
    case .optional: [[]] + variants(of: node)
    case .alternation: (node.nodes ?? []).flatMap(variants)
    case .parameter: [[ParameterShape(parameter: node.text).map(Piece.parameter) ?? .rest]]
    case .alternative, .expression: variants(of: node)
    }
  }

  /// Adds pieces, one literal made of neighbouring ones.
  private static func join(_ pieces: [Piece], to variant: inout [Piece]) {
    for piece in pieces {
      guard case .literal(let bytes) = piece else {
        variant.append(piece)
        continue
      }
      if bytes.isEmpty { continue }
      if case .literal(let before)? = variant.last {
        variant[variant.count - 1] = .literal(before + bytes)
      } else {
        variant.append(piece)
      }
    }
  }

  /// Gives up at a parameter whose end is not certain.
  private static func certain(_ pieces: [Piece]) -> [Piece] {
    for (index, piece) in pieces.enumerated() {
      guard case .parameter(let shape) = piece else { continue }
      let isCertain =
        switch index + 1 < pieces.count ? pieces[index + 1] : nil {
        case nil: true
        case .literal(let bytes)?: shape.isCertain(before: bytes.first)
        case .parameter?, .rest?: shape == .quoted
        }
      if !isCertain { return Array(pieces[..<index]) + [.rest] }
    }
    return pieces
  }
}

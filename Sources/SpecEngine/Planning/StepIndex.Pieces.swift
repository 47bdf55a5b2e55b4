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
      variants = variants.flatMap { variant in choices.map { variant + $0 } }
    }
    return variants.map(certain)
  }

  private static func choices(of node: CucumberExpression.Node) -> [[Piece]] {
    switch node.kind {
    case .text: [[.literal(Array(node.text.utf8))]]
    case .optional: [[], [.literal(Array(node.text.utf8))]]
    case .alternation: (node.nodes ?? []).flatMap(variants)
    case .parameter: [[ParameterShape(parameter: node.text).map(Piece.parameter) ?? .rest]]
    case .alternative, .expression: variants(of: node)
    }
  }

  /// Joins neighbouring literals, and gives up at a parameter whose end is not certain.
  private static func certain(_ pieces: [Piece]) -> [Piece] {
    var joined: [Piece] = []
    for piece in pieces {
      if case .literal(let bytes) = piece, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + bytes)
      } else if piece != .literal([]) {
        joined.append(piece)
      }
    }
    for (index, piece) in joined.enumerated() {
      guard case .parameter(let shape) = piece else { continue }
      let isCertain =
        switch index + 1 < joined.count ? joined[index + 1] : nil {
        case nil: true
        case .literal(let bytes)?: shape.isCertain(before: bytes.first)
        case .parameter?, .rest?: shape == .quoted
        }
      if !isCertain { return Array(joined[..<index]) + [.rest] }
    }
    return joined
  }
}

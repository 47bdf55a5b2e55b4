/// The fragments of three bytes in a text: after one pass over it, they rule out most patterns whose words
/// are not in it.
struct TextFragments {
  private static let bits = 20
  /// One bit for the hash of each fragment.
  private var known = [UInt64](repeating: 0, count: 1 << (bits - 6))

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var fragment: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      fragment = fragment << 8 | UInt32(byte)
      guard index >= 2 else { continue }
      let bit = Self.hash(fragment)
      known[bit >> 6] |= 1 << UInt64(bit & 63)
    }
  }

  /// Whether the text may match a pattern: never false if it does.
  func allow(_ expression: StepExpression) -> Bool {
    switch expression {
    case .regular(let expression): expression.pattern.literals.parts.allSatisfy(mayHave)
    case .cucumber(let expression):
      switch expression.matcher {
      // Matching takes no longer.
      case .plain: true
      case .general(let pattern):
        pattern.literals.parts.allSatisfy(mayHave) && mayHave(expression.root)
      }
    }
  }

  /// Checks alternatives as well, which are not literals of the whole expression.
  private func mayHave(_ node: CucumberExpression.Node) -> Bool {
    switch node.kind {
    case .text: mayHave(node.text.utf8)
    case .optional, .parameter: true
    case .alternation: node.children.contains(where: mayHave)
    case .alternative, .expression: node.children.allSatisfy(mayHave)
    }
  }

  private func mayHave(_ literal: some Sequence<UInt8>) -> Bool {
    var fragment: UInt32 = 0
    for (index, byte) in literal.enumerated() {
      fragment = fragment << 8 | UInt32(byte)
      guard index >= 2 else { continue }
      let bit = Self.hash(fragment)
      if known[bit >> 6] & (1 << UInt64(bit & 63)) == 0 { return false }
    }
    return true
  }

  /// Of the last three bytes.
  private static func hash(_ fragment: UInt32) -> Int {
    Int(((fragment << 8) &* 0x9E37_79B1) >> UInt32(32 - bits))
  }
}

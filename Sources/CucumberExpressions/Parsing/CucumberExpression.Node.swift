extension CucumberExpression {
  /// A node of an expression's syntax tree: text has a token, every other kind has children.
  public struct Node: Equatable, Sendable {
    /// The kinds of nodes, under their official names.
    public enum Kind: String, Sendable {
      case text = "TEXT_NODE"
      case optional = "OPTIONAL_NODE"
      case alternation = "ALTERNATION_NODE"
      case alternative = "ALTERNATIVE_NODE"
      case parameter = "PARAMETER_NODE"
      case expression = "EXPRESSION_NODE"
    }

    public let kind: Kind
    /// Offsets in code points, escapes counted.
    public let start: Int
    public let end: Int
    /// The unescaped text of a text node.
    public let token: String?
    /// The children of any other node.
    public let nodes: [Node]?

    /// The text of the node and of everything in it.
    public var text: String { token ?? children.map(\.text).joined() }

    /// The children, none of a text node.
    var children: [Node] { nodes ?? [] }

    var range: Range<Int> { start..<max(start, end) }
  }
}

extension CucumberExpression {
  /// Reads an expression into its syntax tree; the grammar is the official one.
  public static func parse(_ expression: String) throws(CucumberExpressionError) -> Node {
    let tokens = try tokenize(expression)
    var parser = Parser(expression: expression, tokens: tokens)
    return try parser.parse()
  }
}

/// Descends over the tokens; `current` never leaves them, since the end of line is not a text token.
private struct Parser {
  let expression: String
  let tokens: [CucumberExpression.Token]
  var current = 1

  typealias Node = CucumberExpression.Node
  /// An optional in an optional is rejected later, with its full extent; at this depth it is rejected
  /// at once.
  static let maximumDepth = 32

  mutating func parse() throws(CucumberExpressionError) -> Node {
    var nodes: [Node] = []
    while tokens[current].kind != .endOfLine {
      if let alternation = try parseAlternation() {
        nodes.append(alternation)
      } else {
        nodes.append(try parsePart(depth: 0))
      }
    }
    return Node(kind: .expression, start: 0, end: tokens[current].end, token: nil, nodes: nodes)
  }

  /// An alternation starts after white space, a parameter or nothing, and ends before one.
  private mutating func parseAlternation() throws(CucumberExpressionError) -> Node? {
    let previous = tokens[current - 1].kind
    guard previous == .startOfLine || previous == .whiteSpace || previous == .endParameter
    else { return nil }
    let begin = current
    var alternatives: [Node] = []
    var nodes: [Node] = []
    var start = tokens[begin].start
    scan: while true {
      switch tokens[current].kind {
      case .whiteSpace, .endOfLine, .beginParameter: break scan
      case .alternation:
        alternatives.append(alternative(nodes, start, tokens[current].start))
        nodes = []
        start = tokens[current].end
        current += 1
      default: nodes.append(try parsePart(depth: 0))
      }
    }
    if alternatives.isEmpty {
      current = begin
      return nil
    }
    let end = tokens[current].start
    alternatives.append(alternative(nodes, start, end))
    return Node(
      kind: .alternation, start: tokens[begin].start, end: end, token: nil, nodes: alternatives)
  }

  private func alternative(_ nodes: [Node], _ start: Int, _ end: Int) -> Node {
    Node(kind: .alternative, start: start, end: end, token: nil, nodes: nodes)
  }

  private mutating func parsePart(depth: Int) throws(CucumberExpressionError) -> Node {
    let token = tokens[current]
    switch token.kind {
    case .beginOptional: return try parseOptional(depth: depth)
    case .beginParameter: return try parseParameter()
    case .alternation:
      throw .syntax(.alternationInOptional, at: token.start..<token.end, in: expression)
    default:
      current += 1
      return Node(kind: .text, start: token.start, end: token.end, token: token.text, nodes: nil)
    }
  }

  private mutating func parseOptional(depth: Int) throws(CucumberExpressionError) -> Node {
    let begin = tokens[current]
    if depth >= Self.maximumDepth {
      throw .syntax(.optionalInOptional, at: begin.start..<begin.end, in: expression)
    }
    current += 1
    var nodes: [Node] = []
    while tokens[current].kind != .endOptional {
      if tokens[current].kind == .endOfLine {
        throw .syntax(.unclosedOptional, at: begin.start..<begin.end, in: expression)
      }
      nodes.append(try parsePart(depth: depth + 1))
    }
    current += 1
    return Node(
      kind: .optional, start: begin.start, end: tokens[current - 1].end, token: nil, nodes: nodes)
  }

  private mutating func parseParameter() throws(CucumberExpressionError) -> Node {
    let begin = tokens[current]
    current += 1
    var nodes: [Node] = []
    while true {
      let token = tokens[current]
      switch token.kind {
      case .text, .whiteSpace: nodes.append(try parsePart(depth: 0))
      case .endParameter:
        current += 1
        return Node(kind: .parameter, start: begin.start, end: token.end, token: nil, nodes: nodes)
      case .endOfLine, .startOfLine:
        throw .syntax(.unclosedParameter, at: begin.start..<begin.end, in: expression)
      case .beginOptional, .endOptional, .beginParameter, .alternation:
        throw .syntax(.illegalParameterName, at: token.start..<token.end, in: expression)
      }
    }
  }
}

/// Two stacks, operands and operators, as in the official parsers: the order in which problems
/// are found decides which one is reported.
struct TagExpressionParser {
  let source: String
  private var nodes: [TagExpression.Node] = []
  private var operands: [Int] = []
  private var operators: [Operator] = []
  private var expectsOperand = true

  private enum Operator: Int { case parenthesis, or, and, not }

  private enum Token {
    case open, close
    case word(String)
  }

  init(source: String) { self.source = source }

  mutating func parse() throws(TagExpressionError) -> [TagExpression.Node] {
    for token in try tokens() {
      switch token {
      case .word("not"): try begin(.not)
      case .word("and"): try binary(.and)
      case .word("or"): try binary(.or)
      case .open: try begin(.parenthesis)
      case .close: try close()
      case .word(let name):
        try expect(operand: true)
        push(.tag(name))
        expectsOperand = false
      }
    }
    while let top = operators.popLast() {
      if top == .parenthesis { throw .unmatchedOpeningParenthesis(expression: source) }
      try apply(top)
    }
    return nodes
  }

  private mutating func begin(_ operation: Operator) throws(TagExpressionError) {
    try expect(operand: true)
    operators.append(operation)
  }

  private mutating func binary(_ operation: Operator) throws(TagExpressionError) {
    try expect(operand: false)
    while let top = operators.last, top != .parenthesis, operation.rawValue <= top.rawValue {
      operators.removeLast()
      try apply(top)
    }
    operators.append(operation)
    expectsOperand = true
  }

  private mutating func close() throws(TagExpressionError) {
    try expect(operand: false)
    while let top = operators.popLast() {
      if top == .parenthesis { return }
      try apply(top)
    }
    throw .unmatchedClosingParenthesis(expression: source)
  }

  private func expect(operand: Bool) throws(TagExpressionError) {
    if operand == expectsOperand { return }
    throw expectsOperand
      ? .expectedOperand(expression: source) : .expectedOperator(expression: source)
  }

  private mutating func apply(_ operation: Operator) throws(TagExpressionError) {
    let right = try popOperand()
    switch operation {
    case .not: push(.not(right))
    case .and: push(.and(try popOperand(), right))
    case .or: push(.or(try popOperand(), right))
    case .parenthesis: throw .unmatchedOpeningParenthesis(expression: source)
    }
  }

  private mutating func push(_ node: TagExpression.Node) {
    operands.append(nodes.count)
    nodes.append(node)
  }

  private mutating func popOperand() throws(TagExpressionError) -> Int {
    guard let operand = operands.popLast() else { throw .expectedOperand(expression: source) }
    return operand
  }

  private func tokens() throws(TagExpressionError) -> [Token] {
    var tokens: [Token] = []
    var word = String.UnicodeScalarView()
    var escaped = false
    func endWord() {
      if !word.isEmpty { tokens.append(.word(String(word))) }
      word = String.UnicodeScalarView()
    }
    for scalar in source.unicodeScalars {
      if escaped {
        guard "()\\".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace else {
          throw .illegalEscape(before: String(scalar), expression: source)
        }
        word.append(scalar)
        escaped = false
      } else if scalar == "\\" {
        escaped = true
      } else if scalar == "(" || scalar == ")" {
        endWord()
        tokens.append(scalar == "(" ? .open : .close)
      } else if scalar.properties.isWhitespace {
        endWord()
      } else {
        word.append(scalar)
      }
    }
    endWord()
    return tokens
  }
}

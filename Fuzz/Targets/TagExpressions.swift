// An expression and tags, separated by zero bytes: it means the same to a plain recursive-descent
// parser, and its printed form parses to the same.
import TagExpressions

func check(_ bytes: [UInt8]) {
  var texts = Texts(bytes)
  let source = texts.next()
  let tags = (0..<4).map { _ in texts.next() }
  let plain = PlainTagExpression(source)
  do {
    let expression = try TagExpression.parse(source)
    guard let plain else { return require(false, "accepted what the grammar rejects") }
    for count in 0...tags.count {
      requireEqual(
        expression.evaluate(tags[..<count]), plain.evaluate(Array(tags[..<count])), "meaning")
    }
    checkPrinted(expression)
  } catch {
    require(plain == nil, "rejected what the grammar accepts: \(error)")
    require(!"\(error)".isEmpty, "an error has words")
  }
  if let modern = TagExpression.modernized(source) {
    require((try? TagExpression.parse(modern)) != nil, "the modern form parses: \(modern)")
  }
}

private func checkPrinted(_ expression: TagExpression) {
  let printed = expression.description
  guard let again = try? TagExpression.parse(printed) else {
    return require(false, "does not parse: \(printed)")
  }
  require(again.description.isIdentical(to: printed), "printed alike")
  requireEqual(again, expression, "parsed alike")
}

/// The grammar as it is written down, one function a rule.
private struct PlainTagExpression {
  indirect enum Node {
    case always
    case tag(String)
    case not(Node)
    case and(Node, Node)
    case or(Node, Node)
  }

  private enum Token {
    case open, close, not, and, or
    case tag(String)
  }

  private let root: Node

  init?(_ source: String) {
    guard let tokens = Self.tokens(of: source) else { return nil }
    var rest = tokens[...]
    guard !rest.isEmpty else {
      root = .always
      return
    }
    guard let node = Self.or(&rest), rest.isEmpty else { return nil }
    root = node
  }

  func evaluate(_ tags: [String]) -> Bool { Self.evaluate(root, tags) }

  private static func evaluate(_ node: Node, _ tags: [String]) -> Bool {
    switch node {
    case .always: true
    case .tag(let name): tags.contains { $0.isIdentical(to: name) }
    case .not(let node): !evaluate(node, tags)
    case .and(let left, let right): evaluate(left, tags) && evaluate(right, tags)
    case .or(let left, let right): evaluate(left, tags) || evaluate(right, tags)
    }
  }

  private static func or(_ tokens: inout ArraySlice<Token>) -> Node? {
    guard var node = and(&tokens) else { return nil }
    while case .or? = tokens.first {
      tokens.removeFirst()
      guard let right = and(&tokens) else { return nil }
      node = .or(node, right)
    }
    return node
  }

  private static func and(_ tokens: inout ArraySlice<Token>) -> Node? {
    guard var node = operand(&tokens) else { return nil }
    while case .and? = tokens.first {
      tokens.removeFirst()
      guard let right = operand(&tokens) else { return nil }
      node = .and(node, right)
    }
    return node
  }

  private static func operand(_ tokens: inout ArraySlice<Token>) -> Node? {
    switch tokens.popFirst() {
    case .tag(let name)?: return .tag(name)
    case .not?: return operand(&tokens).map(Node.not)
    case .open?:
      guard let node = or(&tokens), case .close? = tokens.popFirst() else { return nil }
      return node
    case .close?, .and?, .or?, nil: return nil
    }
  }

  private static func tokens(of source: String) -> [Token]? {
    var tokens: [Token] = []
    var word = ""
    func endWord() {
      switch word {
      case "": break
      case "not": tokens.append(.not)
      case "and": tokens.append(.and)
      case "or": tokens.append(.or)
      default: tokens.append(.tag(word))
      }
      word = ""
    }
    var rest = Array(source.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let next = rest.popFirst() else { break }
        guard next == "(" || next == ")" || next == "\\" || next.properties.isWhitespace else {
          return nil
        }
        word.unicodeScalars.append(next)
      case "(", ")":
        endWord()
        tokens.append(scalar == "(" ? .open : .close)
      case _ where scalar.properties.isWhitespace: endWord()
      default: word.unicodeScalars.append(scalar)
      }
    }
    endWord()
    return tokens
  }
}

/// A boolean expression over tags: `@smoke and not (@slow or @wip)`.
///
/// The rules are those of the official tag expressions: `not` binds tighter than `and`, and `and`
/// tighter than `or`; `\(`, `\)`, `\\` and `\` before white space mean the character itself; a `\` at the
/// end is ignored; the empty expression is true. Tags are compared by their UTF-8 bytes,
/// so two spellings of one accented letter are two tags.
public struct TagExpression: Sendable, Equatable {
  /// Operands come before their operator, so the last node is the root and no walk recurses.
  enum Node: Sendable, Equatable {
    case tag(String)
    case not(Int)
    case and(Int, Int)
    case or(Int, Int)
  }

  /// The expression as written.
  public let source: String
  let nodes: [Node]

  /// Whether both have the same meaning, however they are written.
  public static func == (left: TagExpression, right: TagExpression) -> Bool {
    left.nodes == right.nodes
  }

  /// Reads an expression; nesting is limited by memory only.
  public static func parse(_ source: String) throws(TagExpressionError) -> TagExpression {
    var parser = TagExpressionParser(source: source)
    return TagExpression(source: source, nodes: try parser.parse())
  }

  /// The tags in the expression, in its order.
  public var tags: [String] {
    nodes.compactMap { if case .tag(let name) = $0 { name } else { nil } }
  }

  /// Whether a thing with these tags is selected; tags are written as in the expression (`@a`).
  public func evaluate(_ tags: some Collection<String>) -> Bool {
    if nodes.isEmpty { return true }
    var values: [Bool] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      switch node {
      case .tag(let name): values.append(tags.contains { $0.utf8.elementsEqual(name.utf8) })
      case .not(let operand): values.append(!values[operand])
      case .and(let left, let right): values.append(values[left] && values[right])
      case .or(let left, let right): values.append(values[left] || values[right])
      }
    }
    return values[values.count - 1]
  }
}

extension TagExpression: CustomStringConvertible {
  /// The official formatted text, fully parenthesized; it parses to an equal expression.
  public var description: String {
    enum Part {
      case node(Int)
      case text(String)
    }
    var result = ""
    var pending: [Part] = nodes.isEmpty ? [] : [.node(nodes.count - 1)]
    while let part = pending.popLast() {
      switch part {
      case .text(let text): result += text
      case .node(let index):
        switch nodes[index] {
        case .tag(let name): result += Self.escaped(name)
        case .not(let operand):
          switch nodes[operand] {
          // It has parentheses of its own.
          case .and, .or: pending += [.node(operand), .text("not ")]
          case .tag, .not: pending += [.text(" )"), .node(operand), .text("not ( ")]
          }
        case .and(let left, let right):
          pending += [.text(" )"), .node(right), .text(" and "), .node(left), .text("( ")]
        case .or(let left, let right):
          pending += [.text(" )"), .node(right), .text(" or "), .node(left), .text("( ")]
        }
      }
    }
    return result
  }

  private static func escaped(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if "()\\".unicodeScalars.contains(scalar) || scalar.properties.isWhitespace {
        result.append("\\")
      }
      result.append(scalar)
    }
    return String(result)
  }
}

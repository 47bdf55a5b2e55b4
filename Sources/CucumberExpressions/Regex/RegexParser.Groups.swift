extension RegexParser {
  mutating func parseGroup() throws(CucumberExpressionError) -> RegexNode? {
    let start = position
    if depth >= Self.maximumDepth {
      throw problem(.tooDeeplyNested(limit: Self.maximumDepth), at: start)
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    guard current == "?" else { return try parseCapture(from: start, name: nil) }
    if take("?:") { return try parseBody(from: start) }
    if take("?=") { return .look(try parseBody(from: start), behind: false, negated: false) }
    if take("?!") { return .look(try parseBody(from: start), behind: false, negated: true) }
    if take("?<=") { return try parseLookbehind(from: start, negated: false) }
    if take("?<!") { return try parseLookbehind(from: start, negated: true) }
    if take("?>") { return .atomic(try parseBody(from: start)) }
    if take("?<") || take("?P<") { return try parseCapture(from: start, name: try parseName()) }
    return try parseFlags(from: start)
  }

  /// `start` is the offset of the opening parenthesis.
  private mutating func parseBody(from start: Int) throws(CucumberExpressionError) -> RegexNode {
    let outer = flags
    let node = try parseAlternation()
    flags = outer
    guard take(")") else { throw problem(.unclosedGroup, at: start) }
    return node
  }

  private mutating func parseCapture(
    from start: Int, name: String?
  ) throws(CucumberExpressionError) -> RegexNode {
    let index = captures.count
    let parent = openCapture
    captures.append(Capture(parent: parent, source: ""))
    if let name { names[name] = names[name] ?? index }
    openCapture = index
    let node = try parseBody(from: start)
    openCapture = parent
    captures[index].source = String(String.UnicodeScalarView(scalars[start + 1..<position - 1]))
    return .capture(index, node)
  }

  private mutating func parseLookbehind(
    from start: Int, negated: Bool
  ) throws(CucumberExpressionError) -> RegexNode {
    let node = try parseBody(from: start)
    guard node.widths.upperBound <= RegexNode.maximumWidth else {
      throw problem(.unboundedLookbehind, at: start)
    }
    return .look(node, behind: true, negated: negated)
  }

  /// `(?i)` applies until the group around it ends, `(?i:…)` inside.
  private mutating func parseFlags(from start: Int) throws(CucumberExpressionError) -> RegexNode? {
    let outer = flags
    var on = true
    position += 1
    while let scalar = current {
      position += 1
      switch scalar {
      case "i": flags.ignoreCase = on
      case "m": flags.multiline = on
      case "s": flags.dotMatchesAll = on
      case "u": break
      case "-" where on: on = false
      case ")": return nil
      case ":":
        let node = try parseBody(from: start)
        flags = outer
        return node
      default: throw problem(.unknownGroup(excerpt(from: start + 1)), at: start)
      }
    }
    throw problem(.unclosedGroup, at: start)
  }

  mutating func parseName() throws(CucumberExpressionError) -> String {
    let start = position
    var name = String.UnicodeScalarView()
    while let scalar = current, scalar != ">" {
      guard scalar == "_" || scalar.properties.isAlphabetic || !name.isEmpty,
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      else { throw problem(.unknownGroup(excerpt(from: start)), at: start) }
      name.append(scalar)
      position += 1
    }
    guard take(">") else { throw problem(.unexpectedEnd, at: position) }
    if name.isEmpty { throw problem(.unknownGroup("<>"), at: start) }
    return String(name)
  }

  func excerpt(from offset: Int) -> String {
    String(String.UnicodeScalarView(scalars[min(offset, scalars.count)...].prefix(3)))
  }
}

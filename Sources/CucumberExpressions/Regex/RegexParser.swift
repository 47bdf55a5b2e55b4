/// Reads a regular expression's text into its tree: the common ground of JavaScript and Java.
struct RegexParser {
  typealias Problem = CucumberExpressionError.RegularExpressionProblem

  /// A capture group: its position among the others, and the text between its parentheses.
  struct Capture: Sendable {
    var parent: Int
    var source: String
  }

  struct Flags {
    var ignoreCase = false
    var multiline = false
    var dotMatchesAll = false
  }

  static let maximumDepth = 100

  let pattern: String
  let scalars: [Unicode.Scalar]
  var position = 0
  var depth = 0
  var flags = Flags()
  /// Group 0 is the whole match.
  var captures = [Capture(parent: 0, source: "")]
  var openCapture = 0
  /// Of several groups with one name, the first.
  var names: [String: Int] = [:]
  var hasReference = false
  /// The groups, once the pattern was read: a reference may come before its group.
  private(set) var known: (count: Int, names: [String: Int])?

  init(_ pattern: String) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
  }

  mutating func parse() throws(CucumberExpressionError) -> RegexNode {
    let node = try parseAlternation()
    if position < scalars.count { throw problem(.unmatchedClosingParenthesis, at: position) }
    guard hasReference, known == nil else { return node }
    let groups = (count: captures.count - 1, names: names)
    self = RegexParser(pattern)
    known = groups
    return try parse()
  }

  func problem(_ problem: Problem, at offset: Int) -> CucumberExpressionError {
    .regularExpression(problem, at: offset, in: pattern)
  }

  var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func take(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  mutating func parseAlternation() throws(CucumberExpressionError) -> RegexNode {
    var alternatives = [try parseSequence()]
    while take("|") { alternatives.append(try parseSequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternation(alternatives)
  }

  private mutating func parseSequence() throws(CucumberExpressionError) -> RegexNode {
    var nodes: [RegexNode] = []
    while let scalar = current, scalar != "|", scalar != ")" {
      let start = position
      guard let atom = try parseAtom() else { continue }
      nodes.append(try parseQuantifiers(of: atom, at: start))
    }
    switch nodes.count {
    case 0: return .empty
    case 1: return nodes[0]
    default: return .sequence(nodes)
    }
  }

  private mutating func parseQuantifiers(
    of atom: RegexNode, at start: Int
  ) throws(CucumberExpressionError) -> RegexNode {
    let offset = position
    guard let (minimum, maximum) = try parseCounts() else { return atom }
    if case .assertion = atom, scalars[start] != "(" { throw problem(.nothingToRepeat, at: offset) }
    var mode = RegexNode.RepetitionMode.greedy
    if take("?") {
      mode = .lazy
    } else if take("+") {
      mode = .possessive
    }
    let next = position
    if try parseCounts() != nil { throw problem(.nothingToRepeat, at: next) }
    return .repetition(atom, minimum: minimum, maximum: maximum, mode)
  }

  private mutating func parseCounts() throws(CucumberExpressionError) -> (Int, Int?)? {
    let counts: (Int, Int?)
    switch current {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    case "{": return try parseBraces()
    default: return nil
    }
    position += 1
    return counts
  }

  /// Braces that do not form a quantifier are text.
  private mutating func parseBraces() throws(CucumberExpressionError) -> (Int, Int?)? {
    let start = position
    position += 1
    if let minimum = parseNumber() {
      if take("}") { return (minimum, minimum) }
      if take(",") {
        let maximum = parseNumber()
        if take("}") {
          if let maximum, maximum < minimum { throw problem(.reversedRepetition, at: start) }
          return (minimum, maximum)
        }
      }
    }
    position = start
    return nil
  }

  /// Saturates: the compiler rejects numbers that are too large.
  mutating func parseNumber() -> Int? {
    var value: Int?
    while let scalar = current, ("0"..."9").contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      position += 1
    }
    return value
  }

  /// Nil if the text only sets flags.
  private mutating func parseAtom() throws(CucumberExpressionError) -> RegexNode? {
    let start = position
    let scalar = scalars[position]
    switch scalar {
    case "(": return try parseGroup()
    case "[": return try parseClass()
    case "\\": return try parseEscape()
    case "*", "+", "?": throw problem(.nothingToRepeat, at: start)
    case "{": if try parseBraces() != nil { throw problem(.nothingToRepeat, at: start) }
    default: break
    }
    position += 1
    return switch scalar {
    case ".": .set(flags.dotMatchesAll ? .any : .anyButLineEnd)
    case "^": .assertion(flags.multiline ? .lineStart : .textStart)
    case "$": .assertion(flags.multiline ? .lineEnd : .textEnd)
    default: literal(scalar)
    }
  }

  func literal(_ scalar: Unicode.Scalar) -> RegexNode {
    flags.ignoreCase && !scalar.otherCases.isEmpty
      ? .set(ScalarSet(scalar, ignoreCase: true)) : .literal(scalar)
  }
}

extension RegexNode {
  /// The tree of a pattern.
  init(parsing pattern: String) throws(CucumberExpressionError) {
    var parser = RegexParser(pattern)
    self = try parser.parse()
  }
}

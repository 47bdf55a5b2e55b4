/// The syntax tree of a regular expression.
enum RegexNode: Sendable {
  case empty
  case literal(Unicode.Scalar)
  indirect case set(ScalarSet)
  case sequence([RegexNode])
  case alternation([RegexNode])
  indirect case capture(Int, RegexNode)
  indirect case repetition(RegexNode, minimum: Int, maximum: Int?, RepetitionMode)
  indirect case look(RegexNode, behind: Bool, negated: Bool)
  indirect case atomic(RegexNode)
  case backreference(Int, ignoreCase: Bool)
  case assertion(Assertion)

  enum RepetitionMode: Sendable { case greedy, lazy, possessive }

  enum Assertion: Sendable {
    case textStart, textEnd, textEndOrLastNewline, lineStart, lineEnd
    case wordBoundary, notWordBoundary
  }
}

extension RegexNode {
  /// Whether the node may match without taking text.
  var canBeEmpty: Bool { widths.lowerBound == 0 }

  /// The capture groups that take part whenever the node matches.
  var certainCaptures: Set<Int> {
    switch self {
    case .empty, .literal, .set, .backreference, .assertion: []
    case .sequence(let nodes): nodes.reduce(into: []) { $0.formUnion($1.certainCaptures) }
    case .alternation(let nodes):
      nodes.dropFirst().reduce(nodes.first?.certainCaptures ?? []) {
        $0.intersection($1.certainCaptures)
      }
    case .capture(let index, let node): node.certainCaptures.union([index])
    case .repetition(let node, let minimum, _, _): minimum == 0 ? [] : node.certainCaptures
    case .look(let node, _, let negated): negated ? [] : node.certainCaptures
    case .atomic(let node): node.certainCaptures
    }
  }

  /// The largest number of characters that a lookbehind may take.
  static let maximumWidth = 255

  /// The number of characters that the node may take; all above `maximumWidth` are one more than it.
  var widths: ClosedRange<Int> {
    switch self {
    case .empty, .look, .assertion: return 0...0
    case .literal, .set: return 1...1
    case .backreference: return Self.limited(0, .max)
    case .capture(_, let node), .atomic(let node): return node.widths
    case .sequence(let nodes):
      return nodes.lazy.map(\.widths).reduce(0...0) {
        Self.limited($0.lowerBound + $1.lowerBound, $0.upperBound + $1.upperBound)
      }
    case .alternation(let nodes):
      let widths = nodes.map(\.widths)
      return Self.limited(
        widths.map(\.lowerBound).min() ?? 0, widths.map(\.upperBound).max() ?? 0)
    case .repetition(let node, let minimum, let maximum, _):
      let width = node.widths
      return Self.limited(
        width.lowerBound * minimum, maximum.map { width.upperBound * $0 } ?? .max)
    }
  }

  private static func limited(_ least: Int, _ most: Int) -> ClosedRange<Int> {
    min(least, maximumWidth + 1)...min(most, maximumWidth + 1)
  }
}

extension RegexNode {
  /// The literal text that every match contains, in order, with unknown text between two runs.
  ///
  /// The first run, which may be empty like any other, is at the start of the match.
  var literalRuns: [[UInt8]] {
    var runs: [[UInt8]] = [[]]
    collectLiterals(into: &runs)
    return runs
  }

  /// The last run is open: it continues if the next literal follows directly.
  private func collectLiterals(into runs: inout [[UInt8]]) {
    switch self {
    case .literal(let scalar): runs[runs.count - 1] += String(scalar).utf8
    case .sequence(let nodes): for node in nodes { node.collectLiterals(into: &runs) }
    case .capture(_, let node), .atomic(let node): node.collectLiterals(into: &runs)
    case .empty, .assertion, .look: break
    case .set, .alternation, .backreference: runs.append([])
    case .repetition(let node, let minimum, _, _):
      runs.append([])
      if minimum > 0 {
        node.collectLiterals(into: &runs)
        runs.append([])
      }
    }
  }
}

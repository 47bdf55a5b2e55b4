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
  var canBeEmpty: Bool {
    switch self {
    case .literal, .set: false
    case .empty, .look, .backreference, .assertion: true
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .alternation(let nodes): nodes.contains(where: \.canBeEmpty)
    case .capture(_, let node), .atomic(let node): node.canBeEmpty
    case .repetition(let node, let minimum, _, _): minimum == 0 || node.canBeEmpty
    }
  }

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

  /// The number of characters that the node may take; nil without limit.
  var widths: ClosedRange<Int>? {
    switch self {
    case .empty, .look, .assertion: return 0...0
    case .literal, .set: return 1...1
    case .backreference: return nil
    case .capture(_, let node), .atomic(let node): return node.widths
    case .sequence(let nodes):
      return nodes.reduce(0...0 as ClosedRange<Int>?) { sum, node in
        guard let sum, let next = node.widths else { return nil }
        let (high, overflow) = sum.upperBound.addingReportingOverflow(next.upperBound)
        return overflow ? nil : sum.lowerBound + next.lowerBound...high
      }
    case .alternation(let nodes):
      return nodes.dropFirst().reduce(nodes.first?.widths) { all, node in
        guard let all, let next = node.widths else { return nil }
        return min(all.lowerBound, next.lowerBound)...max(all.upperBound, next.upperBound)
      }
    case .repetition(let node, let minimum, let maximum, _):
      guard let width = node.widths, let maximum else { return nil }
      let (low, lowOverflow) = width.lowerBound.multipliedReportingOverflow(by: minimum)
      let (high, highOverflow) = width.upperBound.multipliedReportingOverflow(by: maximum)
      return lowOverflow || highOverflow ? nil : low...high
    }
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

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

extension RegexNode {
  /// The literal text that every match contains, in order; what comes between two runs is not known.
  ///
  /// The first run, which may be empty as any other, begins where the match does.
  var literalRuns: [[UInt8]] {
    var runs: [[UInt8]] = [[]]
    collectLiterals(into: &runs)
    return runs
  }

  /// The last run is open: it goes on where the next literal follows directly.
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

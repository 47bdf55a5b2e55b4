/// Finds the literal text that every match of a tree contains.
enum LiteralCollector {
  static func required(by node: RegexNode) -> RequiredLiterals {
    var runs: [[UInt8]] = [[]]
    collect(node, &runs)
    let parts: [RegexNode]
    if case .sequence(let nodes) = node { parts = nodes } else { parts = [node] }
    var isAnchored = false
    if case .assertion(.textStart) = parts.first { isAnchored = true }
    var isWhole = isAnchored && runs.count == 1
    if case .assertion(.textEnd) = parts.last {} else { isWhole = false }
    for part in parts.dropFirst().dropLast() {
      if case .literal = part { continue }
      isWhole = false
    }
    let rest = isAnchored ? runs.dropFirst() : runs[...]
    return RequiredLiterals(
      prefix: isAnchored ? runs[0] : [], fragments: rest.filter { !$0.isEmpty },
      isWholeText: isWhole)
  }

  /// The last run is open: it goes on where the next literal follows directly.
  private static func collect(_ node: RegexNode, _ runs: inout [[UInt8]]) {
    switch node {
    case .literal(let scalar): runs[runs.count - 1] += String(scalar).utf8
    case .sequence(let nodes): for node in nodes { collect(node, &runs) }
    case .capture(_, let node), .atomic(let node): collect(node, &runs)
    case .empty, .assertion, .look: break
    case .set, .alternation, .backreference: runs.append([])
    case .repetition(let node, let minimum, _, _):
      runs.append([])
      if minimum > 0 {
        collect(node, &runs)
        runs.append([])
      }
    }
  }
}

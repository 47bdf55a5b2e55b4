import Messages

/// The scenarios of two runs that are the same ones.
struct Pairing: Sendable {
  /// The evidence that two scenarios are one.
  enum Kind: Sendable {
    case same
    /// It has the same names in another file.
    case moved
    /// It has the same steps, or is in the same place, with another name.
    case renamed
  }

  struct Pair: Sendable {
    var before: RunTable.Row
    var now: RunTable.Row
    var kind: Kind
  }

  /// In the order of the later run.
  private(set) var pairs: [Pair] = []
  private(set) var added: [RunTable.Row] = []
  private(set) var removed: [RunTable.Row] = []

  init(_ before: RunTable, _ now: RunTable) {
    var partners: [(row: Int, kind: Kind)?] = Array(repeating: nil, count: now.rows.count)
    var isTaken = Array(repeating: false, count: before.rows.count)

    /// Pairs rows whose key is unique on both sides.
    func pair<Key: Hashable>(_ kind: Kind, by key: (RunTable.Row) -> Key?) {
      let former = before.rows.uniquePositions { isTaken[$0] ? nil : key($1) }
      guard !former.isEmpty else { return }
      for (key, index) in now.rows.uniquePositions(by: { partners[$0] == nil ? key($1) : nil }) {
        guard let partner = former[key] else { continue }
        (partners[index], isTaken[partner]) = ((partner, kind), true)
      }
    }

    pair(.same) { $0.identity }
    pair(.moved) { $0.identity.withoutFile }
    pair(.renamed) { $0.steps == 0 ? nil : Steps(uri: $0.identity.uri, steps: $0.steps) }
    let unchanged = Self.filesOfEqualLength(before, now)
    pair(.renamed) { row in unchanged.contains(row.identity.uri) ? row.place : nil }

    for (index, row) in now.rows.enumerated() {
      if let (partner, kind) = partners[index] {
        pairs.append(Pair(before: before.rows[partner], now: row, kind: kind))
      } else {
        added.append(row)
      }
    }
    removed = before.rows.indices.filter { !isTaken[$0] }.map { before.rows[$0] }
  }

  private struct Steps: Hashable {
    var uri: String
    var steps: UInt64
  }

  /// Files with as many scenarios in both runs: there the same line is most likely the same scenario.
  private static func filesOfEqualLength(_ before: RunTable, _ now: RunTable) -> Set<String> {
    func counts(_ table: RunTable) -> [String: Int] {
      table.rows.reduce(into: [:]) { $0[$1.identity.uri, default: 0] += 1 }
    }
    let former = counts(before)
    return Set(counts(now).filter { former[$0.key] == $0.value }.keys)
  }
}

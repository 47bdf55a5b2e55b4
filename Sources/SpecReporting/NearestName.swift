/// The name that takes the fewest edits, if those are few for its length.
func nearest(to name: String, among known: [String]) -> String? {
  let asked = name.lowercased()
  if !asked.isEmpty, let whole = known.first(where: { $0.lowercased().hasPrefix(asked) }) {
    return whole
  }
  let ranked = known.map { (name: $0, edits: edits(from: asked, to: $0.lowercased())) }
  guard let best = ranked.min(by: { $0.edits < $1.edits }) else { return nil }
  return best.edits <= max(2, best.name.count / 3) ? best.name : nil
}

/// Insertions, deletions and replacements between two words.
private func edits(from left: String, to right: String) -> Int {
  let target = Array(right.unicodeScalars)
  var row = Array(0...target.count)
  for (index, scalar) in left.unicodeScalars.prefix(100).enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in target.indices {
      let replaced = diagonal + (target[column] == scalar ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
    }
  }
  return row[target.count]
}

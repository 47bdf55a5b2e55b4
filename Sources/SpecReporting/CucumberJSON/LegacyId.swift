import Messages

/// The id of a node: the names from the feature down to it, in small letters, joined by `;`.
///
/// White space, `'`, `_`, `,` and `!` become `-`, each by itself.
func legacyId(_ names: [String]) -> String {
  names.map { name in
    var scalars = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\u{B}", "\u{C}", "\r", "'", "_", ",", "!": scalars.append("-")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }.joined(separator: ";")
}

extension Lineage {
  /// The id of a scenario; an outline's goes on with the examples and the row.
  ///
  /// Rows are counted with the header, so that the first is 2.
  func legacyId(of pickle: Pickle) -> String {
    var names = [feature?.name ?? pickle.uri]
    if let rule { names.append(rule.name) }
    names.append(scenario?.name ?? pickle.name)
    if let example { names += [example.examples.name, "\(example.row + 1)"] }
    return SpecReporting.legacyId(names)
  }
}

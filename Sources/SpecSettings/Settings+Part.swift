import SpecSources

extension GivenSettings {
  /// What a command line chooses some of the scenarios with.
  private static let choices = ["rerun-from", "last-failed", "tags", "name", "count", "dry-run"]

  /// What runs where no path is named.
  private static let standardPaths: [Set] = [["Features"], ["features"]]

  /// Whether these, of a command line, choose a part of what others run.
  ///
  /// What specrun.yaml and the environment choose is all of their run.
  func choosesPart(of others: GivenSettings) -> Bool {
    func paths(_ given: GivenSettings) -> Set<String> {
      Set(given["paths"].flatMap(\.elements).compactMap(\.text).map(Path.tidy))
    }
    let (own, whole) = (paths(self), paths(others))
    return Self.choices.contains { !self[$0].isEmpty }
      || !own.isEmpty && own != whole && !(whole.isEmpty && Self.standardPaths.contains(own))
  }
}

extension Settings {
  /// Leaves the files that specrun.yaml names to a run of everything: what they said of a part would be
  /// taken for the whole.
  package mutating func leaveFilesOfWhole() {
    let isLeft = { (target: FormatTarget) in target.isConfigured && target.path != nil }
    var left: [(files: String, option: String)] = []
    if formats.contains(where: isLeft) { left.append(("reports", "--format")) }
    formats.removeAll(where: isLeft)
    if isHistoryConfigured, history != nil {
      left.append(("history", "--history"))
      addsToHistory = false
    }
    guard !left.isEmpty else { return }
    partNote =
      "not the whole run: \(left.map(\.files).joined(separator: " and ")) of \(configuration) left as they are; "
      + "write them with \(left.map(\.option).joined(separator: " and "))"
  }
}

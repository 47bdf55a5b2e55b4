import SpecSources

extension GivenSettings {
  /// The options by which a command line chooses some of the scenarios.
  private static let choices = ["rerun-from", "last-failed", "tags", "name", "count", "dry-run"]

  /// Whether these settings, of a command line, choose a part of a run with the others.
  ///
  /// A choice in specrun.yaml or in the environment is the whole run.
  func choosesPart(of others: GivenSettings) -> Bool {
    func paths(_ given: GivenSettings) -> Set<String> {
      Set(given["paths"].flatMap(\.elements).compactMap(\.text).map(Path.tidy))
    }
    let (own, whole) = (paths(self), paths(others))
    return Self.choices.contains { !self[$0].isEmpty }
      || !own.isEmpty && own != whole
        && !(whole.isEmpty && FeatureSelection.usualPaths.contains { own == [$0] })
  }

  /// The options of a command that runs some of the scenarios again: the other settings apply to it as
  /// well, and must not leave these scenarios out.
  ///
  /// Fewer scenarios are divided in another way, so a rerun is no shard.
  func rerunOptions(beside others: GivenSettings) -> [String] {
    let own: [String] = ["name", "count"].filter { !others[$0].isEmpty }.flatMap { name in
      self[name].compactMap(\.text).flatMap { ["--\(name)", $0] }
    }
    return own + (others["shard"].isEmpty ? [] : ["--shard", "1/1"])
  }
}

extension Settings {
  /// Leaves the files that specrun.yaml names to a run of everything, since results of a part would
  /// be taken for the whole.
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

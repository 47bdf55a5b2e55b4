public import Messages

extension ScenarioIdentity {
  /// The names alone, by which one is found that moved to another file.
  public var withoutFile: Self {
    var copy = self
    copy.uri = ""
    return copy
  }

  /// The name, and the values of its example row.
  public var title: String {
    guard let cells else { return name }
    let values = cells.split(separator: Self.separator, omittingEmptySubsequences: false)
    return "\(name) (\(values.joined(separator: " | ")))"
  }
}

public import Messages

extension Lineage {
  /// A name that says where a scenario belongs, as in the official JUnit report.
  ///
  /// `Rule - Scenario`, or `Rule - Outline - Examples - #table.row`, followed by the scenario's
  /// own name when the outline's name has placeholders. Parts without a name are left out.
  ///
  /// - Parameters:
  ///   - pickle: The scenario.
  ///   - withRule: Whether the rule is part of it, for places that do not show it separately.
  public func longName(of pickle: Pickle, withRule: Bool = true) -> String {
    let rule = withRule ? rule?.name : nil
    guard let scenario, let example else { return joined([rule, pickle.name]) }
    let number = "#\(example.table).\(example.row)"
    let name = joined([rule, scenario.name, example.examples.name, number])
    return scenario.name == pickle.name ? name : "\(name): \(pickle.name)"
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " - ")
  }

  /// The names above a scenario: of its feature, or its file without one, and of its rule.
  public func path(of pickle: Pickle) -> [String] {
    let names = [feature?.name ?? "", rule?.name ?? ""].filter { !$0.isEmpty }
    return feature?.name.isEmpty == false ? names : [pickle.uri] + names
  }
}

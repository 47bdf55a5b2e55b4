import Messages

extension Origin {
  /// A name that says where a scenario belongs, as in the official JUnit report.
  ///
  /// `Rule - Scenario`, or `Rule - Outline - Examples - #table.row`, followed by the scenario's
  /// own name when the outline's name has placeholders. Parts without a name are left out.
  func longName(of pickle: Pickle) -> String {
    guard let scenario, let example else {
      return joined([rule?.name, pickle.name])
    }
    let number = "#\(example.table).\(example.row)"
    let name = joined([rule?.name, scenario.name, example.examples.name, number])
    return scenario.name == pickle.name ? name : "\(name): \(pickle.name)"
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " - ")
  }
}

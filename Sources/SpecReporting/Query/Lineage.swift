public import Messages

/// The nodes of the document above a pickle, as far as they are known.
///
/// The steps of a scenario that is no outline have no texts, tables and doc strings, which the pickle
/// holds.
public struct Lineage: Sendable {
  public internal(set) var feature: GherkinDocument.Feature?
  public internal(set) var rule: GherkinDocument.Rule?
  /// That of the feature, then that of the rule.
  public internal(set) var backgrounds: [GherkinDocument.Background] = []
  public internal(set) var scenario: GherkinDocument.Scenario?
  /// Nil unless the scenario is an outline.
  public internal(set) var example: Example?
  /// Every step of the file by its id.
  var steps: [String: StepNode] = [:]

  /// A row of examples.
  public struct Example: Sendable {
    public let examples: GherkinDocument.Examples
    /// The position of the examples in their outline, counted from 1.
    public let table: Int
    /// The position of the row below the header, counted from 1.
    public let row: Int

    public var node: GherkinDocument.TableRow { examples.tableBody[row - 1] }
  }

  /// The facts of a step that its pickle does not hold.
  struct StepNode: Sendable {
    var keyword: String
    var line: Int
    var docStringLine: Int?
    var isBackground: Bool
  }

  /// The line of the example row or the scenario.
  public var line: Int? { (example?.node.location ?? scenario?.location)?.line }

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
    parts.compactMap { $0?.nonEmpty }.joined(separator: " - ")
  }

  /// The names above a scenario: of its feature, or its file without one, and of its rule.
  public func path(of pickle: Pickle) -> [String] {
    [feature?.name.nonEmpty ?? pickle.uri, rule?.name.nonEmpty].compactMap(\.self)
  }
}

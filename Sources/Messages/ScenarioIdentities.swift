/// The identities of the pickles of a document, one after the other.
///
///     var identities = ScenarioIdentities(document)
///     for pickle in pickles { identities.add(pickle) }
public struct ScenarioIdentities: Sendable {
  private let feature: String
  /// The name of the rule that a scenario is in, by its id.
  private var rules: [String: String] = [:]
  /// The cells of example rows, by their ids.
  private var cells: [String: String] = [:]
  private var counts: [ScenarioIdentity: Int] = [:]

  public init(_ document: GherkinDocument) {
    feature = document.feature?.name ?? ""
    for (scenario, rule) in document.scenarios {
      rules[scenario.id] = rule?.name
      for row in scenario.examples.flatMap(\.tableBody) {
        cells[row.id] = row.cells.map(\.value).joined(separator: String(ScenarioIdentity.separator))
      }
    }
  }

  /// The identity of the next pickle: all pickles count, in their order, whether or not they run.
  public mutating func add(_ pickle: Pickle) -> ScenarioIdentity {
    var identity = ScenarioIdentity(
      uri: pickle.uri, feature: feature, rule: pickle.astNodeIds.first.flatMap { rules[$0] } ?? "",
      name: pickle.name, cells: pickle.astNodeIds.dropFirst().first.flatMap { cells[$0] })
    let occurrence = counts[identity] ?? 0
    counts[identity] = occurrence + 1
    identity.occurrence = occurrence
    return identity
  }
}

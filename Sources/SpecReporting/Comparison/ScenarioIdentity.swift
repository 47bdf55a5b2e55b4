/// What a scenario is known by in all runs, wherever in its file it stands: never an id or a line.
public struct ScenarioIdentity: Sendable, Hashable {
  public var uri: String
  public var feature: String
  public var rule: String
  /// With the values of an example row where it has placeholders.
  public var name: String
  /// The cells of its example row with a separator between them; nil where there is none.
  public var cells: String?
  /// Its position among those with the same names.
  public var occurrence = 0

  /// An identity of these names.
  public init(
    uri: String, feature: String = "", rule: String = "", name: String, cells: String? = nil,
    occurrence: Int = 0
  ) {
    (self.uri, self.feature, self.rule, self.name) = (uri, feature, rule, name)
    (self.cells, self.occurrence) = (cells, occurrence)
  }

  /// The same in every process and on every machine.
  public var stableHash: UInt64 {
    var hash = StableHash()
    for text in [uri, feature, rule, name, cells] { hash.add(text) }
    hash.add(number: UInt64(occurrence))
    return hash.value
  }

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

  /// Between the cells of a row.
  static let separator: Character = "\u{1F}"
}

import Basics

/// The identity of a scenario across runs, wherever in its file it is: never an id or a line.
public struct ScenarioIdentity: Sendable, Hashable {
  public var uri: String
  public var feature: String
  public var rule: String
  /// Its name, with the values of an example row if it has placeholders.
  public var name: String
  /// The cells of its example row with a separator between them; nil if there is none.
  public var cells: String?
  /// Its position among those with the same names, from 0.
  public var occurrence: Int

  public init(
    uri: String, feature: String = "", rule: String = "", name: String, cells: String? = nil,
    occurrence: Int = 0
  ) {
    self.uri = uri
    self.feature = feature
    self.rule = rule
    self.name = name
    self.cells = cells
    self.occurrence = occurrence
  }

  /// The separator of cells, a character that does not occur in features.
  public static let separator: Character = "\u{1F}"
}

extension ScenarioIdentity {
  /// A digest that is the same in every process and on every machine.
  public var digest: UInt64 {
    var digest = StableDigest()
    digest.combine(uri)
    digest.combine(feature)
    digest.combine(rule)
    digest.combine(name)
    // A row without cells differs from no row.
    if let cells { digest.combine("|" + cells) }
    digest.combine(String(occurrence))
    return digest.value
  }
}

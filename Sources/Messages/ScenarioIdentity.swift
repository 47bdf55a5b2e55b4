/// What is the same of a scenario in all runs, wherever in its file it stands: never an id or a line.
public struct ScenarioIdentity: Sendable, Hashable {
  public var uri: String
  public var feature: String
  public var rule: String
  /// With the values of an example row where it has placeholders.
  public var name: String
  /// The cells of its example row with a separator between them; nil where there is none.
  public var cells: String?
  /// Its position among those with the same names, from 0.
  public var occurrence: Int

  public init(
    uri: String, feature: String, rule: String, name: String, cells: String? = nil,
    occurrence: Int = 0
  ) {
    self.uri = uri
    self.feature = feature
    self.rule = rule
    self.name = name
    self.cells = cells
    self.occurrence = occurrence
  }

  /// What separates cells; texts of features do not have it.
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
    // A row without cells is another thing than no row.
    if let cells { digest.combine("|" + cells) }
    digest.combine(String(occurrence))
    return digest.value
  }
}

/// A digest of texts that does not change from process to process, as that of `Hasher` does.
public struct StableDigest: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Adds a text, and where it ends.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text in UTF-8 has this byte.
    add(0xFF)
  }

  /// All 64 bits depend on every byte.
  public var value: UInt64 {
    // The upper bits of FNV-1a hardly depend on the last bytes.
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

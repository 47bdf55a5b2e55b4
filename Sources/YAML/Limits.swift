/// What a text may cost before it is refused.
///
/// Counted on the parser's events, before any value is built, so a small text cannot grow into a
/// large one. Aliases are refused by default: configuration and fixtures do not need them.
public struct Limits: Hashable, Sendable {
  /// The length of the text in bytes.
  public var bytes: Int
  /// How deep sequences and mappings may be nested.
  public var depth: Int
  /// The length of one scalar in bytes.
  public var scalarBytes: Int
  /// How many aliases (`*name`) may be expanded; 0 makes the first one an error.
  public var aliases: Int
  /// How many nodes all expansions together may add.
  public var expandedNodes: Int

  public init(
    bytes: Int = 3 << 20, depth: Int = 50, scalarBytes: Int = 1 << 20, aliases: Int = 0,
    expandedNodes: Int = 100_000
  ) {
    self.bytes = bytes
    self.depth = depth
    self.scalarBytes = scalarBytes
    self.aliases = aliases
    self.expandedNodes = expandedNodes
  }

  /// 3 MiB, 50 levels, no aliases.
  public static var standard: Limits { Limits() }
}

/// The cost at which a text is rejected.
///
/// Counted on the parser's events, before any value is built, so a small text cannot grow into a
/// large one. Aliases are rejected by default: configuration and fixtures do not need them.
public struct Limits: Hashable, Sendable {
  /// The length of the text in bytes.
  public var bytes: Int
  /// The maximum nesting depth of sequences and mappings.
  public var depth: Int
  /// The length of one scalar in bytes.
  public var scalarBytes: Int
  /// The maximum number of anchors (`&name`).
  public var anchors: Int
  /// The maximum number of aliases (`*name`) to collections; 0 makes the first alias of any kind an
  /// error.
  public var aliases: Int
  /// The maximum number of nodes that all expansions together may add.
  public var expandedNodes: Int

  /// Makes limits; the default values are those of `standard`.
  public init(
    bytes: Int = 3 << 20, depth: Int = 50, scalarBytes: Int = 1 << 20, anchors: Int = 100,
    aliases: Int = 0, expandedNodes: Int = 100_000
  ) {
    self.bytes = bytes
    self.depth = depth
    self.scalarBytes = scalarBytes
    self.anchors = anchors
    self.aliases = aliases
    self.expandedNodes = expandedNodes
  }

  /// 3 MiB, 50 levels, no aliases.
  public static var standard: Limits { Limits() }

  /// For configuration, whose limits cannot be raised: 1 MiB, 50 levels, no aliases.
  public static var configuration: Limits { Limits(bytes: 1 << 20) }

  /// For data that people wrote and that may repeat itself: 3 MiB, 50 levels, 100 anchors, 50 aliases
  /// to collections.
  public static var data: Limits { Limits(aliases: 50) }
}

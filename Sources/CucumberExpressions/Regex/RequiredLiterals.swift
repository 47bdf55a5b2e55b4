/// The literal text that all matches of a regular expression have in common.
struct RequiredLiterals: Sendable, Equatable {
  /// The bytes that every matching text begins with.
  let prefix: [UInt8]
  /// The other parts of every matching text, in this order and without overlap.
  let fragments: [[UInt8]]
  /// Whether the prefix is the one text that matches.
  let isWholeText: Bool
}

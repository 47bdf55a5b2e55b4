/// The one value of a JSON text, as nodes: strings are double-quoted scalars, every other scalar is
/// plain.
///
/// Strict, as defined by RFC 8259. libyaml would accept more (keys without quotes, a trailing comma) and
/// less (an escaped surrogate pair, tabs between values). Duplicate keys and anything that exceeds `limits`
/// are also rejected with their position.
public func parseJSON(_ text: String, limits: Limits = .standard) throws(YAMLError) -> Node {
  try parseJSON(Array(text.utf8), limits: limits)
}

/// The same from bytes, which must be UTF-8; a byte order mark is skipped.
public func parseJSON(_ bytes: [UInt8], limits: Limits = .standard) throws(YAMLError) -> Node {
  guard bytes.count <= limits.bytes else {
    let reason = YAMLError.Reason.tooLarge(bytes: bytes.count, limit: limits.bytes)
    throw YAMLError(reason, at: Position(line: 1, column: 1))
  }
  var parser = JSONParser(bytes, limits: limits)
  return try parser.parse()
}

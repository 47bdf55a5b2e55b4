/// The one document of a YAML text; nil if the text contains none.
///
/// The cost is linear in the length of the text, and bounded by `limits`. Rejected with their position:
/// more than one document, duplicate keys, keys that are not scalars, merge keys, unknown tags,
/// undefined aliases (and all aliases by default), tabs in indentation, control characters.
public func parse(_ text: String, limits: Limits = .standard) throws(YAMLError) -> Node? {
  try parse(Array(text.utf8), limits: limits)
}

/// The same from bytes, which must be UTF-8; a byte order mark is skipped.
public func parse(_ bytes: [UInt8], limits: Limits = .standard) throws(YAMLError) -> Node? {
  let start = Position(line: 1, column: 1)
  guard bytes.count <= limits.bytes else {
    throw YAMLError(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: start)
  }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    throw YAMLError(.utf16, at: start)
  }
  // libyaml asserts that there is an address.
  if bytes.isEmpty { return nil }
  return try bytes.withUnsafeBufferPointer { buffer throws(YAMLError) in
    var builder = Builder(try EventStream(buffer), limits: limits)
    return try builder.root()
  }
}

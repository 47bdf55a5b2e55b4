/// A tag with a value: `@timeout(5s)`, `@timeout:5s` or `@timeout=5s`.
struct ValuedTag {
  let name: Substring
  let value: Substring

  /// Nil for a tag without a value.
  init?(_ tag: String) {
    guard let mark = tag.utf8.firstIndex(where: Self.beginsValue) else { return nil }
    name = tag[..<mark]
    var value = tag[mark...].dropFirst()
    if tag[mark...].first == "(" {
      guard value.popLast() == ")" else { return nil }
    }
    self.value = value
  }

  private static func beginsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
  }
}

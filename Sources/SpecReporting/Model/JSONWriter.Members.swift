package import Messages

/// Members with their values; nil is left out.
extension JSONWriter {
  package mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    integer(value)
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  package mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    beginArray()
    for value in values {
      separate()
      string(value)
    }
    endArray()
  }

  /// An object with what `body` writes.
  package mutating func member(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    body(&self)
    endObject()
  }

  /// An array of objects with what `body` writes.
  package mutating func members<Element>(
    _ name: StaticString, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    objects(elements, body)
  }

  /// The same without a name.
  mutating func objects<Element>(
    _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements {
      separate()
      beginObject()
      body(&self, element)
      endObject()
    }
    endArray()
  }

  /// The bytes of an object with what `body` writes.
  static func object(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    body(&json)
    json.endObject()
    return json.bytes
  }

  /// The same, and a newline.
  package static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    object(body) + [UInt8(ascii: "\n")]
  }
}

/// A value that has one form in the JSON of the Cucumber Messages.
///
/// The members of an object are written in alphabetical order, as in Gherkin's own test data;
/// absent optionals are left out.
protocol JSONValue {
  /// Reads the value that begins at the reader's position.
  init(json: inout JSONReader) throws(MessageError)

  func write(to json: inout JSONWriter)
}

extension JSONReader {
  mutating func value<Value: JSONValue>() throws(MessageError) -> Value { try Value(json: &self) }
}

extension JSONWriter {
  mutating func member<Value: JSONValue>(_ key: StaticString, _ value: Value) {
    self.key(key)
    value.write(to: &self)
  }

  mutating func member<Value: JSONValue>(_ key: StaticString, _ value: Value?) {
    if let value { member(key, value) }
  }
}

extension String: JSONValue {
  init(json: inout JSONReader) throws(MessageError) { self = try json.string() }

  func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONValue {
  init(json: inout JSONReader) throws(MessageError) { self = try json.integer() }

  func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Bool: JSONValue {
  init(json: inout JSONReader) throws(MessageError) { self = try json.boolean() }

  func write(to json: inout JSONWriter) { json.boolean(self) }
}

extension Array: JSONValue where Element: JSONValue {
  init(json: inout JSONReader) throws(MessageError) {
    self = []
    try json.beginArray()
    while try json.nextElement() { append(try Element(json: &json)) }
  }

  func write(to json: inout JSONWriter) {
    json.beginArray()
    for element in self {
      json.separate()
      element.write(to: &json)
    }
    json.endArray()
  }
}

/// A text that is one of those that the schema lists.
extension JSONValue where Self: RawRepresentable<String> {
  init(json: inout JSONReader) throws(MessageError) {
    json.skipWhiteSpace()
    let start = json.position
    let text = try json.string()
    guard let value = Self(rawValue: text) else {
      throw json.error(.unknownChoice(text), at: start)
    }
    self = value
  }

  func write(to json: inout JSONWriter) { json.string(rawValue) }
}

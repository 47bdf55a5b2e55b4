/// A value that has one form in the JSON of the Cucumber Messages.
///
/// Written members are in alphabetical order, as in Gherkin's own test data; absent optionals
/// are left out.
protocol JSONMessage {
  /// Reads the value that begins at the reader's position.
  init(json: inout JSONReader) throws(MessageError)

  /// Writes the value.
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func member(_ key: StaticString, _ value: String?) {
    if let value { member(key, value) }
  }

  mutating func member(_ key: StaticString, _ value: Int) {
    self.key(key)
    integer(value)
  }

  mutating func member(_ key: StaticString, _ value: Int?) {
    if let value { member(key, value) }
  }

  mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  mutating func member<Choice: RawRepresentable<String>>(_ key: StaticString, _ value: Choice) {
    member(key, value.rawValue)
  }

  mutating func member<Choice: RawRepresentable<String>>(_ key: StaticString, _ value: Choice?) {
    if let value { member(key, value.rawValue) }
  }

  mutating func member<Value: JSONMessage>(_ key: StaticString, _ value: Value) {
    self.key(key)
    value.write(to: &self)
  }

  mutating func member<Value: JSONMessage>(_ key: StaticString, _ value: Value?) {
    if let value { member(key, value) }
  }

  mutating func member<Element: JSONMessage>(_ key: StaticString, _ elements: [Element]) {
    self.key(key)
    beginArray()
    for element in elements {
      separate()
      element.write(to: &self)
    }
    endArray()
  }

  mutating func member<Element: JSONMessage>(_ key: StaticString, _ elements: [Element]?) {
    if let elements { member(key, elements) }
  }

  mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts {
      separate()
      string(text)
    }
    endArray()
  }

  mutating func member(_ key: StaticString, _ texts: [String]?) {
    if let texts { member(key, texts) }
  }
}

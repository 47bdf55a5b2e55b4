/// A value of JSON as a tree.
///
/// It is for requests of editors, whose members are looked up by name. Messages know their members and need no
/// tree.
package enum JSONTree: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with a fraction or an exponent, or beyond `Int`, as it was written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSONTree
  }
}

// MARK: - Access

extension JSONTree {
  /// The value of a member; nil if it is missing or null, or if this value is not an object.
  package subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self,
      let value = members.last(where: { $0.name == name })?.value, value != .null
    else { return nil }
    return value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  package var array: [JSONTree]? { if case .array(let elements) = self { elements } else { nil } }

  package var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether a nested member is `true`, such as a capability of a client.
  package func says(_ names: String...) -> Bool { member(names)?.boolean ?? false }

  package func member(_ names: String...) -> JSONTree? { member(names) }

  private func member(_ names: [String]) -> JSONTree? {
    names.reduce(self) { value, name in value?[name] }
  }
}

// MARK: - Making

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .integer(number) }

  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }

  package init(nilLiteral: ()) { self = .null }

  package init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }
}

extension JSONTree {
  /// An object without the members that are nil.
  package init(members: [(String, JSONTree?)]) {
    self = .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }
}

// MARK: - Reading and writing

extension JSONTree: JSONValue {
  /// Reads a value with nothing after it.
  ///
  /// Lone surrogates and invalid UTF-8 in texts become U+FFFD, so that a document is not lost over a harmless
  /// mistake of a client.
  package init(reading bytes: [UInt8]) throws(MessageError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(MessageError) in
      var json = JSONReader(buffer, in: buffer.indices)
      json.mendsTexts = true
      let value: JSONTree = try json.value()
      try json.end()
      return value
    }
  }

  init(json: inout JSONReader) throws(MessageError) {
    json.skipWhiteSpace()
    let start = json.position
    switch json.current {
    case UInt8(ascii: "{"):
      var members: [Member] = []
      _ = try json.beginObject()
      while let key = try json.nextMember() {
        members.append(Member(name: key.text, value: try json.value()))
      }
      self = .object(members)
    case UInt8(ascii: "["): self = .array(try json.value())
    case UInt8(ascii: "\""): self = .string(try json.string())
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean(try json.boolean())
    default:
      // Numbers and null are kept as they are written.
      try json.skip()
      let text = String(decoding: json.bytes[start..<json.position], as: UTF8.self)
      self = text == "null" ? .null : Int(text).map { .integer($0) } ?? .number(text)
    }
  }

  /// The value without white space.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.raw("null")
    case .boolean(let value): json.boolean(value)
    case .integer(let number): json.integer(number)
    case .number(let text): json.bytes += text.utf8
    case .string(let text): json.string(text)
    case .array(let elements): elements.write(to: &json)
    case .object(let members):
      json.beginObject()
      for member in members {
        json.separate()
        json.string(member.name)
        json.raw(":")
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }
}

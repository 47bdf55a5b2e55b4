/// A value of JSON as a tree.
///
/// The reader of Messages knows the members of its types and builds no tree; what a client sends is read
/// here by name, whatever else it holds.
package enum JSON: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number with a fraction or an exponent, or beyond `Int`, as it was written.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSON
  }
}

// MARK: - Access

extension JSON {
  /// The value of a member; nil where there is none, where it is null, and in what is no object.
  package subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    guard let value = members.last(where: { $0.name == name })?.value, value != .null else {
      return nil
    }
    return value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  package var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  package var isObject: Bool { if case .object = self { true } else { false } }

  /// Whether a member below others is `true`, as clients state what they can do.
  func says(_ names: String...) -> Bool {
    var value: JSON? = self
    for name in names { value = value?[name] }
    return value?.boolean ?? false
  }

  /// The member below others.
  func member(_ names: String...) -> JSON? {
    var value: JSON? = self
    for name in names { value = value?[name] }
    return value
  }
}

// MARK: - Making

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByNilLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .integer(number) }

  package init(booleanLiteral value: Bool) { self = .boolean(value) }

  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  package init(nilLiteral: ()) { self = .null }

  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member(name: $0, value: $1) })
  }
}

extension JSON {
  /// An object without the members that have no value.
  init(members: [(String, JSON?)]) {
    self = .object(
      members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }
}

/// One parameter of a step's closure: what it can be given.
package struct ArgumentSlot: Sendable {
  package let type: Any.Type
  /// The type without its optionality.
  package let wrapped: Any.Type
  package let isOptional: Bool

  init<T>(_ type: T.Type) {
    self.type = type
    wrapped = (type as? any OptionalValue.Type)?.wrapped ?? type
    isOptional = wrapped != type
  }

  package var takesDataTable: Bool { wrapped == DataTable.self }

  /// A closure may take a doc string whole, or just its text.
  package var takesDocString: Bool { wrapped == DocString.self || wrapped == String.self }

  /// Whether what hangs below a step can be decoded into it, a table as well as a doc string.
  ///
  /// Numbers, texts and enums are what a parameter gives; as data they would only hide that a
  /// pattern lacks one.
  package var takesData: Bool { wrapped is any Decodable.Type && !isScalar(wrapped) }

  /// Whether values that a parameter type makes can be given: the same type, or a number of
  /// another width, which is checked again when the value is known.
  package func accepts(_ valueType: Any.Type) -> Bool {
    if wrapped == valueType { return true }
    if valueType is any FixedWidthInteger.Type { return wrapped is any FixedWidthInteger.Type }
    return valueType == Double.self && wrapped == Float.self
  }

  /// Whether the bare text of a capture group can be given.
  package var acceptsText: Bool {
    if wrapped == String.self || wrapped is any LosslessStringConvertible.Type { return true }
    return (wrapped as? any RawRepresentable.Type)?.hasTextValues ?? false
  }
}

extension RawRepresentable {
  fileprivate static var hasTextValues: Bool { RawValue.self == String.self }
}

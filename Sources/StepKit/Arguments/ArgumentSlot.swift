/// One parameter of a step's closure, and the values that it accepts.
package struct ArgumentSlot: Sendable {
  package let type: Any.Type
  /// The type without its optionality.
  package let wrapped: Any.Type
  package let isOptional: Bool

  init<T>(_ type: T.Type) {
    self.type = type
    wrapped = unwrapped(type)
    isOptional = wrapped != type
  }

  /// Whether it is the scenario rather than a value.
  package var takesScenario: Bool { type == ScenarioContext.self }

  package var acceptsDataTable: Bool { wrapped == DataTable.self }

  /// A closure may take a doc string as a whole, or just its text.
  package var acceptsDocString: Bool { wrapped == DocString.self || wrapped == String.self }

  /// Whether a table or doc string can be decoded into it.
  ///
  /// Numbers, strings and enums come from parameters; decoding them from data would hide that a
  /// pattern lacks one.
  package var acceptsData: Bool { wrapped is any Decodable.Type && !isScalar(wrapped) }

  /// Whether it accepts the result of a parameter type: the same type, or a number of another
  /// width, which is checked again once the value is known.
  package func accepts(_ valueType: Any.Type) -> Bool {
    if wrapped == valueType { return true }
    if valueType is any FixedWidthInteger.Type { return wrapped is any FixedWidthInteger.Type }
    return valueType == Double.self && wrapped == Float.self
  }

  /// Whether it takes the text of a parameter or group itself, whatever value the text represents.
  package var takesTextAsItStands: Bool { wrapped == Substring.self }

  /// Whether it accepts the bare text of a capture group.
  package var acceptsText: Bool {
    if wrapped == String.self || wrapped is any LosslessStringConvertible.Type { return true }
    return (wrapped as? any RawRepresentable.Type)?.hasTextValues ?? false
  }
}

extension RawRepresentable {
  fileprivate static var hasTextValues: Bool { RawValue.self == String.self }
}

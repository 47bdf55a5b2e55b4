/// The value of one parameter of a step's closure.
package enum StepValue: Sendable {
  /// The result of a parameter type.
  case transformed(any Sendable)
  /// The text of a capture group that has no parameter type.
  case text(String)
  /// A capture group that did not participate in the match, or an argument that the step does not
  /// have.
  case missing
  case docString(DocString)
  case dataTable(DataTable)
}

extension StepValue {
  /// The next value as a `T`.
  ///
  /// - Throws: `StepValueError` if it cannot be converted.
  static func take<T>(
    from values: inout IndexingIterator<[StepValue]>, as type: T.Type
  ) throws -> T {
    guard let value = values.next() else { throw StepValueError.tooFew }
    if let converted: T = try value.converted() { return converted }
    throw StepValueError.notConvertible(text: value.shown, type: "\(T.self)")
  }

  private func converted<T>() throws -> T? {
    switch self {
    case .transformed(let value): (value as? T) ?? Self.number(from: value)
    case .text(let text): (text as? T) ?? Self.parsed(text)
    case .missing: (T.self as? any OptionalValue.Type)?.absent as? T
    case .docString(let docString):
      try (docString as? T) ?? (docString.content as? T)
        ?? Self.decoded { try docString.decode($0) }
    case .dataTable(let table):
      try (table as? T) ?? (table.raw as? T) ?? Self.decoded { try table.decode($0) }
    }
  }

  /// The argument of the step as a `T`, if `T` is decoded from data.
  private static func decoded<T>(_ decode: (any Decodable.Type) throws -> Any) throws -> T? {
    let slot = ArgumentSlot(T.self)
    guard slot.acceptsData, let type = slot.wrapped as? any Decodable.Type else { return nil }
    return try decode(type) as? T
  }

  /// A number of another width, if the value fits.
  private static func number<T>(from value: any Sendable) -> T? {
    let wanted = unwrapped(T.self)
    if let integer = value as? any BinaryInteger {
      guard let type = wanted as? any FixedWidthInteger.Type else { return nil }
      return type.init(exactly: integer).flatMap { $0 as? T }
    }
    guard let double = value as? Double, wanted == Float.self else { return nil }
    let float = Float(double)
    return float.isFinite ? float as? T : nil
  }

  /// The value of a text.
  ///
  /// Invalid text must not become `nil` of an optional `T`, as casting the result of a failed
  /// initializer would make it.
  private static func parsed<T>(_ text: String) -> T? {
    let wanted = unwrapped(T.self)
    if let type = wanted as? any LosslessStringConvertible.Type {
      return type.init(text).flatMap { $0 as? T }
    }
    if let type = wanted as? any RawRepresentable.Type {
      return type.make(text).flatMap { $0 as? T }
    }
    return nil
  }

  private var shown: String {
    switch self {
    case .transformed(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .missing: "nothing"
    case .docString: "the doc string"
    case .dataTable: "the data table"
    }
  }
}

/// An error in converting a value for a step.
package enum StepValueError: Error, Equatable, CustomStringConvertible {
  case tooFew
  case notConvertible(text: String, type: String)
  /// The parameter type returns nil for the texts of its groups.
  case noValue(of: String, texts: [String])

  package var description: String {
    switch self {
    case .tooFew: "the step takes more values than its text gives"
    case .notConvertible(let text, let type): "found \(text), expected a value of type \(type)"
    case .noValue(let name, let texts):
      "the parameter type {\(name)} has no value for "
        + texts.map { "\"\($0)\"" }.joined(separator: " and ")
    }
  }
}

/// The type without its optionality.
func unwrapped(_ type: Any.Type) -> Any.Type {
  (type as? any OptionalValue.Type)?.wrapped ?? type
}

/// The wrapped type of an optional whose type is erased.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
  var isAbsent: Bool { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  static var absent: Any { Wrapped?.none as Any }
  var isAbsent: Bool { self == nil }
}

extension RawRepresentable {
  fileprivate static func make(_ text: String) -> Self? {
    (text as? RawValue).flatMap(Self.init(rawValue:))
  }
}

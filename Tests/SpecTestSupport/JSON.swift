public import Foundation

/// Any JSON value, for comparing and checking output; members have no order.
public enum JSON: Sendable, Equatable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// Reads a value with Foundation, which knows nothing of the code under test.
  public init(_ data: Data) throws {
    self = try JSONDecoder().decode(JSON.self, from: data)
  }

  /// Reads a value from bytes.
  public init(bytes: some Sequence<UInt8>) throws {
    try self.init(Data(bytes))
  }

  /// A member of an object.
  public subscript(key: String) -> JSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; empty for anything else.
  public var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text, if it is one.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, if it is one.
  public var int: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}

extension JSON: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first: each wrong guess costs an error.
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([String: JSON].self) {
      self = .object(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .null
    }
  }
}

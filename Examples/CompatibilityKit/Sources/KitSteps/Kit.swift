/// Errors that samples throw: the kit compares the names of these types.
enum Kit {
  /// A plain failure.
  struct Error: Swift.Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// A comparison that does not hold.
  struct AssertionError: Swift.Error, CustomStringConvertible {
    let description: String
  }

  static func assertEqual<Value: Equatable>(_ actual: Value, _ expected: Value) throws {
    guard actual != expected else { return }
    throw AssertionError(description: "found \(actual), expected \(expected)")
  }
}

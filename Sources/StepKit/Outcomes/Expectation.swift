/// An expectation that did not hold: the step fails with it.
public struct ExpectationFailure: Error, Equatable, CustomStringConvertible {
  /// What was expected, in words; may be several lines.
  public let message: String
  /// Where in the step code the expectation stands.
  public let place: SourcePlace

  public var description: String { message }
}

/// Fails the step unless `condition` holds.
///
/// - Parameters:
///   - condition: What must be true.
///   - message: What to tell the reader when it is not.
public func expect(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: Int = #line
) throws {
  guard try !condition() else { return }
  throw ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line))
}

/// Fails the step unless the two values are equal, and shows how they differ.
///
/// - Parameters:
///   - actual: What the system did.
///   - expected: What the scenario says.
///   - subject: What the values are of, such as `the counter`; opens the message.
public func expect<Value: Equatable>(
  _ actual: @autoclosure () throws -> Value, equals expected: @autoclosure () throws -> Value,
  _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line
) throws {
  let (actual, expected) = (try actual(), try expected())
  guard actual != expected else { return }
  let subject = subject()
  let difference = Difference.text(expected: expected, actual: actual)
  throw ExpectationFailure(
    message: subject.isEmpty ? difference : "\(subject) differs\n\(difference)",
    place: SourcePlace(file: file, line: line))
}

/// Fails the step when there is no value, and returns it when there is.
///
/// - Parameters:
///   - value: What must be there.
///   - message: What to tell the reader when it is not.
public func require<Value>(
  _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: Int = #line
) throws -> Value {
  if let value = try value() { return value }
  throw ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line))
}

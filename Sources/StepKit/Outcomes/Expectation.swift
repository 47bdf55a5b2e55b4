/// The error of an expectation that is not met.
public struct ExpectationFailure: Error, Equatable, CustomStringConvertible {
  /// The message, which may have several lines.
  public let message: String
  /// The location of the expectation.
  public let place: SourcePlace

  public var description: String { message }
}

/// Fails the step unless a condition is true.
///
/// - Parameters:
///   - condition: The condition.
///   - message: The message of the failure.
public func expect(
  _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: Int = #line
) throws {
  guard try !condition() else { return }
  throw ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line))
}

/// Fails the step unless two values are equal, and shows their difference.
///
/// - Parameters:
///   - actual: The value of the system.
///   - expected: The value of the scenario.
///   - subject: The name of the value, such as `the counter`, at the beginning of the message.
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

/// Unwraps an optional, and fails the step if it is nil.
///
/// - Parameters:
///   - value: The optional.
///   - message: The message of the failure.
public func require<Value>(
  _ value: @autoclosure () throws -> Value?, _ message: @autoclosure () -> String,
  file: StaticString = #filePath, line: Int = #line
) throws -> Value {
  if let value = try value() { return value }
  throw ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line))
}

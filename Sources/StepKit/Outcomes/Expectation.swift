/// The error of an expectation that is not met.
public struct ExpectationFailure: Error, Equatable, CustomStringConvertible {
  /// The message, which may have several lines.
  public let message: String
  /// The location of the expectation.
  public let place: SourcePlace
  /// The expected value as text, if two values were compared.
  public let expected: String?
  /// The actual value as text, if two values were compared.
  public let actual: String?

  package init(message: String, place: SourcePlace) {
    self.message = message
    self.place = place
    expected = nil
    actual = nil
  }

  /// The failure of a comparison.
  ///
  /// - Parameter subject: The subject of the comparison; may be empty.
  init(_ difference: Difference, of subject: String, place: SourcePlace) {
    message = subject.isEmpty ? difference.text : "\(subject)\n\(difference.text)"
    self.place = place
    expected = difference.expected
    actual = difference.actual
  }

  /// The message and the place of the expectation: without a scenario, nothing else shows it.
  public var description: String { "\(message)\nat \(place.file):\(place.line)" }
}

/// Fails the step unless a condition is true.
///
/// The condition may `await`: `try expect(await bank.isOpen, "the bank is closed")`.
///
/// - Parameters:
///   - condition: The condition.
///   - message: The message of the failure.
///   - file: The source file of the call.
///   - line: The line of the call.
public func expect(
  _ condition: Bool, _ message: @autoclosure () -> String = "the condition does not hold",
  file: StaticString = #filePath, line: Int = #line
) throws {
  ExpectationCount.add()
  guard !condition else { return }
  try SoftFailures.report(
    ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line)))
}

/// Fails the step unless two values are equal, and shows their difference.
///
/// The difference is shown line by line: tables and collections by element, values with properties
/// by property, long texts by word. Both values may `await`:
/// `try expect(await bank.balance(of: "Ann"), equals: 5)`.
///
/// - Parameters:
///   - actual: The value of the system.
///   - expected: The value of the scenario.
///   - subject: The name of the value, such as `the counter`, at the beginning of the message.
///   - file: The source file of the call.
///   - line: The line of the call.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line
) throws {
  ExpectationCount.add()
  guard actual != expected else { return }
  let subject = subject()
  try SoftFailures.report(
    ExpectationFailure(
      Difference(expected: expected, actual: actual),
      of: subject.isEmpty ? "" : "mismatch in \(subject)",
      place: SourcePlace(file: file, line: line)))
}

/// Unwraps an optional, and fails the step if it is nil.
///
/// In a block of `softly` it ends the block, because there is no value to continue with.
///
/// - Parameters:
///   - value: The optional.
///   - message: The message of the failure.
///   - file: The source file of the call.
///   - line: The line of the call.
public func require<Value>(
  _ value: Value?, _ message: @autoclosure () -> String = "expected a value, found nothing",
  file: StaticString = #filePath, line: Int = #line
) throws -> Value {
  ExpectationCount.add()
  if let value { return value }
  throw ExpectationFailure(message: message(), place: SourcePlace(file: file, line: line))
}

/// Fails the step.
///
/// In a block of `softly` it ends the block.
///
/// - Parameters:
///   - message: The message of the failure.
///   - file: The source file of the call.
///   - line: The line of the call.
public func fail(
  _ message: String, file: StaticString = #filePath, line: Int = #line
) throws -> Never {
  throw ExpectationFailure(message: message, place: SourcePlace(file: file, line: line))
}

/// Fails the step unless a block throws an error of a type, and returns the error.
///
///     let error = try expect(throws: BankError.self) { try bank.withdraw(500) }
///     try expect(error.missing, equals: 400)
///
/// `skip()`, `pending()` and cancellation pass through.
///
/// - Parameters:
///   - type: The type of the error, such as `BankError.self` or `(any Error).self`.
///   - subject: The call that should have failed, such as `the withdrawal`, at the beginning of the message.
///   - file: The source file of the call.
///   - line: The line of the call.
///   - body: The code that should throw.
@discardableResult
public func expect<Failure, Result>(
  throws type: Failure.Type, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () throws -> Result
) throws -> Failure {
  try matched(thrown(body), "\(type)", subject(), SourcePlace(file: file, line: line))
}

/// Fails the step unless an asynchronous block throws an error of a type, and returns the error.
@discardableResult
public func expect<Failure, Result>(
  throws type: Failure.Type, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () async throws -> Result
) async throws -> Failure {
  try await matched(thrown(body), "\(type)", subject(), SourcePlace(file: file, line: line))
}

/// Fails the step unless a block throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () throws -> Result
) throws -> Failure {
  try matched(
    thrown(body), described(expected), subject(), SourcePlace(file: file, line: line)
  ) { $0 == expected }
}

/// Fails the step unless an asynchronous block throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () async throws -> Result
) async throws -> Failure {
  try await matched(
    thrown(body), described(expected), subject(), SourcePlace(file: file, line: line)
  ) { $0 == expected }
}

func thrown<Result>(_ body: () throws -> Result) -> (any Error)? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

package func thrown<Result>(_ body: () async throws -> Result) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}

private func matched<Failure>(
  _ error: (any Error)?, _ expected: @autoclosure () -> String, _ subject: String,
  _ place: SourcePlace, _ isExpected: (Failure) -> Bool = { _ in true }
) throws -> Failure {
  ExpectationCount.add()
  if let error {
    if let match = error as? Failure, isExpected(match) { return match }
    if endsStepOnPurpose(error) { throw error }
  }
  throw ExpectationFailure(
    Difference(expectedText: expected(), actualText: error.map(described) ?? "no error"),
    of: subject.isEmpty ? "another error was expected" : "\(subject): another error was expected",
    place: place)
}

/// The type of an error, and its description.
private func described(_ error: any Error) -> String {
  let type = "\(type(of: error))"
  // A bare case is meaningless without its type.
  return Mirror(reflecting: error).displayStyle == .enum && !(error is any CustomStringConvertible)
    ? "\(type).\(error)" : "\(type): \(error)"
}

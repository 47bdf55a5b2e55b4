/// Fails the step unless a block throws an error of a type, and returns the error.
///
///     let error = try expect(throws: BankError.self) { try bank.withdraw(500) }
///     try expect(error.missing, equals: 400)
///
/// `skip()`, `pending()` and cancellation pass through.
///
/// - Parameters:
///   - type: The type of the error, such as `BankError.self` or `(any Error).self`.
///   - subject: What should have failed, such as `the withdrawal`, at the beginning of the message.
///   - file: The source file of the call.
///   - line: The line of the call.
///   - body: What should fail.
@discardableResult
public func expect<Failure, Result>(
  throws type: Failure.Type, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () throws -> Result
) throws -> Failure {
  ExpectationCount.add()
  let place = SourcePlace(file: file, line: line)
  do {
    _ = try body()
  } catch {
    return try matched(error, type, subject(), place)
  }
  throw nothingThrown("\(type)", subject(), place)
}

/// Fails the step unless an asynchronous block throws an error of a type, and returns the error.
@discardableResult
public func expect<Failure, Result>(
  throws type: Failure.Type, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () async throws -> Result
) async throws -> Failure {
  ExpectationCount.add()
  let place = SourcePlace(file: file, line: line)
  do {
    _ = try await body()
  } catch {
    return try matched(error, type, subject(), place)
  }
  throw nothingThrown("\(type)", subject(), place)
}

/// Fails the step unless a block throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () throws -> Result
) throws -> Failure {
  ExpectationCount.add()
  let place = SourcePlace(file: file, line: line)
  do {
    _ = try body()
  } catch {
    return try matched(error, expected, subject(), place)
  }
  throw nothingThrown(described(expected), subject(), place)
}

/// Fails the step unless an asynchronous block throws an error that is equal to another.
@discardableResult
public func expect<Failure: Error & Equatable, Result>(
  throws expected: Failure, _ subject: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: Int = #line, _ body: () async throws -> Result
) async throws -> Failure {
  ExpectationCount.add()
  let place = SourcePlace(file: file, line: line)
  do {
    _ = try await body()
  } catch {
    return try matched(error, expected, subject(), place)
  }
  throw nothingThrown(described(expected), subject(), place)
}

private func matched<Failure>(
  _ error: any Error, _ type: Failure.Type, _ subject: String, _ place: SourcePlace
) throws -> Failure {
  if let expected = error as? Failure { return expected }
  if endsStepOnPurpose(error) { throw error }
  throw mismatch("\(type)", described(error), subject, place)
}

private func matched<Failure: Error & Equatable>(
  _ error: any Error, _ expected: Failure, _ subject: String, _ place: SourcePlace
) throws -> Failure {
  if let error = error as? Failure, error == expected { return error }
  if endsStepOnPurpose(error) { throw error }
  throw mismatch(described(expected), described(error), subject, place)
}

private func nothingThrown(
  _ expected: String, _ subject: String, _ place: SourcePlace
) -> ExpectationFailure {
  mismatch(expected, "no error", subject, place)
}

private func mismatch(
  _ expected: String, _ actual: String, _ subject: String, _ place: SourcePlace
) -> ExpectationFailure {
  ExpectationFailure(
    Difference(expectedText: expected, actualText: actual),
    of: subject.isEmpty ? "another error was expected" : "\(subject): another error was expected",
    place: place)
}

/// The type of an error, and what it says.
private func described(_ error: any Error) -> String {
  let type = "\(type(of: error))"
  // A bare case says nothing without its type.
  return Mirror(reflecting: error).displayStyle == .enum && !(error is any CustomStringConvertible)
    ? "\(type).\(error)" : "\(type): \(error)"
}

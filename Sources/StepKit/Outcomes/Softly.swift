import Messages

/// Runs a block to its end even if expectations in it fail, and then continues: the step fails when it
/// ends, with all failures and their places.
///
///     try softly {
///       try expect(cell.title, equals: "Iron Man", "the title")
///       try expect(cell.badge, equals: 3, "the badge")
///     }
///
/// Errors that `require`, `fail` and other code throw end the block, but not the step.
///
/// - Throws: The errors that end a step on purpose (`skip()`, `pending()`, cancellation), and every
///   failure if no step is running in this task, because nothing would report it.
public func softly(_ body: () async throws -> Void) async throws {
  let block = SoftFailures()
  try keep(block, await thrown { try await SoftFailures.$block.withValue(block, operation: body) })
}

/// Runs a synchronous block to its end even if expectations in it fail, and then continues.
public func softly(_ body: () throws -> Void) throws {
  let block = SoftFailures()
  try keep(block, thrown { try SoftFailures.$block.withValue(block, operation: body) })
}

/// Passes the failures of a block to the block or step around it.
///
/// - Parameter error: The error that ended the block early.
private func keep(_ block: SoftFailures, _ error: (any Error)?) throws {
  var errors = block.take()
  let purpose = error.flatMap { endsStepOnPurpose($0) ? $0 : nil }
  if purpose == nil, let error { errors.append(error) }
  let around = SoftFailures.block ?? SoftFailures.current
  for error in errors { around?.add(error) }
  if let purpose { throw purpose }
  guard around == nil, let first = errors.first else { return }
  throw errors.count > 1 ? SoftExpectationFailures(errors) : first
}

/// Whether an error is something other than a failed expectation.
func endsStepOnPurpose(_ error: any Error) -> Bool {
  error is StepSkipped || error is StepPending || error is CancellationError
}

/// The failure of several expectations of one step.
package struct SoftExpectationFailures: Error, CustomStringConvertible {
  package let errors: [any Error]
  /// All failures, each with its place and from the first column on, so that reports recognize the
  /// differences in them.
  package let description: String

  /// - Parameter shown: The wording of a place.
  package init(
    _ errors: [any Error], shown: (SourcePlace) -> String = { "\($0.file):\($0.line)" }
  ) {
    self.errors = errors
    let lines = errors.enumerated().map { index, error in
      guard let failure = error as? ExpectationFailure else { return "\(index + 1). \(error)" }
      return "\(index + 1). \(shown(failure.place)):"
        + (Comparison.opens(failure.message) ? "\n" : " ") + failure.message
    }
    description = (["\(errors.count)\(Comparison.list)"] + lines).joined(separator: "\n")
  }
}

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
  do {
    try await SoftFailures.$block.withValue(block) { try await body() }
  } catch {
    return try keep(block, error)
  }
  try keep(block)
}

/// Runs a synchronous block to its end even if expectations in it fail, and then continues.
public func softly(_ body: () throws -> Void) throws {
  let block = SoftFailures()
  do {
    try SoftFailures.$block.withValue(block) { try body() }
  } catch {
    return try keep(block, error)
  }
  try keep(block)
}

/// Passes the failures of a block to the block or step around it.
///
/// - Parameter error: The error that ended the block early.
private func keep(_ block: SoftFailures, _ error: (any Error)? = nil) throws {
  var errors = block.take()
  let purpose = error.flatMap { endsStepOnPurpose($0) ? $0 : nil }
  if purpose == nil, let error { errors.append(error) }
  if let around = SoftFailures.block ?? SoftFailures.current {
    for error in errors { around.add(error) }
    if let purpose { throw purpose }
  } else if let purpose {
    throw purpose
  } else if errors.count > 1 {
    throw SoftExpectationFailures(errors)
  } else if let first = errors.first {
    throw first
  }
}

/// Whether an error is something other than a failed expectation.
func endsStepOnPurpose(_ error: any Error) -> Bool {
  error is StepSkipped || error is StepPending || error is CancellationError
}

/// The failure of several expectations of one step.
package struct SoftExpectationFailures: Error, CustomStringConvertible {
  /// The failures, in order.
  package let errors: [any Error]
  /// All failures, each with its place and from the first column on, so that reports recognize the
  /// differences in them.
  package let description: String

  /// - Parameter shown: The wording of a place.
  package init(
    _ errors: [any Error], shown: (SourcePlace) -> String = { "\($0.file):\($0.line)" }
  ) {
    self.errors = errors
    var lines = ["\(errors.count)\(Comparison.list)"]
    for (index, error) in errors.enumerated() {
      guard let failure = error as? ExpectationFailure else {
        lines.append("\(index + 1). \(error)")
        continue
      }
      lines.append(
        "\(index + 1). \(shown(failure.place)):"
          + (Comparison.opens(failure.message) ? "\n" : " ") + failure.message)
    }
    description = lines.joined(separator: "\n")
  }
}

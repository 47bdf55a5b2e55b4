/// Runs expectations that do not end the step: step and scenario continue, and the step fails when
/// it ends, with all failures.
///
///     try softly { try expect(cell.title, equals: "Iron Man", "the title") }
///     try softly { try expect(cell.badge, equals: 3, "the badge") }
///
/// - Throws: The errors that end a step on purpose (`skip()`, `pending()`, cancellation), and every
///   error if no step is running in this task, because nothing would report it.
public func softly(_ body: () async throws -> Void) async throws {
  do { try await body() } catch { try keep(error) }
}

/// Runs synchronous expectations that do not end the step.
public func softly(_ body: () throws -> Void) throws {
  do { try body() } catch { try keep(error) }
}

private func keep(_ error: any Error) throws {
  guard let failures = SoftFailures.current, !(error is StepSkipped), !(error is StepPending),
    !(error is CancellationError)
  else { throw error }
  failures.add(error)
}

/// Several expectations of one step did not hold.
package struct SoftExpectationFailures: Error, CustomStringConvertible {
  package let errors: [any Error]

  package init(_ errors: [any Error]) { self.errors = errors }

  package var description: String {
    let listed = errors.enumerated().map { "\($0 + 1). \($1)" }
    return (["\(errors.count) expectations did not hold:"] + listed).joined(separator: "\n")
  }
}

/// Runs expectations that do not end the step: it goes on, and so does the scenario, but the step
/// is failed in the end, with all that did not hold.
///
///     try softly { try expect(cell.title, equals: "Iron Man", "the title") }
///     try softly { try expect(cell.badge, equals: 3, "the badge") }
///
/// - Throws: What ends a step on purpose (`skip()`, `pending()`, cancellation); and what `body`
///   throws when no step is running in this task, as nobody would be told otherwise.
public func softly(_ body: () async throws -> Void) async throws {
  do { try await body() } catch { try keep(error) }
}

/// Runs expectations that do not end the step, without suspending.
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

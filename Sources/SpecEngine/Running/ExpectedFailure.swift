import Messages

/// A scenario that is known to fail: its failure is reported but does not fail the run, its success does.
struct ExpectedFailure {
  /// The tag expression that says so.
  let tags: String

  /// The result as messages report it.
  ///
  /// A failure becomes a skip that keeps message and exception, as in the JUnit reports of other
  /// runners, so that every report and tool agrees that it is not fatal.
  func reported(_ result: TestStepResult, passesUnexpectedly: Bool) -> TestStepResult {
    var result = result
    if passesUnexpectedly {
      result.status = .failed
      result.message =
        "every step passed, but the scenario is tagged \(tags) and should fail: remove the tag"
      result.exception = Envelope.Exception(type: "UnexpectedPass", message: result.message)
    } else if result.status == .failed {
      result = result.asKnownFailure(tags: tags)
    }
    return result
  }
}

import Messages

/// One `testcase`.
struct JUnitCase: Sendable {
  var name: String
  var place: Place?
  var duration: Duration
  var tags: [String] = []
  /// Unknown is an error: something that could not run.
  var outcome: TestStepResult.Status
  var trouble: Trouble?
  /// What went wrong in earlier attempts.
  var earlier: [Trouble] = []
  var skipReason: String?
  var log: [String] = []
}

import Messages

/// Messages that came before what they belong to; what is left at the end shows what is missing.
struct Waiting: Sendable {
  /// By the id of the pickle.
  private var testCases: [String: [TestCase]] = [:]
  /// By the id of the test case, the ids of attempts.
  private var attempts: [String: [String]] = [:]
  /// By the id of the attempt, its messages in their order.
  private var messages: [String: [Envelope]] = [:]
  /// Attempts with results of steps that their test cases do not have.
  private var unknownSteps: Set<String> = []
  private var unknownHooks: [String] = []

  mutating func add(_ testCase: TestCase) {
    testCases[testCase.pickleId, default: []].append(testCase)
  }

  mutating func add(_ started: TestCaseStarted) {
    attempts[started.testCaseId, default: []].append(started.id)
    // Its results may have come before it.
    messages[started.id, default: []].insert(.testCaseStarted(started), at: 0)
  }

  mutating func add(_ envelope: Envelope, of attempt: String) {
    messages[attempt, default: []].append(envelope)
  }

  /// Attachments of an attempt that is over are not waited for.
  mutating func addAttachment(_ envelope: Envelope, of attempt: String) {
    messages[attempt]?.append(envelope)
  }

  mutating func addStep(of attempt: String) { unknownSteps.insert(attempt) }

  mutating func addHook(_ id: String) { unknownHooks.append(id) }

  mutating func takeTestCases(of pickle: String) -> [TestCase] {
    testCases.isEmpty ? [] : testCases.removeValue(forKey: pickle) ?? []
  }

  /// The messages of all attempts that began before their test case came.
  mutating func takeAttempts(at testCase: String) -> [Envelope] {
    guard !attempts.isEmpty else { return [] }
    return (attempts.removeValue(forKey: testCase) ?? []).flatMap {
      messages.removeValue(forKey: $0) ?? []
    }
  }

  mutating func takeMessages(of attempt: String) -> [Envelope] {
    messages.isEmpty ? [] : messages.removeValue(forKey: attempt) ?? []
  }

  /// What never came.
  var problems: [RunProblem] {
    let planned = Set(testCases.values.flatMap { $0 }.map(\.id))
    let started = Set(attempts.values.flatMap { $0 })
    return [
      RunProblem(missing: "pickle", of: "test case", testCases.values.flatMap { $0 }.map(\.id)),
      RunProblem(
        missing: "test case", of: "attempt",
        attempts.filter { !planned.contains($0.key) }.values.flatMap { $0 }),
      RunProblem(
        missing: "beginning", of: "attempt", messages.keys.filter { !started.contains($0) }),
      RunProblem(missing: "test step", of: "attempt", Array(unknownSteps)),
      RunProblem(missing: "beginning", of: "run hook", unknownHooks),
    ].compactMap { $0 }
  }
}

import Messages

/// One try at one scenario: what was planned and what came of it.
struct Attempt: Sendable {
  let id: String
  let testCase: TestCase
  let pickle: Pickle
  /// 0 for the first.
  let number: Int
  let startedAt: Timestamp
  /// How many began before it.
  let sequence: Int
  /// Which of several workers ran it; nothing in a serial run.
  let workerId: String?
  /// From start to finish, as the messages tell it; never negative.
  var duration = Duration.zero
  var willBeRetried = false
  /// One for each step of the test case, in the same order.
  private(set) var runs: [Run]
  /// What was attached outside of a step.
  private(set) var attachments: [Attached] = []
  /// The worst of the results so far.
  private(set) var status = TestStepResult.Status.unknown
  /// Steps end in order, so the next one to end is nearly always the one after the last.
  private var cursor = 0

  init(
    id: String, testCase: TestCase, pickle: Pickle, number: Int, startedAt: Timestamp,
    sequence: Int, workerId: String?
  ) {
    self.id = id
    self.testCase = testCase
    self.pickle = pickle
    self.number = number
    self.startedAt = startedAt
    self.sequence = sequence
    self.workerId = workerId
    runs = Array(repeating: Run(), count: testCase.testSteps.count)
  }

  /// What came of one step or hook.
  struct Run: Sendable {
    var result: TestStepResult?
    var attachments: [Attached] = []
  }

  /// Something left for the report.
  enum Attached: Sendable {
    case inline(Envelope.Attachment)
    case external(Envelope.ExternalAttachment)
  }

  /// Keeps a result, and tells whether it was a hook's; nothing if there is no such step.
  mutating func record(_ result: TestStepResult, of stepId: String) -> Bool? {
    guard let index = index(of: stepId) else { return nil }
    runs[index].result = result
    status = max(status, result.status)
    cursor = index + 1
    return testCase.testSteps[index].hookId != nil
  }

  mutating func attach(_ attachment: Attached, to stepId: String?) {
    if let index = stepId.flatMap({ index(of: $0) }) {
      runs[index].attachments.append(attachment)
    } else {
      attachments.append(attachment)
    }
  }

  private func index(of stepId: String) -> Int? {
    let steps = testCase.testSteps
    if cursor < steps.count, steps[cursor].id == stepId { return cursor }
    return steps.firstIndex { $0.id == stepId }
  }

  /// The status to report: a scenario without steps has passed, one cut short has not, nor has one
  /// whose results were lost.
  var outcome: TestStepResult.Status {
    if runs.isEmpty { return .passed }
    return status.isFailure || runs.allSatisfy { $0.result != nil } ? status : .unknown
  }

  /// Whether nothing of it ever ended.
  var wasNotRun: Bool { runs.allSatisfy { $0.result == nil } }

  /// `path:line` of the scenario or its example row.
  var place: Place {
    Place(uri: pickle.uri, line: pickle.location?.line)
  }
}

/// A hook of the run that has ended.
struct RunHook: Sendable {
  var hook: Envelope.Hook?
  var result: TestStepResult
  var duration: Duration
  var attachments: [Attempt.Attached] = []
}

/// A file and, where it is known, a line.
struct Place: Sendable, Equatable {
  var uri: String
  var line: Int?

  init(uri: String, line: Int?) {
    self.uri = uri
    self.line = line
  }

  /// The place that a reference names, if it names a file or a Java method.
  init?(_ reference: SourceReference) {
    if let uri = reference.uri {
      self.init(uri: uri, line: reference.location?.line)
    } else if let method = reference.javaMethod {
      self.init(uri: "\(method.className).\(method.methodName)", line: nil)
    } else if let element = reference.javaStackTraceElement {
      self.init(
        uri: "\(element.className).\(element.methodName)", line: reference.location?.line)
    } else {
      return nil
    }
  }

  var text: String { line.map { "\(uri):\($0)" } ?? uri }
}

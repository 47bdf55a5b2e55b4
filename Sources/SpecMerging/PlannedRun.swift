import Messages

/// One scenario in one recording.
struct PlannedRun: Sendable {
  /// The number of the recording.
  let recording: Int
  let testCase: TestCase
  /// Whether no recording has the plan.
  var isAdded = false
  var attempts: [RecordedAttempt] = []

  /// The state of the scenario at the end of the recording.
  enum End: Sendable {
    case passed
    case failed
    /// It was not begun, did not end, or was to be tried again.
    case open
  }

  var end: End {
    guard let last = attempts.last, let finished = last.finished, !finished.willBeRetried
    else { return .open }
    if last.results.values.contains(where: \.isFailure) { return .failed }
    let isWhole = testCase.testSteps.allSatisfy { step in
      last.results[step.id].map { $0 != .unknown } ?? false
    }
    return isWhole ? .passed : .open
  }

  /// Whether an attempt without a failure lacks results, or one before the last its end: messages
  /// were lost.
  var hasLostResults: Bool {
    attempts.enumerated().contains { index, attempt in
      guard attempt.finished != nil else { return index < attempts.count - 1 }
      return !attempt.results.values.contains(where: \.isFailure)
        && testCase.testSteps.contains { attempt.results[$0.id] == nil }
    }
  }
}

/// The messages of one attempt.
struct RecordedAttempt: Sendable {
  var started: TestCaseStarted
  /// The messages between its start and its end.
  var messages: [Envelope] = []
  var finished: TestCaseFinished?
  /// By the id of the test step.
  var results: [String: TestStepResult.Status] = [:]
  /// When something was heard of it last.
  var lastSeen: Timestamp

  init(_ started: TestCaseStarted) {
    self.started = started
    lastSeen = started.timestamp
  }

  mutating func add(_ envelope: Envelope) {
    switch envelope {
    case .testCaseFinished(let message):
      finished = message
      return
    case .testStepFinished(let message): results[message.testStepId] = message.testStepResult.status
    default: break
    }
    if let timestamp = envelope.timestamp { lastSeen = timestamp }
    messages.append(envelope)
  }
}

/// One scenario in all recordings.
struct JoinedCase: Sendable {
  /// Position among the joined pickles.
  let pickle: Int
  /// In the order of the recordings.
  private(set) var earlier: [PlannedRun] = []
  /// The last word on the scenario.
  var last: PlannedRun

  var runs: [PlannedRun] { earlier + [last] }

  /// Whether the last recording has no attempt at it.
  var isLeftOut: Bool { last.attempts.isEmpty }

  mutating func add(_ run: PlannedRun) {
    earlier.append(last)
    last = run
  }
}

/// One scenario, however many recordings have it.
struct JoinedPickle: Sendable {
  /// As the last recording has it, with the ids of the joined messages.
  var pickle: Pickle
  /// As the last recording has it.
  var original: Pickle
  /// The number of that recording.
  var recording: Int
  /// The line of the scenario or its example row.
  var line: Int?
}

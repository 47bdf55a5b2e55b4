/// The run begins.
public struct TestRunStarted: Sendable, Equatable {
  public var timestamp: Timestamp
  public var id: String?

  @inlinable
  public init(timestamp: Timestamp, id: String? = nil) {
    self.timestamp = timestamp
    self.id = id
  }
}

/// The run ended.
public struct TestRunFinished: Sendable, Equatable {
  public var message: String?
  public var success: Bool
  public var timestamp: Timestamp
  public var exception: Envelope.Exception?
  public var testRunStartedId: String?

  @inlinable
  public init(
    message: String? = nil,
    success: Bool,
    timestamp: Timestamp,
    exception: Envelope.Exception? = nil,
    testRunStartedId: String? = nil
  ) {
    self.message = message
    self.success = success
    self.timestamp = timestamp
    self.exception = exception
    self.testRunStartedId = testRunStartedId
  }
}

/// One attempt at a test case begins.
public struct TestCaseStarted: Sendable, Equatable {
  /// 0 for the first.
  public var attempt: Int
  public var id: String
  public var testCaseId: String
  public var workerId: String?
  public var timestamp: Timestamp

  @inlinable
  public init(
    attempt: Int, id: String, testCaseId: String, workerId: String? = nil, timestamp: Timestamp
  ) {
    self.attempt = attempt
    self.id = id
    self.testCaseId = testCaseId
    self.workerId = workerId
    self.timestamp = timestamp
  }
}

/// One attempt at a test case ended.
public struct TestCaseFinished: Sendable, Equatable {
  public var testCaseStartedId: String
  public var timestamp: Timestamp
  public var willBeRetried: Bool

  @inlinable
  public init(testCaseStartedId: String, timestamp: Timestamp, willBeRetried: Bool) {
    self.testCaseStartedId = testCaseStartedId
    self.timestamp = timestamp
    self.willBeRetried = willBeRetried
  }
}

/// A step or a hook of a test case begins.
public struct TestStepStarted: Sendable, Equatable {
  public var testCaseStartedId: String
  public var testStepId: String
  public var timestamp: Timestamp

  @inlinable
  public init(testCaseStartedId: String, testStepId: String, timestamp: Timestamp) {
    self.testCaseStartedId = testCaseStartedId
    self.testStepId = testStepId
    self.timestamp = timestamp
  }
}

/// A step or a hook of a test case ended.
public struct TestStepFinished: Sendable, Equatable {
  public var testCaseStartedId: String
  public var testStepId: String
  public var testStepResult: TestStepResult
  public var timestamp: Timestamp

  @inlinable
  public init(
    testCaseStartedId: String,
    testStepId: String,
    testStepResult: TestStepResult,
    timestamp: Timestamp
  ) {
    self.testCaseStartedId = testCaseStartedId
    self.testStepId = testStepId
    self.testStepResult = testStepResult
    self.timestamp = timestamp
  }
}

/// A hook of the run begins.
public struct TestRunHookStarted: Sendable, Equatable {
  public var id: String
  public var testRunStartedId: String
  public var hookId: String
  public var workerId: String?
  public var timestamp: Timestamp

  @inlinable
  public init(
    id: String,
    testRunStartedId: String,
    hookId: String,
    workerId: String? = nil,
    timestamp: Timestamp
  ) {
    self.id = id
    self.testRunStartedId = testRunStartedId
    self.hookId = hookId
    self.workerId = workerId
    self.timestamp = timestamp
  }
}

/// A hook of the run ended.
public struct TestRunHookFinished: Sendable, Equatable {
  public var testRunHookStartedId: String
  public var result: TestStepResult
  public var timestamp: Timestamp

  @inlinable
  public init(testRunHookStartedId: String, result: TestStepResult, timestamp: Timestamp) {
    self.testRunHookStartedId = testRunHookStartedId
    self.result = result
    self.timestamp = timestamp
  }
}

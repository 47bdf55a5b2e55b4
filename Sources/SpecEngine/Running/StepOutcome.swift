import Messages
import StepKit

/// How a step or hook ended, and whether its code ran at all.
struct StepOutcome {
  var value: TestStepResult
  let ran: Bool

  static let passed = StepOutcome(
    value: TestStepResult(duration: .zero, status: .passed), ran: true)
  static let skipped = notRun(.skipped)

  static func notRun(_ status: TestStepResult.Status) -> StepOutcome {
    StepOutcome(value: TestStepResult(duration: .zero, status: status), ran: false)
  }

  private init(value: TestStepResult, ran: Bool) {
    self.value = value
    self.ran = ran
  }

  /// What `error`, thrown by the code of a step or hook, makes of it.
  ///
  /// - Parameters:
  ///   - place: Where the code was written.
  ///   - feature: `uri:line` of the step or scenario, the last line of the stack trace; asked for
  ///     only when there is one.
  init(
    _ error: any Error, place: SourceReference, feature: @autoclosure () -> String
  ) {
    self.init(value: Self.result(of: error, place: place, feature: feature), ran: true)
  }

  private static func result(
    of error: any Error, place: SourceReference, feature: () -> String
  ) -> TestStepResult {
    switch error {
    case let pending as StepPending:
      unfinished(.pending, error, reason: pending.reason, place: place, feature: feature)
    case let skipped as StepSkipped:
      unfinished(.skipped, error, reason: skipped.reason, place: place, feature: feature)
    default:
      failure(error, place: place, feature: feature)
    }
  }

  /// A wish of the author: it is an exception only when it says why.
  private static func unfinished(
    _ status: TestStepResult.Status, _ error: any Error, reason: String?, place: SourceReference,
    feature: () -> String
  ) -> TestStepResult {
    var result = TestStepResult(duration: .zero, message: reason, status: status)
    if reason != nil { result.exception = exception(error, place: place, feature: feature) }
    return result
  }

  private static func failure(
    _ error: any Error, place: SourceReference, feature: () -> String
  ) -> TestStepResult {
    let exception = exception(error, place: place, feature: feature)
    return TestStepResult(
      duration: .zero, message: exception.message, status: .failed, exception: exception)
  }

  private static func exception(
    _ error: any Error, place: SourceReference, feature: () -> String
  ) -> Envelope.Exception {
    var trace = ""
    if let expectation = error as? ExpectationFailure {
      trace += "at \(expectation.place.file):\(expectation.place.line)\n"
    }
    if let uri = place.uri, let line = place.location?.line { trace += "at \(uri):\(line)\n" }
    trace += "at \(feature())"
    return Envelope.Exception(
      type: "\(type(of: error))", message: describe(error), stackTrace: trace)
  }

  /// What the error says of itself; a bare enum case is told with its type, or it tells too little.
  private static func describe(_ error: any Error) -> String {
    if let described = error as? any CustomStringConvertible { return described.description }
    return String(reflecting: error)
  }
}

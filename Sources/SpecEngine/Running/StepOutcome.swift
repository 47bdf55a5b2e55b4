import Messages
import StepKit

/// The result of a step or hook, and whether its code ran at all.
struct StepOutcome: Sendable {
  var value: TestStepResult
  let ran: Bool
  /// Whether it failed by soft expectations only: the scenario continues.
  var isSoft = false
  /// The row of its table that caused the failure, from 0.
  var failedRow: Int?
  /// Whether its code is still running.
  var isAbandoned = false

  static let passed = StepOutcome(
    value: TestStepResult(duration: .zero, status: .passed), ran: true)
  static let skipped = notRun(.skipped)

  static func notRun(_ status: TestStepResult.Status) -> StepOutcome {
    StepOutcome(value: TestStepResult(duration: .zero, status: status), ran: false)
  }

}

extension StepOutcome {
  /// The outcome of code that threw `error`.
  ///
  /// - Parameter trace: The locations of the failure.
  init(_ error: any Error, trace: String) {
    self.init(value: Self.result(of: error, trace: trace), ran: true)
    failedRow = (error as? DataTableError)?.row
  }

  /// Fails it for a reason that takes precedence over its own, if it has one.
  mutating func fail(with error: any Error, trace: String) {
    var failure = Self.result(of: error, trace: trace)
    if value.status == .failed, let message = value.message {
      failure.message = "\(Self.describe(error))\n\(message)"
      failure.exception?.message = failure.message
      failure.exception?.stackTrace = value.exception?.stackTrace ?? trace
    }
    value = failure
    isSoft = false
  }

  private static func result(of error: any Error, trace: String) -> TestStepResult {
    switch error {
    case let pending as StepPending:
      unfinished(.pending, error, reason: pending.reason, trace: trace)
    case let skipped as StepSkipped:
      unfinished(.skipped, error, reason: skipped.reason, trace: trace)
    default:
      TestStepResult(
        duration: .zero, message: describe(error), status: .failed,
        exception: exception(error, trace: trace))
    }
  }

  /// The outcome of code that its author ended on purpose: it is an exception only if it has a reason.
  private static func unfinished(
    _ status: TestStepResult.Status, _ error: any Error, reason: String?, trace: String
  ) -> TestStepResult {
    TestStepResult(
      duration: .zero, message: reason, status: status,
      exception: reason == nil ? nil : exception(error, trace: trace))
  }

  private static func exception(_ error: any Error, trace: String) -> Envelope.Exception {
    // The field has special names for an author's two ways to end a step on purpose.
    let name =
      switch error {
      case is StepPending: "PendingException"
      case is StepSkipped: "SkippedException"
      default: "\(type(of: error))"
      }
    return Envelope.Exception(type: name, message: describe(error), stackTrace: trace)
  }

  /// The error's description; a bare enum case is described with its type, or it would say too little.
  ///
  /// Not by `String(reflecting:)`, which prints an address for private types, a different one in each run.
  private static func describe(_ error: any Error) -> String {
    // Its place is in the trace.
    if let failure = error as? ExpectationFailure { return failure.message }
    if let described = error as? any CustomStringConvertible { return described.description }
    return Mirror(reflecting: error).displayStyle == .enum
      ? "\(type(of: error)).\(error)" : "\(error)"
  }
}

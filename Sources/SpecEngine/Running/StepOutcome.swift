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
    // The field has special names for an author's two ways to end a step on purpose.
    let (status, name, message): (TestStepResult.Status, String, String?) =
      switch error {
      case let pending as StepPending: (.pending, "PendingException", pending.reason)
      case let skipped as StepSkipped: (.skipped, "SkippedException", skipped.reason)
      default: (.failed, "\(type(of: error))", describe(error))
      }
    // An end on purpose is an exception only if it has a reason.
    let exception = message.map {
      Envelope.Exception(type: name, message: $0, stackTrace: trace)
    }
    return TestStepResult(duration: .zero, message: message, status: status, exception: exception)
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

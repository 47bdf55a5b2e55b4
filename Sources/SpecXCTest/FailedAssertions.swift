import SpecTesting
import StepKit
import Synchronization

/// The assertions of XCTest that did not hold in a step.
final class FailedAssertions: Sendable {
  /// Those of the step that runs in this task.
  @TaskLocal fileprivate static var current: FailedAssertions?

  private let state = Mutex<[ExpectationFailure]>([])

  fileprivate var failures: [ExpectationFailure] { state.withLock { $0 } }

  /// Keeps a failure for the step that runs in this task.
  ///
  /// - Returns: Whether there is one.
  static func take(_ message: String, file: String, line: Int) -> Bool {
    guard let current else { return false }
    current.state.withLock { $0.append(ExpectationFailure(message, file: file, line: line)) }
    return true
  }
}

extension ExpectationObserver {
  /// Sees the assertions of XCTest while a `SpecsTestCase` runs, and the expectations of Swift Testing,
  /// which would report nothing there.
  static let assertions = ExpectationObserver { body in
    let assertions = FailedAssertions()
    let observed = await swiftTesting.observe {
      try await FailedAssertions.$current.withValue(assertions) { try await body() }
    }
    return Observation(failures: assertions.failures + observed.failures, error: observed.error)
  }
}

import StepKit
public import Testing

extension Trait where Self == ExpectationPlaces {
  /// Tells expectations of StepKit that do not hold at their own lines.
  ///
  ///     @Suite(.expectationPlaces) struct AccountTests { … }
  ///
  /// They throw, and what a test throws is an issue at the line of the test. Scenarios need no trait.
  public static var expectationPlaces: Self { ExpectationPlaces() }
}

/// Expectations of StepKit in ordinary tests; see `expectationPlaces`.
public struct ExpectationPlaces: TestTrait, SuiteTrait {
  /// Whether it counts for all tests of a suite: yes.
  public var isRecursive: Bool { true }
}

extension ExpectationPlaces: TestScoping {
  /// Runs a test, and makes issues of the expectations that ended it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
    } catch let failures as SoftExpectationFailures {
      for error in failures.errors {
        if let failure = error as? ExpectationFailure {
          record(failure, in: test)
        } else {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    } catch let failure as ExpectationFailure {
      record(failure, in: test)
    }
  }

  private func record(_ failure: ExpectationFailure, in test: Test) {
    let path = failure.place.file
    let name = path.split(separator: "/").last ?? "unknown"
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: SourceLocation(
        fileID: "\(test.sourceLocation.moduleName)/\(name)", filePath: path,
        line: max(1, failure.place.line), column: 1))
  }
}

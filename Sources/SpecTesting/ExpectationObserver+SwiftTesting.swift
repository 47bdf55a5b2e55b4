public import StepKit
import Synchronization
import Testing

extension ExpectationObserver {
  /// Takes what Swift Testing's expectations find in a step for its own: `#expect`, `#require`,
  /// `Issue.record` and `confirmation`.
  ///
  ///     await Specrun.main([coffeeSteps], observing: .swiftTesting)
  ///
  /// Tests need none: `Specs` sees them anyway. What a detached task expects is not seen.
  public static let swiftTesting = ExpectationObserver { body in
    let issues = RecordedIssues()
    var error: (any Error)?
    await withKnownIssue(isIntermittent: true) {
      error = await thrown(body)
    } matching: { issue in
      issues.add(issue)
      return true
    }
    return issues.observation(error)
  }

  /// The same in a test, whose issues `RecordedIssues.diverting` takes before the library reports them.
  static let currentTest = ExpectationObserver { body in
    let issues = RecordedIssues()
    let error = await RecordedIssues.$current.withValue(issues) { await thrown(body) }
    return issues.observation(error)
  }
}

/// The issues that a step has recorded.
final class RecordedIssues: Sendable {
  /// Those of the step that runs in this task.
  @TaskLocal static var current: RecordedIssues?

  private let issues = Mutex<[Issue]>([])

  func add(_ issue: Issue) { issues.withLock { $0.append(issue) } }

  /// Runs steps; what they record is kept for them, and not reported as issues of the current test.
  static func diverting(_ body: @escaping @Sendable () async -> [ReportedIssue]) async throws
    -> [ReportedIssue]
  {
    guard let test = Test.current else { return await body() }
    let trait: IssueHandlingTrait = .compactMapIssues { issue in
      guard let current, issue.severity == .error else { return issue }
      current.add(issue)
      return nil
    }
    let issues = Mutex<[ReportedIssue]>([])
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      let result = await body()
      issues.withLock { $0 = result }
    }
    return issues.withLock { $0 }
  }

  fileprivate func observation(_ error: (any Error)?) -> ExpectationObserver.Observation {
    ExpectationObserver.Observation(
      failures: issues.withLock { $0 }.filter { $0.severity == .error }.map { issue in
        ExpectationFailure(
          issue.sentence, file: issue.sourceLocation?.filePath ?? "",
          line: issue.sourceLocation?.line ?? 0)
      },
      // That of `#require` is among the issues.
      error: error is ExpectationFailedError ? nil : error)
  }
}

extension Issue {
  /// The failed expectation, as the library words it, and the comments.
  fileprivate var sentence: String {
    ([kind.description] + comments.map(\.rawValue)).joined(separator: "\n")
  }
}

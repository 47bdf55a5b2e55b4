import SpecSession
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecTesting

/// An issue as a test reports it.
struct RecordedIssue {
  let text: String
  /// Written as `file:line:column`.
  let place: String
  let isError: Bool
}

extension Specs {
  /// The features of a folder, as if it were a package.
  init(
    in folder: TemporaryFolder, _ library: StepLibrary, _ paths: [String] = ["."],
    environment: [String: String] = [:], configure: (inout Session.Settings) -> Void = { _ in }
  ) {
    self.init(
      paths, [library], configure: configure,
      in: TestPlace(folder: folder.path, environment: environment))
  }
}

/// Runs all scenarios as test cases of this test.
func run(_ specs: Specs, reports: [String] = []) async throws -> [RecordedIssue] {
  let test = try #require(Test.current)
  return try await recorded {
    try await SpecsTrait(specs: { specs }, reports: reports).provideScope(for: test, testCase: nil)
    {
      for scenario in specs.scenarios { try await scenario.run() }
    }
  }
}

/// The issues of `body`, which then are not issues of this test.
func recorded(
  _ body: @escaping @Sendable () async throws -> Void
) async throws -> [RecordedIssue] {
  let issues = Mutex<[RecordedIssue]>([])
  let test = try #require(Test.current)
  let trait: IssueHandlingTrait = .compactMapIssues { issue in
    let location = issue.sourceLocation
    issues.withLock {
      $0.append(
        RecordedIssue(
          text: issue.comments.map(\.rawValue).joined(separator: "\n"),
          place: location.map { "\($0.fileName):\($0.line):\($0.column)" } ?? "",
          isError: issue.severity == .error))
    }
    return nil
  }
  try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
  return issues.withLock { $0 }
}

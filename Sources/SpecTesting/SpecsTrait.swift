public import Testing

extension Trait where Self == SpecsTrait {
  /// Runs the scenarios of a test in one run: hooks before and after all, locks, reports.
  ///
  /// - Parameters:
  ///   - specs: The scenarios that are the test's arguments, or some of them. They are read and planned
  ///     when the test runs: `swift test --filter` for another test does not wait for them.
  ///   - reports: Reports of the run, as `--format` takes them, such as `html:report.html`; those that
  ///     `SPECRUN_FORMAT` names are added.
  public static func specs(
    _ specs: @autoclosure @escaping @Sendable () -> Specs, reports: [String] = []
  ) -> Self {
    SpecsTrait(specs: specs, reports: reports)
  }
}

/// One run around a test or a suite; see `specs(_:reports:)`.
public struct SpecsTrait: TestTrait, SuiteTrait {
  let specs: @Sendable () -> Specs
  let reports: [String]
}

extension SpecsTrait: TestScoping {
  /// Around all test cases, and around each.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { self }

  /// Runs hooks before the test cases and after them, and writes reports.
  ///
  /// A test case that runs no scenario is an issue.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase != nil {
      let isRun = Scenario.RunMark()
      try await Scenario.$runMark.withValue(isRun, operation: function)
      if !isRun.isSet {
        Issue.record("the test ran no scenario: its body is try await scenario.run()")
      }
      return
    }
    guard let live = LiveRun(specs(), reports: reports, observer: .currentTest) else {
      return try await function()
    }
    for issue in await live.begin() { try issue.report() }
    do {
      try await LiveRun.$current.withValue(live) { try await function() }
    } catch {
      for issue in await live.end() { try issue.report() }
      throw error
    }
    for issue in await live.end() { try issue.report() }
  }
}

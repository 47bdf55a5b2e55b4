package import StepKit

extension Specs {
  /// Runs all scenarios in one run, one after another, outside of Swift Testing.
  ///
  /// - Parameters:
  ///   - reports: As `specs(_:reports:)` takes them.
  ///   - observer: Sees the expectations of the library that runs the test.
  ///   - report: Receives the issues of each scenario, in order.
  package func runInOrder(
    reports: [String], observer: ExpectationObserver, report: ([ReportedIssue]) -> Void
  ) async {
    guard let live = LiveRun(self, reports: reports, observer: observer) else {
      for case .problem(let problem) in scenarios.map(\.content) { report([problem.issue()]) }
      return
    }
    report(await live.begin())
    for case .planned(let testCase, let index) in scenarios.map(\.content) {
      report(await live.run(testCase, at: index))
    }
    report(await live.end())
  }
}

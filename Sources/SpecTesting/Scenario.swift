import Messages
import SpecEngine
import Synchronization
public import Testing

/// A scenario, or a row of its examples, as an argument of a test.
public struct Scenario: Sendable {
  enum Content: Sendable {
    /// `index` is that in the plan.
    case planned(Plan.Case, index: Int)
    /// A reason why nothing is planned.
    case problem(String, ReportedIssue)
  }

  let content: Content

  private var testCase: Plan.Case? {
    if case .planned(let testCase, _) = content { testCase } else { nil }
  }

  /// The name of the scenario, with the values of its row.
  public var name: String { testCase?.pickle.name ?? "the features cannot run" }

  /// `path:line`, as the command takes it.
  public var place: String {
    switch content {
    case .planned(let testCase, _): testCase.place
    case .problem(let text, _): text
    }
  }

  /// The tags of the scenario, those of its feature and rule included.
  public var tags: [String] { testCase?.pickle.tags.map(\.name) ?? [] }

  /// Runs the scenario: hooks, steps and retries.
  ///
  /// Each step that does not pass is an issue of the current test, at its place in the feature.
  ///
  /// - Throws: what ends a test that is skipped.
  public func run() async throws {
    Self.runMark?.set()
    switch content {
    case .problem(_, let issue): try issue.report()
    case .planned(let testCase, let index):
      guard let live = LiveRun.current else {
        Issue.record(
          "there is no run: add the trait .specs(…) to the test, as in @Test(.specs(stories), …)")
        return
      }
      for issue in try await RecordedIssues.diverting({ await live.run(testCase, at: index) }) {
        try issue.report()
      }
    }
  }
}

extension Scenario {
  /// Whether the test case at hand has run a scenario.
  final class RunMark: Sendable {
    private let value = Mutex(false)

    var isSet: Bool { value.withLock(\.self) }

    func set() { value.withLock { $0 = true } }
  }

  @TaskLocal static var runMark: RunMark?
}

extension Scenario: CustomTestStringConvertible {
  /// As the test's output shows it: the name and the place.
  public var testDescription: String { testCase == nil ? name : "\(name) (\(place))" }
}

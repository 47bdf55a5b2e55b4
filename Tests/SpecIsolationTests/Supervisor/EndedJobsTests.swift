import SpecEngine
import StepKit
import Testing

@testable import SpecIsolation

@Suite("the jobs that may have left something running") struct EndedJobsTests {
  private static let millisecond: UInt64 = 1_000_000

  private func ended(at times: [UInt64]) -> EndedJobs {
    var jobs = EndedJobs()
    for (number, time) in times.enumerated() {
      let feature = FeatureContext(
        feature: nil, uri: "\(number)", parameters: [:], resources: .none)
      jobs.add(
        .outerHooks([], OuterContext(.after, run: feature.run, feature: feature)),
        at: time * Self.millisecond)
    }
    return jobs
  }

  @Test(
    "are the last, and ten at most of those that ended within a second before it",
    arguments: [
      ([], 0, nil),
      ([5], 1, ["0"]),
      ([5], 2, nil),
      ([5, 6], 2, ["1", "0"]),
      ([5, 6], 1, ["0"]),
      (Array(1...12), 12, (2...11).reversed().map { "\($0)" }),
      ([1, 1002, 1003], 3, ["2", "1"]),
      ([1, 2000], 2, ["1"]),
      (Array(1...300), 300, (290...299).reversed().map { "\($0)" }),
      (Array(1...300), 45, ["44"]),
      (Array(1...300), 44, nil),
    ] as [([UInt64], Int, [String]?)])
  func suspects(times: [UInt64], count: Int, expected: [String]?) {
    // Each name ends with a colon.
    let words = ended(at: times).suspects(among: count)?.split(separator: " ")
    let names = words?.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
    #expect(names == expected)
  }

  @Test(
    "are named, the last first",
    arguments: [
      ([5], "after 0: hook of the feature had ended"),
      ([5, 6], "after 1: hook of the feature had ended, or 0: hook of the feature before it"),
      (
        [5, 6, 7],
        "after 2: hook of the feature had ended, or 1: hook of the feature or 0: hook of the "
          + "feature before it"
      ),
    ] as [([UInt64], String)])
  func words(times: [UInt64], expected: String) {
    #expect(ended(at: times).suspects(among: times.count) == expected)
  }
}

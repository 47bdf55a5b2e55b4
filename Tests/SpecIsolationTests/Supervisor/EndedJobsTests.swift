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
    let names = ended(at: times).suspects(among: count)?.names
    #expect(names == expected.map { $0.map { "\($0): hook of the feature" } })
  }

  @Test(
    "are named, the last first",
    arguments: [
      (["A"], "after A had ended"),
      (["A", "B"], "after A had ended, or B before it"),
      (["A", "B", "C"], "after A had ended, or B or C before it"),
    ])
  func words(names: [String], expected: String) {
    #expect(PossibleCulprits(names: names).words == expected)
  }
}

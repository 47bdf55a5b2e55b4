import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// The differences between two runs, whose scenarios are in words as in `run`.
struct RunComparisonTests {
  private func check(
    _ before: [String], _ now: [String], _ counts: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> RunComparison {
    let comparison = RunComparison(of: table(run(now)), with: table(run(before)))
    #expect(comparison.counts == counts, sourceLocation: sourceLocation)
    return comparison
  }

  @Test(arguments: [
    ("passed", "passed", "nothing changed, 1 scenario in both"),
    ("passed", "failed", "1 new failure"), ("skipped", "failed", "1 new failure"),
    ("flaky", "failed", "1 new failure"), ("passed", "undefined", "1 new failure"),
    ("failed", "failed", "1 still failing"),
    ("failed", "undefined", "1 failing for another reason, 1 still failing"),
    ("failed", "passed", "1 fixed"), ("flaky", "passed", "1 fixed"),
    ("failed", "flaky", "1 newly flaky"), ("passed", "flaky", "1 newly flaky"),
    ("flaky", "flaky", "1 still flaky"), ("passed", "skipped", "1 newly skipped"),
    ("skipped", "skipped", "nothing changed, 1 scenario in both"),
    ("skipped", "passed", "nothing changed, 1 scenario in both"),
  ])
  func outcomes(before: String, now: String, counts: String) {
    let comparison = check(["a:3 One \(before)"], ["a:9 One \(now)"], counts)
    #expect(comparison.isWorse == counts.contains("new failure"))
    #expect(!comparison.isIncomplete)
  }

  @Test func scenariosComeAndGo() {
    let comparison = check(
      ["a:3 One passed", "a:6 Two passed", "b:3 Three passed"],
      ["a:3 One passed", "a:9 Four failed", "a:12 Five passed"],
      "1 new failure, 2 new, 1 removed")
    #expect(comparison.added.map(\.title) == ["Four", "Five"])
    #expect(comparison.removed.map(\.title) == ["Two"])
    // A file that was not read may be there.
    #expect(comparison.unread == [RunComparison.FileCount(uri: "b.feature", count: 1)])
    #expect(comparison.newFailures.first?.detail == "new")
  }

  @Test(arguments: [
    // The same names in another file.
    (["a:3 One passed", "a:6 Two passed"], ["b:8 One passed", "a:6 Two passed"], "1 moved"),
    // Twice on one side: it is unknown which.
    (
      ["a:3 One passed", "x:3 X passed"],
      ["b:3 One passed", "c:3 One passed", "x:3 X passed"], "2 new"
    ),
    // The same steps in the same file.
    (
      ["a:3 One passed 0 pay", "a:6 Two passed"],
      ["a:3 Two passed", "a:6 First passed 0 pay", "a:9 Three passed"], "1 new, 1 renamed"
    ),
    (
      ["a:3 One passed 0 pay", "a:6 Two passed 0 pay", "a:9 Three passed"],
      ["a:4 First passed 0 pay", "a:7 Second passed 0 pay", "a:9 Three passed", "a:12 X passed"],
      "3 new, 2 removed"
    ),
    // The same place in a file with as many scenarios.
    (["a:3 One passed", "a:6 Two passed"], ["a:3 First passed", "a:6 Two passed"], "1 renamed"),
    (
      ["a:3 One passed", "a:6 Two passed"], ["a:3 First passed", "a:7 X passed"],
      "1 new, 1 removed, 1 renamed"
    ),
    (
      ["a:3 One passed", "a:6 Two passed"],
      ["a:3 First passed", "a:6 Two passed", "a:9 Three passed"], "2 new, 1 removed"
    ),
    // Renamed and moved scenarios are compared as well.
    (
      ["a:3 One passed", "a:6 Two passed"], ["b:3 One failed", "a:6 Two passed"],
      "1 new failure, 1 moved"
    ),
  ])
  func otherNamesAndPlaces(before: [String], now: [String], counts: String) {
    _ = check(before, now, counts)
  }

  @Test func scenariosWithOneNameAreKnownByTheirOrder() {
    let comparison = check(
      ["a:3 One passed", "a:6 One failed", "a:9 One passed"],
      ["a:13 One passed", "a:16 One failed", "a:19 One failed"],
      "1 new failure, 1 still failing")
    #expect(comparison.newFailures.map(\.place.line) == [19])
  }

  @Test func whatWasNotSelectedIsNeitherNewNorGone() {
    let some = run(["a:3 One passed", "a:6 Two failed"]).keepingScenarios { $0 == "One" }
    let all = table(run(["a:3 One passed", "a:6 Two failed"]))
    let fewer = RunComparison(of: table(some), with: all)
    #expect(fewer.counts == "nothing changed, 2 scenarios in both")
    #expect(fewer.notSelected == 1)
    // It fails, and whether it did before is unknown.
    let more = RunComparison(of: all, with: table(some))
    #expect(more.counts == "1 new failure")
    #expect(more.newFailures.first?.detail == "not run before")
  }

  @Test func aRunThatEndsEarlyHasLostResults() {
    let lines = ["a:3 One passed", "a:6 Two passed"]
    let cut = table(run(lines, isCutShort: true))
    let comparison = RunComparison(of: cut, with: table(run(lines)))
    #expect(comparison.counts == "1 without a result")
    #expect(!comparison.isWorse && comparison.isIncomplete)
    let reverse = RunComparison(of: table(run(lines)), with: cut)
    #expect(reverse.counts == "nothing changed, 2 scenarios in both")
    #expect(reverse.isIncomplete)
    #expect(reverse.notes == ["1.ndjson: ends early, the end of its run is missing"])
  }

  @Test func severalRunsOfOneBaseline() {
    // Times of both count, and the result of the later run; shards add up.
    let first = run(["a:3 One passed 400", "a:6 Two failed"]).at(100)
    let second = run(["a:3 One passed 100", "a:6 Two passed"]).at(200)
    let other = run(["b:3 Three passed"]).at(200)
    for files in [[first, second, other], [other, second, first]] {
      let baseline = table(files.map(\.ndjson))
      #expect(baseline.rows.count == 3)
      let now = table(run(["a:3 One passed 500", "a:6 Two failed", "b:3 Three passed"]))
      #expect(RunComparison(of: now, with: baseline).counts == "1 new failure")
    }
    // Runs in one file.
    let one = table([first, second].flatMap { [meta()] + $0 })
    #expect(one.rows.map(\.result?.outcome) == [.passed, .passed])
  }
}

/// Scenarios that are slower by more than noise.
struct SlownessTests {
  @Test(arguments: [
    (100, 199, false), (100, 200, true), (200, 299, false), (200, 300, true), (1_000, 1_499, false),
    (1_000, 1_500, true), (0, 5_000, false), (5_000, 0, false), (1_000, 100, false), (1, 101, true),
  ])
  func bothRatioAndDifferenceCount(before: Int, now: Int, isSlower: Bool) {
    let comparison = RunComparison(
      of: table(run(["a:3 One passed \(now)"])), with: table(run(["a:3 One passed \(before)"])))
    #expect(comparison.slower.count == (isSlower ? 1 : 0), "\(before) → \(now)")
  }

  @Test func onlyWhatPassedHasATime() {
    let comparison = RunComparison(
      of: table(run(["a:3 One failed 5000"])), with: table(run(["a:3 One passed 10"])))
    #expect(comparison.slower.isEmpty)
  }

  @Test(arguments: [(20, ["One"], true), (10, ["S1", "One"], false)])
  func aSlowerMachineIsNoFinding(count: Int, slower: [String], isNoted: Bool) {
    // All take twice as long, one eight times.
    let before =
      (1...count).map { "a:\($0) S\($0) passed \($0 == 1 ? 500 : 20)" } + ["a:99 One passed 100"]
    let now =
      (1...count).map { "a:\($0) S\($0) passed \($0 == 1 ? 1000 : 40)" } + ["a:99 One passed 800"]
    let comparison = RunComparison(of: table(run(now)), with: table(run(before)))
    #expect(comparison.slower.map(\.title) == slower)
    #expect(comparison.slower.last?.detail == "100 ms → 800 ms")
    #expect(comparison.notes.contains { $0.contains("about 2.0 times as long") } == isNoted)
  }
}

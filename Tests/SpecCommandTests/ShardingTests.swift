import CommandTestSupport
import Messages
import SpecEngine
import SpecReporting
import SpecSources
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// Runs of several machines as their callers see them.
struct ShardingTests {
  private static let names = (1...12).map { "scenario \($0)" }

  private func test() throws -> CommandTest {
    let scenarios = Self.names.map { " Scenario: \($0)\n  Given it passes\n" }
    return try CommandTest(["a.feature": "Feature: f\n" + scenarios.joined()])
  }

  /// Runs the command, with a clock that is 5 ms later whenever it is looked at.
  private func run(
    _ test: CommandTest, _ arguments: [String], _ environment: [String: String] = [:]
  ) async -> CommandTest.Result {
    await test.run(arguments, environment: environment) { host in
      host.makeClock = {
        let elapsed = Mutex<Int64>(0)
        return RunClock(start: .init()) {
          elapsed.withLock { elapsed in
            elapsed += 5_000_000
            return elapsed
          }
        }
      }
    }
  }

  @Test func theBuildSystemSaysWhichPart() async throws {
    let test = try test()
    var all: [String] = []
    for index in 0...2 {
      let automatic = await test.run(
        ["a.feature", "--shard", "auto", "-f", "message"],
        environment: ["CIRCLE_NODE_INDEX": "\(index)", "CIRCLE_NODE_TOTAL": "3"])
      #expect(
        automatic.errors == """
          this is shard \(index + 1)/3 from CIRCLE_NODE_INDEX=\(index), CIRCLE_NODE_TOTAL=3 (CircleCI)

          """)
      let given = await test.run("a.feature", "--shard", "\(index + 1)/3", "-f", "message")
      #expect(automatic.scenarios == given.scenarios)
      all += automatic.scenarios
    }
    #expect(all.sorted() == Self.names.sorted())
    let kubernetes = await test.run(
      ["a.feature", "-f", "message"],
      environment: ["SPECRUN_SHARD": "auto/3", "JOB_COMPLETION_INDEX": "0"])
    #expect(kubernetes.scenarios == all.prefix(kubernetes.scenarios.count).map(\.self))
  }

  @Test func withoutABuildSystemAllOfItRuns() async throws {
    let result = try await test().run("a.feature", "--shard", "auto", "-f", "message")
    #expect(result.status == .passed)
    #expect(result.scenarios == Self.names)
    #expect(
      result.errors == "no build system says which part of the run this is: all of it runs\n")
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "1"], "--shard: CI_NODE_INDEX is set and CI_NODE_TOTAL is not"),
    (
      ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "2"],
      "--shard: CIRCLE_NODE_INDEX is 2, expected 0 to 1"
    ),
    (["JOB_COMPLETION_INDEX": "2"], "--shard: JOB_COMPLETION_INDEX is set, and Kubernetes"),
  ])
  func aWrongPartIsNone(environment: [String: String], message: String) async throws {
    let result = try await test().run(["a.feature", "--shard", "auto"], environment: environment)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func timesDivideTheNextRun() async throws {
    let test = try test()
    let whole = await run(test, ["a.feature", "--timings", "t/times.txt", "-q"])
    #expect(whole.status == .passed)
    let times = try test.read("t/times.txt")
    #expect(times.split(separator: "\n").count == 1 + Self.names.count)
    // The times are known, so the shards are equal.
    var sizes: [Int] = []
    for index in 1...3 {
      let arguments = ["--shard", "\(index)/3", "--timings", "t/times.txt"]
      let messages = ["-f", "message:shards/\(index).ndjson"]
      let part = await run(test, ["a.feature", "-f", "message"] + arguments)
      sizes.append(part.scenarios.count)
      _ = await run(test, ["a.feature", "-q"] + arguments + messages)
    }
    #expect(sizes == [4, 4, 4])
    // A shard leaves the file to the others.
    #expect(try test.read("t/times.txt") == times)
    let merged = await run(test, ["merge", "shards", "--timings", "merged.txt", "-f", "summary"])
    #expect(merged.status == .passed, "\(merged.errors)")
    #expect(try test.read("merged.txt") == times)
  }

  @Test func aDamagedLineIsNamedAndAnotherFileIsLeft() async throws {
    let test = try test()
    _ = await run(test, ["a.feature", "--timings", "times.txt", "-q"])
    let times = try test.read("times.txt")
    try test.write(times.replacing(" 1", with: " x1") + "nonsense\n", to: "times.txt")
    let result = await run(test, ["a.feature", "--timings", "times.txt", "-q"])
    #expect(result.status == .passed)
    #expect(result.errors.hasPrefix("times.txt:"), "\(result.errors)")
    #expect(result.errors.contains("the others count"))
    #expect(try test.read("times.txt") == times)
    for path in ["a.feature", "other.txt"] {
      try test.write("something else\n", to: "other.txt")
      let result = await run(test, ["a.feature", "--timings", path])
      #expect(result.status == .couldNotRun)
      #expect(result.errors.hasPrefix("\(path): --timings: found another file"))
    }
    #expect(try test.read("other.txt") == "something else\n")
  }

  @Test func shardsOfDifferentPlansAreNotOneRun() async throws {
    let test = try test()
    _ = await run(test, ["a.feature", "-q", "--shard", "1/2", "-f", "message:s/1.ndjson"])
    let names = ["-n", "scenario [1-9]$"]
    _ = await run(test, ["a.feature", "-q", "--shard", "2/2", "-f", "message:s/2.ndjson"] + names)
    let merged = await test.run("merge", "s", "-f", "summary")
    #expect(merged.status == .incomplete)
    #expect(merged.errors.contains("s/1.ndjson, s/2.ndjson: are shards of different plans"))
    _ = await run(test, ["a.feature", "-q", "--shard", "2/2", "-f", "message:s/2.ndjson"])
    let again = await test.run("merge", "s", "-f", "summary")
    #expect(again.status == .passed, "\(again.errors)")
  }

  /// A shard beyond the third of a large run records only the features that it runs something of.
  @Test func aLargeRunIsNotRecordedByEveryShard() async throws {
    let rows = (1...10_000).map { "      | \($0) |\n" }.joined()
    let test = try CommandTest([
      "large.feature":
        "@large\nFeature: l\n Scenario Outline: <n>\n  Given it passes\n  Examples:\n      | n |\n"
        + rows,
      "a.feature": "@slow\nFeature: a\n Scenario: a\n  Given it passes\n",
      "quarantine.yaml": "- tags: \"@slow\"\n",
      "b.feature": "Feature: b\n Scenario: b\n  Given it passes\n",
    ])
    let result = await test.run(
      ".", "--dry-run", "--shard", "7/20", "-f", "message", "--quarantine", "quarantine.yaml")
    // Scenarios that it does not record are in quarantine all the same.
    #expect(!result.errors.contains("quarantines nothing"), "\(result.errors)")
    let envelopes = try NDJSONReader(Array(result.output.utf8)).map { try $0.result.get() }
    let sources = envelopes.compactMap { envelope in
      if case .source(let source) = envelope { source.uri } else { nil }
    }
    #expect(sources == ["large.feature"])
    let mark = try #require(envelopes.lazy.compactMap { ShardMark($0) }.first)
    #expect(mark.isPartial)
    #expect(mark.otherPickleIds.count + result.scenarios.count == 10_000)
  }

  @Test func aPlanIsExplained() async throws {
    let test = try test()
    _ = await run(test, ["a.feature", "--timings", "times.txt", "-q"])
    let arguments = [
      "shard", "--explain", "2", "a.feature", "--timings", "times.txt", "--last-plan", "plan.txt",
    ]
    let first = await run(test, arguments)
    #expect(first.status == .passed, "\(first.errors)")
    #expect(first.output.hasPrefix("12 scenarios on 2 shards, by the times in times.txt\n"))
    #expect(first.output.contains("  1/2  6 scenarios  0.1"))
    #expect(first.output.contains("the longest scenario: 0.0"))
    #expect(!first.output.contains("since"))
    try test.write(
      try test.read("a.feature") + " Scenario: new\n  Given it passes\n", to: "a.feature")
    let second = await run(test, arguments)
    #expect(second.output.contains("; 1 not in it count as the median of their feature"))
    #expect(second.output.contains("of 12 scenarios moved, 1 new, 0 gone\n"))
    let plain = await run(test, ["shard", "--explain", "2", "a.feature"])
    #expect(plain.output.contains("by the hash of each (without --timings)\n"))
  }

  @Test(arguments: [
    ([], "--explain: found no number"), (["--explain", "0"], "--explain: found \"0\""),
    (["--explain", "2", "--last-plan", "a.feature"], "a.feature: --last-plan: found another file"),
  ])
  func aPlanThatCannotBeExplained(arguments: [String], message: String) async throws {
    let result = try await test().run(["shard", "a.feature"] + arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test(arguments: [
    ["BAZEL_TEST": "1"], ["TEST_SRCDIR": "/s", "TEST_TMPDIR": "/t", "TEST_WORKSPACE": "w"],
  ])
  func bazelGetsItsFiles(mark: [String: String]) async throws {
    let test = try test()
    var environment = [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1",
      "TEST_SHARD_STATUS_FILE": "out/status", "XML_OUTPUT_FILE": "out/test.xml",
      "TESTBRIDGE_TEST_ONLY": "scenario 1$", "TEST_WARNINGS_OUTPUT_FILE": "out/warnings",
      "TEST_PREMATURE_EXIT_FILE": "out/exit",
    ].merging(mark) { $1 }
    try test.write(
      try test.read("a.feature") + " Scenario: scenario 2\n  Given it passes\n", to: "a.feature")
    let result = await test.run(
      ["a.feature", "--shard", "auto", "-f", "message"], environment: environment)
    #expect(result.status == .passed, "\(result.errors)")
    #expect(result.scenarios == ["scenario 1"])
    #expect(try test.read("out/status").isEmpty)
    #expect(try test.read("out/test.xml").contains("tests=\"1\""))
    #expect(try test.read("out/warnings").contains("a.feature:26"))
    // The process ended as it was meant to.
    #expect(test.files.kind(of: "out/exit") == nil)
    // Without auto, specrun is no test that Bazel may shard.
    environment["TEST_SHARD_STATUS_FILE"] = "out/other"
    environment["TESTBRIDGE_TEST_ONLY"] = "("
    let other = await test.run(["a.feature"], environment: environment)
    #expect(other.status == .couldNotRun)
    #expect(other.errors.hasPrefix("TESTBRIDGE_TEST_ONLY: \"(\" is not a regular expression"))
    #expect(test.files.kind(of: "out/other") == nil)
  }
}

import CommandTestSupport
import Foundation
import Messages
import SpecEngine
import SpecSources
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// Scenarios that were planned and never ran, whatever ended the run: every list has them to run again, and
/// every report names them as not run.
struct LeftOutTests {
  /// A way in which a run ends before its end.
  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var library = StepLibrary {}
    /// Whether the last lines of the recording are lost, from the second scenario on.
    var isCut = false
    /// The scenarios that failed, and so run again as well.
    var failed: [String] = []
    var leftOut = ["second", "third"]

    var testDescription: String { name }
  }

  private struct Broken: Error {}

  static let ways = [
    Way(name: "the first failure", arguments: ["--fail-fast"], failed: ["first"]),
    Way(name: "the limit of the run", arguments: ["--timeout", "7s"], failed: ["first"]),
    Way(
      name: "a hook before the run", library: StepLibrary { BeforeAll { _ in throw Broken() } },
      leftOut: ["first", "second", "third"]),
    Way(
      name: "a hook before the run, of some", arguments: ["-t", "@later"],
      library: StepLibrary { BeforeAll { _ in throw Broken() } }),
    Way(
      name: "a hook before a feature",
      library: StepLibrary { BeforeFeature("@later") { _ in throw Broken() } }),
    Way(name: "a killed command", isCut: true),
    Way(name: "a lost shard", arguments: ["--shard", "1/2"]),
  ]

  private static let features = [
    "a.feature": "Feature: a\n Scenario: first\n  Given it fails at first\n",
    "b.feature": """
    @later
    Feature: b
     Scenario: second
      Given it passes
     Scenario Outline: third
      Given it <what>
      Examples:
       | what  |
       | fails |
    """,
  ]

  private func record(_ way: Way) async throws -> CommandTest {
    let test = try CommandTest(Self.features)
    let late = Mutex(false)
    let steps = StepLibrary(EmptyWorld.self) {
      Step("it fails at first") { _ in
        late.withLock { $0 = true }
        try expect(!way.failed.contains("first"), "it fails")
      }
      Step("it passes") { _ in }
      Step("it fails") { _ in try expect(false, "it fails") }
    }
    let isLimited = way.arguments.contains("--timeout")
    _ = await test.run(
      ["-f", "message:run.ndjson", "."] + way.arguments, libraries: [steps, way.library]
    ) { host in
      host.makeClock = {
        RunClock(start: Timestamp(), sleep: { _ in }) {
          isLimited && late.withLock(\.self) ? 8_000_000_000 : 0
        }
      }
    }
    if way.isCut {
      let lines = try test.read("run.ndjson").split(separator: "\n")
      let end = try #require(lines.firstIndex { $0.hasPrefix(#"{"testCaseFinished"#) })
      try test.write(lines[...end].joined(separator: "\n") + "\n", to: "run.ndjson")
    }
    return test
  }

  /// Each format with where it names a scenario that did not run; the first group is its name.
  static let formats = [
    "json": #""name":"(\w+)","description":"","steps":\[[^\]]*"this scenario did not run""#,
    "junit":
      #" name="(\w+)[^>]*>\s*(?:<properties>[^!]*)?<skipped message="this scenario did not run""#,
    "junit:strict": #" name="(\w+)[^>]*>\s*<skipped>\s*<!\[CDATA\[this scenario did not run"#,
    "ctrf": #""name":"(\w+)[^"]*","status":"skipped","rawStatus":"NOT_RUN""#,
    "teamcity": #"testIgnored name='(\w+)[^']*' message='this scenario did not run"#,
    "html": #"<summary>(\w+)(?:(?!<summary>)[\s\S])*?<pre class="why">this scenario did not run"#,
  ]

  /// Formats for people count them.
  static let counting = ["auto", "markdown", "pretty", "progress", "summary"]

  @Test(arguments: ways) func everyReportNamesThem(way: Way) async throws {
    let test = try await record(way)
    for (format, pattern) in Self.formats {
      let report = await test.run("report", "run.ndjson", "-f", format).output
      let names = try Regex(pattern, as: (Substring, Substring).self)
      let found = report.matches(of: names).map { String($0.1) }
      #expect(found == way.leftOut, "\(format): \(report)")
    }
    for format in Self.counting {
      let report = await test.run("report", "run.ndjson", "-f", format).output
      #expect(report.contains("\(way.leftOut.count) not run)"), "\(format): \(report)")
    }
    _ = await test.run("report", "run.ndjson", "-f", "allure:allure")
    let results = try test.files.names(in: "allure").map { try test.read("allure/\($0)") }
    for name in way.leftOut {
      let result = try #require(results.first { $0.contains(#","name":"\#(name)","#) })
      #expect(result.contains(#""status":"skipped""#))
      #expect(result.contains("this scenario did not run"))
    }
  }

  @Test(arguments: ways) func everyListHasThem(way: Way) async throws {
    let test = try await record(way)
    let expected = way.failed + way.leftOut
    #expect(await test.run("--rerun-from", "run.ndjson", "-f", "message").scenarios == expected)
    _ = await test.run("report", "run.ndjson", "-f", "rerun:rerun.txt")
    #expect(await test.run("@rerun.txt", "-f", "message").scenarios == expected)
  }

  /// A run that takes itself for a success has no excuse.
  @Test func whatASuccessLeavesOutFailsIt() async throws {
    let test = try await record(Way(name: "a success", arguments: ["-n", "second"]))
    let lines = try test.read("run.ndjson").split(separator: "\n").filter {
      !$0.hasPrefix(#"{"testCaseS"#) && !$0.hasPrefix(#"{"testStep"#)
        && !$0.hasPrefix(#"{"testCaseF"#)
    }
    try test.write(lines.joined(separator: "\n"), to: "run.ndjson")
    #expect(lines.last?.contains(#""success":true"#) == true)
    let report = await test.run("report", "run.ndjson", "-f", "junit")
    #expect(report.status != .passed)
    #expect(report.output.contains("1 scenario was not run"))
  }
}

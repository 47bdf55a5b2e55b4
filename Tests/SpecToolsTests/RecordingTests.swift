import CommandTestSupport
import Foundation
import Messages
import SpecMerging
import SpecReporting
import SpecTestSupport
import StepKit
import SpecSources
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun report` as their caller sees them.
struct RecordingTests {
  private static let feature = """
    Feature: f
     @a
     Scenario: one
      Given it passes
     @b
     Scenario Outline: row <n>
      Given <what>
      Examples:
       | n | what      |
       | 1 | it passes |
       | 2 | it breaks |
    """

  @Test func aReportOfARunIsTheReportOfTheRun() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    let steps = steps(breaks: true)
    let run = await test.run(
      ["-f", "message:run.ndjson", "-f", "pretty", "-f", "junit:run.xml", "a.feature"],
      libraries: [steps])
    #expect(run.status == .failed)
    let report = await test.run(
      "report", "run.ndjson", "-f", "pretty", "-f", "junit:again.xml", "-f", "message:again.ndjson")
    #expect(report.status == .failed)
    #expect(report.errors.isEmpty)
    #expect(report.output.withoutReports == run.output.withoutReports)
    #expect(try test.files.read("again.xml") == test.files.read("run.xml"))
    #expect(try test.files.read("again.ndjson") == test.files.read("run.ndjson"))
    let plain = await test.run("report", "run.ndjson")
    #expect(plain.output.withoutReports == run.output.withoutReports)
  }

  @Test func shardsWithTheSameIds() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    let whole = await run(test, "whole.ndjson", [])
    _ = await run(test, "shards/1.ndjson", ["-t", "@a"])
    _ = await run(test, "shards/2.ndjson", ["-t", "@b"])
    let merged = await test.run("merge", "shards", "-f", "pretty", "-f", "message:all.ndjson")
    #expect(merged.status == .passed)
    #expect(merged.errors.isEmpty)
    #expect(merged.output.withoutReports == whole.output.withoutReports)
    let lines = { (path: String) in try test.files.read(path).split(separator: 0x0A).count }
    #expect(try lines("all.ndjson") == lines("whole.ndjson"))
    let one = await test.run("merge", "shards/1.ndjson", "--expect-all", "-f", "summary")
    #expect(one.status == .incomplete)
    #expect(
      one.errors == "2 scenarios were not run:\n  a.feature:10 row 1\n  a.feature:11 row 2\n")
    #expect(one.output.contains("3 scenarios (1 passed, 2 not run)"))
    let two = await test.run("merge", "shards/1.ndjson", "--shards", "2", "-f", "summary")
    #expect(two.status == .incomplete)
    #expect(two.errors.hasPrefix("found 1 run, expected 2\n2 scenarios were not run:\n"))
  }

  @Test func aShardThatIsMissing() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    for shard in 1...4 {
      _ = await run(test, "\(shard).ndjson", ["--shard", "\(shard)/4", "-t", "not @a or @b"])
    }
    let all = await test.run(
      "merge", "1.ndjson", "2.ndjson", "3.ndjson", "4.ndjson", "-f", "summary")
    #expect(all.status == .passed)
    #expect(all.errors.isEmpty)
    // The scenario that was not selected is not missing.
    #expect(all.output.hasPrefix("2 scenarios (2 passed)"))
    let two = await test.run("merge", "2.ndjson", "3.ndjson", "4.ndjson", "-f", "summary")
    #expect(two.status == .incomplete)
    #expect(
      two.errors == "missing: shard 1 of 4\n1 scenario was not run:\n  a.feature:11 row 2\n")
    #expect(two.output.contains("2 scenarios (1 passed, 1 not run)"))
  }

  @Test func aRerunAfterAFailure() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    _ = await run(test, "1.ndjson", [], breaks: true)
    _ = await run(test, "2.ndjson", ["-n", "row 2"])
    let merged = await test.run("merge", "1.ndjson", "2.ndjson", "-f", "summary")
    #expect(merged.status == .passed)
    #expect(
      merged.output == """
        Flaky scenarios:

          row 2  (passed after 2 attempts)  # a.feature:11

        3 scenarios (2 passed, 1 flaky)
        3 steps (3 passed)
        0.000s (0.000s in steps)

        """)
    #expect(await test.run("merge", "2.ndjson", "1.ndjson").status == .failed)
    #expect(await test.run("report", "1.ndjson", "2.ndjson").status == .passed)
  }

  @Test func linesThatAreNoMessages() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    _ = await run(test, "run.ndjson", [])
    let run = String(decoding: try test.files.read("run.ndjson"), as: UTF8.self)
    try test.write("hello\n\n" + run + "{\"news\":{}}\n", to: "foreign.ndjson")
    let foreign = await test.run("report", "foreign.ndjson", "-f", "summary")
    #expect(foreign.status == .passed)
    let last = run.split(separator: "\n").count + 3
    #expect(
      foreign.errors == """
        foreign.ndjson:1:1: expected an object
        foreign.ndjson:\(last):1: unknown message type "news"

        """)
    #expect(foreign.output.contains("3 scenarios (3 passed)"))
    try test.write("{\"pickle\":{\"id\":7}}\n" + run, to: "damaged.ndjson")
    let damaged = await test.run("report", "damaged.ndjson", "-f", "summary")
    #expect(damaged.status == .incomplete)
    #expect(
      damaged.errors == """
        damaged.ndjson:1:17: in pickle.id: expected a string
        damaged.ndjson: has lines that are damaged

        """)
    #expect(damaged.output.contains("3 scenarios (3 passed)"))
    #expect(damaged.output.contains("damaged.ndjson: has lines that are damaged"))
    try test.write(String(repeating: "x\n", count: 30) + run, to: "many.ndjson")
    let many = await test.run("report", "many.ndjson")
    #expect(many.errors.split(separator: "\n").count == 21)
    #expect(many.errors.hasSuffix("many.ndjson: 10 more invalid lines\n"))
  }

  @Test func filesThatAreNotThere() async throws {
    let test = try CommandTest(["a.feature": Self.feature, "empty.ndjson": "", "folder/x": ""])
    _ = await run(test, "run.ndjson", ["-t", "@a"])
    for (path, message) in [
      ("none.ndjson", "none.ndjson: no such file or folder\n"),
      ("folder", "folder: no .ndjson, .ndjson.gz or .ndjson.zst file in this folder or below it\n"),
      ("empty.ndjson", "empty.ndjson: holds no messages\n"),
    ] {
      let alone = await test.run("report", path)
      #expect(alone.status == .couldNotRun)
      #expect(alone.errors == message)
      #expect(alone.output.isEmpty)
      let beside = await test.run("merge", "run.ndjson", path, "-f", "summary")
      #expect(beside.status == .incomplete)
      #expect(beside.errors.hasPrefix(message + "2 scenarios were not run:\n"), "\(beside.errors)")
      #expect(beside.output.contains("3 scenarios (1 passed, 2 not run)"))
    }
  }

  @Test(arguments: [
    (["report"], "expected a file of messages or a folder of .ndjson files"),
    (["merge"], "expected a file of messages or a folder of .ndjson files"),
    (["merge", "x", "--shards", "0"], "--shards: found \"0\", expected a whole number from 1"),
    (["report", "run.ndjson", "--color", "x"], "--color: found \"x\", expected auto,"),
    (["report", "run.ndjson", "-f", "xml"], "--format: found \"xml\", expected one of"),
    (["report", "run.ndjson", "--shard", "2"], "--shard: unknown option"),
    (["merge", "run.ndjson", "-f", "message:run.ndjson"], "run.ndjson: the message report would"),
    (["merge", ".", "-f", "message:./run.ndjson"], "./run.ndjson: the message report would"),
    (["report", "run.ndjson", "-f", "requirements"], "--format requirements: there is no"),
  ])
  func wrongArguments(arguments: [String], message: String) async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    _ = await run(test, "run.ndjson", [])
    let before = try test.files.read("run.ndjson")
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try test.files.read("run.ndjson") == before)
  }

  /// Or in the working directory, if there are none.
  @Test(arguments: [
    ("F", "F/requirements.yaml", "none.yaml"), (".", "requirements.yaml", "none.yaml"),
    ("F/x/a.feature", "F/x/requirements.yaml", "requirements.yaml"),
  ])
  func requirementsAreThoseBesideTheFeatures(
    run: String, path: String, other: String
  ) async throws {
    func requirements(_ kind: String) -> String {
      """
      documents:
        - title: T
          groups:
            - { title: g, items: [{ tag: "@a", kind: \(kind), title: One }] }
      """
    }
    let test = try CommandTest([
      "F/x/a.feature": Self.feature, path: requirements("story"), other: requirements("test"),
    ])
    _ = await test.run("-f", "message:run.ndjson", "-t", "@a", run)
    let found = await test.run("report", "run.ndjson", "-f", "requirements")
    #expect(found.output.contains("1 of 1 story"), "\(found)")
    let passing = await test.run("report", "run.ndjson", "-q", "--require-passing")
    #expect(passing.status == .passed, "\(passing)")
    let named = await test.run(
      "report", "run.ndjson", "-f", "requirements", "--requirements", "missing.yaml")
    #expect(named.status == .couldNotRun)
    #expect(named.errors.hasPrefix("missing.yaml: "), "\(named.errors)")
  }

  @Test func aReportThatCannotBeWritten() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    _ = await run(test, "good.ndjson", [])
    _ = await run(test, "bad.ndjson", [], breaks: true)
    for (file, status) in [("good", SpecCommand.ExitStatus.incomplete), ("bad", .failed)] {
      let result = await test.run(
        "report", "\(file).ndjson", "-f", "junit:/dev/full", "-f", "summary")
      #expect(result.status == status)
      #expect(result.errors.hasPrefix("/dev/full: the report cannot be written: No space left"))
      #expect(result.output.contains("3 scenarios ("))
    }
  }

  /// A shard that was cut is never green, wherever the cut is, and every reporter takes it.
  @Test func cutAtEveryByte() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: one\n  Given it passes\n @b\n Scenario: two\n"
        + "  Given it passes\n"
    ])
    _ = await run(test, "1.ndjson", ["-t", "@b"])
    _ = await run(test, "2.ndjson", [])
    let other = try test.files.read("1.ndjson")
    let bytes = try test.files.read("2.ndjson")
    var last = (count: -1, bad: 0)
    for end in bytes.indices {
      let cut = Array(bytes[..<end])
      let read = Array(NDJSONReader(cut))
      let bad = read.count { (try? $0.result.get()) == nil }
      #expect(bad <= 1)
      let count = read.count - bad
      let lines = cut.count { $0 == UInt8(ascii: "\n") }
      #expect(lines...lines + 1 ~= count, "a whole record was lost at \(end)")
      // Bytes that a file system leaves after the last one after a loss of power.
      if end.isMultiple(of: 97) {
        #expect(merge([cut + [0, 0, 0]]).outcome != .passed)
      }
      let isWhole = end == bytes.count - 1
      // Most bytes change nothing that a merge could see.
      guard last != (count, bad) || isWhole else { continue }
      last = (count, bad)
      #expect((merge([cut]).outcome == .passed) == isWhole, "cut at \(end)")
      let (outcome, envelopes) = merge([other, cut])
      #expect((outcome == .passed) == isWhole, "cut at \(end)")
      for format in ReporterRegistry.formats where format.name != "requirements" {
        var reporter = format.make(ReportOptions())
        var output: [UInt8] = []
        for envelope in envelopes { reporter.receive(envelope, into: &output) }
        reporter.finish(into: &output)
        output += reporter.takeSideFiles().flatMap(\.bytes)
        // A list of scenarios to run again, and annotations, have nothing to say about a good run.
        #expect(isWhole || !output.isEmpty, "\(format.name) of a run cut at \(end)")
      }
    }
    print("Cut at \(bytes.count) bytes")
  }

  private func merge(_ files: [[UInt8]]) -> (outcome: Merge.Outcome, envelopes: [Envelope]) {
    var index = RecordingIndex()
    for (number, bytes) in files.enumerated() {
      index.begin("\(number + 1)")
      index.read(bytes)
      _ = index.end { $0.isLoss }
    }
    var envelopes: [Envelope] = []
    let merge = Merge(index) { file, range in
      Array(files[file][range])
    } emit: { piece in
      if case .message(let envelope) = piece { envelopes.append(envelope) }
    }
    return (merge.outcome, envelopes)
  }

  @Test(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
  func messagesOfOtherCucumbers() async throws {
    let schema = try JSONSchema(folder: #require(TestData.root).appendingPathComponent("messages"))
    let test = try CommandTest()
    var count = 0
    for folder in ["cucumber-json", "compatibility-kit"] {
      for file in TestData.files(in: folder, suffixes: [".ndjson"]) {
        let result = await test.run("report", file.path, "-f", "message")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let isSuccess = text.contains(/"testRunFinished":.*"success":true/)
        #expect(result.status == (isSuccess ? .passed : .failed), "\(file.lastPathComponent)")
        #expect(result.errors.isEmpty, "\(file.lastPathComponent)")
        for line in result.output.split(separator: "\n") {
          let found = schema.violations(
            of: try JSON(bytes: line.utf8), against: "Envelope.schema.json")
          #expect(found == [], "\(file.lastPathComponent)")
        }
        count += 1
      }
    }
    print("Reports from \(count) recorded runs")
    #expect(count > 50)
  }

  private func run(
    _ test: CommandTest, _ file: String, _ options: [String], breaks: Bool = false
  ) async -> CommandTest.Result {
    await test.run(
      options + ["-f", "pretty", "-f", "message:\(file)", "a.feature"],
      libraries: [steps(breaks: breaks)])
  }

  private func steps(breaks: Bool) -> StepLibrary {
    StepLibrary(EmptyWorld.self) {
      Step("it passes") { _ in }
      Step("it breaks") { _ in try expect(!breaks, "it breaks") }
    }
  }
}

extension String {
  /// The lines without those that name the other reports.
  fileprivate var withoutReports: [Substring] {
    replacing("; planning 0.000s, running 0.000s, reports 0.000s", with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.hasPrefix("reports: ")
      }
  }
}

import CommandTestSupport
import Foundation
import Messages
import SpecEngine
import SpecTestSupport
import StepKit
import SpecSources
import Testing

@testable import SpecCommand

/// Rules that the compatibility kit never tests: features run by the whole command, compared
/// with every message of the run.
struct RunningTests {
  /// One run of some features in `running`.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var features: [String] = []
    var arguments: [String] = []
    /// Defined besides the steps that all features share.
    var hooks: StepLibrary?
    var status = SpecCommand.ExitStatus.passed

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "messages", hooks: messageSteps, status: .failed),
    Case(name: "hooks", hooks: RunningHooks.all, status: .failed),
    Case(
      name: "feature-hooks", features: ["feature-hooks-failing", "feature-hooks"],
      hooks: RunningHooks.feature, status: .failed),
    Case(
      name: "feature-hooks-reversed", features: ["feature-hooks-failing", "feature-hooks"],
      arguments: ["--order", "reverse"], hooks: RunningHooks.feature, status: .failed),
    Case(name: "run-hooks", hooks: RunningHooks.run),
    Case(name: "run-hook-fails", hooks: RunningHooks.failingRun, status: .failed),
    Case(name: "retry", arguments: ["--retry", "1"], status: .failed),
    Case(
      name: "retry-tag-filter", features: ["retry"],
      arguments: ["--retry", "2", "--retry-tag-filter", "not @flaky"], status: .failed),
    Case(name: "flaky", arguments: ["--retry", "2"]),
    Case(
      name: "flaky-fails", features: ["flaky"], arguments: ["--retry", "2", "--flaky", "fail"],
      status: .failed),
    Case(name: "time-limits", status: .failed),
    Case(name: "run-time-limit", arguments: ["--timeout", "7s"], status: .failed),
    Case(name: "fail-fast", arguments: ["--fail-fast"], status: .failed),
    Case(name: "dry-run", arguments: ["--dry-run"], status: .failed),
    Case(name: "parallel", arguments: ["--parallel", "2"]),
    Case(name: "locks", arguments: ["--parallel", "4"]),
    Case(name: "expected-failure"),
    Case(
      name: "unexpected-pass", arguments: ["--expected-failure", "@known-issue"], status: .failed),
    Case(name: "soft", status: .failed),
    Case(name: "output"),
    Case(name: "composed", status: .failed),
    Case(
      name: "external-attachments", arguments: ["--external-attachments", "reports/files"]),
    Case(name: "french"),
    Case(name: "parse-errors", status: .couldNotRun),
    Case(name: "order", arguments: ["--order", "reverse"]),
    Case(name: "order-random", features: ["order"], arguments: ["--order", "random:7"]),
  ]

  @Test(arguments: cases) func messages(_ given: Case) async throws {
    let test = try RunningTests.folder()
    let result = await run(given, in: test)
    #expect(result.status == given.status, "\(result.errors)")
    let output = result.output.replacing(Self.root, with: "")
    expectGolden(Array(output.utf8), named: "\(given.name).ndjson")
  }

  /// Every line of every golden, those of other suites included, is a message of the protocol.
  @Test(.enabled(if: TestData.root != nil, Comment(rawValue: TestData.whySkipped)))
  func goldensAreValid() throws {
    let schema = try JSONSchema(folder: #require(TestData.root).appendingPathComponent("messages"))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    var lines = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try Data(contentsOf: folder.appendingPathComponent(name))
      for line in text.split(separator: UInt8(ascii: "\n")) {
        lines += 1
        let violations = schema.violations(
          of: try JSON(bytes: line), against: "Envelope.schema.json")
        #expect(violations.isEmpty, "\(name): \(violations)")
      }
    }
    print("Goldens of our own: \(lines) messages are valid")
    #expect(lines > 1_000)
  }

  @Test func externalAttachmentsAreWrittenOnce() async throws {
    let test = try RunningTests.folder()
    let given = try #require(Self.cases.first { $0.name == "external-attachments" })
    _ = await run(given, in: test)
    let names = try test.files.names(in: "reports/files")
    #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix(".png") })
    for name in names {
      #expect(try test.files.read("reports/files/\(name)") == [0x89, 0x50, 0x4E, 0x47])
    }
  }

  @Test func whatCannotBeWrittenStaysInTheReport() async throws {
    let test = try RunningTests.folder()
    try test.write("a file", to: "full")
    let result = await run(
      Case(
        name: "external-attachments", arguments: ["--external-attachments", "full/files"]), in: test
    )
    #expect(result.status == .passed)
    #expect(result.output.contains(#""body":"iVBORw==""#))
    #expect(result.output.contains("the attachment cannot be written: "))
  }

  @Test func aLimitThatNamesNoTimeIsAnError() async throws {
    let test = try CommandTest([
      "a.feature": "@timeout(soon)\nFeature: f\n Scenario: s\n  Given it passes\n"
    ])
    let result = await test.run("a.feature")
    #expect(result.status == .couldNotRun)
    #expect(
      result.errors == "a.feature:1:1: found the tag @timeout(soon), which has no effect "
        + "because its value cannot be read; write, for example, @timeout(5s) (--lint near-tag)\n")
  }

  /// Each holder of a lock reports the others; many runs, as the order differs.
  @Test(arguments: 0..<3) func locks(_: Int) async throws {
    let test = try RunningTests.folder()
    let result = await run(
      Case(name: "locks", arguments: ["--parallel", "4", "-f", "summary"]), in: test)
    #expect(result.status == .passed, "\(result.output)")
  }

  private func run(_ given: Case, in test: CommandTest) async -> CommandTest.Result {
    let steps = RunningSteps()
    defer { steps.released.set() }
    let features = given.features.isEmpty ? [given.name] : given.features
    let arguments =
      ["--deterministic", "-f", "message"] + given.arguments + features.map { "\($0).feature" }
    let capturesOutput = given.name == "output"
    let limitsTheRun = given.name == "run-time-limit"
    return await test.run(
      arguments, libraries: [steps.library] + [given.hooks].compactMap(\.self)
    ) { host in
      // Limits of seven seconds pass as soon as a step waits for it, and the second of grace after
      // them where a step ignores being canceled; other times never.
      host.makeClock = {
        RunClock(
          start: Timestamp(),
          sleep: { nanoseconds in
            let passes =
              switch nanoseconds {
              case 7_000_000_000: steps.waiting
              case 1_000_000_000: steps.ignoring
              default: Flag()
              }
            while !passes.isSet {
              try Task.checkCancellation()
              await Task.yield()
            }
            if limitsTheRun { steps.late.set() }
          }
        ) { steps.late.isSet ? 8_000_000_000 : 0 }
      }
      if capturesOutput {
        host.captureOutput = { OutputCapture(take: Printed.shared.take, end: {}) }
      }
    }
  }

  /// A folder with a copy of all features.
  private static func folder() throws -> CommandTest {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("running")
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      files[name] = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    return try CommandTest(files)
  }

  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path + "/"
}

import CommandTestSupport
import SpecSources
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecCommand

/// A person who watches a run sees each feature when it has ended, also through a pipe.
struct AsItHappensTests {
  @Test func theFirstFeatureIsThereWhileTheSecondRuns() async throws {
    let scenarios = (1...6).map { "  Scenario: s\($0)\n    Given it passes\n" }.joined()
    let test = try CommandTest([
      "a.feature": "Feature: a\n\(scenarios)",
      "b.feature": "Feature: b\n\(scenarios)  Scenario: last\n    Given the output is kept\n",
    ])
    let seen = Mutex("")
    let kept = Mutex("")
    let steps = StepLibrary(EmptyWorld.self) {
      Step("it passes") { _ in }
      Step("the output is kept") { _ in kept.withLock { $0 = seen.withLock { $0 } } }
    }
    let result = await test.run(["-f", "auto", "a.feature", "b.feature"], libraries: [steps]) {
      let write = $0.output.write
      $0.output.write = { (bytes: [UInt8]) throws(FileSystem.Failure) in
        seen.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
        try write(bytes)
      }
    }
    #expect(result.status == .passed)
    #expect(kept.withLock { $0 }.contains("✔ a"))
    #expect(!kept.withLock { $0 }.contains("✔ b"))
    #expect(result.output.contains("✔ b"))
  }

  @Test(arguments: [
    (["CI": "true"], false), (["CI": "false"], true), (["TERM": "dumb"], false), ([:], true),
  ])
  func aBarIsForPeople(environment: [String: String], hasBar: Bool) async throws {
    let test = try CommandTest(["a.feature": "Feature: a\n  Scenario: s\n    Given it passes\n"])
    let steps = StepLibrary(EmptyWorld.self) { Step("it passes") { _ in } }
    let result = await test.run(
      ["-f", "summary", "a.feature"], libraries: [steps], environment: environment,
      isInteractive: true)
    #expect(result.output.contains("\r") == hasBar)
    #expect(result.output.contains("\u{1B}]8") == false || environment["TERM"] != "dumb")
  }
}

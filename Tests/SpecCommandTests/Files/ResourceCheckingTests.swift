import CommandTestSupport
import Foundation
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// Files next to the features are checked before anything runs.
@Suite struct ResourceCheckingTests {
  private struct Fault: Error, CustomStringConvertible { let description: String }

  private let library = StepLibrary(EmptyWorld.self) {
    Given("it runs") { _ in }
    ResourceCheck(".fix") { file, read in
      if file.text == "needs other" {
        guard read("other.txt") != nil else { throw Fault(description: "\(file.path): no other") }
      } else if file.text != "good" {
        throw Fault(description: "\(file.path):1:1: found \(file.text), expected good")
      }
    }
  }

  private func check(
    _ files: [String: String], status: SpecCommand.ExitStatus, errors: String = ""
  ) async throws {
    let feature = "Feature: f\n Scenario: s\n  Given it runs\n"
    let test = try CommandTest(files.merging(["a/f.feature": feature]) { $1 })
    let run = await test.run("a", libraries: [library, library2])
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors == errors)
    #expect(run.output.contains("1 scenario") == (status == .passed))
  }

  /// Has the same requirement as the other: a problem is reported once.
  private var library2: StepLibrary {
    StepLibrary(EmptyWorld.self) {
      ResourceCheck(".fix") { file, _ in
        if file.text == "bad" {
          throw Fault(description: "\(file.path):1:1: found bad, expected good")
        }
      }
    }
  }

  @Test func goodFilesLetTheRunBegin() async throws {
    try await check(["a/x.fix": "good", "a/y.txt": "bad"], status: .passed)
  }

  @Test func everyFaultIsToldOnceAndNothingRuns() async throws {
    try await check(
      ["a/x.fix": "bad", "a/y.fix": "worse"], status: .couldNotRun,
      errors: """
        a/x.fix:1:1: found bad, expected good
        a/y.fix:1:1: found worse, expected good

        """)
  }

  @Test func aCheckMayReadOtherFilesOfTheFolder() async throws {
    try await check(["a/x.fix": "needs other", "a/other.txt": ""], status: .passed)
    try await check(
      ["a/x.fix": "needs other"], status: .couldNotRun, errors: "a/x.fix: no other\n")
  }

  /// Files of the run itself are no fixtures, however their paths are written.
  @Test(arguments: [".", "../a", nil] as [String?])
  func whatTheRunReads(path: String?) async throws {
    let test = try CommandTest([
      "a/f.feature": "Feature: f\n Scenario: s\n  Given it runs\n",
      "a/specrun.yaml": "profiles: {default: {quarantine: q.yaml}}\n",
      "a/q.yaml": "- {tags: '@x', until: 2999-01-01}\n",
    ])
    let library = StepLibrary(EmptyWorld.self) {
      Given("it runs") { _ in }
      ResourceCheck(".yaml") { file, _ in throw Fault(description: file.path) }
    }
    let run = await test.run([path ?? "\(test.folder.path)/a"], libraries: [library], in: "a")
    #expect(run.status == .passed, "\(run.errors)")
  }

  /// One error is the exception of the run, with its own type; several are not.
  @Test(arguments: [
    (["a/x.fix": "bad"], "Fault"), (["a/x.fix": "bad", "a/y.fix": "worse"], "CouldNotRun"),
  ])
  func theRunFinishesWithWhatWasThrown(files: [String: String], type: String) async throws {
    let feature = "Feature: f\n Scenario: s\n  Given it runs\n"
    let test = try CommandTest(files.merging(["a/f.feature": feature]) { $1 })
    let run = await test.run("a", "-f", "message", libraries: [library])
    let lines = try run.output.split(separator: "\n").map { try JSON(bytes: $0.utf8) }
    let exception = lines.last?["testRunFinished"]?["exception"]
    #expect(exception?["type"]?.text == type)
    #expect(exception?["message"]?.text?.hasPrefix("a/x.fix:1:1: found bad, expected good") == true)
    // The step definitions are there: the library is known.
    #expect(lines.contains { $0["stepDefinition"] != nil })
  }

  @Test func filesOfOtherFoldersAreLeftAlone() async throws {
    try await check(["b/x.fix": "bad", "x.fix": "bad"], status: .passed)
  }

  @Test func filesOfExamplesAreNoResources() async throws {
    let library = StepLibrary(EmptyWorld.self) {
      Given("it runs") { _ in }
      ResourceCheck(".csv") { file, _ in throw Fault(description: "\(file.path): bad") }
    }
    let feature = "Feature: f\n@DataSource:./u.csv\nScenario: s\nGiven it runs\n"
    let test = try CommandTest(["a/f.feature": feature, "a/u.csv": "n\n1\n"])
    #expect(await test.run("a", libraries: [library]).errors == "")
    try test.write("", to: "a/v.csv")
    #expect(await test.run("a", libraries: [library]).errors == "a/v.csv: bad\n")
  }

  @Test func whatDoesNotHoldIsToldWithoutThePlaceOfTheCheck() async throws {
    let library = StepLibrary(EmptyWorld.self) {
      Given("it runs") { _ in }
      ResourceCheck(".fix") { file, _ in
        try StepKit.expect(file.text == "good", "\(file.path): no good")
      }
    }
    let feature = "Feature: f\n Scenario: s\n  Given it runs\n"
    let test = try CommandTest(["a/f.feature": feature, "a/x.fix": "bad"])
    #expect(await test.run("a", libraries: [library]).errors == "a/x.fix: no good\n")
  }

  /// A story may be next to the configuration and the requirements, which are not its fixtures.
  @Test func filesOfTheCommandAreNoResources() async throws {
    let library = StepLibrary(EmptyWorld.self) {
      Given("it runs") { _ in }
      ResourceCheck(".yaml") { file, _ in throw Fault(description: "\(file.path): bad") }
    }
    let feature = "Feature: f\n Scenario: s\n  Given it runs\n"
    let test = try CommandTest([
      "f.feature": feature, "a/g.feature": feature, "ours.yaml": "profiles: {}",
      "a/requirements.yaml": "documents: []",
    ])
    let run = await test.run("f.feature", "a", "--config", "ours.yaml", libraries: [library])
    #expect(run.errors == "")
    #expect(run.status == .passed)
    let named = await test.run(
      "f.feature", "a", "--config", "ours.yaml", "--requirements", "./a/requirements.yaml",
      libraries: [library])
    #expect(named.errors == "")
    try test.write("", to: "specrun.yaml")
    #expect(await test.run("f.feature", libraries: [library]).errors == "ours.yaml: bad\n")
  }
}

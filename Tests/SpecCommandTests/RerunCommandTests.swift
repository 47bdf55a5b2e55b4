import CommandTestSupport
import Foundation
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// The commands that reports show run the scenario again, to the same end, as they are pasted.
struct RerunCommandTests {
  @Test(arguments: [
    ([], "specrun a.feature:2"),
    (["-t", "not @x", "--parallel", "2"], "specrun a.feature:2"),
    (
      ["--world-parameters", #"{"till": "it's 1"}"#],
      #"specrun --world-parameters '{"till": "it'\''s 1"}' a.feature:2"#
    ),
    (
      ["-p", "ci", "-p", "fast", "-c", "my specs.yaml"],
      "specrun --profile ci --profile fast --config 'my specs.yaml' a.feature:2"
    ),
    (
      ["--no-strict", "--no-data-sources", "--step-timeout=5s"],
      "specrun --no-data-sources --step-timeout 5s --no-strict a.feature:2"
    ),
  ])
  func command(options: [String], command: String) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: a\n  Scenario: s\n    Given it fails\n",
      "my specs.yaml": "profiles:\n  ci:\n    parallel: 1\n  fast:\n    parallel: 1\n",
    ])
    let steps = StepLibrary(EmptyWorld.self) {
      WorldParameter("till", .text, default: "", help: "The till.")
      Step("it fails") { _ in try expect(false, "no") }
    }
    let result = await test.run(
      ["-f", "summary", "-f", "html:a.html"] + options + ["a.feature"], libraries: [steps])
    #expect(result.output.contains("rerun: \(command)\n"), "\(result)")
    let again = await test.run(words(of: command), libraries: [steps])
    #expect(again.output.contains("1 scenario (1 failed)"), "\(again)")
  }

  /// What specrun.yaml or the environment chooses keeps no scenario from running again.
  @Test(
    arguments: [
      ("shard: 1/1, timings: times.txt", [:], [], "specrun --shard 1/1 a.feature:2"),
      ("shard: 1/3", [:], ["--shard", "1/1"], "specrun --shard 1/1 a.feature:2"),
      ("parallel: 1", ["SPECRUN_SHARD": "1/1"], [], "specrun --shard 1/1 a.feature:2"),
      ("parallel: 1", [:], ["--shard", "1/1"], "specrun a.feature:2"),
      ("name: other", [:], ["-n", "s", "-n", "t"], "specrun --name s --name t a.feature:2"),
      ("parallel: 1", ["SPECRUN_NAME": "other"], ["-n", "s"], "specrun --name s a.feature:2"),
      ("name: s, count: 1", [:], [], "specrun a.feature:2"),
      ("count: 1", [:], ["--count", "2", "-n", "s"], "specrun --count 2 a.feature:2"),
      ("tags: not @a", [:], ["-t", "not @b"], "specrun a.feature:2"),
      ("fail-fast: true, wip: true, order: reverse", [:], [], "specrun a.feature:2"),
    ] as [(String, [String: String], [String], String)])
  func whatOtherSourcesChoose(
    profile: String, environment: [String: String], options: [String], command: String
  ) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: a\n  Scenario: s\n    Given it fails\n",
      "specrun.yaml": "profiles: {default: {\(profile)}}",
    ])
    let result = await test.run(
      ["-f", "summary", "a.feature"] + options, environment: environment)
    #expect(result.output.contains("rerun: \(command)\n"), "\(result)")
    let again = await test.run(words(of: command), environment: environment)
    #expect(again.output.contains("1 scenario (1 failed)"), "\(again)")
  }

  /// After `swift run`, the program is built again.
  @Test(arguments: [
    (".build/my specs", "'.build/my specs'"), (".build/debug/specs", ".build/debug/specs"),
    (".build/x86_64-unknown-linux-gnu/debug/shop-specs", "swift run shop-specs"),
    (".build/arm64-apple-macosx/release/shop-specs", "swift run -c release shop-specs"),
    (
      "Specs/.build/x86_64-unknown-linux-gnu/debug/shop-specs",
      "swift run --package-path Specs shop-specs"
    ),
    ("/else/.build/x86_64-unknown-linux-gnu/debug/a", "swift run --package-path /else a"),
  ])
  func theProgramIsNamedAsItWasCalled(command: String, expected: String) async throws {
    let test = try CommandTest(["a.feature": "Feature: a\n  Scenario: s\n    Given it fails\n"])
    let steps = StepLibrary(EmptyWorld.self) { Step("it fails") { _ in try expect(false, "no") } }
    let result = await test.run(["a.feature"], libraries: [steps]) {
      $0.command = command
    }
    #expect(result.output.contains("rerun: \(expected) a.feature:2\n"), "\(result)")
    let below = "\(test.folder.path)/.build/x86_64-unknown-linux-gnu/debug/specs"
    let absolute = await test.run(["a.feature"], libraries: [steps]) { $0.command = below }
    #expect(absolute.output.contains("rerun: swift run specs a.feature:2\n"))
  }

  /// The arguments that a shell reads.
  private func words(of command: String) -> [String] {
    var words = [""]
    var isQuoted = false
    var isEscaped = false
    for character in command {
      if isEscaped {
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return Array(words.dropFirst())
  }
}

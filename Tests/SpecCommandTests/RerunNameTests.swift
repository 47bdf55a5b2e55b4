import CommandTestSupport
import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// Reports say exactly what to run again, whatever the name of the file.
struct RerunNameTests {
  private static let features = [
    "@at.feature", "@in/@at.feature", "-f.feature", "a b.feature", " a.feature",
    #"it's "a".feature"#,
    "a:12.feature", ":3.feature", "*.feature", "[a]{b,c}?.feature", "$HOME `a`!.feature",
    "~.feature",
    "=a.feature", "#a.feature", "a##[b]::c.feature", "::error::a.feature", "file:a.feature",
    "a\nb.feature", "a\tb\r.feature", "a\u{7F}\u{85}.feature", "\u{1B}[31ma.feature",
    "\u{202E}a\u{2028}.feature", "é数\u{A0}.feature", #"a\x41\x0A\x5C.feature"#, "a.txt.feature.md",
  ]
  /// Those that are read where they are named.
  private static let others = ["a:12", "a:b:3:4", "story.txt", "@in/story.md", "x.txt:9"]

  @Test(arguments: features + others)
  func runsAgain(file: String) async throws {
    let gherkin = """
      Feature: f
      Scenario: good
        Given it passes
      Scenario: bad
        Given it fails

      """
    let isMarkdown = file.hasSuffix(".feature.md")
    let isDocument = file.hasSuffix(".md") || file.hasSuffix(".txt")
    let story =
      isMarkdown
      ? "# Feature: f\n## Scenario: good\n* Given it passes\n## Scenario: bad\n* Given it fails\n"
      : isDocument ? "# f\n```gherkin\n\(gherkin)```\n" : gherkin
    // Next to files that could be meant instead.
    let test = try CommandTest([
      file: story, "at.feature": feature("other"), "a.feature": feature("other"), "a": "",
    ])
    let first = await test.run(
      [Self.features.contains(file) ? "." : file, "-f", "summary", "-f", "rerun:again.list"]
        + ["-f", "message:run.ndjson", "-f", "minimal:run.txt"])
    #expect(first.output.contains("1 failed"), "\(first)")
    let commands = (first.output + (try test.read("run.txt"))).split(separator: "\n")
      .compactMap { line in line.range(of: "rerun: ").map { String(line[$0.upperBound...]) } }
    #expect(commands.count == 2, "\(first.output)")
    for command in commands {
      await check(try arguments(of: command), test)
    }
    await check(["@again.list"], test)
    await check(["--rerun-from", "run.ndjson"], test)
  }

  private func check(_ arguments: [String], _ test: CommandTest) async {
    let result = await test.run(arguments + ["-f", "message"])
    #expect(result.status == .failed, "\(arguments): \(result.errors)")
    #expect(result.scenarios == ["bad"], "\(arguments)")
  }

  /// The arguments that a program gets from a command that is pasted into a shell.
  private func arguments(of command: String) throws -> [String] {
    let script = "specrun() { printf '%s\\0' \"$@\"; }; \(command)"
    return try Program.run("/bin/sh", ["-c", script]).output.split(separator: "\0").map(String.init)
  }
}

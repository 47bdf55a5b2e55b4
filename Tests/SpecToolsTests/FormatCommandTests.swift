import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun fmt` as its caller sees it.
struct FormatCommandTests {
  private static let loose = "Feature: f\nScenario: s\nGiven it passes\n|a|1|\n| bcd | 22 |\n"
  private static let tidy = """
    Feature: f

      Scenario: s
        Given it passes
          | a   |  1 |
          | bcd | 22 |

    """

  private static let patch = """
    --- a/Features/a.feature
    +++ b/Features/a.feature
    @@ -1,5 +1,6 @@
     Feature: f
    -Scenario: s
    -Given it passes
    -|a|1|
    -| bcd | 22 |
    +
    +  Scenario: s
    +    Given it passes
    +      | a   |  1 |
    +      | bcd | 22 |

    """

  private func folder() throws -> CommandTest {
    try CommandTest(["Features/a.feature": Self.loose, "Features/b.feature": Self.tidy])
  }

  @Test func filesInPlace() async throws {
    let test = try folder()
    let result = await test.run("fmt")
    #expect(result.status == .passed)
    #expect(result.output == "formatted Features/a.feature\n1 file formatted, 1 file unchanged\n")
    #expect(result.errors.isEmpty)
    #expect(try test.read("Features/a.feature") == Self.tidy)
    #expect(try test.read("Features/b.feature") == Self.tidy)
    let again = await test.run("fmt", "Features/*.feature")
    #expect(again.output == "2 files unchanged\n")
    #expect(again.status == .passed)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: test.folder.path + "/Features")
        .sorted() == ["a.feature", "b.feature"])
  }

  @Test(arguments: [
    (["--check"], SpecCommand.ExitStatus.failed, "would change Features/a.feature\n", true),
    (["--diff"], .passed, FormatCommandTests.patch, false),
    (["--check", "--diff"], .failed, FormatCommandTests.patch, false),
  ])
  func nothingWritten(
    options: [String], status: SpecCommand.ExitStatus, output: String, isSummaryOutput: Bool
  ) async throws {
    let test = try folder()
    let result = await test.run(["fmt"] + options + ["Features"])
    let summary = "1 file would change, 1 file unchanged\n"
    #expect(result.status == status)
    #expect(result.output == output + (isSummaryOutput ? summary : ""))
    #expect(result.errors == (isSummaryOutput ? "" : summary))
    #expect(try test.read("Features/a.feature") == Self.loose)
    let tidy = await test.run(["fmt"] + options + ["Features/b.feature"])
    #expect(tidy.status == .passed)
  }

  @Test func colors() async throws {
    let result = await (try folder()).run("fmt", "--diff", "--color", "always", "Features")
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("\u{1B}[31m-") && $0.hasSuffix("\u{1B}[0m") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("\u{1B}[32m+") })
  }

  @Test func pathsOfTheConfiguration() async throws {
    let test = try CommandTest([
      "specrun.yaml": "profiles:\n  default:\n    paths: stories\n    language: de\n",
      "stories/a.feature": "Funktionalität: f\nSzenario: s\nAngenommen a\n",
    ])
    let result = await test.run("fmt")
    #expect(result.output == "formatted stories/a.feature\n1 file formatted\n", "\(result.errors)")
    #expect(
      try test.read("stories/a.feature")
        == "Funktionalität: f\n\n  Szenario: s\n    Angenommen a\n")
  }

  @Test(arguments: [
    ([], SpecCommand.ExitStatus.passed, FormatCommandTests.tidy),
    (["--check"], .failed, "would change standard input\n"),
    (
      ["--diff"], .passed,
      FormatCommandTests.patch.replacing("Features/a.feature", with: "standard input")
    ),
  ])
  func standardInput(
    options: [String], status: SpecCommand.ExitStatus, output: String
  ) async throws {
    let test = try CommandTest()
    let result = await test.run(["fmt"] + options + ["-"]) {
      $0.input = { _ in Array(Self.loose.utf8) }
    }
    #expect(result.status == status)
    #expect(result.output == output)
    #expect(result.errors.isEmpty)
  }

  @Test func standardInputWithErrors() async throws {
    let result = await (try CommandTest()).run(["fmt", "-"]) {
      $0.input = { _ in Array("Feature: f\n Scenario: s\n  Given a\n  x\n".utf8) }
    }
    #expect(result.status == .failed)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("standard input:4:3: "), "\(result.errors)")
  }

  @Test func standardInputBesidePaths() async throws {
    let result = await (try folder()).run("fmt", "-", "Features")
    #expect(result.status == .couldNotRun)
    #expect(result.errors == "-: standard input is formatted alone; name it or paths\n")
  }

  @Test func filesWithErrorsStay() async throws {
    let broken = "Feature: f\n Scenario: s\n  Given it passes\n  x\n\n  y\n"
    let test = try CommandTest(["a.feature": Self.loose, "b.feature": broken])
    let result = await test.run("fmt", ".")
    #expect(result.status == .failed)
    #expect(
      result.output
        == "formatted a.feature\n1 file formatted, 1 file with errors, left as it is\n")
    #expect(try test.read("a.feature") == Self.tidy)
    #expect(try test.read("b.feature") == broken)
    let run = await test.run("b.feature")
    #expect(result.errors == run.errors)
    #expect(result.errors.contains("b.feature:4:3: ") && result.errors.contains("b.feature:6:3: "))
  }

  @Test func bytesThatStay() async throws {
    let mark = "\u{FEFF}"
    let test = try CommandTest(["a.feature": mark + Self.loose.replacing("\n", with: "\r\n")])
    #expect(await test.run("fmt", "a.feature").status == .passed)
    let expected = Array((mark + Self.tidy.replacing("\n", with: "\r\n")).utf8)
    #expect(try test.files.read("a.feature") == expected)
  }

  @Test func permissionsAndLinksStay() async throws {
    let test = try CommandTest(["real/a.feature": Self.loose])
    let path = test.folder.path + "/real/a.feature"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try test.link("a.feature", to: "real/a.feature")
    #expect(await test.run("fmt", "a.feature").status == .passed)
    #expect(try test.read("real/a.feature") == Self.tidy)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: test.folder.path + "/a.feature")
    #expect(link.hasSuffix("real/a.feature"))
  }

  @Test func otherEncodingsStay() async throws {
    let test = try CommandTest(["a.feature": "# encoding: latin1\nFeature: é\n"])
    let result = await test.run("fmt", "a.feature")
    #expect(result.status == .failed)
    #expect(result.errors == "a.feature: is not formatted, because it is not in UTF-8\n")
  }

  @Test(arguments: [
    ["fmt"], ["fmt", "--indentation", "4"], ["lint", "--fix", "--lint", "formatting=warning"],
  ])
  func indentationOfTheConfiguration(arguments: [String]) async throws {
    let test = try CommandTest([
      "Features/a.feature": "Feature: f\n  About it.\n\n  Scenario: s\n    Given it passes\n",
      "specrun.yaml": "profiles:\n  default:\n    indentation: \(arguments.count == 3 ? 2 : 4)\n",
    ])
    _ = await test.run(arguments)
    #expect(
      try test.read("Features/a.feature")
        == "Feature: f\n    About it.\n\n    Scenario: s\n        Given it passes\n")
  }

  @Test func markdown() async throws {
    let text = "# Feature: f\n## Scenario: s\n* Given it passes\n  | a|\n"
    let story = "```gherkin\nScenario: s\nGiven it passes\n```\n"
    let test = try CommandTest(["a.feature.md": text, "b.txt": text, "c.md": story])
    let result = await test.run("fmt", "a.feature.md", "b.txt", "c.md")
    #expect(
      result.output
        == "formatted a.feature.md\nformatted c.md\n2 files formatted, 1 file unchanged\n",
      "\(result.errors)")
    #expect(try test.read("a.feature.md") == text.replacing("| a|", with: "| a |"))
    #expect(
      try test.read("c.md") == story.replacing("Given", with: "  Given"))
  }

  @Test(arguments: ["missing.feature", "*.feature", "."])
  func nothingToFormat(path: String) async throws {
    let result = await (try CommandTest()).run("fmt", path)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix("\(path): "), "\(result.errors)")
  }
}

import CommandTestSupport
import SpecSources
import Testing

@testable import SpecCommand

/// The formats whose name or content the command has a part in.
struct JUnitFormatTests {
  @Test func aNameMayHaveAColon() async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    let result = await test.run("-f", "junit:strict", "-f", "junit:strict:out/a.xml", "a.feature")
    #expect(result.status == .passed)
    #expect(result.output.contains("<testsuite name=\"Cucumber\""))
    #expect(try test.files.read("out/a.xml") == Array(result.output.utf8))
  }

  @Test(arguments: [
    (["-f", "junit"], true), (["-f", "junit", "--deterministic"], false),
    (["-f", "junit:strict"], false),
  ])
  func theHostIsNamed(options: [String], isNamed: Bool) async throws {
    let test = try CommandTest(["a.feature": Self.feature])
    let result = await test.run(options + ["a.feature"]) { host in
      host.environment["HOSTNAME"] = "node-1"
    }
    #expect(result.output.contains("hostname=\"node-1\"") == isNamed, "\(result.output)")
  }

  private static let feature = "Feature: f\n Scenario: s\n  Given it passes\n"
}

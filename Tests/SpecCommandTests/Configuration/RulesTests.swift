import Testing

@testable import SpecCommand

/// What is wrong with the options that say under which rules scenarios run.
struct RulesTests {
  @Test(arguments: [
    (["--retry=-1"], "--retry: found \"-1\", expected a number from 0 to 100"),
    (
      ["--retry-tag-filter", "@a"],
      "--retry-tag-filter: found \"@a\", expected --retry beside it"
    ),
    (["--flaky", "maybe"], "--flaky: found \"maybe\", expected warn or fail"),
    (
      ["--timeout", "soon"],
      "--timeout: found \"soon\", expected a time such as 500ms, 5s, 2m or 1h"
    ),
    (
      ["--step-timeout", "0"],
      "--step-timeout: found \"0\", expected a time such as 500ms, 5s, 2m or 1h"
    ),
    (
      ["--expected-failure", "~@bug"],
      "--expected-failure: \"~@bug\" is how tags were written once: write \"not @bug\""
    ),
  ])
  func options(arguments: [String], message: String) async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(arguments + ["a.feature"])
    #expect(result.status == .couldNotRun)
    #expect(result.errors == message + "\n")
  }

  @Test(arguments: [
    ("retry: many", "specrun.yaml:3:12: found \"many\""),
    ("retry: 1, flaky: maybe", "--flaky: found \"maybe\""),
    ("lok: 1", "specrun.yaml:3:5: found the unknown key \"lok\""),
  ])
  func profiles(line: String, beginning: String) async throws {
    let yaml = "profiles:\n  default:\n" + line.split(separator: ", ").map { "    \($0)\n" }.joined()
    let test = try CommandTest(["a.feature": feature("one"), "specrun.yaml": yaml])
    let result = await test.run("a.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
  }

  @Test(arguments: [
    ("locks:\n  db: \"@a and\"\n", "specrun.yaml:2:7: found \"@a and\""),
    ("locks:\n  db: {read: \"@a\"}\n", "specrun.yaml:2:7: "),
    ("locks:\n  db: {write: \"@a\", reed: \"@b\"}\n", "specrun.yaml:2:21: found the unknown key \"reed\""),
  ])
  func locks(yaml: String, beginning: String) async throws {
    let test = try CommandTest(["a.feature": feature("one"), "specrun.yaml": yaml])
    let result = await test.run("a.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
  }
}

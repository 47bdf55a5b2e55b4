import Testing

@testable import SpecCommand

/// Values that cannot be what they are, in the same words whatever their source.
struct SettingErrorTests {
  @Test(arguments: [
    (["--retry=-1"], "--retry: found \"-1\", expected a number from 0 to 100"),
    (
      ["--retry-tag-filter", "@a"],
      "--retry-tag-filter: has no effect without --retry"
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
      "--expected-failure: \"~@bug\" is the old syntax of tag expressions: write \"not @bug\""
    ),
  ])
  func options(arguments: [String], message: String) async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(arguments + ["a.feature"])
    #expect(result.status == .couldNotRun)
    #expect(result.errors == message + "\n")
  }

  @Test(arguments: [
    ("retry: many", "specrun.yaml:3:12: retry: found \"many\", expected a number from 0 to 100\n"),
    (
      "retry: 1, flaky: maybe",
      "specrun.yaml:4:12: flaky: found \"maybe\", expected warn or fail\n"
    ),
    ("retry: '2'", "specrun.yaml:3:12: retry: found the quoted text \"2\", expected a number"),
    ("retry: [2]", "specrun.yaml:3:12: retry: found a list, expected a number from 0 to 100\n"),
    ("dry-run: yes", "specrun.yaml:3:14: dry-run: found \"yes\", expected true or false\n"),
    ("tags: {a: b}", "specrun.yaml:3:11: tags: found a mapping, expected a tag expression\n"),
    ("tags: ['@a' '@b']", "specrun.yaml:3:17: "),
    ("tags: [['@a']]", "specrun.yaml:3:12: tags: found a list, expected a tag expression\n"),
    ("tags: ~@a", "specrun.yaml:3:11: tags: \"~@a\" is the old syntax"),
    (
      "color: allways",
      "specrun.yaml:3:12: color: found \"allways\", expected auto, always or never; did you mean "
        + "always?\n"
    ),
    ("order: randon", "specrun.yaml:3:12: order: found \"randon\""),
    ("world-parameters: {a: [b]}", "specrun.yaml:3:27: found a list, expected text\n"),
    ("language: enn", "specrun.yaml:3:15: language: \"enn\" is not a language of Gherkin"),
    ("lok: 1", "specrun.yaml:3:5: found the unknown key \"lok\""),
  ])
  func profiles(line: String, beginning: String) async throws {
    let yaml =
      "profiles:\n  default:\n" + line.split(separator: ", ").map { "    \($0)\n" }.joined()
    let test = try CommandTest(["a.feature": feature("one"), "specrun.yaml": yaml])
    let result = await test.run("a.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
  }

  @Test(arguments: [
    ("locks:\n  db: \"@a and\"\n", "specrun.yaml:2:7: found \"@a and\""),
    ("locks:\n  db: {read: \"@a\"}\n", "specrun.yaml:2:7: "),
    (
      "locks:\n  db: {write: \"@a\", reed: \"@b\"}\n",
      "specrun.yaml:2:21: found the unknown key \"reed\""
    ),
  ])
  func locks(yaml: String, beginning: String) async throws {
    let test = try CommandTest(["a.feature": feature("one"), "specrun.yaml": yaml])
    let result = await test.run("a.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(beginning), "\(result.errors)")
  }
}

import CommandTestSupport
import Testing

@testable import SpecCommand

/// Invalid values are reported in the same words whatever their source.
struct SettingErrorTests {
  @Test(arguments: [
    (["--parallel", "0"], "--parallel: found \"0\", expected a number from 1 to 1024"),
    (["--parallel", "1025"], "--parallel: found \"1025\", expected a number from 1 to 1024"),
    (["--parallel", "-1"], "--parallel: expected a value after it, --parallel <count>"),
    (["--parallel", "x"], "--parallel: found \"x\", expected a number from 1 to 1024"),
    (
      ["--order", "sideways"],
      "--order: found \"sideways\", expected defined, reverse, random or random:SEED with a whole "
        + "number"
    ),
    (
      ["--order", "random:x"],
      "--order: found \"random:x\", expected defined, reverse, random or random:SEED with a whole "
        + "number"
    ),
    (["--color", "green"], "--color: found \"green\", expected auto, always or never"),
    (
      ["--tags", "@a and"],
      "--tags: Tag expression \"@a and\" could not be parsed because of syntax error: Expected "
        + "operand."
    ),
    (["--name", "("], "--name: \"(\" is not a regular expression:"),
    (
      ["--language", "enn"],
      "--language: \"enn\" is not a language of Gherkin, did you mean en"
    ),
    (["--unknown"], "--unknown: unknown option"),
    (["--tags"], "--tags: expected a value after it, --tags <expression>"),
    (["-f", "nothing"], "--format: found \"nothing\", expected one of"),
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
    let test = try CommandTest(["Features/a.feature": feature("one")])
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.output.isEmpty)
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
}

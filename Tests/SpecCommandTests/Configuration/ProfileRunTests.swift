import Testing

@testable import SpecCommand

/// specrun.yaml as the command obeys it.
struct ProfileRunTests {
  private static let tagged = """
    Feature: f
     @a
     Scenario: one
      Given it passes
     @a @b
     Scenario: two
      Given it passes
     Scenario: three
      Given it passes
    """

  @Test func theDefaultProfile() async throws {
    let test = try makeTest("profiles: {default: {tags: '@a', order: reverse}, b: {tags: '@b'}}")
    #expect(await test.run("-f", "message", "x").scenarios == ["two", "one"])
    #expect(await test.run("-f", "message", "-t", "not @b", "x").scenarios == ["one"])
    #expect(await test.run("-f", "message", "--order", "defined", "x").scenarios == ["one", "two"])
    #expect(await test.run("-f", "message", "-p", "b", "x").scenarios == ["two"])
  }

  @Test func profilesAreLaidOverEachOther() async throws {
    let test = try makeTest(
      "profiles: {a: {tags: '@a', order: reverse}, b: {tags: not @b, order: defined}}")
    #expect(await test.run("-f", "message", "-p", "a", "-p", "b", "x").scenarios == ["one"])
    #expect(await test.run("-f", "message", "-p", "b", "x").scenarios == ["one", "three"])
    #expect(await test.run("-f", "message", "x").scenarios == ["one", "two", "three"])
  }

  @Test func anotherFile() async throws {
    let test = try makeTest("profiles: {default: {tags: '@a'}}")
    try test.write("profiles: {default: {tags: '@b'}}", to: "other.yaml")
    #expect(await test.run("-f", "message", "-c", "other.yaml", "x").scenarios == ["two"])
    let missing = await test.run("-c", "none.yaml", "x")
    #expect(missing.status == .couldNotRun)
    #expect(missing.errors == "none.yaml: cannot be read: No such file or directory\n")
  }

  @Test(arguments: [
    (
      "profiles:\n  default:\n    tag: '@a'\n",
      "specrun.yaml:3:5: found the unknown key \"tag\", expected \"tags\""
    ),
    (
      "profile: {}\n",
      "specrun.yaml:1:1: found the unknown key \"profile\", expected \"profiles\""
    ),
    ("profiles:\n  default: [x]\n", "specrun.yaml:2:12: found a list, expected a mapping"),
    ("profiles: [\n", "specrun.yaml:2:1: found invalid YAML"),
    ("profiles:\n\tdefault: {}\n", "specrun.yaml:2:1: found a tab"),
    ("profiles: &a\n  default: *a\n", "specrun.yaml:2:12: found the alias"),
    ("locks:\n  db: \"@a and\"\n", "specrun.yaml:2:7: found \"@a and\""),
    ("locks:\n  db: {read: \"@a\"}\n", "specrun.yaml:2:7: "),
    (
      "locks:\n  db: {write: \"@a\", reed: \"@b\"}\n",
      "specrun.yaml:2:21: found the unknown key \"reed\""
    ),
    ("categories: {}\n", "specrun.yaml:1:13: found a mapping, expected a list"),
    ("categories:\n  - {pattern: a}\n", "specrun.yaml:2:5: "),
    ("categories:\n  - {name: a}\n", "specrun.yaml:2:5: "),
    ("categories:\n  - {name: a, pattern: '('}\n", "specrun.yaml:2:24: found \"(\""),
    ("categories:\n  - {name: a, tags: '@a and'}\n", "specrun.yaml:2:21: found \"@a and\""),
  ])
  func wrongFiles(text: String, message: String) async throws {
    let result = await (try makeTest(text)).run("x")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test func unknownProfiles() async throws {
    let test = try makeTest("profiles: {a: {}, b: {}}")
    let unknown = await test.run("-p", "c", "x")
    #expect(unknown.status == .couldNotRun)
    #expect(unknown.errors == "--profile: found \"c\", expected one of a, b\n")
    let none = await (try CommandTest(["x/a.feature": feature("one")])).run("-p", "c", "x")
    #expect(none.status == .couldNotRun)
    #expect(
      none.errors == "--profile: \"c\" is not defined: there is no specrun.yaml in this folder\n")
    let empty = await (try makeTest("")).run("-p", "c", "x")
    #expect(
      empty.errors == "--profile: found \"c\", expected a profile of specrun.yaml, which has none\n"
    )
  }

  @Test func aPipeIsNoConfiguration() async throws {
    let test = try CommandTest(["x/a.feature": feature("one")])
    try test.makePipe("specrun.yaml")
    let result = await test.run("x")
    #expect(result.status == .couldNotRun)
    #expect(result.errors == "specrun.yaml: cannot be read: it is not a regular file\n")
  }

  private func makeTest(_ configuration: String) throws -> CommandTest {
    try CommandTest(["x/a.feature": Self.tagged, "specrun.yaml": configuration])
  }
}

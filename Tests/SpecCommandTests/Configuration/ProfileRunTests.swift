import CommandTestSupport
import SpecSources
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

  /// Everything that is wrong, in the order of the file, profiles that are not used included.
  @Test func allErrorsAtOnce() async throws {
    let test = try makeTest(
      """
      profile: {}
      profiles:
        default:
          tag: '@a'
          parallel: none
          order: sideways
        other: [x]
        third:
          retry: -1
          formt: html
      locks:
        one: "@a and"
        two: {read: "@a"}
      """)
    let result = await test.run("x")
    #expect(result.status == .couldNotRun)
    let places = result.errors.split(separator: "\n").filter { $0.hasPrefix("specrun.yaml:") }
      .map { $0.split(separator: ":")[1...2].joined(separator: ":") }
    #expect(
      places == ["1:1", "4:5", "5:15", "6:12", "7:10", "9:12", "10:5", "12:8", "13:8"],
      "\(result.errors)")
  }

  /// Running one scenario does not have to overwrite the reports of a whole run.
  @Test func noReportsOfProfiles() async throws {
    let test = try makeTest(
      "profiles: {default: {format: ['junit:all.xml', 'message:all.ndjson']}}")
    #expect(await test.run("--no-format", "x").status == .passed)
    #expect(try test.files.names(in: ".").sorted() == ["specrun.yaml", "x"])
    _ = await test.run("--no-format", "-f", "junit:one.xml", "x")
    #expect(try test.files.names(in: ".").sorted() == ["one.xml", "specrun.yaml", "x"])
  }

  /// The reports and history of specrun.yaml are of the whole run, which its profiles and the environment
  /// choose: a part of it, which the command line chooses, leaves them alone.
  @Test(
    arguments: [
      ([], [:], true), (["x"], [:], true), (["./x/"], [:], true), (["-p", "b"], [:], true),
      ([], ["SPECRUN_TAGS": "@a"], true), (["--shard", "1/2"], [:], true),
      (["--order", "reverse", "-q"], [:], true),
      (["x/a.feature"], [:], false), (["x/a.feature:3"], [:], false), (["@list"], [:], false),
      (["-t", "@a"], [:], false), (["-n", "one"], [:], false), (["--count", "1"], [:], false),
      (["-d"], [:], false), (["-p", "b", "-n", "two"], [:], false),
      (["--last-failed"], [:], false), (["--rerun-from", "run.ndjson"], [:], false),
    ] as [([String], [String: String], Bool)])
  func aPartOfTheRun(
    options: [String], environment: [String: String], isWhole: Bool
  ) async throws {
    let files = "paths: x, format: [summary, 'junit:all.xml', allure], history: runs.history"
    let test = try makeTest("profiles: {default: {\(files)}, b: {\(files), tags: '@b'}}")
    try test.write("x/a.feature:3\n", to: "list")
    try test.write(Self.tagged.replacing("it passes", with: "it fails"), to: "x/a.feature")
    _ = await test.run("--no-format", "--history", "other", "-f", "message:run.ndjson")
    let result = await test.run(options, environment: environment)
    #expect(result.output.contains("scenario"), "\(result)")
    let names = try test.files.names(in: ".")
    for file in ["all.xml", "allure-results", "runs.history"] {
      #expect(names.contains(file) == isWhole, "\(file)")
    }
    #expect(
      result.errors.contains(
        "not the whole run: reports and history of specrun.yaml left as they are; ") == !isWhole,
      "\(result.errors)")
    // Asked for by name, it is written.
    _ = await test.run(options + ["-f", "junit:all.xml"], environment: environment)
    #expect(try test.files.names(in: ".").contains("all.xml"))
  }

  @Test func inAFolderAround() async throws {
    let files = "format: 'message:out/all.ndjson', history: all.history"
    let test = try makeTest("profiles: {default: {tags: '@a', paths: x/a.feature, \(files)}}")
    try test.write("", to: "here/and/there/nothing")
    // Neither a package nor a repository.
    let outside = await test.run(["../../../x/a.feature"], in: "here/and/there")
    #expect(!outside.errors.contains("specrun.yaml"), "\(outside.errors)")
    try test.write("", to: ".git/HEAD")
    let inside = await test.run([], in: "here/and/there")
    #expect(inside.status == .passed, "\(inside.errors)")
    #expect(inside.errors.contains("the settings are those of ../../../specrun.yaml\n"))
    let names = try test.files.names(in: ".")
    #expect(["out", "all.history"].allSatisfy { names.contains($0) }, "\(names)")
    // A package has settings of its own, or none.
    try test.write("", to: "here/Package.swift")
    let package = await test.run(["../../../x/a.feature"], in: "here/and/there")
    #expect(!package.errors.contains("specrun.yaml"), "\(package.errors)")
  }

  @Test func theNameOfTheProgram() async throws {
    let test = try makeTest("")
    let named: (inout SpecCommand.Host) -> Void = { $0.command = "/somewhere/hostile-specs" }
    let help = await test.run(["--help-all"], adjusting: named)
    #expect(help.output.contains("Usage: hostile-specs [run] [<options>]"))
    #expect(help.output.contains("hostile-specs runs the paths of specrun.yaml"))
    let errors = await test.run(["--nonsense"], adjusting: named).errors
    #expect(errors.contains("see `hostile-specs run --help`"), "\(errors)")
    #expect(!errors.contains("specrun "), "\(errors)")
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
    (
      "categories:\n  - {name: '', pattern: a}\n",
      "specrun.yaml:2:12: found \"\", expected a name"
    ),
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
      none.errors
        == "--profile: \"c\" is not defined: there is no specrun.yaml in this folder or around it\n"
    )
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

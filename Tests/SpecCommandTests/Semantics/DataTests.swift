import CommandTestSupport
import Foundation
import SpecCommand
import StepKit
import Testing

/// Our own features about data, run by the command.
struct DataTests {
  @Test func typedArguments() async throws {
    let result = try await run("typed-arguments.feature")
    #expect(
      result.passed == [
        "Rows of a table", "The same from JSON", "The same from YAML", "One of them, upright",
        "Raw rows, single cells, and names with values", "None at all",
      ])
    #expect(
      result.failed == [
        "A number that is none":
          "row 1, column \"age\": found \"forty\", expected a whole number (typed-arguments.feature:51)",
        "A mistake in JSON": "line 2, column 11 of the doc string: [0].role: found the quoted text "
          + "\"king\", expected one of admin, guest",
        "A text in no language":
          "the doc string is to be read as Array<User>, but nothing says what it "
          + "is written in: write json or yaml after its opening fence",
        "Neither table nor text":
          "there is neither a data table nor a doc string below this step, but "
          + "its definition takes one of them: add it",
      ])
  }

  @Test func optionalParameters() async throws {
    let result = try await run("optional-parameters.feature")
    #expect(result.failed == [:])
    #expect(result.passed.count == 4)
    // The argument that took no part is there, and has nothing in it.
    #expect(
      result.output.contains(#""stepMatchArguments":[{"group":{},"parameterTypeName":"int"},"#))
  }

  @Test func examplesFromFiles() async throws {
    let result = try await run("examples-from-files.feature")
    #expect(result.failed == [:])
    #expect(
      result.passed == [
        "Smith, \"Bill\" is 41", "Jane\r\nDoe is 7", "Ann plays with <with>",
        "Ben plays with <with>",
        "Cleo plays with <with>", "Zoë plays with Cleo",
      ])
  }

  @Test(arguments: [
    ("3", ["Smith, \"Bill\" is 41", "Jane\r\nDoe is 7"]),
    ("5", ["Smith, \"Bill\" is 41", "Jane\r\nDoe is 7"]),
    ("10", ["Ann plays with <with>", "Ben plays with <with>", "Cleo plays with <with>"]),
    ("12", ["Ann plays with <with>", "Ben plays with <with>", "Cleo plays with <with>"]),
    ("13", ["Ann plays with <with>"]), ("15", ["Zoë plays with Cleo"]),
    ("13:16", ["Ann plays with <with>", "Zoë plays with Cleo"]),
    (
      "7",
      [
        "Ann plays with <with>", "Ben plays with <with>", "Cleo plays with <with>",
        "Zoë plays with Cleo",
      ]
    ),
  ])
  func linesSelectRowsOfFiles(line: String, names: [String]) async throws {
    #expect(try await run("examples-from-files.feature:\(line)").passed == names)
  }

  @Test(arguments: [
    (
      "@DataSource:no.csv",
      "f/a.feature:2:1: @DataSource:no.csv: f/no.csv cannot be read: No such file or directory"
    ),
    (
      "@DataSource:../a.csv",
      "f/a.feature:2:1: @DataSource:../a.csv: f/../a.csv is outside the folder of its feature; move it there"
    ),
    (
      "@DataSource:/etc/passwd",
      "f/a.feature:2:1: @DataSource:/etc/passwd: f//etc/passwd is outside the folder of its feature; move it there"
    ),
    (
      "@DataSource:a.xlsx",
      "f/a.feature:2:1: @DataSource:a.xlsx: f/a.xlsx is an Excel workbook, expected .csv, .yaml, .yml or .json: export the sheet as CSV and name that file, or ignore these tags with --no-data-sources"
    ),
    (
      "@DataSource:out.csv",
      "f/a.feature:2:1: @DataSource:out.csv: f/out.csv is outside the folder of its feature; move it there"
    ),
    (
      "@DataSource:up/a.csv",
      "f/a.feature:2:1: @DataSource:up/a.csv: f/up/a.csv is outside the folder of its feature; move it there"
    ),
    ("@DataSource:in.csv", "f/in.csv:2:1: this row has 1 cell, the header has 2 cells"),
    ("@DataSource:sub", "f/a.feature:2:1: @DataSource:sub: f/sub cannot be read: Is a directory"),
    ("@DataSource:sub/a.csv", "f/sub/a.csv:2:1: this row has 1 cell, the header has 2 cells"),
    (
      "@DataSource:a.txt",
      "f/a.feature:2:1: @DataSource:a.txt: f/a.txt has an unknown format, expected .csv, .yaml, .yml or .json, or a tag such as @DataFormat:CSV"
    ),
  ])
  func wrongFiles(tag: String, message: String) async throws {
    let test = try CommandTest([
      "f/a.feature": "Feature: f\n\(tag)\nScenario: s\n* it passes\n@x\nScenario: t\n* it passes\n",
      "f/b.feature": feature("fine"), "f/sub/a.csv": "a,b\n1\n", "a.csv": "a\n1\n", "f/a.txt": "a",
    ])
    try test.link("f/in.csv", to: "sub/a.csv")
    try test.link("f/out.csv", to: "../a.csv")
    try test.link("f/up", to: "..")
    let result = await test.run("f", "-f", "message")
    #expect(result.errors == message + "\n")
    #expect(result.status == .couldNotRun)
    #expect(result.output.contains("\"parseError\""))
  }

  /// As where a build system puts links to all files of a project into a folder.
  @Test func aLinkedFeatureHasTheFilesBesideItself() async throws {
    let test = try CommandTest([
      "real/a.feature": "Feature: f\n@DataSource:a.csv\nScenario: s <n>\n* it passes\n",
      "real/a.csv": "n\n1\n", "links/b.txt": "",
    ])
    try test.link("links/a.feature", to: "../real/a.feature")
    try test.link("links/a.csv", to: "../real/a.csv")
    #expect(await test.run("links", "-f", "message").scenarios == ["s 1"])
  }

  @Test func aFaultIsReportedOnce() async throws {
    let text =
      "Feature: f\n@DataSource:a.csv\nScenario: s\n* it passes\n@DataSource:a.csv\nScenario: t\n* it passes\n"
    let test = try CommandTest(["a.feature": text, "b.feature": text, "a.csv": "a,a\n"])
    let result = await test.run("a.feature", "b.feature")
    #expect(result.errors == "a.csv:1:1: the header names the column \"a\" twice\n")
  }

  @Test func aStoryDocumentHasThemToo() async throws {
    let test = try CommandTest([
      "a.feature.md":
        "# Feature: f\n\n`@DataSource:a.csv`\n## Scenario: s <n>\n* Given it passes\n",
      "a.csv": "n\n1\n2\n",
    ])
    #expect(await test.run("a.feature.md", "-f", "message").scenarios == ["s 1", "s 2"])
  }
}

// MARK: - The steps

private enum Role: String, Decodable, CaseIterable { case admin, guest }

private struct User: Decodable {
  var name: String
  var age: Int?
  var role: Role
}

private struct DataWorld: World {
  var users: [User] = []
  var sums: [String] = []
  var waited = ""

  init(_ scenario: ScenarioContext) {}
}

private let library = StepLibrary(DataWorld.self) {
  Given("the users:") { (world: inout DataWorld, users: [User]) in world.users = users }
  Given("maybe users") { (world: inout DataWorld, users: [User]?) in world.users = users ?? [] }
  Given("the user:") { (world: inout DataWorld, user: User) in world.users = [user] }
  Given("the board:") { (world: inout DataWorld, cells: [[String]]) in
    world.sums.append("\(cells.joined().count) cells")
  }
  Given("the numbers:") { (world: inout DataWorld, numbers: [Int]) in
    world.sums.append("\(numbers.reduce(0, +))")
  }
  Given("the prices:") { (world: inout DataWorld, prices: [String: Double]) in
    world.sums.append("\(prices.values.reduce(0, +))")
  }
  Then("the users are {string}") { (world: inout DataWorld, expected: String) in
    let users = world.users.map {
      "\($0.name) \($0.age.map { "\($0)" } ?? "-") \($0.role.rawValue)"
    }
    try expect(users.isEmpty ? "nobody" : users.joined(separator: ", "), equals: expected)
  }
  Then("it adds up to {string}") { (world: inout DataWorld, expected: String) in
    try expect(world.sums.joined(separator: ", "), equals: expected)
  }
  When("I wait( for {int} seconds)( for {string})") {
    (world: inout DataWorld, seconds: Int?, friend: String?) in
    world.waited = "\(seconds.map { "\($0)" } ?? "nil") s for \(friend ?? "nil")"
  }
  Then("I waited {string}") { (world: inout DataWorld, expected: String) in
    try expect(world.waited, equals: expected)
  }
  Then("/^\"([^<]*)\" is (\\d+)$/") { (world: inout DataWorld, name: String, age: Int) in
    try expect(!name.isEmpty && age > 0, "the row was filled in")
  }
}

extension DataTests {
  /// The results of the scenarios of a feature in the folder next to this file.
  private struct Outcome {
    var output = ""
    var passed: [String] = []
    /// Messages by scenario.
    var failed: [String: String] = [:]
  }

  private func run(_ path: String) async throws -> Outcome {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("data")
    let test = try CommandTest()
    let result = await test.run(
      ["\(folder.path)/\(path)", "-f", "message", "--lint", "all=off"], libraries: [library])
    // The examples of one outline have no column for one of its placeholders, and one step lacks what
    // it takes.
    #expect(result.errors == "")
    var outcome = Outcome(output: result.output)
    var names: [String: String] = [:]
    var cases: [String: String] = [:]
    var problems: [String: String] = [:]
    for line in result.output.split(separator: "\n") {
      let object =
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: [String: Any]]
      if let pickle = object?["pickle"], let id = pickle["id"] as? String {
        names[id] = pickle["name"] as? String
      } else if let testCase = object?["testCase"], let id = testCase["id"] as? String {
        cases[id] = names[testCase["pickleId"] as? String ?? ""]
      } else if let started = object?["testCaseStarted"], let id = started["id"] as? String {
        cases[id] = cases[started["testCaseId"] as? String ?? ""]
      } else if let step = object?["testStepFinished"],
        let id = step["testCaseStartedId"] as? String,
        let result = step["testStepResult"] as? [String: Any],
        result["status"] as? String != "PASSED", problems[id] == nil
      {
        problems[id] = (result["message"] as? String ?? result["status"] as? String)?
          .replacing("\(folder.path)/", with: "")
      } else if let finished = object?["testCaseFinished"],
        let id = finished["testCaseStartedId"] as? String, let name = cases[id]
      {
        if let problem = problems[id] {
          outcome.failed[name] = problem
        } else {
          outcome.passed.append(name)
        }
      }
    }
    return outcome
  }
}

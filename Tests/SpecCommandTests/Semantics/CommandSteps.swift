import CommandTestSupport
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// The sentences of features about the command itself.
let commandSteps = StepLibrary(CommandWorld.self) {
  Given("the file {string}:") { (world: inout CommandWorld, path: String, text: DocString) in
    try world.test.write(text.content, to: path)
  }
  Given("these step definitions:") { (world: inout CommandWorld, table: DataTable) in
    world.libraries = [library(try table.hashes())]
  }
  Given("the environment has") { (world: inout CommandWorld, table: DataTable) in
    world.environment.merge(try table.rowsHash()) { $1 }
  }
  Given("the environment has {word} = {string}") {
    (world: inout CommandWorld, name: String, value: String) in
    world.environment[name] = value
  }
  Given("the steps pass, fail or are pending") { world in world.libraries = [steps] }
  Given("a person watches") { world in world.isInteractive = true }

  When("specrun is run with {string}") { (world: inout CommandWorld, arguments: String) in
    await world.run(arguments)
  }

  Then("the exit status is {int}") { (world: inout CommandWorld, status: Int) in
    let result = try world.lastRun()
    try expect(Int(result.status.rawValue), equals: status, result.errors)
  }
  Then("{} run(s) in this order") { (world: inout CommandWorld, names: String) in
    let names = names.split(separator: ", ").map(String.init)
    try expect(world.scenarios(), equals: names)
  }
  Then("the statuses are {}") { (world: inout CommandWorld, statuses: String) in
    let found = try world.messages()
      .compactMap { $0["testStepFinished"]?["testStepResult"]?["status"]?.text }
    try expect(found.joined(separator: ", "), equals: statuses)
  }
  Then("the steps use the definitions {}") { (world: inout CommandWorld, numbers: String) in
    try expect(world.usedDefinitions().joined(separator: ", "), equals: numbers)
  }
  Then("the file {string} says {string}") {
    (world: inout CommandWorld, path: String, text: String) in
    let found = try world.test.read(path)
    try expect(found.contains(text), found)
  }
  Then("no scenario runs") { world in try expect(world.scenarios(), equals: []) }
  Then("the errors are:") { (world: inout CommandWorld, text: DocString) in
    try expect(world.lastRun().errors, equals: text.content + "\n")
  }
  Then("there are no errors") { world in try expect(world.lastRun().errors, equals: "") }
  Then("the errors say {string}") { (world: inout CommandWorld, text: String) in
    let errors = try world.lastRun().errors
    try expect(errors.contains(text), errors)
  }
  Then("the output says {string}") { (world: inout CommandWorld, text: String) in
    let output = try world.lastRun().output
    try expect(output.contains(text), output)
  }
  Then("the output is colored") { world in
    let output = try world.lastRun().output
    try expect(output.contains("\u{1B}["), output)
  }
  Then("the output is not colored") { world in
    let output = try world.lastRun().output
    try expect(!output.contains("\u{1B}["), output)
  }
  Then("the messages say that the run {word}") { (world: inout CommandWorld, outcome: String) in
    let finished = try world.messages().compactMap { $0["testRunFinished"] }.last
    try expect(finished?["success"] == .boolean(outcome == "succeeded"), "\(finished as Any)")
  }
  Then("the suggestion says {string}") { (world: inout CommandWorld, text: String) in
    let snippets = try world.messages().flatMap { $0["suggestion"]?["snippets"]?.elements ?? [] }
      .compactMap { $0["code"]?.text }
    try expect(snippets.contains { $0.contains(text) }, snippets.joined(separator: "\n"))
  }
  Then("the meta message has the build server") { (world: inout CommandWorld, text: DocString) in
    let expected = try JSON(bytes: text.content.utf8)
    let found = try world.messages().first?["meta"]?["ci"]
    try expect(found == expected, "\(found as Any)")
  }
  Then("the meta message has no build server") { world in
    try expect(world.messages().first?["meta"]?["ci"] == nil, "there is one")
  }
}

/// Definitions that do nothing, as rows of `keyword` and `pattern`; each has its number as its line.
private func library(_ rows: [[String: String]]) -> StepLibrary {
  StepLibrary(EmptyWorld.self) {
    for (index, row) in rows.enumerated() {
      let (pattern, line) = (row["pattern"] ?? "", index + 1)
      switch row["keyword"] {
      case "Given": definition(StepKeywords.Given.self, pattern, line: line)
      case "When": definition(StepKeywords.When.self, pattern, line: line)
      case "Then": definition(StepKeywords.Then.self, pattern, line: line)
      default: definition(StepKeywords.Step.self, pattern, line: line)
      }
    }
  }
}

/// A pattern may have one parameter.
private func definition<Keyword: StepKeywordType>(
  _ keyword: Keyword.Type, _ text: String, line: Int
) -> KeywordStep<Keyword, EmptyWorld> {
  let pattern = StepPattern(stringLiteral: text)
  guard text.contains("{") else {
    return KeywordStep(pattern, file: "/steps/Steps.swift", line: line) { _ in }
  }
  return KeywordStep(pattern, file: "/steps/Steps.swift", line: line) {
    (_: inout EmptyWorld, _: String) in
  }
}

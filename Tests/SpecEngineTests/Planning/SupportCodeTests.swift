import Gherkin
import Messages
import RegexBuilder
import StepKit
import Testing

@testable import SpecEngine

struct SupportCodeTests {
  private enum Size: String, Sendable { case small }
  private struct Colour: Sendable {}

  @Test func announcesInTheOrderOfDefinition() throws {
    let code = try makeCode(
      StepLibrary(PlainWorld.self) {
        Given("a {colour} car") { (_: inout PlainWorld, _: Colour) in }
        Before("@x", name: "tidy") { _ in }
        ParameterType("colour", "red|green") { (_: String) in Colour() }
        Given("{nothing} here") { (_: inout PlainWorld, _: String) in }
        When("/b$/") { _ in }
        After { _ in }
      })
    #expect(
      code.messages.kinds == [
        "stepDefinition", "hook", "parameterType", "undefinedParameterType", "stepDefinition",
        "hook",
      ])
    #expect(code.definitions.map(\.step.pattern.source) == ["a {colour} car", "b$"])
    guard case .undefinedParameterType(let missing) = code.messages[3] else { return }
    #expect(missing.name == "nothing")
    #expect(missing.expression == "{nothing} here")
  }

  @Test func aPatternDefinedTwiceMayBeAmbiguous() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("a step") { _ in }
      Given("a step") { _ in }
    }
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  * a step"], [library], duplicates: .areAmbiguous)
    #expect(await run(plan).messages.statuses == [.ambiguous])
  }

  @Test func stepsOfAnUnknownParameterTypeAreUndefined() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("{nothing} here") { (_: inout PlainWorld, _: Int) in }
    }
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * dust here"], [library])
    #expect(await run(plan).messages.statuses == [.undefined])
  }

  @Test func fits() throws {
    _ = try makeCode(
      StepLibrary(PlainWorld.self) {
        Given("a") { _ in }
        Given("b") { (_: inout PlainWorld, _: DataTable, _: DocString) in }
        Given("c") { (_: inout PlainWorld, _: String?, _: DataTable?) in }
        Given("d {int} {float} {word} {string} {}") {
          (_: inout PlainWorld, _: UInt8, _: Float, _: String, _: String?, _: Int) in
        }
        Given("/e (.*) (\\d+) (x|y)/") {
          (_: inout PlainWorld, _: Size, _: Int16?, _: String, _: DocString) in
        }
        Given("g( {int})( {string})") { (_: inout PlainWorld, _: Int8?, _: String?) in }
        Given("f {}") { (_: inout PlainWorld, _: Size?, _: String) in }
        Given("h {int} {word}") { _ in }
        When("i {int}") { (_: inout PlainWorld, _: DataTable, _: DocString?) in }
        Step("j {int}") { (_: inout PlainWorld, _: Int) in }
        Then("k") { _ in }
        Composed("l {int}") { "a" }
        Given("m {int}") { (_: inout PlainWorld, _: ScenarioContext, _: Int, _: DataTable) in }
        ParameterType("time", #"(\d+):(\d+)( pm)?"#) { (_: Int, _: UInt8, _: String?) in 0 }
        ParameterType("size or none", "(small)|(none)") { (_: Size?, _: Substring?) in 0 }
        Given("n {int} {string}") { (_: inout PlainWorld, _: Substring, _: Substring) in }
      })
  }

  @Test func arity() {
    let rule =
      ": the closure must take one value for each parameter, or none of them, and after them at "
      + "most one DataTable and one DocString, or types to decode them into"
    check("the pattern \"a {int} {int}\" gives 2 values, but its closure takes 1 value" + rule) {
      Given("a {int} {int}") { (_: inout PlainWorld, _: Int) in }
    }
    check("the pattern \"a\" gives 0 values, but its closure takes 1 value" + rule) {
      Given("a") { (_: inout PlainWorld, _: Int) in }
    }
    check("the pattern \"a {int} {int}\" gives 2 values, but its closure takes 2 values" + rule) {
      Given("a {int} {int}") { (_: inout PlainWorld, _: Int, _: DataTable) in }
    }
    check("the pattern \"a\" gives 0 values, but its closure takes 2 values" + rule) {
      Given("a") { (_: inout PlainWorld, _: DataTable, _: DataTable?) in }
    }
    check("the pattern \"a\" gives 0 values, but its closure takes 2 values" + rule) {
      Given("a") { (_: inout PlainWorld, _: DocString, _: String) in }
    }
    check("the pattern \"a\" gives 0 values, but its closure takes 3 values" + rule) {
      Given("a") { (_: inout PlainWorld, _: [String], _: [Int], _: DocString) in }
    }
    check("the pattern \"a\" gives 0 values, but its closure takes 1 value" + rule) {
      Given("a") { (_: inout PlainWorld, _: [Colour]) in }
    }
  }

  @Test func thenTakesItsValues() {
    let advice =
      ", but its closure takes none: a Then compares with what its sentence says; take a value that "
      + "does not matter as _"
    check("the pattern \"a {int}\" gives 1 value" + advice) { Then("a {int}") { _ in } }
    check("the pattern \"a {int} {word}\" gives 2 values" + advice) {
      Then("a {int} {word}") { (_: inout PlainWorld, _: ScenarioContext, _: DataTable) in }
    }
  }

  /// The compiler takes a parameter that fits everything for the scenario.
  @Test func aValueIsNotTheScenario() {
    let advice =
      " gives 1 value, but its closure takes the ScenarioContext alone: name the types of its "
      + "parameters, such as (world: inout MyWorld, name: String); take a value that does not matter as _"
    check("the pattern \"{word} leaves\"" + advice) {
      When("{word} leaves") { world, name in _ = "\(name)" }
    }
    check("the pattern \"a {int}\"" + advice) {
      Step("a {int}") { (_: inout PlainWorld, _: ScenarioContext) in }
    }
  }

  @Test func parametersWithoutValue() {
    func says(_ position: Int, _ pattern: String, _ type: String, _ remedy: String) -> String {
      "parameter \(position) of the closure of \"\(pattern)\" is \(type), for which a step has no value: "
        + remedy
    }
    let behind = "put it directly after the World, as in a hook"
    check(says(2, "a {int}", "ScenarioContext", behind)) {
      Given("a {int}") { (_: inout PlainWorld, _: Int, _: ScenarioContext) in }
    }
    check(says(1, "a", "ScenarioContext", behind)) {
      Given("a") { (_: inout PlainWorld, _: ScenarioContext, _: ScenarioContext) in }
    }
    let context = "a step can take the ScenarioContext, directly after the World"
    check(says(1, "a", "StepContext", context)) {
      Given("a") { (_: inout PlainWorld, _: StepContext) in }
    }
    check(says(1, "a", "FeatureContext", context)) {
      Given("a") { (_: inout PlainWorld, _: FeatureContext) in }
    }
    check(says(1, "a", "Optional<RunContext>", context)) {
      Given("a") { (_: inout PlainWorld, _: RunContext?) in }
    }
    check(says(1, "a", "EmptyWorld", "a step takes one World, before everything else")) {
      Given("a") { (_: inout PlainWorld, _: EmptyWorld) in }
    }
    check(
      says(
        1, "{word} has", "PlainWorld",
        "a step made of other steps takes values only, since they have the World")
    ) {
      Composed("{word} has") { (_: PlainWorld, _: String) in "I wait" }
    }
    check(
      says(
        1, "a", "ScenarioContext",
        "a step made of other steps takes values only, since its parts are determined before "
          + "any scenario runs")
    ) {
      Composed("a") { (_: ScenarioContext) in "I wait" }
    }
  }

  @Test func groupsOfAParameterType() {
    check(
      "the parameter type {t} has 3 capture groups, but its closure takes 2 texts: the closure must "
        + "take one for each group"
    ) {
      ParameterType("t", #"(\d+):(\d+)(?: (pm|am))?"#) { (_: Int, _: Int) in 0 }
    }
    check(
      "the parameter type {t} has 0 capture groups, but its closure takes 2 texts: the closure must "
        + "take one for each group"
    ) {
      ParameterType("t", #"\d+:\d+"#) { (_: Int, _: Int) in 0 }
    }
    check(
      "parameter 2 of the closure of the parameter type {t} is Colour, which cannot be made of text: "
        + "take a String, or a type that is LosslessStringConvertible or has raw values of text"
    ) {
      ParameterType("t", #"(\d+) (.)"#) { (_: Int, _: Colour) in 0 }
    }
    let absent = "takes no part in some of its texts, but parameter"
    check("group 2 of the parameter type {t} \(absent) 2 of its closure is Int: change it to Int?")
    {
      ParameterType("t", #"(\d+)(?::(\d+))?"#) { (_: Int, _: Int) in 0 }
    }
    check(
      "group 1 of the parameter type {t} \(absent) 1 of its closure is String: change it to String?"
    ) {
      ParameterType("t", "(a)|(b)") { (_: String, _: String?) in 0 }
    }
    // Of several expressions one matches.
    check(
      "group 2 of the parameter type {t} \(absent) 2 of its closure is String: change it to String?"
    ) {
      ParameterType("t", "(a)", "(b)") { (_: String?, _: String) in 0 }
    }
  }

  @Test func swiftRegularExpressions() {
    check(
      "this Regex has no text that could be shown and matched, since it transforms what it captures "
        + "or calls Swift code: write it as a literal, and a parameter type for the values"
    ) {
      Given(
        .regex(
          Regex {
            "a "
            TryCapture {
              OneOrMore(.digit)
            } transform: {
              Int($0)
            }
          })
      ) { (_: inout PlainWorld, _: Int) in }
    }
    // Groups in groups are values for Swift alone.
    check(
      "the pattern \"a ((b)|c)\" gives 1 value, but its closure takes 2 values: the closure must take "
        + "one value for each parameter, or none of them, and after them at most one DataTable and "
        + "one DocString, or types to decode them into"
    ) {
      Given(regex: /a ((b)|c)/) { _, outer, inner in }
    }
  }

  @Test func placesForParameters() {
    check(
      "the pattern \"a {} {}\" has 2 places {} for 1 parameter: write {} for each of them"
    ) {
      Given("a {} {}", .int) { _, _ in }
    }
    check("the pattern \"^a$\" has 0 places {} for 1 parameter: write {} for each of them") {
      Given("^a$", .int) { _, _ in }
    }
    check(
      "the pattern \"a {wrong}\" gives Int for {wrong}, but parameter 1 of its closure is String: "
        + "change it to Int"
    ) {
      ParameterType("wrong", "x") { _ in 0 }
      Given("a {}", StepParameter<String>("wrong")) { _, _ in }
    }
  }

  @Test func types() {
    check(
      "the pattern \"a {int}\" gives Int for {int}, but parameter 1 of its closure is String: "
        + "change it to Int"
    ) {
      Given("a {int}") { (_: inout PlainWorld, _: String) in }
    }
    check(
      "the pattern \"{word} {float}\" gives Double for {float}, but parameter 2 of its closure is "
        + "Optional<Int>: change it to Double"
    ) {
      Given("{word} {float}") { (_: inout PlainWorld, _: String, _: Int?) in }
    }
    check(
      "the pattern \"a (.*)\" gives String for a capture group, but parameter 1 of its closure is "
        + "Colour: change it to String"
    ) {
      Given(.regex("a (.*)")) { (_: inout PlainWorld, _: Colour) in }
    }
  }

  @Test func optionalParameters() {
    check(
      "the pattern \"{word}( for {int} s)\" may be matched without {int}, "
        + "but parameter 2 of its closure is Int: change it to Int?"
    ) {
      Given("{word}( for {int} s)") { (_: inout PlainWorld, _: String, _: Int) in }
    }
    check(
      "the pattern \"a( {})\" may be matched without {}, "
        + "but parameter 1 of its closure is String: change it to String?"
    ) {
      Given("a( {})") { (_: inout PlainWorld, _: String) in }
    }
    check(
      "the pattern \"a( {int})\" gives Int? for {int}, but parameter 1 of its closure is "
        + "Optional<String>: change it to Int?"
    ) {
      Given("a( {int})") { (_: inout PlainWorld, _: String?) in }
    }
  }

  @Test func invalidDefinitions() {
    check(
      """
      the pattern "a {int" cannot be read
      This Cucumber Expression has a problem at column 3:

      a {int
        ^
      The '{' does not have a matching '}'.
      If you did not intend to use a parameter you can use '\\{' to escape the a parameter
      """
    ) {
      Given("a {int") { (_: inout PlainWorld, _: Int) in }
    }
    check(
      "the tag expression \"@a and\" of this hook cannot be read\n"
        + "Tag expression \"@a and\" could not be parsed because of syntax error: Expected operand."
    ) {
      Before("@a and") { _ in }
    }
    check(
      "the tag expression \"@a and b\" of this hook cannot be read\n\"b\" is no tag: write \"@b\""
    ) {
      Before("@a and b") { _ in }
    }
    check(
      "the parameter type {a.b} cannot be used\nIllegal character in parameter name {a.b}. "
        + "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    ) {
      ParameterType("a.b", "x") { (text: String) in text }
    }
    check("the parameter type {a} cannot be used\nThe parameter type {a} has no regular expression")
    {
      ParameterType("a") { (text: String) in text }
    }
    check(
      "the parameter type {int} cannot be used\n"
        + "There is already a parameter type with name int"
    ) {
      ParameterType("int", "x") { (text: String) in text }
    }
  }

  @Test func allProblemsAtOnce() {
    let first = StepLibrary(PlainWorld.self) {
      Given("a", line: 1) { _ in }
      Given("b {int}", line: 2) { (_: inout PlainWorld, _: Colour) in }
      Before("(", line: 3) { _ in }
      ParameterType("x", "(", line: 4) { (text: String) in text }
    }
    let second = StepLibrary(PlainWorld.self) {
      When("a", line: 5) { _ in }
      Then("c {int}", line: 6) { (_: inout PlainWorld, _: Colour) in }
      Then("d (", line: 7) { _ in }
      Then("{unknown}", line: 8) { _ in }
    }
    let problems = problems(of: [first, second])
    #expect(problems.map(\.place.line) == [4, 2, 3, 5, 6, 7, 8])
    #expect(
      problems.last?.message(relativeTo: #filePath.folder)
        == "SupportCodeTests.swift:8: the pattern \"{unknown}\" uses {unknown}, which is not a parameter "
        + "type: define it with ParameterType(\"unknown\", …).")
    let duplicate = problems.first { $0.place.line == 5 }
    #expect(
      duplicate?.message(relativeTo: #filePath.folder)
        == "SupportCodeTests.swift:5: the pattern \"a\" is already defined at "
        + "SupportCodeTests.swift:1: remove or reword one")
  }

  @Test("a library that is given twice is one problem")
  func libraryTwice() {
    let library = StepLibrary(PlainWorld.self) {
      Given("a", line: 1) { _ in }
      Given("b", line: 2) { _ in }
    }
    #expect(
      problems(of: [library, library]).map { $0.message(relativeTo: #filePath.folder) } == [
        "SupportCodeTests.swift:1: this line defines the pattern \"a\" twice, as it does if its library "
          + "is in the program twice: add the library once"
      ])
  }

  @Test(arguments: [
    ("/a/b/c.swift", "/a/b", "c.swift:3"), ("/a/b/c.swift", "/a/b/", "c.swift:3"),
    ("/a/b/c.swift", "/a/bc", "/a/b/c.swift:3"), ("/a/b/c.swift", "/", "a/b/c.swift:3"),
  ])
  func places(file: String, root: String, shown: String) {
    #expect(SourcePlace(file: "/a/b/c.swift", line: 3).shown(relativeTo: root) == shown)
  }

  private func makeCode(_ libraries: StepLibrary...) throws -> SupportCode {
    var ids = IdGenerator()
    return try SupportCode(libraries, root: "/", ids: &ids)
  }

  private func problems(of libraries: [StepLibrary]) -> [SupportCode.Problem] {
    var ids = IdGenerator()
    do throws(SupportCode.Problems) {
      _ = try SupportCode(libraries, root: "/", ids: &ids)
      return []
    } catch {
      return error.problems
    }
  }

  private func check(
    _ message: String, at location: Testing.SourceLocation = #_sourceLocation,
    @StepLibraryBuilder<PlainWorld> _ content: () -> [StepLibrary.Item]
  ) {
    let found = problems(of: [StepLibrary(PlainWorld.self, content: content)])
    #expect(found.count == 1, sourceLocation: location)
    guard let problem = found.first else { return }
    let expected = "\(problem.place.shown(relativeTo: "/x")): \(message)"
    #expect(problem.message(relativeTo: "/x") == expected, sourceLocation: location)
  }
}

extension String {
  fileprivate var folder: String { String(self[..<(lastIndex(of: "/") ?? startIndex)]) }
}

import Gherkin
import Messages
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
      })
  }

  @Test func arity() {
    let rule =
      ": the closure must take one value for each parameter, and after them at most one DataTable "
      + "and one DocString, or types to decode them into"
    check("the pattern \"a {int}\" gives 1 value, but its closure takes 0 values" + rule) {
      Given("a {int}") { _ in }
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
      Given("b {int}", line: 2) { _ in }
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
    #expect(problems.map(\.place.line) == [4, 2, 3, 5, 6, 7])
    let duplicate = problems.first { $0.place.line == 5 }
    #expect(
      duplicate?.message(relativeTo: #filePath.folder)
        == "SupportCodeTests.swift:5: the pattern \"a\" is already defined at "
        + "SupportCodeTests.swift:1: remove or reword one")
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

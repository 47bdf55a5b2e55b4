import CucumberExpressions
import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

struct MatchingTests {
  private static let library = StepLibrary(PlainWorld.self) {
    Given("I have {int} cukes") { (_: inout PlainWorld, _: Int) in }
    Given("/^I have (\\d+) cukes$/") { (_: inout PlainWorld, _: Int) in }
    Given("I eat {string}") { (_: inout PlainWorld, _: String) in }
    Given(.regex("sleep")) { _ in }
    Given("caf\u{E9}") { _ in }
    Given("^(a+)+$") { (_: inout PlainWorld, _: String) in }
    Given("any {}") { (_: inout PlainWorld, _: String) in }
  }

  @Test(arguments: [
    ("I have 5 cukes", "ambiguous 0 1"),
    ("I eat \"pie\"", "defined 2"),
    ("I eat pie", "undefined"),
    ("now I sleep well", "defined 3"),
    ("caf\u{E9}", "defined 4"),
    ("cafe\u{301}", "undefined"),
    ("any thing", "defined 6"),
    ("Any thing", "undefined"),
    ("", "undefined"),
  ])
  func finds(text: String, expected: String) throws {
    #expect(try matches([text]) == [expected])
  }

  /// Two spellings that `String` holds for equal, in both orders.
  @Test func remembersTextsByTheirBytes() throws {
    #expect(try matches(["caf\u{E9}", "cafe\u{301}"]) == ["defined 4", "undefined"])
    #expect(try matches(["cafe\u{301}", "caf\u{E9}"]) == ["undefined", "defined 4"])
  }

  @Test func aMatchThatIsTooExpensiveFailsTheStep() async throws {
    let text = String(repeating: "a", count: 5000) + "!"
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * \(text)"], [Self.library])
    let result = await run(plan).messages.stepResults.first
    #expect(result?.status == .failed)
    #expect(result?.message?.hasPrefix("Matching /^(a+)+$/ took too many steps") == true)
  }

  @Test func announcesArguments() throws {
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n  * I have 42 cukes\n  * I eat 'é'\n  * any x"], [Self.library])
    let steps = plan.message(for: try #require(plan.allCases.first)).testSteps
    #expect(steps[0].stepDefinitionIds?.count == 2)
    let lists = try #require(steps[0].stepMatchArgumentsLists)
    #expect(lists.map { $0.stepMatchArguments.first?.parameterTypeName } == ["int", "int"])
    #expect(lists.map { $0.stepMatchArguments.first?.group.value } == ["42", "42"])
    #expect(lists.map { $0.stepMatchArguments.first?.group.start } == [7, 7])
    let eaten = steps[1].stepMatchArgumentsLists?.first?.stepMatchArguments.first
    #expect(eaten?.group.value == "'é'")
    #expect(eaten?.parameterTypeName == "string")
    let any = steps[2].stepMatchArgumentsLists?.first?.stepMatchArguments.first
    #expect(any?.parameterTypeName == "")
  }

  private func matches(_ texts: [String]) throws -> [String] {
    var ids = IdGenerator()
    var matching = Matching(supportCode: try SupportCode([Self.library], root: "/", ids: &ids))
    return texts.map { text in
      let step = Pickle.Step(astNodeIds: [], id: "1", text: text)
      return switch matching.match(step, ids: &ids) {
      case .defined(let candidate): "defined \(candidate.definition)"
      case .composed(let candidate, let parts): "composed \(candidate.definition) \(parts.count)"
      case .ambiguous(let candidates):
        "ambiguous \(candidates.map { "\($0.definition)" }.joined(separator: " "))"
      case .undefined: "undefined"
      }
    }
  }
}

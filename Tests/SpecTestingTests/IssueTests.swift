import SpecTestSupport
import StepKit
import Testing

@testable import SpecTesting

/// A scenario that does not pass is an issue at its place in the feature.
struct IssueTests {
  @Test func aFailedExpectation() async throws {
    let issues = try await issues(of: "When 3 are added\n    Then there are 4")
    #expect(issues.map(\.place) == ["a.feature:5:5"])
    let text = try #require(issues.first?.text)
    #expect(text.hasPrefix("Then there are 4  "))
    #expect(text.contains("expected: 4\n  actual: 3"))
    #expect(text.contains("Tests/SpecTestingTests/IssueTests.swift:"))
  }

  @Test(arguments: [
    ("Given it expects", "Expectation failed: 1 == 2\nnever"),
    ("Given it requires", "Expectation failed: nothing → nil"),
    ("Given it records", "Issue recorded\nnot good"),
    ("Given it confirms", "Confirmation was confirmed 0 times"),
  ])
  func anExpectationOfSwiftTesting(step: String, message: String) async throws {
    let issues = try await issues(of: step)
    #expect(issues.map(\.place) == ["a.feature:4:5"])
    let text = try #require(issues.first?.text)
    #expect(text.contains(message), "\(text)")
    #expect(text.contains("IssueTests.swift:"), "\(text)")
  }

  @Test func stepsThatCannotRun() async throws {
    let issues = try await issues(
      of: "Given it is pending\n    And nobody knows this\n    And it is two")
    #expect(issues.map(\.place) == ["a.feature:4:5", "a.feature:5:5", "a.feature:6:5"])
    #expect(issues[0].text.contains("later"))
    #expect(issues[1].text.contains("Given(\"nobody knows this\")"), "\(issues[1].text)")
    #expect(issues[2].text.contains("2 step definitions match"), "\(issues[2].text)")
  }

  @Test func aHook() async throws {
    let issues = try await issues(of: "Given it is fine", tags: "@broken")
    #expect(issues.map(\.place) == ["a.feature:3:3"])
    #expect(issues.first?.text.contains("no door") == true)
  }

  @Test func aFeatureThatCannotBeRead() async throws {
    let folder = try TemporaryFolder([
      "a.feature": "Feature: f\n  Scenario: s\n    Given it is fine\n    nonsense\n"
    ])
    let specs = Specs(in: folder, Self.library)
    #expect(specs.scenarios.count == 1)
    let issues = try await recorded { try await specs.scenarios[0].run() }
    #expect(issues.map(\.place) == ["a.feature:4:5"])
    #expect(issues.first?.text.contains("nonsense") == true)
  }

  @Test func noFeatures() async throws {
    let folder = try TemporaryFolder(["readme.txt": ""])
    let specs = Specs(in: folder, Self.library)
    let issues = try await recorded {
      for scenario in specs.scenarios { try await scenario.run() }
    }
    #expect(issues.first?.text.contains("no .feature or .feature.md file") == true)
  }

  @Test func noTrait() async throws {
    let folder = try TemporaryFolder(["a.feature": Self.feature("Given it is fine")])
    let specs = Specs(in: folder, Self.library)
    let issues = try await recorded { try await specs.scenarios[0].run() }
    #expect(issues.first?.text.contains("add the trait .specs(…)") == true)
  }

  // MARK: - Support

  private struct CounterWorld: World {
    var count = 0

    init(_ scenario: ScenarioContext) {}
  }

  private static let library = StepLibrary(CounterWorld.self) {
    Before("@broken") { (_: inout CounterWorld, _: ScenarioContext) in try fail("no door") }
    When("{int} are added") { (world: inout CounterWorld, number: Int) in world.count += number }
    Then("there are {int}") { (world: inout CounterWorld, number: Int) in
      try expect(world.count, equals: number)
    }
    Given("it is fine") { _ in }
    Given("it is pending") { _ in try pending("later") }
    Given("it is two") { _ in }
    Given("it is t{word}") { (_: inout CounterWorld, _: String) in }
    Given("it expects") { _ in #expect(1 == 2, "never") }
    Given("it requires") { _ in
      let nothing: Int? = nil
      _ = try #require(nothing)
    }
    Given("it records") { _ in Issue.record("not good") }
    Given("it confirms") { _ in await confirmation { _ in } }
  }

  private static func feature(_ steps: String, tags: String = "") -> String {
    "Feature: f\n  \(tags)\n  Scenario: s\n    \(steps)\n"
  }

  /// The issues of a feature with one scenario.
  private func issues(of steps: String, tags: String = "") async throws -> [RecordedIssue] {
    let folder = try TemporaryFolder(["a.feature": Self.feature(steps, tags: tags)])
    let specs = Specs(in: folder, Self.library)
    return try await run(specs)
  }
}

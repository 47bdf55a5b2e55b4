import CommandTestSupport
import SpecTestSupport
import Testing

@testable import SpecCommand

/// Sentences of two systems in one scenario: each World sees nothing of the other, so that a story
/// would pass and test nothing.
@Suite struct MixedSystemsTests {
  @Test(
    "nothing runs, and both places are named",
    arguments: [
      (
        [
          "Given the user has connectivity",
          "When the customer requests to load the game",
          "Then the app should display the question from remote",
        ],
        [
          "a.feature:4:5: found a step of QuizWorld after one of GhibliWorld",
          "a.feature:3:5: Given the user has connectivity (GhibliWorld, ",
          "a.feature:4:5: When the customer requests to load the game (QuizWorld, ",
          "the feature sees the libraries of GhibliWorld and QuizWorld: say in one of them where it is valid",
        ]
      ),
      (
        [
          "Given the cache is less than seven days old",
          "When the customer requests to start the game",
          "And the user requests to see the film feed",
        ],
        [
          "a.feature:4:5: found a step of QuizWorld after one of GhibliWorld",
          "a.feature:4:5: When the customer requests to start the game (QuizWorld, ",
          "a.feature:3:5: Given the cache is less than seven days old (GhibliWorld, ",
        ]
      ),
    ])
  func severalSystems(steps: [String], expected: [String]) async throws {
    let folder = try TemporaryFolder([
      "a.feature": "Feature: f\n  Scenario: s\n" + steps.map { "    \($0)\n" }.joined()
    ])
    for arguments in [[], ["--dry-run"]] {
      let run = await AllSystems.run(["\(folder.path)/a.feature"] + arguments)
      #expect(run.status == .couldNotRun)
      for part in expected { #expect(run.errors.contains(part), "\(run.errors)") }
    }
  }
}

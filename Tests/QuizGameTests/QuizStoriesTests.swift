import Messages
import QuizGameSteps
import SpecEngine
import SessionTestSupport
import Testing

/// The stories of the quiz, run by the engine without the command around it.
@Suite struct QuizStoriesTests {
  /// One run that several tests look at.
  private static let stories = Task {
    try await SessionRun("Features/QuizGame", [quizSteps], parallel: 4)
  }

  @Test func everyScenarioPasses() async throws {
    let run = try await Self.stories.value
    #expect(run.complaints == [])
    #expect(run.succeeded)
    #expect(run.plan.count > 100)
    #expect(run.finishedCount == run.plan.count)
  }

  @Test func everyStepMatchesOneDefinitionAndEveryDefinitionAStep() async throws {
    let run = try await Self.stories.value
    #expect(run.unmatchedSteps == [])
    #expect(run.unusedPatterns == [])
  }

  @Test func theWrittenScenariosAreAmongThem() async throws {
    let run = try await Self.stories.value
    let written = Set((1...12).map { $0 < 10 ? "@QUI-S0\($0)" : "@QUI-S\($0)" })
    let found = run.plan.cases.flatMap { $0.pickle.tags.map(\.name) }.filter(written.contains)
    #expect(Set(found) == written)
  }

  @Test func aRequestWithoutARouteFailsItsScenario() async throws {
    let text = """
      Feature: No server
        Scenario: Nothing answers
          Given the remote question is the one in "Fixtures/elsewhere.yaml"
          When the customer requests to load the game
          Then a connectivity error is delivered
        Scenario: Nothing is asked
          Given the remote question is the one in "Fixtures/light-colours.yaml"
          Then the list is empty
        Scenario: A fixture that is not there
          Given the remote question is the one in "dark-colours.yaml"
      """
    let source = Source(
      uri: "Tests/QuizGameTests/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [quizSteps])
    #expect(run.complaints.count == 2)
    #expect(
      run.complaints.first == "Nothing answers: failed no stub answers GET "
        + "https://quiz.test/question (nearest: GET /questions)")
    #expect(run.complaints.last?.contains("dark-colours.yaml: ") == true)
    #expect(
      run.logs == [
        "no request used the route GET /questions", "no request used the route GET /question",
      ])
  }
}

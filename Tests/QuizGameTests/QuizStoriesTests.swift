import Messages
import QuizGameSteps
import SpecEngine
import SessionTestSupport
import Testing

/// Mistakes in a story of the quiz are reported.
@Suite struct QuizStoriesTests {
  @Test func aRequestWithoutARouteFailsItsScenario() async throws {
    let text = """
      Feature: No server
        Scenario: Nothing answers
          Given the remote question is the one in "Fixtures/elsewhere.yaml"
          When the customer requests to load the game
          Then the system delivers a connectivity error
        Scenario: Nothing is asked
          Given the remote question is the one in "Fixtures/light-colours.yaml"
          Then the quiz has displayed 0 messages
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

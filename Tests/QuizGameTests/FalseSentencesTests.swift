import QuizGameSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario Outline: Another address: <sentence>
          When the system executes the "Load Question" command with the URL "https://quiz.url/java"
          Then <sentence>

          Examples:
            | sentence                                                            |
            | exactly one GET request was sent to the URL "https://nowhere.test/" |
            | the app sends one request to the URL "https://nowhere.test/"        |
            | the app sends no further request to the URL "https://nowhere.test/" |
            | the system downloads the data from the URL "https://nowhere.test/"  |
            | the data was downloaded from the URL "https://nowhere.test/"        |
      """, in: "QuizGame", [quizSteps])
  }
}

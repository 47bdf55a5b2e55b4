import GhibliFeedSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario Outline: Another number: <sentence>
          Given there are the films "Ponyo" and "Totoro" in the remote feed
          When the system executes the "Load Film Feed" command
          Then <sentence>

          Examples:
            | sentence                   |
            | the 9 films are not saved  |
            | the one film is not saved  |
            | the 3 films are saved      |
      """, in: "GhibliFeed", [ghibliSteps])
  }
}

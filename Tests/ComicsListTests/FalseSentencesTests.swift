import ComicsListSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario: The comics of a comic
          Given I see the characters of "Avengers"
          Then the comics were loaded of "Avengers"
      """, in: "ComicsList", [comicsSteps])
  }
}

import ComicsListSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// Mistakes in a story of the comics app are reported.
@Suite struct ComicsStoriesTests {
  @Test func whatTheServerIsNotAskedFailsItsScenario() async throws {
    let text = """
      @COM
      Feature: Nothing to answer
        Scenario: Nothing is asked
          When it finished loading comics
        Scenario: Nothing is sent
          Given that I don't have internet connection
          And it tries to load comics
          When the response is valid
        Scenario: The list has no such comic
          Given the list of comics has one or more items
          When I tap on the comic "Zephyr #1"
      """
    let source = Source(uri: "Features/ComicsList/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [comicsSteps])
    #expect(
      run.complaints == [
        "Nothing is asked: failed no request of the comics app waits for an answer",
        "Nothing is sent: failed no request of the comics app waits for an answer",
        "The list has no such comic: failed the list shows no comic \"Zephyr #1\"",
      ])
  }
}

import MarvelLibrarySteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// Mistakes in a story of the library are reported.
@Suite struct MarvelLibraryStoriesTests {
  private static let folder = "Features/MarvelLibrary"

  @Test func whatCannotBeCheckedFailsItsScenario() async throws {
    let text = """
      Feature: Mistakes
        Scenario: A fixture that is not there
          Given the Marvel API answers as in "thunder.yaml"
        Scenario: A character that is not there
          Given a library of 2 characters
          And the portrait of character 3 does not answer yet
        Scenario: Nothing answers
          Given a character with 1 comic, 0 series, 0 stories and 0 events
          And the Marvel API gives "data.results[0].comics.items[0].resourceURI" as '"http://nobody.test/1"'
          And I have selected character 1
          When comic 1 becomes visible
      """
    let source = Source(
      uri: "\(Self.folder)/mistakes.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [marvelSteps])
    let words = [
      "thunder.yaml: ", "there are 2 characters", "no stub answers GET http://nobody.test/1?",
    ]
    #expect(run.complaints.count == words.count)
    for (complaint, words) in zip(run.complaints, words) { #expect(complaint.contains(words)) }
  }
}

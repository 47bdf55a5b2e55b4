import Foundation
import GhibliFeedSteps
import Messages
import SpecEngine
import SessionTestSupport
import Testing

/// Mistakes in a story of the film feed are reported.
@Suite struct GhibliStoriesTests {
  private static let folder = "Features/GhibliFeed"

  @Test func whatTheStoryDoesNotTellFailsItsScenario() async throws {
    let text = """
      Feature: Untold
        Scenario: The server has no such image
          When the user executes "Load Image Data" with the URL "lantern.jpg"
        Scenario: The app logs an error
          Given the feed cache cannot be written
          When the user requests to see the film feed
        Scenario: A picture that is not there
          Given the server's image "lantern.jpg" is the picture in "no-lantern.png"
      """
    let source = Source(uri: "\(Self.folder)/none.feature", data: text, mediaType: .gherkin)
    let run = try await SessionRun([source], [ghibliSteps])
    #expect(run.complaints.count == 3)
    #expect(run.complaints.contains { $0.contains("no stub answers GET https://img.ghibli.test/") })
    #expect(run.complaints.contains { $0.contains("the feed could not be saved") })
    #expect(run.complaints.contains { $0.contains("no-lantern.png") })
  }
}

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

        Scenario Outline: A save and an image: <sentence>
          Given the cache has no image data for the URL
          When the system executes the "Load Image Data" command with the URL on the cache
          Then <sentence>

          Examples:
            | sentence                                  |
            | the cache has image data for the URL      |
            | the system delivers image data            |
            | the system is downloading data from the URL |

        Scenario Outline: A new feed: <sentence>
          Given the user has connectivity
          And there's a cached version of the feed
          When the user requests to see the feed
          Then <sentence>

          Examples:
            | sentence                                          |
            | the app should not save the new feed to the cache |
            | the app should display the feed saved             |
      """, in: "GhibliFeed", [ghibliSteps])
  }
}

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

        Scenario Outline: First letters of comics: <sentence>
          Given the server has two comics whose titles start with "A" and one comic whose title starts with "X"
          When the server response is valid
          Then <sentence>

          Examples:
            | sentence                                                                |
            | the group "A" has 1 comic                                               |
            | the group "X" has 2 comics                                              |
            | present a list of Marvel Comics titles with the groups "X" and "A", in that order |
            | the group is named after the first letter of the comic's title          |
            | the comics whose titles start with "A" and "X" are in the same group    |
            | the comics whose titles start with "B" are in the same group            |
            | present a list with the name of the characters of the second comic      |

        Scenario Outline: First letters of characters: <sentence>
          Given the list of comics has two or more items
          And the comic has characters whose names start with "W", "C" and "M", in that order
          When I tap on a comic title
          And the response is valid
          Then <sentence>

          Examples:
            | sentence                                                             |
            | the first letters of the characters are "W", "C" and "M"             |
            | the first letters of the names are in the order "C", "W", "M"        |
            | the first letters of the names are not "C", "M" and "W"              |
            | present a list with 2 characters of that comic                       |
            | present a list with the name of 4 characters                         |
            | present a list with the name of the characters of the second comic   |
            | present only the characters of the second comic                      |
            | do not present only the characters of the first comic                |

        Scenario Outline: The connection is lost while the comics are loading: <sentence>
          Given that I opened the app
          And I don't have internet connection
          When it finished loading comics
          Then <sentence>

          Examples:
            | sentence                                  |
            | present a list of Marvel Comics titles    |
            | present a UI activity indicator           |
      """, in: "ComicsList", [comicsSteps])
  }
}

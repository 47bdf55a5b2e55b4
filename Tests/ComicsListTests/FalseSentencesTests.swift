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

        Scenario Outline: Comics by their place: <sentence>
          Given the server has the comics "Ant-Man" and "Blade"
          And the comic "Ant-Man" has the characters "Cassie" and "Wasp"
          And the comic "Blade" has the characters "Dracula" and "Hannibal"
          And the list of comics was successfully loaded
          When I tap on the second comic title
          And the response is valid
          Then <sentence>

          Examples:
            | sentence                                                             |
            | the view's title is the name of the first comic                      |
            | the view's title is not the name of the second comic                 |
            | the view's title is the name of the second comic, not the name of the last comic |
            | the characters of the second comic are not presented                 |
            | the characters of the first comic are presented                      |
            | only the characters of the first comic are presented                 |
            | no character that belongs only to the second comic is presented      |
            | the list only has the names of the characters of the first comic     |
            | the list has the characters of the first comic                       |
            | the characters of the first comic were requested                     |
            | the characters of the second comic were not requested                |
            | the characters of "Ant-Man" were requested                           |
            | the characters of "Blade" have never been requested                  |
            | the characters of that comic were not requested                      |
            | the comics were not requested                                        |
            | the names of the characters start with "H" and "D"                   |
            | the characters do not start with "D" and "H"                         |
            | the second character starts with "D"                                 |
            | present a list with 2 characters starting with "D"                   |

        Scenario Outline: Comics by their letters: <sentence>
          Given the server response is valid with two comics starting with "S" and one starting with "M"
          When I open the app
          Then <sentence>

          Examples:
            | sentence                                                            |
            | the group "S" with 2 comics comes before the group "M" with 1 comic |
            | the group "M" with 2 comics comes before the group "S" with 2 comics |
            | the titles start with "S" and "M"                                   |
            | the list shows two comics starting with "M"                         |
            | the three comics with the same first letter are in the same group   |
            | the other comic is not in a group of its own                        |
            | the group shows the title of the comic                              |
            | the list of comics has comics in the groups "A" and "M"             |

        Scenario Outline: One screen is loading: <sentence>
          Given the list of comics has one or more items
          And I selected one comic
          And the server has not answered with the comic characters yet
          Then <sentence>

          Examples:
            | sentence                                                        |
            | no activity indicator of the characters view is presented       |
            | the activity indicator of the list of comics is presented       |
            | no UI indicator shows that the characters are loading           |
            | a UI indicator shows that the comics are loading                |

        Scenario Outline: Orders, pronouns and groups: <sentence>
          Given the server has the comics "Thor", "Blade" and "Bolt"
          And the characters of "Thor" are "Odin, Loki"
          When I open the app
          And I tap on "Thor"
          Then <sentence>

          Examples:
            | sentence                                                   |
            | the characters should be listed as "Odin, Loki"            |
            | the characters are not listed as "Loki, Odin"              |
            | the order of the names is "Odin", "Loki"                   |
            | the characters of "Thor" are shown for "Blade"             |
            | the characters of "Thor" are not shown for "Thor"          |
            | a view with the title "Blade" should open                  |
            | its characters could not be loaded                         |
            | its characters could not be shown because I was offline    |
            | I see all three of them                                    |
            | I should see the groups "T, B" in that order               |
            | "Thor" is the only comic under "B"                         |
            | "Bolt" is in the "T" group                                 |
            | the "B" group has 1 comic                                  |
            | both comics are in the same group                          |
            | the group's title is "B"                                   |
            | there shouldn't be a group "B"                             |
            | the no internet connection message is presented            |
            | I am warned that the response could not be read            |

        Scenario Outline: Comics in a table: <sentence>
          Given the server has the comics "Thor" and "Blade"
          When I open the app
          Then <sentence>
            | Thor  |
            | Blade |

          Examples:
            | sentence                     |
            | they are shown in this order |
            | they are:                    |

        Scenario Outline: A server that takes its time: <sentence>
          Given the server takes 5 seconds to respond
          When I open the app
          And <time> seconds have passed
          Then <sentence>

          Examples:
            | time | sentence                              |
            | 4    | the comics are loaded and shown       |
            | 4    | the activity indicator is gone        |
            | 6    | the activity indicator is shown       |
            | 6    | a message about the content turned up |

        Scenario Outline: A delay of one list: <sentence>
          Given the server takes 3 seconds to send the comics
          And that the server needs 5 seconds to give invalid characters
          When I open the app
          And 3 seconds pass
          And I tap on a comic title
          And 4 seconds go by
          Then <sentence>

          Examples:
            | sentence                                                              |
            | the activity indicator is hidden                                      |
            | the activity indicator is visible after 1 second                      |
            | after 1 more second the names of its characters are presented         |
            | a message says that it can not present the list of characters         |
            | within 2 seconds I am told that there is no internet connection       |

        Scenario Outline: Whose characters they are, and who is with whom: <sentence>
          Given that the server has the comics: Thor, Daredevil and Thanos
          And "Odin" and "Loki" only belong to the comic "Thor"
          When I open the app
          And I tap on "Thor"
          Then <sentence>

          Examples:
            | sentence                                            |
            | "Storm" belongs to the comic "Thor"                 |
            | "Odin" appears in "Thanos"                          |
            | "Odin" does not belong to the comic "Thor"          |
            | its characters are "Odin", "Loki"                   |
            | an empty list of characters is presented            |
            | the characters of "Thor" could not be loaded        |
            | the list shows the characters 1, 2                  |
            | show "Thor" and "Daredevil" in the same group       |
            | show "Thor" and "Thanos" in different groups        |
            | show "Thor" in a group of its own                   |
            | "Thanos" is in another group                        |
            | no comic starts with the letter "D"                 |
            | present the group "T" first, then "D"               |
            | there is a group for "Q"                            |
            | I see only the group "D"                            |
            | that group holds 3 comics                           |
            | exactly one comic, "Thor", is listed                |
            | nothing is shown                                    |

        Scenario: A cause that has not its effect
          Given that I opened the app
          Then the UI activity indicator is hidden because the app is loading comics

        Scenario: A column of a table that nobody would look at
          Given the list of comics shows "Thor"
          Then the list of comics is:
            | title | year |
            | Thor  | 1962 |

        Scenario: A column that the server has not
          Given the server has the comics:
            | title | year |
            | Thor  | 1962 |

        Scenario: A table of titles without a heading, in two columns
          Given the list of comics shows "Thor"
          Then the list of comics is:
            | Thor | Hulk |
      """, in: "ComicsList", [comicsSteps])
  }
}

@COM
Feature: The comics in yet more words

  Families of sentences, each in the words of somebody who has read the stories only.

  Rule: The list of comics

    @COM-R05 @COM-R06
    Scenario Outline: Four comics: <sentence>
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                              |
        | the comics are grouped by their first letter                          |
        | the titles are sorted ascending                                       |
        | the titles are sorted alphabetically within each group                |
        | within each group the titles are sorted ascending                     |
        | each group is sorted ascending by title                               |
        | the group "A" is presented first                                      |
        | the group "A" is presented before the group "H"                       |
        | the groups are presented in ascending order                           |
        | the first group is "A" and the last group is "T"                      |
        | the list starts with the group "A"                                    |
        | the list ends with the group "T"                                      |
        | the first group presented is "A"                                      |
        | the group "A" lists "Ant-Man" before "Avengers"                       |
        | "Ant-Man" is listed before "Avengers" in the group "A"                |
        | "Ant-Man" and "Avengers" are in the same group                        |
        | "Thor" is the only title in the group "T"                             |
        | the group "T" has only one title                                      |
        | the group "T" has the single title "Thor"                             |
        | the group "T" contains exactly one comic, "Thor"                      |
        | the group "T" consists of "Thor"                                      |
        | there is only one comic in the group "T"                              |
        | there are two comics in the group "A"                                 |
        | there are no comics in the group "B"                                  |
        | there is no group for the letter "B"                                  |
        | there is a group for the letter "A"                                   |
        | a group "A" is presented                                              |
        | a group titled "A" is presented                                       |
        | no group "B" is presented                                             |
        | no group is presented for the letter "B"                              |
        | three groups are presented: "A", "H" and "T"                          |
        | 3 groups are presented                                                |
        | the number of groups is 3                                             |
        | the number of comics is 4                                             |
        | the number of titles in the group "A" is 2                            |
        | the list has a group "A" with the titles "Ant-Man" and "Avengers"     |
        | present a group "A" with the titles "Ant-Man" and "Avengers"          |
        | present the group "H" with the title "Hulk"                           |
        | present the titles in the order "Ant-Man", "Avengers", "Hulk", "Thor" |
        | present "Ant-Man" before "Avengers"                                   |
        | present "Hulk" in the group "H"                                       |
        | present "Hulk" under the letter "H"                                   |
        | present the comic "Hulk" in the group "H"                             |
        | "Hulk" is presented in the group "H"                                  |
        | "Hulk" is in a group of its own                                       |
        | "Hulk" is alone in its group                                          |
        | all four comics are presented                                         |
        | all of the comics are presented                                       |
        | every comic is presented exactly once                                 |
        | none of the comics is missing                                         |
        | the list of comics contains exactly 4 titles                          |
        | the list contains four titles in total                                |
        | the list of comics has 4 titles in 3 groups                           |
        | 4 titles are presented in 3 groups                                    |
        | the list of Marvel Comics is presented with 4 titles                  |
        | the list of comics is not empty any more                              |
        | I see a list of 4 comics                                              |
        | I see the comic "Hulk" in the list                                    |
        | I see the title "Hulk"                                                |
        | I can see the comic "Hulk" under "H"                                  |
        | I can read the title "Thor"                                           |
        | I see "Ant-Man" first and "Thor" last                                 |
        | the first title I see is "Ant-Man"                                    |
        | the first comic presented is "Ant-Man"                                |
        | the last title presented is "Thor"                                    |
        | "Ant-Man" is at the top of the list                                   |
        | "Thor" is at the bottom of the list                                   |
        | "Avengers" comes right after "Ant-Man"                                |
        | "Avengers" is presented between "Ant-Man" and "Hulk"                  |
        | the comic titles are "Ant-Man", "Avengers", "Hulk" and "Thor"         |
        | the comics titles are presented in alphabetical order                 |
        | the names of the comics are presented in ascending order              |
        | no error message is shown                                             |
        | there is no error message                                             |
        | no message at all is presented                                        |
        | no message is visible                                                 |
        | neither a message nor a UI activity indicator is presented            |
        | the UI activity indicator is hidden before the list is presented      |
        | the app has sent exactly one request                                  |
        | the comics are requested exactly once                                 |
        | the list of characters is not presented                               |
        | the characters view is not shown                                      |
        | the view with the list of comic characters is not shown               |
        | the user can see 4 comics                                             |
        | the user is able to see the list of comics                            |
        | the user sees the list of comics grouped by first letter              |
        | the user sees "Ant-Man" at position 1                                 |
        | the comic at position 1 is "Ant-Man"                                  |
        | the comic number 2 is "Avengers"                                      |
        | title number 3 is "Hulk"                                              |
        | the titles "Ant-Man" and "Avengers" belong to the group "A"           |
        | the titles starting with "A" are "Ant-Man" and "Avengers"             |
        | the title "Hulk" is grouped under "H"                                 |
        | the title "Hulk" is followed by "Thor"                                |
        | "Hulk" follows "Avengers"                                             |
        | the letters presented are "A", "H" and "T"                            |
        | the group letters are "A", "H", "T"                                   |
        | the section titles are "A", "H" and "T"                               |
        | the section headers are "A", "H" and "T"                              |
        | the list does not contain the comic "Loki"                            |
        | "Loki" is missing from the list                                       |
        | "Loki" can not be found in the list                                   |
        | the app presents the list of Marvel Comics                            |
        | the app does not present any message                                  |
        | the app does not show any error                                       |
        | the app presents four comic titles                                    |
        | the app presents exactly three groups                                 |
        | the app presents the comics sorted by title                           |
        | the app presents the comics grouped by letter                         |
        | present the comics grouped by the first letter                        |
        | present the comics sorted ascending                                   |
        | present the list of comics sorted ascending by title                  |
        | present four titles in three groups                                   |
        | present exactly 4 comic titles                                        |
        | do not present any message                                            |
        | do not present any error message                                      |
        | do not present a list of characters                                   |
        | do not present the characters view                                    |
        | the list of comics is complete                                        |
        | the titles in the group "A" are presented in the order "Ant-Man", "Avengers" |
        | the last group has one comic, "Thor" |
        | a list of 4 Marvel Comics titles is presented |
        | a list of Marvel Comics with 4 titles is presented |
        | present a list of Marvel Comics titles with the groups "A", "H" and "T" |
        | present the group "A" with 2 comics |
        | present the group "A" with "Ant-Man" and "Avengers" |
        | no comic called "Loki" is presented |
        | no other comics are presented |
        | no more than 4 comics are presented |
        | the title "Hulk" is shown between "Avengers" and "Thor" |
        | the title after "Avengers" is "Hulk" |
        | the comic before "Thor" is "Hulk" |
        | the first two comics are "Ant-Man" and "Avengers" |
        | the last two titles are "Hulk" and "Thor" |

  Rule: The characters

    @COM-R12 @COM-R13 @COM-R16
    Scenario Outline: Three characters: <sentence>
      Given the list of comics has "Avengers" and "X-Men"
      And the characters of "Avengers" are "Thor", "Hulk" and "Captain America"
      When I tap on "Avengers"
      Then <sentence>

      Examples:
        | sentence                                                                    |
        | the characters are presented in the order "Captain America", "Hulk", "Thor" |
        | the characters' names are "Captain America", "Hulk" and "Thor"              |
        | the names presented are "Captain America", "Hulk" and "Thor"                |
        | the names of the characters are presented in ascending order                |
        | present 3 character names                                                   |
        | present the names of 3 characters                                           |
        | present the name "Hulk"                                                     |
        | present the character "Hulk" in the list                                    |
        | present the list of characters of "Avengers"                                |
        | present the list of characters                                              |
        | present the characters of "Avengers"                                        |
        | present the three characters of "Avengers"                                  |
        | present a list with 3 characters sorted ascending by the first letter       |
        | present a list with the names of 3 characters                               |
        | the first name is "Captain America"                                         |
        | the first name in the list is "Captain America"                             |
        | the last character name is "Thor"                                           |
        | the second name presented is "Hulk"                                         |
        | the list of characters starts with "Captain America"                        |
        | the list of characters ends with "Thor"                                     |
        | the list of characters contains "Hulk"                                      |
        | the list of characters contains only "Captain America", "Hulk" and "Thor"   |
        | the list of characters has three names                                      |
        | the list of characters is sorted ascending                                  |
        | the list of characters is sorted by the first letter                        |
        | the list of characters is sorted ascending by the first letter              |
        | the list of characters is presented in alphabetical order                   |
        | the list of characters is presented with 3 names                            |
        | the list of characters of "Avengers" is presented                           |
        | the list of characters of "Avengers" has 3 items                            |
        | the list of characters of "X-Men" is not presented                          |
        | the characters of "Avengers" are presented, not those of "X-Men"            |
        | the characters belong to "Avengers"                                         |
        | all three characters are presented                                          |
        | each character is presented once                                            |
        | "Hulk" is presented exactly once                                            |
        | "Loki" is not one of the characters                                         |
        | "Avengers" is not among the characters                                      |
        | the view's title is still "Avengers"                                        |
        | the view's title is equal to "Avengers"                                     |
        | the view's title shows the name of the comic                                |
        | the view's title shows "Avengers"                                           |
        | the view is titled with the name of the comic                               |
        | the title is the name of the comic I tapped                                 |
        | the title of the view is the name of the selected comic                     |
        | the title of the characters view reads "Avengers"                           |
        | the title of the characters view is the name of the comic "Avengers"        |
        | the characters view shows the title "Avengers"                              |
        | the characters view has "Avengers" as its title                             |
        | the characters view is presented with "Avengers" as its title               |
        | the characters view is titled "Avengers"                                    |
        | the characters view of "Avengers" is presented                              |
        | the name of the comic "Avengers" is shown as the view's title               |
        | the name of the comic is shown as the view's title                          |
        | the comic name "Avengers" is presented as the title                         |
        | show "Avengers" as the title of the characters view                         |
        | show the name "Avengers" as the view's title                                |
        | show the comic name "Avengers" as the view's title                          |
        | show the name of the comic "Avengers" as the view's title                   |
        | show the title "Avengers"                                                   |
        | do not show "X-Men" as the view's title                                     |
        | the view with the list of comic characters shows 3 names                    |
        | the view with the list of comic characters is titled "Avengers"             |
        | the characters view presents 3 characters                                   |
        | no message is presented in the characters view                              |
        | the message that the characters can not be presented is not shown           |
        | only the characters of the selected comic are presented                     |
        | only the characters of that comic are presented                             |
        | the app requests the characters of "Avengers"                               |
        | the app has loaded the characters of "Avengers"                             |
        | the characters of "Avengers" were requested once                            |
        | no other characters are presented                                           |
        | no characters of "X-Men" are presented                                      |
        | three names are listed, "Captain America", "Hulk" and "Thor"                |
        | I see the names of 3 characters                                             |
        | I see "Captain America" at the top of the list of characters                |
        | I see the name of the comic as the view's title                             |
        | I see the characters view of "Avengers"                                     |
        | the title of the view is not "X-Men" but "Avengers" |
        | the view has the name of the comic as its title |
        | the name of the comic is the title of the view |
        | the characters of "Avengers" are presented in the order "Captain America", "Hulk", "Thor" |
        | the app presents the characters view with the title "Avengers" |

    @COM-R13
    Scenario Outline: There and back: <there>, <back>
      Given <there>
      When <back>
      Then I am on the list of comics
      And the characters view is closed
      And the characters view was presented once
      And the characters of "<comic>" were requested once

      Examples:
        | there                                   | back          | comic       |
        | I am in the characters view of "Thor"   | I leave it    | Thor        |
        | the characters view of "Thor" is open   | I go back     | Thor        |
        | I am in the characters view             | I press the back button | amber Coast |
        | I have tapped on "Thor"                 | I go back to the list of comics before the response arrives | Thor |
        | I tapped on "Thor" and its characters were loaded | I navigate back | Thor |
        | I selected the comic "Thor"             | I dismiss the characters view | Thor |

    @COM-R13
    Scenario Outline: Which one: <tap>
      Given the comics "Thor" and "Hulk" were loaded
      When <tap>
      Then the view's title is "<title>"
      And the app requests the characters of "<title>"
      And the characters of "<title>" were requested once

      Examples:
        | tap                                   | title |
        | I tap on the title of the first comic | Hulk  |
        | I tap on the second title             | Thor  |
        | I tap on the first title in the group "T" | Thor |
        | I tap on "Thor" now                   | Thor  |

    @COM-R13
    Scenario: Whichever comes first
      Given the comics "Thor" and "Hulk" were loaded
      # audit-ignore(by the rule a list below an open view takes no taps)
      When a comic is selected
      Then the view's title is "Hulk"
      And the characters of "Hulk" were requested once

    @COM-R13 @COM-R16
    Scenario Outline: One and another: <tap>
      Given the comics "Thor" and "Hulk" were loaded
      And I tapped on "Thor"
      When <tap>
      Then the view's title changed from "Thor" to "Hulk"
      And the characters of "Hulk" were requested once
      And the app sends two requests for characters
      And the characters of "Thor" are not presented
      And the characters belong to "Hulk"

      Examples:
        | tap                                   |
        # audit-ignore(the reader has many names)
        | I go back and select another comic    |
        # audit-ignore(the reader has many names)
        | I go back to the list of comics and tap on "Hulk" |
        | I tap on "Hulk" afterwards            |

    @COM-R13
    Scenario: It is the one of which the story speaks
      Given the list of comics has 5 items
      And one of them is "Iron Man"
      When I select it
      Then the title of the characters view reads "Iron Man"
      And one request for characters was sent
      And the list of comics has 5 items

    @COM-R14
    Scenario Outline: The characters come: <answer>
      Given I selected one comic
      When <answer>
      Then hide the UI activity indicator
      And the characters are "Loki" and "Odin"

      Examples:
        | answer                                                       |
        | the characters response contains "Loki" and "Odin"           |
        | the response contains the characters "Loki" and "Odin"       |
        | the response is valid and contains the characters "Odin" and "Loki" |
        | the app has loaded the characters "Odin" and "Loki"          |

    @COM-R03 @COM-R15
    Scenario Outline: The characters do not come: <failure>
      Given I selected one comic
      When <failure>
      Then I am told about the characters
      And a message that the characters can not be presented is shown instead of the list of characters
      And present a message that the app is unable to present the characters instead of a list of characters
      And the list of characters is still empty

      Examples:
        | failure                                     |
        | the response for its characters is invalid  |
        | the response with the characters is invalid |
        | the loading of the characters fails         |
        | the characters can not be loaded            |
        | it fails to load the characters             |
        | an invalid response arrives                 |

  Rule: Loading

    @COM-R14
    Scenario Outline: Until it ends: <sentence>
      Given I opened the app
      Then <sentence>
      And the list of comics is presented

      Examples:
        | sentence                                                            |
        | the activity indicator is presented until the comics are loaded     |
        | the UI activity indicator is hidden when the response arrives       |
        | the UI activity indicator is hidden as soon as they have loaded     |
        | the activity indicator is hidden before the list of comics is shown |

    @COM-R14
    Scenario Outline: It has ended: <sentence>
      Given I opened the app
      When the response is valid
      Then <sentence>
      And the list of comics is presented

      Examples:
        | sentence                                           |
        | the UI activity indicator is not presented anymore |
        | the UI activity indicator has disappeared          |
        | the UI activity indicator is no longer there       |
        | no UI activity indicator is visible                |
        | the app no longer shows the UI activity indicator  |
        | do not present the UI activity indicator any more  |

    @COM-R14
    Scenario: Before a message too
      Given I opened the app
      When the response is invalid
      Then the activity indicator was hidden before the message was presented
      And the indicator is not shown while the message is shown

    @COM-R14
    Scenario Outline: While it lasts: <sentence>
      Given the comics "Thor" and "Hulk" were loaded
      And I tapped on the second title
      Then <sentence>
      And the view's title is "Thor"
      And no list of characters is presented

      Examples:
        | sentence                                                               |
        | the indicator is presented while its characters are loading            |
        | while the characters of "Thor" are loading, the spinner is visible     |
        | the app is loading its characters and shows an activity indicator      |
        | the app has not finished loading the characters yet                    |

    @COM-R03
    Scenario Outline: It ends: <end>
      Given I opened the app
      When <end>
      Then the message <message>

      Examples:
        | end                                                     | message                          |
        | the loading of comics finishes with an invalid response | is about the content             |
        | the app gets an invalid response from the server        | is not about the connection      |
        | the comics fail to load                                 | does not mention the characters  |
        | the server response is not readable                     | has the title "No comics"        |
        | the response turns out to be missing and the connection drops | mentions the missing connection |

    @COM-R11
    Scenario Outline: It ends with nothing: <end>
      Given I opened the app
      When <end>
      Then no comics are shown
      And no groups are shown
      And the indicator is gone
      And there is no message at all
      And the comics were requested once

      Examples:
        | end                                  |
        | the response is valid but empty      |
        | the response is an empty list        |

    @COM-R18
    Scenario Outline: Once more: <again>
      Given it finished loading the comics "Thor" and "Hulk"
      When <again>
      Then the list of comics is unchanged
      And the comics were requested twice
      And there is no message at all

      Examples:
        | again                                                |
        | I try to load the comics again                       |
        | the app loads comics a second time with a valid response |
        | I reload the comics once more                        |

    @COM-R02 @COM-R18
    Scenario: The old list stays without internet connection
      Given the comics "Thor" and "Hulk" were loaded
      And I don't have internet connection
      And the server has the comics "Loki" and "Odin"
      When I reload the comics
      Then the list of comics is unchanged
      And the message is about the connection
      When I have internet connection
      And I reload the comics
      Then the list of comics is "Loki" and "Odin"

    @COM-R18
    Scenario: Another list
      Given the comics "Thor" and "Hulk" were loaded
      When the server has the comics "Loki" and "Odin"
      And the user tries to load the comics again
      Then the list of comics is replaced by "Loki" and "Odin"
      And the list of comics is not replaced by "Thor" and "Hulk"
      And neither "Thor" nor "Hulk" is listed

  Rule: The connection

    @COM-R02
    Scenario Outline: It is off: <off>
      Given <off>
      When the app tries to load comics
      Then a message that there is no internet connection was presented once
      And the user is informed about the missing connection
      And the app does not send any request
      And the server is not asked

      Examples:
        | off                                    |
        | airplane mode is on                    |
        | I turn off the internet connection     |
        | there is no internet connection to the server |
        | the internet connection drops          |

    @COM-R02
    Scenario Outline: It is on again: <on>
      Given I try to load the comics without internet connection
      When <on>
      And the user tries again
      Then the message is gone
      And a message that there is no internet connection was presented once
      And the server receives only one request for the comics

      Examples:
        | on                                  |
        | I turn on the internet connection   |
        | airplane mode is off                |

    @COM-R02
    Scenario: It is on when the user tries again
      Given I try to load the comics without internet connection
      When the user tries again with internet connection
      Then a message that there is no internet connection was presented once
      And only one request reached the server
      And the message is gone

    @COM-R02
    Scenario: A story may begin with a message
      Given the app presented a message informing that there is no internet connection
      When I have internet connection and the app tries to load comics
      Then no message about the internet connection is presented
      And a message that there is no internet connection was presented once
      And all of the comics are presented

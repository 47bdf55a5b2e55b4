@COM
Feature: The comics in other words
  Sentences that say what the stories say as another writer would, with their opposites, numbers and
  lists.
  Families of sentences, each in the words of somebody who has read the stories only.
  Whole families of sentences: each is used once where it holds and, where it can be denied, once
  where it does not.

  Rule: The server answers by itself where a story does not say when

    @COM-R01
    Scenario: Comics are there when somebody looks
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Comet", "Bolt" and "Aurora"
      When I open the app
      Then the list of comics has 3 items
      And "Comet" is listed
      And the activity indicator is hidden
      And one request for the list of comics was sent

    @COM-R02
    Scenario Outline: No connection: <state>
      Given <state>
      When I launch the app
      Then I should see a message that there is no internet connection
      And no requests were sent

      Examples:
        | state                          |
        | the device is offline          |
        | there is no connection         |
        | the connection is lost         |
        | I have no internet             |
        | I am not connected             |
        | the internet connection is off |

    @COM-R02
    Scenario Outline: The connection is back: <state>
      Given I opened the app without an internet connection
      Then the user sees a message that there is no internet connection
      When <state>
      And I open the app again
      Then no message is shown
      And the comics are shown
      And one request was sent

      Examples:
        | state                                 |
        | the connection is restored            |
        | the device is back online             |
        | there is an internet connection again |
        | the internet connection comes back    |

    @COM-R01
    Scenario Outline: The app comes up: <action>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comic "Comet"
      And <action>
      Then one request for the list of comics was sent
      And "Comet" is displayed

      Examples:
        | action                                            |
        | the app is opened                                 |
        | the app has been started                          |
        | the app starts                                    |
        | the user starts the app                           |
        | I opened the app with an internet connection      |
        | the app loads the comics                          |
        | the comics were loaded                            |
        | the comics finished loading with a valid response |

    @COM-R18
    Scenario Outline: The list can be loaded again: <action>
      Given the app has loaded the comics "Bolt" and "Comet"
      Then the list of comics is "Bolt" and "Comet"
      # audit-ignore(nobody has asked again yet: what the server has is what it answers)
      When the server has the comic "Zephyr"
      And <action>
      Then there is one comic, "Zephyr"
      And "Bolt" is no longer listed
      And two requests for the list of comics were sent

      Examples:
        | action                      |
        | I refresh the comics        |
        | I reload the list of comics |
        | it tries to load the comics |

    @COM-R03
    Scenario Outline: The response is invalid before anybody has asked: <response>
      Given <response>
      When I open the app
      Then the app shows a message saying that the content couldn't be read
      And the message informs me that the content couldn't be read
      And I am told that the content couldn't be read
      And the message about the internet connection is not shown
      And there is an error
      # audit-ignore(nor are characters: nothing could be tapped)
      And no list of comics is shown

      Examples:
        | response                               |
        | the server response is invalid         |
        | the comics response is invalid         |
        | the response for the comics is invalid |
        | the server returns an invalid response |

    @COM-R03
    Scenario: The response is good again
      Given the server response is invalid
      And I opened the app
      Then the error message is shown
      When the server response is valid
      And it tries to load the comics again
      Then the error message disappears
      And the list of comics is presented
      And neither an error message nor a list of characters is shown
      And the app shows neither an error message nor an activity indicator

    @COM-R03
    Scenario: The comics come, but not the characters
      Given the response for the characters is invalid
      And the list of comics has 2 items
      When I tap on the first comic
      Then the user is informed that the list of characters can not be presented
      And no list of characters is presented
      And no characters are shown
      And the characters are not shown

    @COM-R14
    Scenario: The indicator while the comics are loading
      Given the comics are loading
      Then the activity indicator is shown
      And a loading indicator is visible
      And I see an activity indicator
      And the list of comics is not shown
      When the comics finish loading with an invalid response
      Then the activity indicator disappears
      And there is no activity indicator
      And I do not see an activity indicator

    @COM-R14
    Scenario: The indicator while the characters are loading
      Given I selected a comic
      Then the spinner is visible
      And no list of characters is presented
      And the list of comics is not presented
      # audit-ignore(what has finished loading does not finish again)
      When the characters have finished loading
      Then the spinner is no longer visible
      And the characters view is presented
      And the list of characters is presented

  Rule: The list of comics

    @COM-R05 @COM-R06
    Scenario Outline: The list is there: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has three comics: "Comet", "bolt" and "Aurora"
      When I open the app
      Then <sentence>

      Examples: Which comics
        | sentence                                                  |
        | the app shows 3 comics                                    |
        | I do not see 4 comics                                     |
        | 3 comics are listed                                       |
        | all 3 comics are listed                                   |
        | the list should have three comics                         |
        | the list does not contain 4 comics                        |
        | the list of comics has at least 3 comics                  |
        | the list of comics has 3 titles                           |
        | the list of comics contains "Comet" and "bolt"            |
        | the list of comics does not contain "Zephyr"              |
        | the list of comics is not empty                           |
        | the list of comics should be visible                      |
        | the app shows the list of comics                          |
        | there is a comic "bolt"                                   |
        | there is a comic called "bolt"                            |
        | there is no comic "Zephyr"                                |
        | I see the comics "Aurora", "bolt" and "Comet"             |
        | the comic "bolt" is shown                                 |
        | the comic "Zephyr" is not shown                           |
        | "Aurora", "bolt" and "Comet" are displayed                |
        | "Zephyr" is not displayed                                 |
        | only "Aurora", "bolt" and "Comet" are listed              |
        | I see "bolt"                                              |
        | I do not see "Zephyr"                                     |
        | I see 3 comics: "Aurora", "bolt" and "Comet"              |
        | the comics are "Aurora", "bolt" and "Comet" in this order |
        | the listed comics are "Aurora", "bolt" and "Comet"        |
        | the titles should be "Aurora", "bolt" and "Comet"         |
        | the titles are not "Comet", "bolt" and "Aurora"           |

      Examples: In which order
        | sentence                                                |
        | the comics are grouped by the first letter of the title |
        | the comics are sorted in ascending order                |
        | the titles are listed in alphabetical order             |
        | the second comic is "bolt"                              |
        | the last comic is not "bolt"                            |
        | the title of the last comic is "Comet"                  |
        | "Aurora" is the first comic                             |
        | "bolt" is not the first comic                           |
        | "Aurora" comes before "bolt"                            |
        | "Comet" is listed after "Aurora"                        |

      Examples: In which groups
        | sentence                                          |
        | I see 3 groups                                    |
        | the list has 3 sections                           |
        | the list does not have 4 groups                   |
        | 3 groups are shown                                |
        | there are 3 groups: "A", "B" and "C"              |
        | the groups are "A", "B" and "C" in this order     |
        | the groups are not "A", "C" and "B"               |
        | I see the groups "A", "B" and "C"                 |
        | there is a group "B"                              |
        | the group "B" is shown                            |
        | the group "Z" is not shown                        |
        | the second group is "B"                           |
        | the last group is not "B"                         |
        | "A" is the first group                            |
        | "C" is not the first group                        |
        | the group "B" contains "bolt"                     |
        | the section "B" only has "bolt"                   |
        | the first group contains "Aurora"                 |
        | "bolt" appears in the group "B"                   |
        | "bolt" is not in the group "A"                    |
        | 3 comics are listed in 3 groups                   |
        | 3 comics are listed in 3 groups, "A", "B" and "C" |

    @COM-R05
    Scenario: One group for all
      Given the comics "Storm" and "shade" are available
      When I open the app
      Then the only group is "S"
      And the group is called "S"
      And it has two comics
      And both comics are listed

    @COM-R11
    Scenario Outline: Nothing in the list: <sentence>
      Given there are no comics
      When I open the app
      Then <sentence>

      Examples:
        | sentence                           |
        | one request was sent               |
        | no comics are listed               |
        | the app shows no comics            |
        | the list of comics is empty        |
        | the list of comics should be empty |
        | there are no groups                |
        | the list of comics is not shown    |
        | I do not see the list of comics    |

    @COM-R06
    Scenario: Titles in a table
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server responds with these comics:
        | title  |
        | Comet  |
        | Aurora |
      When I open the app
      Then the list shows these comics in this order:
        | Aurora |
        | Comet  |

    @COM-R13
    Scenario: Comics and their characters in a table
      # audit-ignore(each row is of one comic)
      Given the following comics are available with their characters:
        | comic | characters  |
        | Comet | Rook, Basil |
        | Bolt  | Ivy         |
      And I opened the app
      When I tap on "Comet"
      And I go back to the list of comics
      Then the list of comics is presented
      When I tap on "Bolt"
      Then the characters listed are "Ivy"
      And "Basil" is not listed

  Rule: The characters of a comic

    @COM-R12 @COM-R13 @COM-R16
    Scenario Outline: The characters are there: <sentence>
      Given the list of comics contains "Comet" and "Bolt"
      And the comic "Comet" has the characters "Rook", "ivy" and "Basil"
      When I select the comic "Comet"
      Then <sentence>

      Examples: Which characters
        | sentence                                                |
        | I see 3 characters                                      |
        | 3 characters are displayed                              |
        | the list of characters has 3 items                      |
        | the list of characters has three characters             |
        | the list of characters does not have 4 characters       |
        | the list of characters contains "Rook" and "Basil"      |
        | the list of characters does not contain "Moss"          |
        | the list of characters is not empty                     |
        | the app shows the characters "Basil", "ivy" and "Rook"  |
        | the characters "Basil", "ivy" and "Rook" are shown      |
        | the character "Moss" is not shown                       |
        | I see "Basil", "ivy" and "Rook" in this order           |
        | the characters are "Basil", "ivy" and "Rook"            |
        | the characters are not "Rook", "ivy" and "Basil"        |
        | the characters of "Comet" are "Basil", "ivy" and "Rook" |
        | the list of characters is displayed                     |
        | I see the list of characters                            |
        | the characters are shown                                |
        | the view of the characters is presented                 |

      Examples: In which order
        | sentence                                                         |
        | the first character is "Basil"                                   |
        | the last character is not "ivy"                                  |
        | "ivy" is the second character                                    |
        | "Rook" is not the first character                                |
        | "Basil" is listed before "Rook"                                  |
        | the characters are sorted in ascending order by the first letter |

      Examples: Under which title
        | sentence                                                |
        | the title of the view is "Comet"                        |
        | the title of the view is not "Bolt"                     |
        | the view's title should be "Comet"                      |
        | the title is "Comet"                                    |
        | the view is titled "Comet"                              |
        | the view has the title "Comet"                          |
        | the view's title is the name of the comic               |
        | the name of the comic is shown as the title of the view |
        | I see "Comet" as the view's title                       |
        | the title of the list is "Marvel Comics"                |
        | the app shows "Marvel Comics" as the title of the list  |

    @COM-R12
    Scenario Outline: A comic without characters: <comic>
      Given <comic>
      When I tap on the comic "Comet"
      Then the list of characters is empty
      And no characters are listed

      Examples:
        | comic                               |
        | the comic "Comet" has no characters |
        | "Comet" has 0 characters            |
        | there are no characters of "Comet"  |

    @COM-R12
    Scenario: A number of characters, and those in a table
      Given the comic "Comet" has 2 characters
      And the comic "Bolt" has these characters:
        | name  |
        | Rook  |
        | Basil |
      And the characters of the comic "Bolt" were loaded
      Then the list of characters is shown
      And the app shows these characters in this order:
        | Basil |
        | Rook  |
      When I return to the list
      Then the list of comics is presented
      When I tap on "Comet"
      Then there are two characters

    @COM-R13
    Scenario Outline: A tap in other words: <tap>
      Given the list of comics shows "Bolt" and "Comet"
      When <tap>
      Then the title is "Comet"
      # audit-ignore(one request was sent for the comics as well)
      And one request for characters was sent

      Examples:
        | tap                                |
        | I tap on the second comic title    |
        | the user taps the last comic       |
        | I select "Comet"                   |
        | the user chooses the comic "Comet" |
        | I open the comic called "Comet"    |
        | the comic "Comet" is selected      |
        | "Comet" is tapped                  |

    @COM-R13
    Scenario Outline: Any comic will do: <tap>
      Given <tap>
      Then the activity indicator is shown
      And the characters are not shown
      When the app has finished loading the characters
      Then hide the UI activity indicator
      And the characters are shown
      And the list of comics is not displayed

      Examples:
        | tap                        |
        | I tapped on a comic        |
        | I selected one comic title |
        | the user opens any comic   |

    @COM-R02
    Scenario: The connection is lost before a tap
      Given the list of comics was loaded
      When the internet connection is lost
      And I tap on the first comic
      Then a message informs me that there is no internet connection
      And the characters are not shown
      And the list of characters is not shown
      And neither characters nor a list of characters is shown

  Rule: Further words

    @COM-R05 @COM-R06
    Scenario Outline: Groups and numbers: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server response is valid and has the comics "Thor", "Hulk" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                   |
        | present three groups of comics titled "A", "H" and "T"     |
        | the groups "A" and "T" have one comic each                 |
        | every group has at least one title                         |
        | the first letters are presented in the order "A", "H", "T" |
        | the group "H" comes before the group "T"                   |
        | the list has 3 groups and 3 titles                         |
        | the list starts with "Ant-Man"                             |
        | the list ends with "Thor"                                  |
        | the app shows at most 3 comics                             |
        | "Hulk" and "Thor" are not in the same group                |
        | the app is no longer loading                               |

    @COM-R03
    Scenario Outline: An answer that cannot be read: <answer>
      Given I opened the app
      When <answer>
      Then I am informed that the content couldn't be read
      And neither a list of comics nor a list of characters is shown
      And neither characters nor comics are shown

      Examples:
        | answer                                                      |
        | the server answers with an empty body                       |
        | the server answers with status 500                          |
        | the server answers with a JSON that is cut in the middle    |
        | the comics request ends with an invalid response            |
        # audit-ignore(any text but JSON will do; nothing but comics was asked for)
        | the server answers the comics request with the text "Sorry" |

    @COM-R14 @COM-R16
    Scenario: The indicator of each load
      Given the list of comics has 5 items
      When I tap on the comic "Thor"
      And the characters finish loading
      And I go back
      Then the list of comics is presented
      When I select "Hulk"
      # audit-ignore(what has finished loading does not finish again)
      And its characters finish loading
      Then hide the UI activity indicator
      And the title of the view is "Hulk" and not "Thor"
      And the activity indicator has been presented two times
      And the activity indicator has been hidden twice
      And the characters of "Thor" were requested once

    @COM-R01
    Scenario: The app is closed
      Given the app is presenting the comics "Bolt" and "Comet"
      When I close the app
      # audit-ignore(what is closed shows no list of any kind)
      Then no list of comics is shown
      When I open the app again
      Then "Bolt" is listed before "Comet"

  Rule: The list of comics, more

    @COM-R05 @COM-R06
    Scenario Outline: Four comics: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                     |
        | the comics are grouped by their first letter                                 |
        | the titles are sorted ascending                                              |
        | the titles are sorted alphabetically within each group                       |
        | within each group the titles are sorted ascending                            |
        | each group is sorted ascending by title                                      |
        | the group "A" is presented first                                             |
        | the group "A" is presented before the group "H"                              |
        | the groups are presented in ascending order                                  |
        | the first group is "A" and the last group is "T"                             |
        | the first group has two comics                                               |
        | the list starts with the group "A"                                           |
        | the list ends with the group "T"                                             |
        | the first group presented is "A"                                             |
        | the group "A" lists "Ant-Man" before "Avengers"                              |
        | "Ant-Man" is listed before "Avengers" in the group "A"                       |
        | "Ant-Man" and "Avengers" are in the same group                               |
        | "Thor" is the only title in the group "T"                                    |
        | the group "T" has only one title                                             |
        | the group "T" has the single title "Thor"                                    |
        | the group "T" contains exactly one comic, "Thor"                             |
        | the group "T" consists of "Thor"                                             |
        | there is only one comic in the group "T"                                     |
        | there are two comics in the group "A"                                        |
        | there are no comics in the group "B"                                         |
        | there is no group for the letter "B"                                         |
        | there is a group for the letter "A"                                          |
        | a group "A" is presented                                                     |
        | a group titled "A" is presented                                              |
        | no group "G" is presented                                                    |
        | no group is presented for the letter "B"                                     |
        | three groups are presented: "A", "H" and "T"                                 |
        | 3 groups are presented                                                       |
        | the number of groups is 3                                                    |
        | the number of comics is 4                                                    |
        | the number of titles in the group "A" is 2                                   |
        | the list has a group "A" with the titles "Ant-Man" and "Avengers"            |
        | present a group "A" with the titles "Ant-Man" and "Avengers"                 |
        | present the group "H" with the title "Hulk"                                  |
        | present the titles in the order "Ant-Man", "Avengers", "Hulk", "Thor"        |
        | present "Ant-Man" before "Avengers"                                          |
        | present "Hulk" in the group "H"                                              |
        | present "Hulk" under the letter "H"                                          |
        | present the comic "Hulk" in the group "H"                                    |
        | "Hulk" is presented in the group "H"                                         |
        | "Hulk" is in a group of its own                                              |
        | "Hulk" is alone in its group                                                 |
        | all four comics are presented                                                |
        | all of the comics are presented                                              |
        | every comic is presented exactly once                                        |
        | none of the comics is missing                                                |
        | the list of comics contains exactly 4 titles                                 |
        | the list contains four titles in total                                       |
        | the list of comics has 4 titles in 3 groups                                  |
        | 4 titles are presented in 3 groups                                           |
        | the list of Marvel Comics is presented with 4 titles                         |
        | the list of comics is not empty any more                                     |
        | I see a list of 4 comics                                                     |
        | I see the comic "Hulk" in the list                                           |
        | I see the title "Hulk"                                                       |
        | I can see the comic "Hulk" under "H"                                         |
        | I can read the title "Thor"                                                  |
        | I see "Ant-Man" first and "Thor" last                                        |
        | the first title I see is "Ant-Man"                                           |
        | the first comic presented is "Ant-Man"                                       |
        | the last title presented is "Thor"                                           |
        | "Ant-Man" is at the top of the list                                          |
        | "Thor" is at the bottom of the list                                          |
        | "Avengers" comes right after "Ant-Man"                                       |
        | "Avengers" is presented between "Ant-Man" and "Hulk"                         |
        | the comic titles are "Ant-Man", "Avengers", "Hulk" and "Thor"                |
        | the comics titles are presented in alphabetical order                        |
        | the names of the comics are presented in ascending order                     |
        | no error message is shown                                                    |
        | there is no error message                                                    |
        | no message at all is presented                                               |
        | no message is visible                                                        |
        | neither a message nor a UI activity indicator is presented                   |
        | the UI activity indicator is hidden before the list is presented             |
        | the app has sent exactly one request                                         |
        | the comics are requested exactly once                                        |
        | the list of characters is not presented                                      |
        | the characters view is not shown                                             |
        | the view with the list of comic characters is not shown                      |
        | the user can see 4 comics                                                    |
        | the user is able to see the list of comics                                   |
        | the user sees the list of comics grouped by first letter                     |
        | the user sees "Ant-Man" at position 1                                        |
        | the comic at position 1 is "Ant-Man"                                         |
        | the comic number 2 is "Avengers"                                             |
        | title number 3 is "Hulk"                                                     |
        | the titles "Ant-Man" and "Avengers" belong to the group "A"                  |
        | the titles starting with "A" are "Ant-Man" and "Avengers"                    |
        | the title "Hulk" is grouped under "H"                                        |
        | the title "Hulk" is followed by "Thor"                                       |
        | "Hulk" follows "Avengers"                                                    |
        | the letters presented are "A", "H" and "T"                                   |
        | the group letters are "A", "H", "T"                                          |
        | the section titles are "A", "H" and "T"                                      |
        | the section headers are "A", "H" and "T"                                     |
        | the list does not contain the comic "Loki"                                   |
        | "Loki" is missing from the list                                              |
        | "Loki" can not be found in the list                                          |
        | the app presents the list of Marvel Comics                                   |
        | the app does not present any message                                         |
        | the app does not show any error                                              |
        | the app presents four comic titles                                           |
        | the app presents exactly three groups                                        |
        | the app presents the comics sorted by title                                  |
        | the app presents the comics grouped by letter                                |
        | present the comics grouped by the first letter                               |
        | present the comics sorted ascending                                          |
        | present the list of comics sorted ascending by title                         |
        | present four titles in three groups                                          |
        | present exactly 4 comic titles                                               |
        | do not present any message                                                   |
        | do not present any error message                                             |
        | do not present a list of characters                                          |
        | do not present the characters view                                           |
        | the list of comics is complete                                               |
        | the titles in the group "A" are presented in the order "Ant-Man", "Avengers" |
        | the last group has one comic, "Thor"                                         |
        | a list of 4 Marvel Comics titles is presented                                |
        | a list of Marvel Comics with 4 titles is presented                           |
        | present a list of Marvel Comics titles with the groups "A", "H" and "T"      |
        | present the group "A" with 2 comics                                          |
        | present the group "A" with "Ant-Man" and "Avengers"                          |
        | no comic called "Loki" is presented                                          |
        | no other comics are presented                                                |
        | no more than 4 comics are presented                                          |
        | the title "Hulk" is shown between "Avengers" and "Thor"                      |
        | the title after "Avengers" is "Hulk"                                         |
        | the comic before "Thor" is "Hulk"                                            |
        | the first two comics are "Ant-Man" and "Avengers"                            |
        | the last two titles are "Hulk" and "Thor"                                    |

  Rule: The characters

    @COM-R12 @COM-R13 @COM-R16
    Scenario Outline: Three characters: <sentence>
      Given the list of comics has "Avengers" and "X-Men"
      And the characters of "Avengers" are "Thor", "Hulk" and "Captain America"
      When I tap on "Avengers"
      Then <sentence>

      Examples:
        | sentence                                                                                       |
        | present a list with the names of the characters in the order "Captain America", "Hulk", "Thor" |
        | the characters' names are "Captain America", "Hulk" and "Thor"                                 |
        | the names presented are "Captain America", "Hulk" and "Thor"                                   |
        | the names of the characters are presented in ascending order                                   |
        | present 3 character names                                                                      |
        | present the names of 3 characters                                                              |
        | present the name "Hulk"                                                                        |
        | present the character "Hulk" in the list                                                       |
        | present the list of characters of "Avengers"                                                   |
        | present the list of characters                                                                 |
        | present the characters of "Avengers"                                                           |
        | present the three characters of "Avengers"                                                     |
        | present a list with 3 characters sorted ascending by the first letter                          |
        | present a list with the names of 3 characters                                                  |
        | the first name is "Captain America"                                                            |
        | the first name in the list is "Captain America"                                                |
        | the last character name is "Thor"                                                              |
        | the second name presented is "Hulk"                                                            |
        | the list of characters starts with "Captain America"                                           |
        | the list of characters ends with "Thor"                                                        |
        | the list of characters contains "Hulk"                                                         |
        | the list of characters contains only "Captain America", "Hulk" and "Thor"                      |
        | the list of characters has three names                                                         |
        | the list of characters is sorted ascending                                                     |
        | the list of characters is sorted by the first letter                                           |
        | the list of characters is sorted ascending by the first letter                                 |
        | the list of characters is presented in alphabetical order                                      |
        | the list of characters is presented with 3 names                                               |
        | the list of characters of "Avengers" is presented                                              |
        | the list of characters of "Avengers" has 3 items                                               |
        | the list of characters of "X-Men" is not presented                                             |
        | the characters of "Avengers" are presented, not those of "X-Men"                               |
        | the characters belong to "Avengers"                                                            |
        | all three characters are presented                                                             |
        | each character is presented once                                                               |
        | "Hulk" is presented exactly once                                                               |
        | "Loki" is not one of the characters                                                            |
        | "Avengers" is not among the characters                                                         |
        | the view's title is still "Avengers"                                                           |
        | the view's title is equal to "Avengers"                                                        |
        | the view's title shows the name of the comic                                                   |
        | the view's title shows "Avengers"                                                              |
        | the view is titled with the name of the comic                                                  |
        | the title is the name of the comic I tapped                                                    |
        | the title of the view is the name of the selected comic                                        |
        | the title of the characters view reads "Avengers"                                              |
        | the title of the characters view is the name of the comic "Avengers"                           |
        | the characters view shows the title "Avengers"                                                 |
        | the characters view has "Avengers" as its title                                                |
        | the characters view is presented with "Avengers" as its title                                  |
        | the characters view is titled "Avengers"                                                       |
        | the characters view of "Avengers" is presented                                                 |
        | the name of the comic "Avengers" is shown as the view's title                                  |
        | the name of the comic is shown as the view's title                                             |
        | the comic name "Avengers" is presented as the title                                            |
        | show "Avengers" as the title of the characters view                                            |
        | show the name "Avengers" as the view's title                                                   |
        | show the comic name "Avengers" as the view's title                                             |
        | show the name of the comic "Avengers" as the view's title                                      |
        | show the title "Avengers"                                                                      |
        | do not show "X-Men" as the view's title                                                        |
        | the view with the list of comic characters shows 3 names                                       |
        | the view with the list of comic characters is titled "Avengers"                                |
        | the characters view presents 3 characters                                                      |
        | no message is presented in the characters view                                                 |
        | the message that the characters can not be presented is not shown                              |
        | only the characters of the selected comic are presented                                        |
        | only the characters of that comic are presented                                                |
        | the app requests the characters of "Avengers"                                                  |
        | the app has loaded the characters of "Avengers"                                                |
        | the characters of "Avengers" were requested once                                               |
        | no other characters are presented                                                              |
        | no characters of "X-Men" are presented                                                         |
        | three names are listed, "Captain America", "Hulk" and "Thor"                                   |
        | I see the names of 3 characters                                                                |
        | I see "Captain America" at the top of the list of characters                                   |
        | I see the name of the comic as the view's title                                                |
        | I see the characters view of "Avengers"                                                        |
        | the title of the view is not "X-Men" but "Avengers"                                            |
        | the view has the name of the comic as its title                                                |
        | the name of the comic is the title of the view                                                 |
        | the characters of "Avengers" are presented in the order "Captain America", "Hulk", "Thor"      |
        | the app presents the characters view with the title "Avengers"                                 |

    @COM-R13
    Scenario Outline: There and back: <there>, <back>
      Given <there>
      When <back>
      Then I am on the list of comics
      And the characters view is closed
      And the characters view was presented once
      And the characters of "<comic>" were requested once

      Examples:
        | there                                             | back                                                        | comic       |
        | I am in the characters view of "Thor"             | I leave it                                                  | Thor        |
        | the characters view of "Thor" is open             | I go back                                                   | Thor        |
        | I am in the characters view                       | I press the back button                                     | amber Coast |
        | I have tapped on "Thor"                           | I go back to the list of comics before the response arrives | Thor        |
        | I tapped on "Thor" and its characters were loaded | I navigate back                                             | Thor        |
        | I selected the comic "Thor"                       | I dismiss the characters view                               | Thor        |

    @COM-R13
    Scenario Outline: Which one: <tap>
      Given the comics "Thor" and "Hulk" were loaded
      When <tap>
      Then the view's title is "<title>"
      And the app requests the characters of "<title>"
      And the characters of "<title>" were requested once

      Examples:
        | tap                                       | title |
        | I tap on the title of the first comic     | Hulk  |
        | I tap on the second title                 | Thor  |
        | I tap on the first title in the group "T" | Thor  |
        | I tap on "Thor" now                       | Thor  |

    @COM-R13
    Scenario: Whichever comes first
      Given the comics "Thor" and "Hulk" were loaded
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
        | tap                                               |
        | I go back and select another comic                |
        | I go back to the list of comics and tap on "Hulk" |
        | I tap on "Hulk" afterwards                        |

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
        | answer                                                              |
        | the characters response contains "Loki" and "Odin"                  |
        | the response contains the characters "Loki" and "Odin"              |
        | the response is valid and contains the characters "Odin" and "Loki" |
        | the app has loaded the characters "Odin" and "Loki"                 |

    @COM-R03 @COM-R15
    Scenario Outline: The characters do not come: <failure>
      Given I selected one comic
      # audit-ignore(nobody waits for a second answer)
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
        | sentence                                                           |
        | the indicator is presented while its characters are loading        |
        | while the characters of "Thor" are loading, the spinner is visible |
        | the app is loading its characters and shows an activity indicator  |
        | the app has not finished loading the characters yet                |

    @COM-R03
    Scenario Outline: It ends: <end>
      Given I opened the app
      When <end>
      Then the message <message>

      Examples:
        | end                                                           | message                         |
        | the loading of comics finishes with an invalid response       | is about the content            |
        | the app gets an invalid response from the server              | is not about the connection     |
        | the comics fail to load                                       | does not mention the characters |
        | the server response is not readable                           | has the title "No comics"       |
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
        | end                             |
        | the response is valid but empty |
        | the response is an empty list   |

    @COM-R18
    Scenario Outline: Once more: <again>
      Given it finished loading the comics "Thor" and "Hulk"
      When <again>
      Then the list of comics is unchanged
      And the list of comics is "Hulk" and "Thor"
      And the comics were requested twice
      And there is no message at all

      Examples:
        | again                                                    |
        | I try to load the comics again                           |
        | the app loads comics a second time with a valid response |
        | I reload the comics once more                            |

    @COM-R02 @COM-R18
    Scenario: The old list stays without internet connection
      Given the comics "Thor" and "Hulk" were loaded
      And I don't have internet connection
      # audit-ignore(nobody has asked again yet: what the server has is what it answers)
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
      # audit-ignore(nobody has asked again yet: what the server has is what it answers)
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
        | off                                           |
        | airplane mode is on                           |
        | I turn off the internet connection            |
        | there is no internet connection to the server |
        | the internet connection drops                 |

    @COM-R02
    Scenario Outline: It is on again: <on>
      Given I try to load the comics without internet connection
      When <on>
      And the user tries again
      Then the message is gone
      And a message that there is no internet connection was presented once
      And the server receives only one request for the comics

      Examples:
        | on                                |
        | I turn on the internet connection |
        | airplane mode is off              |

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

  Rule: The server and the way to it

    @COM-R05
    Scenario Outline: What it has: <has>
      Given <has>
      When I open the app
      Then all two titles are listed, none of them missing
      And they are sorted by title

      Examples:
        | has                                                |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server holds the comics "Comet" and "Bolt"     |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server is able to deliver 2 comics             |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the response is valid and holds "Comet" and "Bolt" |

    @COM-R02
    Scenario Outline: There was no connection: <start>
      Given <start>
      Then I am told so by a message
      When my internet connection is restored and I open the app again
      Then the user is presented with a list of Marvel Comics titles grouped by first letter
      And I see the 3 Marvel Comics titles grouped by their first letter
      And they are sorted ascending by their first letter
      And one request was sent
      But I am not presented with 4 comics

      Examples:
        | start                                                         |
        | I didn't have internet connection when I first opened the app |
        | my device was offline when the user opened the app            |

    @COM-R03
    Scenario Outline: It fails: <failure>
      Given I opened the app with a working internet connection
      When <failure>
      Then I read that the content couldn't be read
      And the spinner stops spinning
      And nothing was said about the characters
      And nothing is said about a missing connection

      Examples:
        | failure                              |
        | the server is down                   |
        | the request times out                |
        | the server does not respond in time  |
        | the response turns out to be invalid |

    @COM-R03 @COM-R18
    Scenario Outline: Better luck next time: <again>
      Given the server response would be invalid
      When I open the app
      Then I see an error message that the content couldn't be read
      When the server is back again
      And <again>
      Then the list of comics is shown
      And two requests for the list of comics were sent

      Examples:
        | again                                      |
        | I try again                                |
        | the app retries                            |
        | I open the app and it tries to load comics |
        | I close the app and open it a second time  |

    @COM-R02 @COM-R03
    Scenario Outline: Two sentences in one: <action>
      When <action>
      Then the list of comics <outcome>
      And one request was sent

      Examples:
        | action                                                          | outcome               |
        | the app tries to load comics and the server response is invalid | is not shown          |
        | I open the app and the server response is an empty body         | is not shown          |
        | I open the app and the server response is valid with "Bolt"     | has one comic, "Bolt" |
        | I open the app and the server has the single comic "Bolt"       | has one title: "Bolt" |

    @COM-R02
    Scenario: No connection when it opened
      Given I have no internet connection
      # audit-ignore(the next sentence opens the app anew)
      And I opened the app and a message informed me that there is no internet connection
      And nothing was said about the content
      When I have internet connection and the comics "Bolt" and "Comet" are listed
      Then "Comet" is last in the list
      And one request was sent

    @COM-R14
    Scenario Outline: On their way: <loading>
      # audit-ignore(it checks that the load is under way, and changes nothing)
      When <loading>
      Then the indicator spins
      And no comics are shown

      Examples:
        | loading                             |
        | it is still loading comics          |
        | the app is busy fetching the comics |
        | the app starts to load the comics   |

  Rule: Groups

    @COM-R05 @COM-R06
    Scenario Outline: Who is where: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server response is valid with the comics "Hulk", "Avengers", "Thor" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                      |
        | present a list of Marvel Comics titles with 3 groups                          |
        | present a list of Marvel Comics titles in 3 groups: "A", "H" and "T"          |
        | do not present a list of Marvel Comics titles with 4 groups                   |
        | the group "T" comes last                                                      |
        | the group "H" does not come first                                             |
        | the group "A" is first                                                        |
        | "Ant-Man" and "Avengers" are presented together under "A"                     |
        | "Ant-Man" and "Avengers" are listed together in the group "A"                 |
        | "Thor" is presented alone under "T"                                           |
        | "Thor" is listed alone in the group "T"                                       |
        | "Avengers" is not presented alone under "A"                                   |
        | "Ant-Man" and "Avengers" are presented alone under "A"                        |
        | "Hulk" is not shown under "T"                                                 |
        | "Hulk" is shown under "H"                                                     |
        | there is a group "A" and a group "T"                                          |
        | the list does not show a group "B" and a group "C"                            |
        | "Ant-Man" comes first in the list and "Avengers" second                       |
        | "Hulk" does not come first and "Thor" second                                  |
        | "Hulk" comes third in the list                                                |
        | "Thor" does not come first                                                    |
        | the app lists a list with the titles "Ant-Man", "Avengers", "Hulk" and "Thor" |
        | the user is shown "Ant-Man", "Avengers", "Hulk" and "Thor" in this order      |
        | the user is not shown "Loki"                                                  |
        | "Hulk" is one of the titles in the list                                       |
        | "Loki" is not one of the comics                                               |
        | the list of comics was shown with 4 comics                                    |
        | the headings are "A", "H" and "T"                                             |
        | "Hulk" belongs to the letter "H"                                              |
        | "Hulk" is not grouped under the letter "T"                                    |
        | under the letter "A" there are two comics                                     |
        | in the group "A" I do not see 3 comics                                        |
        | under the heading "A" I see "Ant-Man" and "Avengers"                          |
        | in the group "H" I do not see "Ant-Man"                                       |
        | the comics in the group "A" are "Ant-Man" and "Avengers"                      |
        | the titles under the letter "A" are not "Avengers"                            |
        | the app asked the server for the comics once                                  |
        | the comics were requested only once                                           |

    @COM-R05 @COM-R06
    Scenario: Each holds one
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server response is valid with the following comics
        | title |
        | Thor  |
        | Hulk  |
      When I open the app
      Then each of the two groups holds exactly one title
      And each of the two groups does not contain two titles
      And the list of comics shows the groups in this order
        | group | comics |
        | H     |      1 |
        | T     |      1 |
      And the groups are:
        | letter | titles |
        | H      | Hulk   |
        | T      | Thor   |

    @COM-R05
    Scenario: Only one
      Given I have internet connection and the list of comics has 1 item
      Then one comic is listed
      # audit-ignore(nobody has asked again yet: what the server has is what it answers)
      When the server has "Hulk" and "Hawkeye"
      And I try again
      Then there is exactly one group and its letter is "H"
      When I tap on a row that does not exist
      Then nothing happens

  Rule: The characters, more

    @COM-R14
    Scenario: The indicator of the characters
      Given I tapped on "Thor" and saw the title "Thor" in the characters view
      When I go back and select "Thor"
      Then the activity indicator is presented while its characters are loading
      And the activity indicator is presented again while the characters of "Thor" are loading
      And it is hidden when they have finished loading
      And the characters are "Basil", "ivy Lane" and "Rook" and the title of the view is "Thor"
      And the characters were requested twice

    @COM-R12 @COM-R13
    Scenario Outline: Tapped in one sentence: <tap>
      Given "Wolverine" is one of the comics in the list
      And the characters of "Wolverine" are "Yukio" and "Logan"
      When <tap>
      Then present a list with the names "Logan", "Yukio" in this order
      And the list of characters reads "Logan", "Yukio"
      And they are sorted ascending by the first letter
      And the view's title reads "Wolverine" and not "Daredevil"
      And <requests> for characters were sent

      Examples:
        | tap                                                                         | requests   |
        | I tap on "Wolverine" and its characters are successfully loaded             | 1 request  |
        | I tap on "Wolverine" and the list of characters is presented                | 1 request  |
        | I tapped on "Wolverine" and the characters view shows the title "Wolverine" | 1 request  |
        | I selected one comic, "Wolverine"                                           | 1 request  |
        | I tap on "Wolverine", go back and tap on it once more                       | 2 requests |
        | I have already looked at the characters of "Wolverine"                      | 1 request  |

    @COM-R13 @COM-R16
    Scenario: Back, and on to another
      Given that the list of comics has "Daredevil" and "Elektra" in it
      And I tapped on "Daredevil"
      When I go back and tap on the comic "Elektra"
      And the app finished loading the 12 characters of this comic
      Then twelve names are listed
      And the title of the view is "Elektra"

    @COM-R03 @COM-R13
    Scenario: One fails, the other one does not
      Given the list of comics has "Thor", "Hulk" and "Loki" in it
      And the response for "Thor" is invalid
      And the response for "Hulk" is valid and has the character "Bruce Banner"
      When I tap on "Thor"
      Then I see that the characters can not be shown
      And the view with the list of comic characters is not presented
      When I go back and select "Hulk"
      Then I am shown one character, "Bruce Banner"
      When the response for "Thor" is valid
      And I go back and select "Thor"
      Then 3 characters are shown

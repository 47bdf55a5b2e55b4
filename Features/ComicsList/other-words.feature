@COM
Feature: The same in other words

  Sentences that say what the stories say as another writer would, with their opposites, numbers and
  lists.

  Rule: The server answers by itself where a story does not say when

    @COM-R01
    Scenario: Comics are there when somebody looks
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
        | state                        |
        | the device is offline        |
        | there is no connection       |
        | the connection is lost       |
        | I have no internet           |
        | I am not connected           |
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
        | state                                |
        | the connection is restored           |
        | the device is back online            |
        | there is an internet connection again |
        | the internet connection comes back   |

    @COM-R01
    Scenario Outline: The app comes up: <action>
      Given the server has the comic "Comet"
      And <action>
      Then one request for the list of comics was sent
      And "Comet" is displayed

      Examples:
        | action                                        |
        | the app is opened                             |
        | the app has been started                      |
        | the app starts                                |
        | the user starts the app                       |
        | I opened the app with an internet connection  |
        | the app loads the comics                      |
        | the comics were loaded                        |
        | the comics finished loading with a valid response |

    @COM-R18
    Scenario Outline: The list can be loaded again: <action>
      Given the app has loaded the comics "Bolt" and "Comet"
      And the server has the comic "Zephyr"
      When <action>
      Then there is one comic, "Zephyr"
      And "Bolt" is no longer listed
      And two requests for the list of comics were sent

      Examples:
        | action                     |
        | I refresh the comics       |
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
        | response                                      |
        | the server response is invalid                |
        | the comics response is invalid                |
        | the response for the comics is invalid        |
        | the server returns an invalid response        |

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
        | sentence                                                     |
        | the app shows 3 comics                                       |
        | I do not see 4 comics                                        |
        | 3 comics are listed                                          |
        | all 3 comics are listed                                      |
        | the list should have three comics                            |
        | the list does not contain 4 comics                           |
        | the list of comics has at least 3 comics                     |
        | the list of comics has 3 titles                              |
        | the list of comics contains "Comet" and "bolt"               |
        | the list of comics does not contain "Zephyr"                 |
        | the list of comics is not empty                              |
        | the list of comics should be visible                         |
        | the app shows the list of comics                             |
        | there is a comic "bolt"                                      |
        | there is a comic called "bolt"                               |
        | there is no comic "Zephyr"                                   |
        | I see the comics "Aurora", "bolt" and "Comet"                |
        | the comic "bolt" is shown                                    |
        | the comic "Zephyr" is not shown                              |
        | "Aurora", "bolt" and "Comet" are displayed                   |
        | "Zephyr" is not displayed                                    |
        | only "Aurora", "bolt" and "Comet" are listed                 |
        | I see "bolt"                                                 |
        | I do not see "Zephyr"                                        |
        | I see 3 comics: "Aurora", "bolt" and "Comet"                 |
        | the comics are "Aurora", "bolt" and "Comet" in this order    |
        | the listed comics are "Aurora", "bolt" and "Comet"           |
        | the titles should be "Aurora", "bolt" and "Comet"            |
        | the titles are not "Comet", "bolt" and "Aurora"              |

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
        | sentence                                     |
        | I see 3 groups                               |
        | the list has 3 sections                      |
        | the list does not have 4 groups              |
        | 3 groups are shown                           |
        | there are 3 groups: "A", "B" and "C"         |
        | the groups are "A", "B" and "C" in this order |
        | the groups are not "A", "C" and "B"          |
        | I see the groups "A", "B" and "C"            |
        | there is a group "B"                         |
        | the group "B" is shown                       |
        | the group "Z" is not shown                   |
        | the second group is "B"                      |
        | the last group is not "B"                    |
        | "A" is the first group                       |
        | "C" is not the first group                   |
        | the group "B" contains "bolt"                |
        | the section "B" only has "bolt"              |
        | the first group contains "Aurora"            |
        | the first group has one comic                |
        | "bolt" appears in the group "B"              |
        | "bolt" is not in the group "A"               |
        | 3 comics are listed in 3 groups              |
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
        | sentence                        |
        | one request was sent            |
        | no comics are listed            |
        | the app shows no comics         |
        | the list of comics is empty     |
        | the list of comics should be empty |
        | there are no groups             |
        | the list of comics is not shown |
        | I do not see the list of comics |

    @COM-R06
    Scenario: Titles in a table
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
        | sentence                                                  |
        | I see 3 characters                                        |
        | 3 characters are displayed                                |
        | the list of characters has 3 items                        |
        | the list of characters has three characters               |
        | the list of characters does not have 4 characters         |
        | the list of characters contains "Rook" and "Basil"        |
        | the list of characters does not contain "Moss"            |
        | the list of characters is not empty                       |
        | the app shows the characters "Basil", "ivy" and "Rook"    |
        | the characters "Basil", "ivy" and "Rook" are shown        |
        | the character "Moss" is not shown                         |
        | I see "Basil", "ivy" and "Rook" in this order             |
        | the characters are "Basil", "ivy" and "Rook"              |
        | the characters are not "Rook", "ivy" and "Basil"          |
        | the characters of "Comet" are "Basil", "ivy" and "Rook"   |
        | the list of characters is displayed                       |
        | I see the list of characters                              |
        | the characters are shown                                  |
        | the view of the characters is presented                   |

      Examples: In which order
        | sentence                               |
        | the first character is "Basil"         |
        | the last character is not "ivy"        |
        | "ivy" is the second character          |
        | "Rook" is not the first character      |
        | "Basil" is listed before "Rook"        |
        | the characters are sorted in ascending order by the first letter |

      Examples: Under which title
        | sentence                                           |
        | the title of the view is "Comet"                   |
        | the title of the view is not "Bolt"                |
        | the view's title should be "Comet"                 |
        | the title is "Comet"                               |
        | the view is titled "Comet"                         |
        | the view has the title "Comet"                     |
        | the view's title is the name of the comic          |
        | the name of the comic is shown as the title of the view |
        | I see "Comet" as the view's title                  |
        | the title of the list is "Marvel Comics"           |
        | the app shows "Marvel Comics" as the title of the list |

    @COM-R12
    Scenario Outline: A comic without characters: <comic>
      Given <comic>
      When I tap on the comic "Comet"
      Then the list of characters is empty
      And no characters are listed

      Examples:
        | comic                             |
        | the comic "Comet" has no characters |
        | "Comet" has 0 characters          |
        | there are no characters of "Comet" |

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
      And one request for characters was sent

      Examples:
        | tap                             |
        | I tap on the second comic title |
        | the user taps the last comic    |
        | I select "Comet"                |
        | the user chooses the comic "Comet" |
        | I open the comic called "Comet" |
        | the comic "Comet" is selected   |
        | "Comet" is tapped               |

    @COM-R13
    Scenario Outline: Any comic will do: <tap>
      Given <tap>
      When the app has finished loading the characters
      Then hide the UI activity indicator
      And the characters are shown
      And the list of comics is not displayed

      Examples:
        | tap                      |
        | I tapped on a comic      |
        | I selected one comic title |
        | the user opens any comic |

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
      Given the server response is valid and has the comics "Thor", "Hulk" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                    |
        | present three groups of comics titled "A", "H" and "T"      |
        | the groups "A" and "T" have one comic each                  |
        | every group has at least one title                          |
        | the first letters are presented in the order "A", "H", "T"  |
        | the group "H" comes before the group "T"                    |
        | the list has 3 groups and 3 titles                          |
        | the list starts with "Ant-Man"                              |
        | the list ends with "Thor"                                   |
        | the app shows at most 3 comics                              |
        | "Hulk" and "Thor" are not in the same group                 |
        | the app is no longer loading                                |

    @COM-R03
    Scenario Outline: An answer that cannot be read: <answer>
      Given I opened the app
      When <answer>
      Then I am informed that the content couldn't be read
      And neither a list of comics nor a list of characters is shown
      And neither characters nor comics are shown

      Examples:
        | answer                                                       |
        | the server answers with an empty body                        |
        | the server answers with status 500                           |
        | the server answers with a JSON that is cut in the middle     |
        | the comics request ends with an invalid response             |
        # audit-ignore(any text but JSON will do; nothing but comics was asked for)
        | the server answers the comics request with the text "Sorry"  |

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

    @COM-R01
    Scenario: The app is closed
      Given the app is presenting the comics "Bolt" and "Comet"
      When I close the app
      # audit-ignore(what is closed shows no list of any kind)
      Then no list of comics is shown
      When I open the app again
      Then "Bolt" is listed before "Comet"

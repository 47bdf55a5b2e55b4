@COM
Feature: The comics, sentence by sentence

  Sentences that the other features do without, so that each of them is known to do what it says.

  Rule: The server

    @COM-R05
    Scenario Outline: It has these comics: <has>
      Given <has>
      When I open the app
      Then the titles are "Bolt" and "Comet"
      And one request for the list of comics was sent

      Examples:
        | has                                                |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server has "Comet" and "Bolt"                  |
        | the catalog contains the comics "Comet" and "Bolt" |
        | "Comet" and "Bolt" are available                   |

    @COM-R05
    Scenario Outline: It has one comic, or none: <has>
      Given <has>
      When I open the app
      Then the list of comics <outcome>

      Examples:
        | has                                        | outcome       |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server has the single comic "Bolt"     | has one comic |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server returns an empty list of comics | stays empty   |

    @COM-R05
    Scenario: It has the comics of a table
      # audit-ignore(the app sorts them, whether the server has them or answers with them)
      Given the server has the following comics:
        | title |
        | Comet |
        | Bolt  |
      When I open the app
      Then the list of comics has the comics "Bolt" and "Comet"
      And the app shows the comics in this order
      And the list shows these titles

    @COM-R12 @COM-R13
    Scenario Outline: The characters of a comic: <has>
      Given the list of comics has two comics: "Bolt" and "Comet"
      And <has>
      When I tap on "Comet"
      Then the list of characters has 2 names: "Ivy" and "Rook"

      Examples:
        | has                                                  |
        | the comic "Comet" has 2 characters, "Rook" and "Ivy" |
        | "Comet" has the characters "Rook" and "Ivy"          |
        | "Comet" has two characters: "Rook" and "Ivy"         |

    @COM-R12
    Scenario: The characters in tables
      Given "Comet" has these characters:
        | Rook |
        | Ivy  |
      And the comic "Bolt" has the following characters:
        | name |
        | Moss |
      When I tap on the comic "Comet"
      Then the listed characters are "Ivy" and "Rook"
      When the user goes back
      Then the list of comics is shown
      When "Bolt" is selected
      Then the name of the first character is "Moss"
      And there is one character
      And two requests for characters were sent

    @COM-R12
    Scenario Outline: The characters come: <answer>
      Given I selected a comic
      When the server answers with <answer>
      Then the app shows a list with two names

      Examples:
        | answer                           |
        | two characters                   |
        | two characters: "Rook" and "Ivy" |

    @COM-R12
    Scenario: The characters come in a table
      Given I selected a comic
      # audit-ignore(the app sorts them)
      When the server answers with these characters:
        | Rook |
        | Ivy  |
      Then I see a list of two characters, "Ivy" and "Rook"
      And the list of characters has the names "Ivy"
      And the list of characters does not have the name "Basil"
      When I close the view
      Then the list of comics is shown
      When I select a comic
      And the response is valid with the following names:
        | Basil |
      Then the list of characters has one name: "Basil"

    @COM-R03
    Scenario Outline: It fails: <failure>
      Given I opened the app
      When <failure>
      Then an error message informs me that the content couldn't be read
      And not a message informing that there is no internet connection
      # audit-ignore(there is nothing of any kind)
      And the app shows neither a list of comics nor an activity indicator

      Examples:
        | failure                      |
        | the server fails             |
        | the request fails            |
        | the comics request fails     |
        | the request for comics fails |

    @COM-R03
    Scenario Outline: The characters fail: <failure>
      Given I selected a comic
      When <failure>
      Then a message informs me that the list of characters can not be presented
      And I see neither characters nor an activity indicator

      Examples:
        | failure                               |
        | the characters request failed         |
        | the request for the characters failed |

    @COM-R14
    Scenario Outline: It has not answered: <silence>
      Given <silence>
      When I open the app
      Then no comics are listed
      And the list is empty
      And I see the activity indicator
      And it is visible
      When the server answers with the comics "Bolt" and "Comet"
      Then there is no activity indicator
      And the app is no longer loading
      And both comics are listed

      Examples:
        | silence                                                    |
        | the server has not responded yet                           |
        | the server does not answer                                 |
        | the server hasn't answered anything                        |
        | the response is late                                       |
        | the response has not arrived yet                           |
        | 10 seconds have passed and the server has not answered yet |

  Rule: The app

    @COM-R18
    Scenario Outline: It loads the comics again: <again>
      Given <loaded>
      When <again>
      Then two requests for the list of comics were sent
      And the only comic is "Comet"

      Examples:
        | loaded                                | again                                  |
        | the app has loaded the comics "Comet" | that I refresh the comics              |
        | it has loaded the comics "Comet"      | the user reloads the list of comics    |
        | it has loaded the comics "Comet"      | the reader refreshes the list again    |
        | it has loaded the comics "Comet"      | it reloads the comics                  |
        | it has loaded the comics "Comet"      | I reload the list                      |
        | it has loaded the comics "Comet"      | the app tries to load the comics again |

    @COM-R14
    Scenario Outline: The characters of this comic are loading: <sentence>
      Given the list of comics has one comic, "Comet"
      When I tap on "Comet"
      Then <sentence>
      And the app is not loading the characters of "Bolt"
      And the characters of "Bolt" are not loading
      # audit-ignore(one request was sent for the comics as well)
      And 1 request for characters was made
      But the list of comics is not shown

      Examples:
        | sentence                                                     |
        | the app is loading the characters of "Comet"                 |
        | the characters of "Comet" are loading                        |
        | the app is loading the characters with an activity indicator |

    @COM-R14
    Scenario: So many were loaded
      Given I opened the app
      When the app has finished loading 2 comics
      Then the app hides the activity indicator
      And the indicator was shown once
      And it has been hidden once
      And the list of comics was presented with 2 comics
      When I tap on the second comic
      And the app has finished loading 4 characters
      Then it hides the activity indicator
      And the activity indicator was hidden once
      And I see 4 characters

    @COM-R14
    Scenario Outline: It goes when a message comes: <sentence>
      Given I opened the app
      When the response is invalid
      Then <sentence>
      And the message is about the content

      Examples:
        | sentence                                    |
        | the app hid the activity indicator          |
        | it should hide the loading indicator        |
        | the app must hide the UI activity indicator |
        | it has hidden the spinner                   |

    @COM-R13
    Scenario Outline: Back to the list: <back>
      Given the characters of "Comet" are shown
      When <back>
      Then the list of comics is shown
      And the app does not show the characters view
      And I have not selected a comic
      And "Comet" is listed

      Examples:
        | back                                    |
        | that I go back to the comics            |
        | the user goes back to the list          |
        | that I return to the list               |
        | the user returned to the list of comics |
        | I leave the characters view             |
        | the user closes the characters view     |
        | I close the view of the characters      |
        | the user leaves the view                |

  Rule: The list of comics

    @COM-R05 @COM-R06
    Scenario Outline: Where they are: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has "Comet", "Aurora" and "bolt"
      When I open the app
      Then <sentence>

      Examples: In which order
        | sentence                                                     |
        | the app is not showing the comic "Rook"                      |
        | the listed comics are "Aurora", "bolt" and "Comet"           |
        | the comics shown are "Aurora", "bolt" and "Comet"            |
        | the comics are shown in the order "Aurora", "bolt", "Comet"  |
        | the second comic listed is "bolt"                            |
        | the first comic in the list is not "bolt"                    |
        | the title of the last comic in the list of comics is "Comet" |
        | the title of the first comic of the list is "Aurora"         |
        | "Comet" is listed as the third title in the list             |
        | "bolt" is the second comic of the list                       |
        | "bolt" is second in the list                                 |
        | "Aurora" is not last                                         |
        | the comic "bolt" is in the list of comics                    |
        | the title "Rook" is not on the list                          |
        | neither "Rook" nor "Ivy" is listed                           |

      Examples: In which groups
        | sentence                                        |
        | the titles of the sections are "A", "B" and "C" |
        | the letters of the groups are not "A" and "B"   |
        | the list has 3 sections titled "A", "B" and "C" |
        | there are 3 groups with 3 comics                |
        | there is one group "B" with one comic           |
        | the title of the last group is "C"              |
        | the group "B" has the comic "bolt"              |
        | the group "B" does not have the comic "Comet"   |
        | the group "B" contains only "bolt"              |
        | the group "B" only shows the comic "bolt"       |
        | the group "B" shows the comic "bolt"            |
        | the group "B" has one comic                     |
        | the group "B" has one comic, "bolt"             |
        | the group "B" does not have 2 comics            |
        | the group "B" is not empty                      |
        | the comic "bolt" is under the group "B"         |
        | the comic "bolt" is listed in the group "B"     |
        | the comic "bolt" is not in the group "A"        |

    @COM-R05
    Scenario Outline: The only group: <sentence>
      Given the list of comics has the comics "Comet" and "Cabin"
      Then <sentence>

      Examples:
        | sentence                                    |
        | the only group is called "C"                |
        | it is called "C"                            |
        | the section is not called "A"               |
        | its letter is "C"                           |
        | the title of the group is "C"               |
        | the group has two comics                    |
        | the section does not have 3 comics          |
        | it has two comics: "Cabin" and "Comet"      |
        | the group has 2 titles, "Cabin" and "Comet" |

  Rule: The characters

    @COM-R12
    Scenario Outline: The view of the characters: <sentence>
      Given there are 3 characters for "Comet"
      And its characters are shown
      Then <sentence>

      Examples:
        | sentence                                                                           |
        | there are 3 characters in the comic "Comet"                                        |
        | I see the characters of "Comet"                                                    |
        | I do not see the characters of "Bolt"                                              |
        | the characters of "Comet" are presented                                            |
        | the characters of "Bolt" are not presented                                         |
        | the app shows the characters view                                                  |
        | the characters view is shown with the title "Comet"                                |
        | the app shows the title "Comet" in the view                                        |
        | "Comet" is shown as the title of the view                                          |
        | "Bolt" is not shown as the title                                                   |
        | the characters view is titled "Comet"                                              |
        | the characters view does not have the title "Bolt"                                 |
        | the app shows 3 characters: "Character 1", "Character 2" and "Character 3"         |
        | the characters are listed in the order "Character 1", "Character 2", "Character 3" |
        | the app shows the characters of the comic                                          |

    @COM-R12
    Scenario Outline: The characters were there: <loaded>
      Given <loaded>
      Then the view of the characters is shown
      And 3 characters are shown
      And the view is titled "<title>"

      Examples:
        | loaded                                       | title       |
        | the characters of a comic were loaded        | amber Coast |
        | the app has loaded the characters of "Comet" | Comet       |
        | the list of characters was loaded            | amber Coast |

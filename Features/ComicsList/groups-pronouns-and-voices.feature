@COM
Feature: Groups, pronouns, and sentences in either voice

  Whoever acts, whatever "it" is and wherever the groups stand in a sentence.

  Rule: Groups

    Scenario Outline: Four comics in three groups: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                                   |
        | present a list of Marvel Comics titles in 3 groups "A", "H" and "T", in that order         |
        | present the comics in the groups "A", "H" and "T"                                          |
        | present a list with the groups "A", "H" and "T"                                            |
        | present a list of comics with 3 groups                                                     |
        | present a list of Marvel Comics titles grouped in "A", "H" and "T"                         |
        | the comics are presented in 3 groups                                                       |
        | the comics are grouped into 3 groups                                                       |
        | the list of comics is grouped by the letters "A", "H" and "T"                              |
        | the list of comics is presented with 3 groups                                              |
        | the comics are not grouped under "A" and "T"                                               |
        | the group "A" is the first group                                                           |
        | the group "T" is not the first group                                                       |
        | the group "A" is presented first, followed by "H" and "T"                                  |
        | the group "A" contains "Ant-Man" first and "Avengers" second                               |
        | the group "A" is presented with "Ant-Man" and "Avengers"                                   |
        | the group "T" is presented with one comic                                                  |
        | the group "H" exists                                                                       |
        | the group "B" does not exist                                                               |
        | the first group has the title "A"                                                          |
        | the first group is "A" with 2 comics                                                       |
        | the last group is "T" with the comic "Thor"                                                |
        | there is one group named "T" that contains "Thor"                                          |
        | the comics "Ant-Man" and "Avengers" are grouped together                                   |
        | the comics "Ant-Man" and "Thor" are in different groups                                    |
        | the comic "Ant-Man" is the first one in the group "A"                                      |
        | the comic "Thor" is the only one in the group "T"                                          |
        | the list of comics contains "Thor" in the group "T"                                        |
        | the comics within each group are sorted ascending                                          |
        | the list is grouped and sorted ascending by the first letter                               |
        | present a list of Marvel Comics titles sorted as "Ant-Man", "Avengers", "Hulk", "Thor"     |
        | "Hulk" comes before "Thor" in the list of comics                                           |
        | the list of comics is presented only once                                                  |
        | they are "Ant-Man", "Avengers", "Hulk" and "Thor"                                          |
        | they are listed in the order "Ant-Man", "Avengers", "Hulk", "Thor"                         |
        | there are 4 of them                                                                        |
        | the first of them is "Ant-Man"                                                             |
        | the second is "Avengers"                                                                   |
        | the list shows "Thor" last                                                                 |
        | the comics interactor should present the comics "Ant-Man", "Avengers", "Hulk" and "Thor"   |

  Rule: What the server gives

    Scenario Outline: Comics that the server gives: <sentence>
      Given <sentence>
      When I open the app
      Then the list of comics is "Hulk" and "Thor"

      Examples:
        | sentence                                                             |
        | the server returns a valid response with the comics "Thor" and "Hulk" |
        | the server will send a valid response containing "Thor" and "Hulk"   |
        | a valid response with the comics "Thor" and "Hulk" arrives           |
        | the Marvel API returns the comics "Thor" and "Hulk"                  |
        | the comics "Thor" and "Hulk" are returned by the server              |
        | the comics on the server are "Thor" and "Hulk"                       |
        | there are the comics "Thor" and "Hulk" on the server                 |
        | it contains the comics "Thor" and "Hulk"                             |

    Scenario Outline: Comics that the server gives, counted: <sentence>
      Given <sentence>
      When I open the app
      Then 5 comic titles are listed

      Examples:
        | sentence                                            |
        | the server delivers a valid response with 5 comics  |
        | a valid response with 5 comics is received          |
        | there are five comics on the server                 |

    Scenario Outline: A list that is there: <sentence>
      Given <sentence>
      Then the list of comics is "Hulk" and "Thor"
      And the list is presented

      Examples:
        | sentence                                                      |
        | the list of comics was presented with "Thor" and "Hulk"       |
        | the comics list was loaded with the comics "Thor" and "Hulk"  |
        | a list of comics with the titles "Thor" and "Hulk"            |

    Scenario: A list in a table, with the number of its comics
      Given the comics list was loaded with 2 comics
        | title |
        | Thor  |
        | Hulk  |
      When the first comic is tapped
      Then the characters view is presented for the comic "Hulk"
      And it belongs to the first comic
      And the comics interactor should present the characters view once

    Scenario Outline: Answers that cannot be read: <sentence>
      Given I opened the app
      When <sentence>
      Then an error message is presented informing that the content couldn't be read
      And no list is presented
      And nothing is listed

      Examples:
        | sentence                                            |
        | the response of the server is invalid               |
        | the server response couldn't be parsed              |
        | the server returns malformed data                   |
        | the server returned an invalid response for the comics |
        | the loading of comics fails                         |

    Scenario Outline: Nothing has come yet: <sentence>
      Given I opened the app
      And <sentence>
      Then a UI element indicates that the app is loading comics
      When the server responds
      Then no UI element indicates that the app is loading comics
      And the UI activity indicator is presented and then hidden

      Examples:
        | sentence                            |
        | the comics have not been loaded yet |
        | the server takes long to respond    |
        | no response has arrived yet         |
        | the comics are being loaded         |
        | the app has started loading comics  |

  Rule: Characters

    Scenario Outline: Characters of a comic: <sentence>
      Given the server has the comics "Thor" and "Hulk"
      And the comic "Thor" has only the characters "Sif", "Loki" and "Odin"
      When I tap on "Thor"
      Then <sentence>

      Examples:
        | sentence                                                                               |
        | present a list with the names of the characters of "Thor" sorted ascending by the first letter |
        | present a list with only the names "Loki", "Odin" and "Sif"                            |
        | the list with the names "Loki", "Odin" and "Sif" is presented                          |
        | the list of characters of "Thor" shows "Loki", "Odin" and "Sif"                        |
        | the list of characters of "Thor" does not show "Hulk"                                  |
        | the list of characters is presented with "Loki", "Odin" and "Sif"                      |
        | the characters of "Thor" are sorted ascending by the first letter                      |
        | the app shows the names sorted ascending                                               |
        | the first character of the list is "Loki" and the last is "Sif"                        |
        | only the characters "Loki", "Odin" and "Sif" are presented                             |
        | the list of characters shows "Loki" first                                              |
        | I am seeing the characters of "Thor"                                                   |
        | the view's title is "Thor" instead of "Hulk"                                           |
        | the view's title is "Thor" and no longer "Hulk"                                        |
        | the characters view is presented with the characters of "Thor"                         |
        | the title matches the name of the comic                                                |

    Scenario: It, the title
      Given the list of comics is "Hulk" and "Thor"
      When I tap on "Thor"
      Then the title of the characters view is "Thor"
      And it is not "Hulk"
      And it should be "Thor"

    Scenario Outline: Characters that the server gives: <sentence>
      Given the list of comics has one item, "Thor"
      And I selected the comic "Thor" from the list
      And the app started to load the characters of "Thor"
      When <sentence>
      Then present a list with the names "Loki" and "Sif"

      Examples:
        | sentence                                                           |
        | the server gives a valid response with the characters "Sif" and "Loki" |
        | the characters "Sif" and "Loki" are returned                       |
        | the response with the characters "Sif" and "Loki" arrives          |
        | the comic has the characters "Sif" and "Loki"                      |

    Scenario Outline: A tap without a connection: <sentence>
      Given the list of comics is "Hulk" and "Thor"
      When <sentence>
      Then a message is presented instead of the list of characters
      And the message is presented once

      Examples:
        | sentence                                    |
        | I tap on "Thor" without internet connection |
        | I tap on "Thor" while I'm offline           |

  Rule: One thing in the place of another

    Scenario: A list in the place of a message
      Given I opened the app without internet connection
      And a message informing that there is no internet connection is presented
      When my internet connection is back
      And the app tries again
      Then the list of comics is presented instead of the message
      And the list of comics replaces the message
      And the message is replaced by the list of comics
      And hide the message

    Scenario: An empty list
      Given the server returns no comics
      When I open the app
      Then present an empty list
      And present an empty list of comics

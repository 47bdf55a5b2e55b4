@COM
Feature: Groups, pronouns, sentences in either voice, and parts of the screen
  Whoever acts, whatever "it" is and wherever the groups stand in a sentence.
  What "it", "they" and "both of them" are, and what the app shows instead of what.

  Rule: Groups

    Scenario Outline: Four comics in three groups: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                                 |
        | present a list of Marvel Comics titles in 3 groups "A", "H" and "T", in that order       |
        | present the comics in the groups "A", "H" and "T"                                        |
        | present a list with the groups "A", "H" and "T"                                          |
        | present a list of comics with 3 groups                                                   |
        | present a list of Marvel Comics titles grouped in "A", "H" and "T"                       |
        | the comics are presented in 3 groups                                                     |
        | the comics are grouped into 3 groups                                                     |
        | the list of comics is grouped by the letters "A", "H" and "T"                            |
        | the list of comics is presented with 3 groups                                            |
        | the comics are not grouped under "A" and "T"                                             |
        | the group "A" is the first group                                                         |
        | the group "T" is not the first group                                                     |
        | the group "A" is presented first, followed by "H" and "T"                                |
        | the group "A" contains "Ant-Man" first and "Avengers" second                             |
        | the group "A" is presented with "Ant-Man" and "Avengers"                                 |
        | the group "T" is presented with one comic                                                |
        | the group "H" exists                                                                     |
        | the group "B" does not exist                                                             |
        | the first group has the title "A"                                                        |
        | the first group is "A" with 2 comics                                                     |
        | the last group is "T" with the comic "Thor"                                              |
        | there is one group named "T" that contains "Thor"                                        |
        | the comics "Ant-Man" and "Avengers" are grouped together                                 |
        | the comics "Ant-Man" and "Thor" are in different groups                                  |
        | the comic "Ant-Man" is the first one in the group "A"                                    |
        | the comic "Thor" is the only one in the group "T"                                        |
        | the list of comics contains "Thor" in the group "T"                                      |
        | the comics within each group are sorted ascending                                        |
        | the list is grouped and sorted ascending by the first letter                             |
        | present a list of Marvel Comics titles sorted as "Ant-Man", "Avengers", "Hulk", "Thor"   |
        | "Hulk" comes before "Thor" in the list of comics                                         |
        | the list of comics is presented only once                                                |
        | they are "Ant-Man", "Avengers", "Hulk" and "Thor"                                        |
        | they are listed in the order "Ant-Man", "Avengers", "Hulk", "Thor"                       |
        | there are 4 of them                                                                      |
        | the first of them is "Ant-Man"                                                           |
        | the second is "Avengers"                                                                 |
        | the list shows "Thor" last                                                               |
        | the comics interactor should present the comics "Ant-Man", "Avengers", "Hulk" and "Thor" |

  Rule: What the server gives

    Scenario Outline: Comics that the server gives: <sentence>
      Given <sentence>
      When I open the app
      Then the list of comics is "Hulk" and "Thor"

      Examples:
        | sentence                                                              |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server returns a valid response with the comics "Thor" and "Hulk" |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server will send a valid response containing "Thor" and "Hulk"    |
        | a valid response with the comics "Thor" and "Hulk" arrives            |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the Marvel API returns the comics "Thor" and "Hulk"                   |
        | the comics "Thor" and "Hulk" are returned by the server               |
        | the comics on the server are "Thor" and "Hulk"                        |
        | there are the comics "Thor" and "Hulk" on the server                  |
        | it contains the comics "Thor" and "Hulk"                              |

    Scenario Outline: Comics that the server gives, counted: <sentence>
      Given <sentence>
      When I open the app
      Then 5 comic titles are listed

      Examples:
        | sentence                                           |
        # audit-ignore(nobody has asked yet: what the server has is what it answers)
        | the server delivers a valid response with 5 comics |
        | a valid response with 5 comics is received         |
        | there are five comics on the server                |

    Scenario Outline: A list that is there: <sentence>
      Given <sentence>
      Then the list of comics is "Hulk" and "Thor"
      And the list is presented

      Examples:
        | sentence                                                     |
        | the list of comics was presented with "Thor" and "Hulk"      |
        | the comics list was loaded with the comics "Thor" and "Hulk" |
        | a list of comics with the titles "Thor" and "Hulk"           |

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
      Then the comics have not been loaded yet
      And an error message is presented informing that the content couldn't be read
      And no list is presented
      And nothing is listed

      Examples:
        | sentence                                               |
        # audit-ignore(any of these is invalid)
        | the response of the server is invalid                  |
        # audit-ignore(any of these is invalid)
        | the server response couldn't be parsed                 |
        # audit-ignore(any of these is invalid)
        | the server returns malformed data                      |
        # audit-ignore(any of these is invalid)
        | the server returned an invalid response for the comics |
        | the loading of comics fails                            |

    Scenario Outline: Nothing has come yet: <sentence>
      Given I opened the app
      And <sentence>
      Then nothing is listed
      # audit-ignore(the app loads nothing else than the comics)
      And a UI element indicates that the app is loading comics
      When the server responds
      # audit-ignore(the app loads nothing else than the comics)
      Then no UI element indicates that the app is loading comics
      And the UI activity indicator is presented and then hidden

      Examples:
        | sentence                           |
        | the server takes long to respond   |
        | no response has arrived yet        |
        # audit-ignore(the app loads nothing else than the comics)
        | the comics are being loaded        |
        # audit-ignore(the app loads nothing else than the comics)
        | the app has started loading comics |

  Rule: Characters

    Scenario Outline: Characters of a comic: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Thor" and "Hulk"
      And the comic "Thor" has only the characters "Sif", "Loki" and "Odin"
      When I tap on "Thor"
      Then <sentence>
      And the list of comics is "Hulk" and "Thor"

      Examples:
        | sentence                                                                                       |
        | present a list with the names of the characters of "Thor" sorted ascending by the first letter |
        | present a list with only the names "Loki", "Odin" and "Sif"                                    |
        | the list with the names "Loki", "Odin" and "Sif" is presented                                  |
        | the list of characters of "Thor" shows "Loki", "Odin" and "Sif"                                |
        | the list of characters of "Thor" does not show "Hulk"                                          |
        | the list of characters is presented with "Loki", "Odin" and "Sif"                              |
        | the characters of "Thor" are sorted ascending by the first letter                              |
        | the app shows the names sorted ascending                                                       |
        | the first character of the list is "Loki" and the last is "Sif"                                |
        | only the characters "Loki", "Odin" and "Sif" are presented                                     |
        | the list of characters shows "Loki" first                                                      |
        | I am seeing the characters of "Thor"                                                           |
        | the view's title is "Thor" instead of "Hulk"                                                   |
        | the view's title is "Thor" and no longer "Hulk"                                                |
        | the characters view is presented with the characters of "Thor"                                 |
        | the title matches the name of the comic                                                        |

    Scenario: It, the title
      Given the list of comics is "Hulk" and "Thor"
      When I tap on "Thor"
      Then the title of the characters view is "Thor"
      And it is not "Hulk"
      And it should be "Thor"
      And the list of comics is "Hulk" and "Thor"

    Scenario Outline: Characters that the server gives: <sentence>
      Given the list of comics has one item, "Thor"
      And I selected the comic "Thor" from the list
      And the app started to load the characters of "Thor"
      Then no list of characters is presented
      # audit-ignore(nobody waits for a second answer)
      When <sentence>
      Then present a list with the names "Loki" and "Sif"

      Examples:
        | sentence                                                               |
        | the server gives a valid response with the characters "Sif" and "Loki" |
        | the characters "Sif" and "Loki" are returned                           |
        | the response with the characters "Sif" and "Loki" arrives              |
        | the comic has the characters "Sif" and "Loki"                          |

    Scenario Outline: A tap without a connection: <sentence>
      Given the list of comics is "Hulk" and "Thor"
      When <sentence>
      Then a message is presented instead of the list of characters
      And the message is presented once
      And the list of comics is "Hulk" and "Thor"

      Examples:
        | sentence                                    |
        | I tap on "Thor" without internet connection |
        | I tap on "Thor" while I'm offline           |

  Rule: One thing in the place of another

    Scenario: A list in the place of a message
      Given I opened the app without internet connection
      Then a message informing that there is no internet connection is presented
      When my internet connection is back
      And the app tries again
      Then the list of comics is presented instead of the message
      And the list of comics replaces the message
      And the message is replaced by the list of comics
      And hide the message

    Scenario: An empty list
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server returns no comics
      When I open the app
      Then present an empty list
      And present an empty list of comics

  Rule: Lists that a story begins with

    Scenario Outline: A list of four comics that was there before: <sentence>
      Given <sentence>
      Then the list of comics contains exactly 4 titles
      And the comics are requested exactly once
      And the list is presented

      Examples:
        | sentence                                         |
        | the list of comics with 4 titles was loaded      |
        | a list of comics with four items has been loaded |
        | a list of 4 comics was successfully loaded       |
        | a list with four titles is loaded                |
        | a list of Marvel Comics with 4 titles            |
        | the comics list with four comics                 |

    Scenario Outline: The list in the words of those who see it: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Thor", "Hulk" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                 |
        | I see the list of comics with "Ant-Man", "Hulk" and "Thor"               |
        | the app shows a list of comics with "Ant-Man", "Hulk", "Thor"            |
        | the app does not show a list of comics with "Loki"                       |
        | the app shows a list of comics instead of the activity indicator         |
        | I see the list of comics instead of a message                            |
        | the app shows a list                                                     |
        | I see the list                                                           |
        | the activity indicator was shown once and hidden once                    |
        | the UI activity indicator is presented exactly once and hidden only once |

    Scenario Outline: Nothing that tells of a load once the answer is there: <sentence>
      Given I opened the app
      # audit-ignore(it checks that the load is under way, and changes nothing)
      And the app is loading the comics
      When the server responds
      # audit-ignore(the app loads nothing else than the comics)
      Then <sentence>

      Examples:
        | sentence                                                              |
        | the app shows no UI element indicating that the app is loading        |
        | I do not see any indicator that indicates that the comics are loading |

  Rule: Opening and loading

    Scenario Outline: The app opened twice: <sentence>
      When <sentence>
      Then the comics are requested again
      And the list of Marvel Comics was fetched again
      And the comics are requested twice

      Examples:
        | sentence                 |
        | I open the app twice     |
        | I opened the app 2 times |

    Scenario: The app opened three times
      When the user opens the app three times
      Then the comics are requested 3 times

    Scenario Outline: The app opened offline: <sentence>
      When <sentence>
      Then a message informing that there is no internet connection is presented
      And the message is presented once
      And the app shows a message instead of the list of comics
      And I see no list
      And the app does not show a list

      Examples:
        | sentence                                                    |
        | I open the app when I'm offline                             |
        | the user opens the app when there is no internet connection |

    Scenario Outline: Comics that load without a connection: <sentence>
      Given I opened the app
      When <sentence>
      Then a message informing that there is no internet connection is presented
      And the app does not show a list

      Examples:
        | sentence                                                 |
        # audit-ignore(the app loads nothing else than the comics)
        | the comics have loaded without internet connection       |
        # audit-ignore(the app loads nothing else than the comics)
        | the app has finished loading without internet connection |

    Scenario: Comics that load with a connection
      Given I opened the app
      # audit-ignore(the app loads nothing else than the comics)
      Then the app shows an activity indicator indicating that the comics are loading
      # audit-ignore(the app loads nothing else than the comics)
      When the app finishes loading the comics with an internet connection
      Then the app shows a list
      # audit-ignore(the app loads nothing else than the comics)
      And the app does not show a spinner showing that the app is loading comics

    Scenario: A message that gives way
      Given I opened the app without internet connection
      When my internet connection is back
      And the app tries again
      Then the message informing that there is no internet connection is replaced by the list of comics
      And the activity indicator was shown twice and hidden twice

  Rule: Groups and pronouns

    Scenario Outline: Two comics of one letter: <sentence>
      # audit-ignore(nobody has asked yet: what the server has is what it answers)
      Given the server has the comics "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                    |
        | both of them are in the group "A"           |
        | all of them are under the letter "A"        |
        | both of them are not in the group "B"       |
        | both of them are presented in the group "A" |
        | all of them are shown under the letter "A"  |
        | it is not the only comic in the list        |

    Scenario: The only row
      Given the list of comics is "Thor"
      Then it is the only title
      And it is the only comic in the list

    Scenario Outline: A tap in a group: <sentence>
      Given the list of comics is "Ant-Man", "Avengers" and "Thor"
      When <sentence>
      Then the characters view is presented for the comic "Avengers"
      And it belongs to the comic "Avengers"
      And the view is of the selected comic "Avengers"
      And they are those of the tapped comic "Avengers"
      And the characters of "Avengers" were requested once

      Examples:
        | sentence                                           |
        | I tap on "Avengers" in the group "A"               |
        | I tap on the comic "Avengers" under the letter "A" |
        | the user selects "Avengers" of the section "A"     |

  Rule: Taps

    Scenario: No tap, and then taps
      Given the list of comics is "Ant-Man", "Hulk" and "Thor"
      # audit-ignore(it says what is so anyway)
      And no comic is tapped yet
      When I tap on "Ant-Man"
      And another comic is tapped
      Then the characters view is presented for the comic "Hulk"
      And the characters of "Ant-Man" were requested once

    Scenario: No comic has been tapped
      When I open the app
      Then no comic title has been tapped
      And the list of comics is presented

    Scenario: No comic is selected after going back
      Given the list of comics is "Hulk" and "Thor"
      When I tap on the first comic
      Then the characters view is presented for the comic "Hulk"
      When I go back
      Then no comic is selected
      And the list of comics is "Hulk" and "Thor"

    Scenario Outline: A tap on any comic without a connection: <sentence>
      Given the list of comics is "Hulk" and "Thor"
      When <sentence>
      Then a message is presented instead of the list of characters
      And the message is presented once
      And the characters view is presented for the comic "Hulk"

      Examples:
        | sentence                                                     |
        | I tap on a comic without internet connection                 |
        | the user taps any comic title without an internet connection |

    Scenario: A tap on any comic with a connection
      Given the list of comics is "Hulk" and "Thor"
      # audit-ignore(the tap comes with a connection)
      And I'm offline
      When I tap on a comic with internet connection
      Then the characters view is presented for the comic "Hulk"
      And the app shows a list

    Scenario Outline: Two comics one after the other: <sentence>
      Given the list of comics is "Ant-Man", "Avengers", "Hulk" and "Thor"
      When <sentence>
      Then the characters view is presented for the comic "Thor"
      And the characters of "Hulk" were requested once
      When I go back
      Then a list of 4 comics is presented

      Examples:
        | sentence                             |
        | I tap on "Hulk" and then on "Thor"   |
        | I tap on the comic "Hulk" and "Thor" |
        | I open "Hulk", then "Thor"           |

    Scenario Outline: Characters that the app tries to load: <sentence>
      Given the list of comics is "Thor"
      When <sentence>
      Then the characters of "Thor" were requested once
      And the characters view is presented for the comic "Thor"

      Examples:
        | sentence                                                 |
        | the app tries to load the characters                     |
        | it tries to get its list of characters                   |
        | the app tries to load the characters of "Thor"           |
        | the app tries to fetch the list of characters for "Thor" |

  Rule: Characters, more

    Scenario Outline: Whose characters they are: <sentence>
      Given the list of comics has one item, "Thor"
      And <sentence>
      When I tap on "Thor"
      Then present a list with the names "Loki" and "Sif"

      Examples:
        | sentence                                                               |
        | it has the characters "Sif" and "Loki"                                 |
        | it contains the characters "Sif" and "Loki"                            |
        | the characters "Sif" and "Loki" belong to "Thor"                       |
        | the characters "Sif" and "Loki" belong to the comic "Thor"             |
        | the server has the characters "Sif" and "Loki" for "Thor"              |
        | the server returns the characters "Sif" and "Loki" of the comic "Thor" |

    Scenario: A response with two characters
      Given the list of comics has one item, "Thor"
      And I selected the comic "Thor" from the list
      # audit-ignore(nobody waits for a second answer)
      When a valid response with 2 characters arrives
      Then there are 2 of them
      And the app shows the list of characters instead of the activity indicator

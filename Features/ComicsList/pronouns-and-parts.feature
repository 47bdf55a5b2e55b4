@COM
Feature: More pronouns, and parts of the screen in place of others

  What "it", "they" and "both of them" are, and what the app shows instead of what.

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
      # audit-ignore(the app loads nothing else than the comics)
      When <sentence>
      Then a message informing that there is no internet connection is presented
      And the app does not show a list

      Examples:
        | sentence                                                 |
        | the comics have loaded without internet connection       |
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
      # audit-ignore(the list is below the characters: a second tap finds no row)
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
      And I go back
      Then no comic is selected
      And the list of comics is "Hulk" and "Thor"

    Scenario Outline: A tap on any comic without a connection: <sentence>
      Given the list of comics is "Hulk" and "Thor"
      # audit-ignore(the list is below the characters: a second tap finds no row)
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

  Rule: Characters

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

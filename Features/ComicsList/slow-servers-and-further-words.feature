@COM
Feature: Slow servers and further words
  How long an answer takes, for whom the characters play, and what a story says without verbs or
  quotation marks.

  Rule: A server that takes its time

    @COM-R14
    Scenario Outline: So much later the comics are there: <delay>
      Given <delay>
      When I open the app
      And 2 seconds pass
      Then the activity indicator is visible
      And no comics are listed
      When another 2 seconds have passed
      Then the list of comics is presented
      And the activity indicator is gone

      Examples:
        | delay                                              |
        | the server takes 4 seconds to answer               |
        | that the server needs 4 seconds to send the comics |
        | loading the comics takes four seconds              |
        | the comics response arrives after 4 seconds        |
        | the server answers with a delay of 4 seconds       |
        | the answer of the server is delayed by 4 seconds   |
        | it takes the server 4 seconds to answer            |

    @COM-R14
    Scenario Outline: What comes in the end: <answer>
      Given the server takes 3 seconds to <answer>
      When I open the app
      Then the activity indicator is shown
      And 1 request was sent
      When I wait for 3 seconds
      Then <outcome>

      Examples:
        | answer                            | outcome                                            |
        | answer with "Thor" and "Hulk"     | the titles are "Hulk", "Thor"                      |
        | return the comics "Thor", "Blade" | the groups are "B" and "T"                         |
        | give an invalid response          | I see that the content couldn't be read            |
        | send invalid comics               | an error message says the content couldn't be read |

    @COM-R14
    Scenario Outline: Only the characters are late: <delay>
      # audit-ignore(so it is unless a story says otherwise)
      Given the comic "Hulk" is in the list
      And <delay>
      # audit-ignore(doing it twice comes to the same)
      When I tap on "Hulk"
      And 5 seconds pass
      Then the activity indicator is still visible
      And after 1 second <outcome>

      Examples:
        | delay                                                 | outcome                                                  |
        | the server needs 6 seconds to answer with characters  | the list of characters is presented                      |
        | the server needs 6 seconds to give invalid characters | I am told that it can not present the list of characters |

    @COM-R14
    Scenario: In one sentence
      Given the server takes 3 seconds to answer
      When I open the app
      Then the activity indicator is visible after 2 seconds
      And the activity indicator is hidden after 1 second
      And the comics are shown within 1 second

    @COM-R14
    Scenario: Two lists and two delays
      # audit-ignore(the list is waited for before it is tapped)
      Given the server takes 2 seconds to send the comics
      And the server takes 5 seconds to return the characters
      When I open the app
      # audit-ignore(the list is waited for before it is tapped)
      And 2 seconds go by
      And I tap on a comic title
      And 4 seconds pass
      Then the activity indicator is visible
      When 1 more second has passed
      Then the names of its characters are presented

    @COM-R02
    Scenario: A cancelled request is no lost connection
      Given I opened the app
      When the app gives up loading the comics
      Then an error message informs that the content couldn't be read
      And the activity indicator is hidden

  Rule: Whose characters they are

    @COM-R13
    Scenario Outline: In other words: <sentence>
      # audit-ignore(so it is unless a story says otherwise)
      Given that the comics are "Thor" and "Hulk"
      And <sentence>
      When I tap on "Thor"
      Then the names shown are "Loki" and "Odin"
      And "Odin" belongs to the comic "Thor"

      Examples:
        | sentence                                          |
        | "Odin" and "Loki" only belong to the comic "Thor" |
        | "Odin" and "Loki" are characters of "Thor"        |
        | "Odin" and "Loki" appear in "Thor"                |
        | the comic "Thor" features "Odin" and "Loki"       |
        | the comic "Thor" has the characters: Odin, Loki   |

    @COM-R13
    Scenario: One after another
      Given "Odin" belongs to the comic "Thor"
      And "Loki" belongs to the comic "Thor"
      # audit-ignore(so it is unless a story says otherwise)
      And I see the comic "Thor" in the list
      # audit-ignore(doing it twice comes to the same)
      When the comic "Thor" gets selected from the list
      Then the names shown are "Loki", "Odin"

    @COM-R13
    Scenario: A row for each character
      # audit-ignore(their order is not that of the list)
      Given the following comics and characters exist:
        | comic | character |
        | Thor  | Odin      |
        | X-Men | Storm     |
        | Thor  | Loki      |
      When I open the app
      Then the titles are "Thor", "X-Men"
      When the user selects "Thor"
      Then the names shown are "Loki" and "Odin"

    @COM-R13
    Scenario: The comic of the sentence before
      # audit-ignore(so it is unless a story says otherwise)
      Given the comic "Defenders" is in the list
      And its characters are "Valkyrie", "Namor"
      # audit-ignore(doing it twice comes to the same)
      When I tap on the comic "Defenders"
      Then its characters are "Namor", "Valkyrie"

    @COM-R03
    Scenario Outline: Characters that fail: <failure>
      # audit-ignore(so it is unless a story says otherwise)
      Given the comics "Thor" and "Hulk" were loaded
      And <failure>
      When I tap on "Thor"
      Then the characters of "Thor" could not be loaded
      And a message says that it can not present the list of characters

      Examples:
        | failure                                                |
        | the characters of "Thor" cannot be loaded              |
        | the characters of the comic "Thor" are unreadable      |
        | the server answers for "Thor" with an invalid response |

    @COM-R03
    Scenario: The second try
      Given that the characters of a comic could not be presented
      # audit-ignore(a tap on another comic goes back)
      And I went back to the list of comics
      # audit-ignore(doing it twice comes to the same)
      When I tap on the same comic title
      And this time the response is valid
      Then the names of its characters are presented

    @COM-R11
    Scenario: None for one comic
      # audit-ignore(so it is unless a story says otherwise)
      Given the comics "Thor" and "Hulk" were loaded
      And that the server has no characters for "Hulk"
      When I tap on "Hulk"
      Then an empty list of characters is presented

  Rule: Groups

    @COM-R05
    Scenario: Who is with whom
      # audit-ignore(an answer is what the server has)
      Given the server returns these comic titles: Thor, Daredevil, Thanos and Hulk
      When I open the app
      Then present the group "D" first, then "H", then "T"
      And show "Thor" and "Thanos" in the same group
      And show "Daredevil" in another group
      And "Hulk" is in another group
      And I see "Thor" and "Hulk" in different groups
      And show "Daredevil" in a group of its own
      And no comic starts with the letter "Q"
      And there is no group for "Q"
      And no empty group is shown
      And the list contains all comics of the response
      And the groups are "D", "H", "T" from top to bottom
      And the following groups are presented:
        | letter | comics |
        | D      |      1 |
        | H      |      1 |
        | T      |      2 |

    @COM-R05
    Scenario: The only comic
      Given the only comic on the server is "Nova"
      When I open the app
      Then there is only one group, named "N"
      And that group holds 1 comic
      And I see only the group "N"

    @COM-R05
    Scenario: Both of those named before
      Given the comic "X-Men" has the characters "Cyclops" and "Storm"
      And the comic "Hulk" has the character "Bruce Banner"
      # audit-ignore(so it is unless a story says otherwise)
      And I see both comics in the list
      When I tap on "X-Men"
      Then I see 2 characters

    @COM-R06
    Scenario: One comic, between commas
      Given one comic, "Longshot", is in the list
      # audit-ignore(who looks does nothing)
      When I look at the screen
      Then exactly one comic, "Longshot", is listed

  Rule: The way to the server

    @COM-R02
    Scenario Outline: Without a verb: <connection>
      Given <connection>
      When I open the app
      Then <outcome>

      Examples:
        | connection                    | outcome                                         |
        | a working internet connection | the list of comics is presented                 |
        | no internet connection        | the no internet connection message is presented |
        | an invalid response           | a message says the content couldn't be read     |

    @COM-R02
    Scenario: Offline the characters are not loaded
      Given one comic, "Longshot", is in the list
      And no internet connection
      # audit-ignore(doing it twice comes to the same)
      When the loading of its characters has finished
      Then the activity indicator is hidden
      And a message informs about the missing internet connection
      And the screen title is "Longshot"

    @COM-R03 @COM-R18
    Scenario Outline: The server is repaired: <failure>
      Given <failure>
      When I open the app
      Then I see that the content couldn't be read
      # audit-ignore(doing it twice comes to the same)
      When the server is repaired and has the comic "Elektra"
      # audit-ignore(doing it twice comes to the same)
      And <reload>
      Then I see "Elektra" in the list
      And no error message is shown

      Examples:
        | failure                            | reload               |
        | the server answers with error 500  | I retry              |
        | the server responds with HTTP 404  | the list is reloaded |
        | the server sends an empty response | I pull to refresh    |
        | the server has an error            | the app is restarted |
        | the response is not valid JSON     | I reload the comics  |
        | the server returns invalid comics  | I try again          |

    @COM-R21
    Scenario: There are no further pages
      # audit-ignore(an answer is what the server has)
      Given the server has 50 comics
      When I open the app
      And I scroll to the end of the list
      Then nothing happens
      And 50 comics are listed

    @COM-R19
    Scenario: Two requests, answered in the wrong order
      Given that I opened the app
      And it tries to load comics
      When the server answers the second request with "Hulk"
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      And the server answers the first request with "Thor"
      Then the titles are "Hulk"

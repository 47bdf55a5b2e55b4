@COM
Feature: The comics in plain words
  The shortest sentences: what the lists are, what they have, and what the server was asked for.
  How titles, groups and characters stand to each other, as one more writer would put it; much of it
  is denied once as well, where it is not so.

  Rule: What the server was asked for

    @COM-R05 @COM-R18
    Scenario Outline: A valid response comes: <response>
      Given the comics "Loki" and "Odin" were loaded
      And <response>
      When I reload the comics
      Then the titles are "Hulk" and "Thor"
      And the server was asked for the comics twice

      Examples:
        | response                                                      |
        | a valid response with "Thor" and "Hulk"                       |
        | a valid server response with the comics "Thor" and "Hulk"     |
        | a valid response with the titles "Thor", "Hulk" in this order |

    @COM-R18
    Scenario Outline: Several times: <load>
      Given the comics "Thor" and "Hulk" were loaded
      When <load>
      Then the server was asked for the comics <count>
      And the list of comics is "Hulk" and "Thor"

      Examples:
        | load                             | count       |
        | I try to load the comics twice   | three times |
        | the app reloads the list 3 times | 4 times     |
        | I reload the comics once         | twice       |

    @COM-R02
    Scenario Outline: Without internet connection nothing was asked: <sentence>
      Given the internet connection is off
      When I open the app
      Then <sentence>
      And a message that there is no internet connection was presented once

      Examples:
        | sentence                                       |
        | the app does not send a request for the comics |
        # audit-ignore(nor for characters: nothing could be tapped)
        | the app does not ask the server for the comics |
        # audit-ignore(nor are characters: nothing could be tapped)
        | the list of comics was not requested           |
        # audit-ignore(nor are characters: nothing could be tapped)
        | no comics were loaded                          |

    @COM-R02 @COM-R13
    Scenario Outline: Nor was it for characters: <sentence>
      Given the comics "Thor" and "Hulk" were loaded
      And the internet connection is off
      When I tap on the first comic
      Then <sentence>
      And the title of the characters view reads "Hulk"
      And a message that there is no internet connection was presented once

      Examples:
        | sentence                                           |
        | the app has not made any request for characters    |
        | it did not ask for the list of characters          |
        | the characters are not fetched                     |
        | no characters were requested yet                   |
        | the characters of "Hulk" were not requested        |
        | the characters for the comic "Hulk" are not loaded |

    @COM-R13
    Scenario: Only for the characters of the comic tapped
      Given the comics "Thor" and "Hulk" were loaded
      When I tap on the first comic
      And I go back
      Then the list of comics is shown
      When I tap on the first title
      Then a request for the characters of "Hulk" was sent
      And the server was asked for the characters twice
      And the characters of "Thor" were not requested

  Rule: What the list of comics is

    @COM-R05 @COM-R06
    Scenario Outline: Four comics in plain words: <sentence>
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                                                 |
        | the list of comics with the titles "Ant-Man", "Avengers", "Hulk", "Thor" is presented    |
        | a list with 4 titles, "Ant-Man", "Avengers", "Hulk" and "Thor" is presented              |
        | a list of four comics named "Ant-Man", "Avengers", "Hulk", "Thor" is shown in this order |
        | a list of the comics "Ant-Man", "Avengers", "Hulk" and "Thor" is presented               |
        | a list with the titles "Ant-Man", "Avengers", "Hulk", "Thor" is shown in that order      |
        | the list of comics contains only "Ant-Man", "Avengers", "Hulk" and "Thor"                |
        | the list consists of nothing but the titles "Ant-Man", "Avengers", "Hulk" and "Thor"     |
        | I see only the comics "Ant-Man", "Avengers", "Hulk" and "Thor"                           |
        | the app only shows "Ant-Man", "Avengers", "Hulk", "Thor" in that order                   |
        | the list of comics is "Ant-Man", "Avengers", "Hulk", "Thor"                              |
        | the comics list should be "Ant-Man", "Avengers", "Hulk" and "Thor" in this order         |
        | "Ant-Man" is presented at the top of the list                                            |
        | "Hulk" is shown at position 3                                                            |
        | "Thor" is listed at the end                                                              |
        | I see "Hulk" in the list of comics                                                       |
        | I see the comics "Ant-Man", "Avengers", "Hulk" and "Thor" among the titles               |
        | the list of comics is presented with 3 groups                                            |
        | the comics list is shown in three sections                                               |
        | the list of comics is presented with 3 groups: "A", "H" and "T"                          |
        | the list is shown in three sections named "A", "H", "T"                                  |
        | the list of comics is presented with the groups "A", "H" and "T"                         |
        | the comics list is shown in the sections "A", "H" and "T"                                |
        | the list of comics has the groups "A", "H" and "T"                                       |
        | the list contains the group "H"                                                          |
        | the list has the letters "A", "H", "T" in this order                                     |
        | the group "A" does not show "Thor"                                                       |
        | the section "H" must not list the comics "Ant-Man" and "Avengers"                        |
        | two comics are presented in the group "A"                                                |
        | only one title is shown under the letter "H"                                             |
        | the comics are in the order "Ant-Man", "Avengers", "Hulk", "Thor"                        |
        | the titles are not in the order "Thor", "Hulk", "Avengers", "Ant-Man"                    |
        | the list of comics is in this order: "Ant-Man", "Avengers", "Hulk", "Thor"               |
        | the list of comics is shown in the order "Ant-Man", "Avengers", "Hulk", "Thor"           |
        | the groups are in the order "A", "H", "T"                                                |
        | the comics list starts with "Ant-Man"                                                    |
        | the comics list ends with "Thor"                                                         |
        | "Ant-Man", "Avengers", "Hulk" and "Thor" are shown in the list of comics                 |

    @COM-R05 @COM-R06
    Scenario: Four comics in tables
      Given the server has the comics "Thor", "Hulk", "Avengers" and "Ant-Man"
      When I open the app
      Then the list of comics is:
        | Ant-Man  |
        | Avengers |
        | Hulk     |
        | Thor     |
      And the comics are in this order:
        | title    |
        | Ant-Man  |
        | Avengers |
        | Hulk     |
        | Thor     |
      And the list has the groups:
        | group | comics            |
        | A     | Ant-Man, Avengers |
        | H     | Hulk              |
        | T     | Thor              |

    @COM-R06
    Scenario: A table names some of them
      Given the server has the comics "Thor", "Hulk" and "Avengers"
      When I open the app
      # audit-ignore(what a list has may be said in any order)
      Then the list of comics has the comics:
        | Thor     |
        | Avengers |

    @COM-R18
    Scenario: Another list takes its place
      Given the list of comics was loaded
      When the server has the comic "Hulk"
      And I reload the comics
      Then the list of comics with the comic "Hulk" is presented
      And the server was asked for the list of comics twice

    @COM-R13
    Scenario Outline: A list to begin with: <list>
      Given <list>
      When I tap on the first comic
      And I go back
      Then I am on the list of comics
      And the list of comics is "Hulk" and "Thor"
      And a request for the characters of "Hulk" was made

      Examples:
        | list                                                              |
        | the list of comics contains only "Hulk" and "Thor"                |
        | the list has nothing but the comics "Hulk" and "Thor"             |
        | the list of comics with the titles "Hulk" and "Thor" is presented |

    @COM-R13
    Scenario: A table to begin with
      # audit-ignore(the app sorts them)
      Given the list of comics has the comics:
        | Thor |
        | Hulk |
      When I tap on the first comic
      Then the title of the characters view reads "Hulk"
      And a request for the characters of "Hulk" was made

  Rule: What the list of characters is

    @COM-R12 @COM-R16
    Scenario Outline: Three names in plain words: <sentence>
      Given the characters of "Avengers" are "Thor", "Hulk" and "Loki"
      When I tap on "Avengers"
      Then <sentence>
      And the characters of "Avengers" were requested once

      Examples:
        | sentence                                                                       |
        | a list with 3 names, "Hulk", "Loki" and "Thor" is presented                    |
        | a list of three characters named "Hulk", "Loki", "Thor" is shown in this order |
        | a list with the names "Hulk", "Loki" and "Thor" is presented                   |
        | a list of the characters "Hulk", "Loki", "Thor" is shown in that order         |
        | I see only the characters "Hulk", "Loki" and "Thor"                            |
        | the view only shows the names "Hulk", "Loki", "Thor" in this order             |
        | the list of characters is "Hulk", "Loki" and "Thor"                            |
        | its list of characters should be "Hulk", "Loki", "Thor" in that order          |
        | "Hulk" is presented at the top of the list of characters                       |
        | "Thor" is shown at the bottom                                                  |
        | I see "Loki" in the list of characters                                         |
        | I see "Hulk", "Loki" and "Thor" among the names                                |
        | the characters are in the order "Hulk", "Loki", "Thor"                         |
        | the list of characters is in this order: "Hulk", "Loki", "Thor"                |
        | the list of characters is presented in the order "Hulk", "Loki", "Thor"        |
        | the characters list starts with "Hulk"                                         |
        | the characters list ends with "Thor"                                           |
        | the characters "Hulk", "Loki" and "Thor" are in the list of characters         |
        | the characters "Hulk", "Loki" and "Thor" are shown among the names             |

  Rule: The list of comics

    @COM-R05 @COM-R06
    Scenario Outline: Titles in their groups: <sentence>
      Given the server has the comics "Comet", "bolt", "Basalt" and "Aurora"
      When I open the app
      Then <sentence>

      Examples: How many
        | sentence                              |
        | two comics are in the group "B"       |
        | no comic is in the group "D"          |
        | 2 titles are not under the letter "C" |
        | no group is empty                     |

      Examples: The same group, or another
        | sentence                                              |
        | "Aurora" and "bolt" are in different groups           |
        | "Basalt" and "bolt" are not under different letters   |
        | "bolt" is in the same group as "Basalt"               |
        | "Comet" is not in the same section as "bolt"          |
        | the titles are grouped under "A", "B" and "C"         |
        | the comics do not belong to "A", "B" and "D"          |
        | the comics belong to "A", "B" and "C"                 |
        | every title is presented under its first letter       |
        | each comic is listed in the group of its first letter |

      Examples: Which place in the group
        | sentence                                                  |
        | in the group "B", "Basalt" comes before "bolt"            |
        | within the section "B" "bolt" is listed after "Basalt"    |
        | the first comic in the group "B" is "Basalt"              |
        | the last title under the letter "B" is not "Basalt"       |
        | "bolt" is the second title in the group "B"               |
        | "bolt" is not the first comic of the group "B"            |
        | the only comic in the group "C" is "Comet"                |
        | the titles in the group "B" are sorted ascending          |
        | the comics under the letter "B" are listed alphabetically |

      Examples: Which group is next
        | sentence                                         |
        | the group "A" is followed by the group "B"       |
        | the group "A" is not followed by the section "C" |

    @COM-R05 @COM-R18
    Scenario: A single comic after a refresh
      Given the app has loaded the comics "Bolt" and "Comet"
      And the server has the comic "Zephyr"
      When I refresh the comics
      Then that comic is "Zephyr"
      And none of the comics "Bolt" and "Comet" is listed
      And two requests for the list of comics were sent

    @COM-R05
    Scenario: Each comic has one row
      Given the server has the comics "Comet", "Bolt", "Basalt" and "Aurora"
      When I open the app
      Then no comic is presented twice
      And no title is listed more than once
      And the list of comics has 4 comics

    @COM-R11 @COM-R18
    Scenario: No comics any more
      Given the app has loaded the comics "Bolt" and "Comet"
      Then "Bolt" and "Comet" are displayed
      When the server has no comics
      And I refresh the comics
      Then none of them is shown any more
      And two requests for the list of comics were sent

  Rule: The characters

    @COM-R12 @COM-R13 @COM-R16
    Scenario Outline: Three characters of a comic: <sentence>
      Given the list of comics has "Bolt" and "Comet"
      And the characters of "Comet" are "Rook", "ivy" and "Basil"
      When I tap on "Comet"
      Then <sentence>

      Examples: Who is there
        | sentence                                                        |
        | the characters view of "Comet" shows 3 characters               |
        | the characters screen titled "Comet" has at least two names     |
        | the characters view has "Basil", "ivy" and "Rook" in this order |
        | the characters view contains the character "ivy"                |
        | the list has the characters "Basil", "ivy" and "Rook"           |
        | the view does not contain the characters "Moss" and "Fern"      |
        | only the characters of "Comet" are presented                    |

      Examples: Under which title
        | sentence                                          |
        | "Comet" is the title of the view                  |
        | "Comet" is its heading                            |
        | the name of the comic "Comet" is the view's title |

    @COM-R12 @COM-R16
    Scenario: The characters in tables of names
      Given the comic "Comet" has the characters "Rook", "ivy" and "Basil"
      When I tap on "Comet"
      Then the list of characters is:
        | Basil |
        | ivy   |
        | Rook  |
      And the characters are in this order:
        | Basil |
        | ivy   |
        | Rook  |
      # audit-ignore(it contains them in any order)
      And the list of characters contains the characters:
        | ivy  |
        | Rook |
      And no character is listed twice

    @COM-R12
    Scenario: What the tables of names do not say
      Given the comic "Comet" has the characters "Rook", "ivy" and "Basil"
      When I tap on "Comet"
      Then the characters are "Basil", "ivy" and "Rook"
      # audit-ignore(any other order or name will do)
      And the list of characters is not in this order:
        | Rook  |
        | ivy   |
        | Basil |
      # audit-ignore(any other order or name will do)
      And the characters are not:
        | Basil |
        | ivy   |
      # audit-ignore(anybody who is not there will do)
      And the list of characters does not have:
        | Moss |
        | Fern |

    @COM-R12 @COM-R13
    Scenario Outline: One comic after the other: <other>
      Given the comic "Bolt" has the characters "Rook" and "Ivy"
      And the comic "Comet" has the character "Moss"
      When I tap on "Bolt"
      Then the characters are "Ivy" and "Rook"
      When <other>
      Then <outcome>

      Examples:
        | other                        | outcome                                           |
        | I select another comic       | its only character is "Moss"                      |
        | the user selects another one | none of the characters of "Bolt" is presented     |
        | I tap on another comic       | none of the characters "Rook" and "Ivy" is listed |
        | I pick another comic         | no character called "Rook" is shown               |
        | the user taps another comic  | only the characters of "Comet" are shown          |
        | the user picks another one   | "Bolt" is not the title of the characters view    |

    @COM-R13
    Scenario Outline: Tapped again: <tap>
      Given the comic "Comet" has the characters "Rook" and "Ivy"
      When <tap>
      Then the characters view of "Comet" has 2 characters
      And the characters screen contains the names "Ivy" and "Rook"
      And <requests>

      Examples:
        | tap                                          | requests                                |
        | I tap on "Comet" once                        | one request for characters was sent     |
        | I tap on "Comet" twice                       | two requests for characters were sent   |
        | the user opens the comic "Comet" three times | three requests for characters were sent |

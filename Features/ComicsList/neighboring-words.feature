@COM
Feature: The comics in neighboring words

  How titles, groups and characters stand to each other, as one more writer would put it; much of it
  is denied once as well, where it is not so.

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

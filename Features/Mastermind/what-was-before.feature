@MAS
Feature: What was before, and what a sentence counts

  "The circle is still filled" says two things: that it is filled, and that it was filled before the
  last change. Each sentence stands here where both are so.

  Rule: Still, no longer, becomes

    Scenario Outline: A circle goes, and what remains: <sentence>
      Given a result cell of 70 by 50 with the combination "abb"
      When the combination changes to "ab"
      Then <sentence>

      Examples: So it was before
        | sentence                                                   |
        | the first circle is still filled                           |
        | the first circle stays filled                              |
        | the second circle remains stroked                          |
        | both circles are still black                               |
        | there is still a filled circle                             |
        | the cell still has one filled circle                       |
        | the number of rows is still 2                              |
        | the circles are never red                                  |
        | the first circle is still filled and the second is stroked |

      Examples: So it was not before
        | sentence                                              |
        | the combination is no longer "abb"                    |
        | the combination is "ab" and no longer "abb"           |
        | the combination becomes "ab"                          |
        | the combination changes to "ab"                       |
        | the combination changes from "abb" to "ab"            |
        | the cell no longer has three circles                  |
        | there are not three circles any more                  |
        | the number of circles becomes 2                       |
        | three circles are no longer drawn                     |
        | a third circle is no longer drawn                     |
        | the circles are no longer filled, stroked and stroked |

      Examples: Fewer than before
        | sentence                                |
        | a circle disappears                     |
        | no filled circle disappears             |
        | only stroked circles disappear          |
        | a third circle disappears               |
        | one circle is missing                   |
        | two circles remain                      |
        | one stroked circle is left              |
        | two circles are drawn instead of three  |
        | one circle is stroked instead of two    |
        | the number of circles has fallen to two |
        | the number of circles falls from 3 to 2 |

      Examples: Both parts deny
        | sentence                                   |
        | there are not three circles and not four   |
        | the combination is not "abb" and not "aab" |

    Scenario Outline: Another color: <sentence>
      Given a result cell of 90 by 90 with the combination "ab"
      When the color changes to red
      And the color changes to blue
      Then <sentence>

      Examples:
        | sentence                            |
        | the circles are no longer red       |
        | the circles are no longer black     |
        | the circles become blue             |
        | the cell turns blue                 |
        | none of the circles is red any more |
        | the combination is still "ab"       |
        | the circles are never green         |

    Scenario Outline: Everything goes: <sentence>
      Given a result cell of 90 by 90 with the combination "abb"
      When the combination is cleared
      Then <sentence>

      Examples:
        | sentence                                |
        | the circles disappear                   |
        | something disappears                    |
        | nothing remains                         |
        | no circles are left                     |
        | filled and stroked circles disappear    |
        | there is no "b" left in the combination |
        | the cell becomes empty                  |

    Scenario Outline: Circles that were smaller: <sentence>
      Given a result cell of <size> with the combination "aaaa"
      When the combination changes to "a"
      Then <sentence>

      Examples:
        | size       | sentence                                     |
        | 100 by 100 | the remaining circle has grown to 100 by 100 |
        | 100 by 100 | the circle has grown to a width of 100       |
        | 100 by 100 | the circle is no longer 50 by 50             |
        | 100 by 120 | the width of the circle is no longer 50      |
        | 100 by 100 | the remaining circle is filled               |

    Scenario Outline: Circles that were larger: <sentence>
      Given a result cell of 100 by 100 with the combination "a"
      When the combination changes to "aaaa"
      Then <sentence>

      Examples:
        | sentence                                     |
        | the circles shrink to 50 by 50               |
        | nothing disappears                           |
        | neither filled nor stroked circles disappear |

    Scenario: A combination that was there
      Given a result cell with the combination "b"
      When the combination changes from "b" to "ab"
      Then the combination is "ab"

    Scenario: The history of a game
      Given a game with the secret "1234"
      # audit-ignore(an attempt that is not accepted changes nothing)
      When I try "12345"
      Then the history is still empty
      And the reason says "4 digits"
      When I try "1243"
      Then the history is no longer empty

  Rule: Rows, columns and places

    Scenario Outline: The last row is empty: <sentence>
      Given a result cell of 90 by 90 with the combination "aaabbb"
      Then <sentence>

      Examples:
        | sentence                                |
        | the grid has three rows                 |
        | the grid has three columns              |
        | the bottom row is empty                 |
        | each column has two circles             |
        | all three columns have 2 circles        |
        | the circles form two rows of three      |
        | the circles leave no space between them |

    Scenario Outline: No place is free: <sentence>
      Given a result cell of 90 by 90 with the combination "aaaabbbbb"
      Then <sentence>

      Examples:
        | sentence                                 |
        | the circles form a square                |
        | together the circles fill the whole cell |
        | the nine circles fill the cell           |
        | the circles leave no space unused        |
        # audit-ignore(nine circles in three full rows fill three columns as well)
        | all three rows have 3 circles            |
        | the bottom row is stroked                |

    Scenario Outline: How many of how many: <sentence>
      Given a result cell of 90 by 90 with the combination "abb"
      Then <sentence>

      Examples:
        | sentence                                                     |
        | two of the three circles are stroked                         |
        | none of the three circles is red                             |
        | circle 1 is filled and the other two are stroked             |
        | the first two circles are black and the other one is stroked |
        | circle 1 is filled rather than stroked                       |
        | circle 2 is stroked but not filled                           |
        | all 3 symbols are valid                                      |
        | nothing is missing                                           |

  Rule: What is stored, and what is compared

    Scenario Outline: More than two symbols: <sentence>
      When the combination is set to "aabcca"
      Then <sentence>

      Examples:
        | sentence                     |
        | the symbol "c" is ignored    |
        | "cca" is cut off             |
        | the cell ignores "c"         |
        | only "c" is ignored          |
        # audit-ignore(nothing at all is stored)
        | the symbol "x" is not stored |

    Scenario Outline: A space that was given: <sentence>
      When the combination is set to "<given>"
      Then <sentence>

      Examples:
        | given | sentence               |
        | a bb  | the space is kept      |
        | a bb  | the space is not drawn |

    Scenario: Three views that differ
      Given a result cell of 90 by 60 with the combination "aab"
      And a dummy view with the combination "aba"
      And a dummy view with the combination "abb"
      Then the three images differ

@MAS
Feature: What the result cell draws

  The document gives the drawing as code: which circles are filled, where they are, and that both
  kinds have the colour of the cell.

  Rule: The first symbol is drawn filled, the second outlined

    @MAS-T9 @MAS-X15 @MAS-R12
    Scenario: With only one symbol all circles are of the first kind
      Given a result cell of 100 by 100
      When the combination changes to "zzzz"
      Then all 4 circles are filled

    @MAS-X16 @MAS-R12
    Scenario: First symbol filled, second outlined
      Given a result cell of 100 by 100
      When the combination changes to "AAAB"
      Then circles 1 to 3 are filled and circle 4 is outlined

  Rule: Circles fill the grid row by row, from the top left

    @MAS-X19 @MAS-R11
    Scenario: Position of each circle
      Given a result cell of 90 by 60 showing "AAAB"
      Then the circles have the bounds
        | x  | y  | width | height |
        | 0  | 0  | 30    | 30     |
        | 30 | 0  | 30    | 30     |
        | 60 | 0  | 30    | 30     |
        | 0  | 30 | 30    | 30     |

    @MAS-R11 @MAS-R21
    Scenario: The whole drawing in words
      Given a result cell of 90 by 60 showing "AAAB"
      Then the draw list is
        """
        fill oval 0 0 30 30
        fill oval 30 0 30 30
        fill oval 60 0 30 30
        stroke oval 0 30 30 30
        """

    @MAS-R11
    Scenario: A circle is an oval where its place is no square
      Given a result cell of 49 by 4 showing "A"
      Then it draws one circle with the bounds 0 0 12.25 4

  Rule: A new frame or colour is drawn at once

    @MAS-X21 @MAS-R17
    Scenario: Resizing recomputes the circles
      Given a result cell of 100 by 100 showing "AA"
      When its frame changes to 200 by 100
      Then the grid has 2 columns and 1 row
      And the bezier path list has changed

    @MAS-X22 @MAS-R13 @MAS-R17
    Scenario: Changing the colour redraws with the new colour
      Given a result cell of 100 by 100 showing "AB"
      When its colour changes to red
      Then the filled and the outlined circle are red
      And the cell has been redrawn

    @MAS-R17
    Scenario: The same frame and the same colour change nothing
      Given a result cell of 100 by 100 showing "AB"
      When its frame changes to 100 by 100
      And its colour changes to black
      Then the cell has not been redrawn

  Rule: Without area nothing is drawn, but the circles are kept

    @MAS-X20 @MAS-R16
    Scenario: A frame without area
      Given a result cell of 0 by 40 showing "AAB"
      Then it has 3 empty paths
      And nothing is drawn

    @MAS-R16
    Scenario Outline: A frame that cannot be
      Given a result cell of 100 by 100 showing " BB"
      When its frame changes to <w> by <h>
      Then it has 2 empty paths
      And nothing is drawn

      Examples: No height, nothing at all, and less than nothing
        | w   | h   |
        | 40  | 0   |
        | 0   | 0   |
        | -40 | 40  |
        | 40  | -40 |

    @MAS-R16 @MAS-R17
    Scenario: The circles come back with the area
      Given a result cell of 0 by 40 showing "AAB"
      When its frame changes to 40 by 40
      Then circles 1 to 2 are filled and circle 3 is outlined
      And every element of the list is an oval path inside its grid cell

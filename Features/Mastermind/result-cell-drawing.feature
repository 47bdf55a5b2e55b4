@MAS
Feature: What the result cell draws

  The document gives the drawing as code: which circles are filled, where they are, and that both
  kinds have the colour of the cell.

  Rule: The first symbol is drawn filled, the second outlined

    @MAS-T9 @MAS-X15 @MAS-R12
    Scenario: With only one symbol all circles are of the first kind
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "zzzz"
      Then all 4 circles are filled

    @MAS-X16 @MAS-R12
    Scenario: First symbol filled, second outlined
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "AAAB"
      Then circles 1 to 3 are filled and circle 4 is outlined
      And the first three circles are filled
      And the fourth circle is outlined

    @MAS-R12
    Scenario: The kinds keep the order of the symbols
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "ABAA"
      Then the 1st circle is filled
      And the 2nd circle is outlined
      And the 3rd circle is filled
      And three circles are filled
      And one circle is outlined

    @MAS-R12
    Scenario: Which symbol is the first makes the kinds
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "BAA"
      # audit-ignore(there are two circles of the second kind as well)
      Then there is one symbol of the first kind
      And there are 2 circles of the second kind
      And the first circle is filled

  Rule: Circles fill the grid row by row, from the top left

    @MAS-X19 @MAS-R11
    Scenario: Position of each circle
      Given a result cell of 90 by 60 showing "AAAB"
      Then the circles have the bounds
        |  x |  y | width | height |
        |  0 |  0 |    30 |     30 |
        | 30 |  0 |    30 |     30 |
        | 60 |  0 |    30 |     30 |
        |  0 | 30 |    30 |     30 |

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
    Scenario: The circles of a wide cell
      Given a result cell of 120 by 50 showing "AABAB"
      Then the circles are in 4 columns and 2 rows
      And the circles do not overlap
      And the draw list is
        """
        fill oval 0 0 30 25
        fill oval 30 0 30 25
        stroke oval 60 0 30 25
        fill oval 90 0 30 25
        stroke oval 0 25 30 25
        """

    @MAS-R11
    Scenario: The circles of a high cell
      Given a result cell of 50 by 120 showing "AAB"
      Then the grid has 2 columns and 3 rows
      And the circles have the bounds
        |  x |  y | width | height |
        |  0 |  0 |    25 |     40 |
        | 25 |  0 |    25 |     40 |
        |  0 | 40 |    25 |     40 |

    @MAS-R11 @MAS-R21
    Scenario: Lengths have at most three decimals
      Given a result cell of 100 by 100.1 showing "AAAAB"
      Then the circles have the bounds
        |      x |      y |  width | height |
        |      0 |      0 | 33.333 | 33.367 |
        | 33.333 |      0 | 33.333 | 33.367 |
        | 66.667 |      0 | 33.333 | 33.367 |
        |      0 | 33.367 | 33.333 | 33.367 |
        | 33.333 | 33.367 | 33.333 | 33.367 |

    @MAS-R21
    Scenario: Lengths keep the zeros that count
      Given a result cell of 0.05 by 0.05 showing "A"
      Then the draw list is
        """
        fill oval 0 0 0.05 0.05
        """

    @MAS-R21
    Scenario: Circles as pixels
      Given a result cell of 9 by 9 showing "A"
      Then the pixels are
        """
        ..#####..
        .#######.
        #########
        #########
        #########
        #########
        #########
        .#######.
        ..#####..
        """

    @MAS-R21
    Scenario: Both kinds as pixels, in a colour and with a background
      Given a result cell of 18 by 9 showing "AB"
      When its colour changes to red
      And its background changes to white
      Then the pixels are
        """
        wwrrrrrwwwrrrwrrrw
        wrrrrrrrwrrwwwwwrr
        rrrrrrrrrrwwwwwwwr
        rrrrrrrrrrwwwwwwwr
        rrrrrrrrrwwwwwwwww
        rrrrrrrrrrwwwwwwwr
        rrrrrrrrrrwwwwwwwr
        wrrrrrrrwrrwwwwwrr
        wwrrrrrwwwrrrwrrrw
        """

    @MAS-R21
    Scenario: The draw list names the background first, then the colour of the circles
      Given a result cell of 18 by 9 showing "AB"
      When its colour changes to red
      And its background changes to white
      Then the draw list is
        """
        background #FFFFFF
        color #FF0000
        fill oval 0 0 9 9
        stroke oval 9 0 9 9
        """

    @MAS-R21
    Scenario: A colour that cannot be seen is named with its transparency
      Given a result cell of 9 by 9 showing "A"
      When its colour changes to transparent
      Then the draw list is
        """
        color #00000000
        fill oval 0 0 9 9
        """

    @MAS-R21
    Scenario: A high cell as pixels, a broken point at its end counting as one
      Given a result cell of 6 by 11.5 showing "B"
      Then the pixels are
        """
        .####.
        ######
        ######
        ######
        .####.
        ..##..
        ......
        ......
        ......
        ......
        ......
        ......
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
      And the draw list is
        """
        color #FF0000
        fill oval 0 0 50 50
        stroke oval 50 0 50 50
        """

    @MAS-R13
    Scenario: The cell is black at first
      Given a result cell showing "AAB"
      Then the colour of the circles is black

    @MAS-R13 @MAS-R17
    Scenario: Circles that come after the colour have it
      Given a result cell of 100 by 100
      When its color changes to green
      And the combination changes to "AAB"
      Then the color of the circles is green

    @MAS-R17
    Scenario Outline: A new <side> is drawn, the other side being the same
      Given a result cell of 100 by 100 showing "AAAB"
      When the frame changes to <w> by <h>
      Then the cell has been redrawn
      And the circles are in <columns> columns and <rows> rows

      Examples:
        | side   |   w |   h | columns | rows |
        | width  | 400 | 100 |       4 |    1 |
        | height | 100 | 400 |       1 |    4 |

    @MAS-R17
    Scenario: The same frame changes nothing
      Given a result cell of 100 by 100 showing "AB"
      When its frame changes to 100 by 100
      Then the cell has not been redrawn

    @MAS-R17
    Scenario: The same colour changes nothing
      Given a result cell of 100 by 100 showing "AB"
      When its colour changes to black
      Then the cell has not been redrawn

    @MAS-R17
    Scenario: A cell that moves keeps its drawing
      Given a result cell of 90 by 60 showing "AAAB"
      When the cell moves to 15, 400
      Then the cell has not been redrawn
      And its frame is (15, 400, 90, 60)
      And the circles have the bounds
        |  x |  y | width | height |
        |  0 |  0 |    30 |     30 |
        | 30 |  0 |    30 |     30 |
        | 60 |  0 |    30 |     30 |
        |  0 | 30 |    30 |     30 |

    @MAS-R17
    Scenario: Circles are placed in the cell, wherever it is
      Given a result cell of 90 by 60
      # audit-ignore(circles are placed in the cell, so moving it must change nothing)
      When the cell moves to 15, 400
      And the combination changes to "A"
      Then it draws one circle with the bounds 0 0 45 60

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
        |   w |   h |
        |  40 |   0 |
        |   0 |   0 |
        | -40 |  40 |
        |  40 | -40 |

    @MAS-R16 @MAS-R17
    Scenario: The circles come back with the area
      Given a result cell of 0 by 40 showing "AAB"
      When its frame changes to 40 by 40
      Then circles 1 to 2 are filled and circle 3 is outlined
      And every element of the list is an oval path inside its grid cell

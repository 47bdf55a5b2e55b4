@MAS
Feature: The final method for testing the visual result

  Testing against images has some important limitations like depending on the device implementation,
  small changes makes the test fail, etc ... So, which is the best way to do it? Well nothing better
  than comparing a view with another view. That way we can be sure there is no difference and we can
  update easily the implementation.

  @MAS-T8 @MAS-R21
  Rule: A dummy view that just does one thing is prototyping what you expect to obtain

    @MAS-T9 @MAS-X15 @MAS-X23 @MAS-X24 @MAS-X25
    Scenario Outline: <combinations>
      Given 200 random combinations of <combinations> in random frames
      * Create our view.
      * Create a dummy view with the same parameters.
      * Extract the representing images.
      * Check both match.

      Examples:
        | combinations                   |
        | one symbol                     |
        | one or two symbols             |
        | a leading space and one symbol |

  Rule: You might think, that is duplicating the effort

    @MAS-X26
    Scenario: A dummy view that outlines the first kind
      Given a result cell of 100 by 100 showing "AAB"
      When a dummy view shows " AAB" in black
      Then the first difference is:
        """
        line 1 of the draw list is "fill oval 0 0 50 50" in the cell,
        "stroke oval 0 0 50 50" in the dummy;
        the pixel 18, 0 is #00000000 in the cell, #000000 in the dummy
        """

    Scenario: A dummy view in another color
      Given a result cell of 100 by 100 showing "AAB"
      When a dummy view shows "AAB" in green
      Then the first difference is:
        """
        line 1 of the draw list is "fill oval 0 0 50 50" in the cell,
        "color #00FF00" in the dummy;
        the pixel 20, 0 is #000000 in the cell, #00FF00 in the dummy
        """

    Scenario: A dummy view that leaves out a circle
      Given a result cell of 100 by 100 showing "AAB"
      When a dummy view shows "AA" in black
      Then the first difference is:
        """
        line 3 of the draw list is "stroke oval 0 50 50 50" in the cell,
        not there in the dummy;
        the pixel 18, 50 is #000000 in the cell, #00000000 in the dummy
        """

  Rule: The first symbol is filled, any other is stroked, and circles follow each other row by row

    @MAS-X16 @MAS-X19 @MAS-R11 @MAS-R12
    Scenario: The place of each circle
      Given a result cell of 90 by 60 showing "AAAB"
      Then the draw list is:
        """
        fill oval 0 0 30 30
        fill oval 30 0 30 30
        fill oval 60 0 30 30
        stroke oval 0 30 30 30
        """

    @MAS-R11
    Scenario: A circle is an oval where its place is no square
      Given a result cell of 200 by 99.9 showing "BAAAA"
      Then the draw list is:
        """
        fill oval 0 0 50 49.95
        stroke oval 50 0 50 49.95
        stroke oval 100 0 50 49.95
        stroke oval 150 0 50 49.95
        stroke oval 0 49.95 50 49.95
        """

    Scenario: Lengths have at most three decimals
      Given a result cell of 200 by 200 showing "ABABA"
      Then the circles have the bounds:
        |       x |      y |  width | height |
        |       0 |      0 | 66.667 | 66.667 |
        |  66.667 |      0 | 66.667 | 66.667 |
        | 133.333 |      0 | 66.667 | 66.667 |
        |       0 | 66.667 | 66.667 | 66.667 |
        |  66.667 | 66.667 | 66.667 | 66.667 |
      When the frame of the cell changes to 2 by 0.05
      And the combination changes to "B"
      Then the draw list is:
        """
        fill oval 0 0 0.286 0.05
        """

    @MAS-X21 @MAS-R17
    Scenario: Another frame has other places
      Given a result cell of 100 by 100 showing "AB"
      When the frame of the cell changes to 200 by 50
      Then the bezier paths have changed
      And the draw list is:
        """
        fill oval 0 0 66.667 50
        stroke oval 66.667 0 66.667 50
        """
      When the frame of the cell changes to 200 by 100
      Then the bezier paths have changed
      And the draw list is:
        """
        fill oval 0 0 100 100
        stroke oval 100 0 100 100
        """

    @MAS-R17
    Scenario: The circles move with the cell
      Given a result cell of 90 by 90 showing "A"
      When the cell moves on the screen
      Then the bezier paths have not changed
      When the combination changes to "AB"
      Then the draw list is:
        """
        fill oval 0 0 45 45
        stroke oval 45 0 45 45
        """

  Rule: Fill and stroke have the color of the view

    @MAS-X22 @MAS-R13 @MAS-R17
    Scenario Outline: Another color
      Given a result cell of 20 by 10 showing "AB"
      When the color of the cell changes to <color>
      Then the bezier paths have changed
      And the draw list is:
        """
        color <written>
        fill oval 0 0 10 10
        stroke oval 10 0 10 10
        """

      Examples:
        | color  | written |
        | yellow | #FFFF00 |
        | blue   | #0000FF |
        | white  | #FFFFFF |

    @MAS-R13
    Scenario: Color and background stay when the combination changes
      Given a result cell of 20 by 10
      When the background of the cell changes to black
      Then the bezier paths have changed
      When the background of the cell changes to transparent
      Then the background of the cell is transparent
      When the color of the cell changes to #00000080
      And the background of the cell changes to #FFFFFF40
      And the combination changes to "BB"
      Then the draw list is:
        """
        background #FFFFFF40
        color #00000080
        fill oval 0 0 10 10
        fill oval 10 0 10 10
        """

    @MAS-R17
    Scenario: The same frame, color and background once more
      Given a result cell of 100 by 100 showing "AB"
      When the frame of the cell changes to 100 by 100
      Then the bezier paths have not changed
      # audit-ignore(it must change nothing)
      When the color of the cell changes to black
      Then the bezier paths have not changed
      # audit-ignore(it must change nothing)
      When the background of the cell changes to transparent
      Then the bezier paths have not changed

  @MAS-R16
  Rule: Where the frame has no area, nothing is drawn, but there are circles

    @MAS-X20
    Scenario Outline: A frame without area
      Given a result cell of 100 by 100 showing " BB"
      When the frame of the cell changes to <width> by <height>
      Then nothing is drawn in the cell
      And the bezier paths contain 2 circles

      Examples: No width, no height, and less than none
        | width | height |
        |     0 |     40 |
        |    40 |      0 |
        |   -40 |     40 |
        |    40 |    -40 |

    Scenario: The circles come back with the area
      Given a result cell of 0 by 40 showing "AAB"
      When the frame of the cell changes to 40 by 40
      Then the cell shows "●●○"

  @MAS-R21
  Rule: The representing image has a pixel for each point, painted where its middle is

    Scenario: A filled and an outlined circle
      Given a result cell of 16 by 8 showing "AB"
      Then the picture of the cell is:
        """
        ..####...######.
        .######.##....##
        #########......#
        #########......#
        #########......#
        #########......#
        .######.##....##
        ..####...######.
        """

    Scenario: Ovals in a frame of broken points, with a color and a background
      Given a result cell of 12.5 by 7 showing "AB"
      When the color of the cell changes to red
      And the background of the cell changes to blue
      Then the picture of the cell is:
        """
        brrrrbrrrrrrb
        rrrrrrrbbbbbr
        rrrrrrrbbbbrr
        bbbbbbbrrrrrb
        bbbbbbbbbbbbb
        bbbbbbbbbbbbb
        bbbbbbbbbbbbb
        """

    Scenario: A picture has at most 4096 pixels a side
      Given a result cell of 4096.5 by 1
      Then there is no picture of the cell
      When the frame of the cell changes to 4096 by 4096
      Then the picture of the cell has 4096 by 4096 pixels
      When the frame of the cell changes to 1 by 4097
      Then there is no picture of the cell
      When the frame of the cell changes to 1.2 by 0
      Then the picture of the cell has 2 by 0 pixels
      When the frame of the cell changes to -1 by 1
      Then there is no picture of the cell

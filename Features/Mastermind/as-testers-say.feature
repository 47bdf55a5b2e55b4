@MAS
Feature: The result cell as testers say it

  Who has read the document only writes what should be, has been or is being shown. Each sentence stands
  here once, where it holds and would not hold otherwise.

  Rule: What the cell is given

    Scenario Outline: A combination that comes: <sentence>
      Given a result cell of 100 by 100 showing "bbb"
      When <sentence>
      Then there should be 2 circles instead of 3
      And the stored combination is "xy"

      Examples:
        | sentence                                                              |
        | the player's result is "xy"                                           |
        | the player gets a new result "xyz"                                    |
        | a new combination "xy" is set                                         |
        | I set it back to "xy"                                                 |
        | I try to set the combination to "xyz"                                 |
        # audit-ignore(the third symbol is dropped, whichever it is)
        | a combination with three different symbols "xyz" is given to the cell |
        | I give it a combination with 3 different symbols, "xyz"               |
        | the combination is changed again to "xy"                              |

    Scenario Outline: Nothing is left: <sentence>
      Given a result cell of 100 by 100 showing "bbb"
      When <sentence>
      Then the circles should disappear

      Examples:
        | sentence                             |
        | the cell gets an empty combination   |
        | I give the cell an empty combination |
        | I set an empty string                |

    Scenario Outline: A space first: <sentence>
      # audit-ignore(a combination that changes makes its cell)
      Given a result cell of 100 by 100 showing "bb"
      When <sentence>
      # audit-ignore(of stroked circles none is filled)
      Then the cell strokes two circles
      # audit-ignore(of stroked circles none is filled)
      And the cell should not fill any circle
      And no circle should be drawn for the space

      Examples:
        | sentence                                     |
        | I set a combination that starts with a space |
        | a combination with a leading space is set    |
        | the combination starts with a space          |

    Scenario: A third symbol
      When the combination has been set to "aabbc"
      Then the "c" should be dropped
      And a third symbol is not accepted
      And "c" does not appear in the combination
      And "b" appears in the combination
      And there should be no third symbol
      And the stored symbols should be "a" and "b"
      And "b" should be the second symbol

  Rule: What it looks like

    Scenario: Circles in a grid
      Given the result cell is 90 points wide and 60 points high
      When its combination becomes "aaab"
      Then there are 3 items horizontally
      And the grid has 3 items horizontally and 2 items vertically
      And the grid should be 2 rows and 3 columns
      And each of the 4 bezier paths is an oval
      And the first three circles should be filled in
      And the outlined circle fills as much space as possible
      And the circles should look like this:
        | Row | Column | Style   | Size    |
        |   1 |      1 | filled  | 30 x 30 |
        |   1 |      2 | filled  | 30 x 30 |
        |   1 |      3 | filled  | 30 x 30 |
        |   2 |      1 | stroked | 30 x 30 |

    Scenario: A color of its own
      Given the color of the result cell is red
      And its combination is "aab"
      Then the 2 filled circles are filled with red
      And the outlined circle should be stroked in red
      And the circles should have the color red
      And the cell should have a red color

    Scenario: A width
      Given a result cell of 100 by 100 showing "aa"
      When I double the width of the cell
      Then it should be 200 by 100
      And each circle should grow to 100 by 100

    Scenario: Another path, and the first again
      Given a result cell of 100 by 100 showing "aab"
      # audit-ignore(the note of the path keeps the cell as well)
      And I took a picture of the cell
      # audit-ignore(the picture keeps the cell as well)
      And I have made a note of its bezier path
      When the combination changes to "ab"
      Then the bezier path should be different from before
      And the cell should have a new bezier path
      And the old circles should be replaced
      And the number of circles should change from 3 to 2
      And the number of circles should decrease by 1
      When I set it back to "aab"
      Then the cell should look just like it did in the picture
      # audit-ignore(all of the cell is again what it was when it was kept)
      And the bezier path is no longer different from the one I noted

  Rule: Views that are compared

    Scenario: Two cells
      Given two result cells of the same size and color
      When the first cell gets the combination "aab"
      And I give the second cell "772"
      Then both cells should look exactly the same
      And the comparison should succeed
      When I set the second cell to "727"
      Then the cells should no longer look alike
      And the other cell has "727"

    Scenario: A cell and a dummy view
      Given a result cell of 120 by 60 showing "mmn"
      # audit-ignore(any other combination differs as well)
      When I draw a dummy view with the combination "mnm"
      # audit-ignore(views are drawn when they are compared)
      And both views are rendered as PNG images
      Then the rendered images should differ
      And the comparison fails

  Rule: Random combinations

    Scenario: Texts of the helper
      Given the helper that generates random strings
      Then all of its symbols should be the same
      And the length of the string is less than 10

    Scenario: Texts of the helper, so many
      # audit-ignore(strings are made of the same symbols)
      When 50 random results have been generated
      Then it should only contain valid symbols
      And every symbol should be one of the valid symbols

    Scenario: The valid symbols
      # audit-ignore(it checks what the generator has)
      Given the valid symbols "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      # audit-ignore(a string has fewer symbols still)
      When a random result is generated and given to the cell
      Then the combination has at most two different symbols
      And the number of circles should equal the length of the combination

@MAS
Feature: The result cell in other words

  What the document says in one sentence can be said in others, and denied. Each sentence stands here
  once, where it holds and would not hold otherwise.

  Rule: A cell and its size

    Scenario: A cell as it is on init
      Given a new result cell
      When I have not changed anything in the cell
      Then the cell has a transparent background
      And the list of bezier paths is empty

    Scenario: A cell that has not been changed
      Given a result cell with 0 circles
      Then nothing has been changed in the cell

    Scenario Outline: A cell of a size: <sentence>
      Given a result cell with the combination "AB"
      When <sentence>
      Then the cell is 200 wide and 100 high
      And the frame of the cell is 200 by 100
      And the circles are side by side

      Examples:
        | sentence                                        |
        | the cell is resized to 200 x 100                |
        | the size of the cell is 200 by 100              |
        | the cell has a width of 200 and a height of 100 |
        | its frame changes to 200 by 100                 |

    Scenario Outline: A cell that is made: <sentence>
      When <sentence>
      Then the combination of the cell is "AAB"
      And the cell measures 90 by 60

      Examples:
        | sentence                                                     |
        | I create a result cell of 90 x 60 with the combination "AAB" |
        | a cell of 90 by 60 with the combination "AAB" is created     |

    Scenario: A color from the first
      Given a result cell with the color green
      Then the color of the cell is green

    Scenario: A color
      Given a result cell showing "AAB"
      When the color of the cell is red
      Then the cell's color is red
      And the circles are drawn in red
      And the last circle is not black

  Rule: A combination and what is stored of it

    Scenario Outline: A combination is set: <sentence>
      Given a result cell of 100 by 100 showing "b"
      When <sentence>
      Then the stored combination is "aabb"
      And the combination has changed
      And "aabb" is stored
      And the cell only stores "aabb"
      And only the symbols "a" and "b" are stored
      And the symbol "b" is stored
      And the combination has four symbols
      And the combination has two different symbols

      Examples:
        | sentence                                    |
        | I set the combination to "aabbc"            |
        | the user enters the combination "aabbc"     |
        | the combination "aabb" is set               |
        | the cell is given "aabb"                    |
        | the cell shows "aabb"                       |
        | the combination is "aabb"                   |
        | the cell has the combination "aabb"         |
        | the user sets the result to "aabbc"         |
        | the combination changes from "b" to "aabbc" |

    Scenario: More than two different symbols
      When the combination has more than two different symbols
      Then only the first two symbols are stored
      And the combination has only two different symbols
      And the third symbol is ignored
      And the symbol "c" is not stored
      And the symbol "c" is ignored

    Scenario: As many symbols as are wanted
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 90 by 90
      When a combination of 4 symbols is set
      Then the bezier paths contain the same number of circles as the length of the combination
      And there are four circles
      When a combination of 3 different symbols is set
      Then the number of circles is 2
      When the combination has five symbols
      Then exactly five circles are drawn
      When the combination has two different symbols
      Then the bezier paths do not contain five circles

    Scenario: A symbol more
      Given a result cell with 2 circles
      When the second symbol "B" is added
      Then the circles are filled, filled and outlined
      And two circles are filled and one circle is outlined
      # audit-ignore(however often the same combination is set, nothing changes)
      When the same combination is set again
      # audit-ignore(nothing of the cell has changed)
      Then the bezier paths have not changed

    Scenario: A space first
      Given a result cell showing "BB"
      When the first symbol is a space
      Then the combination is " BB"
      And none of the circles is filled
      And it has two symbols of the second type
      And the symbol "A" is not stored

    Scenario: A space first is a symbol, but no circle
      Given a result cell showing " BB"
      Then there are not as many circles as symbols
      When the combination is "BB"
      Then there are as many circles as symbols

    Scenario Outline: The combination is emptied: <sentence>
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell showing "BB"
      When <sentence>
      Then no circles are drawn
      And the combination is empty
      And the cell is empty

      Examples:
        | sentence                          |
        | I set an empty combination        |
        | I clear the combination           |
        | the combination is empty          |
        | the cell has an empty combination |
        | the cell is empty                 |
        | the combination is set to nothing |

  Rule: The circles, their kinds and their places

    Scenario: Kinds
      Given a result cell of 90 by 60 showing "AAAB"
      Then there are three filled circles and one outlined circle
      And the cell has three filled circles and one outlined circle
      And three filled circles are shown
      And the first circle is filled and the last circle is outlined
      And the second row holds the outlined circle
      # audit-ignore(these four paths are all items)
      And every item is a bezier path
      And the bezier paths contain only bezier paths
      # audit-ignore(filled and stroked ones are all circles)
      And the circles have the same size

    Scenario: Rows and columns
      Given a result cell of 90 by 60 showing "AAAB"
      Then the grid has 2 rows and 3 columns
      And the circles are placed in two rows
      And the circles are placed in three columns
      And the first row has three circles
      And the last circle is in row 2 and column 1
      And the third circle is in the first row
      And the third circle is to the right of the second circle
      And the fourth circle is below the first circle
      And the third circle is in the third column
      # audit-ignore(each of them does)
      And each circle measures 30 x 30
      And the circles are 30 points wide
      And all the circles are 30 high
      And the first circle is 30 by 30
      # audit-ignore(each of them does)
      And the circles fill as much space as possible

    Scenario: Columns by kind
      Given a result cell of 90 by 90 showing "ABAB"
      Then the second column holds the outlined circles
      When the combination changes to "AABB"
      Then the last two circles are not filled

    Scenario: A circle as large as the cell
      Given a result cell of 80 by 80 showing "A"
      Then the circle is as large as the cell

  Rule: Views are compared

    Scenario Outline: A dummy view: <sentence>
      Given a result cell of 90 by 60 showing "AAB"
      And <sentence>
      # audit-ignore(the comparison takes the images if nobody has)
      When I extract the images of both views
      Then both images <match>
      And the cell <same> the dummy view
      And the image of the cell <same> the image of the dummy view

      Examples:
        | sentence                                                 | match         | same           |
        | a dummy view with the same frame, combination and color  | are equal     | looks like     |
        | a dummy view of the same size with the combination "AAB" | match         | is equal to    |
        | a dummy view of the same size with the combination "ABB" | do not match  | does not match |
        | a dummy view of 60 by 90 with the combination "AAB"      | are not equal | differs from   |

    Scenario: Another cell
      Given a result cell of 90 by 60 showing "AAB"
      And another result cell of the same size and color with the combination "XXY"
      # audit-ignore(the comparison takes the images if nobody has)
      When both images are compared
      Then the two cells look the same

    Scenario: Another cell that looks otherwise
      Given a result cell of 90 by 60 showing "AAB"
      And another result cell of 60 by 90 with the combination "ABB"
      Then the two cells look different

    Scenario: Two cells
      Given two result cells of 90 by 60
      When the second cell shows "AB"
      Then the cells look different

    Scenario: The image of the dummy view
      Given a result cell of 90 by 60 showing "AAB"
      And a dummy view of the same size with the combination "ABB"
      # audit-ignore(the comparison takes the images if nobody has)
      When the image of the cell is compared with the image of the dummy view
      Then the images are different

    Scenario: Two cells that change
      Given a result cell of 90 by 60
      And another result cell with the same size
      When the first cell shows "AAB" and the second cell shows "AAA"
      Then the two cells look different
      When the second cell shows "CCD"
      # audit-ignore(the comparison takes the images if nobody has)
      And both cells are compared
      Then both cells look the same

  Rule: Attempts

    Scenario: The kinds of a result
      Given a game with the secret "1234"
      When I guess "1242"
      Then the result has two symbols of the first kind
      And the result has one symbol of the second kind
      And the number of attempts is 1
      When I try "12345"
      Then the attempt is rejected

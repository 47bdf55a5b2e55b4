@MAS
Feature: Sentences about the result cell

  A sentence can be put together from a choice of circles and what is said of them, and so on. Each
  kind of choice, count, place and view stands here once.

  Rule: Which circles, and how they are

    Scenario: One circle of the first kind
      Given a result cell of 90 by 60 with the combination "ABBB"
      Then only the first circle is filled
      And exactly three circles are outlined
      And the first circle, at the top left, is filled
      And the third circle, in the third column, is stroked

    Scenario Outline: <sentence>
      Given a result cell of 90 by 60 with the combination "AAAB"
      Then <sentence>

      Examples: Counted
        | sentence                                                     |
        | exactly three circles are filled                             |
        | at least 2 of them are filled and one is stroked             |
        | fewer than two circles are outlined                          |
        | no more than three of the circles are filled                 |
        | all four circles are black and none is green                 |
        | none of the four circles is white                            |
        | no circle is 60 wide                                         |
        | the number of filled circles is three                        |
        | there are more than 3 circles                                |
        | we see four circles                                          |
        # audit-ignore(any other number but four would be denied as well)
        | the drawing contains 4 circles and not 5                     |
        | it shows three solid circles followed by one hollow circle   |
        | the order of the circles is filled, filled, filled, outlined |

      Examples: Named
        | sentence                                                             |
        | the first three circles are filled and the last one is not           |
        | the first circle is filled but the fourth is only stroked            |
        | only the last circle is stroked                                      |
        | circles 1, 2 and 3 are filled and circle 4 is stroked but not filled |
        | circles 1 to 3 are in the first row                                  |
        | the outlined circle is in row 2 and column 1                         |
        | the last circle, at the bottom left, is stroked                      |
        | one circle is stroked and the others are filled                      |
        | the second circle is of the first kind                               |

      Examples: By their places
        | sentence                                             |
        | the top row is filled and the bottom row is stroked  |
        | the circle at the bottom is not filled               |
        | the circles in the first row are filled              |
        | the top three circles are filled                     |
        | the top left circle is filled                        |
        | the circles at the top left and top right are filled |
        | the second circle is at 30, 0                        |
        | the last circle starts at the position 0, 30         |
        | the last circle is below the first circle            |
        | the first circle is to the left of the second circle |
        | the first circle is above the fourth circle          |
        | the first row has three circles                      |
        | the first row has three filled circles               |
        | the second row has one circle                        |
        | the bottom row is not empty                          |
        | there are two rows                                   |
        | the grid has three columns                           |

      Examples: Their sizes
        | sentence                                           |
        | the circles are 30 wide and 30 high                |
        # audit-ignore(circles are as wide and as high as their diameter)
        | every circle has a diameter of 30                  |
        | the size of each circle is 30 by 30                |
        | the circles have the color of the cell             |
        | no circle is outside the cell                      |
        | no two circles overlap                             |
        | the list contains only bezier paths                |
        | there are only bezier paths in the bezier paths    |
        # audit-ignore(these four paths are all elements)
        | every element in the bezier paths is a bezier path |
        # audit-ignore(these four are all paths)
        | each path is an oval                               |
        # audit-ignore(the circles of a cell have one size)
        | the diameter of the first circle is 30             |
        | the first circle has the frame 0, 0, 30, 30        |
        | the grid is 3 columns wide and 2 rows high         |
        | two places of the grid are empty                   |
        | the image of the cell is not blank                 |

    Scenario: Circles in a table
      Given a result cell of 90 by 60 with the combination "AAB"
      Then the circles are placed at these positions:
        | circle |  x | y | row | column |
        |      1 |  0 | 0 |   1 |      1 |
        |      2 | 30 | 0 |   1 |      2 |
        |      3 | 60 | 0 |   1 |      3 |
      And the following circles are drawn:
        | kind   | color | width |
        | first  | black |    30 |
        | first  | black |    30 |
        | second | black |    30 |

    Scenario Outline: A square of circles: <sentence>
      Given a square cell of 80 by 80 showing "AABB"
      Then <sentence>

      Examples:
        | sentence                                                           |
        | the circles form a grid of 2 by 2                                  |
        | the grid is two by two                                             |
        | there are two rows of two circles                                  |
        | the circles are placed in 2 columns of 2                           |
        | there are 2 circles in each row                                    |
        | the top two circles are filled, the bottom two circles are stroked |
        | the cell has two filled circles and two stroked ones               |

    Scenario Outline: Full rows and columns: <sentence>
      Given a result cell of 90 by 60 with the combination "AAABBB"
      Then <sentence>

      Examples:
        | sentence                          |
        | each row has 3 circles            |
        | every column contains two circles |

    Scenario: A single circle
      Given a result cell of 80 by 80 with the combination "AB"
      When the combination changes to "A"
      Then one circle of 80 by 80 fills the cell
      And it shows one big circle
      And the circle is filled, 80 wide and 80 high
      And the circle gets larger
      And the number of circles falls from two to one
      And there is one circle less than before
      And there are fewer circles than before
      When the combination changes to "AAB"
      Then the circles get smaller
      And there are two more circles than before
      And there are more circles than before
      When the combination changes to "BBA"
      Then there are as many circles as before

    Scenario: Circles in a line
      Given a result cell 90 wide and 30 high showing "AAB"
      Then the circles are next to each other
      When the frame is set to 30 by 90
      Then the circles are one below the other
      # audit-ignore(no row is empty)
      And the third row is not empty
      # audit-ignore(any other frame but 30 by 90 would be denied as well)
      And the frame of the cell is not 90 by 30

    Scenario: A space is no circle
      Given a result cell with the combination " BB"
      Then a space is not drawn
      And no circle is drawn for the space
      And the leading space is stored
      And the combination has one space

  Rule: A cell is described

    Scenario Outline: <cell>
      Given <cell>
      Then the cell has 2 filled circles and 1 stroked circle
      And the cell is green
      And the frame is 90 by 60

      Examples:
        | cell                                                                                       |
        | a green result cell of 90 by 60 with the combination "AAB"                                 |
        | a 90 by 60 cell with the result "AAB" and the color green                                  |
        | there is a result cell with the combination "AAB", a frame of 90 by 60 and the color green |
        | I have a green cell that is 90 wide and 60 high showing "AAB"                              |
        | a green cell with the frame 0, 0, 90, 60 and 2 filled circles and 1 stroked circle         |
        | I init a green result cell with a frame of 90 by 60 and the combination "AAB"              |

    Scenario Outline: An empty cell: <cell>
      Given <cell>
      Then it shows nothing
      And the cell is blank
      And nothing is visible
      And it has no background

      Examples:
        | cell                                    |
        | an empty result cell                    |
        | a result cell without a combination     |
        | a result cell that was just initialised |
        | a cell with an empty combination        |

    Scenario: Before there is a cell
      # audit-ignore(so it is before anything has been created)
      Given no result cell has been created
      # audit-ignore(the next line speaks of a cell, and makes it where there is none)
      When I initialise a result cell
      # audit-ignore(it checks that nothing has been set, and changes nothing)
      And no combination has been set
      Then the bezier paths contain zero circles

    Scenario: Another frame
      Given a result cell of 90 by 60 showing "AAB"
      When I set the frame to 60 by 90
      Then the frame changes
      And the combination does not change
      When I resize the cell to 30 by 30
      Then the image changes
      And the number of circles does not change
      When the width of the cell is set to 60
      Then the cell is 60 by 30
      When the cell becomes twice as high
      Then the frame is 60 by 60
      When the frame changes from 60 by 60 to 120 wide and 60 high
      Then the circles are in three columns
      And the background has not changed

    Scenario: Another color
      Given a result cell with the combination "AB"
      When I set the color to red
      Then all circles are red
      And the color changes
      When the color changes from red to blue
      Then no circle is red
      When I change the background to white
      Then the background is white

  Rule: What is stored of a combination

    Scenario Outline: <sentence>
      Given a result cell of 90 by 60
      When the combination changes to "AABC"
      Then <sentence>
      And the cell is 90 by 60

      Examples:
        | sentence                                                |
        | only the first two symbols "A" and "B" are stored       |
        | only the first two symbols, "A" and "B", are stored     |
        | two different symbols are stored                        |
        | no third symbol is stored                               |
        | the symbol "C" is not in the combination                |
        | the symbols "A" and "B" are part of the combination     |
        | the combination does not contain "C"                    |
        | the combination contains only "A" and "B"               |
        | the combination starts with "AA"                        |
        | the combination ends with "B"                           |
        | the combination is cut to "AAB"                         |
        | the length of the combination is 3                      |
        | the combination is three symbols long                   |
        | the third symbol is cut off                             |
        | the third symbol "C" is not stored                      |
        | the cell accepts only two different symbols             |
        | the stored symbols are "A" and "B"                      |
        | the combination is equal to "AAB"                       |
        | there are as many circles as symbols in the combination |

    Scenario Outline: Set to one and then to another: <sentence>
      Given a result cell with the combination "aab"
      And I keep its bezier paths
      # audit-ignore(whatever it is in between, the last combination is drawn)
      When <sentence>
      Then the bezier paths are different from the ones I kept
      And the image of the cell differs from the image I kept
      And the stored combination is "ab"

      Examples:
        | sentence                                                    |
        | the combination changes to an empty string and then to "ab" |
        | I set the combination to "x", then back to "ab"             |

    Scenario Outline: Set once more: <sentence>
      Given a result cell with the combination "aab"
      And I keep its bezier paths
      When <sentence>
      Then the bezier paths are different from the ones I kept
      And the image of the cell differs from the image I kept
      And the stored combination is "ab"

      Examples:
        | sentence                                    |
        | I change the combination from "aab" to "ab" |
        | I assign "ab" to the combination            |
        | I give the cell the combination "ab"        |
        | the combination changes from "aab" to "ab"  |

    Scenario: There and back
      Given a result cell of 90 by 60 with the combination "ab"
      And I remember the image of the cell
      # audit-ignore(there and back, nothing of it may be left)
      When the combination changes to "aab" and then back to "ab"
      And the frame is set to 10, 20, 90, 60
      Then the frame is 10, 20, 90, 60
      And its image matches the image I remembered
      And the circles are the same as before

    Scenario: Symbol by symbol
      Given a cell with the combination "a"
      When I add the symbol "b"
      Then the combination is "ab"
      When the last symbol is removed
      Then the combination is "a"
      When I remove the last symbol of the combination
      Then it has no circles
      When I enter a combination of two different symbols
      Then two circles are drawn

  Rule: Views

    Scenario Outline: <dummy>
      Given a result cell of 90 by 60 with the combination "AAB"
      And <dummy>
      # audit-ignore(the comparison takes the images if nobody has)
      When I extract the PNG representation of both views
      Then the expected image and the obtained image <are> equal

      Examples:
        | dummy                                                                      | are     |
        | a dummy view with the same frame, the same color and the combination "AAB" | are     |
        | a red dummy view with the same frame and combination                       | are not |
        | a dummy view with a different color                                        | are not |
        | a dummy view with another combination                                      | are not |
        | a dummy view with a different frame                                        | are not |
        | a dummy view of 90 by 60 with the combination "ABB" and the same color     | are not |
        | I create a dummy view with the same parameters as the cell                 | are     |
        # audit-ignore(each of them is compared with the cell, however many there are)
        | two dummy views with the same frame, combination and color                 | are     |

    Scenario: A cell and its dummy
      Given a result cell of 90 by 60 with the combination "AAB" and a dummy view with the same parameters
      Then they match
      And the image of the cell equals that of each dummy view
      And the cell is 90 by 60
      And the combination is "AAB"

    Scenario: Two cells with combinations
      Given two result cells of 90 by 60 with the combinations "AAB" and "ABB"
      Then both cells have the same frame
      And they have the same color
      And the two cells have different images
      And each cell shows three circles
      When the combination of the second one is "778"
      # audit-ignore(cells of one image have all of it in common)
      Then the two cells have the same image
      And each cell shows two filled circles and one stroked circle

    Scenario: Two cells that are made alike
      Given a result cell of 90 by 60 with the combination "AAB" and another result cell with the same frame
      When the color of the first cell is red
      Then the two cells have different colors
      And they do not match
      When the color of the second cell is red
      Then both images match
      When the combination of the first cell is "AB"
      And the combination of the second cell changes to "BA"
      Then the cell looks like the other cell

    Scenario: A dummy view that changes
      Given a result cell of 90 by 60 with the combination "AAB"
      And a dummy view with the same parameters
      When the color of the dummy view is set to blue
      Then there is a difference between the two images
      When the color of the dummy view is set to black
      Then there is no difference between the two images
      When the combination of the dummy is "AAA"
      Then a difference is found
      When the dummy view has the combination "AAB"
      Then no difference is found
      When the size of the dummy view changes to 60 by 90
      Then the views are different
      When the frame of the dummy view changes to 90 by 60
      Then no difference is found
      When the dummy view has the color red
      Then the views do not match

    Scenario: Random combinations
      Given a random result of one symbol
      When the cell shows it
      Then all circles are filled
      And the number of circles equals the length of the combination

    Scenario: Random views
      # audit-ignore(any random text is drawn alike)
      Given a result cell with a random result and a random frame
      # audit-ignore(the comparison makes the dummy view if nobody has)
      And a dummy view with the same parameters
      Then both images are equal

  Rule: Random strings

    Scenario: Of one symbol
      # audit-ignore(it checks what the document says, and changes nothing)
      Given the list of available symbols has letters and digits but no space
      # audit-ignore(what is said of each string holds for any number of them)
      When I generate a random char string 100 times
      # audit-ignore(no string is longer than any greater number either)
      Then no string is longer than 9 characters
      # audit-ignore(the next line says how many it has)
      And no string has more than 1 different symbol
      And each string has exactly one different symbol
      # audit-ignore(any limits that are further apart hold as well)
      And each of them has between 1 and 9 characters
      And none of the strings contains a space

    Scenario: Of two symbols
      # audit-ignore(what is said of each result holds for one symbol, too)
      When I generate 50 random results
      Then none of them contains spaces
      And each of them has at most two different symbols
      And each one has at most 18 symbols
      And all of them consist of only letters and digits
      And every symbol is included in the set of valid symbols
      And the set of valid symbols contains no spaces
      And the set of valid symbols has 62 symbols

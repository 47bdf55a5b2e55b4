@MAS
Feature: Circles by kind and place, grids, and random combinations

  Rule: Which circles

    Scenario Outline: Three circles of two kinds: <sentence>
      Given a result cell with the frame (0, 0, 100, 100) and the combination "aab"
      # audit-ignore(looking at a cell changes nothing)
      When I look at its properties
      Then <sentence>

      Examples:
        | sentence                                                                                        |
        # audit-ignore(each sentence about these circles is true wherever it stands)
        | symbols of the first kind are filled and symbols of the second kind are stroked                 |
        # audit-ignore(each sentence about these circles is true wherever it stands)
        | the symbols of the first type are filled and those of the second type are stroked               |
        | the circles representing "a" are filled                                                         |
        # audit-ignore(each sentence about these circles is true wherever it stands)
        | the circles for "a" are filled and those for "b" are stroked                                    |
        | the "a" circles are filled                                                                      |
        | the last circle is stroked as a symbol of the second kind                                       |
        | the last circle of the first row is filled                                                      |
        | only the last circle of the second row is stroked                                               |
        | the first circle in the second row is stroked                                                   |
        | the last circle is in the second row and first column                                           |
        # audit-ignore(what stands for the third circle is so as well, of one or all of the three)
        | the first circle is filled, the second circle is filled and the rest of the circles are stroked |
        | there are more filled circles than stroked circles                                              |
        | one circle stands for "b"                                                                       |
        | two circles are drawn for the first symbol                                                      |
        | the cell has 3 circles in 2 rows                                                                |
        | there are 2 rows of circles                                                                     |
        | each circle fits in a rectangle of 50 by 50                                                     |
        # audit-ignore(these circles are as wide as they are high)
        | the width of each circle is 50 and the height is 50                                             |
        | each grid cell is 50 by 50                                                                      |
        | each cell of the grid is 50 wide and 50 high                                                    |
        | the grid width is 50 and the grid height is 50                                                  |
        | each row is 50 high                                                                             |
        | each column is 50 wide                                                                          |
        | the grid is 2 columns by 2 rows                                                                 |
        | one grid position stays empty                                                                   |
        | the cell stores the combination "aab"                                                           |
        | "aab" is stored as the combination                                                              |
        | the cell's bezier paths contain 3 circles                                                       |
        | there are 3 of them                                                                             |
        | the number of filled circles is 2 and the number of stroked circles is 1                        |

    Scenario Outline: A third symbol: <sentence>
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When I set the combination to "aabc"
      Then <sentence>

      Examples:
        | sentence                                    |
        | the third symbol is not drawn               |
        | no circle is drawn for "c"                  |
        | no circle stands for the third symbol       |
        | there is no circle for the symbol "c"       |
        | the combination stored is "aab"             |
        | the result is stored as "aab"               |
        | any third symbol is ignored                 |
        | the symbols after the first two are ignored |
        | the symbols stored are "a" and "b"          |

    Scenario Outline: One kind, or none: <sentence>
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "<combination>"
      Then <sentence>

      Examples:
        | combination | sentence                               |
        | bbb         | all the symbols are first symbol       |
        | bbb         | nothing is stroked                     |
        | bbb         | "b" is considered the first symbol     |
        # audit-ignore(there is no other circle)
        | b           | one single circle fills the whole cell |
        | b           | the circle's frame is (0, 0, 100, 100) |
        | b           | one circle is drawn and it is filled   |
        | b           | the circle is as wide as high          |

    Scenario: A leading space
      Given a result cell of 90 by 90
      When the combination changes to " bbb"
      Then it is considered there are no symbols of the first type
      And nothing is filled
      And all 3 circles are stroked as symbols of the second kind
      And each circle is 45 wide and 45 high

  Rule: What happens to a combination

    Scenario Outline: It changes to the same, and to nothing: <sentence>
      Given a result cell with the combination "aab"
      When <sentence>
      Then the combination is "<combination>"

      Examples:
        | sentence                                  | combination |
        | the combination is set to the same value  | aab         |
        | I make the combination empty              |             |
        | I remove all symbols from the combination |             |
        | the combination gets the value "ab"       | ab          |
        | the combination is set to two times "c"   | cc          |
        | I add a "b" to the combination            | aabb        |
        | the result is changed from "aab" to "b"   | b           |

    Scenario: Circles come and go
      Given a result cell of 100 by 100 with the combination "aab"
      When the combination changes to a longer one
      Then one more circle is drawn
      And the circles are replaced by 4 circles

    Scenario: Random texts
      # audit-ignore(any random text has a circle for each symbol)
      Given a random result was generated
      When I set it as the combination of the result cell
      Then the number of circles is the same as the length of the result

    Scenario: Views that are alike but for one thing
      Given a result cell initialised with a frame of 100 by 100 and the combination "aab"
      And a dummy view with the same parameters except the combination
      # audit-ignore(the comparison takes the images if nobody has)
      When I extract the image of the cell and the image of the dummy view
      Then the images do not match

    Scenario: Circles keep their size
      Given a result cell of 100 by 100 with the combination "aab"
      When the combination changes to a combination of 4 symbols
      Then the circles keep their size
      And the circles are distributed in 2 rows

  Rule: The grid

    Scenario Outline: Five circles in 120 by 40: <sentence>
      Given a result cell of 120 by 40 with the combination "aaabb"
      Then <sentence>

      Examples:
        | sentence                              |
        | the width of each column is 30 points |
        | the height of each row is 20 points   |
        | the grid width is 30                  |
        | the height of a grid cell is 20       |
        | the grid is 2 rows by 4 columns       |
        | the grid should be 2 rows x 4 columns |
        | the grid has 2 rows of 4 columns      |
        | the circles form 2 rows of 4 columns  |

    Scenario Outline: When <change>, <sentence>
      Given a result cell of 120 by 40 with the combination "aaabb"
      When <change>
      Then <sentence>

      Examples:
        | change                              | sentence                                   |
        | the combination is set to "a"       | the grid changes to 1 row and 2 columns    |
        | the combination is set to "ab"      | the grid becomes 1 row by 3 columns        |
        | the combination is set to "aaabbbb" | the grid becomes 2 rows and 5 columns      |
        | the size is set to 60 by 60         | the grid becomes 3 by 3                    |
        | the size is set to 60 by 60         | the grid changes to a 3 by 3 grid          |
        | the size is set to 80 by 20         | the width of each column becomes 16 points |
        | the size is set to 80 by 20         | the grid has 2 rows of 5 columns           |

  Rule: Two cells

    Scenario Outline: Two alike: <cells>
      Given <cells>
      Then both cells look the same
      And each cell has exactly two filled circles
      When the second cell shows "abb"
      Then both cells look different

      Examples:
        | cells                                                   |
        | two cells with the same combination "aab"               |
        | two result cells of 90 by 60 with the combination "aab" |

  Rule: Another combination

    Scenario Outline: The combination is another one: <change>
      Given a result cell with the combination "aab"
      # audit-ignore(after another one, there can be yet another one)
      When <change>
      Then the bezier path changes
      And the combination has changed

      Examples:
        | change                            |
        | I set another combination         |
        | the user enters a new combination |
        | I assign a different combination  |

    Scenario Outline: Nothing to show: <given>
      # audit-ignore(the empty one takes the place of any combination)
      Given a result cell with the combination "aab"
      And <given>
      Then the combination is empty
      And there are no circles

      Examples:
        | given                |
        | an empty combination |
        | an empty result      |

  Rule: Random combinations

    Scenario Outline: Random strings of one symbol: <change>
      # audit-ignore(a random string takes the place of any combination)
      Given a result cell with the combination "aab"
      When <change>
      Then all circles are filled
      And there are as many circles as symbols
      And each string has exactly one different symbol

      Examples:
        | change                                             |
        | a random string is set                             |
        | the result is a random string of one symbol        |
        | the cell is given a random character string        |
        | I give the cell a random combination of one symbol |
        | the user sets a random char string                 |

    Scenario Outline: Random combinations: <change>
      # audit-ignore(a random combination takes the place of any other)
      Given a result cell with the combination "aab"
      When <change>
      Then there are as many circles as symbols
      And no result has more than two different symbols

      Examples:
        | change                                 |
        | a random combination is set            |
        | the result is a random result          |
        | the cell is given a random combination |
        | I give the cell a random result        |
        | the user sets a random combination     |

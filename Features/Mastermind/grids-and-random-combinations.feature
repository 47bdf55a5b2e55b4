@MAS
Feature: Grids and random combinations

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

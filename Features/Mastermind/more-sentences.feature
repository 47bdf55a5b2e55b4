@MAS
Feature: Further sentences about the result cell

  Each sentence stands here once, where it holds and would not hold otherwise.

  Rule: A cell changes

    Scenario: No cell yet
      # audit-ignore(so it is before anything has been created)
      Given there is no result cell yet
      When I initialise a result cell
      # audit-ignore(looking at a cell changes nothing)
      And I look at the cell before any combination is set
      Then the cell is transparent
      And the cell is blank

    Scenario Outline: Another frame: <sentence>
      Given a result cell of 90 by 60 showing "AAB"
      When <sentence>
      Then the frame is <frame>

      Examples:
        | sentence                            | frame          |
        | the cell becomes twice as wide      | 180 by 60      |
        | the height of the cell is set to 30 | 90 by 30       |
        | the cell is moved to 10, 20         | 10, 20, 90, 60 |
        | I move the cell to 30, 5            | 30, 5, 90, 60  |

    Scenario Outline: Another combination: <sentence>
      Given a result cell with the combination "aa"
      When <sentence>
      Then the stored combination is "<stored>"

      Examples:
        | sentence                                          | stored |
        | the combination is replaced by "xy"               | xy     |
        | I replace the combination with "xy"               | xy     |
        | the result changes to "xy"                        | xy     |
        | I append "b" to the combination                   | aab    |
        | another symbol "b" is added                       | aab    |
        | a second symbol "b" is added to the combination   | aab    |
        | the player adds a second symbol "b"               | aab    |
        | I assign "xy" to the cell                         | xy     |
        | the second symbol "b" is added to the combination | aab    |

    Scenario: The same again
      Given a result cell with the combination "AAB"
      And I remember the combination
      When the combination changes to "AB"
      And I set the same combination again
      Then the combination is "AB"
      # audit-ignore(the same combination changes nothing else either)
      And the bezier paths have not changed
      When the combination changes to "AAB"
      Then the combination is the same as the one I had

    Scenario: From nothing to something
      Given an empty result cell
      Then nothing is visible
      When the combination changes to "A"
      Then something is visible

  Rule: What is stored

    Scenario Outline: <sentence>
      When the combination is set to " bbc"
      Then <sentence>

      Examples:
        | sentence                                   |
        | only " " and "b" are stored                |
        | the first symbol of the combination is " " |
        | there is one space in the combination      |
        # audit-ignore(it is neither of the other combinations)
        | the combination is " bb" and not " bbc"    |

  Rule: Circles

    Scenario Outline: <sentence>
      Given a result cell of 90 by 60 with the combination "AAAB"
      Then <sentence>

      Examples:
        | sentence                                                                 |
        | circle 1 is filled, the last circle is stroked and all circles are black |
        | the first circle has the color black                                     |
        | the circles are equally large                                            |
        | the symbol "B" is stroked                                                |

    Scenario: One circle
      Given a result cell of 80 by 80 showing "AB"
      When the combination changes to "A"
      Then there is only one circle and it fills the whole cell
      And the circle has the same size as the cell
      And it starts at x 0, y 0
      And there is 1 fewer circle than before
      And one stroked circle has disappeared
      When the combination changes to "ABB"
      Then there are 2 circles more than before

  Rule: Views and random texts

    Scenario: The images in turn
      Given a result cell of 90 by 60 with the combination "AAB"
      When a dummy view with the combination "ABB" is created
      # audit-ignore(the comparison takes the images if nobody has)
      And I compare the cell with the dummy view
      Then the expected image differs from the obtained image
      When the combination of the dummy is "AAB"
      Then the obtained image equals the expected image

    Scenario: A second cell
      Given a result cell of 90 by 60 with the combination "AAB"
      When I create another result cell with the same frame
      Then the two cells look the same
      And the second cell has the combination "AAB"
      When the combination of the second cell is "AB"
      Then the cells have a different image

    Scenario: A random text
      Given a random string
      When I set the combination to it
      Then all circles are filled

    Scenario: Random texts
      # audit-ignore(a random string has no more different symbols than a random result)
      When 40 random results are generated
      Then each of them has at most two different symbols

  Rule: As other testers say it

    Scenario Outline: Nothing yet: <before>
      # audit-ignore(so it is before anything has been created)
      Given <before>
      When a result cell is created
      # audit-ignore(looking at a cell changes nothing)
      And <look>
      Then the combination is empty
      And nothing is drawn on it
      And nothing is visible in the cell

      Examples:
        | before                    | look                          |
        | no result cell exists yet | I read its combination        |
        | there is no result cell   | the tester looks at the image |
        | no result cell exists     | nothing has been set on it    |

    Scenario Outline: How many: <sentence>
      Given a result cell of 90 by 60 with the combination "AAAB"
      When the combination shrinks to "aab"
      Then <sentence>

      Examples:
        | sentence                                      |
        # audit-ignore(any other number but three would be denied as well)
        | the cell shows three circles instead of four  |
        # audit-ignore(any other number but three would be denied as well)
        | the bezier paths now contain 3 circles, not 4 |
        | three circles are left                        |
        | three circles remain                          |
        | three circles are drawn side by side          |
        | the bezier paths are three in number          |
        | every one of these elements is a bezier path  |
        | not one of them is green                      |
        | the circles for "a" are filled                |
        | the circle for "b" is stroked but not filled  |
        | there are three circles in the first row      |
        | each circle fills 30 by 30 points             |
        | these three circles are black                 |

    Scenario Outline: Ovals: <sentence>
      Given a result cell of 80 by 60 with the combination "ab"
      Then <sentence>

      Examples:
        | sentence                             |
        | each circle has a width of 40        |
        | each circle has a height of 30       |
        | the width of the last circle is 40   |
        | the height of the first circle is 30 |

    Scenario Outline: A place is free: <sentence>
      Given a result cell of 60 by 60 showing "aab"
      Then <sentence>

      Examples:
        | sentence                                |
        | the fourth place of the grid stays free |
        | the last place of the grid is left free |
        | one place remains empty                 |

    Scenario Outline: One circle in the end: <change>
      Given a result cell of 80 by 80 with the combination "aaaa"
      When <change>
      Then a single circle remains
      And it is filled
      And this circle has grown to a width of 80 points
      And the circle has grown to 80 by 80
      And the circle gets larger
      # audit-ignore(a circle is as wide as it is high)
      And the circle's diameter is 80 points

      Examples:
        | change                                 |
        | the combination is replaced with "a"   |
        | the result is changed to "a" once more |
        | its combination has one symbol, "a"    |

    Scenario: The same combination many times
      Given a result cell of 90 by 60 with the combination "aab"
      # audit-ignore(the same combination changes nothing, however often it is set)
      When I set the combination "aab" two more times
      Then the stored combination hasn't changed
      And the cell shows three circles, not nine
      And the cell is 90 by 60
      # audit-ignore(the same combination changes nothing, however often it is set)
      When the combination is set to "ab" twice
      Then the stored combination is "ab"

    Scenario: Two circles in a column
      Given a result cell, 50 points wide and 100 points high
      When the combination is "ab"
      Then two circles are drawn one above the other
      And setting the combination to " " draws no circles
      And neither a filled nor a stroked circle can be seen

    Scenario: Two views with one combination
      Given a result cell with the color red
      # audit-ignore(both get another combination next, and the dummy has the rest from the cell)
      And a dummy view with the same frame and the color red but the combination "a"
      When both of them get the combination "mmn"
      # audit-ignore(the comparison takes the images if nobody has)
      And the representing images are extracted from both
      Then the circles of the two views are drawn in red
      And both images match

    Scenario: Two cells with combinations alike
      Given two result cells of the same size and the same color
      When one is given the combination "aab" and the other one "XX7"
      Then both cells look exactly the same
      # audit-ignore(each cell has both)
      And each cell has two filled circles and one stroked circle
      When one shows "ab" and the other cell shows "aa"
      Then both cells look different
      When both cells are given the combination "b"
      Then both cells look just the same

    Scenario: Random texts of a helper
      Given the helper method that creates a combination of two symbols
      Then no result has more than two different symbols

    Scenario: Random texts for cells
      # audit-ignore(it checks what the document says, and changes nothing)
      Given the set of valid symbols contains letters and digits but no space
      # audit-ignore(what is said of each result holds for any number of them, and for one symbol too)
      When I generate 100 random results and give each of them to a result cell
      Then no result has more than two different symbols
      And each cell has as many circles as its result is long
      When a random string of one symbol is generated 50 times
      Then any symbol placed is included in the set of valid symbols
      # audit-ignore(no string is longer than any greater number either)
      And no string is longer than 9 characters

    Scenario Outline: Circles of a wide cell: <sentence>
      Given a result cell of 80 by 20 with the combination "abab"
      Then <sentence>

      Examples:
        | sentence                                      |
        | the circles alternate                         |
        | filled and stroked circles alternate          |
        | the number of circles of the second kind is 2 |
        | there are 4 circles altogether                |
        | the circles do not overlap each other         |

    Scenario Outline: Nothing is left: <sentence>
      Given a result cell with 5 filled and 2 stroked circles
      And there are seven circles in all
      When the combination is set to nil
      Then <sentence>

      Examples:
        | sentence                              |
        | the cell is empty again               |
        | nothing is drawn anymore              |
        | the bezier paths are gone             |
        | the previous circles have disappeared |

    Scenario: Cells with other images
      Given two result cells of 90 by 60
      When the first cell has the combination "aab" and the second one shows "aba"
      Then the two cells do not have the same image

    Scenario: A random combination is given
      Given a random combination of two symbols
      Then each symbol of the combination is a letter or a digit
      When a result cell is given this combination
      Then the number of bezier paths equals the length of the combination

  Rule: Pictures that are kept and compared

    Scenario: A picture of the view before and after
      Given a result cell with the combination "aab"
      And a png representation of the view
      # audit-ignore(it is changed back next)
      When the combination changes to "abbb"
      And the combination changes back to "aab"
      # audit-ignore(the paths are the same again, too)
      Then the new png representation of the view matches the first one

    Scenario: Paths that were kept
      Given a result cell with the combination "ab"
      And the bezier paths of the result cell are kept
      When the combination changes to "cd"
      Then the bezier paths are different from the kept bezier paths

    Scenario Outline: A dummy view that is made for it: <sentence>
      # audit-ignore(a sentence about its frame makes one)
      Given a result cell
      # audit-ignore(any frame has room for four circles)
      And the frame is 100 wide and 100 high
      # audit-ignore(the dummy has the combination of the cell, whichever that is)
      When the result is set to "aaaa"
      Then <sentence>

      Examples:
        | sentence                                                                                                  |
        | the image of the result cell matches the image of a dummy view with the same frame, combination and color |
        | the result cell matches a dummy view with the same frame, combination and color                           |
        | the image of the result cell does not match the image of a dummy view with the combination "aaab"         |

    Scenario: The images of two cells
      Given a result cell with the result "aab" and a frame 90 wide and 90 high
      And another result cell with the result "009", the same color and the same frame
      # audit-ignore(the images are compared if nobody has)
      When I compare the images of both result cells
      Then both images match

    Scenario: Random parameters
      # audit-ignore(paths are paths for any combination)
      Given a result cell with a random frame and a random combination of one symbol
      Then every element of the bezier paths is a bezier path

    Scenario: A row without circles
      # audit-ignore(a cell is square without saying so)
      Given a result cell with a frame of 300 by 300
      When the combination changes to "aaabb"
      Then the third row of the grid has no circles

@MAS
Feature: What the document says, in the words of its readers

  Each sentence stands here once, where it holds and would not hold otherwise.

  Rule: A cell and what it is given

    Scenario Outline: A cell: <cell>
      Given <cell>
      When the combination changes to "b"
      Then the grid has <columns> columns and <rows> rows
      And the circles are <color>

      Examples:
        | cell                                              | columns | rows | color |
        | a result cell whose color is "red"                |       1 |    1 | red   |
        | a square result cell, 90 points wide              |       1 |    1 | black |
        | a result cell that is as wide as it is high       |       1 |    1 | black |
        | a result cell with equal width and height         |       1 |    1 | black |
        | a wide result cell                                |       2 |    1 | black |
        | a tall result cell                                |       1 |    2 | black |
        | a result cell that is three times as wide as high |       2 |    1 | black |
        | a result cell 400 points wide                     |       2 |    1 | black |
        | a result cell of 50 by 50 with red circles        |       1 |    1 | red   |
        | a result cell exists                              |       1 |    1 | black |
        | a result view on the board                        |       1 |    1 | black |
        | a result cell (200 by 100)                        |       2 |    1 | black |

    Scenario Outline: A cell with a text: <cell>
      Given <cell>
      Then the stored combination is <stored>

      Examples:
        | cell                                                      | stored  |
        | a result cell that was given "aab"                        | "aab"   |
        | a cell that already shows "aab"                           | "aab"   |
        | a result cell filled with "aab"                           | "aab"   |
        | a result cell with a space followed by "bb"               | " bb"   |
        | a result cell drawing five circles                        | "AAAAA" |
        | a result cell showing a single circle                     | "A"     |
        | a result cell that was given the symbols "a", "b" and "c" | "ab"    |

    Scenario Outline: A text in words: <sentence>
      Given a result cell of 100 by 100 showing "x"
      When <sentence>
      Then the cell stores just <stored>

      Examples:
        | sentence                                                          | stored |
        | the combination is a space followed by "vv"                       | " vv"  |
        | the cell receives a space followed by "vv"                        | " vv"  |
        | I set the combination to "vv" with a leading space                | " vv"  |
        | the cell receives a combination with the symbols "a", "b" and "c" | "ab"   |
        | I set a combination made of "a", "b" and "c"                      | "ab"   |
        | I tell the cell to show "aab"                                     | "aab"  |
        | I ask it to display "aab"                                         | "aab"  |
        | the cell is told to show "aab"                                    | "aab"  |
        | I fill the cell with "aab"                                        | "aab"  |
        | I hand the combination "aab" to the cell                          | "aab"  |
        | I choose "aab" as the combination                                 | "aab"  |
        | a new combination "aab" replaces the old one                      | "aab"  |
        | the combination grows from "x" to "xx"                            | "xx"   |
        | the combination is extended by "y"                                | "xy"   |
        | another symbol is added to the combination                        | "xx"   |
        | I add one more symbol                                             | "xx"   |
        | the cell gets a second symbol                                     | "xa"   |
        | the first cell changes to "aab"                                   | "aab"  |

    Scenario Outline: Nothing yet: <sentence>
      Given a new result cell
      # audit-ignore(looking at a cell changes nothing)
      When <sentence>
      Then the cell stores nothing
      And the board can be seen through the cell
      And the background has no color

      Examples:
        | sentence                                            |
        | I look at it without setting a combination          |
        | I look at the cell before setting anything          |
        | the cell appears on the board without a combination |
        | the cell receives no combination                    |
        | the cell has not been given a combination yet       |

    Scenario: A background
      Given a result cell with a red background
      Then what is behind the cell cannot be seen
      And the background hides the board

    Scenario Outline: A frame: <sentence>
      Given a result cell of 80 by 40 showing "ab"
      # audit-ignore(what is square stays square)
      When <sentence>
      Then the cell is <width> by <height>

      Examples:
        | sentence                              | width | height |
        | the cell is made 200 points wide      |   200 |     40 |
        | the cell is widened to 200 points     |   200 |     40 |
        | the cell gets wider                   |   160 |     40 |
        | I make the cell twice as high         |    80 |     80 |
        | I make the cell smaller               |    40 |     20 |
        | the cell gets a new size of 60 by 20  |    60 |     20 |
        | the cell changes its size to 60 by 20 |    60 |     20 |
        | the cell becomes 60 by 20             |    60 |     20 |
        | the cell is square                    |    80 |     80 |

    Scenario Outline: A color: <sentence>
      Given a result cell of 80 by 40 showing "aab"
      When <sentence>
      Then the outline is red
      # audit-ignore(these are all circles)
      And filled and stroked circles have the same color

      Examples:
        | sentence                    |
        | I paint the cell red        |
        | the cell gets the color red |
        | I set the color to "red"    |

  Rule: What is stored

    Scenario Outline: A third symbol: <sentence>
      When the combination is set to "aabbca"
      Then <sentence>

      Examples:
        | sentence                                             |
        | the cell stores just "aabb"                          |
        | just the first two symbols are stored                |
        | the combination is cut off after "aabb"              |
        # audit-ignore(it is the same symbol in other words)
        | the combination ends before the third symbol         |
        | the stored combination stops before "c"              |
        | everything after "aabb" is ignored                   |
        # audit-ignore(it is the same symbol in other words)
        | everything from the third symbol on is cut off       |
        | the cell refuses the third symbol                    |
        | the cell contains no "c"                             |
        | the cell draws no circle for "c"                     |
        | the symbol "c" gets no circle                        |
        | the symbol "b" has two circles                       |
        | the combination is not stored as it was given        |
        | the stored combination is shorter than the given one |

    Scenario Outline: Two symbols: <sentence>
      When the combination is set to "aab"
      Then <sentence>

      Examples:
        | sentence                                       |
        | the stored combination is still "aab"          |
        | the whole combination is stored                |
        | the combination is not shortened               |
        | the stored combination equals the given one    |
        | the stored combination is the one that was set |

  Rule: What was there before

    Scenario Outline: <sentence>
      Given a result cell of 100 by 100 showing "c"
      When the combination changes to "aab"
      Then <sentence>

      Examples:
        | sentence                                             |
        | no circle of the former combination remains          |
        | none of the old circles is left                      |
        | nothing of the old combination is left               |
        # audit-ignore(what is no longer stored is gone)
        | the circles of the first combination are gone        |
        # audit-ignore(what is gone is no longer stored)
        | the old combination is no longer stored              |
        | the cell no longer shows the former combination      |
        | each circle is smaller than the single circle before |
        | the bezier paths differ from those before            |
        | the bezier paths are new ones                        |

    Scenario: All is gone
      Given a result cell of 100 by 100 showing "aab"
      When the combination is taken away
      Then all circles are gone
      When the combination changes to "a"
      And the combination is emptied
      Then the circle is removed

  Rule: Circles and their places

    Scenario Outline: Four circles: <sentence>
      Given a result cell of 100 by 50 showing "aabb"
      When the frame changes to 100 by 100
      Then <sentence>

      Examples:
        | sentence                                              |
        | the circles stand in two rows of two                  |
        | all four circles stand in 2 rows and 2 columns        |
        | four circles form two rows                            |
        | the circles are split over two rows                   |
        # audit-ignore(it is the same place in other words)
        | the place at the bottom right is taken                |
        # audit-ignore(the right half is covered as well)
        | the left half of the cell is covered                  |
        # audit-ignore(these are all circles)
        | the circles share the cell evenly                     |
        | no space is left                                      |
        # audit-ignore(these are all circles)
        | each circle gets the same amount of space             |
        | the last circle touches the right side of the cell    |
        | the first circle does not touch the bottom edge       |
        | the first circle starts in the top left corner        |
        | the last circle is drawn as an outline                |
        | the last circle has only an outline                   |
        | the last circle is empty inside                       |
        | the filled circles stand in front of the stroked ones |
        | the circles are drawn in the order of the symbols     |
        # audit-ignore(these four paths are all circles)
        | the circles are ovals                                 |
        # audit-ignore(these four are all paths)
        | all bezier paths are bezier paths                     |
        | the first circle measures 50 points across            |

    Scenario Outline: Three circles: <sentence>
      Given a result cell of 100 by 100 showing "aab"
      Then <sentence>

      Examples:
        | sentence                               |
        # audit-ignore(it is the same place in other words)
        | the place at the bottom right is empty |
        # audit-ignore(it is the same place in other words)
        | the bottom right corner stays free     |
        | there is room for one more circle      |
        | there are two first symbols            |

    Scenario Outline: One circle in a wide cell: <sentence>
      Given a result cell of 200 by 50 showing "a"
      Then <sentence>

      Examples:
        | sentence                              |
        | the right half of the cell stays free |
        | the circle is wider than high         |
        | the circle is twice as wide as high   |
        | it is a single circle                 |

    Scenario: One circle in a tall cell
      Given a result cell of 60 by 90 showing "ab"
      Then each circle is higher than wide

    Scenario: A half of the cell
      Given a result cell of 200 by 100 showing "a"
      # audit-ignore(it is the only circle)
      Then the circle covers the left half of the cell
      # audit-ignore(it is the only circle)
      And the circle fills its grid cell

    Scenario: A space that is not drawn
      Given a result cell of 100 by 100 with a space followed by "bb"
      Then the leading space is invisible

  Rule: Two views

    Scenario Outline: Drawn alike: <sentence>
      Given a result cell of 70 by 70 showing "jjk"
      And a second result cell showing "WW5"
      # audit-ignore(the comparison takes the images if nobody has)
      When both views are turned into PNG images
      Then <sentence>

      Examples:
        | sentence                                 |
        | both cells draw the same                 |
        | the first cell looks like the second one |
        | the second cell looks like the first one |
        | the second cell looks the same           |
        | the comparison finds no difference       |

    Scenario: The same color
      Given a first cell showing "aab"
      And a second cell in red showing "WW5"
      When both cells are drawn in the same color
      Then the two images are equal

    Scenario: Another color
      Given a first cell showing "aab"
      And a second cell in red showing "WW5"
      # audit-ignore(the comparison takes the images if nobody has)
      When the expected image is compared with the obtained image
      Then the two cells are drawn differently
      And the comparison finds a difference

    Scenario Outline: Both cells: <sentence>
      Given two empty result cells
      When <sentence>
      Then both cells show 3 circles
      And the second cell stores "aab"

      Examples:
        | sentence                                |
        | I set both cells to "aab"               |
        | I give both cells the combination "aab" |

    Scenario Outline: A dummy: <dummy>
      Given a result cell of 70 by 70 showing "jj"
      And <dummy>
      # audit-ignore(the comparison takes the images if nobody has)
      When I take an image of both views
      Then the two images <match>

      Examples:
        | dummy                                            | match        |
        | a dummy view of that size and color showing "jk" | do not match |
        | a dummy view drawn with the same parameters      | match        |
        | an identical dummy view                          | match        |

  Rule: What a change leaves as it is, and what it does not

    @MAS-R17
    Scenario Outline: <sentence>
      Given a result cell of 100 by 100 showing "ab"
      When <sentence>
      Then the cell is redrawn
      # audit-ignore(the image is drawn with the paths)
      And the bezier paths have been redrawn just once

      Examples:
        | sentence                         |
        | the color changes to blue        |
        | the background changes to black  |
        | the combination changes to "xxy" |
        | the frame changes to 50 by 100   |

    @MAS-R09
    Scenario: A new combination leaves the background
      Given a result cell of 100 by 100 with a red background
      When the combination changes to "ab"
      Then the background is still red
      And the circles are black

    @MAS-R21
    Scenario: Green is green
      Given a green result cell of 60 by 60 showing "a"
      Then the draw list is
        """
        color #00FF00
        fill oval 0 0 60 60
        """

    @MAS-C1 @MAS-R02
    Scenario Outline: White space is a symbol, of which only the space is not drawn: <given>
      When the combination is set to "<given>"
      Then the stored combination is "<stored>"
      And there are <circles> circles

      Examples:
        | given | stored | circles |
        | aab b | aab    |       3 |
        | a\na  | a\na   |       3 |

  Rule: Said of all, and compared

    Scenario: A place of the grid is left
      Given a result cell of 100 by 100 showing "aab"
      Then the circles do not fill the whole cell

    Scenario Outline: Two in a row: <sentence>
      Given a result cell of 200 by 100 showing "a"
      When the combination changes to "ab"
      Then <sentence>

      Examples:
        | sentence                                  |
        | the circles are as large as before        |
        | the cell has more circles than before     |
        | there are two circles side by side        |
        | there are more columns than rows          |
        | the circles fill the whole cell           |
        | fill and stroke have the same color       |
        | both kinds of circles have the same color |
        | the cell shows something else             |
        | the first kind is filled                  |
        | there are two different symbols           |
        | the cell has stored "ab"                  |
        | the whole cell is covered                 |

    Scenario: Of one kind, in a grid that has a place left
      Given a result cell of 100 by 100 showing "aaa"
      Then all circles are of the same kind
      # audit-ignore(it is the same place in other words)
      And the second place in the last row is empty
      And there is one empty place in the grid

    Scenario Outline: A change: <sentence>
      Given a result cell of 90 by 60 showing " aab"
      When the combination changes to "xxy"
      And <sentence>
      Then the stored combination is <stored>
      And the cell is 90 by 60

      Examples:
        | sentence                                     | stored  |
        | the symbols are swapped                      | "yyx"   |
        | I add a leading space                        | " xx"   |
        # audit-ignore(the later combination is what counts)
        | the cell receives "aab" and then "ab"        | "ab"    |
        | the cell receives another combination        | "xxyy"  |
        | the cell receives the same combination again | "xxy"   |
        | the cell receives only a space               | " "     |
        | I set just a space                           | " "     |
        | I set the combination to five times "a"      | "aaaaa" |
        | I set a new combination of "ab"              | "ab"    |
        | the string "ab" is given                     | "ab"    |
        | a combination with a third symbol is set     | "ab"    |

    Scenario: The leading space goes
      Given a result cell of 100 by 100 showing " aab"
      When I remove the leading space
      Then the cell has kept "aa"

    Scenario Outline: Two cells: <cells>
      Given <cells>
      Then the two images <match>

      Examples:
        | cells                                      | match  |
        # audit-ignore(any other combination differs as well)
        | two result cells showing "aab" and "xyy"   | differ |
        # audit-ignore(any other combination differs as well)
        | one cell with "aab" and another with "xyy" | differ |
        # audit-ignore(any other combination matches as well)
        | two result cells, both showing "aab"       | match  |

    Scenario: A dummy like the cell
      Given a result cell that is four times as wide as high
      And a dummy view like the cell
      Then the cell is 400 by 100
      When I give the cell the color "red"
      And I give the cell a frame of 60 by 30
      # audit-ignore(the comparison takes the images if nobody has)
      And I compare the expected image with the obtained image
      Then the two images match
      And the cell is 60 by 30
      And the cell should have a red color

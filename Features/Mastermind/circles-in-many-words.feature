@MAS
Feature: Circles in many words

  Each definition of a sentence stands here with one or two of its sentences, where they hold and would
  not hold otherwise.

  Scenario Outline: A cell that shows "aab" in 90 by 60: <sentence>
    Given a result cell of 90 by 60 with the combination "aab"
    Then <sentence>

    Examples:
      | sentence                                                    |
      | the bezier paths list has length 3                          |
      | the list of bezier paths has a length of 3                  |
      | one circle per symbol is drawn                              |
      | each symbol has one circle                                  |
      | each symbol is drawn as a circle                            |
      | every symbol is drawn as one circle                         |
      | there are three circles, two filled and one stroked         |
      | there are three circles, two of them filled                 |
      | three circles are drawn, two filled and one stroked         |
      | three circles are drawn, two of them filled and one stroked |
      | it draws three circles, two filled and one stroked          |
      | two filled circles and one stroked circle are drawn         |
      | two filled circles and one stroked circle appear            |
      | the filled circles are the first two                        |
      | the filled circles are the first and the second             |
      | the filled circles come first                               |
      | the filled circles come before the stroked one              |
      | the stroked circle comes last                               |
      | the stroked circle comes after the filled ones              |
      | the stroked circle follows the filled circles               |
      | two filled circles are followed by a stroked one            |
      | two filled circles are followed by one stroked circle       |
      | there are circles of both kinds                             |
      | both kinds of circles are drawn                             |
      | there are no white circles                                  |
      | all circles have the same color                             |
      | every circle has the same color                             |
      | the cell fills two circles and strokes one                  |
      | the cell fills the first two circles and strokes the last   |
      | there are filled circles                                    |
      | there are no red circles                                    |
      | the number of rows is 2                                     |
      | the number of columns is 3                                  |
      | the number of rows is 2 and the number of columns is 3      |
      | the circles are not filled, stroked and filled              |

  Scenario Outline: A cell that shows "aaa" in 90 by 60: <sentence>
    Given a result cell of 90 by 60 with the combination "aaa"
    Then <sentence>

    Examples:
      | sentence                                           |
      | there are only symbols of the first kind           |
      | there are only filled circles                      |
      | only filled circles are drawn                      |
      | the cell only has filled circles                   |
      | the cell contains only filled circles              |
      | there are three circles and all of them are filled |
      | there are three circles and all are filled         |
      | it draws three circles, all filled                 |

  Scenario Outline: A cell that shows "a" in 80 by 80: <sentence>
    Given a result cell of 80 by 80 with the combination "a"
    Then <sentence>

    Examples:
      | sentence                                           |
      | one big circle is drawn                            |
      | one single big circle is drawn                     |
      | a single big circle fills the cell                 |
      | a single circle fills the entire cell              |
      | it fills the cell                                  |
      | it fills the whole cell                            |
      | the size of the circle equals the size of the cell |
      | the size of the circle is the size of the cell     |
      | the circle's frame is 0, 0, 80, 80                 |
      # audit-ignore(a circle is as wide as it is high)
      | its diameter is 80 points                          |
      # audit-ignore(a circle is as wide as it is high)
      | its diameter is 80                                 |
      | it has a diameter of 80                            |
      | it is 80 points wide and high                      |
      | its width is 80 and its height is 80               |
      | the circle's origin is 0, 0                        |
      | its origin is 0, 0                                 |
      | the grid has a single place                        |
      | the grid has only one place                        |
      | the circle is filled and fills the cell            |
      | there is one circle of 80 by 80 points             |
      | one circle of 80 by 80 is drawn                    |
      | the cell shows one circle of 80 by 80              |
      | the cell is a single big circle                    |
      | the cell ends in a single big circle               |

  Scenario Outline: A cell that shows "a" in 80 by 60: <sentence>
    Given a result cell of 80 by 60 with the combination "a"
    Then <sentence>

    Examples:
      | sentence                                      |
      | the circle has the width 40 and the height 60 |
      | each circle has the width 40                  |

  Scenario Outline: A cell that shows "aabb" in 100 by 100: <sentence>
    Given a result cell of 100 by 100 with the combination "aabb"
    Then <sentence>

    Examples:
      | sentence                                                                        |
      | the circles form a square grid                                                  |
      | the grid has no free place                                                      |
      | all places of the grid are taken                                                |
      | every place of the grid is used                                                 |
      | the grid is full                                                                |
      | each circle fills a quarter of the cell                                         |
      | each circle takes a quarter of the cell                                         |
      | no circle is larger than another                                                |
      # audit-ignore(of two rows, the second is the bottom row)
      | the first row has two filled circles and the second row has two stroked circles |
      # audit-ignore(of two rows, the second is the bottom row)
      | the first row holds two filled circles and the second two stroked ones          |
      # audit-ignore(of two rows, the second is the bottom row)
      | the top row contains the filled circles and the bottom row the stroked ones     |
      | the third circle starts the second row                                          |
      | the second row starts with the third circle                                     |
      | the third circle is the first one of the second row                             |
      | the origin of the third circle is 0, 50                                         |
      | the position of the third circle is 0, 50                                       |
      | no space is left between the circles                                            |
      | there is no space between the circles                                           |
      # audit-ignore(of two rows, the second is the bottom row)
      | the first row has two circles and the second row has two circles                |
      # audit-ignore(of two rows, the second is the bottom row)
      | there are two circles in the first row and two in the second row                |
      # audit-ignore(of two rows, the second is the bottom row)
      | the first row contains two circles and the second two                           |
      | two circles are placed in each row                                              |
      # audit-ignore(of two rows, the second is the bottom row)
      | two circles are in the first row and two in the second                          |
      | the circles are placed row by row                                               |
      | the circles are placed from left to right and from top to bottom                |
      | the list contains nothing else                                                  |
      | the bezier paths contain nothing else                                           |
      | 4 bezier paths are stored                                                       |
      | 4 bezier paths are in the list                                                  |
      | the symbols are "a" and "b"                                                     |
      | its symbols are "a" and "b"                                                     |
      | the number of different symbols is 2                                            |
      | the number of symbols is 4                                                      |
      | the number of stored symbols is 4                                               |
      | there are as many filled circles as stroked circles                             |
      | there are as many filled circles as stroked ones                                |
      # audit-ignore(where half of the circles are filled, the other half is stroked)
      | half of the circles are filled                                                  |
      # audit-ignore(where half of the circles are filled, the other half is stroked)
      | half of them are filled                                                         |
      | the cell has the color black                                                    |
      | its background is transparent and its combination is "aabb"                     |
      | all the circles share the same color                                            |
      | all circles share one color                                                     |
      | all circles share the same size                                                 |
      | the circles have equal size                                                     |
      | the first circle is as large as the last one                                    |
      | the first circle has the same size as the second one                            |
      | the first row has filled circles only                                           |
      | the first row is made of filled circles                                         |
      | in the first row there are two filled circles                                   |
      | in the first row both circles are filled                                        |
      | in the second row all circles are stroked                                       |
      | in the top row there are only filled circles                                    |
      | on the left there are two circles                                               |
      | at the top there are two filled circles                                         |
      | there is a filled circle at the top left                                        |
      | there are two filled circles in the first row                                   |
      | there are only filled circles in the first row                                  |
      | two filled circles are in the first row                                         |
      | the cell contains circles                                                       |
      | the cell shows circles                                                          |
      | there are circles                                                               |
      | circles are drawn                                                               |
      | exactly as many circles as symbols are drawn                                    |
      | one circle is drawn per symbol                                                  |
      | no symbol is missing                                                            |
      | there are nothing but bezier paths in the bezier paths                          |
      | all circles are black and there are four circles                                |
      | the cell is showing "aabb"                                                      |
      | the combination has two different symbols, "a" and "b"                          |
      | four circles are drawn in two rows and two columns                              |
      | there are four circles in 2 rows and 2 columns                                  |
      | the cell has circles of both kinds                                              |
      | it has as many filled circles as stroked ones                                   |
      | the cell contains filled circles                                                |
      | there are four circles, the first two are filled and the last two are stroked   |
      | there are four circles and the first row has two circles                        |
      | the combination is "aabb", the color is black and there are four circles        |
      | all circles use the cell's color                                                |
      | the first circle is at (0, 0) and is filled                                     |
      | the third circle is below the first circle at (0, 50)                           |

  Scenario Outline: A cell that shows "aaabb" in 90 by 90: <sentence>
    Given a result cell of 90 by 90 with the combination "aaabb"
    Then <sentence>

    Examples:
      | sentence                                                                           |
      | the grid has nine places and four of them are empty                                |
      | the last four places are empty                                                     |
      | the second row is not full                                                         |
      | the second row is incomplete                                                       |
      | the first row has three circles, the second row has two and the third row has none |
      | there are three circles in the first row and two in the second                     |
      | the grid has as many rows as columns                                               |
      | there are more places than circles                                                 |
      | the fourth circle is the first in the second row                                   |
      | the first row shows only filled circles                                            |
      | the first row contains only filled circles                                         |

  Scenario Outline: A cell that shows "ab" in 200 by 100: <sentence>
    Given a result cell of 200 by 100 with the combination "ab"
    Then <sentence>

    Examples:
      | sentence                                          |
      | the second circle starts at x 100                 |
      | the second circle starts where the first one ends |
      | two circles are drawn in a row                    |

  Scenario Outline: A cell that shows "ab" in 100 by 200: <sentence>
    Given a result cell of 100 by 200 with the combination "ab"
    Then <sentence>

    Examples:
      | sentence                          |
      | the second circle starts at y 100 |

  Scenario Outline: A cell that shows " bbb" in 90 by 60: <sentence>
    Given a result cell of 90 by 60 with the combination " bbb"
    Then <sentence>

    Examples:
      | sentence                                 |
      | only stroked circles are drawn           |
      | the space has no circle                  |
      | the space does not get a circle          |
      | there is no circle for the space         |
      | there is no circle for the leading space |
      | nothing is drawn for the space           |
      | the stored combination keeps the space   |

  Scenario Outline: A cell that shows "aaa" in 100 by 100: <sentence>
    Given a result cell of 100 by 100 with the combination "aaa"
    Then <sentence>

    Examples:
      | sentence                         |
      | there are filled circles only    |
      | the cell has filled circles only |

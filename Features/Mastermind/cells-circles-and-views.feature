@MAS
Feature: Cells, circles and views in many words

  Rule: Cells and combinations in many words

    Each definition of a sentence stands here with one or two of its sentences, where they hold and would
    not hold otherwise.

    Scenario Outline: A result cell of 90 by 60: <change>, so <outcome>
      Given a result cell of 90 by 60
      When <change>
      Then <outcome>

      Examples:
        | change                                                    | outcome                                              |
        | the combination is set to a single symbol                 | there is one circle                                  |
        | the combination is set to the single symbol "x"           | there is one circle                                  |
        | the combination is "aabbc"                                | the stored value is "aabb"                           |
        | the combination is "aabbc"                                | the cell keeps "aabb"                                |
        | the combination is "aabbc"                                | the combination reads "aabb"                         |
        | the combination is "aabbc"                                | it is stored as "aabb"                               |
        | the combination is "aabbc"                                | "aabb" is what is stored                             |
        | the combination is "aabbc"                                | there is no "c" in the combination                   |
        | the combination is "aabbc"                                | the combination has no "c"                           |
        | the combination is "aabbc"                                | the cell accepts only "a" and "b"                    |
        | the combination is "aabb"                                 | no symbol is dropped                                 |
        | the combination is "aabb"                                 | nothing is dropped                                   |
        | the combination is "aabb"                                 | it is stored unchanged                               |
        | the combination is "aabb"                                 | the combination is stored completely                 |
        | the combination is "aabb"                                 | its length is 4                                      |
        | the combination is "aabb"                                 | the combination has a length of 4                    |
        | the combination is "aabb"                                 | the combination has length 4                         |
        | the combination is "aabb"                                 | four symbols are stored                              |
        | the combination is "aabb"                                 | the combination has two "a" and two "b"              |
        | the combination is "aabb"                                 | "a" is the first symbol and "b" is the second symbol |
        | the combination is "aabb"                                 | the first symbol is "a" and the second is "b"        |
        | the combination is "aabb"                                 | "a" is the first symbol                              |
        | the combination is "aabb"                                 | the frame is 90 by 60                                |
        | its result is a random string of one symbol               | all circles are filled                               |
        | the result is set to a random string of one symbol        | all circles are filled                               |
        | the combination is set to a random string of one symbol   | all circles are filled                               |
        | the combination is set to a random result                 | there are as many circles as symbols                 |
        | it is initialised                                         | the combination is empty                             |
        | the cell is given a combination of 4 symbols              | there are 4 circles                                  |
        | the cell gets three equal symbols                         | there are 3 circles                                  |
        | a combination with more than two different symbols is set | the combination has two different symbols            |
        | I set a combination with more than two different symbols  | the combination has two different symbols            |

    Scenario Outline: A result cell with the combination "ab": <change>
      Given a result cell with the combination "ab"
      When <change>
      Then <outcome>

      Examples:
        | change                                  | outcome                  |
        | a third symbol is added                 | the combination is "ab"  |
        | "b" is appended to the combination      | the combination is "abb" |
        | "b" is added                            | the combination is "abb" |
        | the result is cleared                   | the combination is empty |
        | I empty the cell                        | the combination is empty |
        | the cell is cleared                     | the combination is empty |
        | the combination grows by one symbol "b" | the combination is "abb" |

    Scenario Outline: Combination and frame at once: <change>
      Given a result cell with the combination "ab"
      When <change>
      Then the combination is "aab"
      And the frame is 200 by 100
      And <last> has changed

      Examples:
        | change                                                               | last            |
        | the combination changes to "aab", and its frame to 200 by 100        | the frame       |
        | the combination changes to "aab" and the frame changes to 200 by 100 | the frame       |
        | I set the frame to 200 by 100 and the combination to "aab"           | the combination |

    Scenario Outline: A result cell with the combination "aa": <change>
      Given a result cell with the combination "aa"
      When <change>
      Then <outcome>

      Examples:
        | change                                     | outcome                                   |
        | a space is put in front of the combination | the combination is " aa"                  |
        | a leading space is added                   | the combination is " aa"                  |
        | a second symbol is added                   | the combination has two different symbols |
        | I add a second symbol                      | the combination has two different symbols |

    Scenario Outline: A result cell of 100 by 100: <change>
      Given a result cell of 100 by 100
      When <change>
      Then <outcome>

      Examples:
        | change                           | outcome                 |
        | the width of the cell is doubled | the frame is 200 by 100 |

    Scenario Outline: A result cell of 100 by 50: <change>
      Given a result cell of 100 by 50
      When <change>
      Then <outcome>

      Examples:
        | change              | outcome                |
        | the cell is rotated | the frame is 50 by 100 |

    Scenario Outline: Given <given>, <outcome>
      Given <given>
      Then <outcome>

      Examples:
        | given                 | outcome                      |
        | a new result cell     | there is no combination      |
        | a new result cell     | no combination is stored     |
        | the valid symbols     | there is no space among them |
        | the combination "aab" | the combination is "aab"     |
        | a combination "aab"   | the combination is "aab"     |
        | a frame of 100 by 50  | the frame is 100 by 50       |
        | the frame 100 by 50   | the frame is 100 by 50       |
        | the color red         | the color of the cell is red |

    Scenario: One cell with one combination and one with another
      Given two result cells of 90 by 60, one with "aab" and one with "XXY"
      Then both cells look the same
      And the cell is 90 by 60

    Scenario Outline: When the combination is set to empty: <sentence>
      Given a result cell of 90 by 60 with the combination "ab"
      When the combination is set to empty
      Then <sentence>

      Examples:
        | sentence                                       |
        | there is nothing to see                        |
        | there is nothing to draw                       |
        | the bezier paths contain nothing               |
        | there are neither filled nor stroked circles   |
        | there is neither a filled nor a stroked circle |
        | two circles have been removed                  |
        | the frame is 90 by 60                          |

    Scenario Outline: When the combination changes to "abbb": <sentence>
      Given a result cell of 90 by 90 with the combination "aab"
      When the combination changes to "abbb"
      Then <sentence>

      Examples:
        | sentence                                         |
        | the cell has a new bezier path                   |
        | the cell has new bezier paths                    |
        | the cell looks different                         |
        | the cell looks different than before             |
        | the number of circles increases                  |
        | the number of circles increases by one           |
        | the number of circles goes up by one             |
        | there are four circles instead of three          |
        | four circles are drawn instead of three          |
        | four circles replace the three circles           |
        | the three circles are replaced by four circles   |
        | one circle is added                              |
        | a fourth circle appears                          |
        | a fourth circle is drawn                         |
        | the combination is "abbb" and no longer "aab"    |
        | the cell keeps its frame                         |
        | the cell keeps its color                         |
        | one circle is filled instead of two              |
        | three circles are stroked instead of one         |
        | the second circle changes from filled to stroked |

    Scenario Outline: When the frame changes from 90 by 90 to 90 by 60: <sentence>
      Given a result cell of 90 by 90 with the combination "aab"
      When the frame changes from 90 by 90 to 90 by 60
      Then <sentence>

      Examples:
        | sentence                            |
        | the old bezier path is replaced     |
        | the old bezier path is gone         |
        | the old combination is not replaced |
        | the cell is 90 by 60                |

    Scenario: An old combination
      Given a result cell with the combination "aab"
      When the combination changes to "abb"
      Then there are as many circles as before
      And the old combination is gone
      And the old combination is replaced

    Scenario Outline: When the combination is set to "aab" again: <sentence>
      Given a result cell of 90 by 90 with the combination "aab"
      # audit-ignore(however often the same combination is set, nothing changes)
      When the combination is set to "aab" again
      Then <sentence>

      Examples:
        | sentence                               |
        | nothing changes                        |
        | nothing has changed                    |
        | the circles are not doubled            |
        | the combination is the same as before  |
        | no circle is added                     |
        | no new circle is drawn                 |
        | there are not more circles than before |
        | there are three circles, not six       |

    Scenario Outline: When <change>, then <outcome>
      When <change>
      Then <outcome>

      Examples:
        | change                                               | outcome                                           |
        | a random string is generated                         | it contains no space                              |
        | a random char string is generated                    | it consists of one symbol                         |
        | a random char string is generated                    | all its symbols are the same                      |
        | a random char string is generated                    | it has at most 9 symbols                          |
        | I generate a random char string 100 times            | it is at most 9 symbols long                      |
        | a random char string is generated                    | its symbols are in the set of valid symbols       |
        | a random char string is generated                    | it contains only valid symbols                    |
        | a random char string is generated                    | it only contains valid symbols                    |
        | a random char string is generated                    | only valid symbols are used                       |
        | a random char string is generated                    | there is no space in it                           |
        | a random char string is generated                    | the string consists of a single repeated symbol   |
        | a random char string is generated                    | its length is between 0 and 9                     |
        | I generate a random char string 100 times            | the string is not longer than 9 symbols           |
        | I generate a random string                           | the string contains no space                      |
        | I generate a random char string                      | no space is in it                                 |
        | I generate many random strings                       | none of them contains a space                     |
        | I generate many random strings                       | each of them consists of one repeated symbol      |
        | I generate 100 random strings                        | every string consists of one repeated symbol      |
        | I generate 100 random strings                        | all symbols are valid                             |
        | I generate 100 random strings                        | every string is at most 9 symbols long            |
        | I generate 100 random strings                        | the strings have different lengths                |
        | I generate 100 random strings                        | not all of them are equal                         |
        # audit-ignore(no result is longer than any greater number either)
        | I generate 1000 random results                       | no result has more than 18 symbols                |
        | random strings are generated 100 times               | no string contains a space                        |
        | random strings are generated 100 times               | each string consists of the same symbol           |
        | generateRandomCharString is called 100 times         | no string contains a space                        |
        | generateRandomCharString is called 100 times         | each string consists of one repeated symbol       |
        | I call generateRandomResult 100 times                | no result contains a space                        |
        | I call generateRandomCharString 100 times            | every string consists of a single repeated symbol |
        | the cell is created with a frame of 90 by 60         | the frame is 90 by 60                             |
        | the cell is created with a frame of 90 by 60         | there is no combination                           |
        | the result cell is created with the combination "ab" | the combination is "ab"                           |
        | I generate random strings 50 times                   | each of them contains only valid symbols          |
        | I generate random strings 50 times                   | every string is made of one repeated symbol       |

    Scenario Outline: A cell is made and given a combination: <change>
      # audit-ignore(a cell that is created again is as new)
      When <change>
      Then the combination is "aab"
      And the frame is 90 by 90
      And there are three circles

      Examples:
        | change                                                                   |
        | I create a result cell of 90 by 90 and set its combination to "aab"      |
        | a result cell of 90 by 90 is created and its combination is set to "aab" |

    Scenario Outline: A result cell with the combination "abb": <change>
      Given a result cell with the combination "abb"
      When <change>
      Then <outcome>

      Examples:
        | change                        | outcome             |
        | one symbol is removed         | there are 2 circles |
        | a symbol is removed           | there are 2 circles |
        | the combination is made empty | there are 0 circles |
        | the empty combination is set  | there are 0 circles |
        | an empty combination is set   | there are 0 circles |
        | the circles are counted       | there are 3 circles |
        | the bezier paths are read     | there are 3 circles |
        | the grid is calculated        | there are 3 circles |
        | the circles are drawn         | there are 3 circles |
        | the bezier paths are created  | there are 3 circles |
        | I do nothing                  | there are 3 circles |

    Scenario Outline: A result cell of 200 by 100 with the combination "abb": <change>
      Given a result cell of 200 by 100 with the combination "abb"
      When <change>
      Then <outcome>

      Examples:
        | change                           | outcome                  |
        | the combination is set to "b"    | the grid changes         |
        | the combination is set to "abbb" | the grid does not change |

    Scenario Outline: Kept: <kept>
      Given a result cell of 90 by 90 with the combination "abb"
      When <kept>
      And <change>
      Then <outcome>
      And the combination is "XYY"

      Examples:
        | kept               | change                          | outcome                                |
        | its image is saved | the combination is set to "XYY" | the image is the same as the saved one |

    Scenario Outline: Set and set again: <change>, so <outcome>
      Given a result cell of 20 by 20 with the combination "abb"
      When <change>
      Then <outcome>

      Examples:
        | change                                             | outcome                      |
        | the color is set to red and then to blue           | the circles are blue         |
        | I set the color to red and then to green           | the circles are green        |
        | I set the background to white and then to yellow   | the background is yellow     |
        | the frame changes to 30 by 30 and then to 90 by 30 | the circles are side by side |
        | the frame changes to 30 by 30 and then to 90 by 30 | the circles get larger       |

    Scenario Outline: From one color to another: <change>
      Given a result cell of 90 by 90 with the combination "abb"
      When <change>
      Then <outcome>

      Examples:
        | change                                            | outcome                 |
        | I change the color from black to yellow           | the circles are yellow  |
        | I change the background from transparent to white | the background is white |

    Scenario Outline: The third row has none: <sentence>
      Given a result cell of 90 by 90 with the combination "aaabb"
      Then <sentence>

      Examples:
        | sentence                                     |
        | the third row has none                       |
        | each circle fills a whole 30 by 30 rectangle |
        | the bezier paths are only bezier paths       |

    Scenario: Neither the one nor the other
      Given a result cell of 90 by 60 with the combination "ab"
      When the combination is set to empty
      Then the cell has neither filled nor stroked circles
      And two circles have been removed
      And the cell is 90 by 60

  Rule: Circles in many words

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
        # audit-ignore(they are black, and not red either)
        | there are no white circles                                  |
        # audit-ignore(filled and stroked ones are all circles)
        | all circles have the same color                             |
        # audit-ignore(filled and stroked ones are all circles)
        | every circle has the same color                             |
        | the cell fills two circles and strokes one                  |
        | the cell fills the first two circles and strokes the last   |
        | there are filled circles                                    |
        # audit-ignore(they are black, and not white either)
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
        # audit-ignore(filled and stroked ones are all circles)
        | all the circles share the same color                                            |
        # audit-ignore(filled and stroked ones are all circles)
        | all circles share one color                                                     |
        # audit-ignore(filled and stroked ones are all circles)
        | all circles share the same size                                                 |
        # audit-ignore(filled and stroked ones are all circles)
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
        # audit-ignore(it may be said twice where it is)
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

  Rule: Views in many words

    Each definition of a sentence stands here with one or two of its sentences, where they hold and would
    not hold otherwise.

    Scenario Outline: A result cell with the combination "aab": <change>
      Given a result cell with the combination "aab"
      When <change>
      Then <outcome>

      Examples:
        | change                               | outcome                  |
        | the cell is drawn                    | there are three circles  |
        | the cell draws itself                | there are three circles  |
        | I draw the cell                      | there are three circles  |
        | I render it                          | there are three circles  |
        | the order of the symbols is reversed | the combination is "baa" |
        | the combination is reversed          | the combination is "baa" |

    Scenario Outline: Another combination than "aab": <change>
      Given a result cell with the combination "aab"
      # audit-ignore(after another one, there can be yet another one)
      When <change>
      Then the bezier path changes

      Examples:
        | change                                 |
        | the combination changes to another one |
        | I change the combination               |

    Scenario Outline: With a dummy view with the same parameters: <sentence>
      Given a result cell of 120 by 60 with the combination "aab"
      And a dummy view with the same parameters
      Then <sentence>

      Examples:
        | sentence                                                      |
        | the dummy view looks like the cell                            |
        | the dummy view matches the cell                               |
        | the picture of the dummy view matches the picture of the cell |
        | the obtained image is the expected image                      |
        | the obtained image is the expected one                        |

    Scenario Outline: A result cell of 120 by 60 with the combination "aab": <given>, so <outcome>
      Given a result cell of 120 by 60 with the combination "aab"
      And <given>
      Then <outcome>

      Examples:
        | given                                                    | outcome                                         |
        | a dummy view is created with the same parameters         | they match                                      |
        | the dummy view has the same parameters                   | they match                                      |
        | another cell of 120 by 60 with the combination "XXY"     | both cells are drawn alike                      |
        | another cell of 120 by 60 with the combination "XXY"     | both cells are drawn the same way               |
        | another cell of 120 by 60 with the combination "XXY"     | the second cell looks like the first            |
        | another red cell of 120 by 60 with the combination "XYY" | the second cell has the same frame as the first |
        | another cell of 120 by 60 with the combination "XYY"     | the second cell looks different from the first  |

    Scenario Outline: A result cell of 120 by 60 with the combination "aab": <change>
      Given a result cell of 120 by 60 with the combination "aab"
      When <change>
      Then <outcome>

      Examples:
        | change                                                                 | outcome    |
        | a dummy view is created with the same frame, combination and color     | they match |
        | I create a dummy view with the same parameters and extract both images | they match |
        | I compare it with a dummy view with the same parameters                | they match |
        | I compare the cell with a dummy view with the same parameters          | they match |

    Scenario Outline: Compared: <change>
      Given a result cell of 120 by 60 with the combination "aab"
      And a dummy view with the same parameters
      # audit-ignore(the comparison takes the images if nobody has)
      When <change>
      Then <outcome>

      Examples:
        | change                                                           | outcome    |
        | the cell is compared to the dummy view                           | they match |
        | I compare the PNG of the cell with the PNG of the dummy view     | they match |
        | I compare the image of the cell with the image of the dummy view | they match |

    Scenario Outline: A result cell of 90 by 90 with the combination "abb": <change>, so <outcome>
      Given a result cell of 90 by 90 with the combination "abb"
      When <change>
      Then <outcome>

      Examples:
        | change                                        | outcome                              |
        | the combination is set to "b"                 | the size of the circles changes      |
        | the combination is set to "b"                 | two circles have been removed        |
        | the combination is set to "b"                 | it has two fewer circles than before |
        | the combination is set to "b"                 | the circle is resized                |
        | the combination is set to "b"                 | one circle is all that is left       |
        | the background goes from transparent to white | the background is white              |
        | I change the frame from 90 by 90 to 60 by 30  | the frame is 60 by 30                |
        | I set its height to 30                        | the frame is 90 by 30                |
        | I add a third symbol                          | the combination is "abb"             |
        | I remove one symbol                           | the combination is "ab"              |
        | another "b" is added                          | the combination is "abbb"            |
        | the first symbol is replaced by a space       | no circle is filled                  |
        | the first symbol is replaced by a space       | the combination has changed          |

    Scenario Outline: There and back: <change>, so <outcome>
      Given a result cell of 90 by 90 with the combination "abb"
      # audit-ignore(the last value counts, whatever it was in between and however often)
      When <change>
      Then <outcome>

      Examples:
        | change                                                      | outcome                   |
        | the background is set to white and then back to transparent | the background is clear   |
        | I set the frame to 60 by 30 and then back to 90 by 90       | the circles are 45 by 45  |
        | I set the frame to 60 by 30 and then back to 90 by 90       | the cell has been redrawn |

    Scenario: A dummy view that is given other parameters
      Given a result cell of 120 by 60 with the combination "aab"
      And a dummy view with the same parameters
      When I set the color of the dummy view to red
      Then the views look different
      When I set the color of the dummy view to black
      And I set the combination of the dummy view to "abb"
      Then the views look different
      When I set the combination of the dummy view to "aab"
      And the frame of the dummy view is 60 by 120
      Then the views look different
      When I set the frame of the dummy view to 120 by 60
      Then the views look the same
      When I set the frame of the dummy view to 60 by 120
      Then the views look different
      When the frame of the dummy view is 120 by 60
      Then the views look the same

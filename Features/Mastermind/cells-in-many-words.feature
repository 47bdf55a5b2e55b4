@MAS
Feature: Cells and combinations in many words

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
      | change                                                               | outcome                  |
      | a third symbol is added                                              | the combination is "ab"  |
      | "b" is appended to the combination                                   | the combination is "abb" |
      | "b" is added                                                         | the combination is "abb" |
      | the result is cleared                                                | the combination is empty |
      | I empty the cell                                                     | the combination is empty |
      | the cell is cleared                                                  | the combination is empty |
      | the combination grows by one symbol "b"                              | the combination is "abb" |

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

  Scenario: An old combination
    Given a result cell with the combination "aab"
    When the combination changes to "abb"
    Then there are as many circles as before
    # audit-ignore(another combination has another bezier path)
    And the old combination is gone
    # audit-ignore(another combination has another bezier path)
    And the old combination is replaced

  Scenario Outline: When the combination is set to "aab" again: <sentence>
    Given a result cell of 90 by 90 with the combination "aab"
    # audit-ignore(the same combination changes nothing, however often it is set)
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
    # audit-ignore(the last value counts, whatever it was in between and however often)
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
      | sentence                          |
      | the third row has none            |
      | each circle fills a whole 30 by 30 rectangle |
      | the bezier paths are only bezier paths |

  Scenario: Neither the one nor the other
    Given a result cell of 90 by 60 with the combination "ab"
    When the combination is set to empty
    Then the cell has neither filled nor stroked circles
    And two circles have been removed
    And the cell is 90 by 60

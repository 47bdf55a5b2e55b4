@MAS
Feature: Views in many words

  Each definition of a sentence stands here with one or two of its sentences, where they hold and would
  not hold otherwise.

  Scenario Outline: A result cell with the combination "aab": <change>
    Given a result cell with the combination "aab"
    When <change>
    Then <outcome>

    Examples:
      | change                                 | outcome                  |
      | the cell is drawn                      | there are three circles  |
      | the cell draws itself                  | there are three circles  |
      | I draw the cell                        | there are three circles  |
      | I render it                            | there are three circles  |
      | the order of the symbols is reversed   | the combination is "baa" |
      | the combination is reversed            | the combination is "baa" |

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
      | change                                                      | outcome                              |
      | the combination is set to "b"                               | the size of the circles changes      |
      | the combination is set to "b"                               | two circles have been removed        |
      | the combination is set to "b"                               | it has two fewer circles than before |
      | the combination is set to "b"                               | the circle is resized                |
      | the combination is set to "b"                               | one circle is all that is left       |
      | the background goes from transparent to white               | the background is white              |
      | I change the frame from 90 by 90 to 60 by 30                | the frame is 60 by 30                |
      | I set its height to 30                                      | the frame is 90 by 30                |
      | I add a third symbol                                        | the combination is "abb"             |
      | I remove one symbol                                         | the combination is "ab"              |
      | another "b" is added                                        | the combination is "abbb"            |
      | the first symbol is replaced by a space                     | no circle is filled                  |
      | the first symbol is replaced by a space                     | the combination has changed          |

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

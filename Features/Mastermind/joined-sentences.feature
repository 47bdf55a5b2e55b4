@MAS
Feature: Several sentences in one

  Two sentences that stand alone may also stand in one, about the same or about different things.

  Scenario Outline: Changes: <changes>
    Given a result cell of 100 by 100 with the combination "aab"
    # audit-ignore(the same frame and the same combination change nothing)
    When <changes>
    Then its combination is "ab" while its frame is 90 by 60
    And the grid has 2 columns and 2 rows but it draws two circles

    Examples:
      | changes                                                                                       |
      | its frame changes to 90 by 60 and then the combination changes to "ab"                        |
      | Anna sets the combination to "ab" and she sets the frame to 90 by 60                          |
      | the combination changes to "ab" while the frame is 90 by 60                                   |
      | the combination is cleared, then the combination is set to "ab" and the frame is set to 90x60 |

  Scenario Outline: Outcomes: <outcomes>
    Given a result cell of 100 by 100 with the combination "aab"
    When the combination changes to "abb"
    Then <outcomes>

    Examples:
      | outcomes                                                                     |
      | it draws three circles and the bezier path list has changed                  |
      | the bezier path list has changed but the number of circles has not changed   |
      | all circles are black, the background is transparent and the grid has 2 rows |
      | circles 2 and 3 are outlined, circle 1 is filled and the grid has 2 columns  |
      | circle 1 has the bounds 0 0 50 50 and circle 3 has the bounds 0, 50, 50, 50  |
      | it has the combination "abb" and draws three circles                         |
      | the list has three circles while none of the circles is red                  |

  Scenario: A flat cell
    Given a result cell of 100 by 100 with the combination "aab"
    And its circles touch the four sides of their grid cells
    And the draw list has three lines
    When its frame changes to 0 by 100
    Then the draw list is empty and it has 3 empty paths

  Scenario: Bounds of a circle
    Given a result cell of 80 by 40 with the combination "ab"
    Then the first circle has the bounds 0 0 40 40
    And the last circle does not have the bounds 0 0 40 40
    And the second circle is drawn at 40, 0, 40, 40
    And the bounds of the first circle are 0 0 40 40
    And a circle with the bounds 40 0 40 40 is drawn
    # audit-ignore(each of them does)
    And both circles touch the four sides of their grid cells

  Scenario: Compared with one view after the other
    Given a result cell of 90 by 60 with the combination "aab"
    When it is compared with a dummy view with the same parameters
    Then both images match
    When it is compared with another dummy view with the combination "abb"
    Then both images are different and a difference is reported
    When the combination changes to "abb" and it is compared with the dummy view again
    Then both images do match

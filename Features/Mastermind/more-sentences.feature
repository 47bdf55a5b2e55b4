@MAS
Feature: Further sentences about the result cell

  Each sentence stands here once, where it holds and would not hold otherwise.

  Rule: A cell changes

    Scenario: No cell yet
      Given there is no result cell yet
      When I initialise a result cell
      And I look at the cell before any combination is set
      Then the cell is transparent
      And the cell is blank

    Scenario Outline: Another frame: <sentence>
      Given a result cell of 90 by 60 showing "AAB"
      When <sentence>
      Then the frame is <frame>

      Examples:
        | sentence                           | frame           |
        | the cell becomes twice as wide     | 180 by 60       |
        | the height of the cell is set to 30 | 90 by 30       |
        | the cell is moved to 10, 20        | 10, 20, 90, 60  |
        | I move the cell to 30, 5           | 30, 5, 90, 60   |

    Scenario Outline: Another combination: <sentence>
      Given a result cell with the combination "aa"
      When <sentence>
      Then the stored combination is "<stored>"

      Examples:
        | sentence                                  | stored |
        | the combination is replaced by "xy"       | xy     |
        | I replace the combination with "xy"       | xy     |
        | the result changes to "xy"                | xy     |
        | I append "b" to the combination           | aab    |
        | another symbol "b" is added               | aab    |
        | a second symbol "b" is added to the combination | aab |
        | the player adds a second symbol "b"       | aab    |
        | I assign "xy" to the cell                 | xy     |
        | the second symbol "b" is added to the combination | aab |

    Scenario: The same again
      Given a result cell with the combination "AAB"
      And I remember the combination
      When I set the same combination again
      Then the combination is "AAB"
      And something is visible

  Rule: What is stored

    Scenario Outline: <sentence>
      When the combination is set to " bbc"
      Then <sentence>

      Examples:
        | sentence                                   |
        | only " " and "b" are stored                |
        | the first symbol of the combination is " " |
        | there is one space in the combination      |
        | the combination is " bb" and not " bbc"    |

  Rule: Circles

    Scenario Outline: <sentence>
      Given a result cell of 90 by 60 with the combination "AAAB"
      Then <sentence>

      Examples:
        | sentence                                                             |
        | circle 1 is filled, the last circle is stroked and all circles are black |
        | the first circle has the color black                                 |
        | the circles are equally large                                        |
        | the symbol "B" is stroked                                            |

    Scenario: One circle
      Given a result cell of 80 by 80 showing "AB"
      When the combination changes to "A"
      Then there is only one circle and it fills the whole cell
      And the circle has the same size as the cell
      And it starts at x 0, y 0
      And there is 1 fewer circle than before
      When the combination changes to "ABB"
      Then there are 2 circles more than before

  Rule: Views and random texts

    Scenario: The images in turn
      Given a result cell of 90 by 60 with the combination "AAB"
      When a dummy view with the combination "ABB" is created
      And I compare the cell with the dummy view
      Then the expected image differs from the obtained image
      When the combination of the dummy is "AAB"
      Then the obtained image equals the expected image

    Scenario: A second cell
      Given a result cell of 90 by 60 with the combination "AAB"
      When I create another result cell with the same frame
      And the combination of the second cell is "AB"
      Then the cells have a different image

    Scenario: A random text
      Given a random string
      When I set the combination to it
      Then all circles are filled

    Scenario: Random texts
      When 40 random results are generated
      Then each of them has at most two different symbols

@MAS @MAS-PIC
Feature: Pictures of the board and of the result cell

  As a person has approved them, light and dark; the dotted line is the frame of a cell.

  @MAS-BOARD
  Rule: The board has a place for each digit of an attempt, and beside them the cell with its result

    Scenario: A game begins
      Given a Mastermind game with the secret "1234"
      Then the Mastermind screen looks as approved in "board-new"
      When the player tries "1111", "4321" and "1243"
      Then the Mastermind screen looks as approved in "board-playing"

    Scenario Outline: A game goes on
      Given a Mastermind game with the secret "1234"
      When the player tries <attempts>
      Then the Mastermind screen looks as approved in "<picture>"

      Examples:
        | attempts          | picture        |
        | "1122" and "15"   | board-rejected |
        | "1324" and "1234" | board-won      |
        | "4312" 9 times    | board-lost     |

  Rule: The circles fill the frame, the first kind filled, the second outlined

    Scenario Outline: Circles
      Given a result cell of <width> by <height>
      When the combination changes to <combination>
      Then the result cell looks as approved in "<picture>"

      Examples: As large as can be
        | width | height | combination  | picture      |
        |   100 |    100 | "A"          | one-circle   |
        |   100 |    100 | "AAAA"       | four-circles |
        |   100 |    100 | "AAAAB"      | five-circles |
        |   120 |     50 | "AAB"        | ovals        |
        |   120 |     90 | 50 times "A" | many-circles |

      Examples: Both kinds, and the second alone
        | width | height | combination | picture     |
        |    90 |     60 | "AAAB"      | both-kinds  |
        |    90 |     60 | " BBB"      | second-kind |

    Scenario: In the color of the cell
      Given a result cell of 90 by 60 showing "AB"
      When the color of the cell changes to red
      Then the result cell looks as approved in "red"

    Scenario: No circles, and no area
      Given a result cell of 90 by 60
      Then the result cell looks as approved in "empty"
      When the combination changes to "AAAB"
      Then the cell shows "●●●○"
      When the frame of the cell changes to 0 by 60
      Then the result cell looks as approved in "no-area"

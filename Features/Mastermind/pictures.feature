@MAS @MAS-PIC
Feature: Pictures of the board and of the result cell

  Both as a person has approved them, light and dark; the dotted line is the frame of a cell. What
  comes to look different fails here, and the report shows both pictures; `specrun --approve` keeps
  the new one.

  @MAS-BOARD
  Rule: The board has a place for each digit of an attempt, and beside them the cell with its result

    Scenario: A new game
      Given a game with the secret "1234"
      Then the Mastermind screen looks as approved in "board-new"

    Scenario: Some attempts
      Given a game with the secret "1234"
      When I try "1111"
      And I try "4321"
      And I try "1243"
      Then the Mastermind screen looks as approved in "board-playing"

    Scenario: An attempt that is not accepted
      Given a game with the secret "1234"
      When I try "1122"
      And I try "15"
      Then the Mastermind screen looks as approved in "board-rejected"

    Scenario: The secret is found
      Given a game with the secret "1234"
      When I try "1324"
      And I try "1234"
      Then the Mastermind screen looks as approved in "board-won"

    Scenario: No attempts are left
      Given a game with the secret "1234"
      And 9 attempts "4312"
      Then the Mastermind screen looks as approved in "board-lost"

  Rule: The circles fill the frame

    Scenario: One circle, four and five
      Given a result cell of 100 by 100 showing "A"
      Then the result cell looks as approved in "one-circle"
      When the combination changes to "AAAA"
      Then the result cell looks as approved in "four-circles"
      When the combination changes to "AAAAB"
      Then the result cell looks as approved in "five-circles"

    Scenario: Circles are ovals where their places are no squares
      Given a result cell of 120 by 50 showing "AAB"
      Then the result cell looks as approved in "ovals"

    Scenario: Many circles
      Given a result cell of 120 by 90
      When the combination changes to 50 times "A"
      Then the result cell looks as approved in "many-circles"

  Rule: The first kind is filled, the second outlined

    Scenario: Both kinds
      Given a result cell of 90 by 60 showing "AAAB"
      Then the result cell looks as approved in "both-kinds"

    Scenario: After a leading space there is the second kind alone
      Given a result cell of 90 by 60 showing " BBB"
      Then the result cell looks as approved in "second-kind"

    Scenario: In the colour of the cell
      Given a result cell of 90 by 60 showing "AB"
      When its colour changes to red
      Then the result cell looks as approved in "red"

  Rule: Where there is nothing to show, nothing is drawn

    Scenario: No circles, and no area
      Given a result cell of 90 by 60
      Then the result cell looks as approved in "empty"
      When its frame changes to 0 by 60
      # audit-ignore(without an area nothing of it may be drawn)
      And the combination changes to "AAAB"
      Then the result cell looks as approved in "no-area"

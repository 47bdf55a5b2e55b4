@MAS
Feature: The result of an attempt in the cell

  The game hands its result to the cell: filled circles for right positions, outlined ones for digits
  that are elsewhere. A result without right positions starts with a space, which is why the cell
  has its second condition.

  @MAS-X38 @MAS-C2
  Scenario: A result without right positions is shown with second-kind circles only
    Given a game with the secret "1234"
    When I try "4321" and the result is shown in a cell of 100 by 100
    Then all 4 circles are outlined
    And the circles are in 2 columns and 2 rows

  @MAS-C2
  Scenario: A single digit elsewhere is shown with a second-kind circle
    Given a game with the secret "1112"
    When I try "3331" and the result is shown in a cell of 100 by 100
    Then the only circle is outlined
    And its combination is " B"

  @MAS-X39
  Scenario: A mixed result shows filled circles first
    Given a game with the secret "1234"
    When I try "1243" and the result is shown in a cell of 100 by 100
    Then circles 1 and 2 are filled and circles 3 and 4 are outlined
    And the circles are in 2 columns and 2 rows

  Scenario: The right combination shows filled circles only
    Given a game with the secret "1234"
    When I try "1234" and the result is shown in a cell of 100 by 100
    Then all 4 circles are filled
    And the circles are in 2 columns and 2 rows

  Scenario: A result with nothing right leaves the cell empty
    Given a game with the secret "3333"
    When I try "1242" and the result is shown in a cell of 100 by 100
    Then its combination is ""
    And it draws 0 circles
    And nothing is drawn

  Scenario: More digits elsewhere than in the right position
    Given a game with the secret "1234"
    When I try "1423" and the result is shown in a cell of 100 by 100
    Then its combination is "ABBB"
    And the first circle is filled
    And three circles are outlined
    And the circles are in 2 columns and 2 rows

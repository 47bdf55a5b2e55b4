Feature: Refunds
  Background:
    Given a parking meter

  Scenario: The ninth coin buys time
    When 9 coins are inserted
    Then it shows 135 minutes

  Scenario: The ninth coin is kept
    When 9 coins are inserted
    Then 0 coins are returned

  Scenario: Time is given back
    When 4 coins are inserted
    And the driver asks for the rest
    Then 4 coins are returned

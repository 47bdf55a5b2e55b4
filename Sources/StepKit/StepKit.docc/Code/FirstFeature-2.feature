Feature: Paying

  Background:
    Given a parking meter

  Scenario: A coin buys a quarter of an hour
    When 1 coin is inserted
    Then it shows 15 minutes

  Scenario: Time runs out
    When 2 coins are inserted
    And 40 minutes pass
    Then it shows 0 minutes

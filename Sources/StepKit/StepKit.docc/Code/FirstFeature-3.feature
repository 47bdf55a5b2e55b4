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

  @limit
  Scenario Outline: No more than two hours: <coins> coins
    When <coins> coins are inserted
    Then it shows <minutes> minutes
    And <returned> coins are returned

    Examples:
      | coins | minutes | returned |
      |     8 |     120 |        0 |
      |     9 |     120 |        1 |

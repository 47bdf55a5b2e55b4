Feature: Coffee for coins

  Scenario: A customer pays and drinks
    Given a customer has inserted 3 coins
    When the customer orders an espresso
    Then the machine serves an espresso
    And 1 coin is left

  Scenario: Too few coins
    Given a customer has inserted 2 coins
    When the customer orders a cappuccino
    Then the order is refused
    And 2 coins are left

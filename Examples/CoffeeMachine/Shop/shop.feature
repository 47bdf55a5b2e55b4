@menu
Feature: A shop

  Scenario: A menu from a table
    Given the menu:
      | name       | price | size  |
      | espresso   | 200   |       |
      | cappuccino | 300   | large |
    Then the cappuccino costs 300
    And the board shows:
      | drink      |
      | espresso   |
      | cappuccino |
    And the menu is:
      | name       | price |
      | cappuccino | 300   |
      | espresso   | 200   |
    But nobody can order tea

  Scenario: Visitors
    When 3 visitors come in
    Then the counter has 3 visitors

  Scenario: A menu from a doc string
    Given the menu:
      """json
      [{"name": "espresso", "price": 200}, {"name": "cappuccino", "price": 300, "size": "large"}]
      """
    Then the espresso costs 200

  Scenario: Names and values
    Given the prices:
      | espresso   | 200 |
      | cappuccino | 300 |
    Then the espresso costs 200

  Scenario: An order as YAML
    When this order comes in:
      """yaml
      customer: Ann
      lines:
        - { drink: espresso, count: 2 }
      """
    Then 2 espresso are sold

  Scenario: Parameter types
    Given a small ristretto costs 2 EUR
    And a large latte costs 350 cents
    Then the ristretto costs 200
    And the latte costs 350

  @regular
  Scenario: A regular
    Given the menu in "menu.yaml"
    When Bill has the usual
    And I wait for 4 minutes
    Then the customer has waited 5 minutes and has 10 stamps

  Scenario: Numbers, times and lists in words
    When I buy an espresso
    And 1 h 30 min pass
    And I buy a cappuccino
    Then "espresso" and "cappuccino" are sold
    And the second of two drinks sold is a cappuccino
    And the customer has waited 90 minutes and has 0 stamps

  Scenario: A receipt
    When I buy an espresso
    And I buy a cappuccino
    Then the receipt is printed
    And the receipt is as approved
    And the day is documented

  Scenario: Opening hours
    Given the shop is open
    When I buy an espresso
    And the shop closes
    And I buy an espresso
    Then 1 espresso are sold

  Scenario: What closures take
    Given 500 people pass by
    And a large lemonade costs 3 EUR
    When three people buy a lemonade
    And the customer complains
    And Ann waits for 2 minutes
    And somebody waits from 11:30 to 1:30 pm
    And 5 minutes later
    And after 1 minute
    And somebody gives away a lemonade
    And note that it is hot
    Then 4 lemonade are sold
    And the lemonade on the menu is large
    And the customer has waited 128 minutes and has 0 stamps

  Scenario: The display
    When the display says "Lemonade"
    And the display thanks everybody
    And note that it is hot
    Then the display has 2 lines

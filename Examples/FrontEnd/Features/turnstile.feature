Feature: A turnstile

  Scenario: A coin opens it
    Given a turnstile
    When someone inserts a coin
    Then it is open

  Scenario: It closes behind everyone
    Given a turnstile
    When someone inserts a coin
    And someone walks through
    Then it is closed

  Scenario Outline: <coins> coins let one person through
    Given a turnstile
    When someone inserts <coins> coins
    And someone walks through
    Then it is closed

    Examples:
      | coins |
      | 1     |
      | 2     |

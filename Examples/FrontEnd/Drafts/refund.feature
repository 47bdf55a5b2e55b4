Feature: Refunds of a turnstile

  Scenario: A second coin is returned
    Given a turnstile
    When someone inserts 2 coins
    Then 1 coin is returned

Feature: Order
  Scenario: first
    Given a step that passes
  Scenario: second
    Given a step that passes
  Scenario: third
    Given a step that passes

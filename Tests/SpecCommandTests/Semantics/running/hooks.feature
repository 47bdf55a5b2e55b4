@shop
Feature: Hooks of every kind
  Around the run, the feature, the scenario and the step; named or not, for some tags or for all.

  @cart
  Scenario: All hooks that are meant for it run
    Given a step that passes
    Then a step that passes

  Scenario: A conditional hook stays away
    Given a step that passes

  @break-before-step
  Scenario: A hook before a step fails
    Given a step that passes
    Then a step that passes

  Scenario: No hook runs around a step that does not
    Given a step that fails
    And a step that nobody wrote
    And a step that passes

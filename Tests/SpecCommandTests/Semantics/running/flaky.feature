Feature: Flaky
  Scenario: Passes the third time
    Given a step that passes the 3rd time

  Scenario: Passes at once
    Given a step that passes

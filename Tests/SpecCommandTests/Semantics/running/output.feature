Feature: What steps print
  Scenario: It is the log of the step that printed it
    Given a step that prints "first"
    And a step that passes
    And a step that prints "second"

Feature: Soft expectations
  The step goes on and is red in the end; so does the scenario.

  Scenario: Two of three do not hold
    Given a step with 3 soft expectations, of which 2 hold not
    Then a step that passes

  Scenario: One does not hold, and then the step fails
    Given a step with a soft expectation that fails and then a failure
    Then a step that passes

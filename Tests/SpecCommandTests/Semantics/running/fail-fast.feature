Feature: Fail fast
  After the first failure, which counts only after its retries, the rest is skipped.

  Scenario: Passes
    Given a step that passes

  Scenario: Fails
    Given a step that fails

  Scenario: Is skipped
    Given a step that passes
    And a step that nobody wrote

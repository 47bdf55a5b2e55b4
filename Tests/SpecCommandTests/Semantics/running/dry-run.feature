Feature: Dry run
  No code runs, but what is undefined or ambiguous is found.

  Scenario: Would fail
    Given a step that fails

  Scenario: Undefined
    Given a step that nobody wrote

  Scenario: Ambiguous
    Given a step that two definitions match

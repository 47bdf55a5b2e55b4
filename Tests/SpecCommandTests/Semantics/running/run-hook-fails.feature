Feature: A hook before the run fails
  The other hooks run, no scenario does.

  Scenario: Never reached
    Given a step that passes

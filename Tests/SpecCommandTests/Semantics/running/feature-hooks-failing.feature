@broken-feature
Feature: A hook around this feature fails
  Its scenarios are skipped, those of other features run.

  Scenario: Nothing runs
    Given a step that passes

  Scenario: Nothing runs here either
    Given a step that passes

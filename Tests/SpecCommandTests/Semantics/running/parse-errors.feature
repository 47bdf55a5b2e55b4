Feature: Errors
  Scenario: One
    Given a step that passes
    Whn it is misspelled
    | a |
    | a | b |

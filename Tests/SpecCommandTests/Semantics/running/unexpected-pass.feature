Feature: Known to fail, and passes
  @known-issue
  Scenario: Has been repaired
    Given a step that passes
    Then a step that passes

Feature: Known to fail
  A known failure is told and is not fatal; a success that nobody expects is.

  @expected-failure
  Scenario: Fails as expected
    Given a step that fails
    Then a step that passes

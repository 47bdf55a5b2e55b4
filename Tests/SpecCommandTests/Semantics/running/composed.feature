Feature: Steps made of steps
  Scenario: All parts pass
    Given Ann is logged in

  Scenario: A part fails
    Given Ann is locked out
    Then a step that passes

  Scenario: A part is undefined
    Given Ann is lost

  Scenario: A part is made of steps and takes a table
    Given Ann is logged in twice

Feature: Time limits
  A step that takes too long is cancelled.

  @step-timeout(7s)
  Scenario: A step that ends when it is cancelled
    Given a step that waits until it is cancelled
    Then a step that passes

  @timeout:7s
  Scenario: A scenario that takes too long
    Given a step that waits until it is cancelled

  @step-timeout(7s)
  Scenario: A step that does not care
    Given a step that ignores being cancelled
    Then a step that passes

Feature: A time limit for the run
  What is on is cancelled, what has not begun is skipped, and the run says why it failed.

  Scenario: Is on when the time is up
    Given a step that waits until it is cancelled

  Scenario: Has not begun
    Given a step that passes

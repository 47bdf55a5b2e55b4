Feature: Every kind of message
  What is defined is told before anything runs, what is attached where it was attached.

  Scenario: A parameter type of our own
    Given a red ball

  Scenario: A parameter type that nobody defined
    Given a Mars of rock

  Scenario: What a step leaves
    Given a step that leaves one of everything

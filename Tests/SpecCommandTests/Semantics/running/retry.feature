Feature: Trying again
  What fails is tried again; what passes then is flaky.

  @flaky
  Scenario: Passes the second time
    Given a step that passes the 2nd time

  Scenario: Fails for good
    Given a step that fails

  Scenario: Pending is not tried again
    Given a step that is pending

Feature: The high of the day

  Scenario: Asked for
    Given the server forecasts 12 and 19 degrees for Oslo
    When someone asks for Oslo
    Then the high is 19 degrees

  Scenario: Asked twice within an hour
    Given the server forecasts 12 and 19 degrees for Oslo
    When someone asks for Oslo
    And someone asks for Oslo
    Then the high is 19 degrees
    And the server was asked 1 time

  Scenario: The server goes down
    Given the server forecasts 12 and 19 degrees for Oslo
    When someone asks for Oslo
    And an hour passes
    Given the server is down
    When someone asks for Oslo
    Then the high is 19 degrees
    And the server was asked 2 times

  Scenario: Nobody knows
    Given the server is down
    When someone asks for Rome
    Then nothing is known

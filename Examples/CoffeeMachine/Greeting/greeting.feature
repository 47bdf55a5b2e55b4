Feature: A greeting

  Scenario: A known guest
    When Ann comes in
    Then the screen shows "Hello, Ann!"

  Scenario: A wrong greeting
    When Bob comes in
    Then the screen shows "Hello, Ann!"

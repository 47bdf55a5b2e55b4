@COM @COM-PIC
Feature: What the user sees

  Each state of the two screens, drawn as a person would see it, light and dark. The approved
  pictures lie in the folder "approved"; `specrun --approve` draws them anew.

  Background:
    Given the comics server has the comics 42 "Bolt #1", 43 "aurora Squad #12", 44 "3 Moons (Collected)", 45 "Boreal #7"
    And comic 44 has the characters "Copper Finch", "ash Warden", "9 Tails"

  Scenario: The comics are loading, then there, and stay below the message of a later load
    When I open the comics app
    Then the comics screen looks as approved in "comics-loading"
    When the server response is valid
    Then the comics screen looks as approved in "comics"
    When it tries to load comics
    And the server response is invalid
    Then the comics screen looks as approved in "comics-unreadable"

  Scenario: The server has no comics
    Given the comics server has no comics
    When the server response is valid
    Then the comics screen looks as approved in "comics-none"

  Scenario: There is no internet connection
    Given that I don't have internet connection
    When it tries to load comics
    Then the comics screen looks as approved in "no-internet"

  Scenario: The characters are loading, then there
    Given that I selected one comic
    Then the comics screen looks as approved in "characters-loading"
    When the response is valid
    Then the comics screen looks as approved in "characters"

  Scenario: The characters cannot be presented
    Given that I selected one comic
    When the response is invalid
    Then the comics screen looks as approved in "characters-unavailable"

@COM @COM-PIC
Feature: What the user sees

  Each state of the two screens, drawn as a person would see it, light and dark. The approved
  pictures lie in the folder "approved"; `specrun --approve` draws them anew.

  Background:
    Given the catalogue is the one in "catalogue.yaml"

  Rule: The list of comics

    Scenario: The comics are loading
      # audit-ignore(opened twice it looks the same)
      When I open the app
      Then the comics screen looks as approved in "comics-loading"

    Scenario: The comics are there
      When I open the app
      And the server response is valid
      Then the comics screen looks as approved in "comics"

    Scenario: The server has no comics
      When I open the app
      And the server answers with no comics
      Then the comics screen looks as approved in "comics-none"

    Scenario: There is no internet connection
      Given that I don't have internet connection
      # audit-ignore(doing it twice looks the same)
      When it tries to load comics
      Then the comics screen looks as approved in "no-internet"

    Scenario: The list stays below the message of a later load
      Given the list of comics has one or more items
      When it tries to load comics
      And the server response is invalid
      Then the comics screen looks as approved in "comics-unreadable"

  Rule: The characters of a comic

    Background:
      Given the characters are those in "characters.yaml"
      And that I selected one comic

    Scenario: The characters are loading
      Then the comics screen looks as approved in "characters-loading"

    Scenario: The characters are there
      When the response is valid
      Then the comics screen looks as approved in "characters"

    Scenario: The characters cannot be presented
      When the response is invalid
      Then the comics screen looks as approved in "characters-unavailable"

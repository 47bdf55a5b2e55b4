@COM @COM-US02
Feature: See the list of characters of a given comic

  As a user
  I want to see the list of characters sorted ascending by the first letter when I tap on a comic title
  So I can have more information about the comic

  The comics are those of "catalogue.yaml", of which "3 Moons (Collected)" comes first in the
  list; their characters are in "characters.yaml".

  Background:
    Given the catalogue is the one in "catalogue.yaml"
    And the characters are those in "characters.yaml"

  @COM-S04
  Scenario: No internet connection
    Given that I don't have internet connection
    And the list of comics has one or more items
    When I tap on a comic title
    Then present a message informing that there is no internet connection

  @COM-S05
  Scenario: Internet connection OK and response is invalid
    Given that I have internet connection
    And the list of comics has one or more items
    When I tapped on a comic title
    And the response is invalid
    Then present a message informing that it can not present the list of characters

  @COM-S06
  Scenario: Internet connection OK and response is valid
    Given that I have internet connection
    And the list of comics has one or more items
    When I tapped on a comic title
    And the response is valid
    Then present a list with the name of the characters of that comic sorted ascending by the first letter

  Rule: A tap opens the characters of exactly the comic tapped

    @COM-X11 @COM-R13
    Scenario: Selecting a comic asks for that comic's characters
      Given that I have internet connection
      And the list shows comic 42 "Bolt #1" in section "B"
      And the characters of comic 42 are "Moss"
      When I tap on the first title of section "B"
      Then a request for the characters of comic 42 is sent
      And show "Bolt #1" as the view's title

    @COM-R13
    Scenario: Each row opens its own comic
      Given the list of comics has one or more items
      And the characters of comic 45 are "Moss"
      When I tap on the title "Boreal #7"
      Then a request for the characters of comic 45 is sent
      And show "Boreal #7" as the view's title

    @COM-X12 @COM-R13
    Scenario: Selecting outside the list does nothing
      Given the list of comics has one or more items
      When I tap on a row that does not exist
      Then no request is sent and the comics screen stays

  Rule: Characters are sorted by name in one list

    @COM-X13 @COM-R12
    Scenario: Characters are sorted by name ignoring case, digits first
      Given that I selected one comic
      When the server answers with the characters "Moss", "4-Leaf", "ash", "Birch"
      Then the names shown are "4-Leaf", "ash", "Birch", "Moss"

    @COM-R11
    Scenario: A comic without characters
      Given that I selected one comic
      When the server answers with no characters
      Then no names are shown
      And no message is presented

  Rule: Without a readable answer there is a message

    @COM-R02
    Scenario: Connection is lost while the characters are loading
      Given that I selected one comic
      When the request fails because the device is not connected
      Then present a message informing that there is no internet connection

    @COM-R03 @COM-R04
    Scenario Outline: The characters cannot be presented after <what>
      Given that I selected one comic
      When the server answers the characters request with status <status> and the body '<body>'
      Then present a message informing that it can not present the list of characters

      Examples:
        | what                     | status | body                                                            |
        | status 404               | 404    | {"code":404,"status":"No such comic"}                            |
        | status 429               | 429    | {"code":"RequestThrottled","message":"Too many requests."}      |
        | an HTML page             | 200    | <!DOCTYPE html><html><body>Sorry</body></html>                  |
        | an answer cut off        | 200    | {"code":200,"status":"Ok","data":{"results":[                   |
        | a character with no name | 200    | {"code":200,"status":"Ok","data":{"results":[{"id":1}]}}        |
        | a number as name         | 200    | {"code":200,"status":"Ok","data":{"results":[{"id":1,"name":1}]}} |

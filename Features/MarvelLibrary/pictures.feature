@MAR @MAR-PIC
Feature: Pictures of the library

  Each screen as a person has approved it, light and dark. A screen that comes to look different
  fails here, and the report shows both pictures; `specrun --approve` keeps the new one.

  Scenario: A short list, with what must be shown with the data
    Given the Marvel API answers as in "bolt.yaml"
    When I open the list of characters
    And character 1 becomes visible
    Then the library screen looks as approved in "list"

  Scenario: A list that is longer than the screen
    Given a library of 45 characters
    And the characters of the library have pictures
    When I open the list of characters
    And I scroll to character 16
    Then the library screen looks as approved in "list-scrolled"

  Scenario: The next page cannot be loaded, and is asked for again
    Given a page size of 3
    And I have loaded 3 characters
    And the Marvel API cannot be reached
    When I reach the end of the characters
    Then the library screen looks as approved in "list-without-connection"
    Given the Marvel API does not answer yet
    When I ask the library to try again
    Then the library screen looks as approved in "list-loading"

  Scenario: The first answer is invalid
    Given the Marvel API answers with status 401 and the body '{"code":"InvalidCredentials","message":"That hash, timestamp and key combination is invalid."}'
    When I open the list of characters
    Then the library screen looks as approved in "list-invalid"

  Scenario: An empty library
    Given a library of 0 characters
    When I open the list of characters
    Then the library screen looks as approved in "list-empty"

  Scenario: The result of a search, and that of a name that nobody has
    Given a library of 45 characters
    When I have searched for "Hero 07"
    Then the library screen looks as approved in "search"
    # lint-disable-next-line lone-placeholder -- brackets are shown as they are
    When I search for "Nobody & <nothing>"
    Then the library screen looks as approved in "search-empty"

  Scenario: The portrait and the covers are there
    Given the Marvel API answers as in "bolt.yaml"
    And I open the list of characters
    And character 1 becomes visible
    And I select character 1
    When comic 1 and comic 2 become visible
    Then the library screen looks as approved in "details-with-covers"
    When I expand comic 1
    Then the library screen looks as approved in "expanded-cover"

  Scenario: Details that are longer than the screen
    Given a character with 12 comics, 3 series, 1 story and 0 events
    And character 1 has the links:
      | type | url                    |
      | wiki | http://links.test/wiki |
    And I have selected character 1
    When series 1, series 2 and series 3 become visible
    Then the library screen looks as approved in "details-scrolled"

  Scenario: Pictures shown, on their way, failed and not there
    Given a character with 4 comics, 0 series, 1 story and 0 events
    And character 1 has the links:
      | type | url                    |
      | wiki | http://links.test/wiki |
    And I have selected character 1
    And the portrait of comic 2 does not answer yet
    And the portrait of comic 3 answers with status 503 and the body "oops"
    When comic 1, comic 2 and comic 3 become visible
    Then the library screen looks as approved in "details"

  Scenario: A story without a picture
    Given character 1 has the works:
      | work    |
      | story 1 |
    And I have selected character 1
    When story 1 becomes visible
    Then the library screen looks as approved in "details-without-picture"

  Scenario: An expanded picture
    Given a character with 3 comics, 0 series, 0 stories and 0 events
    And I have selected character 1
    And comic 2 becomes visible
    When I expand comic 2
    Then the library screen looks as approved in "expanded"

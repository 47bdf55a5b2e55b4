@MAR @MAR-PIC
Feature: Pictures of the library

  Each screen as a person has approved it, light and dark. A screen that comes to look different
  fails here, and the report shows both pictures; `specrun --approve` keeps the new one.

  Rule: The list of characters

    Scenario: A short list, with what must be shown with the data
      Given the Marvel API answers as in "bolt.yaml"
      And the Marvel API answers as in "bolt-portrait.yaml"
      When I open the list of characters
      And character 1 becomes visible
      Then the library screen looks as approved in "list"

    Scenario: A list that is longer than the screen
      Given a library of 45 characters and a page size of 20
      And the characters have pictures
      When I open the list of characters
      And I scroll to the 16th character
      Then the library screen looks as approved in "list-scrolled"

    Scenario: The next page is being loaded
      Given a library of 5 characters and a page size of 3
      And the list has loaded the characters 1 to 3 of 5
      And the next page of characters is pending
      Then the library screen looks as approved in "list-loading"

    Scenario: The next page cannot be loaded
      Given a library of 5 characters and a page size of 3
      And the list has loaded the characters 1 to 3 of 5
      # audit-ignore(every failure of the connection is told in the same way)
      And the Marvel API cannot be reached: not connected
      # audit-ignore(the second time there is no connection either)
      When I reach the end of the list of characters
      Then the library screen looks as approved in "list-without-connection"

    Scenario: The first answer is invalid
      Given the Marvel API answers with status 401 and the body '{"code":"InvalidCredentials","message":"That hash, timestamp and key combination is invalid."}'
      When I open the list of characters
      Then the library screen looks as approved in "list-invalid"

    Scenario: An empty library
      Given a library of 0 characters and a page size of 20
      When I open the list of characters
      Then the library screen looks as approved in "list-empty"

  Rule: The search

    Scenario: The result of a search
      Given I have searched for "Hero 07"
      Then the library screen looks as approved in "search"

    Scenario: Nothing has the name
      Given I have opened the search
      # lint-disable-next-line lone-placeholder -- brackets are shown as they are
      When I search for "Nobody & <nothing>"
      Then the library screen looks as approved in "search-empty"

  Rule: The details of a character

    Scenario: The portrait and the covers are there
      Given the Marvel API answers as in "bolt.yaml"
      And the Marvel API answers as in "bolt-portrait.yaml"
      And the Marvel API answers as in "bolt-covers.yaml"
      And I have opened the list of characters
      When character 1 becomes visible
      And I select character 1
      And comic 1 becomes visible
      And comic 2 becomes visible
      Then the library screen looks as approved in "details-with-covers"
      When I expand comic 1
      Then the library screen looks as approved in "expanded-cover"

    Scenario: Details that are longer than the screen
      Given a character with 12 comics, 3 series, 1 story, 0 events and the link "wiki"
      And its details are presented
      When all series become visible
      Then the library screen looks as approved in "details-scrolled"

    Scenario: Pictures shown, on their way, failed and not there
      Given a character with 4 comics, 0 series, 1 story, 0 events and the link "wiki"
      And its details are presented
      And comic 1 becomes visible
      And the image of comic 2 is pending
      And the image of comic 3 answers with status 503
      When comic 3 becomes visible
      Then the library screen looks as approved in "details"

    Scenario: A story without a picture
      Given the details of a character with a story whose thumbnail is null are presented
      When story 1 becomes visible
      Then the library screen looks as approved in "details-without-picture"

    Scenario: An expanded picture
      Given comic 2 of 3 is expanded
      Then the library screen looks as approved in "expanded"

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
      And two requests were sent
      And the request is a GET request
      And present the character "Moss"

    @COM-R13
    Scenario: Each row opens its own comic
      Given the list of comics has one or more items
      And the characters of comic 45 are "Moss"
      When I tap on the title "Boreal #7"
      Then a request for the characters of comic 45 is sent
      And show "Boreal #7" as the view's title
      And present the character "Moss"

    @COM-R13
    Scenario: The second row of a section opens its own comic
      Given the list of comics has one or more items
      And the characters of the comic "Boreal #7" are "Kestrel", "Moss"
      When I tapped on the second title of section "B"
      And the response is valid
      Then show "Boreal #7" as the view's title
      And present the characters "Kestrel" and "Moss"

    @COM-R13
    Scenario: The second comic has its own characters
      Given that I have internet connection
      And the list of comics has two or more items
      And the characters of "aurora Squad #12" are "Kestrel", "bram Holt", "Ash"
      When I tapped on the first comic title
      And the response is valid
      Then there are three characters
      And one request for the characters of comic 44 was sent
      When I go back
      Then the list of comics is presented
      When I tap on the second comic title
      And the response is valid
      Then present a list with the name of the characters of that comic sorted ascending by the first letter
      And the names shown are "Ash", "bram Holt", "Kestrel"
      And show the name of the second comic as the view's title
      And two requests for characters were sent

    @COM-R13
    Scenario: The same comic is asked for again
      Given that I selected the comic "Bolt #1"
      When the server answers with the character "Moss"
      Then present the character "Moss"
      When I go back
      Then the list of comics is presented
      When I tap on the comic "Bolt #1"
      Then two requests for the characters of comic 42 were sent
      And present a UI activity indicator
      And no characters are shown
      When the server response has the characters "Rook" and "Ash"
      Then present the characters "Ash", "Rook"

    @COM-R13
    Scenario: The message of one comic is not that of the next
      Given that I selected the first comic
      When the response is invalid
      Then present a message informing that it can not present the list of characters
      When I go back
      Then the list of comics is presented
      When I tap on the second comic
      Then present a UI activity indicator
      And do not present a message
      When the response has two characters
      Then the first character is "Character 1"
      And the list has 2 characters
      And no message is presented

    @COM-R13
    Scenario: A comic can be opened after a failed reload
      Given the list of comics has one or more items
      When it tries to load comics
      And the server response is invalid
      Then present an error message informing that the content couldn't be read
      When I tap on the comic "Bolt #1"
      Then show "Bolt #1" as the view's title
      And a request for the characters of comic 42 is sent

    @COM-R18
    Scenario: The comics can be loaded while characters are shown
      Given that a list of comics characters was successfully loaded
      When it tries to load comics
      And the server answers with the comics "Zephyr #1"
      Then two requests for the list of comics were sent
      When I go back
      Then I see "Zephyr #1"

    @COM-R13
    Scenario: A comic can be opened while the list is loading again
      Given the list of comics has one or more items
      When it tries to load comics
      And I tap on the comic "Bolt #1"
      Then show "Bolt #1" as the view's title
      And a request for the characters of comic 42 is sent
      And two requests for the list of comics were sent

    @COM-R13
    Scenario: Below the open characters a tap opens nothing
      Given that I selected the first comic
      # audit-ignore(below the characters no row can be tapped, whichever it is)
      When I tap on the second comic title below the characters
      Then show the name of the first comic as the view's title
      And one request for characters was sent
      And nothing happens

    @COM-X12 @COM-R13
    Scenario: Selecting outside the list does nothing
      Given the list of comics has one or more items
      When I tap on a row that does not exist
      Then no request is sent and the comics screen stays

    @COM-R13
    Scenario: Below the rows of one section are not those of the next
      Given the list of comics has one or more items
      When I tap on a row of section "A" that does not exist
      Then no request is sent and the comics screen stays
      And nothing happens

    @COM-R13
    Scenario: A section that is not there has no rows
      Given the list of comics has one or more items
      Then there are no comics in section "Q"

    @COM-R13
    Scenario: Nor does selecting a section that is not there
      Given the list of comics has one or more items
      When I tap on a section that does not exist
      Then no request is sent and the comics screen stays

  Rule: Going back shows the list of comics as it was

    Scenario: After going back the list is there and nothing is loaded
      Given that a list of comics characters was successfully loaded
      When I go back to the list of comics
      Then the list of comics is presented
      And the sections are "#", "A", "B"
      And one request for the list of comics was sent
      And do not present a UI activity indicator

    Scenario: The message of the characters stays with them
      Given that I don’t have internet connection
      And the list of comics has one or more items
      When I tap on a comic title
      Then present a message informing that there is no internet connection
      When I go back
      Then no message is presented
      And present the list of comics

    Scenario: Back online the characters can be seen
      Given that I have no internet connection
      And the list of comics has one or more items
      When I tap on the first comic
      Then the message says "There is no internet connection"
      When I go back
      Then the list of comics is presented
      When I have internet connection again
      And I tap on the first comic
      And the server response is valid
      Then the names shown are "9 Tails", "ash Warden", "Copper Finch"

  Rule: Characters are sorted by name in one list

    @COM-X13 @COM-R12
    Scenario: Characters are sorted by name ignoring case, digits first
      Given that I selected one comic
      When the server answers with the characters "Moss", "4-Leaf", "ash", "Birch"
      Then the names shown are "4-Leaf", "ash", "Birch", "Moss"

    @COM-R12
    Scenario: Names are compared as a whole and doubles stay
      Given that I selected one comic
      When the server answers with the characters "Moss", "mole", "Mo", "Ýr", "yam", "Moss", ""
      Then the names shown are "", "Mo", "mole", "Moss", "Moss", "yam", "Ýr"
      And there are 7 characters
      And the second character is "Mo"

    @COM-R12
    Scenario: Accents and white space at the start do not count, articles do
      Given that I selected one comic
      When the server answers with the characters "The Ash", "Emma", "Émile", "  Edgar", "Umber", "Eve"
      Then the names shown are "  Edgar", "Émile", "Emma", "Eve", "The Ash", "Umber"

    @COM-R12 @COM-R10
    Scenario: Characters of one name have the order of their ids
      Given that I selected one comic
      # audit-ignore(by the rule their order is not that of the answer)
      When the server answers with the characters
        | id | name |
        | 12 | Twin |
        |  7 | Twin |
        |  9 | twin |
      Then the list shows the characters 7, 12 and 9

    @COM-R12
    Scenario: All of twenty characters are shown
      Given that I selected one comic
      When the server answers with 20 characters
      Then there are 20 characters

    @COM-R11
    Scenario: A comic without characters
      Given that I selected one comic
      When the server answers with no characters
      Then no names are shown
      And there are no characters
      And the list of characters is empty
      And the characters view is presented
      And no message is presented
      And the UI activity indicator is hidden

  Rule: Without a readable answer there is a message

    @COM-R02
    Scenario: Connection is lost while the characters are loading
      Given that I selected one comic
      When the request fails because the device is not connected
      Then present a message informing that there is no internet connection
      And the message has the title "No internet connection"
      And show the name of the comic as the view's title

    @COM-R03 @COM-R04
    Scenario Outline: The characters cannot be presented after <what>
      Given that I selected one comic
      # audit-ignore(nothing but characters is waited for)
      When the server answers the characters request with status <status> and the body '<body>'
      Then present a message informing that it can not present the list of characters
      And the message has the title "No characters"
      And no list of characters is presented

      Examples:
        | what                     | status | body                                                              |
        # audit-ignore(by its status alone the answer is invalid)
        | status 404               |    404 | {"code":404,"status":"No such comic"}                             |
        # audit-ignore(by its status alone the answer is invalid)
        | status 429               |    429 | {"code":"RequestThrottled","message":"Too many requests."}        |
        # audit-ignore(any body without a list of characters is invalid)
        | an HTML page             |    200 | <!DOCTYPE html><html><body>Sorry</body></html>                    |
        # audit-ignore(any body without a list of characters is invalid)
        | an answer cut off        |    200 | {"code":200,"status":"Ok","data":{"results":[                     |
        # audit-ignore(any body without a list of characters is invalid)
        | a character with no name |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":1}]}}          |
        # audit-ignore(any body without a list of characters is invalid)
        | a number as name         |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":1,"name":1}]}} |
        # audit-ignore(any body without a list of characters is invalid)
        | no id                    |    200 | {"code":200,"status":"Ok","data":{"results":[{"name":"Moss"}]}}   |
        # audit-ignore(by its status alone the answer is invalid)
        | status 201               |    201 | {"code":200,"status":"Ok","data":{"results":[]}}                  |
        # audit-ignore(any body without a list of characters is invalid)
        | code 201                 |    200 | {"code":201,"status":"Ok","data":{"results":[]}}                  |

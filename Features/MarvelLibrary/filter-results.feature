@MAR
Feature: Filter Results

  When tapping on the magnifier icon, you should be able to search for characters by name. To do
  this, use the same endpoint used to list characters and use the name param to filter results.

  The name param is the whole name of a character; capitals and small letters are the same to the
  Marvel API.

  @MAR-UC2
  Scenario: Filter Results, in the words of the document
    Given I open the list of characters
    When tapping on the magnifier icon
    Then you should be able to search for characters by name
    And to do this, use the same endpoint used to list characters
    And use the name param to filter results

  Rule: The search lies over the list

    @MAR-X17 @MAR-UC2 @MAR-R19 @MAR-T1
    Scenario: The magnifier opens the search
      Given I open the list of characters
      When I tap on the magnifier icon
      Then the search of characters is presented

    @MAR-X23 @MAR-UC2 @MAR-R26
    Scenario: Closing the search shows the list again
      Given the list has loaded the characters 1 to 20 of 45
      And I have searched for "Hero 07"
      When I close the search
      Then the list shows the characters 1 to 20
      And no further request was sent to Marvel

    @MAR-X24 @MAR-UC2 @MAR-R27
    Scenario: A search result opens its details
      Given I have searched for "Hero 07"
      When I select the first result
      Then the details of "Hero 07" are presented
      When I go back from the details
      Then the search result shows "Hero 07"

  Rule: The text is sent as the name

    @MAR-X18 @MAR-UC2 @MAR-R20
    Scenario Outline: Searching for "<text>" finds <found>
      Given I have opened the search
      When I search for "<text>"
      Then a request to the characters endpoint with name "<name>" was sent
      And the search result shows "<found>"

      Examples:
        | text      | name    | found   |
        | Hero 07   | Hero 07 | Hero 07 |
        | hERO 07   | hERO 07 | Hero 07 |
        | Hero 45\n | Hero 45 | Hero 45 |

    @MAR-X19 @MAR-UC2 @MAR-R21
    Scenario Outline: Blank text does not search: <what>
      Given I have opened the search
      When I search for <text>
      Then no further request was sent to Marvel
      And no search result is shown

      Examples:
        | what                      | text   |
        | nothing                   | ""     |
        | blanks                    | "  "   |
        | blanks about a line break | " \n " |

    @MAR-X20 @MAR-UC2 @MAR-R23
    Scenario Outline: Special characters are encoded: <text>
      Given I have opened the search
      When I search for "<text>"
      Then the query of the request contains "<query>"

      Examples:
        | text           | query                           |
        | Ash & Coal+ #1 | name=Ash%20%26%20Coal%2B%20%231 |
        | Jötunn         | name=J%C3%B6tunn                |
        | 100%=1?        | name=100%25%3D1%3F              |

    @MAR-X21 @MAR-UC2 @MAR-R24
    Scenario Outline: No match shows an empty result: <text>
      Given I have searched for "Hero 07"
      When I search for "<text>"
      Then the search result is empty
      And the library shows no message

      Examples: The name param takes whole names only
        | text    |
        | Nobody  |
        | Hero    |
        | Hero 46 |

    @MAR-UC2 @MAR-R25
    Scenario: The result pages like the list
      Given a library in which 30 characters are called "Twin"
      And I have searched for "Twin"
      When I reach the end of the search result
      Then a request with offset 20 and limit 20 was sent
      And a request to the characters endpoint with name "Twin" was sent
      And the search result shows 30 characters
      When I reach the end of the search result
      Then no further request was sent to Marvel

  Rule: The latest text wins

    @MAR-X22 @MAR-UC2 @MAR-R22
    Scenario: An older answer is not waited for
      Given the search for "Hero 01" is pending
      When I search for "Hero 02"
      And the answer to the search for "Hero 01" arrives last
      Then the search result shows "Hero 02"
      And the search for "Hero 01" was cancelled

    @MAR-UC2 @MAR-R22
    Scenario Outline: <what> cancels the search
      Given the search for "Hero 01" is pending
      When <what>
      Then the search for "Hero 01" was cancelled

      Examples:
        | what               |
        | I close the search |
        | I search for ""    |

  Rule: Without a usable answer the search says so

    @MAR-UC2 @MAR-R09
    Scenario: No connectivity while searching
      Given the list has loaded the characters 1 to 20 of 45
      And I have opened the search
      And the Marvel API cannot be reached: not connected
      When I search for "Hero 07"
      Then the library shows a message about the connectivity
      When the Marvel API can be reached again
      And I ask the library to try again
      Then the search result shows "Hero 07"
      When I close the search
      Then the list shows the characters 1 to 20
      And the library shows no message

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
      Given I have opened the list of characters
      When I tap on the magnifier icon
      Then the search of characters is presented
      And no search result is shown
      And no further request was sent
      When I close the search
      Then the list of characters is shown
      And the list shows the first 20 characters

    @MAR-UC2 @MAR-R19
    Scenario: The magnifier belongs to the list
      Given I have searched for "Hero 07"
      # audit-ignore(over the search there is no magnifier, so the result stays)
      When the library is asked to open the search
      Then the search result shows "Hero 07"
      And the search text is "Hero 07"

    @MAR-UC2 @MAR-R19 @MAR-R27
    Scenario: Over the details there is no search
      Given I have opened the list of characters
      And I select character 2
      # audit-ignore(over the details there is no magnifier)
      When the library is asked to open the search
      Then the details of "Hero 02" are presented
      And the search is not presented

    @MAR-UC2 @MAR-R19
    Scenario: Over the details nothing is searched for
      Given I have opened the list of characters
      And I select character 2
      # audit-ignore(over the details there is no search)
      When the library is asked to search for "Hero 07"
      Then no further request was sent
      And the details of "Hero 02" are presented
      And the search is not shown

    @MAR-UC2 @MAR-R19 @MAR-R26
    Scenario: A new search begins without a text
      Given I have searched for "Hero 07"
      And only "Hero 07" is found
      When I close the search
      And I tap on the magnifier icon
      Then the search is presented again
      And the search text is ""
      And no search result is shown

    @MAR-UC2 @MAR-R26
    Scenario: Going back from the search shows the list again
      Given the list has loaded the characters 1 to 40 of 45
      And I tap on the magnifier icon
      And I search for "Hero 07"
      And only "Hero 07" is found
      When I go back
      Then the list of characters is shown again
      And the list shows the characters 1 to 40
      And the search is not presented

    @MAR-UC2 @MAR-R26
    Scenario: The search cannot be closed under the details
      Given I have searched for "Hero 07"
      And I select the first result
      # audit-ignore(the search lies below the details and cannot be closed)
      When the library is asked to close the search
      And I go back
      Then the search is shown again
      And the search result shows "Hero 07"

    @MAR-UC2 @MAR-R11 @MAR-R26
    Scenario: After the search the list goes on
      Given the list has loaded the characters 1 to 20 of 45
      And I tap on the magnifier icon
      And I search for "Hero 07"
      And only "Hero 07" is found
      And I close the search
      When I reach the end of the list
      Then a request with offset 20 and limit 20 was sent
      And a request to the characters endpoint without a name was sent
      And the list shows the characters 1 to 40

    @MAR-UC2 @MAR-R26
    Scenario: A page of the list that arrives during a search
      Given the list has loaded the characters 1 to 20 of 45
      And the next page of characters is pending
      And I tap on the magnifier icon
      When the pending page of characters arrives
      Then the list shows the characters 1 to 40
      And the search is still presented

    @MAR-X23 @MAR-UC2 @MAR-R26
    Scenario: Closing the search shows the list again
      Given the list has loaded the characters 1 to 40 of 45
      And I have searched for "Hero 07"
      And only "Hero 07" is found
      When I close the search
      Then the list of characters is presented
      And the list shows the characters 1 to 40
      And no further request was sent to Marvel

    @MAR-X24 @MAR-UC2 @MAR-R27
    Scenario: A search result opens its details
      Given I have searched for "Hero 07"
      When I select the first result
      Then the details of "Hero 07" are presented
      When I go back from the details
      Then the search result shows "Hero 07"

    @MAR-UC2 @MAR-R27
    Scenario Outline: Result <number> of two opens its details
      Given 2 characters are called "Twin"
      And the second character has 3 comics
      And I have searched for "Twin"
      When I select the <number> result
      Then the details show <comics>

      Examples:
        | number | comics    |
        | first  | no comics |
        | second | 3 comics  |

    @MAR-UC2 @MAR-R27
    Scenario Outline: The <number> result is not there
      Given I have searched for "Hero 07"
      # audit-ignore(a result that is not there cannot be selected)
      When I select the <number> result
      Then no details are shown
      And the search result shows "Hero 07"

      Examples:
        | number |
        | second |
        | 7th    |

  Rule: The text is sent as the name

    @MAR-UC2 @MAR-R20
    Scenario: The search uses the endpoint of the list
      Given I have opened the search
      When I search for "Hero 21"
      Then the library shows "Data provided by sample" with the data
      And to do this, use the same endpoint used to list characters
      And a request to the characters endpoint with name "Hero 21" was sent
      And only "Hero 21" is shown

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

    @MAR-UC2 @MAR-R20 @MAR-R21
    Scenario Outline: Blanks <where> of the text are not sent
      Given character 3 is called "Ash Ro"
      And I have opened the search
      When I search for <text>
      Then a request to the characters endpoint with name "Ash Ro" was sent
      And the search result shows "Ash Ro"
      And the search text is <text>

      Examples:
        | where                    | text           |
        | at the beginning         | "  Ash Ro"     |
        | at the end               | "Ash Ro   "    |
        | and line breaks about it | " \nAsh Ro\n " |

    @MAR-UC2 @MAR-R20
    Scenario: A name of one letter
      Given character 3 is called "X"
      And I have opened the search
      When I search for "x"
      Then only "X" is found
      # audit-ignore(the requests for the list and for the search both had them)
      And a request with offset 0 and limit 20 was sent

    @MAR-UC2 @MAR-R20
    Scenario: The name param of a beginning, where the app is set to it
      Given the search finds the characters whose name begins with the text
      And I have opened the search
      When I search for characters called "hero 4"
      Then the query of the request contains "nameStartsWith=hero%204"
      And the search result shows "Hero 40", "Hero 41", "Hero 42", "Hero 43", "Hero 44" and "Hero 45"

    @MAR-X19 @MAR-UC2 @MAR-R21
    Scenario Outline: Blank text does not search: <what>
      # audit-ignore(a search opens it anyway)
      Given I have opened the search
      When I search for <text>
      Then no further request was sent to Marvel
      And no search result is shown
      And the search text is <text>

      Examples:
        | what                      | text   |
        | nothing                   | ""     |
        | blanks                    | "  "   |
        | blanks about a line break | " \n " |

    @MAR-UC2 @MAR-R21
    Scenario: A text that is cleared shows no result any more
      Given I have searched for "Hero 07"
      When I clear the text
      Then no search result is shown
      And no further request was sent
      And the search is still shown

    @MAR-X20 @MAR-UC2 @MAR-R23
    Scenario Outline: Special characters are encoded: <text>
      Given I have opened the search
      When I search for "<text>"
      Then the query of the request contains "<query>"
      And the library shows no message

      Examples:
        | text           | query                           |
        | Ash & Coal+ #1 | name=Ash%20%26%20Coal%2B%20%231 |
        | Jötunn         | name=J%C3%B6tunn                |
        | 100%=1?        | name=100%25%3D1%3F              |

    @MAR-X21 @MAR-UC2 @MAR-R24
    Scenario Outline: No match shows an empty result: <text>
      # audit-ignore(with a former result there is something that must be gone)
      Given I have searched for "Hero 07"
      When I search for "<text>"
      Then the search result is empty
      And the library shows no message

      Examples: The name param takes whole names only
        | text    |
        | Nobody  |
        | Hero    |
        | Hero 46 |
        | ero 07  |

    @MAR-UC2 @MAR-R24
    Scenario: After an empty result others are found
      Given I have opened the search
      # audit-ignore(an empty result must leave nothing behind)
      And I search for characters by the name "Nobody"
      # audit-ignore(it checks what there is, and changes nothing)
      And no characters are found
      When I search for characters by the name "Hero 12"
      Then 1 character is found
      And only "Hero 12" is shown

    @MAR-UC2 @MAR-R25
    Scenario: The result pages like the list
      Given a library in which 30 characters are called "Twin"
      And I have searched for "Twin"
      When I reach the end of the search result
      Then a request with offset 20 and limit 20 was sent
      And a request to the characters endpoint with name "Twin" was sent
      And the search result shows 30 characters
      When I reach the end of the search result again
      Then no further request was sent to Marvel
      When I close the search
      Then the list is shown
      And the list shows 20 characters

    @MAR-UC2 @MAR-R25
    Scenario: A next page of the result that fails can be repeated
      Given 30 characters are called "Twin"
      And I have searched for "Twin"
      And there is no connection
      When I reach the end of the search result
      Then a message says that there is no connection
      And the search result shows 20 characters
      When there is a connection again
      And I try again
      Then the search result shows 30 characters
      And the names searched for are "Twin", "Twin" and "Twin"

    @MAR-UC2 @MAR-R25
    Scenario: Two characters of one name are two results
      Given two characters are called "Twin"
      And I have opened the search
      When I search for "Twin"
      Then two characters are found

  Rule: The latest text wins

    @MAR-X22 @MAR-UC2 @MAR-R22
    Scenario: An older answer is not waited for
      Given the search for "Hero 01" is pending
      When I search for "Hero 02"
      # audit-ignore(the older request was stopped: its answer must not reach the screen)
      And the answer to the search for "Hero 01" arrives last
      Then the search result shows "Hero 02"
      And the search for "Hero 01" was cancelled

    @MAR-UC2 @MAR-R22
    Scenario Outline: An older answer that can no longer be stopped is ignored: <what>
      # audit-ignore(an answer that is ignored must leave as little as one that was stopped)
      Given answers on their way can no longer be stopped
      And the search for "Hero 01" is pending
      When <what>
      # audit-ignore(the older text is no longer searched for: its answer must be ignored)
      And the answer to the search for "Hero 01" arrives last
      Then <outcome>
      And the search for "Hero 01" was cancelled

      Examples:
        | what                   | outcome                               |
        | I search for "Hero 02" | the search result shows "Hero 02"     |
        | I clear the text       | no search result is shown             |
        | I go back              | the list shows the characters 1 to 20 |

    @MAR-UC2 @MAR-R22
    Scenario: Every change of the text searches
      Given character 4 is called "Ash"
      And I have opened the search
      When I type "Ash"
      Then the names searched for are "A", "As" and "Ash"
      And the search result shows "Ash"

    @MAR-UC2 @MAR-R22
    Scenario: An answer that came before is not cancelled
      Given I have searched for "Hero 07"
      And the search for "Hero 08" is pending
      When I search for "Hero 09"
      Then the search for "Hero 07" was not cancelled
      But the search for "Hero 08" was cancelled
      And the search result shows "Hero 09"

    @MAR-UC2 @MAR-R22
    Scenario Outline: <what> cancels the search
      Given the search for "Hero 01" is pending
      When <what>
      Then the search for "Hero 01" was cancelled

      Examples:
        | what               |
        | I close the search |
        | I go back          |
        | I search for ""    |

  Rule: Without a usable answer the search says so

    @MAR-UC2 @MAR-R09
    Scenario: No connectivity while searching
      Given the list has loaded the characters 1 to 40 of 45
      # audit-ignore(a search opens it anyway)
      And I have opened the search
      # audit-ignore(every failure of the connection is told in the same way)
      And the Marvel API cannot be reached: not connected
      When I search for "Hero 07"
      Then a message says that there is no connection
      When the Marvel API can be reached again
      And I ask the library to try again
      Then the search result shows "Hero 07"
      When I close the search
      Then the list shows the characters 1 to 40
      And the list is shown
      And the library shows no message

    @MAR-UC2 @MAR-R08 @MAR-R09
    Scenario: An unusable answer while searching
      # audit-ignore(with a former result there is something that must be gone)
      Given I have searched for "Hero 07"
      And the Marvel API answers with status 500
      When I search for "Hero 08"
      Then a message says that the data is invalid
      And the message says "status 500"
      When the Marvel API answers as it should again
      And I try again
      Then the search result shows "Hero 08"
      And no message is shown any more

    @MAR-UC2 @MAR-R17
    Scenario: While searching, only the search is tried again
      Given there is no connection
      And I have opened the list of characters
      And there is a connection again
      When I tap on the magnifier icon
      # audit-ignore(the search has not failed, and the list below it is not tried)
      And I try again
      Then no further request was sent
      When I search for "Hero 07"
      Then only "Hero 07" is found
      When I close the search
      Then a message says that there is no connection
      When I try again
      Then the list shows the first 20 characters

    @MAR-UC2 @MAR-R09
    Scenario: The search is loading
      Given the search for "Hero 01" is pending
      Then the library is loading
      When the answer to the search for "Hero 01" arrives
      Then the library is not loading
      And the search result shows "Hero 01"

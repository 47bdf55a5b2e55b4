@MAR @MAR-UC2
Feature: Filter Results

  When tapping on the magnifier icon, you should be able to search for characters by name. To do
  this, use the same endpoint used to list characters and use the name param to filter results.

  Background:
    Given a library of 45 characters

  Scenario: Filter Results, in the words of the document
    Given I open the list of characters
    When tapping on the magnifier icon
    Then you should be able to search for characters by name
    And to do this, use the same endpoint used to list characters
    And use the name param to filter results

  @MAR-R19 @MAR-R26 @MAR-R27
  Rule: The search lies over the list

    @MAR-X17 @MAR-T1
    Scenario: The magnifier opens the search
      Given I open the list of characters
      When I search for "Hero 07"
      Then the library asks for nothing
      When I tap on the magnifier icon
      Then the search of characters is presented
      When I search for "Hero 07"
      And I tap on the magnifier icon
      Then the library asks for nothing
      And the search result is "Hero 07"

    @MAR-X24
    Scenario Outline: A search result opens its details, which lie over it: <what>
      Given I have searched for "Hero 07"
      When I select character 1
      Then the details of "Hero 07" are presented
      And the library asks for nothing
      When <what>
      Then the list presenter calls nothing
      And the details of "Hero 07" are presented
      When I go back in the library
      Then the search result is "Hero 07"

      Examples:
        | what                        |
        | I tap on the magnifier icon |
        | I search for "Hero 07"      |
        | I close the search          |

    @MAR-X23
    Scenario: Closing the search cancels it, and shows the list again as it was
      Given I have loaded 40 characters
      And the search for "Hero 07" does not answer yet
      And I have searched for "Hero 07"
      When I close the search
      Then the request for the search for "Hero 07" was canceled
      And the list shows the characters 1 to 40
      # audit-ignore(it must change nothing)
      When the search for "Hero 07" answers at last
      Then the list presenter calls nothing
      And the library asks for nothing
      When I tap on the magnifier icon
      Then the search of characters is presented

  @MAR-R20 @MAR-R21 @MAR-R23 @MAR-R24
  Rule: The text is sent as the name

    @MAR-X18 @MAR-X20
    Scenario Outline: Searching for <text> finds "<found>"
      Given the characters of the library are:
        | name    |
        | Ash     |
        | <found> |
      And I have searched for "Hero 07"
      When I search for <text>
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=0&limit=20&name=<name>"
      And the search result is "<found>"

      Examples: As it is typed, but for white space at both ends; the Marvel API does not look at capitals
        | text                          | name                                      | found                       |
        | "Hero 07"                     | Hero%2007                                 | Hero 07                     |
        | "hERO 07"                     | hERO%2007                                 | Hero 07                     |
        | "\n Hero 07 \n\n"             | Hero%2007                                 | Hero 07                     |
        | " Hero 07 "                   | Hero%2007                                 | Hero 07                     |
        | "x"                           | x                                         | X                           |
        | "Ash & Coal+ #1"              | Ash%20%26%20Coal%2B%20%231                | Ash & Coal+ #1              |
        | "Jötunn"                      | J%C3%B6tunn                               | Jötunn                      |
        | "Ash  (the Elder) of Coal-on" | Ash%20%20%28the%20Elder%29%20of%20Coal-on | Ash  (the Elder) of Coal-on |

    @MAR-X19
    Scenario Outline: Blank text cancels the search, and does not search: <text>
      Given I have searched for "Hero 07"
      And the search for "Hero 08" does not answer yet
      And I search for "Hero 08"
      When I search for <text>
      Then the library asks for nothing
      And no search result is shown
      And the request for the search for "Hero 08" was canceled

      Examples:
        | text   |
        | ""     |
        | "\n\n" |
        | " "    |

    @MAR-X21
    Scenario: No match shows an empty result, and a part of a name is none
      Given I have searched for "Hero 07"
      When I search for "Hero"
      Then the search result is empty

    Scenario: The search can be set to the beginning of names
      Given a search compares the beginning of names
      And I have searched for "Hero 07"
      When I search for "hero 44"
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=0&limit=20&nameStartsWith=hero%2044"
      And the search result is "Hero 44"

  @MAR-R13 @MAR-R16 @MAR-R17 @MAR-R25
  Rule: The result pages like the list

    Scenario: The end of the result loads more of it, with the same name
      Given a page size of 2
      And the characters of the library are:
        | number | name | description |
        |      1 | Twin | The first   |
        |      2 | Ash  |             |
        |      3 | twin | The second  |
        |      1 | Twin | The first   |
        |      4 | TWIN | The third   |
      And I have searched for "Ash"
      When I search for "Twin"
      Then the search result is "Twin" and "twin"
      When character 1 becomes visible
      Then the library asks for nothing
      Given the search for "Twin" cannot be reached
      When I reach the end of the characters
      Then the message "No connection" says "The characters could not be loaded: there is no connection."
      When the search for "Twin" answers at last
      And I ask the library to try again
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=2&limit=2&name=Twin"
      And the search result is "Twin", "twin" and "TWIN"
      When I reach the end of the characters
      Then the library asks for nothing
      When I select character 3
      Then the description of the character is "The third"
      When I go back in the library
      And I close the search
      Then the list of characters is "Twin" and "Ash"
      When I reach the end of the characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=2&limit=2"

    @MAR-R32
    Scenario: The portraits are those of the result
      Given the characters of the library have pictures
      And I open the list of characters
      When character 1 becomes visible
      And I tap on the magnifier icon
      And I search for "Hero 07"
      Then there are no pictures
      When character 1 becomes visible
      Then the library asks for the portrait of character 7
      And the pictures are "Hero 07"
      When character 1 is no longer visible
      Then there are no pictures
      When I go back in the library
      Then the pictures are "Hero 01"

  @MAR-R22
  Rule: The latest text wins, whatever the answers

    @MAR-X22
    Scenario Outline: An older answer is ignored: first <first>
      Given I have searched for "Hero 03"
      And the search for "Hero 01" and the search for "Hero 02" do not answer yet
      When I search for "Hero 01"
      Then the library is loading characters
      When I search for "Hero 02"
      Then the request for the search for "Hero 01" was canceled
      When <first> answers at last
      And <last> answers at last
      Then the search result is "Hero 02"

      Examples:
        | first                    | last                     |
        | the search for "Hero 01" | the search for "Hero 02" |
        | the search for "Hero 02" | the search for "Hero 01" |

    @MAR-R09 @MAR-R17
    Scenario: Nothing usable comes while searching
      Given I have searched for "Hero 08"
      And the search for "Hero 09" answers with status 200 and the body ""
      And the search for "Hero 07" cannot be reached
      When I search for "Hero 07"
      Then the message "No connection" says "The characters could not be loaded: there is no connection."
      When the search for "Hero 07" answers at last
      And I ask the library to try again
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=0&limit=20&name=Hero%2007"
      And the search result is "Hero 07"
      When I search for "Hero 09"
      Then the message "Invalid data" says "The data of the server is invalid: there is none."
      When I close the search
      Then the list shows the characters 1 to 20

    Scenario: What happens to the list under the search is there behind it
      Given I open the list of characters
      And the Marvel API cannot be reached
      When I reach the end of the characters
      Then the message "No connection" says "The characters could not be loaded: there is no connection."
      When the Marvel API answers at last
      And I have searched for "Hero 07"
      And I ask the library to try again
      Then the library asks for nothing
      When I close the search
      Given the Marvel API does not answer yet
      When I ask the library to try again
      Then the library is loading characters
      When I tap on the magnifier icon
      Then the search of characters is presented
      When the Marvel API answers at last
      And I close the search
      Then the list shows the characters 1 to 40

@MAR
Feature: Plainer words, part two

  What was asked of the Marvel API, how the list goes on and what a search finds, in short
  sentences.

  Rule: The requests

    @MAR-UC1 @MAR-R12
    Scenario: One for each page
      Given the library has "Hulk" and "Thor"
      And there are more characters than fit on one page
      And the user is not yet at the end of the list
      When the 20th character becomes visible
      Then the app sends exactly one request
      And there was one further request
      And the next page shows 20 characters
      And the list shows "Hulk" and "Thor"

    @MAR-UC2 @MAR-R20
    Scenario: The name of a search
      When the user searches for "Thor"
      Then the list and the search use the same endpoint
      And the app sends a search request
      And the app sends a search request with the name "Thor"
      And the search uses the name param "Thor" to filter the results
      And the name param "Thor" is sent
      # audit-ignore(every request has a key, a limit and an offset as well)
      And the name param is sent
      But the list request was sent without a name param

    @MAR-UC1 @MAR-R10
    Scenario: Where the characters come from
      # audit-ignore(it checks what there is, and changes nothing)
      Given the app has not been opened yet
      When the user opens the app
      # audit-ignore(that is the address of the index of characters)
      Then the characters are loaded from the characters endpoint
      And no character is repeated
      And there are no duplicated characters

    @MAR-UC3 @MAR-R28
    Scenario: Nothing twice
      Given "Hulk" is loaded with the list
      When the user selects the first character
      Then the detail view of "Hulk" is presented
      And the list of characters is not loaded again
      # audit-ignore(no character is loaded again, whichever it is)
      And that character is not loaded again

    @MAR-UC3 @MAR-R27
    Scenario: There and back before
      Given the Marvel API has 45 characters in pages of 20
      And the user has selected "Hulk" and went back to the list
      When the 20th character becomes visible
      Then the list shows the characters 1 to 40
      And the list shows "Hulk"

  Rule: The end of the list

    @MAR-UC1 @MAR-R13
    Scenario: From the first page to the last
      Given the library has "Hulk" and "Thor"
      And there is more than one page of characters
      And the user has not reached the end of the list yet
      When the 20th character becomes visible
      And the end of the list is reached for the first time
      Then the list shows the last page and there are no more pages
      And there should be 45 characters in the list
      And the list shows "Hulk" and "Thor"

    @MAR-UC1 @MAR-R13
    Scenario: At the end already
      Given the Marvel API has 65 characters in pages of 20
      And the user is at the end of the list
      When the last character in the list becomes visible
      Then there are now 60 characters in the list

    @MAR-UC1 @MAR-R12
    Scenario Outline: The end is reached: <how>
      Given the Marvel API has 30 characters in pages of 20
      When <how>
      Then the rest of the characters is loaded
      And the rest of the list is shown
      And both pages are shown
      And both pages have been loaded
      And the list shows the characters of both pages
      # audit-ignore(the others are loaded as well, and there are no more)
      And characters 21 to 30 are loaded

      Examples:
        | how                                            |
        | the user scrolls past character 19             |
        | the last character of the list becomes visible |

  Rule: The pages

    @MAR-UC1 @MAR-R12
    Scenario: The first page has so many
      Given the Marvel API shows 3 characters on the first page
      When the user opens the app
      Then only the first page of characters is loaded
      And only the first page of results is shown
      And the list shows 3 characters

    @MAR-UC1 @MAR-R12
    Scenario Outline: Two pages: <pages>
      Given <pages>
      When the user scrolls to character 3
      Then the next page shows 2 characters
      And both pages are shown

      Examples:
        | pages                                                                      |
        | the Marvel API has 3 characters on the first page and 2 on the second page |
        | the first page has 3 characters and the second has 2                       |

    @MAR-UC1 @MAR-R12
    Scenario Outline: The first page by its names <verb>
      Given only the first page with "Hulk" and "Thor" is <verb>
      And the next page contains "Storm"
      When the user scrolls to "Thor"
      Then the next page contains "Storm"
      And both pages are <verb>
      And the characters are "Hulk", "Thor" and "Storm"

      Examples:
        | verb   |
        | loaded |
        | shown  |

  Rule: The search

    @MAR-UC2 @MAR-R19
    Scenario: Once more
      Given the user has searched for "Thor"
      And only "Thor" is found
      And the user closes the search
      When the user taps on the magnifier icon a second time
      Then the filter interface is presented
      And the search text is empty

    @MAR-UC2 @MAR-R20
    Scenario Outline: Another name: <how>
      Given the library has "Hulk", "Thor" and "Storm"
      And the user searches for "Hulk"
      When <how>
      Then the search for "Thor" finds 1 match
      And neither "Hulk" nor "Storm" is found
      And the found characters are "Thor"

      Examples:
        | how                                  |
        | the user replaces "Hulk" with "Thor" |
        | replaces "Hulk" by "Thor"            |
        | replacing "Hulk" with "Thor"         |

    @MAR-UC2 @MAR-R21
    Scenario Outline: Without a name: <how>
      Given the user has searched for "Thor"
      And only "Thor" is found
      When <how>
      Then no search result is shown
      And the search text is empty

      Examples:
        | how                                 |
        | the user searches for an empty name |
        | searches for an empty text          |
        | searching for an empty name         |
        | the user enters an empty text       |
        | enters an empty name                |
        | entering an empty name              |

    @MAR-UC2 @MAR-R20
    Scenario: Two of one name
      Given 2 characters are called "Twin"
      When the user searches for "Twin"
      Then only 2 characters are found
      And the filtered list shows 2 results
      And the user sees 2 matches
      And the found characters are "Twin" and "Twin"

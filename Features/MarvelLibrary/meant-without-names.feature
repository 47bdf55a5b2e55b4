@MAR
Feature: Names, characters and pages that a story means without saying them
  A tester who speaks of "the name of a character" or of "the next page" needs no name and no number.

  Rule: Searching for a name that is not said

    @MAR-UC2
    Scenario: The name of a character
      Given the Marvel API character index has one or more characters
      And the user tapped on the magnifier icon
      When the user searches for the name of a character
      Then the app should use the same endpoint used to list characters
      And the request should have the name param with the name of that character
      And the name param of the request is the searched name
      And only the characters that match the name should be presented
      And the app should filter the results by that name
      And the filtered results are filtered by the name the user searched for

    @MAR-UC2
    Scenario: By name
      Given the index has 2 characters with different names
      # audit-ignore(so it is unless a story says otherwise)
      And the filter view is open
      When the user searches for the second character by name
      Then the results contain the second character
      And the results do not contain the first character
      And I see that character in the filtered results
      And I don't see any other character in the filtered results

    @MAR-UC2
    Scenario: A name that one character has, and one that nobody has
      Given there are several characters in the Marvel library
      When I search for a name that only one character has
      Then the app should present that character in the filtered results
      When I search for a name that no character has
      Then the app should present no characters in the filtered results
      And the filter view shows 0 characters

    @MAR-UC2
    Scenario: Another name
      # audit-ignore(so it is unless a story says otherwise)
      Given I searched for the name of a character
      # audit-ignore(so it is unless a story says otherwise)
      And the filtered results show that character
      When I search for the name of another character
      Then the filtered results show the other character
      And the filtered results do not show the first character
      # audit-ignore(the same in other words)
      And the name param of the last request is the second name
      And only the results for the second name are shown

    @MAR-UC2
    Scenario: The name that will be searched for
      # audit-ignore(so it is unless a story says otherwise)
      Given the index has a character with the searched name
      # audit-ignore(so it is unless a story says otherwise)
      And the filter view is open
      When the user searches for characters by name
      Then the filter view shows the character with that name

    @MAR-UC2
    Scenario Outline: The name that nobody has: <nobody>
      Given <nobody>
      # audit-ignore(so it is unless a story says otherwise)
      And the filter view is open
      # audit-ignore(so it is unless a story says otherwise)
      When the user filters the list by a name
      Then the filter view shows 0 characters

      Examples:
        | nobody                                                       |
        | no character of the index has the searched name              |
        | the library does not have a character with the searched name |

    @MAR-UC2
    Scenario: Whoever is on a page that is not there yet
      # audit-ignore(so it is unless a story says otherwise)
      Given the user is viewing the first page of the list of characters
      # audit-ignore(so it is unless a story says otherwise)
      And a character is only in the next page
      When the user taps on the magnifier icon
      # audit-ignore(doing it twice comes to the same)
      And searches for the name of that character
      Then the app should present that character in the filtered results
      When the user goes back from the filter view
      Then the list still has the characters of the first page

    @MAR-UC2 @MAR-UC3
    Scenario: A result
      Given the filter view shows a character
      When the user selects the character
      Then the detail view of that character is presented
      When going back from the details
      Then the filter view is presented

    @MAR-UC2
    Scenario: Nobody has searched
      # audit-ignore(so it is unless a story says otherwise)
      Given the user has not searched for any name
      # audit-ignore(doing it twice comes to the same)
      When the list of characters is loaded
      Then the request has no name param

    @MAR-UC2
    Scenario: In the words of the document
      # audit-ignore(so it is unless a story says otherwise)
      Given the filter view is open
      # audit-ignore(doing it twice comes to the same)
      When searching for the name of the second character
      Then the app should present the characters that match the name
      # audit-ignore(so it is unless a story says otherwise)
      When filtering the list by the name of the first character
      And goes back from the results
      Then the list of characters is presented

  Rule: Pages

    @MAR-UC1
    Scenario: A list that came from the index
      Given the Marvel API character index has characters
      When the user opens the list of characters
      Then the app should present a list of characters loaded from the Marvel API character index
      And the list presents the characters of the first page

    @MAR-UC1
    Scenario: The next page comes after the first one
      # audit-ignore(so it is unless a story says otherwise)
      Given I am viewing the first page of the list of characters
      And there are additional results to show
      When I reach the end of the list
      # audit-ignore(the next page is the second one)
      Then present the characters of the next page after the characters of the first page
      # audit-ignore(the next page is the second one)
      And the characters of the next page are presented after the first page
      # audit-ignore(the next page is the second one)
      And present the next page after the first page
      But the list does not stay the same

    @MAR-UC1
    Scenario Outline: Not yet at the end: <user>
      # audit-ignore(so it is unless a story says otherwise)
      Given the user is viewing the first page
      # audit-ignore(so it is unless a story says otherwise)
      And there are additional results to show
      When <user>
      # audit-ignore(the same in other words)
      Then the next page is not loaded
      And no new character appears
      And no new characters come
      And the list of characters should stay the same
      And the characters in the list are unchanged
      And the list should present the same characters
      And the number of characters in the list does not change

      Examples:
        | user                                                |
        | the user scrolls the list without reaching the end  |
        | scrolls down but does not reach the end of the list |
        | scrolling through the list without reaching the end |

    @MAR-UC1
    Scenario: Three pages
      # audit-ignore(so it is unless a story says otherwise)
      Given the list of characters has three pages of results
      # audit-ignore(so it is unless a story says otherwise)
      And the user has reached the end of the first page
      # audit-ignore(so it is unless a story says otherwise)
      And the second page is presented
      When the user reaches the end of the list again
      Then the app should present the characters of all three pages
      And the list presents the characters of 3 pages
      When the user reaches the end of the list again
      Then no additional results should be loaded

    @MAR-UC1
    Scenario: One page
      Given all the results of the Marvel API character index fit in one page
      When the user opens the app
      # audit-ignore(so it is unless a story says otherwise)
      And the user reaches the end of the list
      Then the app should present every character of that page once
      And the list has the characters of the first page

    @MAR-UC1
    Scenario: One more
      # audit-ignore(so it is unless a story says otherwise)
      Given the first page of characters is presented
      And there is only 1 additional result to show
      When the user reaches the end of the list
      Then the list has 1 character more

    @MAR-UC3
    Scenario: A character of the next page
      # audit-ignore(so it is unless a story says otherwise)
      Given the first page of characters is presented
      # audit-ignore(so it is unless a story says otherwise)
      And the next page was loaded at the end of the list
      When the user selects the first character of the next page
      Then the detail view shows that character
      And the details of "Hero 21" are presented

  Rule: The presenter and the keys

    @MAR-T2 @MAR-UC1
    Scenario: Found characters
      Given the list of characters module is loaded
      When the interactor has found characters
      Then the user interface should show the characters

    @MAR-T2 @MAR-UC1
    Scenario: Nobody was found
      # audit-ignore(so it is unless a story says otherwise)
      Given the list of characters is empty
      # audit-ignore(nobody found must leave nothing behind)
      When the presenter is told that 0 characters were found
      Then the list is not asked to show characters

    @MAR-T2 @MAR-UC1
    Scenario: A limit
      # audit-ignore(so it is unless a story says otherwise)
      Given the list of characters is open
      When the view is updated with a limit
      Then the characters are requested with that limit

    @MAR-R04
    Scenario: Own keys
      # audit-ignore(so it is unless a story says otherwise)
      Given the user has set an own public key in AppConstants
      # audit-ignore(so it is unless a story says otherwise)
      And the user has set an own private key in AppConstants
      When the list of characters is loaded
      Then the request to the Marvel API is made with the own keys

  Rule: Details

    @MAR-UC3
    Scenario: One character and then the other
      # audit-ignore(so it is unless a story says otherwise)
      Given the list of characters presents 2 characters
      And the user opened the detail view of the first character
      # audit-ignore(so it is unless a story says otherwise)
      When the user goes back to the list of characters
      And the user selects another character
      Then I see a detail view of the other character
      And the detail view shows the second character
      And the detail view does not show the first character

    @MAR-UC3
    Scenario: What the first call has brought
      # audit-ignore(so it is unless a story says otherwise)
      Given the list of characters was loaded by the first API call
      When the user selects a character
      Then the app should present the information of the character from the result of the first API call
      # audit-ignore(the same in other words)
      And the app should not load the character again
      And the app should present the detail view of that character without waiting for the images

    @MAR-UC3
    Scenario Outline: Works that are not counted: <character>
      # audit-ignore(so it is unless a story says otherwise)
      Given <character>
      When the user opens the detail view of the character
      # audit-ignore(both sections are presented)
      Then the comics section is presented
      # audit-ignore(the same in other words)
      And the events section is presented

      Examples:
        | character                                                         |
        | the index has a character with comics, series, stories and events |
        | there is a character with comics, series, stories and events      |
        | a character with comics, series, stories and events               |

    @MAR-UC3
    Scenario: A comic with its resourceURI
      Given the user is viewing the details of a character
      # audit-ignore(so it is unless a story says otherwise)
      And the character has a comic with a resourceURI
      When the comics section becomes visible
      Then the image of the comic is fetched from the resourceURI of the comic

    @MAR-UC3
    Scenario: What is not visible is not fetched
      # audit-ignore(whoever it is, only what is visible is fetched)
      Given the user has selected a character
      When the comics section becomes visible
      Then the images of the comics section should be fetched from the resourceURI
      And the images of the sections that are not visible should not be fetched

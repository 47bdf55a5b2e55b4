Feature: Parts of the app, pages and searches in the document's words

  Rule: Pages

    @MAR-UC1
    Scenario: Two pages at once
      # audit-ignore(an index of several pages is what there is otherwise)
      Given the Marvel API character index has three pages of characters
      And two pages of characters are presented in the list
      When the user reaches the end of the list
      Then the characters of the first, the second and the third page are shown in that order
      And the pages are in the order they were loaded
      And the characters are in the order of the response
      And the next page is presented after the first page
      And the characters of the next page should come after the characters of the first page

    @MAR-UC1
    Scenario: No page is asked for
      Given the list of characters shows all the results of the character index
      When the user reaches the end of the list
      Then no request for a next page is sent
      # audit-ignore(the others name the same endpoint)
      And no second call to the character index is made
      And the list of characters is not changed

    @MAR-UC1
    Scenario: One more page
      # audit-ignore(what follows opens it where it is not open)
      Given the first page of characters is presented
      # audit-ignore(there are more pages otherwise too)
      And there are two more pages of results to show
      When the user reaches the end of the list
      Then one request for a next page is sent
      And the first page and the next page are shown

    @MAR-UC1
    Scenario: The list is looked at
      # audit-ignore(what follows opens it where it is not open)
      Given the first page of characters is presented
      # audit-ignore(a list that is only scrolled loads nothing in either case)
      And there are additional results to show
      # audit-ignore(that it loads nothing is the point)
      When the user scrolls the list
      # audit-ignore(no page is loaded, whichever is named)
      Then the next page is not loaded

    @MAR-UC1 @MAR-UC3
    Scenario: A character of a page
      # audit-ignore(more pages have that character as well)
      Given the list of characters presents two pages
      When the user selects the second character of the second page
      Then a detail view of that character is presented

  Rule: Answers

    @MAR-UC1
    Scenario Outline: <count> characters: <answer>
      # audit-ignore(what follows opens it where it is not open)
      Given the list of characters is open
      When the character index <answer> <count>
      Then the user interface shows <shown>

      Examples:
        | answer        | count        | shown        |
        | answers with  | 1 character  | 1 character  |
        | responds with | 3 characters | 3 characters |

    @MAR-T2 @MAR-UC1
    Scenario: Several are found
      Given a list presenter with a user interface
      # audit-ignore(the same characters twice are the same list)
      When one or more characters are found
      Then the user interface shows the characters

    @MAR-UC1
    Scenario Outline: The answer comes late: <late>
      Given the user opened the list of characters
      And the Marvel API has not answered yet
      # audit-ignore(nothing is shown before the answer in any case)
      And no character is shown
      When <late>
      Then the user interface shows the characters

      Examples:
        | late                     |
        | the characters are found |
        | the characters arrive    |
        | the Marvel API answers   |

    @MAR-T2 @MAR-UC1
    Scenario: That limit
      # audit-ignore(what follows makes one)
      Given the list presenter
      When the view is updated with a limit
      Then the list interactor gets the characters with that limit

  Rule: Searches

    @MAR-UC2
    Scenario: Two searches
      # audit-ignore(what follows opens it where it is not open)
      Given the filter interface is presented
      # audit-ignore(that the first search leaves nothing is the point)
      And the user searched for the name of a first character and it was shown
      # audit-ignore(that the first search leaves nothing is the point)
      And the filter view shows the results of the first search
      # audit-ignore(the same name is found again)
      When the user searches for the name of a second character
      # audit-ignore(it is the name that was searched for)
      Then the name param has the name of the second character
      And the filter view shows the results of the second search
      And the results of the first search are not shown
      # audit-ignore(the endpoint of the list is the character index)
      And the results are requested from the same endpoint used to list characters

    @MAR-UC2
    Scenario Outline: Nobody has the name: <sentence>
      # audit-ignore(what follows opens it where it is not open)
      Given the filter interface is presented
      And <sentence>
      # audit-ignore(the list has no characters before the answer either)
      When the user searches for the name
      Then the filter view shows no characters

      Examples:
        | sentence                                               |
        | the Marvel API has no character with the searched name |
        | the character index has no character with the name     |
        | there is no character with the name                    |

    @MAR-UC2
    Scenario: One has it
      # audit-ignore(what follows opens it where it is not open)
      Given the filter interface is presented
      And the Marvel API has one character with the searched name
      When the user searches for that name
      Then the character has the searched name

    @MAR-UC2
    Scenario: The results of a name
      Given the filter results of the name of a character are presented
      Then the search results for the name of the first character are presented
      When the user goes back to the list of characters
      Then the list of characters is presented without filter

  Rule: Details

    @MAR-UC3
    Scenario: The character that was selected
      Given the characters of the first API call have comics, series, stories and events
      # audit-ignore(what follows opens it where it is not open)
      And the list of characters is presented
      When the user selects the second character
      Then the details interface has the index of the selected character
      # audit-ignore(fewer sections are shown as well)
      And the detail view shows the comics, series, stories and events sections of that character
      And the information already available on the result of the first API call is not requested again
      # audit-ignore(fewer sections are missing as well)
      And the comics, series, stories and events of the first character are not shown
      # audit-ignore(none of the sections sends one)
      And no request is sent to the resourceURI of the events

    @MAR-UC3
    Scenario: One that has comics
      # audit-ignore(what follows opens it where it is not open)
      Given the list of characters is presented
      # audit-ignore(the sections are shown, however many works are in them)
      When the user selects a character that has comics and series
      # audit-ignore(of fewer sections it is true as well)
      Then the comics and series sections are shown without their images

    @MAR-UC3
    Scenario: One that has comics was selected
      # audit-ignore(what follows selects one)
      Given the user selected a character that has comics and series
      # audit-ignore(no image is visible before the scroll)
      And an image of the comics section is not visible yet
      When the user scrolls until that image is visible
      Then the details interactor sends a request to the resourceURI of the first comic
      # audit-ignore(there is only one detail view)
      And the detail view is still of the same character
      And the series section stays the same
      When the user expands an image of the comics section
      Then the expanded image is fetched from its resourceURI only when it is expanded

    @MAR-UC3
    Scenario: A section with images
      # audit-ignore(what follows opens it where it is not open)
      Given the detail view of a character is presented
      And the events section has images
      Then the events section has images

  Rule: The list

    @MAR-UC1
    Scenario: From the index
      Given the Marvel API has characters in its character index
      When the user opens the list of characters
      Then the app should present the list of characters loaded from the Marvel API

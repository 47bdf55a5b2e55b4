@MAR
Feature: The library in casual words
  Sentences as testers write them who have read no more than the document of the library.

  Rule: The list and its pages

    @MAR-UC1
    Scenario Outline: What the API has returned: <returned>
      Given <returned>
        | name    | description        |
        | Thor    | The god of thunder |
        | Abigail | A pilot            |
      When I open the app
      Then the first one is "Thor"
      And the second entry is not "Thor"
      And I see 2 characters
      When I select "Thor"
      Then the description "The god of thunder" is displayed
      # audit-ignore(below the list there is no view to go back to)
      When I go back
      And I select "Abigail"
      Then the description "A pilot" is displayed

      Examples:
        | returned                                                 |
        | these characters have been returned by the Marvel API:   |
        | the list of characters was loaded with these characters: |

    @MAR-UC3
    Scenario Outline: What the API has returned, as JSON: <payload>
      Given the Marvel API returns the following character:
        """
        <payload>
        """
      When I select "Thor"
      Then it shows the character "Thor" with the description "The god of thunder"
      And the description "The god of thunder" is displayed
      And I see "Thor" as the name

      Examples:
        | payload                                                                          |
        | { "id": 9, "name": "Thor", "description": "The god of thunder" }                 |
        | [{ "name": "Thor", "description": "The god of thunder" }]                        |
        | {"data": {"results": [{ "name": "Thor", "description": "The god of thunder" }]}} |

    @MAR-UC1
    Scenario Outline: Pages that have been loaded: <loaded>
      Given there are 65 characters in the library, 20 for each page
      And <loaded>
      When I reach the end of the list
      Then another 20 characters are loaded
      And another 20 characters are shown
      And the next 20 characters are shown
      And they are added to the end of the list
      And 60 characters are shown
      And the app does not show all 65 characters

      Examples:
        | loaded                              |
        | the user has already loaded 2 pages |
        | the app has loaded 2 pages          |
        | 2 pages have been loaded            |
        | the user has loaded 40 characters   |

    @MAR-UC1
    Scenario: The end of the list, reached again and again
      Given there are 35 characters and the limit is 15
      # audit-ignore(reaching its end opens the list)
      And the app presents the list of 15 characters
      When the end of the list has been reached 1 times
      Then 30 characters are listed
      # audit-ignore(the end stays the end)
      When I keep scrolling
      Then 35 characters are listed
      # audit-ignore(after the last page it must change nothing)
      When I continue to scroll down
      Then there should be no requests for a fourth page

    @MAR-UC1
    Scenario: The end of the list, and no more
      Given all characters of the library are loaded
      # audit-ignore(the end stays the end)
      And the end of the list was reached
      # audit-ignore(after the last page it must change nothing)
      When the user scrolls all the way down
      Then all characters of the library are loaded
      And there was no request for another page

    @MAR-UC1
    Scenario: The second page, asked for once
      Given the app shows 15 characters per page
      When the user scrolls only halfway down the list
      # audit-ignore(no other page was asked for either)
      Then there were no requests for a second page
      And 15 characters are shown
      When the user scrolls all the way down
      Then there was one request for the second page
      And "Hero 16" appears only once in the list

    @MAR-UC1
    Scenario Outline: Nothing to list: <nothing>
      Given the Marvel API returns an empty list
      When I launch the app
      Then <nothing>

      Examples:
        | nothing                                      |
        | I see an empty list                          |
        | I see a message that there are no characters |

  Rule: The search

    @MAR-UC2
    Scenario: The search that has begun
      Given the user is searching for characters by name
      # audit-ignore(doing it twice comes to the same)
      When the user types "Thor" and submits the search
      Then one result was found
      # audit-ignore(any number but one would be denied as well)
      And 2 results should not be found
      When the user searches for "Nobody"
      Then no characters should be found
      And nothing should be found

    @MAR-UC2
    Scenario: Selecting what was found
      # audit-ignore(both say that the details are shown)
      Given the user searched for "Storm" and selected it from the results
      # audit-ignore(both say that the details are shown)
      And the details of "Storm" are being shown
      When I go back to the list of characters
      And the user selects "Cyclops"
      Then I am taken to the details of "Cyclops"
      When I go back
      Then the user should be brought back to the list of characters

    @MAR-UC2
    Scenario: Choosing the one that was found
      Given the search for "Thor" has returned one character
      When I choose it
      Then the detail view of "Thor" is opened
      And the details of no other character are shown

    @MAR-UC2
    Scenario: The search is where the magnifier leads
      Given I opened the search from the list of characters
      Then I am taken to the search

    @MAR-UC2
    Scenario: A search that was made before
      Given a search for "Thor" was made
      When I open the first result
      Then the details of "Thor" are shown

    @MAR-UC2
    Scenario: The search that is opened, chosen in more than one way
      # audit-ignore(the search is opened from the list anyway)
      Given the user is on the list of characters
      When I open the search from the list
      Then I am taken to the search
      When I search for "Hulk"
      And selects it
      Then the details of "Hulk" are shown
      When I go back to the list of characters
      Then it has not been loaded again

  Rule: The details

    @MAR-UC3
    Scenario: Works in a table
      # audit-ignore(the sections have an order of their own)
      Given a character with the following entries:
        | Section | Name            |
        | Comics  | Avengers #1     |
        | Series  | Avengers (1963) |
        | Stories | The Coming      |
        | Events  | Secret Wars     |
      When the character gets selected
      Then each section has 1 entry
      # audit-ignore(any number but one would be denied as well)
      And every section does not have 2 items
      And "Avengers #1" is listed under comics

    @MAR-UC3
    Scenario: Numbers of works in a table
      Given the character "Thor" has the following items
        | comics | 3 |
        | events | 2 |
      When I select "Thor"
      Then I see 3 comics
      And I see 2 events
      And I see 3 items in the comics section
      And 3 comics should be listed in the comics section
      # audit-ignore(any number but two would be denied as well)
      And 3 events should not be listed in the events section
      And the sections should have the following number of items:
        # audit-ignore(a heading may have any words)
        | section | items |
        | Comics  |     3 |
        | Series  |     0 |
        | Stories |     0 |
        | Events  |     2 |

    @MAR-UC3
    Scenario: Nothing to say of a character
      Given there is a character "Quasar" without a description
      When I open the app
      Then the list shows only "Quasar"
      When I select "Quasar"
      Then no description is shown

    @MAR-UC3
    Scenario: The details are opened a second time
      Given the list shows the character "Thor" with the description "The god of thunder"
      And I opened the details of "Thor"
      Then the description "The god of thunder" is shown
      When I go back
      Then the user should be brought back to the list of characters
      When I open the details of "Thor" for the second time
      Then the description "The god of thunder" is shown

    @MAR-UC3
    Scenario: Images of the works on the screen only
      # audit-ignore(the character may have any name)
      Given a character who appears in 12 comics
      And only the first 3 comics fit on the screen
      When the detail view is displayed
      Then only 3 comic images have been requested
      And the first 3 comics are visible in the comics section
      And images were fetched from the resourceURI of those 3 comics only
      When I scroll to the end of the comics section
      Then the image of the fourth comic is being loaded

    @MAR-UC3
    Scenario: An image that is on its way
      Given a character with 2 comics
      And the image of comic 2 is pending
      Then the image of comic 2 is being loaded

    @MAR-UC3
    Scenario: A placeholder for an image that could not be loaded
      Given the detail view of a character with 2 comics is presented
      And the image for the second comic can't be loaded
      When the second comic becomes visible
      Then a placeholder is shown instead of the image

    @MAR-UC3
    Scenario: From one expanded image to another
      Given I am on the details of a character with 5 events
      When I expand the image of the first event
      Then the expanded image of the first event is loaded
      And the other four images are not enlarged
      And the expanded images of the other 4 events haven't been loaded
      When I move on to the third event
      Then the image of the third event is shown in full size
      When I swipe to the second image
      Then the image of the second event is shown large

    @MAR-UC3
    Scenario: An image that has been expanded
      # audit-ignore(whichever image it was, it is closed)
      Given an image of the comics section has been expanded
      Then the gallery is shown
      # audit-ignore(what is closed stays closed)
      When I close it
      Then no image is expanded

  Rule: The keys and the presenter

    @MAR-R04
    Scenario: Other keys
      Given the public key is "abc123" and the private key is "secret"
      When the app connects to the Marvel API
      Then the request is sent with the public key "abc123"
      And the private key should not be part of the request
      # audit-ignore(the key is sent as well, and ts is the time stamp)
      And the request includes a hash and a timestamp
      # audit-ignore(doing it twice comes to the same)
      When the public key in the app constants is changed to "xyz789"
      And the app loads the list of characters again
      Then the request is sent with the public key "xyz789" and no longer with "abc123"

    @MAR-R07
    Scenario: No keys
      Given no keys have been entered
      When I open the app
      Then the user sees a configuration error

    @MAR-T1
    Scenario: The presenter and the filter interface
      Given a list presenter whose view is mocked
      When the presenter is told to update its view with a limit of 20
      Then the interactor is called once
      And the view was called exactly once
      When the search action is triggered
      Then the filter interface is presented by the wireframe

    @MAR-T3
    Scenario: The presenter and the details interface
      Given the presenter found the characters "Hulk", "Thor" and "Storm"
      When the presenter opens the details view with the selected cell index 1
      Then the details of "Thor" should be presented by the wireframe
      And the details of "Hulk" are not presented by the wireframe
      When I go back
      And the presenter opens the details view with the selected cell index 2
      Then the details of "Storm" should be presented by the wireframe

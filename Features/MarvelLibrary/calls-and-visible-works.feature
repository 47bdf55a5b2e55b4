@MAR
Feature: How often the API is called, and which works are on the screen

  Counts of requests, pages and images, scrolling through the list and the detail view, and works
  that a story introduces with their titles, in words that no other feature has.

  Rule: Calls of the Marvel API

    @MAR-UC1 @MAR-R12
    Scenario Outline: The API is called for a page at the end of the list: <called>
      Given the user has opened the list
      When the end of the list is reached
      Then <called>
      And the list shows the characters 1 to 40

      Examples:
        | called                                                          |
        | the Marvel API is called again                                  |
        | Marvel receives exactly 2 requests                              |
        | the character index receives exactly two requests               |
        | the Marvel API receives another request with the offset 20      |
        | the character index receives another request with the offset 20 |
        | the API receives the offset 20                                  |
        | the character index receives the offset 20                      |
        | the app sends only one further request to the Marvel API        |
        | the app sends exactly two requests in total                     |
        | the number of requests is 2                                     |
        | the number of requests sent to the character index is 2         |
        | the number of requested pages is 2                                 |
        | the next page is loaded from the character index                |
        | the app loads the next page from the character index            |
        | the app loads the next page from the Marvel API                 |

    @MAR-UC1 @MAR-R13
    Scenario Outline: The API is not called where there is no page left: <called>
      Given there are 20 characters in the library
      And the user has opened the list
      When the end of the list is reached
      Then <called>
      And one page only has been requested

      Examples:
        | called                                                 |
        | the Marvel API is not called                           |
        | the server receives no further requests                |
        | the app sends no further requests to the Marvel API    |
        | the app does not load another page from the Marvel API |
        | the number of requested pages is 1                     |

    @MAR-UC1 @MAR-R13
    Scenario Outline: The character index is left alone where there is no page left: <called>
      Given there are 20 characters in the library
      And the user has opened the list
      When the end of the list is reached
      # audit-ignore(nobody is asked: no other address either)
      Then <called>
      And one page only has been requested

      Examples:
        | called                                               |
        | the character index receives no more requests        |
        | the app does not load the next page from the index   |
        | the next page is not loaded from the character index |

    @MAR-UC2 @MAR-R20
    Scenario: The requests of a search
      Given the Marvel API knows the characters "Hulk" and "Thor"
      When the user searches for "Thor"
      # audit-ignore(the search request is the last one)
      Then the API receives the search request with the name param "Thor"
      And the character index receives the name "Thor"
      And the filter results show only "Thor"
      And the number of requests made to the character index is 2
      And the number of requests made to the path "/v1/public/comics" is 0

    @MAR-UC1 @MAR-R10
    Scenario: The Marvel API gives what is shown
      When the user opens the app
      Then the app loads the list of characters from the Marvel API
      And the characters come from the Marvel API
      And the presented data comes from the server

    @MAR-UC3 @MAR-R31
    Scenario: The requests for images
      Given the detail view of "Hulk" is presented with 3 comics
      When the user scrolls to the bottom of the detail view
      Then the number of requested images is 3
      And the Marvel API is called
      And the app sends 7 requests in total
      And the detail view of "Hulk" is presented

    @MAR-UC1 @MAR-T1
    Scenario: The presenter asks the interactor
      Given a presenter with a mocked interactor
      When updateView is called with the limit 10
      Then the interactor is asked to get 10 characters
      And the interactor is asked to get the characters
      And the interactor is told to get the characters
      And the interactor has been called
      And the user interface shows 10 characters

    @MAR-UC3 @MAR-R30
    Scenario: The presenter asks the interactor for no character that it has
      Given "Hulk" and "Thor" are in the library
      And the user has opened the list
      When the user selects "Thor"
      Then the interactor is not asked for the characters
      But the details of "Thor" are presented

  Rule: The list

    @MAR-UC1 @MAR-R12
    Scenario: The next page is the last one
      Given the user has opened the list
      And the next page is the last page of characters
      # audit-ignore(after the last page nothing happens at the end)
      When the end of the list is reached twice
      Then the list shows the characters 1 to 35
      And the number of requested pages is 2

    @MAR-UC1 @MAR-R12
    Scenario: The next page is the last one before the app is opened
      Given the next page is the last one
      # audit-ignore(after the last page nothing happens at the end)
      When the user reaches the end of the list twice
      Then the list shows the characters 1 to 35

    @MAR-UC1 @MAR-R12
    Scenario: The page that comes is the last one
      Given there are 50 characters in the library
      When the user reaches the end of the list
      Then the next page is the last one
      And 10 characters are left to show

    @MAR-UC1 @MAR-R12
    Scenario Outline: The user <does>
      Given there are 50 characters in the library
      When the user opens the app
      # audit-ignore(a user who does not scroll has nothing happen)
      And the user <does>
      Then the list shows the characters 1 to 20
      And the app sends only one request in total

      Examples:
        | does                                         |
        | does not scroll down the list                |
        | does not scroll any further                  |
        | stays at the top of the list                 |
        | remains at the top of the list of characters |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Down the list and back: the user <does>
      Given there are 50 characters in the library
      When the user <does>
      Then the list shows the characters 1 to 40
      And the number of requested pages is 2

      Examples:
        | does                                                                        |
        | scrolls down to the end of the list and then back up to the top of the list |
        | swipes to the bottom of the list of characters and back to the start        |

  Rule: Two sentences in one

    @MAR-UC3 @MAR-R29
    Scenario: The detail view in one sentence
      Given "Hulk" has 2 comics
      When the user selects "Hulk"
      Then the detail view shows the name "Hulk" and has four sections
      # audit-ignore(it shows no other number of events either)
      And the detail view shows 2 comics, but does not show 3 events

    @MAR-UC1 @MAR-R12
    Scenario: A page and a character of it in one sentence
      Given there are 30 characters in the library
      And "Thor" is on the second page
      When the user reaches the end of the list
      Then the second page is loaded and "Thor" is shown
      And the list shows 30 characters, but "Loki" is not shown

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario: The search is seen for the first time
      When the user taps on the magnifier icon
      Then the user sees the filter interface exactly once
      And the user sees the search view for the first time

  Rule: Works with titles

    @MAR-UC3 @MAR-R31
    Scenario Outline: A work in the details: <work>
      Given the detail view of "Storm" is presented
      And <work>
      When the user scrolls to the events section
      Then there is the event "Secret Wars" with an image
      And the detail view of "Storm" shows the event "Secret Wars" with an image
      But the detail view does not show the event "Civil War" with an image
      And the image of the event "Secret Wars" is shown

      Examples:
        | work                                                              |
        | there is the event "Secret Wars" with an image in the detail view |
        | an event called "Secret Wars" with an image exists                |
        | the details show the event "Secret Wars" with an image            |

    @MAR-UC3 @MAR-R29
    Scenario: A character who has works
      Given the character called "Storm" who has 2 comics and 1 event
      When the user selects "Storm"
      Then the comics section shows 2 comics
      And the events section shows 1 event
      And the series section is empty

    @MAR-UC3 @MAR-R29
    Scenario: A character with works was selected
      Given the user has selected a character called "Storm" with 2 comics and 3 stories
      When the user scrolls to the stories section
      Then the detail view of "Storm" is presented
      And the images of the stories are shown
      And the number of requested images is 3
      And the comics section shows 2 comics
      And the stories section shows 3 stories

    @MAR-UC3 @MAR-R29
    Scenario: A character with works is selected
      Given the user has opened the list
      # audit-ignore(who is selected is selected already)
      When the user selects a character called "Storm" with 2 comics and 3 stories
      Then the detail view of "Storm" is presented
      And the comics section shows 2 comics
      And the stories section shows 3 stories

  Rule: The detail view

    @MAR-UC3 @MAR-R31
    Scenario Outline: Events come onto the screen: <does>
      Given the detail view of "Hulk" is presented with 2 comics and 2 events
      # audit-ignore(it says what is so: nothing has been scrolled yet)
      And the events section is still off the screen
      When <does>
      Then the images of the events are shown
      And the number of requested images is 2
      And the detail view of "Hulk" is presented

      Examples:
        | does                                                                |
        | the user scrolls through the detail view down to the events section |
        | the user scrolls past the events section                            |
        | scrolling beyond the events section                                 |
        | swiping the detail view on to the events section                    |

    @MAR-UC3 @MAR-R31
    Scenario Outline: Everything comes onto the screen: <does>
      Given the detail view of "Hulk" is presented with 2 comics and 3 events
      # audit-ignore(it says what is so: nothing has been scrolled yet)
      And the events section is below the visible area
      When <does>
      Then the images of the events are shown
      And the images of the comics are shown
      And the number of requested images is 5
      And the detail view of "Hulk" is presented

      Examples:
        | does                                                |
        | the user scrolls down to the end of the detail view |
        | scrolling to the bottom of the detail view          |
        | the user scrolls through the whole detail view      |
        | moving through the entire detail view               |
        | the user scrolls through all four sections          |

@MAR
Feature: The library in further words

  More sentences of testers about the characters that are shown, the pages they come on, the search
  and the images, each of them once.

  Rule: The characters that are shown

    @MAR-UC1
    Scenario Outline: What the library has: <what>
      Given <what>
      When the user opens the app
      Then the app presents a list of three characters
      And it shows only "Thor", "Hulk" and "Loki"
      And I see these 3 characters in the list
      And the list displays the characters "Hulk" and "Loki"
      And the screen shows "Thor", "Hulk" and "Loki" in this order
      And the list shows "Thor", "Hulk", "Loki" and nobody else
      And all of them are in the list
      But the list does not show "Storm" or "Rogue"
      And the app does not show only "Thor"
      And no character is listed twice

      Examples:
        | what                                                                      |
        | the Marvel API character index returns the characters "Thor", "Hulk" and "Loki" |
        | the characters endpoint delivers "Thor", "Hulk" and "Loki"                |
        | the characters "Thor", "Hulk" and "Loki" are in the Marvel library        |

    @MAR-UC1
    Scenario Outline: The list was there: <what>
      # audit-ignore(so it is unless a story says otherwise)
      Given <what>
      When I reach the end of the list
      # audit-ignore(after the first page the next one is the second)
      Then the next page is loaded
      And the app loads the next page
      And the list shows the next page
      And another page is presented
      And more characters are added to the list
      # audit-ignore(fewer of them are at the top as well, and the next one too)
      And the list presents 40 characters, the first 20 still at the top
      And the first 20 characters are still shown

      Examples:
        | what                                                              |
        | the list shows the first 20 of 60 characters                      |
        | the list presents the first page with 20 characters               |
        | the list presents the first 20 characters of the Marvel library   |
        | the list presents 20 characters and there are additional results  |
        | 20 characters are already in the list                             |

    @MAR-UC1
    Scenario Outline: The list has all: <what>
      Given <what>
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the list, go back to the top and reach the end again
      # audit-ignore(no page is loaded, whichever it is)
      Then the app does not load another page
      And the app loads no further page
      And no next page is loaded
      And no additional results are shown
      And there are no more characters to show
      And the list presents the last page
      And the list still has 15 characters
      And all characters are shown

      Examples:
        | what                                                       |
        | the Marvel API has 15 characters and all of them are presented |
        | all 15 characters are already in the list                  |
        # audit-ignore(where there are 15 in all, they are the only ones)
        | the list shows 15 characters and there are no additional results |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Page by page: <what>
      Given <what>
      And I have reached the end of the list once and see 40 characters
      When I reach the end of the list for the second time
      Then the last 10 characters are loaded and presented
      And the remaining 10 characters are loaded
      And the last 10 characters are in the list
      And the list shows the characters 1 to 50
      # audit-ignore(that is the address of the index of characters)
      And only three requests were made to the character index

      Examples:
        | what                                              |
        | the Marvel API has 50 characters and every page has 20 |
        | the character index has 50 characters in pages of 20 |
        | there are 50 characters with 20 on each page      |

    @MAR-UC1 @MAR-R14
    Scenario: Not at the end
      # audit-ignore(so it is unless a story says otherwise)
      Given the list shows the first 20 of 100 characters
      # audit-ignore(before the end of the list nothing may happen)
      When the user scrolls to the tenth character
      Then no further page is requested
      And there are more characters to load
      # audit-ignore(that is the address of the index of characters)
      And exactly one request was made to the character index
      # audit-ignore(that is the address of the index of characters)
      And the list of characters is loaded from the characters endpoint

    @MAR-UC1
    Scenario: Some are named when the list is there
      Given the user is in the list of characters
      # audit-ignore(a character that a story names is in the list anyway)
      And the list shows "Thor"
      And there are additional results
      When I select "Storm"
      Then the detail view of "Storm" is presented
      When I go back to the list and select "Thor"
      Then the name "Storm" is not shown in it
      But the name "Thor" is shown in it
      When I go back to the list
      And I reach the end of the list
      Then the new characters are shown

    @MAR-UC1
    Scenario: An empty list stays empty
      Given the list is empty
      # audit-ignore(where there are no rows nothing may happen)
      When I scroll back to the top of the list
      Then the list stays empty
      # audit-ignore(an empty list shows nobody, whoever is named)
      And the list does not show any characters

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario Outline: Nobody has the name: <what>
      Given <what>
      # audit-ignore(with a former result there is something that must be gone)
      And I tapped on the magnifier icon and searched for "Storm"
      When I search for "Hulk"
      # audit-ignore(the library lacks the name already)
      And the Marvel API finds none
      Then the results have 0 characters
      And the results do not contain "Storm"
      And "Storm" is no longer in the results

      Examples:
        | what                                              |
        | no character in the Marvel library has the name "Hulk" |
        | no character in the Marvel API is called "Hulk"   |
        | "Hulk" is not in the Marvel library               |
        | the library does not have the character "Hulk"    |

    @MAR-UC2 @MAR-R20
    Scenario: The well-known ones can be found
      # audit-ignore(a search opens it anyway)
      Given the filter view is presented
      # audit-ignore(with a former result there is something that must be gone)
      And I searched for "Hulk"
      When I search for "Spider-Man"
      Then the results have only "Spider-Man"
      And the results show one character
      And the results present "Spider-Man" but not "Hulk" or "Thor"

    @MAR-UC2 @MAR-R19
    Scenario Outline: By name: <what>
      Given the library has "Thor" and "Hulk"
      And I opened the app
      When I tap on the magnifier icon
      Then the user sees the filter interface
      And <what>

      Examples:
        | what                                            |
        | the user is able to search for characters by name |
        | it is possible to search for characters by name |
        | I can search for a character by name            |
        | I can search for characters by name             |

    @MAR-UC2 @MAR-R20
    Scenario Outline: The endpoint of the list: <what>
      # audit-ignore(a search opens the list anyway)
      Given the list of characters was loaded from the endpoint "/v1/public/characters"
      When the user searches for "Thor"
      Then <what>

      Examples:
        | what                                                  |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the app makes a request to the same endpoint          |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the request is made to the same endpoint              |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the same endpoint is used with the name param "Thor"  |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the request uses the same endpoint as the list of characters with the name param "Thor" |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the search request goes to the same endpoint          |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | two requests were sent to the characters endpoint     |

  Rule: The details and their images

    @MAR-UC3 @MAR-R29
    Scenario Outline: Four sections: <what>
      # audit-ignore(a character that a story names is in the list anyway)
      Given the list presents "Thor" and "Hulk"
      # audit-ignore(of the former details nothing may be left)
      And I selected "Thor" and his detail view was presented
      When I go back to the list and select "Hulk"
      Then <what>
      And the detail view of "Thor" is not presented
      And the comics section is shown
      But the detail view does not have five sections
      And the name of the character is shown before any image is loaded

      Examples:
        | what                                                                   |
        | the detail view has the sections "comics", "series", "stories" and "events" |
        # audit-ignore(three of the four sections are presented as well)
        | the detail view presents the comics, series, stories and events sections |
        | the detail view has four sections                                      |
        | the name "Hulk" is shown without waiting for the images                |

    @MAR-UC3 @MAR-R29
    Scenario: Sections in a table
      When I select "Thor"
      Then the detail view presents the following sections:
        | section |
        | comics  |
        | events  |
      But the detail view does not show these sections:
        # audit-ignore(no other section is shown either)
        | Films |

    @MAR-UC3 @MAR-R30 @MAR-R31
    Scenario Outline: A section comes onto the screen: <section>
      Given the detail view of "Thor" is presented
      And the first item of the <section> section has the resourceURI "http://gateway.marvel.com/v1/public/<section>/7"
      # audit-ignore(it checks what there is, and changes nothing)
      And its image has not been fetched from the resourceURI yet
      When the <section> section becomes visible
      Then the image is fetched from "http://gateway.marvel.com/v1/public/<section>/7"
      And the image is fetched from its resourceURI
      And the image is presented in the <section> section
      And it is loaded
      And it is shown
      And the first image of the <section> section is shown
      When I expand the first image of the <section> section
      Then the expanded image is fetched from the resourceURI
      And it is shown
      And the <section> section contains one item

      Examples:
        | section |
        | comics  |
        | series  |
        | stories |
        | events  |

    @MAR-UC3 @MAR-R31
    Scenario Outline: One after another: <what>
      Given "Thor" has 3 comics
      When I open the details of "Thor"
      Then no image has been fetched from its resourceURI
      And <what>

      Examples:
        | what                                                                              |
        | the image of each comic is fetched from its resourceURI                           |
        | the images of the comics are fetched from their resourceURI when they become visible |
        | the images of the sections are fetched from the resourceURI only when they are to be shown |

    @MAR-UC3 @MAR-R31
    Scenario: Some of the images
      Given a character with 12 comics whose images have not been fetched
      # audit-ignore(images that are loaded already stay)
      When the detail view is presented with only 3 comics visible
      Then the images of those three comics are fetched
      And the images of the other 9 comics are not fetched yet
      And the images of the other comics are not loaded

    @MAR-UC3 @MAR-R32
    Scenario: An image that takes its time
      Given the detail view of "Thor" is presented
      And the image of his first comic has not been fetched from the resourceURI yet
      # audit-ignore(the image is shown however late it comes)
      When the image arrives 5 seconds later
      Then it is presented in the comics section

    @MAR-UC3 @MAR-R36
    Scenario: Expanding one of two
      # audit-ignore(the events of any character would do)
      Given the detail view of "Thor" presents the section "events"
      And the section has two images
      # audit-ignore(it checks what there is, and changes nothing)
      And the expanded image of the first item of events has not been loaded
      When I expand the first image
      Then the expanded image is lazy loaded
      And it is fetched from the resourceURI of the first event
      And the expanded image of the first item of events is loaded
      And the images of the other events are not expanded
      And the second expanded image is not loaded until the user gets to it

    @MAR-UC3 @MAR-R36
    Scenario: Expanding one with a title
      Given I am in the detail view of "Thor"
      And the comics section shows the comic "Avengers #4"
      When I expand the image of "Avengers #4"
      Then the expanded image is fetched from the resourceURI of "Avengers #4"
      And no other image is expanded

  Rule: The presenter

    @MAR-T2 @MAR-UC1
    Scenario Outline: Found after nobody: <what>
      Given a list presenter with a mocked user interface
      # audit-ignore(nobody found must leave nothing behind)
      And the interactor found 0 characters
      When <what>
      Then the user interface shows "Storm" and "Rogue"
      And the user interface is told to show the characters
      And showCharacters was called with 2 characters
      And showCharacters was called once
      But the user interface does not show "Thor"

      Examples:
        | what                                            |
        | the interactor found 2 characters, "Storm" and "Rogue" |
        | the presenter receives "Storm" and "Rogue"      |
        | it found "Storm" and "Rogue"                    |

    @MAR-T2 @MAR-UC1 @MAR-R24
    Scenario: Nobody is found
      Given the presenter of the list of characters
      When the presenter receives 0 found characters
      Then the user interface is not told to show characters
      And the presenter does not tell the user interface to show characters
      # audit-ignore(it was not called with anybody)
      And showCharacters was not called with "Thor"
      And the list stays empty

  Rule: One after another

    @MAR-UC1
    Scenario: The next page in other words
      # audit-ignore(so it is unless a story says otherwise)
      Given a list of 20 characters
      And there are additional results
      # audit-ignore(so it is unless a story says otherwise)
      And only 20 characters are loaded
      When I reach the end of the list
      Then the next 20 characters are loaded
      And the next page is requested only once
      And the characters of the first page are still shown
      And the characters of the second page are shown
      And the new characters are added at the end of the list
      And 40 characters are loaded
      And the 21st character is shown
      But the 41st character is not shown

    @MAR-UC2 @MAR-R20
    Scenario: A name that is typed
      # audit-ignore(a search opens it anyway)
      Given I am in the filter interface
      When I enter the name "Thor"
      Then only "Thor" is listed
      And presentFilterInterface was called once

    @MAR-UC3 @MAR-R31
    Scenario: The images of a section that the story says nothing of
      Given "Thor" has 2 events
      And I am in the detail view of "Thor"
      # audit-ignore(it checks what there is, and changes nothing)
      And the images are not loaded yet
      When I scroll to the comics section
      Then the images of the comics are loaded
      And the images are loaded
      But the images of the events are not loaded
      And the other images are not loaded

    @MAR-T3 @MAR-UC3
    Scenario Outline: The details are presented: <what>
      Given the list shows "Hulk"
      When <what>
      Then the wireframe presents the details of "Hulk"
      And the wireframe presents the details interface
      And the user is in the detail view

      Examples:
        | what                            |
        | I open the detail view of "Hulk" |
        | I open the details view         |

    @MAR-UC1 @MAR-R09
    Scenario: Without a connection
      Given no internet connection
      When I open the app
      Then an error is shown
      # audit-ignore(nobody's details are presented)
      And the wireframe does not present the details interface

    @MAR-UC3 @MAR-R36
    Scenario: An image that is visible is expanded
      # audit-ignore(an image is tapped in the details anyway)
      Given the detail view of "Hulk" is open
      # audit-ignore(an image is tapped where it is visible anyway)
      And the image of the first comic is visible
      When I tap on the image of the first comic
      Then the image is expanded
      And the expanded image is loaded from the resourceURI

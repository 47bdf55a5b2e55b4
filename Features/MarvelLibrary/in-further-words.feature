@MAR
Feature: The library in further words
  More sentences of testers about the characters that are shown, the pages they come on, the search
  and the images, each of them once.
  Families of sentences about views, images, requests and pages, in forms that testers use.
  Whole families of sentences, each used once where it holds and, where it can be denied, once where
  it does not.

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
        | what                                                                            |
        | the Marvel API character index returns the characters "Thor", "Hulk" and "Loki" |
        | the characters endpoint delivers "Thor", "Hulk" and "Loki"                      |
        | the characters "Thor", "Hulk" and "Loki" are in the Marvel library              |

    @MAR-UC1
    Scenario Outline: The list was there: <what>
      # audit-ignore(so it is unless a story says otherwise)
      Given <what>
      When I reach the end of the list
      # audit-ignore(the next page is the second one)
      Then the next page is loaded
      And the app loads the next page
      And the list shows the next page
      And another page is presented
      And more characters are added to the list
      # audit-ignore(fewer of them are at the top as well, and the next one too)
      And the list presents 40 characters, the first 20 still at the top
      And the first 20 characters are still shown

      Examples:
        | what                                                             |
        | the list shows the first 20 of 60 characters                     |
        | the list presents the first page with 20 characters              |
        | the list presents the first 20 characters of the Marvel library  |
        | the list presents 20 characters and there are additional results |
        | 20 characters are already in the list                            |

    @MAR-UC1
    Scenario Outline: The list has all: <what>
      Given <what>
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the list, go back to the top and reach the end again
      Then the app does not load another page
      And the app loads no further page
      And no next page is loaded
      And no additional results are shown
      And there are no more characters to show
      And the list presents the last page
      And the list still has 15 characters
      And all characters are shown

      Examples:
        | what                                                             |
        | the Marvel API has 15 characters and all of them are presented   |
        | all 15 characters are already in the list                        |
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
      # audit-ignore(all these are names of the one endpoint)
      And only three requests were made to the character index

      Examples:
        | what                                                   |
        | the Marvel API has 50 characters and every page has 20 |
        | the character index has 50 characters in pages of 20   |
        | there are 50 characters with 20 on each page           |

    @MAR-UC1 @MAR-R14
    Scenario: Not at the end
      # audit-ignore(so it is unless a story says otherwise)
      Given the list shows the first 20 of 100 characters
      # audit-ignore(before the end of the list nothing may happen)
      When the user scrolls to the tenth character
      Then no further page is requested
      And there are more characters to load
      # audit-ignore(all these are names of the one endpoint)
      And exactly one request was made to the character index
      # audit-ignore(all these are names of the one endpoint)
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
        | what                                                   |
        | no character in the Marvel library has the name "Hulk" |
        | no character in the Marvel API is called "Hulk"        |
        | "Hulk" is not in the Marvel library                    |
        | the library does not have the character "Hulk"         |

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
        | what                                              |
        | the user is able to search for characters by name |
        | it is possible to search for characters by name   |
        | I can search for a character by name              |
        | I can search for characters by name               |

    @MAR-UC2 @MAR-R20
    Scenario Outline: The endpoint of the list: <what>
      # audit-ignore(a search opens the list anyway)
      Given the list of characters was loaded from the endpoint "/v1/public/characters"
      When the user searches for "Thor"
      Then <what>

      Examples:
        | what                                                                                    |
        # audit-ignore(every request goes there)
        | the app makes a request to the same endpoint                                            |
        # audit-ignore(every request goes there)
        | the request is made to the same endpoint                                                |
        # audit-ignore(all these are names of the one endpoint)
        | the same endpoint is used with the name param "Thor"                                    |
        # audit-ignore(all these are names of the one endpoint)
        | the request uses the same endpoint as the list of characters with the name param "Thor" |
        # audit-ignore(the search asks the endpoint of the list, the index of characters)
        | the search request goes to the same endpoint                                            |
        # audit-ignore(all these are names of the one endpoint)
        | two requests were sent to the characters endpoint                                       |

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
      # audit-ignore(name and description are looked for in either case)
      And the name of the character is shown before any image is loaded

      Examples:
        | what                                                                        |
        | the detail view has the sections "comics", "series", "stories" and "events" |
        # audit-ignore(fewer of the four sections are shown as well)
        | the detail view presents the comics, series, stories and events sections    |
        | the detail view has four sections                                           |
        | the name "Hulk" is shown without waiting for the images                     |

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
      Then the image is presented in the <section> section
      And the image is fetched from "http://gateway.marvel.com/v1/public/<section>/7"
      And the image is fetched from its resourceURI
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
      # audit-ignore(no image was requested, whatever the word for it)
      Then no image has been fetched from its resourceURI
      And <what>

      Examples:
        | what                                                                                       |
        | the image of each comic is fetched from its resourceURI                                    |
        | the images of the comics are fetched from their resourceURI when they become visible       |
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
      Then the detail view of "Thor" is presented
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
        | what                                                   |
        | the interactor found 2 characters, "Storm" and "Rogue" |
        | the presenter receives "Storm" and "Rogue"             |
        | it found "Storm" and "Rogue"                           |

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
      # audit-ignore(the same name is found again)
      When I enter the name "Thor"
      Then only "Thor" is listed
      And presentFilterInterface was called once

    @MAR-UC3 @MAR-R31
    Scenario: The images of a section that the story says nothing of
      # audit-ignore(the story is about the images of another section)
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
        | what                             |
        | I open the detail view of "Hulk" |
        | I open the details view          |

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
      And the expanded image is that of the first comic
      And the expanded image is loaded from the resourceURI

  Rule: The list

    @MAR-UC1 @MAR-R12
    Scenario: It grows
      Given the first page contains "Hulk" and "Thor"
      And the second page contains "Storm"
      And the app has loaded "Hulk" and "Thor"
      When the user keeps scrolling until the end of the list
      Then the list grows from 2 to 3 characters
      And the list grows by 1 character
      # audit-ignore(the second page is the next and the last one)
      And the second page is loaded and presented
      And page 2 is loaded
      # audit-ignore(the second page is the next and the last one)
      And the characters from the second page are appended to the list
      # audit-ignore(the second page is the next and the last one)
      And the last page with 1 character is added
      And the list shows both pages
      And "Storm" comes after "Thor"
      And the list shows "Storm" as the third character
      And every character is shown only once
      And the remaining characters are shown

    @MAR-UC1 @MAR-R12
    Scenario: What is not there yet
      Given the Marvel API has 45 characters in pages of 20
      # audit-ignore(the first page is loaded as soon as the app is opened)
      And the first page of 20 characters is presented
      When the user scrolls halfway down the list
      Then the list does not grow
      # audit-ignore(no page but the first is loaded)
      And page 2 is not loaded
      And the list stays as it is
      And the list does not show both pages
      And the list shows "Hero 20"
      And the list shows neither "Hero 21" nor "Hero 45"
      But the characters are shown in the order of the API

    @MAR-UC1 @MAR-R12
    Scenario: The last page
      Given the character index has 45 characters on 5 pages
      And the user has reached the last page
      When the user reaches the last character of the list
      Then the list is showing the last page
      And all five pages are shown
      And no new characters appear

    @MAR-UC1 @MAR-R13
    Scenario: While a page is on its way
      Given the Marvel API has 45 characters in pages of 20
      And the next page is loading
      # audit-ignore(while a page is loading nothing may happen)
      When the user reaches the end of the list
      Then the first page is still shown while the next page is loaded
      And the list still shows the first 20 characters while the next page is loading
      # audit-ignore(no page but the first is shown)
      But the list does not show the last page

    @MAR-UC1 @MAR-R13
    Scenario: A page once
      Given the Marvel API has 45 characters in pages of 20
      When the user reaches the end of the list before the next page has loaded
      Then the next page is requested only once
      And the second page is not loaded again
      # audit-ignore(all these are names of the one endpoint)
      And two requests have been sent to the character index

  Rule: The search, more

    @MAR-UC2 @MAR-R19
    Scenario: Going there and back
      Given the list of characters is presented
      And the magnifier icon is shown
      # audit-ignore(it checks what there is, and changes nothing)
      And the user has not tapped on the magnifier icon yet
      # audit-ignore(a search that is open is not opened again)
      When the user taps on the magnifier icon twice
      Then the filter interface opens
      And the filter interface is presented once
      And the user is in the search view
      But the magnifier icon is not shown
      When the user goes back from the search to the list
      Then the list of characters is presented again
      And the user no longer sees the filter interface

    @MAR-UC2 @MAR-R20
    Scenario: One name and another
      Given the library has "Hulk", "Thor" and "Storm"
      When the user searches for "Hulk" and then for "Thor"
      # audit-ignore(who is the only result is the only one in other words too)
      Then "Thor" is the only result
      And only characters with the name "Thor" are shown
      And "Hulk" is replaced by "Thor" in the results
      And the previous results are no longer shown
      And the search for "Thor" finds "Thor"
      And the results contain neither "Hulk" nor "Storm"
      And the filtered list shows only "Thor"
      And the list of characters is filtered
      And three requests were sent in total
      When the user changes the name to "Storm"
      Then "Storm" is shown as a result
      And "Thor" is filtered out

    @MAR-UC2 @MAR-R20
    Scenario Outline: Filtered: <how>
      Given the library has "Hulk" and "Thor"
      # audit-ignore(the same search finds the same)
      When <how>
      Then the results are filtered by the name "Thor"
      And the results do not contain "Hulk"
      And there is exactly one result

      Examples:
        | how                                            |
        | the user filters the characters by name "Thor" |
        | the list is filtered by the name "Thor"        |
        | "Thor" is entered in the search field          |
        | a search for "Thor" is started                 |
        | filtering the list by "Thor"                   |

    @MAR-UC2 @MAR-R20
    Scenario: Its request
      # audit-ignore(a search opens the list anyway)
      Given the list of characters was loaded with one API call
      When the user searches for "Thor"
      # audit-ignore(every request goes there)
      Then a request is sent to the same endpoint used to list characters
      # audit-ignore(all these are names of the one endpoint)
      And the app sends one request to the same endpoint
      # audit-ignore(all these are names of the one endpoint)
      And the same endpoint is used to filter results
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      And both requests go to the same endpoint
      And the search request contains the name param with the value "Thor"
      And the name param is set to "Thor"
      And the first request has no name param
      And no request is sent to any other endpoint
      # audit-ignore(no request has it)
      But the search request does not have the name param "Hulk"

    @MAR-UC2 @MAR-R20
    Scenario: Nobody searches
      Given the list of characters is presented
      When the user does not search for anything
      Then the filter interface does not appear
      And no name param is sent
      And nothing changes
      And the list of characters is not filtered

  Rule: The details

    @MAR-UC3 @MAR-R28
    Scenario: What they show
      Given the character "Thor" has the description "God of thunder"
      And "Thor" appears in 2 comics and 1 event
      # audit-ignore(it checks what there is, and changes nothing)
      And no character has been selected
      When selecting the character "Thor"
      Then the detail view of that character opens
      And the detail view belongs to "Thor"
      And the detail view is the one of "Thor"
      And the detail view shows the name "Thor" and the description "God of thunder"
      And the detail view shows "Thor" as its title
      And the name "Thor" is shown without another API call
      # audit-ignore(name and description are looked for in either case)
      And its name and description are already available
      And it shows 2 comics and 1 event
      And the number of items in the comics section is 2
      And the sections are comics, series, stories and events
      And no other character is presented
      But the detail view does not show "Hulk"

    @MAR-UC3 @MAR-R27
    Scenario: One after another
      Given the list shows "Hulk", "Thor" and "Storm"
      When the user selects "Hulk", goes back and selects "Thor"
      Then "Thor"'s detail view is presented
      And the detail view is not the one of "Hulk"
      When the user closes the detail view
      Then the user is back in the list
      # audit-ignore(in the list nobody's details are presented)
      And the detail view is no longer presented
      And the list shows "Hulk", "Thor" and "Storm" and nobody else

  Rule: The images

    @MAR-UC3 @MAR-R31
    Scenario: Some on the screen
      Given the detail view of "Thor" is presented
      And the comics section has 8 images, of which 3 are visible
      # audit-ignore(visible images are loaded by themselves)
      When the visible images are loaded
      Then only the first three images of the comics section are loaded
      And 3 images are fetched from their resourceURI
      And the other 5 images are not fetched
      And the images of the comics that are not visible have not been fetched
      And the image of the fourth comic is not fetched until it is visible
      And the resourceURI of the second comic is requested once
      But the resourceURI of the fifth comic is not requested
      And the details are titled "Thor"

    @MAR-UC3 @MAR-R31
    Scenario: Scrolling through a section
      Given "Thor" has 4 comics
      And the detail view of "Thor" is presented
      # audit-ignore(it checks what there is, and changes nothing)
      And the images of the comics are not loaded yet
      When the user scrolls the comics section to the third image
      Then the third image is loaded
      And the last image of the comics is not loaded
      And the image of the third comic came from its resourceURI
      And the image of the first comic is fetched only once
      But the images of the comics are not fetched again

    @MAR-UC3 @MAR-R36
    Scenario: One is expanded
      Given "Thor" has 3 comics with images
      And the detail view of "Thor" is presented
      # audit-ignore(it checks what there is, and changes nothing)
      And the user does not expand any image
      When the user expands an image of the comics
      Then the first expanded image is loaded
      And the first image is expanded
      And the expanded image of "comic 1" is shown
      And the other 2 expanded images are not loaded yet
      And no other expanded images are loaded
      But the second image is not expanded
      And the expanded image of the second comic is not loaded

  Rule: The presenter, more

    @MAR-UC1 @MAR-R24
    Scenario Outline: Nobody is found: <what>
      Given a list presenter whose user interface is mocked
      # audit-ignore(nobody found must leave nothing behind)
      When <what>
      Then the user interface is not called
      And showCharacters is not called
      When foundCharacters is called with "Thor" and "Hulk"
      Then the user interface shows "Thor" and "Hulk"

      Examples:
        | what                                         |
        | foundCharacters is called with an empty list |
        | the interactor returns an empty list         |

    @MAR-UC1 @MAR-R24
    Scenario: Its limit and its views
      Given a list presenter with a mocked wireframe
      When updateView is called with a limit of 30
      Then the interactor gets the characters with the limit 30
      And getCharacters was called with the limit 30
      And the presenter asks the interactor for 30 characters
      When searchCharacters is called on the presenter
      Then the presenter presents the filter interface
      And the filter interface was presented by the wireframe

  Rule: The keys

    @MAR-R04
    Scenario: As the developer has set them
      Given KMarvelFactory_PublicKey is "abc" and KMarvelFactory_PrivateKey is "def"
      When the app requests the list of characters
      Then the request contains the public key "abc"
      And every request is signed

  Rule: The list, more

    @MAR-UC1
    Scenario: Named in every way
      Given the Marvel API has 3 characters: "Hulk", "Thor" and "Storm"
      # audit-ignore(the library lacks the name already)
      And the library doesn't have a character called "Batman"
      When the user opens the app
      Then the user is presented with "Hulk", "Thor" and "Storm"
      And the list shows 3 characters, "Hulk", "Thor" and "Storm"
      And neither "Batman" nor "Rogue" is in the list
      But the user is not presented with "Batman"

    @MAR-UC1 @MAR-R12
    Scenario Outline: What is left: <loaded> of <total>
      Given the character index has <total> characters
      And <loaded> of them are already presented
      When the user reaches the end of the list once again
      Then <more> additional characters are presented
      And <more> new characters are loaded

      Examples:
        | total     | loaded | more |
        | 20        |     20 |    0 |
        | forty-one |     40 |    1 |
        | 55        |     40 |   15 |

    @MAR-UC1 @MAR-R12
    Scenario: All of them
      Given all 45 characters of the library have been loaded
      When I reach the end of the list
      Then the list still has forty-five characters
      # audit-ignore(none are presented, so that no other number is either)
      And 5 additional characters are not presented

    @MAR-UC1 @MAR-R14
    Scenario: One page
      Given I am looking at a page of 15 characters
      # audit-ignore(before the end of the list nothing may happen)
      When I scroll down to the tenth character only
      Then 0 more characters are loaded
      And the list has 15 characters

  Rule: The search, more, more

    @MAR-UC2 @MAR-R20
    Scenario: Its parameter
      # audit-ignore(it checks what there is, and changes nothing)
      Given no search has been made
      # audit-ignore(a search opens the list anyway)
      And the list of characters was loaded from the Marvel API character index
      # audit-ignore(a search opens the list anyway)
      And the list of characters was loaded with one API call
      When the user searches for "Spider-Man"
      Then its name param is "Spider-Man"
      # audit-ignore(no other parameter is a name either)
      And its name param is not "Thor"
      But the list of characters is not loaded with one API call

    @MAR-UC1 @MAR-R20
    Scenario: None for the list
      When I open the app
      Then the request to the character index has no name param
      # audit-ignore(all these are names of the one endpoint)
      And the list of characters is loaded from the index

    @MAR-UC2 @MAR-R20 @MAR-UC3
    Scenario: One search after another
      Given the library has "Rogue" and "Cyclops"
      # audit-ignore(with a former result there is something that must be gone)
      And I searched for "Rogue" and found one character
      When I search for "Cyclops" instead
      Then the results show 1 character, "Cyclops"
      And "Rogue" isn't shown any longer
      When I select "Cyclops" from the results
      Then the selected character is "Cyclops"
      But the selected character is not "Rogue"

  Rule: The details, more

    @MAR-UC3 @MAR-R29
    Scenario: Whose they are
      Given the user is presented with "Hulk", "Thor" and "Storm"
      When the user selects "Thor"
      Then a detail view of "Thor" is presented
      And the app presents a detail view of "Thor"
      And it is the detail view of "Thor"
      And it is not the detail view of "Hulk" or "Storm"
      And nothing of "Hulk" is left in the detail view
      When I go back to the list
      Then the user is back in the list
      And the list shows "Hulk", "Thor" and "Storm" and nobody else

    @MAR-UC3 @MAR-R29
    Scenario: What the first call has told
      # audit-ignore(a character that a story names is in the list anyway)
      Given the first API call returned the name and the description of "Captain Marvel"
      When I select "Captain Marvel"
      # audit-ignore(name and description are looked for in either case)
      Then the detail view shows her name and her description
      # audit-ignore(name and description are looked for in either case)
      And the details show its name
      And only the images of the sections have yet to be fetched

    @MAR-UC3 @MAR-R29
    Scenario: Names from the first call, images from elsewhere
      Given "Spider-Man" has 2 comics but no events
      When I select the character "Spider-Man"
      Then the name "Spider-Man" and the names of the 2 comics are shown from the result of the first API call
      And no image is fetched for the events section
      When the comics section becomes visible
      Then 2 images are loaded
      And only the images of the comics are fetched from their resourceURI
      And there are the following sections:
        # audit-ignore(a heading may have any words)
        | section | items |
        | comics  |     2 |
        | events  |     0 |

    @MAR-UC3 @MAR-R28
    Scenario: Too early for images
      # audit-ignore(nobody else is in it)
      Given the list of characters contains "Black Widow" with 6 comics
      # audit-ignore(it checks what there is, and changes nothing)
      When nobody has selected "Black Widow"
      Then not one of the images of her comics has been fetched
      And none of the images of the comics were loaded
      And none of the images of his stories have been loaded yet
      And the list shows "Black Widow" and nobody else
      When the user selects "Black Widow"
      Then the comics section shows 6 comics

    @MAR-UC3 @MAR-R28
    Scenario: Some are on the screen
      Given "Thor" has 5 comics
      And the detail view of "Thor" shows only the first 3 comics
      # audit-ignore(it checks what there is, and changes nothing)
      When the user has not scrolled the comics section
      Then the images of the 3 visible comics are fetched
      And the images of the other 2 comics are not fetched yet

    @MAR-UC3 @MAR-R28
    Scenario: A section that comes onto the screen
      Given the detail view of "Vision" is presented
      # audit-ignore(it checks what there is, and changes nothing)
      And the images of the series section have not been loaded
      When the series section becomes visible
      Then its images are fetched from their resourceURI

    @MAR-UC3 @MAR-R30
    Scenario: One of five is expanded
      Given the comics section of "Deadpool" shows five images
      When I tap on the second image to expand it
      Then it is the image of the second comic
      But it is not the image of the first comic
      And image 2 of 5 is shown
      When I dismiss the expanded image
      Then the details of "Deadpool" are shown again

    @MAR-UC3 @MAR-R30
    Scenario Outline: An item by its title: <item>
      Given the detail view of "Hulk" is presented
      And <item> "Interior #4961"
      Then the detail view of "Hulk" is presented
      When the user expands the image of "Interior #4961"
      Then the expanded image is lazy loaded from the resourceURI of "Interior #4961"
      And the stories section contains one item

      Examples:
        | item                                   |
        | the section stories has an item titled |
        | the stories section has an item called |

  Rule: The list presenter

    @MAR-T2 @MAR-UC1
    Scenario: Asked once
      Given a list presenter with a list interactor
      When the view is updated with a limit of 20
      Then it is asked only once
      And the interactor was asked once
      And showCharacters was called once

    @MAR-T1 @MAR-UC2
    Scenario: The search action
      Given a list presenter with a mocked wireframe
      When the search action is called
      Then the wireframe has presented the filter interface

    @MAR-T3 @MAR-UC3
    Scenario: The details of one
      Given the characters "Quicksilver", "Magneto" and "Polaris" were found
      When the presenter opens the details view for the index 1
      Then the selected character is "Magneto"
      And the user interface shows "Quicksilver", "Magneto" and "Polaris"

    @MAR-T2 @MAR-UC1
    Scenario: Found twice
      Given a list presenter with a user interface and a wireframe
      # audit-ignore(nobody found must leave nothing behind)
      When 0 characters are found
      Then the user interface is not asked to show characters
      And the user interface is not called
      When 5 characters are found
      Then the user interface shows the 5 characters

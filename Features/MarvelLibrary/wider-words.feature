@MAR
Feature: The library in wider words

  Families of sentences about views, images, requests and pages, in forms that testers use.

  Rule: The list

    @MAR-UC1 @MAR-R12
    Scenario: It grows
      Given the first page contains "Hulk" and "Thor"
      And the second page contains "Storm"
      # audit-ignore(the first page is loaded as soon as the app is opened)
      And the app has loaded "Hulk" and "Thor"
      When the user keeps scrolling until the end of the list
      Then the list grows from 2 to 3 characters
      And the list grows by 1 character
      # audit-ignore(after the first page the second is the next one, and here the last)
      And the second page is loaded and presented
      And page 2 is loaded
      # audit-ignore(after the first page the second is the next one, and here the last)
      And the characters from the second page are appended to the list
      # audit-ignore(after the first page the second is the next one, and here the last)
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
      # audit-ignore(no page is loaded again, whichever it is)
      And the second page is not loaded again
      # audit-ignore(that is the address of the index of characters)
      And two requests have been sent to the character index

  Rule: The search

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
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      Then a request is sent to the same endpoint used to list characters
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      And the app sends one request to the same endpoint
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      And the same endpoint is used to filter results
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      And both requests go to the same endpoint
      And the search request contains the name param with the value "Thor"
      And the name param is set to "Thor"
      And the first request has no name param
      And no request is sent to any other endpoint
      # audit-ignore(no other request has it either)
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
      # audit-ignore(both words mean the one who was selected)
      And its name and description are already available
      And it shows 2 comics and 1 event
      And the number of items in the comics section is 2
      And the sections are comics, series, stories and events
      And no other character is presented
      But the detail view does not show "Hulk"

    @MAR-UC3 @MAR-R27
    Scenario: One after another
      Given the list shows "Hulk", "Thor" and "Storm"
      # audit-ignore(who does it again comes to the same details)
      When the user selects "Hulk", goes back and selects "Thor"
      Then "Thor"'s detail view is presented
      And the detail view is not the one of "Hulk"
      When the user closes the detail view
      Then the user is back in the list
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

  Rule: The presenter

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
        | what                                      |
        | foundCharacters is called with an empty list |
        | the interactor returns an empty list      |

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

@MAR
Feature: Calls of the API, works with their titles, and expanded images
  Counts of requests, pages and images, scrolling through the list and the detail view, and works
  that a story introduces with their titles, in words that no other feature has.
  Families of sentences in forms that testers use.
  More sentences of testers: what the first API call tells of a character, the titles in the detail
  view, the images of works and the one that is expanded, each of them once.

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
        | the number of requested pages is 2                              |
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
      And 20 characters are listed

      Examples:
        | called                                                 |
        | the Marvel API is not called                           |
        | the server receives no further requests                |
        | the app sends no further requests to the Marvel API    |
        # audit-ignore(there is one page only, and no page is loaded, whichever is named)
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
      And 20 characters are listed

      Examples:
        | called                                               |
        | the character index receives no more requests        |
        | the app does not load the next page from the index   |
        | the next page is not loaded from the character index |

    @MAR-UC2 @MAR-R20
    Scenario: The requests of a search
      Given the Marvel API knows the characters "Hulk" and "Thor"
      When the user searches for "Thor"
      # audit-ignore(the search is the other request beside that of the list)
      Then the API receives the search request with the name param "Thor"
      And the character index receives the name "Thor"
      # audit-ignore(who shows only one shows that one)
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
      # audit-ignore(at the end of the last page nothing may happen)
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

  Rule: What comes after the characters that are shown

    @MAR-UC1 @MAR-R12
    Scenario Outline: So many are left: <what>
      # audit-ignore(it means the same: only the first page was loaded)
      Given the app shows the first page of the list
      And <what>
      Then the list shows the characters 1 to 20
      When the end of the list is reached
      Then the 7 additional results are presented
      And the new characters appear below the first ones
      And all pages have been loaded
      And no third page is requested

      Examples:
        | what                                         |
        | there are 7 additional results to show       |
        | 7 more characters are available              |
        | there are still 7 characters to load         |
        | the Marvel API has 7 more characters to show |

    @MAR-UC1 @MAR-R12
    Scenario Outline: There is no more: <what>
      Given the list shows 20 characters
      And <what>
      Then one page only has been requested
      # audit-ignore(at the end of the last page nothing may happen)
      When the end of the list is reached twice
      Then no next page is loaded
      And one page only has been requested

      Examples:
        | what                              |
        | no more results are available     |
        | there is nothing more to show     |
        | there are no results left to show |
        | the API has no more results       |

    @MAR-UC1 @MAR-R12
    Scenario: The last page
      Given the second page is the last one
      And "Hulk" is on the second page
      When the user opens the app
      Then the next page is loaded only when the end of the list is reached
      And "Hulk" is one of the characters in the list
      And the Marvel API has been called twice
      And the number of requests sent to the Marvel API is 2
      And the whole library is presented

    @MAR-UC1
    Scenario: The first page and its address
      When the user opens the app
      Then the first page of the list is loaded from the Marvel API character index
      And the character index is requested once
      And the list of characters has been loaded only once

  Rule: The search, more

    @MAR-UC2 @MAR-R20
    Scenario: Two deeds in one sentence
      Given no character is called "Loki" in the Marvel API
      When the user taps on the magnifier icon and searches for "Thor"
      Then "Thor" is sent as the name param
      And the value of the name param is "Thor"
      And the endpoint is the same as for the list
      # audit-ignore(who is the only result is the only one in other words too)
      And "Thor" is the only character presented
      # audit-ignore(the one character is all that is shown)
      And the filter results show 1 character(s)
      When the user searches for "Loki"
      Then the results for "Thor" are replaced by the results for "Loki"
      And the number of results is 0

    @MAR-UC2
    Scenario: The only result
      Given the filter shows the results for "Hulk"
      When the user selects the only result
      Then the detail view of "Hulk" is presented
      When the user closes it
      Then the results for "Hulk" are presented

  Rule: The details

    @MAR-UC3 @MAR-R30
    Scenario: A work with its resource URI
      Given "Hulk" has the comic "Avengers" with the resourceURI "http://gateway.marvel.com/v1/public/comics/21366"
      When the user selects "Hulk"
      Then the titles of the comics are presented without another call
      And the name of the character is shown before the image of the comic is loaded
      When the comic becomes visible
      Then the image is presented in the comics section
      And the image of the comic is fetched from "http://gateway.marvel.com/v1/public/comics/21366"
      And the comic "Avengers" is presented in the comics section

    @MAR-UC3 @MAR-R31
    Scenario: Details with works
      Given the detail view of "Hulk" is presented with 3 comics
      When the first comic becomes visible
      Then its image is fetched from the resourceURI of that comic
      And the app does not load the image of the second comic
      And the resourceURIs of the other comics are not requested
      And no request is made for the image of the third comic
      And only the image of the first comic has been loaded

    @MAR-UC3 @MAR-R29
    Scenario Outline: The four sections: <what>
      # audit-ignore(there are four sections, whatever the character has)
      Given a character with comics and events is selected
      Then <what>

      Examples:
        | what                                                                                            |
        # audit-ignore(some of the four sections are presented as well)
        | it has the sections comics, series, stories and events                                          |
        | the detail view has a comics section, a series section, a stories section and an events section |
        # audit-ignore(some of the four sections are presented as well)
        | there are sections for comics, series, stories and events                                       |
        | each of the four sections is presented                                                          |

    @MAR-UC3 @MAR-R36
    Scenario: An expanded image
      Given the detail view of "Storm" is presented
      And the events section has the event "Acts of Vengeance!" with an image
      When I expand the image of "Acts of Vengeance!"
      Then the expanded image belongs to the event "Acts of Vengeance!"
      And the app loads the expanded image from its resourceURI
      And the expanded image is loaded only once
      When the user closes the expanded image
      Then the detail view of "Storm" is presented
      When the user expands the same image again
      Then the user sees the expanded image

  Rule: The presenter

    Scenario: Characters that were found
      Given the presenter uses a mocked interactor
      When the interactor returns the characters "Hulk" and "Thor"
      Then the user interface should show the two characters
      And the presenter tells the user interface to show the characters
      And the user interface shows the characters "Hulk" and "Thor"
      And the number of characters shown is two

  Rule: Characters and what the first API call tells of them

    @MAR-UC3 @MAR-R28
    Scenario Outline: A description: <what>
      Given <what>
      When the user selects "Storm"
      Then the name "Storm" and the description "Rules the weather" are shown
      # audit-ignore(both are looked at, whichever the sentence names)
      And its name and description come from the first API call
      And the name of "Storm" was read from the result of the first API call
      # audit-ignore(both are looked at, whichever the sentence names)
      And its description is available without another call

      Examples:
        | what                                                                                  |
        | the Marvel API has "Storm" with the description "Rules the weather"                   |
        | the library contains "Storm" with the description "Rules the weather"                 |
        | the result of the first API call has "Storm" with the description "Rules the weather" |
        | the first API call returned "Storm" with the description "Rules the weather"          |
        | there is "Storm" with the description "Rules the weather"                             |

    @MAR-UC1
    Scenario: A character is called something else
      Given the library has 2 characters
      And the name of the second character is "Moon Knight"
      When the user opens the app
      Then the name of the second character is "Moon Knight"
      And the name of the first character is "Hero 01"
      And the list is shown with 2 characters
      And the list is not shown with 3 characters

    @MAR-UC1
    Scenario Outline: So the view is updated: <what>
      Given a list presenter with a mocked user interface
      And the library has the characters "Thor" and "Hulk"
      When <what>
      Then the list is shown with "Thor" and "Hulk"
      And the user interface shows 2 characters

      Examples:
        | what                                          |
        | the presenter is asked to update the view     |
        | the list presenter is told to update the view |
        | the list presenter updates the view           |

    @MAR-UC3
    Scenario Outline: Counted from 0: <what>
      Given the library has the characters "Thor" and "Hulk"
      When <what>
      Then the detail view of "Hulk" is presented
      And the detail view of "Thor" is not presented

      Examples:
        | what                                           |
        | the details are opened for the index 1         |
        | the detail view is presented at the position 1 |
        | the details are requested with index 1         |

    @MAR-UC3
    Scenario Outline: One after the other: <what>
      Given the library has the characters "Thor" and "Hulk"
      And the user has selected "Thor"
      When <what>
      Then the detail view of "Hulk" is presented
      And the detail view of "Thor" is not presented

      Examples:
        | what                                            |
        | the user selects another character              |
        | the user taps a different character in the list |
        | selects another character from the list         |
        | choosing a different character of the list      |

    @MAR-UC3
    Scenario Outline: Once more: <what>
      Given the user selected "Hulk" and went back to the list
      When <what>
      Then the detail view of "Hulk" is presented
      And no request is sent

      Examples:
        | what                                     |
        | the user visits it again                 |
        | visits it again                          |
        | opening it again                         |
        | the user visits the same character again |
        | opens the same details again             |
        | presenting the same details again        |

  Rule: The search, more, more

    @MAR-UC2 @MAR-R20
    Scenario Outline: The same name: <what>
      Given the library has the characters "Thor" and "Hulk"
      When the user searches for "Hulk"
      Then the list is not unfiltered
      When the user clears the search
      Then the list is shown unfiltered
      When <what>
      Then the list is not unfiltered
      And the names searched for are "Hulk" and "Hulk"
      And the list is shown with "Hulk"

      Examples:
        | what                                       |
        | the user repeats the search                |
        | the user repeats the same search once more |
        | the user searches for the same name again  |
        | the same search is repeated                |
        | the search is made again                   |

  Rule: Titles

    @MAR-UC3 @MAR-R29
    Scenario: Titles in their sections
      Given "Hulk" has the comics "Gray" and "Planet"
      And "Hulk" has the event "Onslaught"
      When the user selects "Hulk"
      Then "Gray" and "Planet" are shown in the comics section
      And "Onslaught" is shown in the events section
      And the titles of the 2 comics are shown
      And the comics section shows the titles of the comics
      And the details show the titles of the comics and events
      # audit-ignore(all four sections are shown, and so are some of them)
      And the comics, series and events are shown

    @MAR-UC3 @MAR-R29 @MAR-R31
    Scenario: Titles before images
      Given "Hulk" was in 3 comics and 1 story
      When the user selects "Hulk"
      Then the titles of the 3 comics are shown before the images are loaded
      And the detail view of "Hulk" is presented before any image is loaded
      And the details show the titles of 3 comics
      And the comics section shows the titles of the 3 comics
      And the stories section shows the titles of the 1 story

  Rule: Images of works

    @MAR-UC3 @MAR-R31
    Scenario: The images of all comics and their addresses
      Given "Hulk" is in 3 comics
      And the user has selected "Hulk"
      When the user scrolls through the whole detail view
      Then the app loads the images of the comics from their resource URIs

    @MAR-UC3 @MAR-R31
    Scenario: The image of a comic and its address
      Given "Hulk" is in 3 comics
      And the user has selected "Hulk"
      Then no request is made for the images
      And the app does not request the resource URI of the first comic
      When the first comic becomes visible
      Then the app requests the resource URI of the first comic
      And the app loads the image of the first comic from its resource URI
      And the app loads the first image from its resource URI
      And a request is sent to its resource URI
      And no request is made for the images of the other two comics
      # audit-ignore(one that is not on the screen yet is looked at where the sentence asks for it)
      But the app does not load the image of the second comic from its resource URI

    @MAR-UC3 @MAR-R30
    Scenario: The address that a comic has
      Given "Hulk" has the comic "Gray" with the resourceURI "http://gateway.marvel.com/v1/public/comics/21366"
      And the user has selected "Hulk"
      When the first comic becomes visible
      Then the app requests the resource URI of the first comic
      And the app loads the image of the first comic from "http://gateway.marvel.com/v1/public/comics/21366"
      And the app loads its image from the resource URI "http://gateway.marvel.com/v1/public/comics/21366"
      But the app does not load its image from "http://gateway.marvel.com/v1/public/comics/2"

    @MAR-UC3 @MAR-R31 @MAR-R33
    Scenario: Images that are seen twice
      Given "Hulk" is in 2 comics
      And the user has selected "Hulk"
      When the first comic becomes visible
      And the second comic becomes visible
      Then the images of the comics are loaded only once
      And only two images are loaded
      # audit-ignore(behind the list there is nothing to go back to)
      When the user goes back
      Then the list of characters is shown
      When the user visits it again
      And the first comic becomes visible
      And the second comic becomes visible
      Then the image of the first comic is shown
      And the image of the second comic is shown
      And the images of the two comics are loaded just once

  Rule: Expanded images

    @MAR-UC3 @MAR-R36
    Scenario: The expanded image is that of the comic
      Given "Hulk" is in 4 comics
      And an enlarged image of comic 2 is presented
      Then the expanded image is that of comic 2
      And the large image is not of comic 1
      And comic 2 is shown enlarged
      And the user sees the large image of comic 2
      And the user does not see the large image of comic 3
      When the user moves to the next image
      Then the expanded image is that of comic 3
      And the image of comic 2 is not shown enlarged

    @MAR-UC3 @MAR-R36
    Scenario: By its title
      Given "Hulk" has the comics "Gray" and "Planet"
      When the user expands the comic "Planet"
      Then the large image is the one of "Planet"
      And the large image is not of "Gray"
      And the image is shown expanded
      And the expanded images are shown
      And the app loads the large image
      And only one large image is loaded

    @MAR-UC3 @MAR-R37
    Scenario: Nothing is expanded
      Given "Hulk" is in 3 comics
      And the user has selected "Hulk"
      When the first comic becomes visible
      Then the image of the first comic is shown
      And the app does not load the large image
      And the expanded images are not shown
      And the titles of the 3 comics are shown

    @MAR-UC3 @MAR-R36
    Scenario Outline: It is closed: <what>
      Given <what>
      Then the expanded images are shown
      When the user closes the expanded image
      Then the expanded images are not shown

      Examples:
        | what                                      |
        | an expanded image is presented            |
        | an enlarged image of comic 2 is displayed |

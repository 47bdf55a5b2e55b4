@MAR
Feature: The library, sentence by sentence

  Sentences that the other features do without, so that each of them is known to do what it says.

  Rule: The library and its pages

    @MAR-UC1
    Scenario Outline: All of them are shown: <what>
      Given <what>
      When I reach the end of the list
      Then all 25 characters are loaded
      And no more characters have been loaded
      And 2 requests were sent in total
      # audit-ignore(of 25 characters no other number is all)
      But all 26 characters are not loaded

      Examples:
        | what                                                                |
        | a library of 25 characters in pages of 20 and all of them are shown |
        | there are 25 characters with 20 on each page and all are listed     |

    @MAR-UC1
    Scenario Outline: Who is there: <what>
      Given the Marvel API has the characters "Thor", "Hulk" and "Loki"
      And <what>
      When I open the app
      Then the list shows <names> and nobody else

      Examples:
        | what                                      | names               |
        | "Storm" and "Rogue" are Marvel characters | "Storm" and "Rogue" |
        | "Hulk" is not one of the characters       | "Thor" and "Loki"   |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Further pages: <sentence>
      Given the library has 35 characters
      And each page of the list consists of 15 characters
      And I opened the app
      When I reach the end of the list
      Then <sentence>

      Examples:
        | sentence                                                    |
        | the characters of the next page are loaded                  |
        | the new characters are shown                                |
        # audit-ignore(fewer of them are at the top as well)
        | the list shows 30 characters, the first 15 still at the top |

    @MAR-UC1 @MAR-R14
    Scenario: There is one page only
      Given the last page is the first one
      # audit-ignore(there is no next page to ask for)
      When I reach the end of the list
      Then the characters of the next page are not loaded
      And the new characters are not shown

    @MAR-UC1 @MAR-R12
    Scenario: To the end, and to the end again
      Given the library has 100 characters
      And I have scrolled to the end of the list twice and see 60 characters
      When I scroll to the end of the list
      Then the list shows 80 characters

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario Outline: The endpoint of the list, and what for: <sentence>
      # audit-ignore(a search opens the list anyway)
      Given the list of characters was loaded from the characters endpoint
      When I search for "Thor"
      Then <sentence>

      Examples:
        | sentence                                                                  |
        # audit-ignore(every request goes there)
        | the search goes to the same endpoint with the name "Thor"                 |
        # audit-ignore(every request goes there)
        | the last request was made to the same endpoint                            |
        # audit-ignore(the search is the one new request, and every request goes there)
        | the new request was sent to the same endpoint with the name param "Thor"  |
        # audit-ignore(the search is the one new request, and every request goes there)
        | the app makes another request to the same endpoint with the name "Thor"   |
        # audit-ignore(every request goes there)
        | another request was sent to the same endpoint                             |
        # audit-ignore(the search is the one new request, and every request goes there)
        | a new request is sent to the same endpoint with the name parameter "Thor" |
        # audit-ignore(the list and the search use the same endpoint)
        | the same characters endpoint was asked                                    |

    @MAR-UC2 @MAR-R20
    Scenario: The server has none of that name
      Given the library does not have the character "Hulk"
      When I search for "Hulk"
      Then the Marvel API has none of that name
      And the results have 0 characters

    @MAR-UC2 @MAR-R19
    Scenario Outline: It is possible: <sentence>
      Given I opened the app
      When I tap on the magnifier icon
      Then <sentence>

      Examples:
        | sentence                                    |
        | the user can search the characters by name  |
        | I am able to search for a character by name |
        | characters can be searched by name          |

  Rule: The details and their images

    @MAR-UC3 @MAR-R29
    Scenario: The details of the character that the story is about
      Given the library has "Hulk" and "Thor"
      And I opened the app
      When the user opens its details
      Then the details are titled "Hulk"
      # audit-ignore(fewer of the four sections are shown as well)
      And the details show the comics, series, stories and events sections
      And the detail view shows the four sections comics, series, stories and events
      But the details are not titled "Thor"

    @MAR-UC3 @MAR-R28
    Scenario Outline: A section is seen: <what>
      Given "Thor" has 2 comics and 1 series
      And the details of "Thor" are presented
      # audit-ignore(it checks what there is, and changes nothing)
      And no images were loaded from their resource URIs
      # audit-ignore(it checks what there is, and changes nothing)
      And no images have been loaded from their resource URIs
      When <what>
      Then 2 images are loaded
      And the image of the first comic is shown in the comics section
      And the image of the first comic is loaded from the resource URI of the first comic
      # audit-ignore(the image of the series is not loaded at all)
      But the image of the first comic is not loaded from the resource URI of the first series

      Examples:
        | what                                     |
        | the comics section comes into view       |
        | the comics section is scrolled into view |

    @MAR-UC3 @MAR-R28
    Scenario: An image that takes its time
      Given the detail view of "Thor" is presented
      And the image of his first comic has not been fetched from the resourceURI yet
      # audit-ignore(the image is shown however late it comes)
      When the image arrives after 3 seconds
      Then the image of the first comic is shown

    @MAR-UC3 @MAR-R30
    Scenario: One large image
      Given "Thor" has 2 comics
      # audit-ignore(an image is expanded in the details anyway)
      And the details of "Thor" are presented
      And I have expanded its first image of the comics
      Then the other images are not expanded
      And only that image is expanded
      And the second large image was not loaded before I get to it

    @MAR-UC3 @MAR-R36
    Scenario: The large image comes from its comic
      Given the detail view of "Hulk" is open
      # audit-ignore(an image is tapped where it is visible anyway)
      And the image of the first comic is visible
      When I tap on the image of the first comic
      Then the large image is loaded from the resource URI of the first comic
      When I dismiss the expanded image
      Then the details of "Hulk" are shown again

    @MAR-UC3 @MAR-R30
    Scenario: The next large image
      Given "Thor" has 2 comics
      And the customer has tapped on the first image of the comics
      Then the second expanded image is not loaded until the customer gets to it

  Rule: The list presenter

    @MAR-T2 @MAR-UC1
    Scenario Outline: It has found characters: <presenter>, <found>
      Given <presenter>
      When <found>
      Then the user interface was asked to show the characters "Thor" and "Hulk"
      And the user interface is not asked to show "Loki"

      Examples:
        | presenter                                                        | found                                                                             |
        | a list presenter with a mock user interface and a mock wireframe | foundCharacters is called with "Thor" and "Hulk"                                  |
        | the presenter of the list has a user interface and an interactor | the interactor finds "Thor" and "Hulk"                                            |
        | a list presenter                                                 | it found 2 characters, "Thor" and "Hulk"                                          |
        | the list presenter                                               | the interactor returns a list of 2 characters, "Thor" and "Hulk" to the presenter |

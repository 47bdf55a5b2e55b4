@MAR
Feature: What remains to be shown, calls of the API, and works with titles

  Families of sentences in forms that testers use.

  Rule: What comes after the characters that are shown

    @MAR-UC1 @MAR-R12
    Scenario Outline: So many are left: <what>
      Given the app shows the first page of the list
      And <what>
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
      When the end of the list is reached twice
      Then no next page is loaded
      And one page only has been requested

      Examples:
        | what                                 |
        | no more results are available        |
        | there is nothing more to show        |
        | there are no results left to show    |
        | the API has no more results          |

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

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario: Two deeds in one sentence
      Given the Marvel API knows the characters "Hulk" and "Thor"
      And no character is called "Batman" in the Marvel API
      When the user taps on the magnifier icon and searches for "Thor"
      Then "Thor" is sent as the name param
      And the value of the name param is "Thor"
      And the endpoint is the same as for the list
      And "Thor" is the only character presented
      And the filter results show 1 character(s)
      When the user searches for "Batman"
      Then the results for "Thor" are replaced by the results for "Batman"
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
      Given a character with comics and events is selected
      Then <what>

      Examples:
        | what                                                                                                     |
        | it has the sections comics, series, stories and events                                                   |
        | the detail view has a comics section, a series section, a stories section and an events section |
        | there are sections for comics, series, stories and events                                                |
        | each of the four sections is presented                                                                   |

    @MAR-UC3 @MAR-R36
    Scenario: An expanded image
      Given the detail view of "Storm" is presented
      And the events section has the event "Acts of Vengeance!" with an image
      When I expand the image of "Acts of Vengeance!"
      Then the expanded image belongs to the event "Acts of Vengeance!"
      And the app loads the expanded image from its resourceURI
      And the expanded image is loaded only once
      When the user closes the expanded image
      And the user expands the same image again
      Then the user sees the expanded image

  Rule: The presenter

    Scenario: Characters that were found
      Given the presenter uses a mocked interactor
      When the interactor returns the characters "Hulk" and "Thor"
      Then the user interface should show the two characters
      And the presenter tells the user interface to show the characters
      And the user interface shows the characters "Hulk" and "Thor"
      And the number of characters shown is two

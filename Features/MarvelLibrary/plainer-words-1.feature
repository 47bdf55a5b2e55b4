@MAR
Feature: Plainer words, part one

  Sentences that testers write in plain words: about the magnifier, what nobody does, the addresses
  of comics, and the pages of the library.

  Rule: The list

    @MAR-UC2 @MAR-R19
    Scenario: The list has a magnifier
      When the user opens the app
      Then the list shows a magnifier icon
      And the screen shows the magnifier
      When the user taps on the magnifier icon
      Then the filter interface is presented
      But the screen does not show a magnifier icon

    @MAR-UC1 @MAR-UC2
    Scenario: An empty list
      Given the library has "Hulk" and "Thor"
      When the user searches for "Thor"
      Then an empty list of characters is not shown
      When the user changes the name to "Loki"
      Then an empty list is shown
      And an empty list of results is displayed
      And the name param is set to "Loki"

    @MAR-UC1
    Scenario: An empty library
      Given the library is empty
      When the user opens the app
      Then an empty list of characters is shown
      And no characters are displayed

    @MAR-UC1 @MAR-R12
    Scenario: The list that does not change
      Given the Marvel API has 45 characters in pages of 20
      When the user scrolls halfway down the list
      Then the list does not change
      And the list of characters should not change
      When the user reaches the end of the list
      Then the list shows 40 characters

  Rule: What nobody does

    @MAR-UC3 @MAR-R27
    Scenario Outline: No character is picked: <what>
      Given the list shows "Hulk" and "Thor"
      When <what>
      Then nothing changes
      And no detail view is presented
      And the list shows "Hulk" and "Thor"

      Examples:
        | what                                   |
        | the user does not select a character   |
        | the user does not tap on any character |
        | I never open the character             |

    @MAR-UC3 @MAR-R36
    Scenario Outline: No image is expanded: <what>
      Given "Thor" has 3 comics with images
      And the detail view of "Thor" is presented
      When <what>
      Then nothing changes
      And the first image is not expanded
      When the user expands an image of the comics
      Then the first image is expanded

      Examples:
        | what                                   |
        | the user has not expanded any image    |
        | the user has not expanded an image yet |
        | no image has been expanded yet         |
        | no image is expanded yet               |
        | no image was expanded yet              |

  Rule: The resource URIs

    @MAR-UC3 @MAR-R31
    Scenario: Requests for a comic
      Given "Thor" has 5 comics
      And the detail view of "Thor" is presented
      When the user scrolls the comics section to the third image
      Then a request is sent to the resource URI of the third comic
      And one request is sent to the resourceURI of the second comic
      And 1 API call is made to the resource URI of comic 3
      But no requests are sent to the resource URI of the fourth comic
      # audit-ignore(no request is sent there)
      And the request is not sent to the resource URI of the fifth comic

    @MAR-UC3 @MAR-R31
    Scenario: No requests for comics
      Given "Thor" has 5 comics
      When the user selects "Thor"
      Then "Thor"'s detail view is presented
      And it shows 5 comics
      And no resource URI is requested
      When comic 5 becomes visible
      Then the resource URI of the fifth comic is requested

    @MAR-UC3 @MAR-R31
    Scenario: No image is visible
      Given the detail view of "Thor" is presented
      And the comics section has 3 images, of which 0 are visible
      Then no resourceURIs are called
      And it shows 3 comics

  Rule: The pages

    @MAR-UC1 @MAR-R12
    Scenario Outline: Three pages of four: <what>
      Given <what>
      When the user opens the app
      Then the list shows 4 characters
      When the user reaches the end of the list
      Then the list shows 8 characters
      And there are more characters

      Examples:
        | what                                                            |
        | the Marvel API has 10 characters and the page limit is 4        |
        | the library contains only 10 characters and the page limit is 4 |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Not all on one page: <what>
      Given the library has "Hulk" and "Thor"
      And <what>
      When the user opens the app
      Then the list shows 20 characters
      And the list shows "Hulk" and "Thor"
      And there are more characters
      When the user reaches the end of the list
      Then the list shows 40 characters

      Examples:
        | what                                                    |
        | the library has more characters than fit on one page    |
        | the Marvel API holds more characters than fit on a page |
        | the index has more than one page of characters          |
        | the library contains more than one page                 |

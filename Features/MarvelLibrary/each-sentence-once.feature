@MAR
Feature: Sentences that no other story says

  Rule: The list and its pages

    @MAR-UC1
    Scenario: The library has one character only
      Given the API returns a single character
      When the app starts
      Then the list shows 1 character
      And the list is complete

    @MAR-UC1 @MAR-R13
    Scenario: The last page is shorter than the others
      Given the last page has 7 characters
      And I have scrolled through all pages
      Then the list shows 47 characters
      And the last page of the list has 7 characters
      And one request was sent for the third page

    @MAR-UC1 @MAR-R13
    Scenario: A page is loaded behind those that are there
      Given the list shows 5 characters with more on the server
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the list
      Then there are at least 10 characters in the list
      And the characters keep their order
      And the request's offset is 5
      And the page is loaded only once

    @MAR-UC1 @MAR-R32
    Scenario: The picture of a character further down
      Given the library has 10 characters
      And character 10 has a picture
      And I have scrolled down to character 10
      Then character 10 shows its image

    @MAR-UC1
    Scenario: The list is there when the server has answered
      Given the library has the character "Storm"
      And the server needs 5 seconds to answer
      When I open the app
      Then nothing is shown
      And the list shows "Storm" after 5 seconds

    @MAR-UC1 @MAR-R15
    Scenario Outline: The next page takes its time: <slow>
      Given I opened the app
      And <slow>
      When I reach the end of the list and 2 seconds pass
      Then the list shows 20 characters
      And the list shows 40 characters after 1 second

      Examples:
        | slow                                                |
        # audit-ignore(after the first page only the next one is waited for)
        | the server takes 3 seconds to deliver the next page |
        # audit-ignore(after the first page only the next one is waited for)
        | the API needs 3 seconds for the next page           |
        | the next page comes after 3 seconds                 |

    @MAR-UC1 @MAR-R17
    Scenario: The connection breaks between two pages
      Given I opened the app
      When the network connection breaks
      And I reach the end of the list
      Then the list shows 20 characters
      And a message informs about the connection

  Rule: The search

    @MAR-UC2
    Scenario Outline: The magnifier opens the search: <deed>
      Given the library has the characters "Ash" and "Coal"
      When <deed>
      Then the search is shown
      When I search for "Coal"
      Then the results show only "Coal"
      When I go back to the list
      Then the list is back
      And the list shows "Ash" and "Coal"

      Examples:
        | deed                                             |
        | I open the search with the magnifier             |
        | opens the filter view using the magnifier icon   |
        | opening the search view via the search icon      |
        | the search is opened by tapping on the magnifier |

    @MAR-UC2 @MAR-R27
    Scenario Outline: Whichever result it is: <deed>
      Given the library has the characters "Ash" and "Coal"
      When I search for "Coal"
      And <deed>
      Then the details of "Coal" are presented

      Examples:
        | deed                           |
        | I select one of the results    |
        | taps on one of the results     |
        | choosing one of the characters |

    @MAR-UC2 @MAR-R22
    Scenario: The older search is answered last
      Given the library has the characters "Ash" and "Coal"
      And I opened the app
      And the server does not answer
      When I search for "Ash"
      And I search for "Coal"
      # audit-ignore(an answer that has come does not come again)
      And the answer for "Ash" arrives after that for "Coal"
      Then the results are those of "Coal"
      And the results show only "Coal"

  Rule: The details

    @MAR-UC3
    Scenario: The sections of a character
      Given "Thor" appears in comics and events
      When I select "Thor"
      Then these four sections are shown:
        | Comics  | 2 |
        | Series  | 0 |
        | Stories | 0 |
        | Events  | 2 |
      And the sections are shown in this order:
        | section |
        | Comics  |
        | Series  |
        | Stories |
        | Events  |
      And the stories section is shown without items

    @MAR-UC3
    Scenario: With a description and without
      Given the library has the characters "Ash" and "Coal"
      And "Ash" has the description "Grey"
      When I select "Ash"
      Then the detail view does not show an empty text
      When I go back to the list
      And I select "Coal"
      Then the details show no description
      And the details show an empty description

    @MAR-UC3 @MAR-R30
    Scenario: All images of two sections
      Given the comics of "Thor" have images
      And the events of "Thor" have images
      And I have opened the details of "Thor"
      When both comics become visible
      And both events become visible
      Then the comics and events are shown with their images
      And all of the comics have their images

    @MAR-UC3 @MAR-R34
    Scenario: One has an image, another has none
      Given a character with 2 comics without images
      And comic 2 has an image
      And I have selected the character
      When both comics become visible
      Then comic 1 shows the placeholder
      And comic 2 shows its image

    @MAR-UC3 @MAR-R31 @MAR-R32
    Scenario: An image that is there already
      Given a character with 3 comics
      And only comic 1 is visible
      When comic 1 is no longer visible
      Then no image is shown
      When comic 1 becomes visible again
      Then the images are shown without another request
      And the resource URI was called exactly once

    @MAR-UC3 @MAR-R32
    Scenario: An image that is waited for
      Given the image of comic 1 is pending
      When the image arrives at last
      Then comic 1 shows its image

    @MAR-UC3 @MAR-R36
    Scenario Outline: Expanded images: <outcome>
      Given "Thor" appears in the comics "Ragnarok" and "Siege" with images
      When I expand "Ragnarok"
      Then <outcome>
      And the position is "2/2"
      When I go back
      Then the detail view of "Thor" is presented

      Examples:
        | outcome                                                   |
        | the expanded images are loaded from their resource URI    |
        | the expanded images are loaded only when they are visible |
        | the expanded images are loaded when the user expands them |

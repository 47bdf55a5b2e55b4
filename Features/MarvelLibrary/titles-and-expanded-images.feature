@MAR
Feature: Titles, expanded images and visits of the same character

  More sentences of testers: what the first API call tells of a character, the titles in the detail
  view, the images of works and the one that is expanded, each of them once.

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
        | what                                                                              |
        | the Marvel API has "Storm" with the description "Rules the weather"               |
        | the library contains "Storm" with the description "Rules the weather"             |
        | the result of the first API call has "Storm" with the description "Rules the weather" |
        | the first API call returned "Storm" with the description "Rules the weather"      |
        | there is "Storm" with the description "Rules the weather"                         |

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
        | what                                     |
        | the presenter is asked to update the view |
        | the list presenter is told to update the view |
        | the list presenter updates the view      |

    @MAR-UC3
    Scenario Outline: Counted from 0: <what>
      Given the library has the characters "Thor" and "Hulk"
      # audit-ignore(the index says whose details they are)
      When <what>
      Then the detail view of "Hulk" is presented
      And the detail view of "Thor" is not presented

      Examples:
        | what                                            |
        | the details are opened for the index 1          |
        | the detail view is presented at the position 1  |
        | the details are requested with index 1          |

    @MAR-UC3
    Scenario Outline: One after the other: <what>
      Given the library has the characters "Thor" and "Hulk"
      And the user has selected "Thor"
      When <what>
      Then the detail view of "Hulk" is presented
      And the detail view of "Thor" is not presented

      Examples:
        | what                                               |
        | the user selects another character                 |
        | the user taps a different character in the list    |
        | selects another character from the list            |
        | choosing a different character of the list         |

    @MAR-UC3
    Scenario Outline: Once more: <what>
      Given the user selected "Hulk" and went back to the list
      When <what>
      Then the detail view of "Hulk" is presented
      And no request is sent

      Examples:
        | what                                  |
        | the user visits it again              |
        | visits it again                       |
        | opening it again                      |
        | the user visits the same character again |
        | opens the same details again          |
        | presenting the same details again     |

  Rule: The search

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
        | what                                      |
        | the user repeats the search               |
        | the user repeats the same search once more |
        | the user searches for the same name again |
        | the same search is repeated               |
        | the search is made again                  |

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
      # audit-ignore(it is the only image on the screen)
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
      # audit-ignore(it is the only image on the screen)
      And the app loads its image from the resource URI "http://gateway.marvel.com/v1/public/comics/21366"
      # audit-ignore(it is the only image on the screen)
      But the app does not load its image from "http://gateway.marvel.com/v1/public/comics/2"

    @MAR-UC3 @MAR-R31 @MAR-R33
    Scenario: Images that are seen twice
      Given "Hulk" is in 2 comics
      And the user has selected "Hulk"
      When the first comic becomes visible
      And the second comic becomes visible
      # audit-ignore(there are two of them)
      Then the images of the comics are loaded only once
      And only two images are loaded
      # audit-ignore(nothing lies below the list)
      When the user goes back
      Then the list of characters is shown
      When the user visits it again
      And the first comic becomes visible
      And the second comic becomes visible
      Then the image of the first comic is shown
      And the image of the second comic is shown
      # audit-ignore(there are two of them)
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
        | what                                     |
        | an expanded image is presented           |
        | an enlarged image of comic 2 is displayed |

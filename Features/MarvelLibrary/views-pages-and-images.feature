@MAR
Feature: From view to view, pages, searches and images
  How testers say that a user opens a view, leaves it and goes to another one, that nobody does, and
  that everything stays as it is.
  What testers write of the pages of the list, of a search, of the sections with their images and of
  the presenter, where no other feature has these words.

  Rule: One thing after another

    @MAR-UC2 @MAR-R19
    Scenario Outline: From the list to the search: the user <does>
      Given the Marvel library has 45 characters
      When the user reaches the end of the list
      And <does>
      Then the search view is presented for the first time
      And the search is presented exactly once
      And two requests were sent in total

      Examples:
        | does                                   |
        | opens the search view                  |
        | navigates to the search view           |
        | moves from the list to the search view |
        | taps on the magnifier icon             |

    @MAR-UC3 @MAR-R27
    Scenario Outline: From the list to the details: the user <does>
      Given the Marvel library has 45 characters
      And "Thor" is one of them
      When the user reaches the end of the list
      And <does>
      Then the detail view of "Thor" is presented
      And two requests were sent in total

      Examples:
        | does                                        |
        | opens the details of "Thor"                 |
        | goes to the details of "Thor"               |
        | goes from the list to the details of "Thor" |

    @MAR-UC3 @MAR-R30
    Scenario Outline: From the details to the list: the user <does>
      Given the detail view of "Thor" is presented
      When the user scrolls to the first comic
      And <does>
      Then the list of characters is presented
      And one request was made to the resource URI of the first comic

      Examples:
        | does                                   |
        | closes the details                     |
        | opens the list again                   |
        | goes back to the list                  |
        | goes back from the details to the list |

    @MAR-UC2 @MAR-R26
    Scenario Outline: From the results to the list: the user <does>
      Given the user has searched for "Thor"
      When the user searches for "Hulk"
      And <does>
      Then the list of characters is presented
      And the names searched for are "Thor" and "Hulk"

      Examples:
        | does                   |
        | leaves the search view |
        | closes the results     |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: From the details to the results: the user <does>
      Given "Hulk" has one comic
      And the user has searched for "Hulk"
      When the user selects the first result
      Then the detail view of "Hulk" is presented
      When the user scrolls to the first comic
      And <does>
      Then the user sees the results
      And the app shows the results again
      And the user is still in the results
      And one request was made to the resource URI of the first comic

      Examples:
        | does                                        |
        | goes back to the results                    |
        | goes back from the details to the results   |
        | returns from the details to the search view |

  Rule: When doing this or that

    @MAR-UC1 @MAR-UC2 @MAR-UC3
    Scenario Outline: From <place> to the list: <doing>
      Given the user is in <place>
      When <doing>
      Then the list of characters is presented
      And one request was sent in total
      And the list shows <who>

      Examples:
        | place                 | doing                                  | who       |
        | the search view       | opening the list of characters         | "Hero 01" |
        | the search view       | closing the search view                | "Hero 01" |
        | the details of "Hulk" | leaving the details                    | "Hulk"    |
        | the details of "Hulk" | going back to the list                 | "Hulk"    |
        | the details of "Hulk" | returning from the details to the list | "Hulk"    |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: From the list to <view>: <doing>
      Given the Marvel library has the characters "Thor" and "Hulk"
      # audit-ignore(the list is what is opened first)
      And the user is in the list
      When <doing>
      Then <view> is presented

      Examples:
        | doing                                                | view                      |
        | opening the search view                              | the search view           |
        | going to the search view                             | the search view           |
        | going from the list to the search view               | the search view           |
        | the user goes from the list to the search view       | the search view           |
        | opening the details of "Hulk"                        | the detail view of "Hulk" |
        | going to the details of "Hulk"                       | the detail view of "Hulk" |
        | moving from the list to the details of "Hulk"        | the detail view of "Hulk" |
        | the user goes to the details of "Hulk"               | the detail view of "Hulk" |
        | the user goes from the list to the details of "Hulk" | the detail view of "Hulk" |

    @MAR-UC3 @MAR-R36
    Scenario: From the expanded image to the details
      Given "Hulk" has one event
      And the user has expanded an image of the events
      When going back
      Then the detail view of "Hulk" is presented
      And the image of the event is loaded

    @MAR-UC2 @MAR-R26
    Scenario Outline: The results are left: <how>
      Given the user has searched for "Hulk"
      When <how>
      Then the list of results is closed
      And the list of characters is presented
      And the names searched for are "Hulk"

      Examples:
        | how                         |
        | the user closes the results |
        | closing the results         |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: Back to the results: <how>
      Given the user has searched for "Hulk"
      When the user selects the first result
      Then the detail view of "Hulk" is presented
      When <how>
      Then the user is back in the results
      And the results show only "Hulk"

      Examples:
        | how                                                |
        | the user goes back to the results                  |
        | going back to the results                          |
        | the user goes back from the details to the results |
        | going back from the details to the results         |

  Rule: What a user did before

    @MAR-UC2 @MAR-R26
    Scenario Outline: The results were left: <what>
      Given the user has searched for "Hulk"
      And <what>
      When the user selects "Thor"
      Then the detail view of "Thor" is presented
      When the user goes back to the list
      Then the list of characters is presented
      And the names searched for are "Hulk"

      Examples:
        | what                            |
        | the user has closed the results |
        | the list of results was closed  |

    @MAR-UC3
    Scenario Outline: The details were left: <what>
      Given the user is in the details of "Hulk"
      And the first comic is visible
      And <what>
      When the user opens the search view
      Then the search view is presented
      And one request was made to the resource URI of the first comic

      Examples:
        | what                            |
        | the user has closed the details |
        | the detail view was closed      |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: Gone back to the search: <what>
      Given "Hulk" has one comic
      And the user has searched for "Hulk"
      And the user has selected the first character
      And the first comic is visible
      And <what>
      When the user clears the search text
      Then no search result is shown
      And one request was made to the resource URI of the first comic

      Examples:
        | what                                      |
        | the user has gone back to the search view |
        | the user has gone back to the results     |

    @MAR-UC3 @MAR-R36
    Scenario: Gone back to the details
      Given "Hulk" has one event
      And the user has expanded an image of the events
      And the user has gone back to the details
      Then the detail view of "Hulk" is presented
      And the image of the event is loaded
      When the user closes the details
      Then the list of characters is presented

  Rule: What nobody does

    @MAR-UC2 @MAR-R19
    Scenario Outline: Nobody searches: <what>
      Given the user has opened the app
      When <what>
      Then nothing has changed
      And nothing happened
      And the list of characters is presented
      And the list shows the characters 1 to 20

      Examples:
        | what                                          |
        | the user has not searched for a character yet |
        | the magnifier icon is not tapped              |
        | the user does not tap on the magnifier icon   |

    @MAR-UC2 @MAR-R21
    Scenario: Nobody types
      Given the user has opened the app
      When the user does not enter a name
      Then nothing has happened
      And the list of characters is presented
      And the list shows the characters 1 to 20

    @MAR-UC3 @MAR-R27
    Scenario Outline: Nobody is selected: <what>
      Given the user has opened the app
      When <what>
      Then nothing changed
      And no detail view is presented
      And no further request was sent
      And the list shows the characters 1 to 20

      Examples:
        | what                                      |
        | no character is selected                  |
        | nobody selects a character                |
        | the user has not opened any character yet |

    @MAR-UC1 @MAR-R17
    Scenario: The list stays as it is
      Given the Marvel library has 25 characters
      And the user has opened the app
      And there is no connection
      When the user reaches the end of the list
      Then the list of characters remains unchanged
      And the list remains the same
      And the list is unchanged
      And the list shows 20 characters

  Rule: The pages of the list

    @MAR-UC1 @MAR-R12
    Scenario Outline: The end of the list: the user <does>
      Given <pages>
      When the user opens the app
      And <does>
      Then the next page with 10 characters is shown
      And the list is extended by 10 more characters
      And the list gets 10 more characters
      And the list shows the characters 1 to 20

      Examples:
        | pages                                         | does                              |
        | the Marvel API returns 10 characters per page | scrolls down to the bottom        |
        | the library has pages of 10 characters        | reaches the end of the first page |
        | the limit of each page is 10                  | reaches the tenth character       |

    @MAR-UC1 @MAR-R12
    Scenario Outline: The end of the list is reached when <doing>
      Given there are 50 characters in the library
      When <doing>
      Then the list shows the characters 1 to 40

      Examples:
        | doing                                      |
        | scrolling to the bottom                    |
        | reaching the end of the first page         |
        | reaching the end of the list               |
        | scrolling to the end of the list           |
        | reaching character 20                      |
        | the user scrolls to the end                |
        | the user reaches the end of the first page |

    @MAR-UC1 @MAR-R14
    Scenario Outline: Half of the list: the user <does>
      Given the characters have pictures
      When the user opens the app
      And <does>
      Then character 10 shows its picture
      But no picture of character 11 is shown
      And only the first page of 20 characters is loaded

      Examples:
        | does                              |
        | scrolls halfway down the list     |
        | scrolls to the middle of the list |

    @MAR-UC1 @MAR-R14
    Scenario Outline: Half of the list is seen when <doing>
      Given the characters have pictures
      When <doing>
      Then character 10 shows its picture
      But no picture of character 11 is shown
      And only the first page is shown
      And only the first page of the list is loaded

      Examples:
        | doing                                      |
        | scrolling halfway through the list         |
        | scrolling to the middle of the list        |
        | the user scrolls to the middle of the list |

    @MAR-UC1 @MAR-R12
    Scenario Outline: All of the list: <how>
      Given there are 50 characters in the library
      When <how>
      Then all 50 characters are loaded
      And the remaining characters are loaded
      And three requests were sent in total

      Examples:
        | how                                                 |
        | the user scrolls through the whole list             |
        | the user scrolls until all the characters are shown |

    @MAR-UC1 @MAR-R15
    Scenario: The end of the list while a page is on its way
      Given there are 50 characters in the library
      When the user reaches the end of the list while the next page is still loading
      Then the list shows the characters 1 to 40
      And two requests were sent in total

    @MAR-UC1 @MAR-R13
    Scenario: After the last page
      Given there are 50 characters in the library
      And the last page has been reached
      # audit-ignore(at the end of the last page nothing may happen)
      When the user reaches the end of the list
      Then the list shows the characters 1 to 50
      And three requests were sent in total

    @MAR-UC1 @MAR-R10
    Scenario Outline: The library is there: <how>
      Given the first API call returns "Thor" and "Hulk"
      When <how>
      Then the list shows "Thor" and "Hulk" and nobody else
      And no other endpoint is called

      Examples:
        | how                                 |
        | the app connects to the Marvel API  |
        | I browse through the Marvel library |

  Rule: The keys

    The clock of the device starts 1600000000 seconds after 1970.

    @MAR-UC1 @MAR-R05
    Scenario Outline: Both keys: <keys>
      Given <keys>
      When the user opens the app
      Then the request uses the public key "1234"
      And the request carries ts "1600000000", apikey "1234" and hash "6f96975130f6abd09fd8ecd893238638"

      Examples:
        | keys                                                                   |
        | the public key in AppConstants is "1234" and the private key is "abcd" |
        | the app uses the public key "1234" and the private key "abcd"          |
        | the keys "1234" and "abcd"                                             |

    @MAR-UC1 @MAR-R05
    Scenario Outline: One key after the other: <public>, <private>
      Given <public>
      And <private>
      When the user opens the app
      Then the request carries ts "1600000000", apikey "1234" and hash "6f96975130f6abd09fd8ecd893238638"

      Examples:
        | public                                    | private                                    |
        | the app has the public key "1234"         | the app has the private key "abcd"         |
        | a public key "1234"                       | a private key "abcd"                       |
        | KMarvelFactory_PublicKey is set to "1234" | KMarvelFactory_PrivateKey is set to "abcd" |

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario: The list is filtered
      Given the library has "Thor", "Hulk" and "Storm"
      When the user taps on the magnifier icon
      And filters the list by the name "Thor"
      Then only characters that are named "Thor" are shown
      And only characters whose name is "Thor" are shown
      # audit-ignore(in a search, a result and a character are the same)
      And "Thor" is the only character found
      # audit-ignore(in a search, a result and a character are the same)
      And "Thor" is the only character that is shown
      # audit-ignore(in a search, a result and a character are the same)
      And "Thor" is the only matching character
      # audit-ignore(in a search, a result and a character are the same)
      And "Thor" is the only character in the results
      # audit-ignore(in a search, a result and a character are the same)
      And the only result is "Thor"
      And the name parameter has "Thor"
      And the characters are filtered by the name "Thor"

    @MAR-UC2 @MAR-R20
    Scenario Outline: A name is searched for: <how>
      Given the library has "Thor", "Hulk" and "Storm"
      When <how>
      Then the results are "Thor"
      And the names searched for are "Thor"

      Examples:
        | how                                            |
        | searching for "Thor"                           |
        | "Thor" is searched for                         |
        | "Thor" is looked for                           |
        | the characters are filtered by the name "Thor" |

    @MAR-UC2 @MAR-R22
    Scenario: A name is entered
      Given the library has "Thor", "Hulk" and "Storm"
      When the user taps on the magnifier icon
      And enters the name "Thor"
      Then the results are "Thor"
      And the names searched for are "T", "Th", "Tho" and "Thor"

    @MAR-UC2 @MAR-R22
    Scenario: A name is found when entering it
      Given the library has "Thor", "Hulk" and "Storm"
      When entering the name "Hulk"
      Then the results are "Hulk"
      And the names searched for are "H", "Hu", "Hul" and "Hulk"

    @MAR-UC2 @MAR-R22
    Scenario: Two names are searched for
      Given the library has "Thor", "Hulk" and "Storm"
      When the user taps on the magnifier icon
      And searches for "Hulk" and then for "Thor"
      Then the results are "Thor"
      And the names searched for are "Hulk" and "Thor"

    @MAR-UC2 @MAR-R22
    Scenario: One name is found when searching for another before
      Given the library has "Thor", "Hulk" and "Storm"
      When searching first for "Storm" and then for "Hulk"
      Then the results are "Hulk"
      And the names searched for are "Storm" and "Hulk"

    @MAR-UC2 @MAR-R20
    Scenario Outline: Another search: <how>
      Given the library has "Thor", "Hulk" and "Storm"
      When the user searches for "Hulk"
      Then the results are "Hulk"
      When <how>
      Then the results are "Thor"
      And the old results are replaced by the new ones
      And the results of the first search are no longer shown
      And "Hulk" was replaced by "Thor"

      Examples:
        | how                                |
        | changing the search text to "Thor" |
        | looking for "Thor"                 |

    @MAR-UC2 @MAR-R22
    Scenario: The text is changed and deleted
      Given the library has "Thor", "Hulk" and "Storm"
      When the user searches for "Hulk"
      And changes the search text to "Thor"
      Then the results are "Thor"
      When the user searches for "Storm"
      And clears the search text
      Then the search text is empty
      And no search result is shown
      And the names searched for are "Hulk", "Thor" and "Storm"

    @MAR-UC2 @MAR-R21
    Scenario Outline: The text is deleted: <how>
      Given <before>
      When <how>
      Then the search text is empty
      And no search result is shown
      And the names searched for are "Thor"

      Examples:
        | before                                                 | how                        |
        | the user has filtered the list by "Thor"               | clearing the search text   |
        | the user has entered the name "Thor"                   | the search text is cleared |
        | the list of characters was filtered by the name "Thor" | the search text is cleared |

    @MAR-UC2 @MAR-R19
    Scenario: The search is open
      Given the magnifier icon was tapped
      When the user searches for "Hulk"
      Then the results are "Hulk"
      And users are able to search for a character by name

  Rule: The sections

    @MAR-UC3 @MAR-R29
    Scenario: All four of them
      Given "Thor" has two comics and a story
      When the user selects "Thor"
      Then the details of "Thor" show the title "Thor"
      # audit-ignore(three of the four sections are presented as well)
      And the details of "Thor" show his comics, series, stories and events
      # audit-ignore(three of the four sections are presented as well)
      And the details of "Thor" have a section for each of the comics, series and events
      And there are the sections comics, series, stories and events
      And the details of "Thor" have the four sections:
        | Comics  | 2 |
        | Series  | 0 |
        | Stories | 1 |
        | Events  | 0 |
      And the details of "Thor" show sections:
        | Comics  |
        | Series  |
        | Stories |
        | Events  |

    @MAR-UC3 @MAR-R31
    Scenario: None is on the screen
      Given "Thor" has 5 comics
      # audit-ignore(so it is unless a story says otherwise)
      And 0 of them are visible
      When the user opens the details of "Thor"
      Then the comics section has 5 comics
      And no other endpoint is called

    @MAR-UC3 @MAR-R31
    Scenario Outline: Some are on the screen: <what>
      Given the user is in the details of "Thor"
      And the comics section <what>
      When the third comic becomes visible
      Then the images of the first three comics are loaded
      But the other images are not loaded

      Examples:
        | what                                        |
        | has 5 comics, only 2 of which are visible   |
        | has 5 comics, 2 of them visible             |
        | has 5 comics and only 2 of them are visible |

    @MAR-UC3 @MAR-R30
    Scenario Outline: A section is reached: the user <does>
      Given "Thor" has 3 comics and 2 events
      When the user opens the details of "Thor"
      And <does>
      Then the images of the three comics are loaded
      But the images of the events are not loaded

      Examples:
        | does                               |
        | scrolls down to the comics section |
        | reaches the comics section         |

    @MAR-UC3 @MAR-R30
    Scenario Outline: The section: <how>
      Given "Thor" has 3 comics and 2 events
      And the user is in the details of "Thor"
      When <how>
      Then the images of the three comics are loaded
      But the images of the events are not loaded

      Examples:
        | how                                  |
        | the comics section is reached        |
        | scrolling down to the comics section |
        | the user reaches the comics section  |
        | reaching the comics section          |

    @MAR-UC3 @MAR-R31
    Scenario: Each image in its time
      Given "Thor" has 3 comics and 2 events
      When the user opens the details of "Thor"
      Then the second image of the comics is loaded when it becomes visible
      But the image of the third comic is not loaded
      And the image of each event is loaded when it becomes visible

    @MAR-UC3 @MAR-R30
    Scenario Outline: To an image: the user <does>
      Given "Thor" has 3 comics
      When the user opens the details of "Thor"
      And <does>
      Then the image of the second comic is shown in the comics section
      And the second image of the comics is loaded from the resource URI "http://gateway.marvel.com/v1/public/comics/502"
      And the image of the second comic is loaded from its resource URI "http://gateway.marvel.com/v1/public/comics/502"
      And the second image of the comics comes from its resource URI
      And the second image of the comics is loaded only once
      And the second image of the comics is not loaded again
      But the image of the third comic is not loaded

      Examples:
        | does                                              |
        | scrolls to the second comic                       |
        | scrolls in the comics section to the second image |

    @MAR-UC3 @MAR-R30
    Scenario Outline: The image: <how>
      Given "Thor" has 3 comics
      And the user is in the details of "Thor"
      When <how>
      Then the image of the second comic is loaded
      But the image of the third comic is not loaded

      Examples:
        | how                                                      |
        | the second comic is scrolled into view                   |
        | scrolling to the second comic                            |
        | scrolling through the comics section to the second image |

  Rule: The expanded image

    @MAR-UC3 @MAR-R36
    Scenario: An image is expanded
      Given "Thor" has the events "Siege" and "Civil War"
      # audit-ignore(an image is tapped in the details anyway)
      When the user opens the details of "Thor"
      And taps on an image of the events
      Then the expanded image of "Siege" is loaded
      And the first expanded image is shown
      And no other expanded image is shown
      And the expanded images of the others are not loaded
      And the expanded image is loaded from the resource URI "http://gateway.marvel.com/v1/public/events/501"
      But the second expanded image is not shown

    @MAR-UC3 @MAR-R36
    Scenario: An image is expanded when tapping on it
      Given "Thor" has the events "Siege" and "Civil War"
      And the user is in the details of "Thor"
      Then the details of "Thor" are shown
      When tapping on an image of the events
      Then the expanded image of "Siege" is loaded
      But the expanded image of "Civil War" is not loaded

  Rule: The presenter

    @MAR-T2 @MAR-UC1
    Scenario Outline: Characters for <interface>
      Given <interface>
      When the interactor reports 2 characters, "Storm" and "Rogue"
      Then showCharacters was called with 2 characters
      And the user interface shows "Storm" and "Rogue"

      Examples:
        | interface                    |
        | the user interface is mocked |
        | a mocked user interface      |

    @MAR-T2 @MAR-UC1 @MAR-R24
    Scenario Outline: Nobody: <how>
      Given the list presenter
      When <how>
      Then nothing is shown in the user interface
      And the presenter does not notify the user interface
      And the list is empty

      Examples:
        | how                                  |
        | the interactor found 0 characters    |
        | the interactor finds nobody          |
        | the presenter receives an empty list |

    @MAR-T3 @MAR-UC3
    Scenario: The details of an index
      Given the library has "Thor", "Hulk" and "Storm"
      When openDetailsView is called with the index 1
      Then PresentDetailsInterface was called for "Hulk"

    @MAR-UPDATE @MAR-UC1
    Scenario: A limit
      When updateView is called with the limit 6
      Then getCharacters was called with 6
      And the presenter asks the interactor for the characters with a limit of 6
      And the presenter calls getCharacters with the limit 6

    @MAR-T1 @MAR-UC2
    Scenario: The filter interface
      When searchCharacters is called
      Then the presenter asks the wireframe to present the filter interface

@MAR
Feature: The library in plain words
  Sentences that testers write in plain words: about the magnifier, what nobody does, the addresses
  of comics, and the pages of the library.
  What was asked of the Marvel API, how the list goes on and what a search finds, in short
  sentences.
  More sentences about the details, their sections and their images, and about the presenter, each of
  them once.

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
      # audit-ignore(no image is expanded)
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

  Rule: The requests

    @MAR-UC1 @MAR-R12
    Scenario: One for each page
      Given the library has "Hulk" and "Thor"
      And there are more characters than fit on one page
      And the user is not yet at the end of the list
      When the 20th character becomes visible
      Then the app sends exactly one request
      And there was one further request
      And the next page shows 20 characters
      And the list shows "Hulk" and "Thor"

    @MAR-UC2 @MAR-R20
    Scenario: The name of a search
      When the user searches for "Thor"
      Then the list and the search use the same endpoint
      And the app sends a search request
      And the app sends a search request with the name "Thor"
      And the search uses the name param "Thor" to filter the results
      And the name param "Thor" is sent
      # audit-ignore(the other parameters are sent as well)
      And the name param is sent
      But the list request was sent without a name param

    @MAR-UC1 @MAR-R10
    Scenario: Where the characters come from
      # audit-ignore(it checks what there is, and changes nothing)
      Given the app has not been opened yet
      When the user opens the app
      Then the characters are loaded from the characters endpoint
      And no character is repeated
      And there are no duplicated characters

    @MAR-UC3 @MAR-R28
    Scenario: Nothing twice
      Given "Hulk" is loaded with the list
      When the user selects the first character
      Then the detail view of "Hulk" is presented
      And the list of characters is not loaded again
      # audit-ignore(no character is loaded again, whichever it is)
      And that character is not loaded again

    @MAR-UC3 @MAR-R27
    Scenario: There and back before
      Given the Marvel API has 45 characters in pages of 20
      And the user has selected "Hulk" and went back to the list
      When the 20th character becomes visible
      Then the list shows the characters 1 to 40
      And the list shows "Hulk"

  Rule: The end of the list

    @MAR-UC1 @MAR-R13
    Scenario: From the first page to the last
      Given the library has "Hulk" and "Thor"
      And there is more than one page of characters
      And the user has not reached the end of the list yet
      When the 20th character becomes visible
      And the end of the list is reached for the first time
      Then the list shows the last page and there are no more pages
      And there should be 45 characters in the list
      And the list shows "Hulk" and "Thor"

    @MAR-UC1 @MAR-R13
    Scenario: At the end already
      Given the Marvel API has 65 characters in pages of 20
      And the user is at the end of the list
      When the last character in the list becomes visible
      Then there are now 60 characters in the list

    @MAR-UC1 @MAR-R12
    Scenario Outline: The end is reached: <how>
      Given the Marvel API has 30 characters in pages of 20
      When <how>
      Then the rest of the characters is loaded
      And the rest of the list is shown
      And both pages are shown
      And both pages have been loaded
      And the list shows the characters of both pages
      # audit-ignore(the others are loaded as well, and there are no more)
      And characters 21 to 30 are loaded

      Examples:
        | how                                            |
        | the user scrolls past character 19             |
        | the last character of the list becomes visible |

  Rule: The pages, more

    @MAR-UC1 @MAR-R12
    Scenario: The first page has so many
      Given the Marvel API shows 3 characters on the first page
      When the user opens the app
      Then only the first page of characters is loaded
      And only the first page of results is shown
      And the list shows 3 characters

    @MAR-UC1 @MAR-R12
    Scenario Outline: Two pages: <pages>
      Given <pages>
      When the user scrolls to character 3
      Then the next page shows 2 characters
      And both pages are shown

      Examples:
        | pages                                                                      |
        | the Marvel API has 3 characters on the first page and 2 on the second page |
        | the first page has 3 characters and the second has 2                       |

    @MAR-UC1 @MAR-R12
    Scenario Outline: The first page by its names <verb>
      Given only the first page with "Hulk" and "Thor" is <verb>
      And the next page contains "Storm"
      When the user scrolls to "Thor"
      Then the next page contains "Storm"
      And both pages are <verb>
      And the characters are "Hulk", "Thor" and "Storm"

      Examples:
        | verb   |
        | loaded |
        | shown  |

  Rule: The search

    @MAR-UC2 @MAR-R19
    Scenario: Once more
      Given the user has searched for "Thor"
      And only "Thor" is found
      And the user closes the search
      When the user taps on the magnifier icon a second time
      Then the filter interface is presented
      And the search text is empty

    @MAR-UC2 @MAR-R20
    Scenario Outline: Another name: <how>
      Given the library has "Hulk", "Thor" and "Storm"
      And the user searches for "Hulk"
      When <how>
      Then the search for "Thor" finds 1 match
      And neither "Hulk" nor "Storm" is found
      And the found characters are "Thor"

      Examples:
        | how                                  |
        | the user replaces "Hulk" with "Thor" |
        | replaces "Hulk" by "Thor"            |
        | replacing "Hulk" with "Thor"         |

    @MAR-UC2 @MAR-R21
    Scenario Outline: Without a name: <how>
      Given the user has searched for "Thor"
      And only "Thor" is found
      When <how>
      Then no search result is shown
      And the search text is empty

      Examples:
        | how                                 |
        | the user searches for an empty name |
        | searches for an empty text          |
        | searching for an empty name         |
        | the user enters an empty text       |
        | enters an empty name                |
        | entering an empty name              |

    @MAR-UC2 @MAR-R20
    Scenario: Two of one name
      Given 2 characters are called "Twin"
      When the user searches for "Twin"
      Then only 2 characters are found
      And the filtered list shows 2 results
      And the user sees 2 matches
      And the found characters are "Twin" and "Twin"

  Rule: The name and the description

    @MAR-UC3 @MAR-R28
    Scenario: They came with the list
      Given "Thor" has the description "A god"
      When I select "Thor"
      # audit-ignore(both wordings mean the same name)
      Then I see its name
      # audit-ignore(both wordings mean the same name)
      And the name of the character is shown
      # audit-ignore(both wordings mean the same name)
      And its name is shown without another API call
      # audit-ignore(both wordings mean the same name)
      And the detail view shows its name without a new request
      And I see the description "A god"
      But I do not see the description "Green"

    @MAR-UC3 @MAR-R27
    Scenario: The details of one character
      Given the library has "Thor" and "Hulk"
      When I select "Thor"
      Then the detail view shows the character "Thor"
      And no other details are shown
      But the detail view does not show the character "Hulk"

  Rule: The sections

    @MAR-UC3 @MAR-R29
    Scenario: The sections by their names
      Given "Thor" has 2 comics
      When I select "Thor"
      Then I see the four sections comics, series, stories and events
      # audit-ignore(each of the four sections is there)
      And I see a comics section
      And the four sections comics, series, stories and events are shown
      # audit-ignore(fewer of them are there as well)
      And its comics, series, stories and events sections are shown
      And the details show a "Comics" section
      And there are 4 sections
      And there are two comics
      But the details do not show a "Films" section

    @MAR-UC3 @MAR-R29
    Scenario Outline: The sections in a table: I see <what>
      Given "Thor" has 2 comics and 1 event
      When I select "Thor"
      # audit-ignore(how the second column is called is not looked at)
      Then I see <what>
        | section | number |
        | comics  |      2 |
        | series  |      0 |
        | stories |      0 |
        | events  |      1 |

      Examples:
        | what                         |
        | these four sections:         |
        | the following four sections: |
        | the sections:                |
        | the four sections:           |
        | sections:                    |

    @MAR-UC3 @MAR-R29
    Scenario: The number of the items
      Given "Thor" has 3 comics and 1 event
      When I select "Thor"
      Then there are 3 items in the comics section
      And 3 comics are shown in the comics section
      And there is 1 item in the events section
      And 0 items are listed in the series section

  Rule: Scrolling through a section

    @MAR-UC3 @MAR-R31
    Scenario Outline: All of a section: <what>
      Given "Thor" has 3 comics and 2 events
      And I opened the details of "Thor"
      When <what>
      Then the images of the comics are shown
      And the app loads the images of the comics
      And I see the images of the first two comics
      But the images of the events are not loaded

      Examples:
        | what                                          |
        | I scroll through the comics                   |
        | swipes through the comics                     |
        | scrolling down the comics                     |
        | the user scrolls the comics section into view |
        | scrolls the comics section into view          |
        | scrolling the comics section into view        |
        | I swipe through the comics section to the end |
        | moves along the comics section                |
        | swiping through the comics section to its end |

    @MAR-UC3 @MAR-R31
    Scenario Outline: One image: <what>
      Given "Thor" has 3 comics
      And I opened the details of "Thor"
      When <what>
      Then only the second image of the comics is loaded
      And the image of the second comic is shown
      But the image of the third comic is not loaded

      Examples:
        | what                                                 |
        | the second image of the comics becomes visible       |
        | the second image of the comics comes into view       |
        | the second image of the comics is scrolled into view |
        | I scroll down to the second image of the comics      |
        | scrolls to the second image of the comics            |
        | scrolling down to the second image of the comics     |

    @MAR-UC3 @MAR-R31
    Scenario Outline: Two images: <what>
      Given "Thor" has 3 comics
      And I opened the details of "Thor"
      When <what>
      Then the detail view shows the images of the first two comics
      And the comics section shows the first two images
      But the image of the third comic is not loaded

      Examples:
        | what                                              |
        | the images of the first two comics become visible |
        | the images of the first two comics come into view |

  Rule: Images that are loaded when they are seen

    @MAR-UC3 @MAR-R31
    Scenario Outline: Not before: <what>
      Given "Thor" has 2 comics
      When I select "Thor"
      Then <what>
      And the image of the second comic is shown

      Examples:
        | what                                                                                  |
        | the images of the comics are loaded only when they become visible                     |
        | the image of the second comic is loaded from its resourceURI when it becomes visible  |
        | the second image of the comics is loaded from its resourceURI when it becomes visible |
        | the image of every comic is loaded from its resourceURI when it becomes visible       |

  Rule: Expanded images

    @MAR-UC3 @MAR-R36
    Scenario: An image was expanded, and the next one is
      Given "Thor" has 3 comics
      And the user has expanded an image of the comics
      When the user expands the next image
      Then an image is still expanded
      And image 2 of 3 is shown
      And the expanded image of the second comic is shown
      But the expanded image of the first comic is not shown

    @MAR-UC3 @MAR-R36
    Scenario Outline: Not before it is expanded: <what>
      Given "Thor" has the comic "Ragnarok"
      And I opened the details of "Thor"
      When the first comic becomes visible
      Then the image of the first comic is shown
      And <what>
      And the expanded image of the first comic is shown
      And an image is expanded

      Examples:
        | what                                                                  |
        | the large image of the first comic is loaded only when it is expanded |
        | the large image of "Ragnarok" is loaded only when it is expanded      |
        | the expanded image is loaded only when it is expanded                 |

    @MAR-UC3 @MAR-R36
    Scenario: By its number
      Given "Thor" has 2 comics
      And I opened the details of "Thor"
      When I scroll through the comics section to the end
      Then the image of the second comic is shown
      And the second large image is loaded only when it is expanded
      And the expanded image of the second comic is shown

    @MAR-UC3 @MAR-R36
    Scenario: Expanded twice
      Given "Thor" has 2 comics
      And I opened the details of "Thor"
      Then the details of "Thor" are shown
      When I expand the first comic
      Then only the expanded image is loaded
      And image 1 of 2 is shown
      When I close the expanded image
      Then the details of "Thor" are shown again
      When I expand the first comic
      Then the large image is not loaded again

  Rule: The presenter

    @MAR-T2 @MAR-UC1
    Scenario Outline: The characters are found: <what>
      Given the library has "Thor" and "Hulk"
      And a list presenter with a mocked user interface
      When <what>
      Then the user interface shows "Thor" and "Hulk"
      And showCharacters was called once

      Examples:
        | what                                             |
        | the list presenter receives the found characters |
        | the characters are passed to the presenter       |
        | foundCharacters is called with these characters  |

    @MAR-UPDATE @MAR-UC1
    Scenario: The limit goes to the interactor
      When updateView is called with the limit 30
      Then the limit 30 was passed to the interactor
      And getCharacters was called with the limit 30

    @MAR-T3 @MAR-UC3
    Scenario: The presenter opens the details
      Given the library has "Thor" and "Hulk"
      And a list presenter with a mocked wireframe
      When openDetailsView is called with 1 and the characters
      Then the presenter opens the detail view of "Hulk"
      And the presenter asks the wireframe to present the detail view of "Hulk"
      And the detail view of "Hulk" was presented by the wireframe

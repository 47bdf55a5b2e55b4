@MAR
Feature: Plainer words, part three

  More sentences about the details, their sections and their images, and about the presenter, each of
  them once.

  Rule: The name and the description

    @MAR-UC3 @MAR-R28
    Scenario: They came with the list
      Given "Thor" has the description "A god"
      When I select "Thor"
      # audit-ignore(both words mean the name of the one who was selected)
      Then I see its name
      # audit-ignore(both words mean the name of the one who was selected)
      And the name of the character is shown
      # audit-ignore(both words mean the name of the one who was selected)
      And its name is shown without another API call
      # audit-ignore(both words mean the name of the one who was selected)
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
        | comics  | 2      |
        | series  | 0      |
        | stories | 0      |
        | events  | 1      |

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
        | what                                            |
        | I scroll through the comics                     |
        | swipes through the comics                       |
        | scrolling down the comics                       |
        | the user scrolls the comics section into view   |
        | scrolls the comics section into view            |
        | scrolling the comics section into view          |
        | I swipe through the comics section to the end   |
        | moves along the comics section                  |
        | swiping through the comics section to its end   |

    @MAR-UC3 @MAR-R31
    Scenario Outline: One image: <what>
      Given "Thor" has 3 comics
      And I opened the details of "Thor"
      When <what>
      Then only the second image of the comics is loaded
      And the image of the second comic is shown
      But the image of the third comic is not loaded

      Examples:
        | what                                             |
        | the second image of the comics becomes visible   |
        | the second image of the comics comes into view   |
        | the second image of the comics is scrolled into view |
        | I scroll down to the second image of the comics  |
        | scrolls to the second image of the comics        |
        | scrolling down to the second image of the comics |

    @MAR-UC3 @MAR-R31
    Scenario Outline: Two images: <what>
      Given "Thor" has 3 comics
      And I opened the details of "Thor"
      When <what>
      Then the detail view shows the images of the first two comics
      And the comics section shows the first two images
      But the image of the third comic is not loaded

      Examples:
        | what                                            |
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
        | what                                                                |
        | the large image of the first comic is loaded only when it is expanded |
        | the large image of "Ragnarok" is loaded only when it is expanded    |
        | the expanded image is loaded only when it is expanded               |

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

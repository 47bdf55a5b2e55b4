@MAR
Feature: Who stands where, and images that are expanded one after the other

  Rule: Places in the list and in the library

    @MAR-UC1 @MAR-R18
    Scenario Outline: In the order of the server: <sentence>
      Given the library has the characters "Thor", "Hulk" and "Storm"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                      |
        | the list shows "Thor" before "Hulk"           |
        | the list shows "Storm" below "Hulk"           |
        | "Thor" is shown above "Storm"                 |
        | "Storm" is listed after "Hulk"                |
        | the list does not show "Hulk" above "Thor"    |
        | the list shows "Thor" first                   |
        | the list shows "Storm" at the end             |
        | the list shows "Thor", and then "Storm"       |
        # audit-ignore(it is so in other words too)
        | "Thor" is at the top of the list              |
        | "Hulk" is not at the bottom of the list       |
        | the list shows at least 3 characters          |
        | the list does not show more than 3 characters |
        | fewer than 4 characters are shown             |
        | no more than one request was sent             |
        | the names of the characters are shown         |
        | the list comes from the character index       |

    @MAR-UC1
    Scenario Outline: A place in the library: <place>
      Given the library has 45 characters
      And <place>
      When I open the app
      Then the list does not show "Wolverine"
      # audit-ignore(the end stays the end)
      When I reach the end of the list twice
      Then the <ordinal> character is "Wolverine"

      Examples:
        | place                                            | ordinal |
        | "Wolverine" is the last character of the library | 45th    |
        | "Wolverine" is the 30th character in the library | 30th    |
        | the 21st character of the library is "Wolverine" | 21st    |

    @MAR-UC1
    Scenario Outline: The only one: <what>
      Given <what>
      When I open the app
      Then the list shows only "Thor"

      Examples:
        | what                                        |
        | "Thor" is the only character in the library |
        | the only character of the library is "Thor" |
        | "Thor" exists                               |

    @MAR-UC1
    Scenario: The pages in a table
      Given the pages of the library are:
        | page | character |
        |    1 | Quasar    |
        |    1 | Abyss     |
        |    2 | Sentry    |
      When I open the app
      Then the list shows "Quasar", "Abyss" and nobody else
      # audit-ignore(the end stays the end)
      When I get to the end of the list
      Then the list shows "Quasar", "Abyss" and "Sentry" in this order
      # audit-ignore(the first of them has not changed either)
      And the first 2 characters have not changed
      And the order of the characters is unchanged

    @MAR-UC1
    Scenario Outline: One of three pages: <given>
      Given <given>
      When the user arrives at the end of the list
      Then <count> characters are shown
      And the request asks for the <page> page

      Examples:
        | given                                                               | count | page   |
        | the first of three pages is presented                               |    40 | second |
        | the second of three pages is presented                              |    60 | third  |
        | the second of three pages was presented                             |    60 | last   |
        | a list of 20 characters with more on the server                     |    40 | second |
        | the API returns a first page of 5 characters and a second page of 3 |     8 | second |

    @MAR-UC1
    Scenario Outline: The user looks about: <deed>
      Given the library has 45 characters
      And I opened the app
      When <deed>
      Then the list has not grown
      And nothing new is loaded

      Examples:
        | deed                              |
        | I scroll down a little            |
        | I scroll up again                 |
        | I get back to the first character |

    @MAR-UC2
    Scenario: The list after a search
      Given the library has 25 characters
      And I have searched for "Hero 03" before
      When I go back to the list
      # audit-ignore(it is filtered by no name)
      Then the list is not filtered by the name "Hero 03"
      And the list is not complete
      And the user can go on browsing the library

    @MAR-UC2
    Scenario Outline: Ways to search: <deed>
      # audit-ignore(well-known names are in every library)
      Given the library has the characters "Thor" and "Hulk"
      And the search was opened with the magnifier
      # audit-ignore(a search can be made again)
      When <deed>
      Then the results belong to "<text>"
      And the results show at most one character
      # audit-ignore(the other parameters are sent as well)
      And the search uses the name param

      Examples:
        | deed                                     | text |
        | I search for "Thor" in lower case        | thor |
        | I look up "Hulk"                         | Hulk |
        | the name "Hulk" is entered               | Hulk |
        | I search for "Thor" with the search icon | Thor |

  Rule: The works of a character

    @MAR-UC3
    Scenario Outline: What a character appears in: <what>
      Given <what>
      When I select "Thor"
      Then the comics section has 2 items
      And "Ragnarok" is listed under comics
      # audit-ignore(it is in no other section either)
      And "Hulk" is not one of the comics
      And the first section is comics
      And the comics come before the series
      And the events section comes last
      And the details are shown without calling the API again
      And nothing of "Hulk" is left in it
      And the details are not loaded again

      Examples:
        | what                                                    |
        | "Thor" appears in the comics "Ragnarok" and "Siege"     |
        | "Thor" is featured in the comics "Ragnarok" and "Siege" |

    @MAR-UC3 @MAR-R34
    Scenario: With images and without
      Given "Thor" appears in the comic "Ragnarok" without an image
      And I have opened the details of "Thor"
      # audit-ignore(a work without an image shows none anyway)
      When I look at the first comic
      Then the first comic is shown without an image
      And the description is empty

    @MAR-UC3 @MAR-R31
    Scenario: As many images as are on the screen
      Given the character "Loki" has 4 items in the comics section
      And the details of "Loki" are open
      When comics 1 and 2 come into view
      Then 2 comic images are fetched from their resourceURI
      And the other comics show no images
      # audit-ignore(each image appears once it is looked at)
      And the images of the comics appear later

    @MAR-UC3 @MAR-R30
    Scenario: The resource URI of another server
      Given "Vision" has a comic with the resourceURI "https://marvel.example.com/comics/71"
      And the details of "Vision" are open
      # audit-ignore(it comes into view to be fetched)
      When the image of that comic comes into view
      Then the image is fetched from "https://marvel.example.com/comics/71"
      And 1 image is loaded
      And every request is signed

    @MAR-UC3 @MAR-R36
    Scenario Outline: One image after the other: <deed>
      Given a character with 3 comics
      # audit-ignore(expanding opens the details)
      And I have selected the character
      When <deed>
      Then only the first expanded image is loaded
      And the expanded images are lazy loaded
      And each image is fetched from its resourceURI
      And the position is "3/3"

      Examples:
        | deed                                      |
        # audit-ignore(the character has comics alone)
        | I expand the images of the comics section |
        # audit-ignore(the character has comics alone)
        | I expand the images of the comics         |
        # audit-ignore(the character has comics alone)
        | I expand all images                       |
        # audit-ignore(the character has comics alone)
        | the images are expanded                   |
        | I expand the comics section               |

    @MAR-UC3 @MAR-R36
    Scenario: The user goes on to another image
      Given "Thor" appears in the comics "Ragnarok" and "Siege"
      # audit-ignore(the character has comics alone)
      And I have expanded the images of the comics of "Thor"
      When the second expanded image becomes visible
      Then the expanded image shows "Siege"
      And the expanded image of the same comic is shown

  Rule: Requests and images, in a word

    @MAR-UC2 @MAR-R22
    Scenario: An older search
      Given the library has the characters "Thor" and "Hulk"
      And the search for "Thor" is still running
      When I start a search for "Hulk"
      # audit-ignore(of two searches the first is the previous one)
      Then the first search is cancelled
      And the search found one character
      # audit-ignore(every request contains it)
      And the request contains the public key
      # audit-ignore(no request contains it)
      And the request does not contain the private key

    @MAR-UC2
    Scenario: Nobody is found
      Given the library has the characters "Thor" and "Hulk"
      And I have searched for "Hulk"
      When I search for a name nobody has
      Then no character matches the name
      And the search did not find anything
      And the previous results are gone

    @MAR-UC1
    Scenario: What the requests asked for
      Given I have scrolled through all pages
      Then the requests had the offsets 0, 20 and 40
      And exactly one request for the third page was sent

    @MAR-UC3 @MAR-R31 @MAR-R32
    Scenario: Those that can be seen
      Given "Thor" has 3 comics
      And I have opened the details of "Thor"
      When comics 1 and 2 come into view
      Then only visible images are loaded
      And images that are not visible are not requested
      When comic 3 becomes visible
      Then each comic shows its image
      And the detail view is about "Thor"
      And the name in the detail view is "Thor"
      When I expand the image of comic 1
      Then the gallery is shown

    @MAR-UC3 @MAR-R32
    Scenario: An image on its way
      Given the image of comic 1 is pending
      # audit-ignore(below the list there is nothing)
      When I go back
      Then the image request is cancelled

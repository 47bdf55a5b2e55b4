@MAR
Feature: Sentences that say several things at once

  Testers join two sentences in one, name several works by their numbers, give a request all its
  parameters, and say what a message is about. Each part is checked as it is where it stands alone.

  Rule: Two sentences in one

    @MAR-UC1 @MAR-R17
    Scenario Outline: Back on the way to the next page: <what>
      Given the list shows the characters 1 to 20 of 50
      # audit-ignore(none of these is a valid answer)
      And the server answers every request with status 503
      # audit-ignore(it fails for as long as the server does not work)
      When I reach the end of the list
      Then a message informs me that the data is invalid but the list still shows 20 characters
      When <what>
      Then the list shows the characters 1 to 40 out of 50

      Examples:
        | what                                                                              |
        | the server works again and I reach the end of the list                            |
        | once the server works again, I reach the end of the list                          |
        | 2 seconds pass, the server works again and the user tries again                   |
        | the server works again, the user goes to the list and reaches the end of the list |

    @MAR-UC2 @MAR-R09
    Scenario: What goes on while the user searches
      # audit-ignore(a search opens it anyway)
      Given I have tapped on the magnifier icon
      # audit-ignore(without a connection nobody is found, whoever is searched for)
      When I search for "Hero 03" while the device is offline
      # audit-ignore(nothing else is shown either)
      Then the result shows no characters
      And then a message informs the user about the missing connection

    @MAR-UC2 @MAR-R26
    Scenario: There and back
      # audit-ignore(the one match is all that is found)
      Given the search shows "Hero 05"
      When the user closes the search, reaches the end of the list and taps on the magnifier icon
      Then the search is presented and no search result is shown
      And finally 3 requests were sent in total

    @MAR-UC3
    Scenario: A view and what else it has
      Given I have selected "Thor" and returned
      When I select "Hulk" and go back
      Then the list shows "Thor", "Hulk" and nobody else
      And the list is not loading and shows no message

  Rule: What the server answers

    @MAR-UC1 @MAR-R08
    Scenario Outline: The next answer alone: <answer>
      # audit-ignore(any of these answers is invalid)
      Given <answer>
      When I open the list of characters
      Then the app informs the user that the data is invalid
      # audit-ignore(what is one error is not the other)
      And a data error is reported
      # audit-ignore(what is one error is not the other)
      But no configuration error is shown
      And no message informs about the connectivity
      When I try again
      Then the list shows the characters 1 to 20
      And no error message is shown

      Examples:
        | answer                                                            |
        | the server answers the next request with status 409 and code 409  |
        | the server answers the next request with a body without "data"    |
        | the Marvel API answers my next call with an error                 |
        | the next request is answered with status 200 and the text "oh no" |
        | the next page fails with status 429                               |

    @MAR-UC1 @MAR-R08
    Scenario Outline: Every answer: <answer>
      Given the server answers every request with <answer>
      When I open the list of characters
      And I try again
      Then a message about invalid data is shown
      And 2 messages were shown
      And no message about the connection is shown
      And no characters are shown

      Examples:
        | answer                                   |
        # audit-ignore(none of these is a valid answer)
        | status 401 and code "InvalidCredentials" |
        # audit-ignore(none of these is a valid answer)
        | status 200 and a body without "data"     |
        # audit-ignore(none of these is a valid answer)
        | status 500 and an empty body             |

    @MAR-UC1 @MAR-R08
    Scenario: The next two answers
      Given the list shows only "Thor" because the library has the character "Thor"
      # audit-ignore(none of these is a valid answer)
      And the server answers the next two requests with an invalid answer
      When I search for "Thor"
      Then a message informs that the data is invalid
      When the user waits 2 seconds and searches for "Thor" again
      Then a message informs that the data is invalid
      When the user searches for "Thor" again
      # audit-ignore(the one match is all that is found)
      Then the result shows "Thor"

    @MAR-R07
    Scenario: A key that is blank
      Given a blank public key
      When I open the list of characters
      Then a configuration error is reported and no request was sent
      And the user is informed about the blank public key

  Rule: Requests and their parameters

    @MAR-UC1 @MAR-R05 @MAR-R12
    Scenario: All that a request carries
      Given the public key "1234", the private key "abcd" and the time stamp "1"
      And a library of 45 characters and a page size of 10
      When I open the list of characters, 4 seconds pass and I reach the end of the list
      Then the first request carries ts "1", offset 0 and limit 10
      And the second request carries ts "5", apikey "1234" and hash "df8e4eed8707672c3e1c15879f80f989"
      And all of the requests have limit 10 and apikey "1234"
      And none of the requests carries offset 20
      # audit-ignore(who carries all three carries two of them)
      And every request carries ts, apikey and hash
      And one request with offset 10 and limit 10 was sent
      And no request with offset 20 and limit 10 was sent
      And no part of the two requests contains the private key
      And no request was cancelled

    @MAR-UC2 @MAR-R22
    Scenario Outline: The older answer comes late: <order>
      # audit-ignore(the answer is ignored either way)
      Given answers on their way can no longer be stopped
      And the search for "Hero 01" is pending
      When I search for "Hero 02"
      # audit-ignore(it was sent and stopped before any answer came)
      And <order>
      # audit-ignore(who shows only one shows that one)
      Then the result shows only "Hero 02"
      And a request with name "Hero 02" and offset 0 was sent
      And the query contains "name=Hero%2002"
      And the first request was not cancelled
      But the second request was cancelled

      Examples:
        | order                                    |
        | both answers arrive, the older one last  |
        | both answers arrive                      |
        | the answers arrive in reverse order      |
        | both answers arrive, the newer one first |

    @MAR-UC3 @MAR-R28
    Scenario: Nothing is asked for the details
      Given "Hero 02" has 2 comics
      # audit-ignore(whoever selects a character has the list before them)
      And the list of characters is shown
      When I select "Hero 02"
      Then the details of "Hero 02" are presented
      # audit-ignore(no character is asked for)
      And no request for character 2 was sent
      And there are 2 comics
      And no image request was sent
      And no request for an image was sent
      When comic 2 becomes visible
      Then only the image of comic 2 is loaded

  Rule: Characters of one name

    @MAR-UC2 @MAR-R25
    Scenario Outline: So many of a name: <library>
      Given <library>
      And I tapped on the magnifier icon
      When I search for "Clone"
      # audit-ignore(the 10 characters are all that is shown)
      Then the result shows 10 characters
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the result
      # audit-ignore(the 12 characters are all that is shown)
      Then the result shows 12 characters
      And the last request had name "Clone", offset 10 and limit 10

      Examples:
        | library                                                        |
        | a library of 12 characters called "Clone", 10 on each page     |
        | a library with 12 characters, all named "Clone" in pages of 10 |

  Rule: The sections of the details

    @MAR-UC3 @MAR-R29
    Scenario: Each section and its number
      Given a character "Thor" with 3 comics, 1 series, 4 stories and 2 events and the links "wiki" and "blog"
      When I select "Thor"
      Then the sections are "comics" 3, "series" 1, "stories" 4, "events" 2, "links" 2
      And its sections are comics: 3, series: 1, stories: 4, events: 2 and links: 2
      And the detail view shows the sections "stories" 4 and "links" 2
      And the detail view does not show the sections "comics" 4 and "series" 1
      And the links are labelled "Wiki" and "Blog"

  Rule: Works by their numbers

    @MAR-UC3 @MAR-R31 @MAR-R34
    Scenario Outline: Some of them are seen: <seen>
      Given a character with 4 comics of which the second and the fourth have no picture
      And its details are presented
      When <seen>
      Then the images of comics 1 and 3 are shown
      And comics 1 and 3 show their images
      But no request was sent for comic 2
      When comics 2 and 4 become visible
      Then comics 2 and 4 show the placeholder

      Examples:
        | seen                                 |
        | comics 1 and 3 become visible        |
        | comic 1 and comic 3 come into view   |
        | the first and the third comic appear |

    @MAR-UC3 @MAR-R31
    Scenario: Those between are left alone
      Given the details of a character with 5 stories are presented
      When story 1 appears and story 5 appears
      Then no request was sent for stories 2 to 4
      And story 1 shows its image and story 5 its image
      And the images of stories 2 and 3 are not loaded

    @MAR-UC3 @MAR-R34
    Scenario Outline: One without a picture: <given>
      Given <given>
      When I open the details of "Thor" and all 3 stories have come into view
      Then story 3 shows the placeholder and story 2 its image

      Examples:
        | given                                                                                           |
        | "Thor" has 3 stories of which the last has no picture                                           |
        | there is "Thor" with 3 stories, of which the third lacks an image                               |
        | "Thor" has 3 stories of which story 3 has the thumbnail "http://x.test/image_not_available.gif" |

    @MAR-UC3 @MAR-R36
    Scenario: Two stories with a picture
      Given 3 stories of which the first has no picture
      When I expand story 3
      Then the footer says "2/2" and the title of story 3

    @MAR-UC3 @MAR-R32
    Scenario Outline: Out of sight and back: <away>
      Given the details of a character with 2 comics are presented
      # audit-ignore(an image that is pending is that of a comic on the screen)
      And comic 1 becomes visible
      And the image of comic 1 is pending
      When <away>
      Then the request was cancelled and no image is shown
      When <back> and the answer arrives
      Then comic 1 shows its image and no request was sent for comic 2

      Examples:
        | away                             | back                           |
        | comic 1 scrolls out of sight     | comic 1 reappears              |
        | comic 1 disappears               | comic 1 is back in view        |
        | I scroll away from comic 1       | comic 1 is visible again       |
        | the first comic moves off screen | comic 1 scrolls back into view |

    @MAR-UC3 @MAR-R32
    Scenario Outline: All of them leave the screen: <away>
      Given the details of a character with 2 comics are presented
      And all 2 comics have become visible
      Then the images of comics 1 and 2 are shown
      When <away>
      Then no image is shown
      And exactly 2 images were loaded

      Examples:
        | away                            |
        | both comics scroll out of view  |
        | comics 1 and 2 leave the screen |

    @MAR-UC3
    Scenario: One of them fails
      Given the details of a character with 2 comics are presented
      # audit-ignore(an image that failed is asked for again only when it is back)
      When both comics become visible and the image of comic 1 fails
      Then comic 2 shows its image
      But comic 1 shows that its image could not be loaded

    @MAR-UC3 @MAR-R34
    Scenario Outline: One without a picture alone: <story>
      Given <story>
      When the story becomes visible
      Then story 1 shows the placeholder and no image request was sent
      And there are no links

      Examples:
        | story                                                        |
        | a story whose thumbnail is null                              |
        | a story whose image is http://x.test/image_not_available.jpg |
        | a story without a picture                                    |

    @MAR-UC3 @MAR-R36
    Scenario Outline: A large image that does not come: <what>
      Given the image of comic 1 of 3 is shown
      And the large image of comic 2 <what>
      When I expand comic 2
      Then a placeholder is expanded
      And the large image of comic 2 was requested only once
      And the second large image was requested exactly once
      And the large image of "comic 2" was not requested twice
      And the footer still says "2/3"

      Examples:
        | what             |
        | cannot be loaded |
        | fails to load    |

    @MAR-UC3 @MAR-R36
    Scenario: One of three was seen
      Given the image of comic 1 of 3 has been shown
      When I expand it
      Then the footer says "1/3" and only the large image of comic 1 is requested

  Rule: Requests by their queries

    @MAR-UC1 @MAR-R20
    Scenario Outline: Page after page: <sentence>
      Given a library of 27 characters and a page size of 10
      When I open the list of characters
      And I reach the end of the list
      And I reach the end of the list
      Then <sentence>

      Examples:
        | sentence                                               |
        | the requests were sent with the offsets 0, 10 and 20   |
        | three requests with the limits 10, 10 and 10 were sent |
        | the offsets of the requests are 0, 10, 20              |

    @MAR-UC2 @MAR-R22
    Scenario: The query of a search, and the request that was stopped
      Given the public key "open5", the private key "closed5" and the time stamp "3"
      And the search for "Hero 03" is pending
      When I search for "Hero 04"
      Then a request to the characters endpoint with the query "name=Hero%2004" was sent
      And the request for "Hero 03" was cancelled
      And no part of the request contains the private key "closed5"

    @MAR-UC3 @MAR-R33
    Scenario Outline: The picture of a path and an extension: <thumbnail>
      Given the details of a character with 2 events are presented
      And <thumbnail>
      When event 2 becomes visible
      Then requests were sent to the resource URI of event 2 and to "http://img.test/gale/portrait_incredible.gif", in this order

      Examples:
        | thumbnail                                                                   |
        | the thumbnail of event 2 is "http://img.test/gale" with the extension "gif" |
        | event 2 has the picture "http://img.test/gale" with the extension "gif"     |

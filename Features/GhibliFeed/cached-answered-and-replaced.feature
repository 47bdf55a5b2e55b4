@GHI
Feature: What is cached, answered, replaced and saved
  Further sentences of testers: what is old and what is new in the cache, and what answers when.

  Rule: Old and new

    @GHI-UC6.P
    Scenario Outline: The new feed and not the old one: <outcome>
      Given the cache contains the film "Ponyo"
      And the remote feed contains "Spirited Away" and "Arrietty"
      When the user requests to see the film feed
      Then <outcome>
      And "Spirited Away" and "Arrietty" are cached

      Examples:
        | outcome                                                       |
        | the cache should contain 2 films and no longer "Ponyo"        |
        | the cache should contain the new films and not the old ones   |
        | the cache contains the films from remote but not the old feed |
        | the cache contains the two remote films                       |
        | the cache should no longer contain the old feed               |
        | the previous films are no longer in the cache                 |

    @GHI-UC6.P
    Scenario Outline: The order of saving: <outcome>
      Given there is an expired cached feed with "Ponyo"
      When I execute the "Save Film Feed" command with 5 films
      Then the new cache data is timestamped with the current date
      And <outcome>
      And "Ponyo" is deleted
      And a success message is delivered once

      Examples:
        | outcome                                                                       |
        | the system deletes old cache data before it saves new cache data              |
        | the system first deletes the old cache data and then saves the new cache data |
        | the old cache is deleted before the new one is saved                          |

    @GHI-UC5.P
    Scenario Outline: The old feed stays: <outcome>
      Given the cached feed with "Ponyo" and "Arrietty" is 6 days old
      When the "Validate Cache" command is executed
      Then <outcome>
      And a success message is delivered

      Examples:
        | outcome                                |
        | the cache should be unchanged          |
        | no films are deleted                   |
        | old cache data is not deleted          |
        | the cache still contains the old films |
        | the system does not delete cache       |

    @GHI-UC3.E @GHI-UC5.E
    Scenario Outline: An expired feed with its films: <cache>
      Given <cache>
      Then the cache has <films>
      But loading the feed from the cache delivers no films
      When the "Validate Cache" command is executed
      Then the system deletes the expired cache
      And the system deletes cache

      Examples:
        | cache                                          | films        |
        | the cached feed with 3 films is eight days old | 3 films      |
        | a cached feed of "Ponyo" is 7 days old         | only "Ponyo" |
        | a cached feed with "Ponyo" is expired          | only "Ponyo" |
        | there is a cached feed that has expired        | 2 films      |

    @GHI-UC3.R
    Scenario: A cause and its outcome
      Given loading the feed from the cache delivers an error
      When the "Load Film Feed" command is executed on the cache
      Then the system delivers a retrieval error
      And loading the feed from the cache delivers an error

    @GHI-UC3.P
    Scenario: The films of the cache
      Given the user doesn't have connectivity
      And the cached feed with "Ponyo" is 6 days old
      When the user requests to see the feed
      Then the app should display the latest feed saved with "Ponyo"
      And the app displays the films of the cache

  Rule: Images

    @GHI-UC2.X
    Scenario Outline: Canceled before something answers: <cancel>
      Given the image "https://a-image.url" can be downloaded
      And the "Load Image Data" command was executed
      When <cancel>
      # audit-ignore(a canceled load delivers nothing, whether its download completes or not)
      And the download of the image completes
      Then the system delivers neither image data nor an error
      And no error is delivered for "https://a-image.url"

      Examples:
        | cancel                                              |
        | it is cancelled before the remote answers           |
        | the load is cancelled before the response arrives   |
        | the user cancels it before the server has responded |

    @GHI-UC4.X
    Scenario: Canceled before the cache answers
      Given the cache has image data for "https://a-image.url"
      When the "Load Image Data" command is executed
      And it is cancelled before the cache answers
      Then neither image data nor an error is delivered
      And the image data for "https://a-image.url" is still cached

    @GHI-UC2.I
    Scenario Outline: No image: <image>
      Given <image>
      When I execute the "Load Image Data" command with the URL "https://a-image.url"
      Then the system delivers an invalid data error for "https://a-image.url"
      And only one image request has been made

      Examples:
        | image                                                    |
        | the image "https://a-image.url" cannot be downloaded     |
        | the image data of "https://a-image.url" is not available |

    @GHI-UC4.R
    Scenario: Reading the image cache
      Given the cache has image data for "https://a-image.url"
      And reading the image cache fails
      Then loading the image data from the cache delivers an error
      And the image data for "https://a-image.url" is still cached

  Rule: The remote

    @GHI-UC1.P
    Scenario: The response to a request
      Given the response of GET /feed has the status 200 and this film:
        | title             | description |
        | Castle in the Sky | A crystal   |
      When the system creates the film feed from the data
      Then the films are delivered in the order of the payload
      And the title of the film is "Castle in the Sky"
      And its description is "A crystal"
      And 1 request is made

    @GHI-UC1.P
    Scenario: A description on the screen
      Given the remote has one film with the title "Ponyo", the description "By the sea" and the url "https://ghibli.test/films/4"
      When the user requests to see the feed
      Then the app displays the description "By the sea"
      But the app does not display the description "https://ghibli.test/films/4"

    @GHI-UC1.P
    Scenario: No films
      Given the remote feed is an empty list
      When the "Load Film Feed" command is executed
      Then the system delivers an empty feed

    @GHI-UC1.C
    Scenario Outline: Without a connection: <request>
      When <request>
      Then the system delivers a connectivity error once

      Examples:
        | request                                                       |
        | the "Load Film Feed" command is executed without connectivity |
        | the system loads the feed from remote while offline           |

  Rule: The new feed takes the place of the old one

    @GHI-R10
    Scenario Outline: New films come for old ones: <sentence>
      Given the cache has "Kite Harbour"
      And the remote feed has "Night Ferry" and "Snow Orchestra"
      When the user requests to see the film feed
      Then <sentence>
      And "Night Ferry" and "Snow Orchestra" are cached
      And 1 request is made

      Examples:
        | sentence                                       |
        | the old feed is replaced                       |
        | the old feed is replaced with the new one      |
        | the app replaces the old films                 |
        | the app replaces the old feed with the new one |
        | the new feed replaces the old films            |
        | the new feed has replaced the old one          |
        | the new feed has replaced the cache            |
        | the latest feed replaces the cache             |
        | the films are saved                            |
        | the new remote films are saved                 |
        | the two films are saved                        |
        | both films are saved                           |
        | "Kite Harbour" is deleted                      |
        | the previous films no longer exist             |

    @GHI-R12
    Scenario Outline: Without a connection nothing takes the place of the cache: <sentence>
      Given the cache has "Kite Harbour"
      And the user has no connectivity
      When the user requests to see the film feed
      Then <sentence>
      And "Kite Harbour" is shown

      Examples:
        | sentence                                             |
        | the app does not replace the cache                   |
        | the app does not replace the cache with the new feed |
        | the app must not overwrite the cached feed           |

    @GHI-R12
    Scenario: First without a connection, then with one
      Given the cache has "Kite Harbour"
      And the user has no connectivity
      When the user requests to see the film feed
      Then the app does not replace the cache with the new feed
      And "Kite Harbour" is shown
      When the user has connectivity
      And the user requests to see the film feed
      Then the app replaces the old feed with the new one

    @GHI-UC6.S
    Scenario Outline: Films that cannot be saved: <sentence>
      Given a film feed with "Night Ferry" and "Snow Orchestra"
      And the system cannot save the new cache data
      When the system executes the "Save Film Feed" command
      Then <sentence>
      And the system does not save "Night Ferry" and "Snow Orchestra"

      Examples:
        | sentence                    |
        | the films are not saved     |
        | the two films are not saved |
        | both films are not saved    |

    @GHI-UC6.P
    Scenario Outline: Films saved by a command: <sentence>
      Given a film feed with "Night Ferry" and "Snow Orchestra"
      When the system executes the "Save Film Feed" command
      Then <sentence>
      And the system saves "Night Ferry" and "Snow Orchestra"

      Examples:
        | sentence                |
        | the films are saved     |
        | the two films are saved |
        | both films are saved    |

    @GHI-UC5.P
    Scenario: A cache that is kept for seven days
      Given the cache has "Kite Harbour"
      When "Validate Cache" is executed
      Then "Kite Harbour" is not deleted
      And a success message is delivered once
      When "Validate Cache" is executed 7 days later
      Then "Kite Harbour" is deleted
      And the cache is deleted

  Rule: How long ago the feed was saved

    @GHI-R13
    Scenario Outline: Near the limit of seven days: <cache>
      Given an offline user
      And <cache>
      When the user requests to see the feed
      Then <outcome>

      Examples:
        | cache                                           | outcome                                      |
        | the feed was saved less than 7 days ago         | the saved feed is displayed                  |
        | the feed was saved more than 7 days ago         | the app shows no films, but an error message |
        | the cache was last updated more than 7 days ago | I see no films and an error                  |

  Rule: A film and its properties

    @GHI-CONTRACT
    Scenario: The film that the remote has
      Given the remote feed has the film "Night Ferry" with the description "By boat" and the url "https://ghibli.test/films/7"
      When the user requests to see the film feed
      Then the app displays one film with the title "Night Ferry" and the description "By boat"
      And the app shows the url "https://ghibli.test/films/7"

  Rule: Images of a URL

    @GHI-UC4.P
    Scenario: The image that the cache has for a URL
      Given the image URL "https://img.ghibli.test/cat.png"
      And there is a cached image for that URL
      When the "Load Image Data" command is executed from the cache
      Then the system delivers the cached image data from the cache
      And the cache has the image for that URL
      And the image data for "https://img.ghibli.test/cat.png" is cached

    @GHI-UC4.M
    Scenario: The image that the cache has for another URL only
      Given the cache has an image for "https://img.ghibli.test/cat.png"
      And the image URL "https://img.ghibli.test/dog.png"
      When the "Load Image Data" command is executed from the cache
      Then the system does not deliver the image from the cache
      And a not found error is delivered
      And the cache has no image for that URL
      And only the data for "https://img.ghibli.test/cat.png" is cached

    @GHI-UC2.I
    Scenario Outline: The image URL answers with <status>
      Given the image URL "https://img.ghibli.test/cat.png" answers with <status>
      When the "Load Image Data" command is executed
      Then the system delivers <outcome>
      And the request sent was "GET /cat.png"

      Examples:
        | status       | outcome               |
        | status 404   | an invalid data error |
        | a 200 status | image data            |

    @GHI-UC3.P
    Scenario: Saved at this time, and after what was there
      Given the current time is 2026-04-02 07:15:00 UTC
      # audit-ignore(what is empty is deleted as well)
      And a cache of 2 films saved 1 day ago
      When the user executes "Save Film Feed" with 3 films
      Then the cache has 3 films with the time stamp 2026-04-02 07:15:00 UTC
      And the store received "delete" before "insert"

    @GHI-UC1.I
    Scenario: Two of five are broken
      # audit-ignore(any of these is invalid data)
      Given the remote answers with status 200 and 3 valid films and 2 films without "title"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error

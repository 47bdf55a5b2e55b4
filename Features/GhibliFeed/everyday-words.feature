@GHI
Feature: Everyday sentences

  What testers say without the document at hand: of the screen, the cache, the remote and what a
  command brings.

  Rule: The screen

    @GHI-R10
    Scenario Outline: Both films: <sentence>
      Given the user has an internet connection
      And the server has two films: "Night Ferry" and "Snow Orchestra"
      When the user asks to see the latest film feed for the first time
      Then <sentence>

      Examples:
        | sentence                                                        |
        | both films are shown                                            |
        | all the films are displayed                                     |
        | the films are shown in the order "Night Ferry", "Snow Orchestra" |
        | there are exactly two films on the screen                       |
        | the cached feed consists of "Night Ferry" and "Snow Orchestra"  |
        | the remote is asked once                                        |
        | the timestamp of the cache is now                               |
        | the cache's age is zero                                         |

    @GHI-R25
    Scenario: An error and nothing else
      Given the device is in airplane mode
      And the user saw an error message
      Then the screen shows nothing but an error message
      When the network returns
      And the user retries
      Then the films from remote are shown

    @GHI-R32
    Scenario: An empty feed
      Given the cache has 2 films
      And the remote delivers an empty feed
      When the user requests to see the film feed
      Then the app displays an empty list
      And the app shows no films and no error message
      And the cache is replaced with an empty feed
      And the old films are no longer cached

  Rule: The cache

    @GHI-UC5.E
    Scenario Outline: Old: <cache>
      Given <cache>
      When the cache is validated
      Then the cache should be gone

      Examples:
        | cache                                      |
        | the cache was timestamped exactly 7 days ago |
        | the feed has been cached for 8 days        |

    @GHI-R11
    Scenario Outline: No answer to replace it: <sentence>
      Given the cache has 2 films
      And the remote answers with status 500
      When the user requests to see the film feed
      Then <sentence>
      And the saved films are shown

      Examples:
        | sentence                    |
        | the cache keeps its films   |
        | the cache is left untouched |

    @GHI-UC6.P
    Scenario: Deleted before saved
      Given the cache has the film "Kite Harbour"
      When the user saves "Night Ferry"
      Then the system should delete the old cache data before saving
      And nothing else is delivered
      And the old films are no longer cached

    @GHI-UC6.S
    Scenario: Not saved
      Given saving to the cache fails
      When the user saves the film feed
      Then the save fails with a saving error
      And an error is delivered once

    @GHI-UC3.P
    Scenario: From the cache each time
      Given a cached feed with "Night Ferry" and "Kite Harbour"
      When the "Load Film Feed" command is executed from the cache three times
      Then each time the system delivers a film feed
      And a film feed is delivered three times
      And the system delivers the films from the cache
      And the films "Night Ferry" and "Kite Harbour" are delivered from the cache

  Rule: The remote

    @GHI-UC1.I
    Scenario Outline: A film that is wrong: <film>
      Given <film>
      When the film feed is loaded
      Then the result is an invalid data error
      And the error delivered is not a connectivity error
      And one request was made
      And the reason given is '<reason>'

      Examples:
        | film                                                  | reason                                                                          |
        | the remote feed has a film whose id is "abc"          | film 1 has the id "abc", which is not a UUID                                    |
        | one of the films has no id                            | film 2 has no "id"                                                              |
        | the "image" of the second film is not a URL           | film 2 has "not a value" for "image", which is not an http or https URL         |
        | the title of the first film in the payload is missing | film 1 has no "title"                                                           |
        | the second film lacks its title                       | film 2 has no "title"                                                           |

    @GHI-UC1.P
    Scenario: A film in words
      Given a film with id "2baf70d1-42bb-4437-b551-e5fed5a87abe" and title "Night Ferry"
      And the URL "https://ghibli.test/films"
      When the film feed is loaded from that URL
      Then the delivered film has the id "2baf70d1-42bb-4437-b551-e5fed5a87abe"
      And the request sent was "GET /films"

  Rule: Images

    @GHI-UC2.P
    Scenario Outline: An image of some bytes: <load>
      Given an image URL "https://img.ghibli.test/cat.png"
      And the image data at that URL is 12 bytes long
      When <load>
      Then 12 bytes are delivered
      And the request sent was "GET /cat.png"

      Examples:
        | load                                       |
        | the image data is loaded from that URL     |
        | the system loads the image from this URL   |

    @GHI-UC2.X
    Scenario: Neither of both
      Given the user is loading an image from "https://img.ghibli.test/cat.png"
      When he cancels the loading
      # audit-ignore(what arrives too late must not be delivered)
      And the response arrives afterwards
      Then no error and no image data are delivered

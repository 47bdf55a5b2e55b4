@GHI
Feature: Further sentences of testers

  Each sentence stands here once, where it holds and would not hold otherwise.

  Rule: The time and the age of the cache

    @GHI-R13
    Scenario Outline: A feed of six days: <cache>
      Given the user is offline
      And <cache>
      When the user requests to see the feed
      Then the app displays the 2 saved films
      When one more day passes
      And the user requests to see the feed again
      Then an error message is displayed
      And the cache is 7 days old

      Examples:
        | cache                                                          |
        | the cache has 2 films saved 6 days ago                         |
        | the cache contains 2 films and is 6 days old                   |
        | there is a feed with 2 films saved 6 days ago                  |
        | a cached feed with 2 films that was saved 6 days ago           |
        | "Night Ferry" and "Kite Harbour" were saved 6 days ago         |
        | a feed with the films "Night Ferry" and "Kite Harbour" was saved 6 days ago |
        | a cached feed with "Night Ferry" and "Kite Harbour", saved 6 days ago |
        | a cached feed with "Night Ferry" and "Kite Harbour" that was saved 6 days ago |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" that was saved 6 days ago |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" that is 6 days old |
        | a cached feed that was saved 6 days ago                        |
        | the films were saved 6 days ago                                |
        | a cached version of the feed that is at most 6 days old        |
        | a cached version of the feed that is not older than 6 days     |

    @GHI-R13
    Scenario Outline: A feed of less than seven days: <cache>
      Given the user is offline
      And a cached version of the feed that is <cache>
      When the user requests to see the feed
      Then the saved feed is displayed
      When 1 second later
      And the user requests to see the feed again
      Then an error message is displayed
      And the cache is 7 days old

      Examples:
        | cache                |
        | newer than seven days |
        | under seven days old |

    @GHI-R13
    Scenario Outline: A feed that is too old: <cache>
      Given the user is offline
      And <cache>
      When the user requests to see the feed
      Then an error message is displayed
      And the cache is not empty

      Examples:
        | cache                                                        |
        | a cached version of the feed that is seven days old or older |
        | a cached version of the feed that is at least seven days old |
        | a cached version of the feed that is more than seven days old |
        | a cached version of the feed that is older than seven days   |
        | the cache is over seven days old                             |

    @GHI-R13
    Scenario Outline: It grows too old: <time>
      Given the user is offline
      And the cache has 2 films saved 6 days ago
      When <time>
      And the user requests to see the feed
      Then an error message is displayed
      And the cache has 2 films

      Examples:
        | time                           |
        | another day goes by            |
        | 1 day later                    |
        | the clock is 2026-01-11 12:00  |

    @GHI-UC6.P
    Scenario Outline: The time of the new cache: <sentence>
      Given it is March 1, 2023 10:00:00 UTC
      And the cache was saved on 2023-02-28 10:00
      When the "Save Film Feed" command is executed with "Night Ferry"
      Then <sentence>
      And the old films are no longer cached

      Examples:
        | sentence                                      |
        | the timestamp of the cache is 2023-03-01 10:00 |
        | the cache is timestamped with March 1, 2023   |
        | the timestamp of the cache is the current time |
        | the age of the cache is zero                  |
        | the age of the cache is 0 seconds             |
        | the timestamp of the cache is new             |
        | the cache was timestamped today               |

  Rule: The content of the cache

    @GHI-UC3.P
    Scenario Outline: There is a cached feed: <cache>
      Given <cache>
      When the "Load Film Feed" command is executed from the cache
      Then the system delivers 2 films

      Examples:
        | cache                                             |
        | a feed with 2 films is cached                     |
        | a feed with "Night Ferry" and "Kite Harbour" is cached |
        | a cached feed that has 2 films                    |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" |
        | a cache of 2 films                                |
        | the cached data is valid                          |

    @GHI-UC3.R
    Scenario Outline: The cache cannot be read: <cache>
      Given <cache>
      When the "Load Film Feed" command is executed from the cache
      Then the error is a retrieval error

      Examples:
        | cache                                     |
        | the cached data is invalid                |
        | the cache is corrupt                      |
        | an error occurs while reading the cache   |

    @GHI-UC3.R
    Scenario: The cache can be read again
      Given a cache with 2 films
      # audit-ignore(what works again has failed before)
      And reading the cache fails
      # audit-ignore(a store that recovers does so in all it does)
      And reading the cache works again
      When the "Load Film Feed" command is executed from the cache
      Then the system delivers any films

    @GHI-UC5.E
    Scenario Outline: Nothing is left: <sentence>
      Given the cache is six days old
      When 1 day passes and "Validate Cache" is executed
      Then <sentence>
      And the old films are no longer cached
      And a success message is delivered once

      Examples:
        | sentence                         |
        | the cache has no feed            |
        | the cache should be empty        |
        | there is nothing in the cache    |
        | there is no cached feed any more |

    @GHI-UC5.P
    Scenario Outline: The old feed is left: <sentence>
      Given the cache has 2 films saved 6 days ago
      When the "Validate Cache" command is executed
      Then <sentence>
      And the cache has 2 films
      And a success message is delivered once

      Examples:
        | sentence                     |
        | the cache is not updated     |
        | the cache remains unchanged  |
        | the cache was not changed    |
        | the cache still exists       |
        | the old cache is still there |

    @GHI-R10
    Scenario Outline: The new feed is there: <sentence>
      Given the cache contains only "Kite Harbour"
      And the remote feed has the films "Night Ferry" and "Snow Orchestra"
      When the user requests to see the film feed
      Then <sentence>
      And the cache has the films "Night Ferry" and "Snow Orchestra"
      And the old films are no longer cached

      Examples:
        | sentence                                                |
        | the cache has the 2 films                               |
        | the system deletes the old cache data                   |
        | the system deletes the old cache before saving the new feed |
        | the old cache was replaced                              |
        | the cache should be replaced by the latest feed         |
        | the cache contains the new feed                         |
        | the cache is updated with the new feed                  |

    @GHI-UC6.S
    Scenario Outline: Nothing new is there: <sentence>
      Given the cache contains only "Kite Harbour"
      And an error occurs while saving the new feed
      When <command>
      Then <sentence>
      And the old films are no longer cached
      And an error is delivered once

      Examples:
        | command                       | sentence                 |
        | the system saves 2 films      | no new films are cached  |
        | the system saves a new feed   | nothing new was saved    |
        | the system saves the film feed | the system saves nothing |

  Rule: The answers of the remote

    @GHI-UC1.P
    Scenario Outline: Films: <films>
      Given <films>
      When the "Load Film Feed" command is executed
      Then "Night Ferry" is delivered
      And the first film's title is "Night Ferry"

      Examples:
        | films                                                   |
        | the remote has these films: "Night Ferry", "Snow Orchestra" |
        | the server returns one film with the title "Night Ferry" |
        | the server returns a film with the title "Night Ferry" and the description "By boat" |

    @GHI-UC1.P
    Scenario Outline: No films: <sentence>
      Given the server returns an empty list
      When the "Load Film Feed" command is executed
      Then <sentence>

      Examples:
        | sentence                    |
        | an empty feed was delivered |
        | the delivered feed is empty |

    @GHI-R04
    Scenario: A film and its properties
      Given the remote answers with the following:
        """
        [{"id": "6f1d2c3b-0a4e-4f57-9b61-000000000001", "title": "Night Ferry", "description": "",
          "image": "https://img.ghibli.test/1.jpg", "url": "https://ghibli.test/films/1"}]
        """
      When the user opens the app
      Then the film has the title "Night Ferry"
      And the app displays these films:
        | title       |
        | Night Ferry |
      And film 1 has these values:
        | title | Night Ferry                   |
        | image | https://img.ghibli.test/1.jpg |
      And the first film is:
        | title | Night Ferry                 |
        | url   | https://ghibli.test/films/1 |
      And the film is:
        | title | Night Ferry |

    @GHI-UC1.I
    Scenario: A status with a body
      # audit-ignore(the status alone makes the answer invalid)
      Given the server responds with status 503 with:
        """
        []
        """
      When the "Load Film Feed" command is executed
      Then the error is an invalid data error

    @GHI-CONTRACT
    Scenario Outline: The URL of the feed: <url>
      Given <url>
      When the "Load Film Feed" command is executed
      Then the request sent was "GET /films"

      Examples:
        | url                                     |
        | the feed URL "https://ghibli.test/films" |
        | the URL is "https://ghibli.test/films"  |

    @GHI-UC3.P
    Scenario Outline: The films of the cache: <sentence>
      Given a cached feed with "Night Ferry" and "Kite Harbour"
      When I execute "Load Film Feed" twice from the cache
      Then <sentence>

      Examples:
        | sentence                                                       |
        | "Night Ferry" and "Kite Harbour" are delivered                 |
        | the system delivers the films in this order: "Night Ferry", "Kite Harbour" |
        # audit-ignore(the story is about the cache alone)
        | executing "Load Film Feed" from the cache delivers a film feed |
        | the server is not asked                                        |
        | a film feed is delivered twice |
        | the system does not download anything                          |
        | nothing is downloaded                                          |

  Rule: Images

    @GHI-UC2.P
    Scenario Outline: Bytes: <bytes>
      Given the server sends 6 bytes of image data
      When the "Load Image Data" command is executed
      Then <bytes>

      Examples:
        | bytes                                         |
        | the image data delivered has 6 bytes          |
        | the system delivers image data of 6 bytes     |
        | the image data has 6 bytes                    |
        | 6 bytes of image data are delivered           |

    @GHI-UC2.P
    Scenario: Bytes of the image URL
      Given the image URL delivers 7 bytes
      When the system loads the image from the server
      Then the system delivers 7 bytes of image data

    @GHI-UC2.P
    Scenario Outline: The URL of an image: <image>
      Given <image>
      When <command>
      Then the system delivers the image data
      And the request sent was "GET /cat.png"

      Examples:
        | image                                              | command |
        | the server has an image at "https://img.ghibli.test/cat.png" | the "Load Image Data" command is executed |
        | the URL "https://img.ghibli.test/cat.png" returns an image | the "Load Image Data" command is executed |
        | the image URL is "https://img.ghibli.test/cat.png" | the "Load Image Data" command is executed |
        | the user is online                                 | the image from "https://img.ghibli.test/cat.png" is loaded |

    @GHI-UC2.I
    Scenario Outline: An image that is none: <image>
      Given <image>
      When the "Load Image Data" command is executed
      Then the system delivers an invalid data error

      Examples:
        | image                                                   |
        | the image URL answers with status 404                   |
        | the image at "https://img.ghibli.test/cat.png" is invalid |
        | there is no image at "https://img.ghibli.test/cat.png"  |
        | the image data from the server is invalid               |
        | the image URL returns invalid data                      |

    @GHI-UC2.X
    Scenario Outline: A canceled image: <sentence>
      Given the user is loading the image
      When the user cancels before the image arrives
      # audit-ignore(what arrives too late must not be delivered)
      And the image arrives
      Then <sentence>

      Examples:
        | sentence                                   |
        | the command delivers nothing               |
        | the system does not deliver anything at all |

    @GHI-UC4.P
    Scenario: The image cache is not empty
      Given the image cache is not empty
      When I execute "Load Image Data" with the URL from the cache
      Then the system delivers the cached image data
      And no image requests were sent

    @GHI-UC4.M
    Scenario: The image cache is empty
      Given there is no cached image
      When the "Load Image Data" command is executed
      Then the system delivers a not found error

    @GHI-UC7.P
    Scenario Outline: An image is saved: <sentence>
      When <command>
      Then <sentence>
      And a success message is delivered once

      Examples:
        | command                                         | sentence                      |
        | the system saves image data                     | the image data was cached     |
        | I execute "Save Image Data" with 5 bytes for "https://img.ghibli.test/cat.png" | the image cache has the image |
        | image data of 5 bytes is saved for "https://img.ghibli.test/cat.png" | the image data for "https://img.ghibli.test/cat.png" is cached |

    @GHI-UC7.S
    Scenario Outline: No image is saved: <sentence>
      Given saving the image data fails
      When the system saves image data
      Then <sentence>
      And an error is delivered once

      Examples:
        | sentence                      |
        | the image is not in the cache |
        | the image data is not saved   |
        | no image is cached            |

  Rule: The screen

    @GHI-R25
    Scenario: An error message again
      Given the user is offline
      When the user requests to see the feed twice
      Then the app displays an error message twice
      And the app displays the message again
      And the title of the feed is "Films"

    @GHI-R31
    Scenario Outline: Before an answer: <sentence>
      Given the remote feed takes 2 seconds to answer
      When the user opens the app
      Then <sentence>
      And the app is loading

      Examples:
        | sentence                                |
        | the app shows neither films nor a message |
        | the screen is empty                     |

@GHI
Feature: The film feed in further words
  Families of sentences: when and with which connection, the steps of the use cases, what is left of
  the cache, and what comes of a command.
  Each sentence stands here once, where it holds and would not hold otherwise.
  Other verbs, other qualifiers, and more than one thing in a sentence.

  Rule: When, and with which connection

    @GHI-S02
    Scenario Outline: A request says whether there is a connection: <request>
      Given the cache has the film "Kite Harbour"
      When <request>
      Then the saved feed is displayed
      And 1 request is made
      And "Kite Harbour" is shown

      Examples:
        | request                                                          |
        | the user requests to see the feed without connectivity           |
        | the customer requests the feed while the server is down          |
        | the user opens the app without an internet connection            |
        | an offline user requests to see the feed                         |
        | the user, who has no connectivity, requests to see the film feed |
        | the user has no connectivity and requests to see the feed        |
        | the connection is lost and the user requests the feed            |

    @GHI-S02
    Scenario Outline: Offline, in one sentence: <state>
      Given <state>
      When the user requests to see the feed
      Then <outcome>

      Examples:
        | state                                          | outcome                                         |
        | an offline customer                            | an error message is shown                       |
        | an offline user with a cached feed             | the saved feed is shown                         |
        | an offline user with a cached feed of 3 films  | the app displays the 3 saved films              |
        | the user is offline and there is a cached feed | the saved feed is shown                         |
        | the user is offline and the cache is empty     | an error message is displayed instead of a feed |

    @GHI-R12
    Scenario: From yesterday to today
      Given the remote feed has the films "Night Ferry" and "Kite Harbour"
      And I had connectivity yesterday and requested to see the feed
      And the app displayed "Night Ferry" and "Kite Harbour"
      When I request the feed again today without connectivity
      Then the app shows me the same 2 films
      And I see "Night Ferry" and "Kite Harbour"
      And 2 requests were made
      And the cache is 1 day old

    @GHI-R12
    Scenario Outline: Later: <request>
      # audit-ignore(any films will do)
      Given the user requested to see the film feed and the app displayed 2 films from remote
      And the user is offline
      When <request>
      # audit-ignore(what is displayed twice is displayed again)
      Then an error message is displayed twice
      And the cache is 7 days old

      Examples:
        | request                                                   |
        | 7 days later the user requests to see the feed twice      |
        | after seven days, the user requests to see the feed twice |
        | 7 days pass and the user requests to see the feed twice   |
        | the user requests to see the feed twice 7 days later      |

    @GHI-UC5.E
    Scenario Outline: A command later: <command>
      Given the cache has 2 films
      When <command>
      Then the cache is deleted
      And the old films are no longer cached
      And a success message is delivered once
      And a later load from the cache delivers nothing

      Examples:
        | command                                                     |
        | the "Validate Cache" command is executed 7 days later       |
        | 7 days later, "Validate Cache" is executed                  |
        | after 7 days the "Validate Feed Cache" use case is executed |

    @GHI-UC5.P
    Scenario: A command again
      Given a cache that is 6 days old
      When "Validate Cache" is executed twice in a row
      And the user waits for one day
      Then the cache is 7 days old
      And a success message is delivered twice
      When the same command is executed again
      Then the cache is deleted
      And a success message is delivered three times

  Rule: What the remote answers

    @GHI-CONTRACT
    Scenario Outline: Films as the contract has them: <answer>
      Given <answer>
      When the "Load Feed From Remote" use case is executed
      Then the system delivers it without any error
      And the system creates a film feed with 1 film
      And the system delivers 1 film with the title "Night Ferry"
      And the url of the film "Night Ferry" is "https://ghibli.test/films/1"
      And the first film has the title "Night Ferry" and the url "https://ghibli.test/films/1"

      Examples:
        | answer                                                    |
        | the remote answers with a feed of one film, "Night Ferry" |
        | the URL answers 200 with one valid film, "Night Ferry"    |
        | a 200 response to "GET /feed" with the film "Night Ferry" |
        | the remote feed consists of "Night Ferry" alone           |

    @GHI-CONTRACT
    Scenario: A table of films
      Given a 200 response to "GET /feed" with these films
        | title       | description |
        | Night Ferry | By boat     |
      When the user requests to see the film feed
      Then the app displays one film with the title "Night Ferry" and the description "By boat"

    @GHI-CONTRACT
    Scenario: A table of titles
      Given the payload contains the following films:
        | Night Ferry  |
        | Kite Harbour |
      When the "Load Film Feed" command is executed
      Then the system delivers the following films
        | Night Ferry  |
        | Kite Harbour |
      And the system delivers the 2 films from remote
      And the system delivers 2 remote films

    @GHI-CONTRACT
    Scenario: A body for a request
      Given a 200 response to GET /feed with this body:
        """
        []
        """
      When the "Load Film Feed" command is executed
      Then the system delivers an empty feed

    @GHI-UC1.I
    Scenario Outline: Bad data: <answer>
      Given <answer>
      When the "Load Film Feed" command is executed
      Then an invalid data error is delivered, not a connectivity error
      And the system delivers an invalid data error rather than a film feed
      And the reason given is 'the data is not JSON'
      And the system validates the downloaded data
      And the system delivers no data

      Examples:
        | answer                                                |
        | the URL answers with data which isn't valid JSON      |
        | the server responds with malformed JSON               |
        | the remote responds with a 200 status and broken data |
        | the data downloaded from the URL is "not a feed"      |

  Rule: The steps of the use cases

    @GHI-UC1.P
    Scenario Outline: From remote: <step>
      When the "Load Film Feed" command is executed from remote
      Then <step>

      Examples:
        | step                                           |
        | the system downloads data from the URL         |
        | the system validates downloaded data           |
        | the system creates a film feed from valid data |

    @GHI-UC3.P
    Scenario Outline: From the cache: <step>
      Given a cached feed with "Kite Harbour"
      When the "Load Film Feed" command is executed against the cache
      Then <step>

      Examples:
        | step                                                       |
        | the system retrieves film feed data from cache             |
        | the system validates the cache is less than seven days old |
        | the system creates the film feed from cached data          |
        | the system delivers 1 saved film                           |

    @GHI-UC6.P
    Scenario Outline: Saving: <step>
      Given a film feed with "Night Ferry" and an old cache
      When the system executes the "Save Film Feed" command
      Then <step>

      Examples:
        | step                                               |
        | the old cache data is deleted first                |
        | the new cache is timestamped before it is saved    |
        | the system encodes the film feed                   |
        | the system timestamps the new cache                |
        | the system saves "Night Ferry"                     |
        | the system saves 1 film                            |
        | the cache contains only "Night Ferry"              |
        | it contains "Night Ferry"                          |
        | a success message is delivered in the end          |
        | a later load from the cache delivers a film feed   |
        | loading the feed from cache delivers "Night Ferry" |
        | none of the old films is cached                    |

    @GHI-UC6.S
    Scenario Outline: Saving fails: <failure>
      Given a film feed with "Night Ferry"
      And <failure>
      When the system executes the "Save Film Feed" command
      Then an error is delivered
      And the system does not save "Night Ferry"

      Examples:
        | failure                                          |
        | the system cannot save the new cache data        |
        | the insertion of the new feed ends with an error |
        | the saving of the feed goes wrong                |

    @GHI-UC7.P
    Scenario: An image is saved and loaded
      Given some image data for "https://img.ghibli.test/cat.png"
      When the "Save Image Data" command is executed
      Then the system caches the image data and delivers a success message
      And the image data for "https://img.ghibli.test/cat.png" is cached
      And loading from the cache with the same URL delivers the same data

  Rule: What is left of the cache

    @GHI-UC5.P
    Scenario Outline: A fresh cache: <sentence>
      Given the cache contains 4 films and is six days old
      When the system validates the cache
      Then <sentence>

      Examples:
        | sentence                              |
        | it still contains four films          |
        | it no longer has 3 films              |
        | the system leaves the cache untouched |
        | the cache stays as it was             |

    @GHI-UC5.R
    Scenario: A cache that cannot be read
      Given a cache with 2 films
      And the retrieval of the feed from the cache fails
      When the system validates the cache
      Then the system deletes the cache and delivers a retrieval error
      And the old films are no longer cached

    @GHI-R10
    Scenario: Other films take the place
      Given the cache has these films:
        # audit-ignore(any film that is not the remote's will do)
        | Kite Harbour |
      And the remote has two films, "Night Ferry" and "Snow Orchestra"
      When the user requests to see the film feed
      Then the cache is replaced with these 2 films
      And the app replaces the cache with the latest feed
      And the cache contains the following films
        | Night Ferry    |
        | Snow Orchestra |
      And none of the cached films is displayed
      And I see none of the saved films
      And the app displays all the 2 films

    @GHI-R13
    Scenario Outline: Near the limit: <cache>
      Given an offline user
      And <cache>
      When the user requests to see the feed
      Then the saved feed is displayed
      When 1 second passes
      And the user requests the feed
      Then an error message is shown
      And the cache is 7 days old

      Examples:
        | cache                                                             |
        # audit-ignore(any films will do)
        | the feed with "Kite Harbour" was cached 7 days minus 1 second ago |
        | the cache is 7 days minus 1 second old                            |
        | the cache is 1 second less than 7 days old                        |
        | the cache is just under seven days old                            |
        | a cached feed that is almost seven days old                       |

    @GHI-R13
    Scenario: At the limit
      Given an offline user
      # audit-ignore(any films will do)
      And the cache with "Kite Harbour" was saved 7 days ago
      When the user requests to see the feed
      Then an error message is displayed
      And the cache is 7 days old

  Rule: Images

    @GHI-UC2.P
    Scenario: An image that is there, and one that is not
      Given valid image data is available at "https://img.ghibli.test/cat.png"
      When the "Load Feed Image Data From Remote" use case is executed with that URL
      Then the system delivers exactly that image data
      And the request sent was "GET /cat.png"
      Given no connectivity error is delivered
      And the image is not available at "https://img.ghibli.test/dog.png"
      When the "Load Image Data" command is executed with that URL
      Then an invalid data error is delivered

    @GHI-UC2.I @GHI-UC2.C
    Scenario Outline: A download that ends <end>
      Given the URL "https://img.ghibli.test/cat.png"
      And the download ends <end>
      When the "Load Image Data" command has been executed
      Then the system delivers <error>
      And it does not deliver image data
      And the request sent was "GET /cat.png"

      Examples:
        | end                  | error                 |
        | with invalid data    | an invalid data error |
        | with status 500      | an invalid data error |
        | with no connectivity | a connectivity error  |

    @GHI-UC2.I @GHI-UC2.C
    Scenario Outline: A download on its way that ends <end>
      Given the system is downloading image data from "https://img.ghibli.test/cat.png"
      When the download ends <end>
      Then the system delivers <error>
      And the request sent was "GET /cat.png"

      Examples:
        | end                          | error                 |
        | with broken data             | an invalid data error |
        | with a 404 response          | an invalid data error |
        | because of a lost connection | a connectivity error  |

    @GHI-R25
    Scenario Outline: An error instead of films: <sentence>
      Given an offline user
      When the user requests to see the feed
      Then <sentence>

      Examples:
        | sentence                                           |
        | the app displays an error message instead of films |
        | I see a message and no films                       |
        | the app does not show a list of films              |
        | 1 request is made                                  |

    @GHI-UC4.M
    Scenario: The image of another film
      Given only the image data for "https://img.ghibli.test/a.png" is cached
      When "Load Image Data" from cache is executed with "https://img.ghibli.test/b.png"
      Then a not found error is delivered
      And the system retrieves data from the cache
      And the data cached for "https://img.ghibli.test/a.png" remains untouched
      And only the data for "https://img.ghibli.test/a.png" is cached

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
        | cache                                                                                   |
        | the cache has 2 films saved 6 days ago                                                  |
        | the cache contains 2 films and is 6 days old                                            |
        | there is a feed with 2 films saved 6 days ago                                           |
        | a cached feed with 2 films that was saved 6 days ago                                    |
        | "Night Ferry" and "Kite Harbour" were saved 6 days ago                                  |
        | a feed with the films "Night Ferry" and "Kite Harbour" was saved 6 days ago             |
        | a cached feed with "Night Ferry" and "Kite Harbour", saved 6 days ago                   |
        | a cached feed with "Night Ferry" and "Kite Harbour" that was saved 6 days ago           |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" that was saved 6 days ago |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" that is 6 days old        |
        | a cached feed that was saved 6 days ago                                                 |
        | the films were saved 6 days ago                                                         |
        | a cached version of the feed that is at most 6 days old                                 |
        | a cached version of the feed that is not older than 6 days                              |

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
        | cache                 |
        | newer than seven days |
        | under seven days old  |

    @GHI-R13
    Scenario Outline: A feed that is too old: <cache>
      Given the user is offline
      And <cache>
      When the user requests to see the feed
      Then an error message is displayed
      And the cache is not empty

      Examples:
        | cache                                                         |
        | a cached version of the feed that is seven days old or older  |
        | a cached version of the feed that is at least seven days old  |
        | a cached version of the feed that is more than seven days old |
        | a cached version of the feed that is older than seven days    |
        | the cache is over seven days old                              |

    @GHI-R13
    Scenario Outline: It grows too old: <time>
      Given the user is offline
      And the cache has 2 films saved 6 days ago
      When <time>
      And the user requests to see the feed
      Then an error message is displayed
      And the cache has 2 films

      Examples:
        | time                          |
        | another day goes by           |
        | 1 day later                   |
        | the clock is 2026-01-11 12:00 |

    @GHI-UC6.P
    Scenario Outline: The time of the new cache: <sentence>
      Given it is March 1, 2023 10:00:00 UTC
      # audit-ignore(any time before will do)
      And the cache was saved on 2023-02-28 10:00
      When the "Save Film Feed" command is executed with "Night Ferry"
      Then <sentence>
      And the old films are no longer cached

      Examples:
        | sentence                                       |
        | the timestamp of the cache is 2023-03-01 10:00 |
        | the cache is timestamped with March 1, 2023    |
        | the timestamp of the cache is the current time |
        | the age of the cache is zero                   |
        | the age of the cache is 0 seconds              |
        | the timestamp of the cache is new              |
        | the cache was timestamped today                |

  Rule: The content of the cache

    @GHI-UC3.P
    Scenario Outline: There is a cached feed: <cache>
      Given <cache>
      When the "Load Film Feed" command is executed from the cache
      Then the system delivers 2 films

      Examples:
        | cache                                                         |
        | a feed with 2 films is cached                                 |
        | a feed with "Night Ferry" and "Kite Harbour" is cached        |
        | a cached feed that has 2 films                                |
        | a cached feed with the films "Night Ferry" and "Kite Harbour" |
        | a cache of 2 films                                            |
        | the cached data is valid                                      |

    @GHI-UC3.R
    Scenario Outline: The cache cannot be read: <cache>
      Given <cache>
      When the "Load Film Feed" command is executed from the cache
      Then the error is a retrieval error

      Examples:
        | cache                                   |
        | the cached data is invalid              |
        | the cache is corrupt                    |
        | an error occurs while reading the cache |

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
        | sentence                                                    |
        | the cache has the 2 films                                   |
        | the system deletes the old cache data                       |
        | the system deletes the old cache before saving the new feed |
        | the old cache was replaced                                  |
        | the cache should be replaced by the latest feed             |
        | the cache contains the new feed                             |
        | the cache is updated with the new feed                      |

    @GHI-UC6.S
    Scenario Outline: Nothing new is there: <sentence>
      Given the cache contains only "Kite Harbour"
      And an error occurs while saving the new feed
      When <command>
      Then <sentence>
      And the old films are no longer cached
      And an error is delivered once

      Examples:
        | command                        | sentence                 |
        | the system saves 2 films       | no new films are cached  |
        | the system saves a new feed    | nothing new was saved    |
        | the system saves the film feed | the system saves nothing |

  Rule: The answers of the remote

    @GHI-UC1.P
    Scenario Outline: Films: <films>
      Given <films>
      When the "Load Film Feed" command is executed
      Then "Night Ferry" is delivered
      And the first film's title is "Night Ferry"

      Examples:
        | films                                                                                |
        | the remote has these films: "Night Ferry", "Snow Orchestra"                          |
        | the server returns one film with the title "Night Ferry"                             |
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
        | url                                      |
        | the feed URL "https://ghibli.test/films" |
        | the URL is "https://ghibli.test/films"   |

    @GHI-UC3.P
    Scenario Outline: The films of the cache: <sentence>
      Given a cached feed with "Night Ferry" and "Kite Harbour"
      When I execute "Load Film Feed" twice from the cache
      Then <sentence>

      Examples:
        | sentence                                                                   |
        | "Night Ferry" and "Kite Harbour" are delivered                             |
        | the system delivers the films in this order: "Night Ferry", "Kite Harbour" |
        # audit-ignore(this story is about the cache alone: there it loads from the cache anyway)
        | executing "Load Film Feed" from the cache delivers a film feed             |
        | the server is not asked                                                    |
        | a film feed is delivered twice                                             |
        | the system does not download anything                                      |
        | nothing is downloaded                                                      |
        | no data is downloaded                                                      |

  Rule: Images, more

    @GHI-UC2.P
    Scenario Outline: Bytes: <bytes>
      Given the server sends 6 bytes of image data
      When the "Load Image Data" command is executed
      Then <bytes>

      Examples:
        | bytes                                     |
        | the image data delivered has 6 bytes      |
        | the system delivers image data of 6 bytes |
        | the image data has 6 bytes                |
        | 6 bytes of image data are delivered       |

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
        | image                                                        | command                                                    |
        | the server has an image at "https://img.ghibli.test/cat.png" | the "Load Image Data" command is executed                  |
        | the URL "https://img.ghibli.test/cat.png" returns an image   | the "Load Image Data" command is executed                  |
        | the image URL is "https://img.ghibli.test/cat.png"           | the "Load Image Data" command is executed                  |
        | the user is online                                           | the image from "https://img.ghibli.test/cat.png" is loaded |

    @GHI-UC2.I
    Scenario Outline: An image that is none: <image>
      Given <image>
      When the "Load Image Data" command is executed
      Then the system delivers an invalid data error
      And the request sent was "<request>"

      Examples:
        | image                                                     | request          |
        | the image URL answers with status 404                     | GET /lantern.jpg |
        | the image at "https://img.ghibli.test/cat.png" is invalid | GET /cat.png     |
        | there is no image at "https://img.ghibli.test/cat.png"    | GET /cat.png     |
        | the image data from the server is invalid                 | GET /lantern.jpg |
        | the image URL returns invalid data                        | GET /lantern.jpg |

    @GHI-UC2.X
    Scenario Outline: A canceled image: <sentence>
      Given the user is loading the image
      When the user cancels before the image arrives
      # audit-ignore(what arrives too late must not be delivered)
      And the image arrives
      Then <sentence>

      Examples:
        | sentence                                    |
        | the command delivers nothing                |
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
        | command                                                                        | sentence                                                       |
        | the system saves image data                                                    | the image data was cached                                      |
        # audit-ignore(the image spoken of is the one saved, whatever its URL)
        | I execute "Save Image Data" with 5 bytes for "https://img.ghibli.test/cat.png" | the image cache has the image                                  |
        | image data of 5 bytes is saved for "https://img.ghibli.test/cat.png"           | the image data for "https://img.ghibli.test/cat.png" is cached |

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
      # audit-ignore(what is displayed twice is displayed again)
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
        | sentence                                  |
        | the app shows neither films nor a message |
        | the screen is empty                       |

  Rule: The screen, more

    @GHI-R10
    Scenario Outline: The films of the remote: <sentence>
      Given the feed was saved yesterday
      And the remote feed has the films in the following order: "Snow Orchestra", "Night Ferry"
      When the user has requested the feed
      Then <sentence>
      And the old films are gone

      Examples:
        | sentence                                                               |
        | the user is shown "Snow Orchestra" and "Night Ferry" from remote       |
        | "Snow Orchestra" and "Night Ferry" can be seen                         |
        | the films "Snow Orchestra" and "Night Ferry" are displayed from remote |
        | the app should now display "Snow Orchestra" first                      |
        | the app displays "Night Ferry" last                                    |
        | the list shows "Night Ferry" as the second film                        |
        | the app displays "Snow Orchestra" above "Night Ferry"                  |
        | the first film is "Snow Orchestra" and the last one is "Night Ferry"   |
        | film 2 should be "Night Ferry"                                         |
        | the films are displayed in the order of the remote feed                |
        | the app displays only the films of the remote feed                     |
        | the number of displayed films is 2                                     |
        | the order of the films is "Snow Orchestra", "Night Ferry"              |
        | the films have the titles "Snow Orchestra" and "Night Ferry"           |
        | the cache has none of the old films                                    |
        | the second cached film is "Night Ferry"                                |
        | the second film in the cache should be "Night Ferry"                   |
        | the cache contains 2 films and the current timestamp                   |
        # audit-ignore(any other number is not the one that it has)
        | the cache has 2 films, not 4                                           |
        | the cache contains the same films as the remote feed                   |
        | the old cache no longer exists                                         |
        | the cache has been timestamped                                         |
        | the cache is new                                                       |

    @GHI-R12
    Scenario: The saved films each time
      Given an offline user
      And the cache is three days old with the film "Kite Harbour"
      When the user requests the feed twice
      # audit-ignore(both times are each time)
      Then the app should display "Kite Harbour" both times
      And the app displays the same films as before
      # audit-ignore(each time is both times)
      And "Kite Harbour" was displayed each time
      And the cache still has its old timestamp
      And the timestamp of the cache has not changed

    @GHI-R31
    Scenario: Nothing yet
      Given the remote feed takes 2 seconds to answer
      When the app has been opened
      Then the app displays nothing
      And the store received exactly "retrieve"
      And the app displays neither a feed nor an error
      And the app is loading

    @GHI-R25
    Scenario Outline: The kind of an error: <remote>
      Given <remote>
      When the customer opens the film feed
      Then the app shows <error> message
      And <error> is displayed
      And <other> is not shown

      Examples:
        | remote                     | error                 | other                 |
        | the network is unavailable | a connectivity error  | an invalid data error |
        | the response status is 500 | an invalid data error | a connectivity error  |

    @GHI-R12 @GHI-R25
    Scenario Outline: In one sentence: <state>
      Given <state>
      When the user requests to see the feed
      Then the app displays <display>
      And the old cache data is still there

      Examples:
        | state                                                      | display        |
        | the user is offline, and the cache contains "Kite Harbour" | "Kite Harbour" |
        | the user is offline with a cache of 3 films                | 3 films        |

    @GHI-R13
    Scenario: An expired feed
      Given there is an expired cache
      And the user is offline
      When the user requests to see the feed
      Then the app displays an error message
      # audit-ignore(the next line has the age to the second)
      And the cache should be at least 7 days old
      And the cache is now 7 days old
      And the message is not in Russian

  Rule: The remote

    @GHI-UC1.I
    Scenario Outline: What is wrong: <answer>
      Given <answer>
      When the "Load Film Feed" command is called
      Then the system delivers an "invalid data" error
      And the reason given is '<reason>'

      Examples:
        | answer                                             | reason                                               |
        | the status code of the response is 404             | the server answered with status 404 instead of 200   |
        | the response body is empty                         | there is no data                                     |
        | the id of the film is not a UUID                   | film 2 has the id "not a value", which is not a UUID |
        | one film's title is missing                        | film 2 has no "title"                                |
        | a film in the payload has an id that is not a UUID | film 2 has the id "not a value", which is not a UUID |

    @GHI-UC1.P
    Scenario Outline: What is right: <answer>
      Given <answer>
      When I call the "Load Film Feed" command
      Then the system delivers a feed consisting of <count> films
      And the system delivers the films in the same order as the payload
      And the system has sent no error

      Examples:
        | answer                                   | count |
        | the remote delivers valid data           |     2 |
        | there are 4 films in the remote feed     |     4 |
        | the URL delivers valid data with 3 films |     3 |

    @GHI-CONTRACT
    Scenario: A film in two columns
      # audit-ignore(a film has its properties in no order)
      Given the response to "GET /feed" is 200 with the following film:
        | id          | e621e1f8-c36c-495a-93fc-0c247a3e6e5f |
        | title       | Night Ferry                          |
        | description | By boat                              |
      When the system creates the film feed from valid data
      Then the film should have the title "Night Ferry" and the description "By boat"
      And 1 request was made
      And its id is "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
      And the system sent a GET request to "/feed"
      And a request was sent to "https://ghibli.test/feed"

  Rule: The cache

    @GHI-UC3.P
    Scenario Outline: What it has: <cache>
      Given <cache>
      When the system loads the feed from the cache 2 days later
      Then the system delivers the films "Night Ferry" and "Kite Harbour"
      And the system delivers the saved films
      And a film feed with "Night Ferry" and "Kite Harbour" is delivered
      And the film feed is delivered with 2 films
      And the result is a film feed with 2 films
      And the films are delivered in the order "Night Ferry", "Kite Harbour"
      And a film feed is delivered once
      And the system makes no requests

      Examples:
        | cache                                                               |
        | the app has saved "Night Ferry" and "Kite Harbour"                  |
        | the user has cached a feed with "Night Ferry" and "Kite Harbour"    |
        | a feed with "Night Ferry" and "Kite Harbour" was saved to the cache |

    @GHI-UC3.P @GHI-UC6.P
    Scenario Outline: Films of a table: <saving>
      When <saving>
        | title        | description | url             |
        | Night Ferry  | By boat     | https://one.url |
        | Kite Harbour | On a string | https://two.url |
      And the feed is loaded from cache after 2 days
      Then the second film's title is "Kite Harbour"
      And its url is "https://two.url"
      And its description is "On a string"
      And the first film has the description "By boat"
      And a success message is delivered once
      And a film feed is delivered once

      Examples:
        | saving                                                     |
        | the system saves this film feed:                           |
        | the user saves these films:                                |
        | the system stores a feed with the following films          |
        | the "Save Film Feed" command is executed with these films: |

    @GHI-UC3.R
    Scenario Outline: It cannot be read: <failure>
      # audit-ignore(only where there is a feed is it the failure that hides it)
      Given a cached feed with "Kite Harbour"
      And <failure>
      When I invoke the "Load Film Feed" command from the cache
      Then the command fails with a retrieval error
      And the system does not contact the remote

      Examples:
        | failure                                |
        | the cache returns an error             |
        | an error occurs when the cache is read |
        | the cache retrieval fails              |
        | a retrieval error occurs               |

    @GHI-UC5.E @GHI-UC5.R
    Scenario: Deleted once
      Given the cache is 8 days old
      When the cache is validated
      Then the cache is deleted once

    @GHI-UC5.P
    Scenario Outline: Not deleted: <sentence>
      Given the cache is 6 days old
      When the system validates the cache again
      Then <sentence>
      And the cache is 6 days old
      And a success message is delivered once

      Examples:
        | sentence                            |
        | nothing is deleted                  |
        | the system deletes nothing          |
        | the system does not delete anything |

    @GHI-UC6.P
    Scenario: The same feed twice
      When the system saves a film feed of 3 films
      # audit-ignore(between two saves of the same second the time stamp could be the old one)
      And 1 hour passes
      And the system saves the same film feed again
      Then the system has delivered two success messages
      And 2 success messages are delivered in total
      And the cache has the timestamp of the second save
      And the system deletes the old cache data first

    @GHI-UC6.P
    Scenario Outline: An empty feed: <command>
      Given a cached feed with "Kite Harbour"
      When <command>
      Then the cache should have no films
      And the cache does not have any films
      And the cache contains nothing
      And the old films are no longer cached
      And the success message was delivered once

      Examples:
        | command                                                |
        | the system saves an empty film feed                    |
        | the "Save Film Feed" command is run with an empty feed |

    @GHI-UC6.S
    Scenario: A new feed that is not saved
      Given the system can not save the new feed
      When a new film feed is saved
      Then the system does not save anything
      And the feed is not saved
      And an error is delivered once
      And an error is delivered, but no success message

    @GHI-UC6.P
    Scenario: A feed by its titles
      When the system saves the feed "Night Ferry", "Kite Harbour"
      Then the feed has been saved
      And the cache contains "Night Ferry" and "Kite Harbour"
      And the success message was delivered once

  Rule: Images, more, more

    @GHI-UC2.P @GHI-UC2.I
    Scenario Outline: The answer of a URL: <answer>
      Given the URL "https://img.ghibli.test/cat.png" <answer>
      When the "Load Image Data" command is triggered with that URL
      Then the system should deliver <outcome>
      And the request sent was "GET /cat.png"

      Examples:
        | answer                     | outcome                 |
        | sends 7 bytes              | 7 bytes of image data   |
        | returns invalid image data | an "invalid data" error |

    @GHI-UC4.P
    Scenario: Two images in the cache
      Given image data is cached for "https://img.ghibli.test/cat.png"
      And other image data was cached for "https://img.ghibli.test/dog.png"
      # audit-ignore(it says what holds from the beginning)
      And no image data is cached for "https://img.ghibli.test/cow.png"
      When the system loads image data from the cache for "https://img.ghibli.test/dog.png"
      Then the image data of "https://img.ghibli.test/dog.png" is delivered
      And the system delivers the image data for "https://img.ghibli.test/dog.png"
      And image data is not delivered for "https://img.ghibli.test/cat.png"
      And the delivered image data is the same as the cached image data
      And image data is still cached for "https://img.ghibli.test/cat.png"
      And no image data is cached for "https://img.ghibli.test/cow.png"

    @GHI-UC4.R
    Scenario Outline: An image that cannot be read: <failure>
      Given image data is cached for "https://img.ghibli.test/cat.png"
      And <failure>
      When the image is loaded from the cache
      Then the system delivers an error
      And the reason given is 'the image cache failed: the store failed to read "https://img.ghibli.test/cat.png"'

      Examples:
        | failure                                                                |
        | the cache fails to retrieve data for "https://img.ghibli.test/cat.png" |
        | retrieving the image data for "https://img.ghibli.test/cat.png" fails  |
        | the image data cannot be read from the cache                           |
        | the image cache returns an error                                       |

    @GHI-UC4.X @GHI-UC2.X
    Scenario Outline: Not yet, and never: <load>
      Given <load>
      # audit-ignore(it makes sure that nothing has come before)
      And the system has not delivered image data yet
      # audit-ignore(it makes sure that nothing has come before)
      And no error is delivered yet
      When the loading is cancelled before the system delivers it
      Then nothing at all is delivered
      And <requests>

      Examples:
        | load                                                                      | requests                            |
        | the image data is being downloaded from "https://img.ghibli.test/cat.png" | the request sent was "GET /cat.png" |
        | the system is loading an image from the cache                             | no data was downloaded              |

    @GHI-UC7.P
    Scenario: An image that was saved
      When the system writes the image data
      Then the image data was saved
      And the image data should be in the cache
      And a success message is delivered once

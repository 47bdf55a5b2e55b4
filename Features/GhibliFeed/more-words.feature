@GHI
Feature: More sentences of testers

  Families of sentences: when and with which connection, the steps of the use cases, what is left of
  the cache, and what comes of a command.

  Rule: When, and with which connection

    @GHI-S02
    Scenario Outline: A request says whether there is a connection: <request>
      Given the cache has the film "Kite Harbour"
      When <request>
      Then the saved feed is displayed
      And 1 request is made
      And "Kite Harbour" is shown

      Examples:
        | request                                                              |
        | the user requests to see the feed without connectivity               |
        | the customer requests the feed while the server is down              |
        | the user opens the app without an internet connection                |
        | an offline user requests to see the feed                             |
        | the user, who has no connectivity, requests to see the film feed     |
        | the user has no connectivity and requests to see the feed            |
        | the connection is lost and the user requests the feed                |

    @GHI-S02
    Scenario Outline: Offline, in one sentence: <state>
      Given <state>
      When the user requests to see the feed
      Then <outcome>

      Examples:
        | state                                                 | outcome                   |
        | an offline customer                                   | an error message is shown |
        | an offline user with a cached feed                    | the saved feed is shown   |
        | an offline user with a cached feed of 3 films         | the app displays the 3 saved films |
        | the user is offline and there is a cached feed        | the saved feed is shown   |
        | the user is offline and the cache is empty            | an error message is displayed instead of a feed |

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
      Given the user requested to see the film feed and the app displayed 2 films from remote
      And the user is offline
      When <request>
      Then an error message is displayed twice
      And the cache is 7 days old

      Examples:
        | request                                                       |
        | 7 days later the user requests to see the feed twice          |
        | after seven days, the user requests to see the feed twice     |
        | 7 days pass and the user requests to see the feed twice       |
        | the user requests to see the feed twice 7 days later          |

    @GHI-UC5.E
    Scenario Outline: A command later: <command>
      Given the cache has 2 films
      When <command>
      Then the cache is deleted
      And the old films are no longer cached
      And a success message is delivered once
      And a later load from the cache delivers nothing

      Examples:
        | command                                                |
        | the "Validate Cache" command is executed 7 days later  |
        | 7 days later, "Validate Cache" is executed             |
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
        | answer                                                      |
        | the remote answers with a feed of one film, "Night Ferry"   |
        | the URL answers 200 with one valid film, "Night Ferry"      |
        | a 200 response to "GET /feed" with the film "Night Ferry"   |
        | the remote feed consists of "Night Ferry" alone             |

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
        | answer                                              |
        | the URL answers with data which isn't valid JSON    |
        | the server responds with malformed JSON             |
        | the remote responds with a 200 status and broken data |
        | the data downloaded from the URL is "not a feed"    |

  Rule: The steps of the use cases

    @GHI-UC1.P
    Scenario Outline: From remote: <step>
      When the "Load Film Feed" command is executed from remote
      Then <step>

      Examples:
        | step                                               |
        | the system downloads data from the URL             |
        | the system validates downloaded data               |
        | the system creates a film feed from valid data     |

    @GHI-UC3.P
    Scenario Outline: From the cache: <step>
      Given a cached feed with "Kite Harbour"
      When the "Load Film Feed" command is executed against the cache
      Then <step>

      Examples:
        | step                                                     |
        | the system retrieves film feed data from cache           |
        | the system validates the cache is less than seven days old |
        | the system creates the film feed from cached data        |
        | the system delivers 1 saved film                         |

    @GHI-UC6.P
    Scenario Outline: Saving: <step>
      Given a film feed with "Night Ferry" and an old cache
      When the system executes the "Save Film Feed" command
      Then <step>

      Examples:
        | step                                          |
        | the old cache data is deleted first           |
        | the new cache is timestamped before it is saved |
        | the system encodes the film feed              |
        | the system timestamps the new cache           |
        | the system saves "Night Ferry"                |
        | the system saves 1 film                       |
        | the cache contains only "Night Ferry"         |
        | it contains "Night Ferry"                     |
        | a success message is delivered in the end     |
        | a later load from the cache delivers a film feed |
        | loading the feed from cache delivers "Night Ferry" |
        | none of the old films is cached               |

    @GHI-UC6.S
    Scenario Outline: Saving fails: <failure>
      Given a film feed with "Night Ferry"
      And <failure>
      When the system executes the "Save Film Feed" command
      Then an error is delivered
      And the system does not save "Night Ferry"

      Examples:
        | failure                                            |
        | the system cannot save the new cache data          |
        | the insertion of the new feed ends with an error   |
        | the saving of the feed goes wrong                  |

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
        | sentence                                 |
        | it still contains four films             |
        | it no longer has 3 films                 |
        | the system leaves the cache untouched    |
        | the cache stays as it was                |

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

      Examples:
        | cache                                                         |
        # audit-ignore(any films will do)
        | the feed with "Kite Harbour" was cached 7 days minus 1 second ago |
        | the cache is 7 days minus 1 second old                        |
        | the cache is 1 second less than 7 days old                    |
        | the cache is just under seven days old                        |
        | a cached feed that is almost seven days old                   |

    @GHI-R13
    Scenario: At the limit
      Given an offline user
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
        | end                       | error                 |
        | with invalid data         | an invalid data error |
        | with status 500           | an invalid data error |
        | with no connectivity      | a connectivity error  |

    @GHI-UC2.I @GHI-UC2.C
    Scenario Outline: A download on its way that ends <end>
      Given the system is downloading image data from "https://img.ghibli.test/cat.png"
      When the download ends <end>
      Then the system delivers <error>

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
        | sentence                                        |
        | the app displays an error message instead of films |
        | I see a message and no films                    |
        | the app does not show a list of films           |
        | 1 request is made                               |

    @GHI-UC4.M
    Scenario: The image of another film
      Given only the image data for "https://img.ghibli.test/a.png" is cached
      When "Load Image Data" from cache is executed with "https://img.ghibli.test/b.png"
      Then a not found error is delivered
      And the system retrieves data from the cache
      And the data cached for "https://img.ghibli.test/a.png" remains untouched
      And only the data for "https://img.ghibli.test/a.png" is cached

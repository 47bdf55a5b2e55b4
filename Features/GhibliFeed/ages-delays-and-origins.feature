@GHI
Feature: Ages, delays and origins
  Sentences of further testers: when a feed was saved, how long an answer takes, where a film or an image comes from.

  Rule: The age of the cached feed

    @GHI-R13 @GHI-S02
    Scenario Outline: Young enough: <cache>
      Given the user doesn't have connectivity
      And <cache>
      When the user requests to see the feed
      Then the app displays the saved feed

      Examples:
        | cache                                                      |
        # audit-ignore(what has longer to go is young enough as well)
        | the cache expires in one second                            |
        | the cache is about to expire                               |
        | the film "Ponyo" was saved seven days minus one second ago |
        | the film "Ponyo" was saved just under seven days ago       |
        # audit-ignore(what is younger is young enough as well)
        | the cached feed is one second short of seven days old      |
        | the user saved the film feed 6 days ago                    |

    @GHI-R13 @GHI-S03
    Scenario Outline: Too old: <cache>
      Given the user doesn't have connectivity
      # audit-ignore(an empty cache has no feed to show either)
      And <cache>
      When the user requests to see the feed
      Then the app displays an error message because of no connectivity
      And no cached film is displayed
      And the app does not display any film of the cached feed

      Examples:
        | cache                                           |
        | the cache has just expired                      |
        | the cache expired one second ago                |
        | the cached feed is just over seven days old     |
        | the film "Ponyo" was saved exactly 7 days ago   |
        | the film "Ponyo" was saved more than 7 days ago |

    @GHI-R13
    Scenario Outline: The feed grows old: <event>
      Given the cache is six days old
      And the offline user still sees the saved feed
      # audit-ignore(what is older is too old as well)
      When <event>
      And the user requests to see the feed
      Then an error message is displayed because of no connectivity

      Examples:
        | event                              |
        | the cache reaches an age of 7 days |
        | another day passes                 |
        | one more day later                 |
        | after 24 more hours                |
        | the next day comes                 |
        | the user stays offline for one day |
        | 24 hours pass without connectivity |

    @GHI-R13 @GHI-R20
    Scenario Outline: A feed has a day and a time: <cache>
      # audit-ignore(the sentences after it have days of their own)
      Given today is March 7, 2023
      And <cache>
      # audit-ignore(what is kept or deleted stays so)
      When the "Validate Cache" command is executed on 8 March 2023 at <time>
      Then the cache is <fate>

      Examples:
        | cache                                                 | time  | fate    |
        # audit-ignore(any films will do)
        | a feed of 2 films was cached on 1 March 2023 at 10:00 | 09:59 | kept    |
        | a feed was cached on 1 March 2023 at noon             | 12:00 | deleted |
        # audit-ignore(any films will do)
        | the film "Ponyo" was cached at 10:00 on 1 March 2023  | 10:00 | deleted |
        # audit-ignore(any films will do)
        | the feed with "Ponyo" was saved on 1 March 2023       | 00:00 | deleted |
        | the cache is dated 1 March 2023 at 10:00              | 09:59 | kept    |

    @GHI-R13
    Scenario: A day begins at midnight
      Given the date is 8 March 2023
      # audit-ignore(any films will do)
      And a feed of 2 films was cached on 1 March 2023 at 00:00
      And the cache age is 7 days
      When the "Validate Cache" command is executed
      Then the cache is deleted

    @GHI-R20
    Scenario: The time of a save
      # audit-ignore(the sentence of the command has a time of its own)
      Given today is 8 March 2023 at 10:00
      # audit-ignore(saved twice at the same time it has the same time)
      When on 8 March 2023 at 12:00, the "Save Film Feed" command is executed
      Then the timestamp of the cache should be 8 March 2023 at 12:00
      And the timestamp of the cache is the time of saving
      And the cache got a new timestamp
      And the system confirms the save

  Rule: What was seen before

    @GHI-S02 @GHI-R13
    Scenario Outline: Seen before: <past>
      Given <past>
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the app should display the feed from 6 days ago
      And the displayed feed is the saved one
      And the displayed films come from the cache

      Examples:
        | past                                                |
        # audit-ignore(any film will do)
        | the user saw the film "Kiki" online 6 days ago      |
        | the user saw the latest feed 6 days ago             |
        | the user saw the latest feed from remote 6 days ago |
        | the user last loaded the feed 6 days ago            |

    @GHI-S02
    Scenario Outline: With and without a connection: <outcome>
      Given the remote feed has "Kiki"
      And the cache has the films "Ponyo" and "Totoro"
      # audit-ignore(nothing must come of it)
      When the cache is validated
      Then <outcome>

      Examples:
        | outcome                                    |
        | the offline user still sees the saved feed |
        | the online user sees "Kiki"                |
        | the offline user sees 2 films              |
        | the offline user does not see an error     |

    @GHI-S04
    Scenario Outline: Nothing was ever saved: <start>
      Given <start>
      # audit-ignore(it stays the same without a connection)
      When the offline user opens the app
      Then the user is told that there is no connection
      And the error message is about the missing connection
      And the message is shown in English

      Examples:
        | start                              |
        | the user has never seen the feed   |
        | this is the first start of the app |

    @GHI-R10
    Scenario Outline: The remote changes: <change>
      Given the remote feed has "Kiki" and "Ponyo"
      And the cache has a film that remote no longer offers
      And <change>
      When the user requests to see the film feed
      Then the app displays "Ponyo", "Totoro"
      And "Kiki" is not among the displayed films
      And "Ponyo" comes before "Totoro"
      And the films come from the server
      And the old film is gone from the cache

      Examples:
        | change                                                                                       |
        | the film "Kiki" is removed from the remote feed and the film "Totoro" is added to the remote |
        | the remote no longer has "Kiki" and the remote adds "Totoro"                                 |
        | the remote returns "Ponyo" before "Totoro"                                                   |

    @GHI-R10
    Scenario: A film is added, and another removed
      Given the remote feed has "Kiki"
      And the film "Totoro" is added to the remote feed
      And the remote no longer has "Kiki"
      When the user requests to see the film feed
      Then the app displays only "Totoro"

    @GHI-R10
    Scenario: The remote feed has changed
      # audit-ignore(only where a feed was displayed can it be taken for the changed one)
      Given the user requests to see the film feed
      And the remote feed has changed
      When the user requests to see the film feed
      Then the app displays "Otter at the Ferry"

  Rule: Answers take their time

    @GHI-R31
    Scenario Outline: A slow feed: <delay>
      Given the remote feed has "Ponyo"
      And <delay>
      When the user requests to see the film feed
      Then the app is still waiting for the server
      And the app shows that it is loading
      When 4 seconds pass
      Then the app displays no films
      When 1 second passes
      Then the app displays "Ponyo"

      Examples:
        | delay                                             |
        # audit-ignore(the server is the remote)
        | the server needs 5 seconds to answer              |
        # audit-ignore(the server is the remote)
        | the server needs 5 seconds to answer with "Ponyo" |
        # audit-ignore(the server is the remote)
        | the server answers with a delay of 5 seconds      |
        | the server answers with "Ponyo" after 5 seconds   |
        | the server returns "Ponyo" only after 5 seconds   |

    @GHI-UC2.X @GHI-R29
    Scenario Outline: A slow image is given up: <delay>
      Given <delay>
      When the image "https://img.ghibli.test/ponyo.png" is loaded from remote
      Then no image data arrives
      When I cancel the load after 2 seconds
      # audit-ignore(only then would the answer have come)
      And 4 seconds pass
      Then no image data arrives
      And nothing is delivered for "https://img.ghibli.test/ponyo.png"

      Examples:
        | delay                                                                 |
        # audit-ignore(every image takes as long)
        | the image "https://img.ghibli.test/ponyo.png" takes 4 seconds to load |
        # audit-ignore(the server is the remote)
        | the server needs 4 seconds to answer with an image                    |

    @GHI-UC2.P
    Scenario: A slow image comes with the time
      # audit-ignore(the server is the remote)
      Given the server needs 4 seconds to answer with an image
      When the image of "Kiki" is loaded from remote
      Then no image data arrives
      When 4 seconds pass
      Then the image data of "Kiki" is delivered
      And the image comes from the remote
      And the image was downloaded once
      And the image is not downloaded again

    @GHI-R07
    Scenario Outline: The connection comes and goes: <event>
      # audit-ignore(the server is the remote)
      Given the remote feed takes 5 seconds to answer
      And the cache has the film "Ponyo"
      And the user requests to see the film feed
      When <event>
      Then the app displays "Ponyo"

      Examples:
        | event                                    |
        | connectivity is lost during the download |

    @GHI-R10
    Scenario Outline: Connectivity later: <event>
      Given the user doesn't have connectivity
      And the remote feed has "Ponyo"
      And the user requests to see the feed
      And an error message is displayed
      # audit-ignore(some time later)
      When <event>
      And the user requests to see the film feed
      Then the app displays "Ponyo"

      Examples:
        | event                                  |
        # audit-ignore(some time later)
        | the connection comes back after 2 days |
        # audit-ignore(some time later)
        | after 2 days the user is online again  |

    @GHI-UC2.X
    Scenario: A cancelled download fails later
      Given the image request is pending
      # audit-ignore(any time will do)
      When the user cancels 1 second later
      # audit-ignore(a canceled load delivers nothing, whether its download fails or not)
      And the download fails after the cancellation
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error

  Rule: The caches work, or do not

    @GHI-UC6.S @GHI-UC6.D @GHI-UC3.R
    Scenario Outline: The cache fails: <failure>
      Given <failure>
      When the "<command>" command is executed
      Then an error is delivered

      Examples:
        | failure                                   | command         |
        | the cache is full                         | Save Film Feed  |
        | there is no space left in the cache       | Save Image Data |
        | the cache fails to be deleted             | Save Film Feed  |
        | the cache fails with a retrieval error    | Validate Cache  |
        | the image cache throws an error on saving | Save Image Data |

    @GHI-UC6.P
    Scenario: The cache works again
      # audit-ignore(what works again has failed before)
      Given the cache is full
      And the cache works fine
      When the film "Ponyo" is saved to the cache
      Then a success message is delivered
      And the cached film is "Ponyo"
      And the system deletes the cache only once

    @GHI-UC4.R
    Scenario: The image cache is broken
      Given the image data is cached
      But the image cache is broken
      When the "Load Image Data" command is executed from cache
      Then an error is delivered

    @GHI-S01
    Scenario: Online the cache is not read
      When the user requests to see the film feed
      Then the cache is not read
      And the app does not read the cache
      And the app asks the server only once
      And one request was sent to "https://ghibli.test/feed"
      And the app requests "GET /feed"
      And the app sends a request to the feed URL

    @GHI-UC6.D
    Scenario: Nothing is saved where the old feed stays
      Given the cache has the film "Ponyo"
      And deleting the cache fails
      When the "Save Film Feed" command is executed
      Then nothing was saved to the cache
      And the cached film is "Ponyo"

  Rule: Films without a flaw, and others

    @GHI-UC1.I
    Scenario Outline: Not a feed: <answer>
      # audit-ignore(whatever is wrong with the answer)
      Given <answer>
      When the "Load Film Feed" command is executed
      Then the system delivers an invalid data error

      Examples:
        | answer                                            |
        | the title is missing from a film in the response  |
        | the remote returns one valid and one invalid film |
        | the remote returns an internal server error       |

    @GHI-UC1.P @GHI-R04
    Scenario Outline: A feed all the same: <answer>
      # audit-ignore(whatever is unusual about it)
      Given <answer>
      When the "Load Film Feed" command is executed
      Then all films are delivered
      And the system delivers all films
      And the system delivers one film

      Examples:
        | answer                                        |
        | a film has an additional property "director"  |
        | the description of the film is empty          |
        | the remote returns a film with an empty title |

    @GHI-UC1.C
    Scenario: A URL without connectivity
      Given the URL "https://films.ghibli.test/feed" answers with no connectivity
      When the "Load Film Feed" command is executed
      Then the system delivers a connectivity error

    @GHI-UC3.P
    Scenario: Both films
      Given the films "Ponyo" and "Kiki" were saved two days ago
      # audit-ignore(it may be loaded as often as one likes)
      When the feed is loaded from the cache
      Then both films are delivered
      And the system delivers both films
      And the films come from the cache

    @GHI-UC3.M
    Scenario: The result is empty
      Given the cache is empty
      When the feed is loaded from the cache
      Then the result is empty

    @GHI-R32
    Scenario: The list is empty
      Given the remote feed is empty
      When the user requests to see the film feed
      Then the app says that the list is empty
      And I see that the list is empty

  Rule: Images by their films

    @GHI-UC4.P @GHI-UC4.M
    Scenario: Both images from the cache
      Given the image of "Ponyo" was saved to the cache
      And the image of "Kiki" is not cached
      # audit-ignore(they may be loaded as often as one likes)
      When the system loads both images from the cache
      Then the cached image data of "Ponyo" is delivered
      And a not found error is delivered for "Kiki"
      And the image cache contains the film "Ponyo"

    @GHI-UC4.P
    Scenario: Both images are cached
      Given the images of "Ponyo" and "Kiki" are cached
      # audit-ignore(they may be loaded as often as one likes)
      When both images are loaded from the cache
      Then the cached image data of "Ponyo" is delivered
      And the cached image data of "Kiki" is delivered
      And the image was never downloaded

    @GHI-UC7.P
    Scenario: An image is saved and loaded
      # audit-ignore(saving the same image twice comes to the same)
      When image data is saved for "https://img.ghibli.test/a.png"
      Then a success message is delivered
      When the image "https://img.ghibli.test/a.png" is loaded from the cache
      Then the system delivers the same image data that was saved
      And the system does not deliver the image of another film

    @GHI-UC4.M @GHI-UC4.P
    Scenario Outline: <state>
      Given <state>
      When the image data is loaded from the cache
      Then <outcome> delivered

      Examples:
        | state                         | outcome              |
        | the image was cached before   | cached image data is |
        | the image data has been saved | cached image data is |
        | the image was never cached    | a not found error is |

    @GHI-UC2.I
    Scenario Outline: No image: <answer>
      # audit-ignore(whatever is wrong with the answer)
      Given <answer>
      When the image of "Ponyo" is loaded from remote
      Then an invalid data error is delivered

      Examples:
        | answer                              |
        | the server has no image for "Ponyo" |

    @GHI-UC2.I
    Scenario: An empty image
      Given the image URL returns nothing
      When the "Load Image Data" command is executed
      Then an invalid data error is delivered

    @GHI-UC2.P
    Scenario: The image URL returns an image
      # audit-ignore(what returns an image now may have failed before)
      Given the image URL answers with status 404
      And the image URL returns an image
      When the "Load Image Data" command is executed
      Then the image data is delivered

    @GHI-R29
    Scenario: One of two images is given up
      Given the images of "Ponyo" and "Kiki" are being loaded
      # audit-ignore(it stays cancelled)
      When the user cancels loading the image of "Ponyo"
      And the answers arrive
      Then the image of "Kiki" is delivered
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      And the image of "Ponyo" is not delivered

    @GHI-R27
    Scenario: The image of a film that is cached is not asked for
      Given the image URL "https://img.ghibli.test/a.png"
      And the image is cached
      # audit-ignore(it may be asked for as often as one likes)
      When the user asks for the image
      Then the image comes from the cache
      And the image was never downloaded
      And the app does not ask the server for the image
      And image data is cached for "https://img.ghibli.test/a.png"

    @GHI-R27
    Scenario: Images of the list by their films
      Given the remote feed has "Ponyo" and "Kiki"
      And the user requests to see the film feed
      # audit-ignore(an image that is displayed is not loaded again)
      When the image of "Ponyo" comes into view
      Then the app shows the image of "Ponyo"
      And the app does not show the image of "Kiki"
      # audit-ignore(an image that is displayed is not loaded again)
      When the user scrolls to the last film
      Then the image of "Kiki" is displayed
      # audit-ignore(nothing must come of it)
      When the image of "Kiki" goes out of view
      # audit-ignore(nothing must come of it)
      And the user scrolls to the film "Ponyo"
      Then both images are displayed
      And the app displays the text "Films"

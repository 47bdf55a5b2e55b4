@GHI
Feature: Wider sentences of testers

  Other verbs, other qualifiers, and more than one thing in a sentence.

  Rule: The screen

    @GHI-R10
    Scenario Outline: The films of the remote: <sentence>
      Given the feed was saved yesterday
      And the remote feed has the films in the following order: "Snow Orchestra", "Night Ferry"
      When the user has requested the feed
      Then <sentence>
      And the old films are gone

      Examples:
        | sentence                                                         |
        | the user is shown "Snow Orchestra" and "Night Ferry" from remote |
        | "Snow Orchestra" and "Night Ferry" can be seen                   |
        | the films "Snow Orchestra" and "Night Ferry" are displayed from remote |
        | the app should now display "Snow Orchestra" first                |
        | the app displays "Night Ferry" last                              |
        | the list shows "Night Ferry" as the second film                  |
        | the app displays "Snow Orchestra" above "Night Ferry"            |
        | the first film is "Snow Orchestra" and the last one is "Night Ferry" |
        | film 2 should be "Night Ferry"                                   |
        | the films are displayed in the order of the remote feed          |
        | the app displays only the films of the remote feed               |
        | the number of displayed films is 2                               |
        | the order of the films is "Snow Orchestra", "Night Ferry"        |
        | the films have the titles "Snow Orchestra" and "Night Ferry"     |
        | the cache has none of the old films                              |
        | the second cached film is "Night Ferry"                          |
        | the second film in the cache should be "Night Ferry"             |
        | the cache contains 2 films and the current timestamp             |
        # audit-ignore(any other number is not the one that it has)
        | the cache has 2 films, not 4                                     |
        | the cache contains the same films as the remote feed             |
        | the old cache no longer exists                                   |
        | the cache has been timestamped                                   |
        | the cache is new                                                 |

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
        | remote                        | error                 | other                 |
        | the network is unavailable    | a connectivity error  | an invalid data error |
        | the response status is 500    | an invalid data error | a connectivity error  |

    @GHI-R12 @GHI-R25
    Scenario Outline: In one sentence: <state>
      Given <state>
      When the user requests to see the feed
      Then the app displays <display>
      And the old cache data is still there

      Examples:
        | state                                                       | display          |
        | the user is offline, and the cache contains "Kite Harbour"  | "Kite Harbour"   |
        | the user is offline with a cache of 3 films                 | 3 films          |

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
        | answer                                      | reason                                                                   |
        | the status code of the response is 404      | the server answered with status 404 instead of 200                       |
        | the response body is empty                  | there is no data                                                         |
        | the id of the film is not a UUID            | film 2 has the id "not a value", which is not a UUID                     |
        | one film's title is missing                 | film 2 has no "title"                                                    |
        | a film in the payload has an id that is not a UUID | film 2 has the id "not a value", which is not a UUID              |

    @GHI-UC1.P
    Scenario Outline: What is right: <answer>
      Given <answer>
      When I call the "Load Film Feed" command
      Then the system delivers a feed consisting of <count> films
      And the system delivers the films in the same order as the payload
      And the system has sent no error

      Examples:
        | answer                                | count |
        | the remote delivers valid data        | 2     |
        | there are 4 films in the remote feed  | 4     |
        | the URL delivers valid data with 3 films | 3  |

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
        | cache                                                       |
        | the app has saved "Night Ferry" and "Kite Harbour"          |
        | the user has cached a feed with "Night Ferry" and "Kite Harbour" |
        | a feed with "Night Ferry" and "Kite Harbour" was saved to the cache |

    @GHI-UC3.P @GHI-UC6.P
    Scenario Outline: Films of a table: <saving>
      When <saving>
        | title        | description | url              |
        | Night Ferry  | By boat     | https://one.url  |
        | Kite Harbour | On a string | https://two.url  |
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
        | sentence                               |
        | nothing is deleted                     |
        | the system deletes nothing             |
        | the system does not delete anything    |

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
        | command                                                 |
        | the system saves an empty film feed                     |
        | the "Save Film Feed" command is run with an empty feed  |

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

  Rule: Images

    @GHI-UC2.P @GHI-UC2.I
    Scenario Outline: The answer of a URL: <answer>
      Given the URL "https://img.ghibli.test/cat.png" <answer>
      When the "Load Image Data" command is triggered with that URL
      Then the system should deliver <outcome>
      And the request sent was "GET /cat.png"

      Examples:
        | answer                      | outcome                  |
        | sends 7 bytes               | 7 bytes of image data    |
        | returns invalid image data  | an "invalid data" error  |

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
        | failure                                                               |
        | the cache fails to retrieve data for "https://img.ghibli.test/cat.png" |
        | retrieving the image data for "https://img.ghibli.test/cat.png" fails |
        | the image data cannot be read from the cache                          |
        | the image cache returns an error                                      |

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
        | load                                                                      | requests               |
        | the image data is being downloaded from "https://img.ghibli.test/cat.png" | 1 request was sent     |
        | the system is loading an image from the cache                             | no data was downloaded |

    @GHI-UC7.P
    Scenario: An image that was saved
      When the system writes the image data
      Then the image data was saved
      And the image data should be in the cache
      And a success message is delivered once

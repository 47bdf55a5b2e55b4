@GHI
Feature: Feeds one after another
  Stories with more than one feed, with two sentences in one, and with URLs that they do not say.
  Each sentence stands here once, where it holds and would not hold otherwise.

  Rule: Feeds by their number

    Scenario Outline: The second feed from remote: <sentence>
      Given the user has connectivity
      And the user requested to see the film feed and remote delivered a first feed
      And the user requested to see the film feed again and remote delivered a second feed
      # audit-ignore(online the second feed comes from remote once more)
      When the user loses connectivity
      And the user requests to see the feed
      Then <sentence>

      Examples:
        | sentence                                                         |
        | the app should display the second feed                           |
        | the app should not display the first feed                        |
        | the second feed is displayed                                     |
        | the first feed is no longer displayed                            |
        | the films that are only in the first feed are not displayed      |
        | the films of the second feed are displayed                       |
        | the app displays no films of the first feed                      |
        | the cache contains only the second feed                          |
        | the cache does not contain the first feed                        |
        | the cache contains no films of the first feed                    |
        | the displayed feed is the one that came from remote              |
        | the feed displayed is the same as the feed received from remote  |
        | every film has an id, a title, a description, an image and a url |
        | the feed is the same as the one displayed before                 |
        | 3 GET requests to the feed URL were sent                         |

    Scenario: Remote has another feed
      # audit-ignore(without it nothing is displayed, which is no feed from remote either)
      Given the user requested to see the film feed
      And remote has a different feed
      When the "Load Film Feed" command is executed with the URL
      Then the displayed feed is not the one from remote
      When the user requests to see the feed again
      Then the displayed feed is the one that came from remote

    Scenario Outline: Saving another feed: <command>
      Given the system saved a film feed eight days ago
      When the "Save Film Feed" command is executed with a new film feed
      And <command>
      Then the system delivers success message both times
      And the cache contains no film of the old feed
      # audit-ignore(what was saved just now is younger than any of these)
      And the timestamp of the cache is less than seven days old
      And loading the feed from cache delivers only the last film feed saved
      And the new film feed is delivered
      And the system does not deliver the old film feed

      Examples:
        | command                                                         |
        | the "Save Film Feed" command is executed with another film feed |
        | the system saves a different film feed                          |

    Scenario Outline: A later load: <sentence>
      # audit-ignore(any feed that is saved is a new one)
      Given a new film feed
      When the "Save Film Feed" command is executed
      Then the new cache has the timestamp of the moment it was saved
      And only the new film feed is in the cache
      And <sentence>
      And the system delivers the new film feed

      Examples:
        | sentence                                                                |
        | the "Load Film Feed" command from cache delivers the film feed          |
        | the next "Load Film Feed" command from cache delivers the new film feed |

    Scenario: An expired cache
      # audit-ignore(without a cached feed none is delivered either)
      Given a cached version of the feed that is exactly seven days old
      # audit-ignore(an expired feed is not delivered, whether or not it was deleted)
      When the "Validate Cache" command is executed
      Then the next "Load Film Feed" command from cache delivers no feed images

    Scenario: The cached feed is still there
      Given there's a cached version of the feed
      # audit-ignore(validating leaves a fresh cache as it is)
      When the "Validate Cache" command is executed
      Then the cached film feed can still be loaded

    Scenario Outline: Around seven days: <age>
      Given the user doesn't have connectivity
      And <age>
      When the user requests to see the feed
      Then <outcome>

      Examples:
        | age                                                                      | outcome                                      |
        # audit-ignore(what is older is too old as well)
        | the cache is one second more than seven days old                         | the app should display an error message      |
        # audit-ignore(what is younger is young enough as well)
        | the cache is one second less than seven days old                         | the app should display the latest feed saved |
        # audit-ignore(what is younger is young enough as well)
        | a cached version of the feed that is one second less than seven days old | the app should display the latest feed saved |
        # audit-ignore(what is younger is young enough as well)
        | the cache is seven days old minus one second                             | the app should display the latest feed saved |
        # audit-ignore(any time beyond seven days is too long)
        | the cache is seven days old plus one second                              | the app should display an error message      |

  Rule: URLs and images

    Scenario: A film without a title
      # audit-ignore(the sentence of the command brings a URL of its own)
      Given the URL of the feed
      And the 200 response contains a film without "title"
      When the "Load Film Feed" command is executed with the URL
      Then the system delivers invalid data error

    Scenario: An image that arrives too late
      # audit-ignore(the sentence of the command brings a URL of its own)
      Given a URL of an image
      And the "Load Image Data" command was executed with the URL
      When the load of image data is cancelled before the data is downloaded
      # audit-ignore(a load that was cancelled delivers nothing, whether or not the data comes)
      And the image data is downloaded late
      Then the system does not deliver image data nor error

    Scenario: An image that was saved before
      Given the image data of a URL was saved with the "Save Image Data" command
      And the system delivered success message
      When the "Load Image Data" command is executed from cache with the same URL
      Then the delivered image data is the same that was saved
      And the cached image data is the same as the saved image data

  Rule: Two sentences in one

    Scenario: A cause
      Given the customer requested to see the feed and the app displayed an error message because there is no connectivity
      When the customer has connectivity again and the customer requests to see the feed
      Then the app should display the latest film feed from remote, and the cache contains the new feed
      And 2 GET requests to the feed URL were sent

    Scenario: A doubled keyword
      Given the user has connectivity
      And then the user requested to see the film feed
      Then the app should display the latest film feed from remote

@GHI
Feature: Cached and answered

  Further sentences of testers: what is old and what is new in the cache, and what answers when.

  Rule: Old and new

    @GHI-UC6.P
    Scenario Outline: The new feed and not the old one: <outcome>
      Given the cache contains the film "Ponyo"
      And the remote feed contains "Spirited Away" and "Arrietty"
      When the user requests to see the film feed
      Then <outcome>

      Examples:
        | outcome                                                        |
        | the cache should contain 2 films and no longer "Ponyo"         |
        | the cache should contain the new films and not the old ones    |
        | the cache contains the films from remote but not the old feed  |
        | the cache contains the two remote films                        |
        | the cache should no longer contain the old feed                |
        | the previous films are no longer in the cache                  |

    @GHI-UC6.P
    Scenario Outline: The order of saving: <outcome>
      Given the cache contains the film "Ponyo"
      When I execute the "Save Film Feed" command with 5 films
      Then <outcome>
      And the new cache data is timestamped with the current date

      Examples:
        | outcome                                                                      |
        | the system deletes old cache data before it saves new cache data             |
        | the system first deletes the old cache data and then saves the new cache data |
        | the old cache is deleted before the new one is saved                         |

    @GHI-UC5.P
    Scenario Outline: The old feed stays: <outcome>
      Given the cached feed with "Ponyo" and "Arrietty" is 6 days old
      When the "Validate Cache" command is executed
      Then <outcome>

      Examples:
        | outcome                                 |
        | the cache should be unchanged           |
        | no films are deleted                    |
        | old cache data is not deleted           |
        | the cache still contains the old films  |
        | the system does not delete cache        |

    @GHI-UC3.E @GHI-UC5.E
    Scenario Outline: An expired feed with its films: <cache>
      Given <cache>
      Then loading the feed from the cache delivers no films
      When the "Validate Cache" command is executed
      Then the system deletes the expired cache
      And the system deletes cache

      Examples:
        | cache                                              |
        | the cached feed with 3 films is eight days old     |
        | a cached feed of "Ponyo" is 7 days old             |
        | a cached feed with "Ponyo" is expired              |
        | there is a cached feed that has expired            |

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
      And the "Load Image Data" command was executed with the URL "https://a-image.url"
      When <cancel>
      And the download of the image completes
      Then the system delivers neither image data nor an error

      Examples:
        | cancel                                                    |
        | it is cancelled before the remote answers                 |
        | the load is cancelled before the response arrives         |
        | the user cancels it before the server has responded       |

    @GHI-UC4.X
    Scenario: Canceled before the cache answers
      Given the cache has image data for "https://a-image.url"
      When the "Load Image Data" command is executed
      And it is cancelled before the cache answers
      Then neither image data nor an error is delivered

    @GHI-UC2.I
    Scenario Outline: No image: <image>
      Given <image>
      When I execute the "Load Image Data" command with the URL "https://a-image.url"
      Then the system delivers an invalid data error

      Examples:
        | image                                                    |
        | the image "https://a-image.url" cannot be downloaded     |
        | the image data of "https://a-image.url" is not available |

    @GHI-UC4.R
    Scenario: Reading the image cache
      Given the cache has image data for "https://a-image.url"
      And reading the image cache fails
      Then loading the image data from the cache delivers an error

  Rule: The remote

    @GHI-UC1.P
    Scenario: The response to a request
      Given the response of GET /feed has the status 200 and this film:
        | title             | description |
        | Castle in the Sky | A crystal   |
      When the system creates the film feed from the data
      Then the films are delivered in the order of the payload
      And the title of the film is "Castle in the Sky"

    @GHI-UC1.P
    Scenario: A description on the screen
      Given the remote has one film with the title "Ponyo" and the description "By the sea"
      When the user requests to see the feed
      Then the app displays the description "By the sea"
      But the app does not display the description "By the lake"

    @GHI-UC1.P
    Scenario: No films
      Given the remote feed is an empty list
      When the "Load Film Feed" command is executed
      Then the system delivers an empty feed

    @GHI-UC1.C
    Scenario Outline: Without a connection: <request>
      When <request>
      Then the system delivers a connectivity error

      Examples:
        | request                                                       |
        | the "Load Film Feed" command is executed without connectivity |
        | the system loads the feed from remote while offline           |

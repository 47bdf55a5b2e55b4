@GHI
Feature: Load Feed From Cache Use Case

  Rule: Primary course: system retrieves, validates and delivers the film feed

    @GHI-X14 @GHI-UC3.P @GHI-X18 @GHI-X21 @GHI-R17 @GHI-R13
    Scenario Outline: A cache of less than seven days is delivered: <age>
      Given a cache of 22 films saved <age> ago
      When the user executes "Load Film Feed" from the cache
      Then the command delivers 22 films
      And the feed store received exactly "retrieve"

      Examples:
        | age                                   |
        | 0 seconds                             |
        | 6 days 23 hours 59 minutes 59 seconds |

    @GHI-X19 @GHI-R16
    Scenario: A feed from the future is usable, until seven days after its time
      Given a cache of the films "Snow", "Kites" and "Snow" saved 8 days ago
      When the clock of the device is put back by 400 days
      And the user executes "Load Film Feed" from the cache
      Then the command delivers the films "Snow", "Kites" and "Snow"
      When the user lets 399 days go by
      And the user executes "Load Film Feed" from the cache
      Then the command delivers no films, as the cache is expired

    @GHI-R16 @GHI-R24
    Scenario: So is one from the end of time, and it need not have films
      Given the feed cache holds '{"savedAt":9223372036854775807,"films":[]}'
      When the user executes "Load Film Feed" from the cache
      Then the command delivers no films

  Rule: Retrieval error course: system delivers error

    @GHI-X15 @GHI-UC3.R @GHI-X18 @GHI-R23
    Scenario Outline: The feed cache <state>
      Given the feed cache <state>
      When the user executes "Load Film Feed" from the cache
      Then the command delivers the error 'the saved feed could not be read: <reason>'
      And the feed store received exactly "retrieve"

      Examples:
        | state                                                                                               | reason                                               |
        | cannot be read                                                                                      | the store failed to read "film-feed"                 |
        | holds ""                                                                                            | there is no data                                     |
        | holds "not a feed"                                                                                  | the data is not JSON                                 |
        | holds '{"films":[]}'                                                                                | the data has no "savedAt"                            |
        | holds '{"savedAt":"now","films":[]}'                                                                | the data has a value of the wrong type for "savedAt" |
        | holds '{"savedAt":1768048000,"films":[{"id":"1","title":"","description":"","image":"","url":""}]}' | film 1 has the id "1", which is not a UUID           |

  Rule: Expired cache course: system delivers no feed images

    @GHI-X16 @GHI-UC3.E @GHI-X18 @GHI-X21 @GHI-R13
    Scenario Outline: A cache of seven days or more is not delivered: <age>
      Given a cache of the films "Snow Orchestra" and "Kite Harbour" saved <age> ago
      When the user executes "Load Film Feed" from the cache
      Then the command delivers no films, as the cache is expired
      And the feed store received exactly "retrieve"

      Examples:
        | age       |
        | 7 days    |
        | 3650 days |

  Rule: Empty cache course: system delivers no feed images

    @GHI-X17 @GHI-UC3.M @GHI-X18
    Scenario: There is no cache
      Given the cache is empty
      When the user executes "Load Film Feed" from the cache
      Then the command delivers no films, as the cache is empty
      And the feed store received exactly "retrieve"

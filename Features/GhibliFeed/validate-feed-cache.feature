@GHI
Feature: Validate Feed Cache Use Case

  Rule: Primary course: system validates that the cache is less than seven days old

    @GHI-X26 @GHI-UC5.P @GHI-R18
    Scenario Outline: A cache in order is kept: <films>
      Given a cache of <films> saved <age> ago
      When the user executes "Validate Cache"
      Then the command delivers a success message
      And the feed store received exactly "retrieve"
      And the cache has <films> saved <age> ago

      Examples:
        | films    | age                                   |
        | 2 films  | 6 days 23 hours 59 minutes 59 seconds |
        | no films | 1 day                                 |

    @GHI-X26 @GHI-R18
    Scenario: Where there is no cache nothing is deleted
      Given the cache is empty
      When the user executes "Validate Cache"
      Then the command delivers a success message
      And the feed store received exactly "retrieve"
      And no feed is cached

  Rule: Retrieval error course: system deletes cache

    @GHI-X26 @GHI-UC5.R @GHI-R18 @GHI-R19
    Scenario Outline: A cache that cannot be read is deleted, and the error reported: <cache>
      Given <cache>
      When the user executes "Validate Cache"
      Then no feed is cached
      And the command delivers the error 'the saved feed could not be read: <reason>'
      And the feed store received exactly "retrieve" and "delete"

      Examples:
        | cache                             | reason                               |
        | the feed cache cannot be read     | the store failed to read "film-feed" |
        | the feed cache holds "not a feed" | the data is not JSON                 |

  Rule: Expired cache course: system deletes cache

    @GHI-X26 @GHI-UC5.E @GHI-R18 @GHI-R13
    Scenario: A cache of seven days is deleted
      Given a cache of the film "Kite Harbour" saved 7 days ago
      When the user executes "Validate Cache"
      Then the command delivers a success message
      And the feed store received exactly "retrieve" and "delete"
      And no feed is cached

    @GHI-X27 @GHI-R19
    Scenario Outline: A failing deletion is reported, and not tried again: <cache>
      Given <cache>
      And the feed cache cannot be deleted
      When the user executes "Validate Cache"
      Then the command delivers the error 'the saved feed could not be deleted: the store failed to delete "film-feed"'
      And the feed store received exactly "retrieve" and "delete"

      Examples:
        | cache                                               |
        | a cache of the film "Kite Harbour" saved 7 days ago |
        | the feed cache holds "not a feed"                   |

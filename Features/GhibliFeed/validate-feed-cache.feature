@GHI
Feature: Validate Feed Cache Use Case

  Primary course:
  1. Execute "Validate Cache" command with above data.
  2. System retrieves feed data from cache.
  3. System validates cache is less than seven days old.

  Retrieval error course (sad path):
  1. System deletes cache.

  Expired cache course (sad path):
  1. System deletes cache.

  @GHI-X26 @GHI-R18
  Scenario Outline: Validation deletes only bad caches: <cache>
    Given <cache>
    When the user executes "Validate Cache"
    Then the store received exactly "<messages>"

    @GHI-UC5.P
    Examples: Primary course
      | cache                                                              | messages |
      | a cache of 2 films saved 1 day ago                                 | retrieve |
      | a cache of 2 films saved 6 days 23 hours 59 minutes 59 seconds ago | retrieve |
      | the cache is empty                                                 | retrieve |
      | a cache of 0 films saved 1 day ago                                 | retrieve |
      # audit-ignore(any time in the future will do)
      | a cache of 2 films saved 1 hour in the future                      | retrieve |

    @GHI-UC5.E
    Examples: Expired cache course (sad path)
      | cache                               | messages         |
      | a cache of 2 films saved 7 days ago | retrieve, delete |
      | a cache of 0 films saved 8 days ago | retrieve, delete |

    @GHI-UC5.R
    Examples: Retrieval error course (sad path)
      | cache                         | messages         |
      | the cache cannot be read      | retrieve, delete |
      # audit-ignore(any text that is no feed)
      | the cache holds the text "[]" | retrieve, delete |

  @GHI-UC5.P
  Scenario: Validating a good cache succeeds
    Given a cache of 2 films saved 1 day ago
    When the user executes "Validate Cache"
    Then the system delivers a success message
    And the cache has 2 films

  @GHI-UC5.E
  Scenario: After validating, an expired cache is empty
    # audit-ignore(a sentence of the document: a cache of some age is one with a feed)
    Given there is a cached version of the feed
    And the cache is more than seven days old
    When the system validates the cache
    Then the cache is empty
    And the system delivers a success message

  @GHI-UC5.P
  Scenario: After validating, a cache that may be used is as before
    # audit-ignore(a sentence of the document: a cache of some age is one with a feed)
    Given there is a cached version of the feed
    # audit-ignore(a sentence of the document: a new cache is young enough)
    And the cache is less than seven days old
    When the app validates the cache
    Then the cache is not empty
    And the store received "retrieve" once

  @GHI-UC5.R @GHI-R19
  Scenario: What could not be read is reported although it is deleted
    # audit-ignore(only where there was a feed does an empty cache say that it is gone)
    Given a cache of 2 films saved 1 day ago
    And the cache cannot be read the first time
    When the user executes "Validate Cache"
    Then the system delivers the retrieval error
    And the cache is empty

  @GHI-X27 @GHI-UC5.R @GHI-R19
  Scenario Outline: A failing deletion is reported once: <cache>
    Given <cache>
    And the cache cannot be deleted
    When the user executes "Validate Cache"
    Then the system delivers the deletion error
    And the store received "delete" once

    Examples:
      | cache                               |
      | a cache of 2 films saved 7 days ago |
      | the cache cannot be read            |

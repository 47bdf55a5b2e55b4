@GHI
Feature: Cache Feed Use Case

  Data:
  - Film Feed

  Rule: Primary course (happy path)

    1. Execute "Save Film Feed" command with above data.
    2. System deletes old cache data.
    3. System encodes film feed.
    4. System timestamps the new cache.
    5. System saves new cache data.
    6. System delivers success message.

    @GHI-X28 @GHI-UC6.P @GHI-R20
    Scenario: Saving replaces the cache with a time stamp
      # audit-ignore(every scenario begins at this time; it stands here to be compared with the time stamp)
      Given the current time is 2026-01-10 12:00:00 UTC
      # audit-ignore(with a cache there is something that must not be left)
      And a cache of 2 films saved 1 day ago
      When the user executes "Save Film Feed" with 3 films
      Then the store received "delete", "insert 3 films at 2026-01-10 12:00:00 UTC"
      And the system delivers a success message
      And the cache has 3 films
      And the cache was saved on January 10, 2026 at 12:00:00 UTC

    @GHI-UC6.P @GHI-R20
    Scenario: Saving twice leaves the last feed
      # audit-ignore(with a first feed there is something that must not be left)
      Given the user executes "Save Film Feed" with the films "Kite Harbour" and "Snow Orchestra"
      # audit-ignore(it checks what the first save has left)
      And the cache has 2 films
      # audit-ignore(between two saves of the same second the time stamp could be the old one)
      When 5 minutes go by
      And the user executes "Save Film Feed" with the films "Snow Orchestra", "A Map of Moss", "Kite Harbour"
      Then the cache has the films "Snow Orchestra", "A Map of Moss" and "Kite Harbour"
      And the cache is 0 seconds old

    @GHI-UC6.P @GHI-R20
    Scenario: A feed without films is saved too
      # audit-ignore(with a cache there is something that must not be left)
      Given the cache has the film "Kite Harbour"
      When the user executes "Save Film Feed" with no films
      Then the store received "delete", "insert 0 films at 2026-01-10 12:00:00 UTC"
      And the cache has no films

    @GHI-UC6.P @GHI-R20
    Scenario Outline: The time stamp is that of the moment, in UTC: <time>
      Given the current time is <time>
      When the user executes "Save Film Feed" with 1 film
      Then the store received "delete", "insert 1 films at <time>"

      Examples: The ends of years and of February
        | time                    |
        | 1999-12-31 23:59:59 UTC |
        | 2000-02-29 00:00:00 UTC |
        | 2026-03-01 00:00:00 UTC |

  Rule: Deleting error course (sad path)

    1. System delivers error.

    @GHI-X29 @GHI-UC6.D
    Scenario: Deleting error
      Given the cache cannot be deleted
      When the user executes "Save Film Feed" with 3 films
      Then the system delivers the deletion error
      And the reason given is 'the saved feed could not be deleted: the store failed to delete "film-feed"'
      And nothing was inserted

    @GHI-UC6.D @GHI-R20
    Scenario: After a deleting error the old feed is still there
      Given a cache of 2 films saved 1 day ago
      And the cache cannot be deleted the first time
      When the user executes "Save Film Feed" with the film "A Map of Moss"
      Then the system delivers the deletion error
      And the cache does not have the film "A Map of Moss"
      And the cache is 1 day old
      And the cache is not empty

  Rule: Saving error course (sad path)

    1. System delivers error.

    @GHI-X30 @GHI-UC6.S @GHI-R21
    Scenario: Saving error
      # audit-ignore(only where there was a feed does an empty cache say that it is gone)
      Given a cache of 2 films saved 1 day ago
      And the cache cannot be written
      When the user executes "Save Film Feed" with 3 films
      Then the system delivers the insertion error
      And the cache is empty

    @GHI-UC6.S @GHI-R21
    Scenario: The reason is what the store says
      Given the cache cannot be written the first time
      When the user executes "Save Film Feed" with 3 films
      Then the reason given is 'the feed could not be saved: the store failed to write "film-feed"'

@GHI
Feature: User wants to see the film feed

  The app shows the feed of the films. Online they come from the remote and are saved in the cache;
  offline the saved ones are shown, as long as they are less than seven days old.

  Rule: Online, the latest films are shown and saved

    As an online user
    I want the app to automatically load film feed
    So I can always have a list of my favorite animation studio works

    @GHI-S01
    Scenario: An online user sees the latest films
      Given the user has connectivity
      When the user requests to see the film feed
      Then the app should display the latest film field from remote
      And replace the cache with the new feed

    @GHI-X38 @GHI-R10
    Scenario: Online the cache is not used
      Given the user has connectivity
      # audit-ignore(only where there are other films can they be shown)
      And a cache of 2 other films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the remote films only
      And the store received "delete", "insert 2 films at 2026-01-10 12:00:00 UTC"

    @GHI-AUTO
    Scenario: The feed loads by itself when the app is opened
      Given the customer is online
      When the customer opens the app
      Then the app should display the latest film feed from remote
      And replace the cache with the new feed
      And one GET request to the feed URL was sent

    @GHI-R10
    Scenario: The latest films take the place of those seen before
      When the user requests to see the film feed
      Then the app displays the films "Lantern Keeper", "Paper Cranes"
      Given the remote feed has the film "Night Ferry"
      When the user requests to see the film feed again
      Then the app should display the film "Night Ferry"
      And the cache has the film "Night Ferry"
      And the cache does not have the film "Lantern Keeper"

    @GHI-R02 @GHI-R24
    Scenario: A remote feed without films is the latest feed
      Given there is a cached version of the feed
      And the remote feed is empty
      When the user requests to see the film feed
      Then the app displays the empty list text
      And the app should display no films
      And the cache has no films
      And the old films are no longer cached

    @GHI-R02 @GHI-R32
    Scenario: Films that the remote has no longer are not shown
      When the user requests to see the film feed
      Then the app displays the films "Lantern Keeper", "Paper Cranes"
      Given the remote feed has no films
      When the user requests to see the film feed
      Then the app should display the empty list text
      And the app should not display any films

    @GHI-X34 @GHI-R11
    Scenario: A cache that cannot be written does not hide the remote feed
      Given the user has connectivity
      And the cache cannot be written
      When the user requests to see the film feed
      Then the app should display the latest film feed from remote
      And the app should not display an error message
      And 1 incident was noted
      And the cache is still empty

    @GHI-R11
    Scenario: A cache that fails once is written by the next load
      Given the user has connectivity
      And the cache cannot be deleted the first time
      When the user requests to see the film feed
      Then the app should display the latest film feed from remote
      And there's no cached version of the feed
      And an incident was noted
      When the user requests to see the film feed
      Then the app should display the latest film feed from remote
      And replace the cache with the new feed
      And 1 incident was noted

    @GHI-R11
    Scenario: A cache that can be written again is written
      Given the cache can't be written
      When the user requests to see the film feed
      Then the app displays the films "Lantern Keeper" and "Paper Cranes"
      And there is no cached version of the feed
      # audit-ignore(a store that recovers does so in all it does)
      When the cache can be written again
      And the user requests to see the film feed
      Then the cache has the films "Lantern Keeper" and "Paper Cranes"

  Rule: Offline, the saved films are shown while they are less than seven days old

    As an offline user
    I want the app to show the latest saved version of film feed
    So I can always have a list of my favorite animation studio works

    @GHI-S02
    Scenario: An offline user sees the films saved last
      Given the user doesn't have connectivity
      # audit-ignore(a sentence of the document: a cache of some age is one with a feed)
      And there’s a cached version of the feed
      # audit-ignore(a sentence of the document: a new cache is young enough)
      And the cache is less than seven days old
      When the user requests to see the feed
      Then the app should display the latest feed saved

    @GHI-S03
    Scenario: Films saved seven days ago or earlier are not shown
      Given the user doesn't have connectivity
      # audit-ignore(a sentence of the document: a cache of some age is one with a feed)
      And there’s a cached version of the feed
      And the cache is seven days old or more
      When the customer requests to see the feed
      Then the app should display an error message

    @GHI-S04
    Scenario: Offline with nothing saved
      Given the customer doesn't have connectivity
      And the cache is empty
      When the customer requests to see the feed
      Then the app should display an error message

    @GHI-X37
    Scenario: What was seen online is shown offline
      Given the remote feed has the films "Night Ferry" and "Kite Harbour"
      And the user requests to see the film feed
      # audit-ignore(what the remote has now nobody offline can see)
      And the remote feed has the film "Lantern Keeper"
      When the user loses connectivity
      And 6 days go by
      And the user requests to see the feed
      Then the app should display the latest feed saved
      And the app displays the films "Night Ferry", "Kite Harbour"
      And the cache is 6 days old

    @GHI-S03 @GHI-R13
    Scenario: Seven days after they were seen online the films are too old
      When the user requests to see the film feed
      Then the app should display the latest film feed from remote
      When the customer loses connectivity
      And seven days pass
      And the user requests to see the feed
      Then the app should display an error message
      And the app should not display any films
      And the cache is seven days old

    @GHI-R13
    Scenario: Showing the saved films does not make them younger
      Given there's a cached version of the feed
      And the customer is offline
      When 5 days go by
      And the user requests to see the feed
      Then the app displays the 2 saved films
      And the cache is 5 days old
      When 2 days go by
      And the user requests to see the feed
      Then the app shows an error message

    @GHI-R10
    Scenario: Back online the latest films are shown
      Given the user has no connectivity
      And the cache has the films "Kite Harbour" and "Snow Orchestra"
      When the user requests to see the feed
      Then the app displays the films "Kite Harbour" and "Snow Orchestra"
      When the user regains connectivity
      And the user requests to see the feed
      Then the app shows the films "Lantern Keeper", "Paper Cranes"
      And the app does not show the film "Kite Harbour"

    @GHI-X20 @GHI-R24 @GHI-R32
    Scenario: A cached empty feed is a feed
      Given a cache of 0 films saved 1 day ago
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the app displays the empty list text
      And the app should not display an error message

    @GHI-R24 @GHI-R25
    Scenario: An empty cache is no feed without films
      Given the customer is offline
      And there’s no cached version of the feed
      When the customer requests to see the film feed
      Then the app should display the error message "There is no connection to the server."
      And the app does not show the empty list text

    @GHI-X36 @GHI-R26
    Scenario: Offline and the cache cannot be read
      Given the user doesn't have connectivity
      And the cache cannot be read
      When the user requests to see the feed
      Then the app should display an error message
      And the error message says "There is no connection to the server."
      And it adds "The saved films cannot be read either."

    @GHI-R25
    Scenario Outline: Nothing is said of a cache that can be read: <cache>
      Given <cache>
      And the user doesn’t have connectivity
      When the user requests to see the feed
      Then the error message says "There is no connection to the server."
      And it adds nothing

      Examples:
        | cache                               |
        | the cache is empty                  |
        # audit-ignore(there was none to be deleted or kept)
        | the cache was deleted               |
        | a cache of 2 films saved 8 days ago |

  Rule: The age of the cache ends at exactly seven days

    @GHI-X21 @GHI-R13 @GHI-R14 @GHI-R15
    Scenario Outline: A cache saved <age> ago brings <display>
      Given a cache of 2 films saved <age> ago
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the app displays <display>

      Examples:
        | age                                   | display          |
        | 0 seconds                             | the 2 films      |
        | 6 days 23 hours 59 minutes 59 seconds | the 2 films      |
        | 7 days                                | an error message |
        | 7 days and 1 second                   | an error message |
        | 3650 days                             | an error message |

    @GHI-R13
    Scenario Outline: A cache that is <age> brings <display>
      Given the cache is <age>
      And the user is offline
      When the user requests to see the feed
      Then the app displays <display>

      Examples:
        | age                       | display          |
        | 8 days old                | an error message |
        | 6 days old                | 2 films          |
        | six days and 23 hours old | 2 films          |
        | less than 7 days old      | 2 films          |
        | younger than 7 days       | 2 films          |
        | seven days old or more    | an error message |
        | at least seven days old   | an error message |
        | more than seven days old  | an error message |
        | older than one week       | an error message |

    @GHI-R13
    Scenario: Waiting for one more second
      Given a cache of 2 films saved 6 days, 23 hours, 59 minutes and 59 seconds ago
      And the user doesn't have connectivity
      And the user requests to see the feed
      Then the app displays the 2 films
      And the cache is 6 days, 23 hours, 59 minutes and 59 seconds old
      When 1 second goes by
      And the user opens the app
      Then the store received "delete" once
      And the cache is empty
      And the error message says "There is no connection to the server."

    @GHI-R13 @GHI-R15
    Scenario Outline: Saved on January 3 at noon, on <date> at <time> it brings <display>
      Given the current date is <date> <time>
      And the cache was saved on January 3, 2026 at 12:00:00 UTC
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the app displays <display>

      Examples: Whole days of 24 hours, whatever the date
        | date             | time         | display          |
        | 2026-01-10       | 00:00:00 UTC | 2 films          |
        | January 10, 2026 | 11:59:59 UTC | 2 films          |
        | January 10, 2026 | 12:00:00 UTC | an error message |

@GHI
Feature: User wants to see the film feed

  The app shows the feed of the films. Online they come from the remote and are saved in the cache;
  offline the saved ones are shown, as long as they are less than seven days old.

  Rule: Online, the latest films are shown and saved

    As an online user
    I want the app to automatically load film feed
    So I can always have a list of my favorite animation studio works

    Background:
      Given the remote feed is the one in "film-feed.yaml"

    @GHI-S01
    Scenario: An online user sees the latest films
      Given the user has connectivity
      When the user requests to see the film feed
      Then the app should display the latest film field from remote
      And replace the cache with the new feed

    @GHI-X38 @GHI-R10
    Scenario: Online the cache is not used
      Given the user has connectivity
      And a cache of 2 other films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the remote films only
      And the store received "delete", "insert 2 films at 2026-01-10 12:00:00 UTC"

    @GHI-X34 @GHI-R11
    Scenario: A cache that cannot be written does not hide the remote feed
      Given the user has connectivity
      And the cache cannot be written
      When the user requests to see the film feed
      Then the app should display the latest film feed from remote
      And 1 incident was noted

    @GHI-R11
    Scenario: A cache that fails once is written by the next load
      Given the user has connectivity
      And the cache cannot be deleted the first time
      When the user requests to see the film feed
      And the user requests to see the film feed
      Then the app should display the latest film feed from remote
      And replace the cache with the new feed
      And 1 incident was noted

  Rule: Offline, the saved films are shown while they are less than seven days old

    As an offline user
    I want the app to show the latest saved version of film feed
    So I can always have a list of my favorite animation studio works

    @GHI-S02
    Scenario: An offline user sees the films saved last
      Given the user doesn't have connectivity
      And there’s a cached version of the feed
      And the cache is less than seven days old
      When the user requests to see the feed
      Then the app should display the latest feed saved

    @GHI-S03
    Scenario: Films saved seven days ago or earlier are not shown
      Given the user doesn't have connectivity
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
      Given the remote feed is the one in "film-feed.yaml"
      And the user has connectivity
      And the user requests to see the film feed
      When the user loses connectivity
      And 6 days go by
      And the user requests to see the feed
      Then the app should display the latest feed saved

    @GHI-X20 @GHI-R24 @GHI-R32
    Scenario: A cached empty feed is a feed
      Given a cache of 0 films saved 1 day ago
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the app displays the empty list text

    @GHI-X36 @GHI-R26
    Scenario: Offline and the cache cannot be read
      Given the user doesn't have connectivity
      And the cache cannot be read
      When the user requests to see the feed
      Then the app should display an error message
      And the error message says "There is no connection to the server."
      And it adds "The saved films cannot be read either."

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
    Scenario: Waiting for one more second
      Given a cache of 2 films saved 6 days, 23 hours, 59 minutes and 59 seconds ago
      And the user doesn't have connectivity
      And the user requests to see the feed
      Then the app displays the 2 films
      When 1 second goes by
      And the user opens the app
      Then the store received "delete" once
      And the error message says "There is no connection to the server."

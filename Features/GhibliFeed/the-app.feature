@GHI
Feature: The app

  How loading, the cache and the screen play together beyond the stories of the film feed.

  Rule: Whatever is wrong with the remote, the cache steps in

    @GHI-X35 @GHI-R12
    Scenario: Invalid remote data falls back to the cache
      Given the remote answers with status 500
      And a cache of 2 films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the 2 films

    @GHI-R07 @GHI-R12
    Scenario: So does a request that times out
      Given the request for the feed times out
      And a cache of 2 films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the 2 films

    @GHI-R12 @GHI-R25
    Scenario: Where the cache cannot help, the message is about the remote
      Given the remote feed is the one in "html-page.yaml"
      And a cache of 2 films saved 8 days ago
      When the user requests to see the film feed
      Then the app should display an error message
      And the error message says "The server's answer cannot be read."

  Rule: An error can be tapped to load again

    @GHI-X40 @GHI-R31
    Scenario: The error can be retried
      Given the user doesn't have connectivity
      And the user requests to see the feed
      And the app displays an error message
      And the remote feed takes 2 seconds to answer
      When the user gets connectivity
      And the user taps the error message
      Then the error message disappears
      And the feed says "Loading..." while it is loading
      When 2 seconds go by
      Then the app should display the latest film feed from remote

    @GHI-R31
    Scenario: The feed is loaded once at a time
      Given the user doesn't have connectivity
      And the user requests to see the feed
      And the remote feed takes 2 seconds to answer
      When the user gets connectivity
      And the user taps the error message
      And the user taps the error message
      And the user requests to see the feed
      Then 2 GET requests to the feed URL were sent

  Rule: The cache is validated when the app is opened

    @GHI-R35
    Scenario: An expired cache is deleted before the first load
      Given a cache of 2 films saved 7 days ago
      And the user doesn't have connectivity
      When the user opens the app
      Then the store received exactly "retrieve, delete, retrieve"
      And the app displays an error message

    @GHI-R35
    Scenario: A cache that cannot be read is deleted and the error noted
      Given the remote feed is the one in "film-feed.yaml"
      And the cache holds the text "not a feed"
      When the user opens the app
      Then the app should display the latest film feed from remote
      And replace the cache with the new feed
      And 1 incident was noted

  Rule: An image comes from the cache, or else from the remote and is kept

    @GHI-X39 @GHI-R27
    Scenario: An image is fetched once
      Given the user has connectivity
      And the remote images are those in "images.yaml"
      When the same image is requested twice
      Then one image request was sent

    @GHI-R27
    Scenario: An image that cannot be kept is displayed all the same
      Given the remote feed is the one in "film-feed.yaml"
      And the remote images are those in "images.yaml"
      And the image cache cannot be written
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is displayed
      And 1 incident was noted

    @GHI-R27
    Scenario: An image cache that fails once is passed over
      Given the image cache has 4 bytes for the image URL
      And the image cache cannot be read the first time
      And the remote images are those in "images.yaml"
      When the same image is requested twice
      Then one image request was sent
      And 1 incident was noted

    @GHI-R28
    Scenario: An image of no bytes is shown as broken
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL with status 200 and an empty body
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is broken

    @GHI-R29
    Scenario: An image that goes out of view is given up
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is loading
      When the image of the first film goes out of view
      And 3 seconds go by
      Then the image of the first film is missing

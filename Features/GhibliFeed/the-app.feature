@GHI
Feature: The app

  How loading, the cache and the screen play together beyond the stories of the film feed.

  Rule: Whatever is wrong with the remote, the cache steps in

    @GHI-X35 @GHI-R12
    Scenario: Invalid remote data falls back to the cache
      Given the remote answers with status 500
      And a cache of 3 films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the 3 films
      And the app should not show an error message

    @GHI-R07 @GHI-R12
    Scenario: So does a request that times out
      # audit-ignore(whatever ends the request, the cache steps in)
      Given the request for the feed times out
      And a cache of 3 films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the 3 films

    @GHI-R12 @GHI-R25
    Scenario: Where the cache cannot help, the message is about the remote
      Given the remote feed is the one in "html-page.yaml"
      # audit-ignore(an empty cache cannot help either)
      And a cache of 2 films saved 8 days ago
      When the user requests to see the film feed
      Then the app should display an error message
      And the error message says "The server's answer cannot be read."
      And it adds nothing

    @GHI-R12 @GHI-R25
    Scenario Outline: The message is about the remote: <cache>
      Given the remote delivers invalid data
      And <cache>
      When the user requests to see the film feed
      Then the app should display the error message "The server's answer cannot be read."

      Examples:
        | cache                   |
        | the cache is empty      |
        | the cache is 8 days old |
        | the cache can't be read |

    @GHI-R12
    Scenario: Invalid remote data leaves the cache as it is
      Given a cache of 2 films saved 1 day ago
      And the remote data is invalid
      When the user requests to see the film feed
      Then the store received exactly "retrieve"
      And the cache is one day old

  Rule: While the feed is loading again, the films stay

    Before the first load there is neither a list nor a text for an empty one.

    @GHI-R31
    Scenario: Before the first request
      Then the app displays no films
      And the app should not display the empty list text
      And the app does not display an error message
      And the app is not loading
      And the store received nothing

    @GHI-R31
    Scenario: The old films stay until the new ones are there
      When the user requests to see the film feed
      Given the remote feed takes 2 seconds to answer
      When the user requests to see the film feed again
      Then the app is loading
      And the feed says "Loading..." while it is loading
      And the app displays the films "Lantern Keeper", "Paper Cranes"
      When 2 seconds go by
      Then the app is not loading
      And the app should display the latest film feed from remote

    @GHI-R31 @GHI-R32
    Scenario: An empty list is not called empty while it is loading again
      Given the app displays an empty feed
      And the app displays the empty list text
      And the remote feed takes 2 seconds to answer
      When the user requests to see the film feed again
      Then the app is still loading the film feed
      And the app should not display the empty list text
      When 2 seconds pass
      Then the app should display the latest film feed from remote

    @GHI-R31
    Scenario: A request while loading is none
      Given the remote feed takes 2 seconds to answer
      And the user requests to see the feed
      When 1 second goes by
      # audit-ignore(one request more is what must not be sent)
      And the user requests to see the feed again
      Then one GET request to the feed URL was sent
      When 1 second goes by
      Then the app should display the latest film feed from remote

  Rule: An error can be tapped to load again

    @GHI-X40 @GHI-R31
    Scenario: The error can be retried
      Given the user doesn't have connectivity
      And the app displays an error message
      And the remote feed takes 2 seconds to answer
      When the user gets connectivity
      And the user taps the error message
      Then the error message disappears
      And the feed says "Loading..." while it is loading
      When 2 seconds go by
      Then the app should display the latest film feed from remote
      And the store received exactly "retrieve, delete, insert 2 films at 2026-01-10 12:00:02 UTC"

    @GHI-R31
    Scenario: Where there is no error a tap does nothing
      Given the user requests to see the film feed
      # audit-ignore(nothing must come of it)
      When the user taps where the error message was
      Then one GET request to the feed URL was sent
      And the app displays the films "Lantern Keeper", "Paper Cranes"

    @GHI-R31
    Scenario: An error may come again
      Given the user doesn't have connectivity
      And the user requests to see the feed
      When the user taps the error message
      Then the app should display an error message
      And two GET requests to the feed URL were sent

    @GHI-R31
    Scenario: The feed is loaded once at a time
      Given the user doesn't have connectivity
      And the user requests to see the feed
      And the remote feed takes 2 seconds to answer
      When the user gets connectivity
      And the user taps the error message
      # audit-ignore(one request more is what must not be sent)
      And the user taps where the error message was
      # audit-ignore(one request more is what must not be sent)
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
    Scenario: A cache that may be used is not deleted
      Given the cache is 6 days old
      And the user is offline
      When the user opens the app
      Then the store received exactly "retrieve, retrieve"
      And the app displays the 2 saved films
      And no incidents were noted

    @GHI-R35
    Scenario: Only the opening of the app validates the cache
      Given the cache is 7 days old
      And the user is offline
      When the user requests to see the feed
      Then the store received exactly "retrieve"
      And the app displays an error message
      And the cache has 2 films

    @GHI-R35
    Scenario: An expired cache that cannot be deleted is noted, and the feed is loaded
      Given the cache is 7 days old
      And the cache cannot be deleted the first time
      When the user opens the app
      Then the app should display the latest film feed from remote
      And the store received exactly "retrieve, delete, delete, insert 2 films at 2026-01-17 12:00:00 UTC"
      And one incident was noted

    @GHI-R35
    Scenario: A cache that cannot be read is deleted and the error noted
      # audit-ignore(any text that is no feed)
      Given the cache holds the text "not a feed"
      When the user opens the app
      Then the app should display the latest film feed from remote
      And replace the cache with the new feed
      And 1 incident was noted

  Rule: An image comes from the cache, or else from the remote and is kept

    @GHI-X39 @GHI-R27
    Scenario: An image is fetched once
      Given the user has connectivity
      And the remote images are those in "images.yaml"
      # audit-ignore(more often is the same)
      When the same image is requested twice
      Then one image request was sent
      And the image cache has one image

    @GHI-R27
    Scenario: An image in the cache is displayed without the remote
      Given the remote feed is the one in "film-feed.yaml"
      And the image cache has 4 bytes for the image URL
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is displayed
      And no image requests were sent
      And no incidents were noted

    @GHI-R27
    Scenario: Each film has its own image
      Given the user requests to see the film feed
      When the image of the second film comes into view
      Then the image of the second film is displayed
      And the image of the first film is missing
      And no incidents were noted
      When the image of the first film comes into view
      Then both images are displayed
      And two image requests were sent

    @GHI-R27
    Scenario: Two images are loaded at the same time
      Given the remote feed is the one in "film-feed.yaml"
      And the remote images are those in "images.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      When the image of the first film comes into view
      And the image of the second film comes into view
      Then the image of the first film is loading
      And the image of the second film is displayed
      When 3 seconds go by
      Then the images of both films are displayed

    @GHI-R27
    Scenario: Another image that broke takes none away
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      And the image URL "https://img.ghibli.test/cranes.jpg"
      And the remote answers the image URL with status 503 and 4 bytes
      And the remote answers the image URL after 1 second
      When the image of the second film comes into view
      And 1 second goes by
      Then the image of the second film is broken
      And the image of the first film is loading
      When 2 seconds go by
      Then the image of the first film is displayed

    @GHI-R27
    Scenario: An image that is being loaded is not asked for again
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is loading
      # audit-ignore(one request more is what must not be sent)
      When the image of the first film comes into view again
      Then 1 request was sent to "https://img.ghibli.test/lantern.jpg"
      When 3 seconds go by
      Then the image of the first film is displayed
      And one image request was sent

    @GHI-R27
    Scenario: An image that cannot be kept is displayed all the same
      Given the image cache cannot be written
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is displayed
      And 1 incident was noted
      And the image cache is empty

    @GHI-R27
    Scenario: An image cache that fails once is passed over
      # audit-ignore(with an image to be read it is the failure that makes the app ask the remote)
      Given the image cache has 4 bytes for the image URL
      And the image cache cannot be read the first time
      And the remote images are those in "images.yaml"
      # audit-ignore(more often is the same)
      When the same image is requested twice
      Then one image request was sent
      And 1 incident was noted

    @GHI-R27
    Scenario: An image that broke is loaded when it comes into view again
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL with status 503 and 4 bytes
      And the user requests to see the film feed
      And the image of the first film comes into view
      And the image of the first film is broken
      And the remote answers the image URL with status 200 and 4 bytes
      When the image of the first film comes into view again
      Then the image of the first film is displayed
      And the image cache has one image

    @GHI-R28
    Scenario: An image of no bytes is shown as broken
      Given the remote feed is the one in "film-feed.yaml"
      # audit-ignore(an answer of no bytes is no image, whatever its status)
      And the remote answers the image URL with status 200 and an empty body
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is broken
      And the image cache is empty

    @GHI-R27
    Scenario: Images stay when the feed is loaded again
      Given the user requests to see the film feed
      And the image of the first film comes into view
      When the user requests to see the film feed again
      Then the image of the first film is displayed
      And one image request was sent
      And 2 GET requests to the feed URL were sent

  Rule: An image that goes out of view is given up

    @GHI-R29
    Scenario: An image that goes out of view is given up
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is loading
      When the image of the first film goes out of view
      Then all the images are missing
      And the image request of the app was cancelled
      And 1 request was sent to "https://img.ghibli.test/lantern.jpg"
      # audit-ignore(only then would the answer have come)
      When 3 seconds go by
      Then the images of all films are missing
      And the image cache is empty

    @GHI-R29
    Scenario: An image given up is loaded when it comes into view again
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      And the image of the first film goes out of view
      When the image of the first film comes into view again
      Then the image of the first film is loading
      And 2 requests were sent to "https://img.ghibli.test/lantern.jpg"
      When 3 seconds go by
      Then the image of the first film is displayed

    @GHI-R29
    Scenario: Another image that came leaves this one to be given up
      Given the remote feed is the one in "film-feed.yaml"
      And the remote images are those in "images.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      And the image of the second film comes into view
      Then the image of the second film is displayed
      When the image of the first film goes out of view
      Then 1 request was cancelled

    @GHI-R29
    Scenario: An image scrolled past is not asked for
      Given the user requests to see the film feed
      # audit-ignore(nothing must come of it)
      When the user scrolls past the image of the first film
      Then both images are missing
      And no image requests were sent

    @GHI-R29
    Scenario: Giving up one image leaves the others
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      # audit-ignore(nothing must come of it)
      When the user scrolls past the image of the second film
      Then the image of the first film is loading
      And the image request of the app was not cancelled
      When 3 seconds go by
      Then the image of the first film is displayed
      And the image cache has an image for "https://img.ghibli.test/lantern.jpg"
      And the image of the second film is not displayed

    @GHI-R29
    Scenario: An image that is displayed stays when it goes out of view
      Given the user requests to see the film feed
      And the image of the first film comes into view
      # audit-ignore(nothing must come of it)
      When the image of the first film goes out of view
      Then the image of the first film is displayed

@GHI @GHI-R27 @GHI-R28 @GHI-R30
Feature: The images of the films

  Background:
    Given the film server has the films "Lantern Keeper", "Paper Cranes", "Moss" and "Lantern Keeper"
    And the server's image "lantern-keeper.jpg" has 4 bytes
    And the server's image "paper-cranes.jpg" has 5000 bytes
    And the server's image "moss.jpg" has 6 bytes
    And the user requests to see the film feed

  Rule: An image comes from the cache, or else from the server and is kept

    Scenario: An image that is not cached is asked of the server and kept
      When the image of the second film comes into view
      Then the image of the second film has 5000 bytes
      And the image of the first film is missing
      And the image cache has 5000 bytes for "paper-cranes.jpg"
      And the film feed has sent "GET https://ghibli.test/feed" and "GET https://img.ghibli.test/paper-cranes.jpg"

    Scenario: A cached image is not asked of the server, and films with one image share it
      Given a cached image "lantern-keeper.jpg" of 1 byte
      When the image of the first film comes into view
      Then the image of the first film has 1 byte
      And the image of the fourth film has 1 byte
      And the film feed has sent "GET https://ghibli.test/feed"
      And the image cache has 1 byte for "lantern-keeper.jpg"

    @GHI-X39
    Scenario: An image is fetched once
      Given the image of the first film comes into view
      # audit-ignore(an image that is displayed stays)
      When the image of the first film goes out of view
      Then the image of the first film has 4 bytes
      Given a cached image "lantern-keeper.jpg" of 3 bytes
      When the image of the first film comes into view
      Then the image of the first film has 3 bytes
      And the film feed has sent "GET https://ghibli.test/feed" and "GET https://img.ghibli.test/lantern-keeper.jpg"

    Scenario Outline: An image is displayed, though the image cache cannot be <operation>
      Given the image cache cannot be <operation>
      When the image of the first film comes into view
      Then the image of the first film has 4 bytes
      And <cached> cached
      And the film feed logs:
        | the image cache failed: the store failed to <call> "https://img.ghibli.test/lantern-keeper.jpg" |

      Examples:
        | operation | call  | cached       |
        | written   | write | 0 images are |
        | read      | read  | 1 image is   |

    Scenario Outline: An image that cannot be had is broken, until it is asked for again: <failure>
      Given <failure>
      When the image of the second film comes into view
      Then the image of the second film is broken
      And 0 images are cached
      Given the user has connectivity
      And the server's image "paper-cranes.jpg" has 2 bytes
      And the film server answers with status 200
      And the film server takes 1 second to answer
      When the image of the second film comes into view
      Then the image of the second film is loading
      When the user lets 1 second go by
      Then the image of the second film has 2 bytes

      Examples:
        | failure                                           |
        | the film server answers with status 404           |
        | the server's image "paper-cranes.jpg" has 0 bytes |
        | the user doesn't have connectivity                |

  @GHI-R29
  Rule: Each image is loaded for itself

    Scenario: An image out of view is given up, and others are not, nor where one is broken
      Given the film server takes 3 seconds to answer
      And the server's image "lantern-keeper.jpg" has 0 bytes
      And the image of the first film comes into view
      And the user lets 1 second go by
      And the image of the second film comes into view
      And the image of the third film comes into view
      When the user lets 2 seconds go by
      And the image of the third film goes out of view
      Then the image of the first film is broken
      And the image of the second film is loading
      And the image of the third film is missing
      And the film feed says:
        | title | Films |
      And the fourth request, and no other, was canceled
      When the user lets 1 second go by
      Then the image of the second film has 5000 bytes
      And the image of the third film is missing
      And 1 image is cached

    Scenario: An image that was given up can be asked for again
      Given the film server takes 3 seconds to answer
      And the image of the first film comes into view
      And the image of the first film goes out of view
      When the image of the first film comes into view
      Then the image of the first film is loading
      # audit-ignore(an image that is being loaded is not asked for again)
      When the image of the first film comes into view
      And the user lets 3 seconds go by
      Then the image of the first film has 4 bytes
      And the film feed has sent "GET https://ghibli.test/feed", "GET https://img.ghibli.test/lantern-keeper.jpg" and "GET https://img.ghibli.test/lantern-keeper.jpg"

    Scenario: An image given up while the cache is read is not asked of the server
      Given the image cache takes 1 second to answer
      And the image of the first film comes into view
      And the image of the second film comes into view
      Then the image of the first film is loading
      When the image of the first film goes out of view
      And the user lets 1 second go by
      Then the image of the first film is missing
      And the film feed has sent "GET https://ghibli.test/feed" and "GET https://img.ghibli.test/paper-cranes.jpg"

  Rule: A load of the feed and the images do not disturb each other

    Scenario: While the feed is loaded again images are shown, come and are given up
      Given the image of the first film comes into view
      And the film server takes 3 seconds to answer
      And the image of the second film comes into view
      When the user requests to see the film feed
      And the image of the third film comes into view
      Then the film feed says:
        | title   | Films      |
        | loading | Loading... |
      And the image of the first film has 4 bytes
      And the image of the second film is loading
      When the image of the second film goes out of view
      And the user lets 3 seconds go by
      Then the app should display the latest film field from remote
      And the image of the first film has 4 bytes
      And the image of the third film has 6 bytes
      And the third request, and no other, was canceled

    Scenario: Images outlive the feed
      Given the image of the first film comes into view
      And the server's image "paper-cranes.jpg" has 0 bytes
      And the image of the second film comes into view
      And the feed cache cannot be read
      And the user doesn't have connectivity
      And the user requests to see the film feed
      Then the app should display an error message
      Given the film server has the films "Paper Cranes" and "Lantern Keeper"
      And the user has connectivity
      When the user requests to see the film feed
      Then the image of the first film is broken
      And the image of the second film has 4 bytes
      And the image cache has 4 bytes for "lantern-keeper.jpg"
      Given the film server has no films
      When the user requests to see the film feed
      Then the film feed says:
        | title | Films          |
        | list  | List is empty. |

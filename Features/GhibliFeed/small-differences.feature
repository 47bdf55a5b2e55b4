@GHI
Feature: Small differences
  What is easily mistaken: films and addresses of unusual kinds, and what goes on at the same time.

  Rule: Films of all kinds are delivered and saved as they are

    @GHI-UC6.P @GHI-R22
    Scenario Outline: A film with the <property> "<value>" is saved as it is
      Given the remote feed has a film with the <property> "<value>"
      When the user requests to see the film feed
      Then the <property> of the film is "<value>"
      And replace the cache with the new feed
      When the user loses connectivity
      And 1 day passes
      And the user requests to see the feed
      Then the <property> of the film is "<value>"
      And the displayed films come from the cache
      And the cache age is 1 day

      Examples:
        | property    | value                                               |
        | title       |                                                     |
        | title       | The Tale of the Bamboo Cutter and the Moon Princess |
        | description |                                                     |
        | image       | https://img.ghibli.test/a.png?size=2                |
        | image       | http://img.ghibli.test/Lantern.PNG                  |
        | image       | http://localhost:8080/a.png                         |
        | image       | https://img.ghibli.test/two%20cranes.png            |
        | url         | https://ghibli.test/films/1#top                     |
        | id          | 2baf70d1-42bb-1437-b551-e5fed5a87abe                |

    @GHI-R03
    Scenario: Blanks at the beginning of a title stay
      Given the remote answers with status 200 and a film whose title is "  Night Ferry"
      When the user executes "Load Film Feed" with the feed URL
      Then the title of the film is "  Night Ferry"

    @GHI-R06
    Scenario: An address may have letters of any script
      Given the remote answers with status 200 and a film whose image is "https://img.ghibli.test/фонарь.png"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers one film

    @GHI-R06
    Scenario Outline: What is no address: "<address>"
      Given the remote answers with status 200 and a film whose image is "<address>"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error

      Examples:
        | address                  |
        | https://no host at all/1 |
        | https://no%20host/1.png  |

    @GHI-R06
    Scenario: An address does not begin with a blank
      Given the remote answers with status 200 and a film whose image is " https://img.ghibli.test/1.png"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error

    @GHI-UC1.P @GHI-R03
    Scenario: A long feed has all its films
      Given the remote feed has 12 films
      When the user requests to see the film feed
      Then the app displays 12 films
      And the cache has 12 films

    @GHI-UC3.P
    Scenario: A long feed in the cache has all its films
      Given a cache of 6 films saved 1 day ago
      When the user executes "Load Film Feed" from the cache
      Then the system delivers these 6 films

    @GHI-UC3.P
    Scenario: A film in the cache may be without a title
      Given the cache has the films "" and "Night Ferry"
      When the user executes "Load Film Feed" from the cache
      Then the system delivers the films "", "Night Ferry"

    @GHI-R03
    Scenario: The same film saved three times is three films
      Given the remote feed has the same film three times
      And the user requests to see the film feed
      When the user loses connectivity
      And 1 day passes
      And the user requests to see the feed
      Then the app displays 3 films
      And the displayed films come from the cache
      And the cache age is 1 day

    @GHI-R16
    Scenario Outline: A time stamp far in the future is usable: <time>
      # audit-ignore(any time in the future will do)
      Given a cache of 2 films saved <time> in the future
      When the user executes "Load Film Feed" from the cache
      Then the system delivers these 2 films

      Examples:
        | time     |
        | 2 days   |
        # audit-ignore(any time in the future will do)
        | 8 days   |
        # audit-ignore(any time in the future will do)
        | 400 days |

  Rule: What is no feed

    @GHI-R01
    Scenario Outline: No other status is a success: <status>
      Given the remote answers with status <status> and a valid feed
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is "the server answered with status <status> instead of 200"

      Examples:
        | status |
        |    204 |
        |    206 |
        |    299 |
        |    304 |

    @GHI-UC1.C @GHI-R07
    Scenario Outline: A request that ends without an answer: it <end>
      # audit-ignore(every end is a lost connection)
      Given the request for the feed <end>
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers a connectivity error

      Examples:
        | end                         |
        | fails for an unknown reason |
        | is cancelled by the device  |

    @GHI-UC1.I @GHI-R02
    Scenario: Blanks are no JSON
      Given the remote answers with status 200 and the text "   "
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is "the data is not JSON"

    @GHI-UC1.I @GHI-R02
    Scenario: JSON has no comments
      Given the remote answers with status 200 and the text "[] // no films"
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is "the data is not JSON"

    @GHI-UC1.I
    Scenario: A reason shows texts of up to 60 characters
      Given the remote answers with status 200 and a film whose id is "не идентификатор, а просто сорок символов"
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is 'film 1 has the id "не идентификатор, а просто сорок символов", which is not a UUID'

    @GHI-UC3.R @GHI-R05
    Scenario: One bad film makes a cached feed unreadable
      # audit-ignore(whatever is wrong with the text)
      Given the cache holds the text '{"savedAt": 1768046400, "films": [{"id": "no UUID", "title": "", "description": "", "image": "https://a.test", "url": "https://a.test"}]}'
      When the user executes "Load Film Feed" from the cache
      Then the system delivers the retrieval error

    @GHI-R12
    Scenario Outline: The cache steps in for every answer that is no feed: <answer>
      # audit-ignore(whatever is wrong with the answer)
      Given the remote answers with <answer>
      And a cache of 2 films saved 1 day ago
      When the user requests to see the film feed
      Then the app displays the 2 films

      Examples:
        | answer                                   |
        | status 404                               |
        | status 200 and a film without "title"    |
        | status 200 and a film whose id is "none" |

  Rule: Addresses are used as they are given

    @GHI-R08
    Scenario: The feed is asked for at the very URL
      When the user executes "Load Film Feed" with "https://films.ghibli.test/Feed?page=1"
      Then a request was sent to "https://films.ghibli.test/Feed?page=1"
      And the system delivers a film feed

    @GHI-UC2.P
    Scenario: An image is asked for at the very URL
      When the user executes "Load Image Data" with "https://img.ghibli.test/Lantern.PNG?size=2"
      Then a request was sent to "https://img.ghibli.test/Lantern.PNG?size=2"
      And the system delivers image data

    @GHI-UC7.P @GHI-R30
    Scenario: An image is kept for the very URL
      Given the image data for "https://img.ghibli.test/lantern.png?size=1" is cached
      When the user executes "Save Image Data" for "https://img.ghibli.test/Lantern.PNG?size=2"
      Then image data is cached for "https://img.ghibli.test/Lantern.PNG?size=2"
      And image data is cached for "https://img.ghibli.test/lantern.png?size=1"
      And no image data is cached for "https://img.ghibli.test/Lantern.PNG"
      When the user executes "Load Image Data" with "https://img.ghibli.test/Lantern.PNG?size=2" from the cache
      Then the system delivers cached image data

    @GHI-UC4.P
    Scenario: One byte in the cache is an image
      Given the image cache has 1 byte for the image URL
      When the user executes "Load Image Data" from the cache
      Then the system delivers these 1 byte

    @GHI-UC2.P @GHI-R28
    Scenario: Nobody looks what kind of image it is
      Given the remote answers the image URL with status 200 and 3 other bytes
      When the user executes "Load Image Data" with the image URL
      Then the system delivers 3 bytes of image data

    @GHI-UC2.P @GHI-R28
    Scenario: An image may be large
      Given the remote answers the image URL with status 200 and 5000 bytes
      When the user executes "Load Image Data" with the image URL
      Then the system delivers these 5000 bytes

  Rule: Feed and images are loaded at the same time

    Background:
      Given the remote feed is the one in "film-feed.yaml"
      And the remote images are those in "images.yaml"

    @GHI-R27 @GHI-R31
    Scenario: Images stay while the feed is loading again
      Given the user requests to see the film feed
      And the image of the first film comes into view
      And the remote feed takes 2 seconds to answer
      When the user requests to see the film feed
      Then the feed is still loading
      And the image of the first film is displayed

    @GHI-R31 @GHI-R35
    Scenario: The old films stay while the app is opened again
      Given the user requests to see the film feed
      And the remote feed takes 2 seconds to answer
      # audit-ignore(the feed is being loaded already)
      When the user opens the app
      Then the feed is still loading
      And the app displays the films "Lantern Keeper", "Paper Cranes"

    @GHI-R27
    Scenario: The feed is loaded while an image is on its way
      Given the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      When the user requests to see the film feed
      Then 2 GET requests to the feed URL were sent
      And the image of the first film is loading
      When 3 seconds pass
      Then the image of the first film is displayed

    @GHI-R27
    Scenario: An image is loaded while the feed is on its way
      Given the user requests to see the film feed
      And the remote feed takes 2 seconds to answer
      When the user requests to see the film feed
      # audit-ignore(an image that is displayed is not loaded again)
      And the image of the second film comes into view
      Then the image of "Paper Cranes" is displayed
      And the feed is still loading

    @GHI-R27
    Scenario: An image stays broken until it comes into view again
      Given the remote answers the image URL with status 404 and 4 bytes
      And the user requests to see the film feed
      And the image of the first film comes into view
      # audit-ignore(nothing must come of it)
      When the user requests to see the film feed
      Then the image of "Lantern Keeper" is broken

    @GHI-R27
    Scenario: A broken image that is loaded again shows as loading
      Given the remote answers the image URL with status 404 and 4 bytes
      And the user requests to see the film feed
      And the image of the first film comes into view
      And the image of the first film is broken
      And the remote answers the image URL after 3 seconds
      When the image of the first film comes into view again
      Then the image of the first film is loading

    @GHI-R27
    Scenario: An image that fails leaves the others on their way
      Given the remote answers the image URL after 3 seconds
      And the user requests to see the film feed
      And the image of the first film comes into view
      And there is no image at "https://img.ghibli.test/cranes.jpg"
      When the image of the second film comes into view
      Then the image of the first film is loading
      When 3 seconds pass
      Then the image of the first film is displayed
      And the image of "Paper Cranes" is broken

    @GHI-R29
    Scenario: Giving up an image leaves the feed on its way
      Given the user requests to see the film feed
      And the remote answers the image URL after 3 seconds
      And the remote feed has "Night Ferry"
      And the remote feed takes 2 seconds to answer
      And the image of the first film comes into view
      When the user requests to see the film feed
      Then the feed is still loading
      And the image of the first film is loading
      When the image of the first film goes out of view
      And 2 seconds pass
      Then the app displays "Night Ferry"
      And the image request of the app is canceled

    @GHI-R27 @GHI-R31
    Scenario: Images stay for films that come back after an error
      Given the user requests to see the film feed
      And the image of the first film comes into view
      And the user loses connectivity
      And 7 days pass
      And the user requests to see the feed
      And an error message is displayed
      When the user gets connectivity and taps the error message
      Then the image of the first film is displayed
      And one image request was sent

    @GHI-R32
    Scenario: An empty list is said whatever was displayed before
      Given the user requests to see the film feed
      And the image of the first film comes into view
      And the image of the first film is displayed
      And the remote feed is empty
      When the user requests to see the film feed
      Then the empty list text is displayed

    @GHI-R27
    Scenario: Three images are loaded at the same time
      Given the remote feed has 3 films
      And the images take 3 seconds to load
      And the user requests to see the film feed
      When the image of the first film comes into view
      And the image of the second film comes into view
      And the image of the third film comes into view
      Then all images are loading
      And 3 image requests were sent

  Rule: Errors and the log

    @GHI-R31
    Scenario: A message of invalid data can be tapped
      Given the remote answers with status 500
      And the user requests to see the film feed
      And the remote feed has "Night Ferry"
      When the user taps the error message
      Then the app displays "Night Ferry"

    @GHI-R31 @GHI-R26
    Scenario: A message with a further line can be tapped
      Given the user doesn't have connectivity
      And the cache cannot be read
      And the user requests to see the feed
      And it adds "The saved films cannot be read either."
      And the user gets connectivity
      When the user taps the error message
      Then the app should display the latest film feed from remote

    @GHI-R26 @GHI-R23
    Scenario: The message says that the cache holds no feed, and the log does not
      Given the user doesn't have connectivity
      # audit-ignore(any text that is no feed)
      And the cache holds the text "not a feed"
      When the user requests to see the feed
      Then the error message says "There is no connection to the server."
      And it adds "The saved films cannot be read either."
      And no incidents were noted

    @GHI-R27
    Scenario: An image is kept although the cache could not be read
      Given the image cache cannot be read the first time
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image cache has one image
      And 1 incident was noted

    @GHI-R27 @GHI-R28
    Scenario: An image that the remote does not give is shown as broken, and not noted
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL with status 404 and 4 bytes
      And the user requests to see the film feed
      When the image of the first film comes into view
      Then the image of the first film is broken
      And no incidents were noted

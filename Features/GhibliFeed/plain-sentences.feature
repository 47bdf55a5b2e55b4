@GHI
Feature: Plain sentences

  Of a time, of an image, and of a result.

  Rule: The cache

    @GHI-UC3.P
    Scenario Outline: The day when it was saved: <saved>
      Given it is March 8, 2023 10:00:00 UTC
      And <saved>
      When the feed is loaded from the cache
      Then the system delivers 2 films
      And a film feed is delivered once
      And the cache is <age> old

      Examples:
        | saved                                          | age                   |
        | the film feed was saved on 2023-03-01 10:00:01 | 7 days minus 1 second |
        | the films were cached at 2023-03-08 09:00      | 1 hour                |
        | the feed was saved on March 2, 2023            | 6 days and 10 hours   |
        | the films were saved on 2023-03-08             | 10 hours              |

    @GHI-UC3.E
    Scenario Outline: Seven days since: <saved>
      Given it is March 8, 2023
      And <saved>
      When the feed is loaded from the cache
      Then no feed images are delivered
      And the cache is 7 days old

      Examples:
        | saved                                   |
        | the films were saved at 2023-03-01 00:00  |
        | the film feed was cached on March 1, 2023 |

    @GHI-UC3.P @GHI-UC6.P
    Scenario: An empty feed is a feed
      Given the cache has 1 film
      When the system saves an empty feed
      Then a success message is delivered once
      When the feed is loaded from the cache
      Then the result is an empty film feed
      And the old films are gone

    @GHI-UC1.P
    Scenario: An empty feed of the remote
      Given the remote feed is empty
      When the "Load Film Feed" command is executed
      Then the result should be an empty list of films
      And 1 request was made

  Rule: Images

    @GHI-UC2.P
    Scenario: An image of some bytes
      Given an image at "https://img.ghibli.test/cat.png" with 12 bytes
      When the "Load Image Data" command is executed
      Then 12 bytes are delivered
      And the request sent was "GET /cat.png"

    @GHI-UC2.P
    Scenario: The URL of an image
      Given the URL of the image is "https://img.ghibli.test/cat.png"
      And the image data at that URL is 12 bytes long
      When the system loads the image from that URL
      Then the system delivers 12 bytes of image data
      And the request sent was "GET /cat.png"

    @GHI-UC4.P @GHI-UC4.M
    Scenario Outline: What is cached for a URL: <cached>
      Given the URL of the image is "https://img.ghibli.test/cat.png"
      And <cached>
      When the image is loaded from the cache
      Then the system delivers <outcome> for "https://img.ghibli.test/cat.png"
      And the system makes no requests

      Examples:
        | cached                                | outcome           |
        | image data is cached for that URL     | the image data    |
        | the image is not cached for that URL  | a not found error |

    @GHI-UC7.P
    Scenario: Saved for a URL
      Given the URL of the image is "https://img.ghibli.test/cat.png"
      When the system saves the image data
      Then the image data is now cached for that URL
      And image data is cached for "https://img.ghibli.test/cat.png"
      And a success message is delivered once

    @GHI-UC7.S
    Scenario: Not saved for a URL
      Given saving the image data fails
      When the system saves the image data for "https://img.ghibli.test/cat.png"
      Then the image data is not cached for that URL
      And an error is delivered once

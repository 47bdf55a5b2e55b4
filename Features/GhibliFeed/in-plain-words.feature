@GHI
Feature: The film feed in plain words
  Of a time, of an image, and of a result.
  What testers say without the document at hand: of the screen, the cache, the remote and what a
  command brings.

  Rule: Sentences of testers

    What testers who knew only the document wrote, by family.

    @GHI-R10
    Scenario Outline: The remote films are there: <sentence>
      # audit-ignore(the new feed replaces it, whatever its age)
      Given "Kite Harbour" was cached 1 day ago
      And the remote feed has the films titled "Night Ferry" and "Snow Orchestra"
      When the user requests to see the film feed
      Then <sentence>

      Examples:
        | sentence                                                                    |
        | the app displays these 2 films                                              |
        | the app displays all the 2 films                                            |
        | the app displays 2 films from the server                                    |
        | the 2 films from remote are displayed                                       |
        | the app displays a list of 2 films                                          |
        | the app displays the films in the same order as the remote feed             |
        | the app displays the films in this order: "Night Ferry", "Snow Orchestra"   |
        | the app should display 2 films, "Night Ferry" and "Snow Orchestra"          |
        | the app displays "Night Ferry" but not "Kite Harbour"                       |
        | the app displays "Night Ferry" with the description "Film 1 of the remote." |
        | the feed is displayed                                                       |
        | the list has 2 films titled "Night Ferry" and "Snow Orchestra"              |
        | the cache should have those 2 films and no longer "Kite Harbour"            |
        | the cache has "Night Ferry" and not "Kite Harbour"                          |
        | the cached films are "Night Ferry" and "Snow Orchestra"                     |
        | "Kite Harbour" is not one of them                                           |
        | the old films are no longer cached                                          |
        | the old cache data is deleted                                               |
        | the new cache data is saved                                                 |
        | the old cache data is deleted before the new cache data is saved            |
        | the system deletes the old cache data before it saves the new feed          |
        | the cache has a new timestamp                                               |
        | the new cache is timestamped                                                |
        | one request is sent to the server                                           |

    @GHI-R12
    Scenario: A feed that was seen is there without the connection
      Given the user requested the film feed and saw "Night Ferry" and "Snow Orchestra"
      When the connectivity is lost
      And 1 day passes
      And the user requests to see the feed again
      Then the app should display the latest feed saved, "Night Ferry" and "Snow Orchestra"
      And the cache is 1 day old

    @GHI-R25
    Scenario: An error each time
      Given the server is down
      And the customer requested to see the feed and the app displayed an error message
      When the customer requests to see the feed again
      Then the app should display an error message both times
      And the app should display an error message each time
      And no feed is displayed

    @GHI-UC1.P @GHI-R04
    Scenario Outline: The properties of a film: <sentence>
      Given the URL answers 200 with this film:
        | id                                   | title       | description | image               | url              |
        | 2baf70d1-42bb-4437-b551-e5fed5a87abe | Night Ferry | By boat     | https://a-image.url | https://film.url |
      When I execute the "Load Film Feed" command with the URL "https://ghibli.test/films"
      Then <sentence>

      Examples:
        | sentence                                                                         |
        | the title of the film is "Night Ferry"                                           |
        | its description is "By boat"                                                     |
        | the image of the film is "https://a-image.url" and its url is "https://film.url" |
        | the film has the title "Night Ferry" and the description "By boat"               |
        | the first film's url is "https://film.url"                                       |
        | the title of the last film is not "By boat"                                      |
        | "Night Ferry" has the image "https://a-image.url"                                |
        | the delivered feed has 1 film with the title "Night Ferry"                       |
        | the command succeeds                                                             |

    @GHI-UC1.I
    Scenario Outline: Invalid data: <data>
      Given <data>
      When the system validates the downloaded data
      Then the system delivers an invalid data error but no film feed
      And it does not deliver a connectivity error either
      And the error is not a connectivity error
      And the command fails
      And 1 request was made
      And the reason given is '<reason>'
      And no film feed is created

      Examples:
        | data                                                 | reason                                                                  |
        | the data downloaded from the URL is not valid JSON   | the data is not JSON                                                    |
        | the downloaded data is not a valid JSON              | the data is not JSON                                                    |
        | the payload cannot be decoded                        | the data is not JSON                                                    |
        | the second film of the payload has no "title"        | film 2 has no "title"                                                   |
        | one film in the remote feed has an invalid image URL | film 2 has "not a value" for "image", which is not an http or https URL |
        | the remote responds with a 404 error                 | the server answered with status 404 instead of 200                      |
        | the server answers GET /feed with status 500         | the server answered with status 500 instead of 200                      |

    @GHI-UC2.X
    Scenario Outline: A canceled image: <action>
      Given the system is loading image data from the URL "https://img.ghibli.test/cat.png"
      # audit-ignore(it makes sure that the image is on its way)
      And the image has not been downloaded yet
      When <action>
      # audit-ignore(what arrives too late must not be delivered)
      And <end>
      # audit-ignore(nothing of any kind is delivered)
      Then the system does not deliver image data
      # audit-ignore(nothing of any kind is delivered)
      And it does not deliver an error either
      And nothing is delivered
      And the request sent was "GET /cat.png"

      Examples:
        | action                                          | end                                                 |
        | the user cancels the load before it is complete | the image data arrives 2 seconds later              |
        | I cancel the "Load Image Data" command          | the download completes with 200 bytes of valid data |
        | the download of the image is cancelled          | the system downloads valid data                     |

    @GHI-UC2.P
    Scenario: An image canceled may be loaded again
      Given the load of the image "https://img.ghibli.test/cat.png" was cancelled
      When "Load Image Data" is executed a second time with the same URL
      And the download completes with 200 bytes of valid data
      Then the system delivers the image data once
      And the delivered data has 200 bytes
      And 2 requests were made to "https://img.ghibli.test/cat.png"

    @GHI-UC4.P @GHI-UC4.M
    Scenario: Images by their URL
      Given the cache has 2048 bytes of image data for "https://img.ghibli.test/cat.png"
      When the "Load Image Data" command is executed on the cache with that URL
      Then the system delivers 2048 bytes of image data
      When I execute the "Load Image Data" command from the cache with "https://img.ghibli.test/dog.png"
      Then the system delivers a not found error
      And the image data for "https://img.ghibli.test/cat.png" is still cached

    @GHI-UC5.E
    Scenario: A cache that grows old
      Given a cache with 2 films which is six days old
      When I execute "Validate Cache" three times
      Then the cache is not deleted
      And a success message is delivered three times
      And the two films can still be loaded from cache
      When one more day passes and "Validate Cache" is executed again
      Then the cache is deleted
      And a success message is delivered four times
      And executing "Load Film Feed" from the cache delivers no feed images

    @GHI-UC6.P
    Scenario: Two saves
      When I execute "Save Film Feed" with "Night Ferry"
      And I execute "Save Film Feed" with "Snow Orchestra" and "Kite Harbour"
      Then the system delivers a success message for each save
      And a success message is delivered twice
      And "Night Ferry" is not one of them

    @GHI-UC6.P
    Scenario: A save at a time
      When the system executes the "Save Film Feed" command with 2 films on "2022-11-07 10:00"
      Then a success message is delivered once
      And the new cache is timestamped "2022-11-07 10:00"
      And the cache has exactly 2 films

    @GHI-UC6.D @GHI-UC6.S
    Scenario Outline: A save that fails: <failure>
      # audit-ignore(only where there is an old feed can it be taken for the new one)
      Given the cache has an old feed
      And <failure>
      When the "Save Film Feed" command is executed with "Night Ferry"
      Then the system delivers an error
      And the error is <error>
      And the new feed is not saved
      And the system doesn't save the new cache data
      And the command fails

      Examples:
        | failure                                    | error            |
        | the old cache data can not be deleted      | a deletion error |
        | there is an error while deleting the cache | a deletion error |
        | the insertion fails                        | a saving error   |

    @GHI-UC7.S
    Scenario: An image that is not accepted any more
      Given image data of 512 bytes
      When I execute the "Save Image Data" command and the cache accepts it
      Then a success message is delivered once
      And the image cache has these 512 bytes for the image URL
      When I execute the "Save Image Data" command again and the saving fails
      Then an error is delivered once

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
        | saved                                     |
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
      And the system delivers <outcome> once
      And the system makes no requests

      Examples:
        | cached                               | outcome           |
        | image data is cached for that URL    | the image data    |
        | the image is not cached for that URL | a not found error |

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
      And the reason given is 'the image cache failed: the store failed to write "https://img.ghibli.test/cat.png"'

  Rule: The screen

    @GHI-R10
    Scenario Outline: Both films: <sentence>
      Given the user has an internet connection
      And the server has two films: "Night Ferry" and "Snow Orchestra"
      When the user asks to see the latest film feed for the first time
      Then <sentence>

      Examples:
        | sentence                                                         |
        | both films are shown                                             |
        | all the films are displayed                                      |
        | the films are shown in the order "Night Ferry", "Snow Orchestra" |
        | there are exactly two films on the screen                        |
        | the cached feed consists of "Night Ferry" and "Snow Orchestra"   |
        | the remote is asked once                                         |
        | the timestamp of the cache is now                                |
        | the cache's age is zero                                          |

    @GHI-R25
    Scenario: An error and nothing else
      Given the device is in airplane mode
      And the user saw an error message
      Then the screen shows nothing but an error message
      When the network returns
      And the user retries
      Then the films from remote are shown

    @GHI-R32
    Scenario: An empty feed
      Given the cache has 2 films
      And the remote delivers an empty feed
      When the user requests to see the film feed
      Then the app displays an empty list
      And the app shows no films and no error message
      And the cache is replaced with an empty feed
      And the old films are no longer cached

  Rule: The cache, more

    @GHI-UC5.E
    Scenario Outline: Old: <cache>
      Given <cache>
      When the cache is validated
      Then the cache should be gone
      And a success message is delivered once

      Examples:
        | cache                                        |
        | the cache was timestamped exactly 7 days ago |
        | the feed has been cached for 8 days          |

    @GHI-R11
    Scenario Outline: No answer to replace it: <sentence>
      Given the cache has 2 films
      And the remote answers with status 500
      When the user requests to see the film feed
      Then <sentence>
      And the saved films are shown

      Examples:
        | sentence                    |
        | the cache keeps its films   |
        | the cache is left untouched |

    @GHI-UC6.P
    Scenario: Deleted before saved
      Given the cache has the film "Kite Harbour"
      When the user saves "Night Ferry"
      Then the system should delete the old cache data before saving
      And a success message is delivered once
      And nothing else is delivered
      And the old films are no longer cached

    @GHI-UC6.S
    Scenario: Not saved
      Given saving to the cache fails
      When the user saves the film feed
      Then the save fails with a saving error
      And an error is delivered once

    @GHI-UC3.P
    Scenario: From the cache each time
      Given a cached feed with "Night Ferry" and "Kite Harbour"
      When the "Load Film Feed" command is executed from the cache three times
      Then each time the system delivers a film feed
      And a film feed is delivered three times
      And the system delivers the films from the cache
      And the films "Night Ferry" and "Kite Harbour" are delivered from the cache

  Rule: The remote

    @GHI-UC1.I
    Scenario Outline: A film that is wrong: <film>
      Given <film>
      When the film feed is loaded
      Then the result is an invalid data error
      And the error delivered is not a connectivity error
      And one request was made
      And the reason given is '<reason>'

      Examples:
        | film                                                  | reason                                                                  |
        | the remote feed has a film whose id is "abc"          | film 1 has the id "abc", which is not a UUID                            |
        | one of the films has no id                            | film 2 has no "id"                                                      |
        | the "image" of the second film is not a URL           | film 2 has "not a value" for "image", which is not an http or https URL |
        | the title of the first film in the payload is missing | film 1 has no "title"                                                   |
        | the second film lacks its title                       | film 2 has no "title"                                                   |

    @GHI-UC1.P
    Scenario: A film in words
      Given a film with id "2baf70d1-42bb-4437-b551-e5fed5a87abe" and title "Night Ferry"
      And the URL "https://ghibli.test/films"
      When the film feed is loaded from that URL
      Then the delivered film has the id "2baf70d1-42bb-4437-b551-e5fed5a87abe"
      And the request sent was "GET /films"

  Rule: Images, more

    @GHI-UC2.P
    Scenario Outline: An image of some bytes: <load>
      Given an image URL "https://img.ghibli.test/cat.png"
      And the image data at that URL is 12 bytes long
      When <load>
      Then 12 bytes are delivered
      And the request sent was "GET /cat.png"

      Examples:
        | load                                     |
        | the image data is loaded from that URL   |
        | the system loads the image from this URL |

    @GHI-UC2.X
    Scenario: Neither of both
      Given the user is loading an image from "https://img.ghibli.test/cat.png"
      When he cancels the loading
      # audit-ignore(what arrives too late must not be delivered)
      And the response arrives afterwards
      Then no error and no image data are delivered
      And the request sent was "GET /cat.png"

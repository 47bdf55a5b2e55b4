@GHI
Feature: The same in other words

  Sentences that say what the stories say as another writer would, with their opposites, numbers and
  lists.

  Rule: The films on the screen

    @GHI-R10
    Scenario Outline: The latest films are shown: <sentence>
      Given the user is online
      And the cache has the film "Kite Harbour"
      And the remote feed has 3 films: "Night Ferry", "Snow Orchestra" and "A Map of Moss"
      When the user requests to see the film feed
      Then <sentence>
      And the old films are no longer cached

      Examples: Which films
        | sentence                                                                      |
        | the app should display the latest film feed from remote                       |
        | the remote feed is displayed                                                  |
        | the saved feed is not displayed                                               |
        | the app shows the 3 films                                                     |
        | the 3 films are shown                                                         |
        | the user sees 3 films                                                         |
        # audit-ignore(any other number is not seen)
        | I do not see 4 films                                                          |
        | 3 films are listed                                                            |
        # audit-ignore(any other number is not listed)
        | 4 films are not listed                                                        |
        | the feed has 3 films                                                          |
        | the app displays any films                                                    |
        | the list is not empty                                                         |
        | the feed is not empty                                                         |
        | I see "Snow Orchestra"                                                        |
        | the app does not display "Kite Harbour"                                       |
        | "Night Ferry", "Snow Orchestra" and "A Map of Moss" are shown                 |
        | "Kite Harbour" is not shown                                                   |
        | the film "Snow Orchestra" is displayed                                        |
        | the film "Kite Harbour" is no longer displayed                                |
        | the app shows only "Night Ferry", "Snow Orchestra" and "A Map of Moss"        |
        | only the films "Night Ferry", "Snow Orchestra" and "A Map of Moss" are listed |
        | the list contains "Snow Orchestra"                                            |
        | the list does not contain the film "Kite Harbour"                             |
        | I see 3 films: "Night Ferry", "Snow Orchestra" and "A Map of Moss"            |
        | the films are "Night Ferry", "Snow Orchestra" and "A Map of Moss"             |
        | the titles are "Night Ferry", "Snow Orchestra" and "A Map of Moss"            |

      Examples: In which order
        | sentence                                      |
        | the second film is "Snow Orchestra"           |
        | the title of the last film is "A Map of Moss" |
        | the first film is not "A Map of Moss"         |
        | "Night Ferry" is the first film               |
        | "Night Ferry" is shown before "A Map of Moss" |

      Examples: And nothing else
        | sentence                         |
        | no error message is displayed    |
        | the error is not shown           |
        | I do not see an error            |
        | there is no message              |
        | there is no activity indicator   |
        | a loading text is not shown      |
        | the empty list text is not shown |

      Examples: And saved
        | sentence                                                                   |
        | the cache is replaced with the new feed                                    |
        | the new feed is saved                                                      |
        | the new feed is stored in the cache                                        |
        | the app replaces the cache with the new feed                               |
        | the cache contains 3 films                                                 |
        # audit-ignore(any other number is not there)
        | the cache does not contain 4 films                                         |
        | 3 films are cached                                                         |
        | there are 3 films in the cache                                             |
        | the cache has "Night Ferry", "Snow Orchestra" and "A Map of Moss"          |
        | the cache no longer has "Kite Harbour"                                     |
        | the cache doesn't contain "Kite Harbour" anymore                           |
        | the cache has 3 films: "Night Ferry", "Snow Orchestra" and "A Map of Moss" |
        | "Kite Harbour" is no longer in the cache                                   |
        | the film "Snow Orchestra" is cached                                        |
        | the last film in the cache is "A Map of Moss"                              |
        | the old cache is deleted                                                   |
        | the system deletes the cached films                                        |
        | the timestamp of the cache is January 10, 2026                             |
        | the cache is timestamped with the current time                             |

    @GHI-R10 @GHI-R20
    Scenario Outline: When the new films were saved: <sentence>
      Given a cache of 2 films saved 1 day ago
      And the remote feed has 3 films: "Night Ferry", "Snow Orchestra" and "A Map of Moss"
      When the user requests to see the film feed
      Then <sentence>
      And the old films are no longer cached
      And the cache contains 3 films

      Examples:
        | sentence                        |
        | the cache was saved now         |
        | the cache was saved just now    |
        | the cache has today's timestamp |
        | the cache has today's date      |

    @GHI-R12
    Scenario Outline: The saved films are shown: <sentence>
      Given I am offline
      And the films "Kite Harbour" and "Snow Orchestra" were saved 2 days ago
      When I ask to see the feed
      Then <sentence>

      Examples:
        | sentence                                                      |
        | I see the saved feed                                          |
        | the cached films are displayed                                |
        | the app displays the 2 saved films                            |
        | the 2 films are shown                                         |
        | the remote feed is not displayed                              |
        | the app shows the films "Kite Harbour" and "Snow Orchestra"   |
        | the cache is not replaced                                     |
        | the cache still has the old films                             |
        | the cache is kept                                             |
        | the cache was saved 2 days ago                                |
        | the cache has not expired                                     |
        | the cache is still valid                                      |
        | the timestamp of the cache is January 8, 2026 at 12:00:00 UTC |

    @GHI-R25
    Scenario Outline: There is nothing to show: <sentence>
      Given there is no connectivity
      And nothing is cached
      When the app is opened
      Then <sentence>

      Examples:
        | sentence                                                                      |
        | an error message is displayed                                                 |
        | I see an error                                                                |
        | there is an error message                                                     |
        | the message is shown                                                          |
        | no films are displayed                                                        |
        | the app does not show a film                                                  |
        | the app does not show any films                                               |
        | the list of films is empty                                                    |
        | the feed is empty                                                             |
        | the cache has no films                                                        |
        | the app shows the error message "There is no connection to the server."       |
        | the app does not show the error message "The server's answer cannot be read." |

    @GHI-R31
    Scenario Outline: A failed load can be repeated: <action>
      Given the connection is lost
      And I see an error message
      When the connection is restored
      And <action>
      Then the error message is no longer shown
      And the remote films are shown
      And 2 requests were sent

      Examples:
        | action                       |
        | I tap on the error message   |
        | the user presses the message |
        | I try again                  |
        | the user taps on retry       |
        | the user refreshes the feed  |
        | the app starts again         |
        | the feed is requested        |

    @GHI-R32
    Scenario: The text of an empty list
      Given the remote feed is empty
      When the user views the feed
      Then the empty list text is shown
      And I see no films

    @GHI-R31
    Scenario: The loading text
      Given the remote feed takes 2 seconds to answer
      When the app requests the feed
      Then a loading indicator is visible
      And the user sees the loading text
      And the store received nothing
      When 2 seconds have passed
      Then the app is no longer loading

  Rule: The state of the cache

    @GHI-R13
    Scenario Outline: Young enough: <cache>
      Given the device is offline
      And <cache>
      When the customer requests the feed
      Then the saved feed is displayed

      Examples:
        | cache                                                      |
        | the feed was saved 6 days ago                              |
        | the cache was last updated 6 days ago                      |
        | a feed with 2 films was cached 6 days ago                  |
        | 3 films were saved 6 days ago                              |
        | there is a cached version of the feed with 2 films         |
        | there is a cached feed with "Kite Harbour"                 |
        | a cached feed with 2 films that is 6 days old              |
        | a saved feed with the film "Kite Harbour" saved 6 days ago |
        | a cached version of the feed that is 6 days old            |
        | a cached version of the feed that is less than 7 days old  |
        | the cache is under 7 days old                              |
        | the cached feed is not older than 6 days                   |
        | the cached feed is at most 6 days old                      |
        | the cache has a feed saved 6 days ago                      |
        | a feed with "Kite Harbour" was saved 6 days ago            |
        | the saved feed has not expired                             |
        | the cache is timestamped January 4, 2026                   |
        # audit-ignore(any films will do)
        | "Kite Harbour" is in the cache                             |

    @GHI-R13
    Scenario Outline: Too old: <cache>
      Given the device is offline
      And <cache>
      When the customer asks for the feed
      Then an error message is shown
      And no films are shown
      And the cache is not empty

      Examples:
        | cache                                                      |
        | the feed was saved 7 days ago                              |
        | the cache was last updated 7 days ago                      |
        | a feed with 2 films was cached 7 days ago                  |
        | 3 films were saved 7 days ago                              |
        | a cached feed with 2 films that is 7 days old              |
        | a cached feed with 2 films saved 7 days ago                |
        | a saved feed with the film "Kite Harbour" saved 7 days ago |
        | a cached feed with "Kite Harbour" that is seven days old   |
        | a cached version of the feed that is 7 days old            |
        | a cached version of the feed that is over six weeks old    |
        | the cached feed was exactly 7 days old                     |
        | the cache has a feed saved 7 days ago                      |
        | a feed with "Kite Harbour" was saved 7 days ago            |
        | the saved feed has expired                                 |
        | the cache is timestamped January 3, 2026                   |

    @GHI-R13
    Scenario Outline: Older than a week: <sentence>
      Given a cache of 2 films saved 7 days ago
      When 1 second passes
      # audit-ignore(what is older than seven days is older than six days, too)
      Then <sentence>

      Examples:
        | sentence                                |
        | the cache should be 7 days old or more  |
        | the cache must be 7 days old or older   |
        | the cache should be at least 7 days old |
        | the cache must be more than 7 days old  |
        | the cache should be older than 7 days   |
        | the cache should be over 7 days old     |

    @GHI-R13
    Scenario Outline: Younger than a week: <sentence>
      Given a cache of 2 films saved 6 days ago
      When 23 hours pass
      # audit-ignore(what is younger than seven days is younger than eight days, too)
      Then <sentence>
      And the cache is 6 days and 23 hours old

      Examples:
        | sentence                                  |
        | the cache should be less than 7 days old  |
        | the cache must be not yet 7 days old      |
        | the cache should be younger than 7 days   |
        | the cache should be under 7 days old      |
        | the cache should be at most 7 days old    |
        | the cache should be not older than 7 days |

    @GHI-UC5.R @GHI-UC5.E
    Scenario Outline: A bad cache is deleted: <cache>
      Given <cache>
      When the "Validate Cache" command is executed
      Then the cache is deleted
      And the system deletes the cache

      Examples:
        | cache                                |
        | the cache has expired                |
        | the cache can't be retrieved         |
        | retrieving data from the cache fails |
        | there is a retrieval error           |

    @GHI-UC5.P
    Scenario Outline: A good cache is kept: <sentence>
      Given there is a cached feed with 2 films
      When the cache is validated
      Then <sentence>
      And the system delivers a success message once

      Examples:
        | sentence                   |
        | the cache is kept          |
        | the cache is not deleted   |
        | the system keeps the cache |
        | the cache has 2 films      |
        | there is a cached feed     |

  Rule: The commands and what they deliver

    @GHI-UC1.P
    Scenario Outline: The feed from remote: <command>
      Given the server returns 2 films
      When <command>
      Then the system delivers the film feed
      And 1 request is made
      And the film feed is delivered
      And two films are delivered
      And the system delivers a film feed with 2 films
      And the system delivers the films "Film 1" and "Film 2"
      And the system delivers a feed with "Film 1" and "Film 2"
      And the film "Film 2" is delivered
      And the last film delivered is "Film 2"
      And no error is delivered
      And neither image data nor an error is delivered
      And the system delivers neither a success message nor an error

      Examples:
        | command                                                          |
        | the "Load Film Feed" command is executed                         |
        | the system executes the "Load Film Feed" command with above data |
        | "Load Film Feed" is executed from remote                         |
        | the system loads the film feed                                   |
        | the system loads the film feed from the server                   |
        | I load the film feed with the URL "https://ghibli.test/other"    |
        | the film feed is loaded from remote                              |
        | the film feed is downloaded from "https://ghibli.test/other"     |
        | the system downloads the data from the URL                       |

    @GHI-UC1.I
    Scenario Outline: Invalid data: <data>
      Given <data>
      When the "Load Film Feed" command is executed
      Then the system delivers an invalid data error
      And I get an error
      And a connectivity error is not delivered
      And no film feed is delivered
      And the system does not deliver a success message
      And the reason given is '<reason>'

      Examples:
        | data                                                                      | reason                                               |
        | the downloaded data is invalid                                            | the data is not JSON                                 |
        | the server's response is invalid                                          | the data is not JSON                                 |
        | the remote feed contains a film without a title                           | film 1 has no "title"                                |
        | the server responds with invalid JSON                                     | the data is not JSON                                 |
        | the URL returns the text "none"                                           | the data is not JSON                                 |
        | the downloaded data has 2 valid films and one film whose id is not a UUID | film 3 has the id "not a value", which is not a UUID |
        | the downloaded data contains one film with no image                       | film 1 has no "image"                                |

    @GHI-UC1.I
    Scenario: Invalid data as an event
      When the system downloads invalid data
      Then an invalid data error is delivered
      And 1 request was made

    @GHI-R04
    Scenario: Films in a table and in JSON
      Given the remote feed has these films:
        | title       | description |
        | Night Ferry | By boat     |
      When the film feed is loaded from remote
      # audit-ignore(a film has its properties in no order, and the heading says nothing)
      Then the film has these values:
        | property    | value       |
        | title       | Night Ferry |
        | description | By boat     |

    @GHI-R04
    Scenario: A body written out
      Given the server responds with the body:
        """
        [{"id": "6f1d2c3b-0a4e-4f57-9b61-000000000001", "title": "Night Ferry", "description": "",
          "image": "https://img.ghibli.test/1.jpg", "url": "https://ghibli.test/films/1"}]
        """
      When the user opens the app
      Then the first film has these values:
        | title | Night Ferry                   |
        | image | https://img.ghibli.test/1.jpg |

    @GHI-R01
    Scenario: A body with a status
      # audit-ignore(the status alone makes the answer invalid)
      Given the server responds to "GET /feed" with status 201 and this body:
        """
        []
        """
      When the system loads the film feed from the URL
      Then the system delivers an invalid data error

    @GHI-UC3.P
    Scenario Outline: The feed from the cache: <command>
      Given a cached feed with "Kite Harbour" and "Snow Orchestra"
      When <command>
      Then the system delivers the cached film feed
      And the system delivers 2 films
      And an error is not delivered

      Examples:
        | command                                                 |
        | the "Load Film Feed" command is executed                |
        | the "Load Film Feed" command is executed from the cache |
        | the feed is loaded from the cache                       |
        | the system retrieves the film feed from the cache       |

    @GHI-UC3.E @GHI-UC3.M
    Scenario Outline: No feed from the cache: <cache>
      Given <cache>
      When the film feed is loaded from the cache
      Then no feed images are delivered
      And the system does not deliver any feed images
      And the system delivers no feed

      Examples:
        | cache                       |
        | the cache is empty          |
        | the cached feed has expired |

    @GHI-UC2.P
    Scenario Outline: An image from remote: <command>
      Given there is an image at "https://img.ghibli.test/cat.png"
      When <command>
      Then the system delivers the image data
      And image data is delivered
      And the request sent was "GET /cat.png"
      And a success message is not delivered

      Examples:
        | command                                                           |
        | the "Load Image Data" command is executed                         |
        | the image data is loaded from "https://img.ghibli.test/cat.png"   |
        | the system loads the image from "https://img.ghibli.test/cat.png" |
        | the image is downloaded from remote                               |
        | the system loads the image data from the URL                      |

    @GHI-UC2.X
    Scenario Outline: A canceled image: <action>
      Given <image>
      When <action>
      Then the system does not deliver image data nor error
      And nothing is delivered

      Examples:
        | image                                                                           | action                                |
        | the image is being loaded                                                       | the load is canceled                  |
        # audit-ignore(canceled, it delivers nothing wherever it loads from)
        | the image data at "https://img.ghibli.test/cat.png" is being loaded from remote | the user cancels it                   |
        | the "Load Image Data" command is executed                                       | the command is cancelled              |
        | the image is being loaded                                                       | the loading of the image is cancelled |
        | the image is being loaded                                                       | I cancel the download                 |

    @GHI-UC2.I @GHI-UC2.C
    Scenario Outline: No image: <state>
      Given <state>
      When the "Load Image Data" command is executed
      Then <error> is delivered
      And image data is not delivered

      Examples:
        | state                                      | error                 |
        | the image data is invalid                  | an invalid data error |
        | the user is offline                        | a connectivity error  |
        | the image cache is empty                   | the not found error   |
        | retrieving image data from the cache fails | an error              |

    @GHI-UC4.P
    Scenario Outline: An image from the cache: <cache>
      Given <cache>
      When <command>
      Then the system delivers the cached image data
      And a not found error is not delivered
      And no image requests were sent

      Examples:
        | cache                                                          | command                                                                          |
        | there is a cached image                                        | the "Load Image Data" command is executed                                        |
        | the image is in the cache                                      | the image is loaded from the cache                                               |
        | there is a cached image for "https://img.ghibli.test/cat.png"  | I load the image for "https://img.ghibli.test/cat.png" from the cache            |
        | the image data for "https://img.ghibli.test/cat.png" was saved | the image data is retrieved from the cache for "https://img.ghibli.test/cat.png" |

    @GHI-UC4.M
    Scenario: The image of another URL
      # audit-ignore(only where there is an image can it be taken for the other)
      Given the image cache has an image for "https://img.ghibli.test/cat.png"
      When the image is loaded from the cache for "https://img.ghibli.test/dog.png"
      Then a not found error is delivered
      And the image cache has no image for "https://img.ghibli.test/dog.png"

    @GHI-UC6.P
    Scenario Outline: A feed is saved: <command>
      Given today is March 1, 2023
      And the old cache has one film, "Kite Harbour"
      When <command>
      Then a success message is delivered
      And a success message is delivered once
      And the old films are no longer cached
      And the old cache is deleted
      And the cache contains 2 films
      And the new cache is timestamped March 1, 2023

      Examples:
        | command                                                                          |
        | the "Save Film Feed" command is executed with 2 films                            |
        | the "Save Film Feed" command is executed with "Night Ferry" and "Snow Orchestra" |
        | the system saves a film feed with 2 films                                        |
        | a film feed with 2 films is saved                                                |
        | the app saves the films "Night Ferry" and "Snow Orchestra"                       |
        | a feed with "Night Ferry" and "Snow Orchestra" is saved                          |

    @GHI-UC6.D @GHI-UC6.S
    Scenario Outline: A feed cannot be saved: <failure>
      Given <failure>
      When the "Save Film Feed" command is executed
      Then the system delivers the <error>
      And the success message is not delivered
      And the cache has no films

      Examples:
        | failure                      | error          |
        | deleting fails               | deletion error |
        | deleting the old cache fails | deletion error |
        | saving the feed fails        | saving error   |
        | there is a saving error      | saving error   |

    @GHI-UC7.P
    Scenario: An image is saved
      When the system saves the image data for "https://img.ghibli.test/cat.png"
      Then a success message is delivered once
      And the system caches the image data
      And the image data for "https://img.ghibli.test/cat.png" is cached
      And the image data for "https://img.ghibli.test/dog.png" is not cached

    @GHI-UC7.S
    Scenario Outline: An image cannot be saved: <failure>
      Given <failure>
      When image data is saved
      Then an error is delivered once
      And the image cache is empty

      Examples:
        | failure                     |
        | saving fails                |
        | saving the image data fails |

  Rule: The languages

    @GHI-R33
    Scenario Outline: The error message in Russian: <action>
      Given the user is offline
      And <action>
      When the user requests to see the feed
      Then the error message is shown in Russian
      And it is not shown in English
      And the message is in Russian
      And I see an error message in Russian
      And the feed is shown in Russian

      Examples:
        | action                                   |
        | the language of the app is Russian       |
        | the app is in Russian                    |
        | the app's language is Russian            |
        | the device is set to Russian             |
        | I switch to Russian                      |
        | the user changes the language to Russian |
        | the language is changed to Russian       |

@GHI
Feature: The same as testers say it

  Sentences of people who have read the document only, with what they take for granted.

  Rule: What the remote has

    @GHI-R03
    Scenario Outline: Two films in the remote feed: <sentence>
      Given <sentence>
      When the remote feed is loaded
      Then the second film should be "Kite Harbour" with the description "Film 2 of the remote."
      And the delivered feed has 2 films

      Examples:
        | sentence                                                       |
        | "Night Ferry" and "Kite Harbour" are in the remote feed        |
        | the films in the remote feed are "Night Ferry", "Kite Harbour" |

    Scenario Outline: A download that is no feed: <event>
      Given a URL to load the film feed from
      When <event>
      Then the system should deliver an invalid data error

      Examples:
        | event                                                               |
        | the system downloads "not a json" with status code 200 from the URL |
        | the system downloads "[]" with status 404                           |
        | the system downloads garbage from the URL                           |

    Scenario: The body of the answer is written out
      Given the remote returns this JSON:
        """
        { "films": [] }
        """
      When the load film feed command is executed
      Then the data is downloaded from the URL
      And the downloaded data is validated
      And an invalid data error has occurred

    Scenario: The status is written out with the body
      Given the remote answers with status 500 and this body:
        """
        []
        """
      When the remote feed is loaded
      Then an invalid data error is delivered

    Scenario Outline: The body has nothing in it: <body>
      Given <body>
      When <command> from remote
      Then an invalid data error has occurred
      And no connectivity error has occurred

      Examples:
        | body                               | command                           |
        | the remote sends an empty response | the film feed is loaded           |
        | the downloaded image data is empty | the "Load Image Data" is executed |

    Scenario: The data is said to be this
      Given the data downloaded from the URL is:
        """
        { "films": nonsense
        """
      When the system downloads and validates the data
      Then it delivers an invalid data error

    Scenario: A table may have its headers in capitals
      Given the remote feed consists of these films:
        | Title       | Image URL                       |
        | Night Ferry | https://img.ghibli.test/one.jpg |
      When the remote feed is loaded
      Then its image is "https://img.ghibli.test/one.jpg"

  Rule: What is in the cache

    Scenario Outline: Three films that are a day old, or two: <state>
      Given <state>
      When the cached feed is loaded
      Then the film feed is delivered from the cache
      And the cache age should be <age>

      Examples:
        | state                                            | age    |
        | 2 films were cached yesterday                    | 1 day  |
        | 3 films have been in the cache for 6 days        | 6 days |
        | the cache has held "Night Ferry" for 5 days      | 5 days |
        | an old version of the feed is cached             | 0 days |
        | the old cache data has 2 films and is 4 days old | 4 days |

    @GHI-R13
    Scenario: Not a single film after seven days
      Given "Night Ferry" has been cached for 7 days
      When I load the cached feed
      Then not a single film is delivered

    Scenario: Validation deletes by age
      Given there is an old feed in the cache
      When the system runs the cache validation
      Then the cache survives the validation
      And the feed is still cached
      And a feed saved 6 days ago should survive the validation
      And a feed saved 7 days ago would not survive the validation

    Scenario: Nothing is left of an expired cache
      Given the cache was saved on 1 March
      And today is 8 March
      When the validation runs
      Then not a single film is cached

  Rule: Saving

    Scenario: The new time of a saved feed
      Given the cache was saved on 1 March
      And today is March 5
      When the feed is saved
      Then the timestamp of the cache is 5 March
      And the system timestamps the new cache with the current date
      And the film feed is encoded

    @GHI-R21
    Scenario: What was deleted is gone although saving fails
      Given the old cache data has been deleted successfully
      But the new data can't be saved
      When the system tries to save the new feed
      Then the system does not save the feed
      And the cache is empty now

    Scenario: Deleting works again
      Given deleting the old cache data fails
      And the "Save Film Feed" command is executed
      When deleting no longer fails but saving fails
      And another feed is saved
      Then a saving error is delivered

    Scenario: Two new films are cached
      Given the cache has the film "Night Ferry"
      When a new feed with the films "Kite Harbour" and "Snow Orchestra" is cached
      Then the new feed should be in the cache
      And the old films are gone

    Scenario: An empty feed is saved
      Given the cache has the film "Night Ferry"
      When an empty feed is saved
      Then "Night Ferry" is no longer in the cache
      And a success message is delivered

  Rule: Images

    Scenario Outline: The image of a film: <event>
      Given <event>
      When the load is cancelled
      Then neither image data nor an error is delivered

      Examples:
        | event                                                            |
        | the image of the film "Night Ferry" is being loaded from its URL |
        | the loading of an image has started                              |
        | the system downloads the image data                              |

    Scenario: An image is found once it has been saved
      Given the image cache is empty
      And nothing was ever cached for "https://img.ghibli.test/2.jpg"
      When I load the image data for "https://img.ghibli.test/2.jpg" from the cache
      Then the image is not found
      When the image data for "https://img.ghibli.test/2.jpg" is saved
      And I load the image data for "https://img.ghibli.test/2.jpg" from the cache again
      Then the image data is delivered from the cache
      And the image can be loaded from the cache

    Scenario: The image cache can be read again
      Given the image data is cached
      And reading the image cache fails
      When the cached image data is loaded
      Then an error is delivered
      When reading the image cache no longer fails
      And the cached image data is loaded
      Then the cached image data is delivered

  Rule: Days

    @GHI-R12
    Scenario: What was seen yesterday is shown today
      Given the user was online yesterday and has been shown 3 films
      And the user has no connectivity today
      When the user requests to see the feed once again
      Then the same 3 films are displayed
      And the cache is 1 day old

    @GHI-R12 @GHI-R13
    Scenario: The user comes back too late
      Given I have seen the feed 3 days ago
      When I come back 4 days later
      And I request the feed without connectivity
      Then not a single film is shown
      And I see not a single film

@GHI
Feature: The same as testers say it

  Sentences of people who have read the document only, with what they take for granted.

  Rule: What the remote has

    @GHI-R03
    Scenario Outline: Two films in the remote feed: <sentence>
      Given <sentence>
      # audit-ignore(it may be loaded as often as one likes)
      When the remote feed is loaded
      Then the second film should be "Kite Harbour" with the description "Film 2 of the remote."
      And the delivered feed has 2 films

      Examples:
        | sentence                                                       |
        | "Night Ferry" and "Kite Harbour" are in the remote feed        |
        | the films in the remote feed are "Night Ferry", "Kite Harbour" |

    Scenario Outline: A download that is no feed: <event>
      # audit-ignore(so it is unless a story says otherwise)
      Given a URL to load the film feed from
      # audit-ignore(more often is the same)
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
      And the reason given is "the data is JSON, but not of the expected form"

    Scenario: The status is written out with the body
      # audit-ignore(the status alone makes the answer invalid)
      Given the remote answers with status 500 and this body:
        """
        []
        """
      When the remote feed is loaded
      Then an invalid data error is delivered

    Scenario Outline: The body has nothing in it: <body>
      Given <body>
      # audit-ignore(more often is the same)
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
      # audit-ignore(more often is the same)
      When the system downloads and validates the data
      Then it delivers an invalid data error
      And the reason given is "the data is not JSON"

    Scenario: A table may have its headers in capitals
      Given the remote feed consists of these films:
        | Title       | Image URL                       |
        | Night Ferry | https://img.ghibli.test/one.jpg |
      When the remote feed is loaded
      Then its image is "https://img.ghibli.test/one.jpg"

  Rule: What is in the cache

    Scenario Outline: Three films that are a day old, or two: <state>
      Given <state>
      # audit-ignore(it may be loaded as often as one likes)
      When the cached feed is loaded
      Then the film feed is delivered from the cache
      And the cache age should be <age>
      And the number of delivered films is <films>

      Examples:
        | state                                            | age    | films |
        | 2 films were cached yesterday                    | 1 day  |     2 |
        | 3 films have been in the cache for 6 days        | 6 days |     3 |
        | the cache has held "Night Ferry" for 5 days      | 5 days |     1 |
        | an old version of the feed is cached             | 0 days |     2 |
        | the old cache data has 2 films and is 4 days old | 4 days |     2 |

    @GHI-R13
    Scenario: Not a single film after seven days
      Given "Night Ferry" has been cached for 7 days
      # audit-ignore(it may be loaded as often as one likes)
      When I load the cached feed
      Then not a single film is delivered
      And the cache age should be 7 days

    Scenario: Validation deletes by age
      Given there is an old feed in the cache
      # audit-ignore(validating leaves a young cache as it is)
      When the system runs the cache validation
      Then the cache survives the validation
      And the feed is still cached
      # audit-ignore(what is younger survives as well)
      And a feed saved 6 days ago should survive the validation
      # audit-ignore(what is older does not survive either)
      And a feed saved 7 days ago would not survive the validation

    Scenario: Nothing is left of an expired cache
      Given the cache was saved on 1 March
      And today is 8 March
      And the cache age is 7 days
      When the validation runs
      Then not a single film is cached

  Rule: Saving

    Scenario: The new time of a saved feed
      Given the cache was saved on 1 March
      And today is March 5
      And the cache age is 4 days
      # audit-ignore(saved twice at the same time it has the same time)
      When the feed is saved
      Then the timestamp of the cache is 5 March
      And the system timestamps the new cache with the current date
      And the film feed is encoded

    @GHI-R21
    Scenario: What was deleted is gone although saving fails
      # audit-ignore(saving deletes the old data anyway)
      Given the old cache data has been deleted successfully
      But the new data can't be saved
      # audit-ignore(it fails as often as it is tried)
      When the system tries to save the new feed
      Then the system does not save the feed
      And the cache is empty now

    Scenario: Deleting works again
      Given deleting the old cache data fails
      And the "Save Film Feed" command is executed
      And a deletion error is delivered
      # audit-ignore(what is said twice is the same)
      When deleting no longer fails but saving fails
      # audit-ignore(it fails as often as it is tried)
      And another feed is saved
      Then a saving error is delivered

    Scenario: Two new films are cached
      # audit-ignore(any film will do)
      Given the cache has the film "Night Ferry"
      # audit-ignore(saving the same feed twice comes to the same)
      When a new feed with the films "Kite Harbour" and "Snow Orchestra" is cached
      Then the new feed should be in the cache
      And the cached films are "Kite Harbour", "Snow Orchestra"
      And the old films are gone

    Scenario: An empty feed is saved
      # audit-ignore(only where there was a feed does an empty cache say that it is gone)
      Given the cache has the film "Night Ferry"
      # audit-ignore(saving an empty feed twice comes to the same)
      When an empty feed is saved
      # audit-ignore(other films are not in the cache either)
      Then "Night Ferry" is no longer in the cache
      And a success message is delivered

  Rule: Images

    Scenario Outline: The image of a film: <event>
      Given <event>
      When the load is cancelled
      Then neither image data nor an error is delivered

      Examples:
        | event                                                            |
        # audit-ignore(any image will do)
        | the image of the film "Night Ferry" is being loaded from its URL |
        | the loading of an image has started                              |
        | the system downloads the image data                              |

    Scenario: An image is found once it has been saved
      # audit-ignore(so it is unless a story says otherwise)
      Given the image cache is empty
      # audit-ignore(so it is unless a story says otherwise)
      And nothing was ever cached for "https://img.ghibli.test/2.jpg"
      When I load the image data for "https://img.ghibli.test/2.jpg" from the cache
      Then the image is not found
      # audit-ignore(saving the same image twice comes to the same)
      When the image data for "https://img.ghibli.test/2.jpg" is saved
      # audit-ignore(what is loaded twice is the same)
      And I load the image data for "https://img.ghibli.test/2.jpg" from the cache again
      Then the image data is delivered from the cache
      And the image can be loaded from the cache

    Scenario: The image cache can be read again
      Given the image data is cached
      And reading the image cache fails
      When the cached image data is loaded
      Then an error is delivered
      # audit-ignore(what is said twice is the same)
      When reading the image cache no longer fails
      And the cached image data is loaded
      Then the cached image data is delivered

  Rule: Days

    @GHI-R12
    Scenario: What was seen yesterday is shown today
      Given the user was online yesterday and has been shown 3 films
      And the user has no connectivity today
      # audit-ignore(it may be asked for as often as one likes)
      When the user requests to see the feed once again
      Then the same 3 films are displayed
      And the displayed films come from the cache
      And the cache is 1 day old

    @GHI-R12 @GHI-R13
    Scenario: The user comes back too late
      Given I have seen the feed 3 days ago
      And the cache age is 3 days
      # audit-ignore(what is older is too old as well)
      When I come back 4 days later
      # audit-ignore(it stays the same without a connection)
      And I request the feed without connectivity
      Then not a single film is shown
      And I see not a single film

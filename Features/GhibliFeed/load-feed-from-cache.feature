@GHI
Feature: Load Feed From Cache Use Case

  Rule: Primary course

    1. Execute "Load Film Feed" command with above data.
    2. System retrieves film feed data from cache.
    3. System validates cache is less than seven days old.
    4. System creates film feed from cached data.
    5. System delivers film feed.

    @GHI-X14 @GHI-UC3.P
    Scenario: A fresh cache is delivered
      Given a cache of 2 films saved 1 day ago
      When the user executes "Load Film Feed" from the cache
      Then the system delivers these 2 films
      And the system delivers no error

    @GHI-UC3.P @GHI-R22
    Scenario: The films are delivered in the order saved
      Given the cache has the films "Snow Orchestra", "Kite Harbour" and "Snow Orchestra"
      When the user executes "Load Film Feed" from the cache
      Then the system delivers the films "Snow Orchestra", "Kite Harbour", "Snow Orchestra"

    @GHI-UC3.P @GHI-R24
    Scenario: A feed without films is delivered
      Given the cache has no films
      When the user executes "Load Film Feed" from the cache
      Then the system delivers an empty feed

    @GHI-X19 @GHI-R16
    Scenario: A time stamp in the future is usable
      # audit-ignore(any time in the future will do)
      Given a cache of 2 films saved 1 hour in the future
      When the user executes "Load Film Feed" from the cache
      Then the system delivers these 2 films

    @GHI-R16
    Scenario: So is one beyond all clocks
      Given the cache holds the text '{"savedAt": 9223372036854775807, "films": []}'
      When the user executes "Load Film Feed" from the cache
      Then the system delivers an empty feed

  Rule: Retrieval error course (sad path)

    1. System delivers error.

    @GHI-X15 @GHI-UC3.R
    Scenario: Retrieval error
      Given the cache cannot be read
      When the user executes "Load Film Feed" from the cache
      Then the system delivers an error
      And the system delivers the retrieval error
      And the reason given is 'the saved feed could not be read: the store failed to read "film-feed"'

    @GHI-UC3.R @GHI-R23
    Scenario Outline: A cache that holds <content> is an error and not empty
      Given the cache holds the text '<content>'
      When the user executes "Load Film Feed" from the cache
      Then the system delivers the retrieval error
      And the reason given is 'the saved feed could not be read: <reason>'

      Examples:
        | content                         | reason                                               |
        |                                 | there is no data                                     |
        | []                              | the data is JSON, but not of the expected form       |
        | {"savedAt": 0, "films": [7]}    | film 1 is not an object                              |
        | {"savedAt": 0}                  | the data has no "films"                              |
        | half a fee                      | the data is not JSON                                 |
        | {}                              | the data has no "savedAt"                            |
        | {"savedAt": 0, "films": [{}]}   | film 1 has no "id"                                   |
        | {"savedAt": "now", "films": []} | the data has a value of the wrong type for "savedAt" |

  Rule: Expired cache course (sad path)

    1. System delivers no feed images.

    @GHI-X16 @GHI-UC3.E
    Scenario: Expired cache
      # audit-ignore(an empty cache has no feed images either, by the document)
      Given a cache of 2 films saved 8 days ago
      When the user executes "Load Film Feed" from the cache
      Then the system delivers no feed images

    @GHI-UC3.E @GHI-R13
    Scenario: Exactly seven days are too old
      Given a cache of 2 films saved 7 days ago
      When the user executes "Load Film Feed" from the cache
      Then the system delivers no feed images
      And the cache has 2 films

  Rule: Empty cache course (sad path)

    1. System delivers no feed images.

    @GHI-X17 @GHI-UC3.M
    Scenario: Empty cache
      Given the cache is empty
      When the user executes "Load Film Feed" from the cache
      Then the system delivers no feed images

  Rule: Loading changes nothing in the cache

    @GHI-X18 @GHI-R17
    Scenario Outline: Loading never changes the cache: <cache>
      Given <cache>
      When the user executes "Load Film Feed" from the cache
      Then the store received exactly "retrieve"
      And the system delivers <delivery>

      Examples:
        | cache                               | delivery            |
        | a cache of 2 films saved 1 day ago  | these 2 films       |
        | a cache of 2 films saved 8 days ago | no feed images      |
        | the cache is empty                  | no feed images      |
        | the cache cannot be read            | the retrieval error |

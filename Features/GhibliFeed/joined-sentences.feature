@GHI
Feature: Two sentences in one

  Whatever can be said in two sentences can be said in one: with a subject for both, while something goes
  on, and after something has happened.

  Rule: One subject

    @GHI-R31 @GHI-X40
    Scenario Outline: The error is gone: <action>
      Given the user doesn't have connectivity and the cache is empty
      And the user requests to see the feed and the app displays an error message
      When <action>
      Then the error message disappears and the films are displayed
      And the app displays 2 films and no error message
      And 2 requests were made and the cache contains 2 films

      Examples:
        | action                                                               |
        | the user regains connectivity and taps the error message             |
        | she goes online and then tries again                                 |
        | the customer is back online and refreshes the feed                   |
        | the user waits one day, goes online and opens the app                |
        | once the user is online again, she requests the feed                 |
        | after the connection is restored, the user requests the feed         |
        | as soon as the server is up, the user taps the error message         |
        | the user requests the feed after the connection is restored          |
        | the connection is lost and then restored and the user retries        |
        | one day passes, then the user has connectivity and the app is opened |

    @GHI-R31 @GHI-X40
    Scenario: The app says that it is loading
      Given the customer is offline and requests to see the feed
      And the remote feed takes 2 seconds to answer
      When the customer gets connectivity and retries
      Then the error message disappears and the app shows that it is loading
      When 2 seconds pass
      Then the app is no longer loading and shows 2 films
      And the timestamp of the cache is now

    @GHI-R12 @GHI-R13
    Scenario Outline: The saved films: <given>
      Given <given>
      When the user goes offline and requests the feed
      Then the app still displays "Kite Harbour" and no error message
      And the cache is 3 days old and contains "Kite Harbour"
      And "Kite Harbour" is displayed and "Night Ferry" is not displayed
      And "Kite Harbour" is shown but "Night Ferry" is not
      And the film "Kite Harbour" is displayed and cached

      Examples:
        | given                                                                                      |
        | the cache is 3 days old and has the film "Kite Harbour"                                    |
        | the cache has "Kite Harbour" and is 3 days old                                             |
        | the cache has "Kite Harbour" and it is 3 days old                                          |
        | the cache has the film "Kite Harbour" and was saved 3 days ago                             |
        | the cache has the film "Kite Harbour", which is 3 days old                                 |
        | the cache has the film "Kite Harbour" but the remote has "Night Ferry" and three days pass |

    @GHI-R12 @GHI-R25
    Scenario Outline: No films: <given>
      Given <given>
      When the user requests the feed
      Then an error message is displayed and no films are shown
      And the app shows no films but an error message
      And 1 request was sent

      Examples:
        | given                                                          |
        | an offline user and an empty cache                             |
        # audit-ignore(offline, nobody asks which films)
        | the user is offline although the remote has 2 films            |
        | the cache is 8 days old while the server answers with an error |
        | the remote fails with status 503 and the cache cannot be read  |

    @GHI-R32 @GHI-R33
    Scenario Outline: An empty list: <sentence>
      Given the language of the device is Russian and the remote feed is empty
      When the user goes online, waits one day and requests the feed
      Then <sentence>
      And the app displays the text "Пустой список." but no error message

      Examples:
        | sentence                                                           |
        | the title of the feed is "Фильмы" and the text is "Пустой список." |
        | the text "Пустой список." is displayed                             |
        | the empty list text is "Пустой список."                            |

    @GHI-R33
    Scenario: The language changes
      Given the remote feed is empty and the user has requested the feed
      When the language changes to Russian
      Then the text is "Пустой список." and the title is "Фильмы"

  Rule: Commands

    @GHI-UC6.P @GHI-UC5.P
    Scenario Outline: Saved and validated: <commands>
      When <commands>
      # audit-ignore(the last command changes nothing)
      Then the cache has the 3 films
      And a success message is delivered twice

      Examples:
        | commands                                                                                   |
        | the user executes "Save Film Feed" with 3 films and then "Validate Cache"                  |
        | the system runs the "Save Film Feed" command with 3 films and the "Validate Cache" command |
        | the user executes "Save Film Feed" with 3 films twice                                      |
        | 1 day passes, then the user executes "Save Film Feed" with 3 films twice                   |

    @GHI-UC5.R
    Scenario: Deleted and told
      Given the cache cannot be read or written
      When the cache is validated
      Then the system deletes the cache and delivers a retrieval error
      And the cache is deleted but a retrieval error is delivered
      And a retrieval error is delivered once

    @GHI-UC6.D
    Scenario Outline: What was there is still there: <sentence>
      Given a cache of 2 films saved 3 days ago
      And the cache can be neither deleted nor written
      When the user executes "Save Film Feed" with 4 films
      Then the deletion error is delivered and nothing was inserted
      And <sentence>

      Examples:
        | sentence                                           |
        # audit-ignore(what it has it still has)
        | the cache still has the 2 films                    |
        # audit-ignore(what it has it still has)
        | the cache keeps its 2 films                        |
        # audit-ignore(what it has it still has)
        | the cache has the 2 films but not "Snow Orchestra" |
        | the cache still contains the two old films         |
        | the two former films are still in the cache        |
        | the old films survive                              |

    @GHI-UC5.P
    Scenario: What is left alone
      Given a cache of 2 films saved 3 days ago
      When the cache is validated, then 2 days pass
      Then the earlier films are kept and the cache is 5 days old

    @GHI-UC6.P
    Scenario: What was saved is what is still there
      # audit-ignore(whatever was there before)
      Given a cache of 2 films saved 3 days ago
      And the user executes "Save Film Feed" with 3 films
      When the cache is validated
      # audit-ignore(what it has it still has)
      Then the cache still has the 3 films
      And the earlier films are deleted

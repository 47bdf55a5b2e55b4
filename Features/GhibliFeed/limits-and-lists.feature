@GHI
Feature: Limits of numbers, lists and tables

  Rule: At most and at least

    @GHI-R10 @GHI-R08
    Scenario Outline: Limits: <sentence>
      Given the remote feed has 3 films
      When the user requests to see the film feed twice
      # audit-ignore(other numbers are within the limit, too)
      Then <sentence>
      And 3 films are displayed
      And 2 requests were sent

      Examples:
        | sentence                               |
        | the app displays at least 3 films      |
        | the app displays no more than 3 films  |
        | at most 3 films are displayed          |
        | the cache contains at most 3 films     |
        | no fewer than 3 films are shown        |
        | at least two requests were made        |
        | the app made no more than two requests |

    @GHI-R10 @GHI-R08
    Scenario Outline: No more and no less: <sentence>
      Given the remote feed has 3 films
      When the user requests to see the film feed twice
      Then <sentence>

      Examples:
        | sentence                                             |
        | exactly 3 films are displayed                        |
        | just 3 films are cached                              |
        | the app displays all films                           |
        | the films are displayed                              |
        | exactly two requests have been sent                  |
        | the app has sent only 2 requests                     |
        | only two GET requests have been sent to the feed URL |
        | exactly 2 GET requests to the feed URL were made     |
        | no image request has been sent                       |

    @GHI-UC1.P
    Scenario: Delivered
      Given the remote feed has 3 films
      When the "Load Film Feed" command is executed
      Then exactly 3 films are delivered
      And 1 request was made

  Rule: Neither of them

    @GHI-R10
    Scenario: Neither on the screen nor in the cache
      Given the cache has "Kite Harbour" and "Night Ferry"
      And the remote feed has "Snow Orchestra" and "A Map of Moss"
      When the user requests the feed
      Then neither "Kite Harbour" nor "Night Ferry" is displayed
      And the app displays neither the film "Kite Harbour" nor the film "Night Ferry"
      And neither "Kite Harbour" nor "Night Ferry" is cached
      And the cache contains neither "Kite Harbour" nor "Night Ferry"
      And both films are displayed and cached
      And "Snow Orchestra" is displayed
      And the old films are gone
      And the app displays both films

    @GHI-UC3.P
    Scenario: Not delivered
      Given the cache has "Kite Harbour"
      When "Load Film Feed" is executed from the cache
      Then neither "Night Ferry" nor "Snow Orchestra" is delivered
      And the system delivers neither "Night Ferry" nor "Snow Orchestra"
      And "Kite Harbour" is delivered

    @GHI-UC3.E
    Scenario: Nothing that could be delivered
      # audit-ignore(an empty cache has nothing to deliver either)
      Given the cache is 7 days old
      When "Load Film Feed" is executed from the cache
      # audit-ignore(only that there are no feed images is delivered, which is none of these)
      Then the system delivers neither films nor an error

  Rule: Tables

    @GHI-R10
    Scenario: On the screen and in the cache
      Given the remote feed has these films:
        | Night Ferry  |
        | Kite Harbour |
      When the user requests the feed
      Then only the following films are displayed:
        | Night Ferry  |
        | Kite Harbour |
      And the films are displayed in this order:
        | Night Ferry  |
        | Kite Harbour |
      And these films are cached
        | Night Ferry  |
        | Kite Harbour |

    @GHI-UC3.P
    Scenario: From the cache
      Given the following films are cached:
        | title        | description |
        | Night Ferry  | By boat     |
        | Kite Harbour | On a string |
      When "Load Film Feed" is executed from the cache
      Then exactly these films are delivered:
        | Night Ferry  |
        | Kite Harbour |
      And the films are delivered in this order:
        | Night Ferry  |
        | Kite Harbour |
      And the first film has the description "By boat"

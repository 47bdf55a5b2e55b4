@GHI
Feature: User wants to see the film feed

  Background:
    Given the film server has the films "Paper Cranes" and "Lantern Keeper"

  Rule: Online, the latest films are shown and saved

    As an online user
    I want the app to automatically load film feed
    So I can always have a list of my favorite animation studio works

    @GHI-S01 @GHI-R10
    Scenario: An online user sees the latest films
      Given the user has connectivity
      When the user requests to see the film feed
      Then the app should display the latest film field from remote
      And replace the cache with the new feed

    @GHI-AUTO
    Scenario: All films are loaded when the app is opened
      Given the film server has 22 films
      When the user opens the film feed
      Then the app displays 22 films
      And the film feed has sent "GET https://ghibli.test/feed"
      And the cache has 22 films saved 0 seconds ago

    @GHI-X38 @GHI-R10
    Scenario: Online the cache is not used
      Given a cache of the films "Kite Harbour" and "Paper Cranes" saved 1 day ago
      And the user doesn't have connectivity
      When the user requests to see the film feed
      Then the app displays the films "Kite Harbour" and "Paper Cranes"
      Given the user has connectivity
      When the user requests to see the film feed
      Then the app displays the films "Paper Cranes" and "Lantern Keeper"
      And replace the cache with the new feed
      And the feed store received exactly "retrieve", "delete", "insert"

    @GHI-R02 @GHI-R24 @GHI-R31 @GHI-R32
    Scenario: A feed without films is the latest feed too, until it is loaded again
      When the user requests to see the film feed
      Then the app displays the films "Paper Cranes" and "Lantern Keeper"
      Given the film server has no films
      When the user requests to see the film feed
      Then the app displays no films
      And the film feed says:
        | title | Films          |
        | list  | List is empty. |
      And the cache has no films saved 0 seconds ago
      Given the film server takes 2 seconds to answer
      When the user requests to see the film feed
      Then the film feed says:
        | title   | Films      |
        | loading | Loading... |

    @GHI-X34 @GHI-R11
    Scenario Outline: A cache that cannot be <operation> does not hide the films of the server
      Given the feed cache cannot be <operation>
      When the user requests to see the film feed
      Then the app should display the latest film field from remote
      And the feed store received exactly <calls>
      And the film feed logs:
        | the <error> "film-feed" |

      Examples:
        | operation | calls              | error                                                       |
        | deleted   | "delete"           | saved feed could not be deleted: the store failed to delete |
        | written   | "delete", "insert" | feed could not be saved: the store failed to write          |

  Rule: Offline, the latest saved films are shown for seven days

    As an offline user
    I want the app to show the latest saved version of film feed
    So I can always have a list of my favorite animation studio works

    @GHI-S02
    Scenario: An offline user sees the films saved last
      Given the user doesn't have connectivity
      And there’s a cached version of the feed
      And the cache is less than seven days old
      When the user requests to see the feed
      Then the app should display the latest feed saved

    @GHI-S03
    Scenario: Films saved seven days ago or earlier are not shown
      Given the user doesn't have connectivity
      And there’s a cached version of the feed
      And the cache is seven days old or more
      When the customer requests to see the feed
      Then the app should display an error message

    @GHI-S04
    Scenario: Offline with nothing saved
      Given the customer doesn't have connectivity
      And the cache is empty
      When the customer requests to see the feed
      Then the app should display an error message

    @GHI-X37
    Scenario: What was seen online is shown offline
      # audit-ignore(any feed would do, and this one is odd in many ways)
      Given the film server sends:
        """json
        [{"id": "6F1D2C3B-0A4E-1F57-9B61-0D5F2F7A1C01", "title": "", "description": "No title yet.",
          "image": "http://img.ghibli.test/1.jpg?size=Large&v=2", "url": "https://films/1#Cast"},
         {"id": "0b2e7b8c-5d1f-7d0a-0e53-3c9a4e6b7f02", "title": " «Журавли» & \"Cranes\"", "description": "",
          "image": "https://img.ghibli.test:8443/A%20b.jpg", "url": "HTTPS://Ghibli.test/Films/2"},
         {"id": "00000000-0000-0000-0000-000000000000", "title": "A title of more than forty characters, kept whole",
          "description": "Two\nlines.", "image": "https://127.0.0.1/3.jpg", "url": "https://фильмы.test"}]
        """
      When the user requests to see the film feed
      Then the app should display the latest film field from remote
      And replace the cache with the new feed
      Given the user doesn't have connectivity
      And the user lets 6 days go by
      When the user requests to see the feed
      Then the app should display the latest feed saved
      When the user lets 1 day go by
      And the user requests to see the feed
      Then the app should display an error message

    @GHI-X20 @GHI-R24
    Scenario: A saved feed without films is a feed
      Given a cache of no films saved 1 day ago
      And the user doesn't have connectivity
      When the user requests to see the feed
      Then the film feed says:
        | title | Films          |
        | list  | List is empty. |

  Rule: Whatever is wrong with the server, the saved films step in

    @GHI-X35 @GHI-R12 @GHI-R07
    Scenario Outline: The saved films are shown: <failure>
      Given <failure>
      And a cache of the films "Snow Orchestra" and "Kite Harbour" saved 1 day ago
      When the user requests to see the film feed
      Then the app should display the latest feed saved
      And the feed store received exactly "retrieve"

      Examples:
        | failure                                    |
        | the film server does not answer in time    |
        | the film server answers with status 404    |
        | the film server sends "[]]"                |
        | the second film of the server has no "url" |

    @GHI-X36 @GHI-R12 @GHI-R25 @GHI-R26
    Scenario Outline: Where they cannot, the message is of the server: <failure>, <cache>
      Given <failure>
      And <cache>
      When the user requests to see the feed
      Then the film feed says:
        | title   | Films     |
        | message | <message> |
        | detail  | <detail>  |
        | action  | Try again |

      Examples: The cache has nothing to show
        | failure                            | cache                               | message                               | detail |
        | the film server sends "<html>"     | the cache is empty                  | The server's answer cannot be read.   |        |
        | the film server sends "<html>"     | a cache of 2 films saved 7 days ago | The server's answer cannot be read.   |        |
        | the user doesn't have connectivity | a cache of 2 films saved 8 days ago | There is no connection to the server. |        |

      Examples: The cache cannot be read
        | failure                                 | cache                             | message                               | detail                                 |
        | the user doesn't have connectivity      | the feed cache cannot be read     | There is no connection to the server. | The saved films cannot be read either. |
        | the film server answers with status 503 | the feed cache holds "not a feed" | The server's answer cannot be read.   | The saved films cannot be read either. |

  @GHI-R31 @GHI-R08
  Rule: A load says so, and ends with films or a message

    @GHI-X40 @GHI-R25
    Scenario: An error takes the place of the old films, and can be retried
      Given the user requests to see the film feed
      Then the app should display the latest film field from remote
      Given the user doesn't have connectivity
      And the user lets 7 days go by
      When the user requests to see the film feed
      Then the app should display an error message
      Given the user has connectivity
      And the film server takes 2 seconds to answer
      When the user taps the error message of the feed
      Then the film feed says:
        | title   | Films      |
        | loading | Loading... |
      When the user lets 2 seconds go by
      Then the app should display the latest film field from remote
      And replace the cache with the new feed

    Scenario: Any message can be tapped, and may come again; nothing is validated then
      Given the film server answers with status 500
      And the feed cache cannot be read
      And the user requests to see the feed
      When the user taps the error message of the feed
      Then the app should display an error message
      And the film feed says:
        | title   | Films                                  |
        | message | The server's answer cannot be read.    |
        | detail  | The saved films cannot be read either. |
        | action  | Try again                              |
      And the film feed has sent "GET https://ghibli.test/feed" and "GET https://ghibli.test/feed"
      And the feed store received exactly "retrieve", "retrieve"

    Scenario: The feed is loaded once at a time, and only a message can be tapped
      Given the film server takes 2 seconds to answer
      And the user requests to see the film feed
      Then the film feed says:
        | title   | Films      |
        | loading | Loading... |
      # audit-ignore(a load that is on its way goes on)
      When the user requests to see the film feed
      And the user lets 2 seconds go by
      Then the app displays the films "Paper Cranes" and "Lantern Keeper"
      # audit-ignore(there is nothing to tap)
      When the user taps the error message of the feed
      Then the film feed has sent "GET https://ghibli.test/feed"

    Scenario: The old films stay until new ones are there
      Given the user requests to see the film feed
      And the film server has the film "Snow Orchestra"
      And the film server takes 2 seconds to answer
      When the user requests to see the film feed
      Then the app displays the films "Paper Cranes" and "Lantern Keeper"
      And the film feed says:
        | title   | Films      |
        | loading | Loading... |
      When the user lets 2 seconds go by
      Then the app displays the film "Snow Orchestra"
      And the film feed says:
        | title | Films |

  @GHI-R35 @GHI-R19
  Rule: The cache is validated when the app is opened, before the first load

    Scenario: An expired cache is deleted
      Given a cache of the film "Kite Harbour" saved 7 days ago
      And the user doesn't have connectivity
      When the user opens the film feed
      Then the feed store received exactly "retrieve", "delete", "retrieve"
      And no feed is cached

    Scenario: A cache that is in order is kept
      Given a cache of the film "Kite Harbour" saved 6 days ago
      And the user doesn't have connectivity
      When the user opens the film feed
      Then the feed store received exactly "retrieve", "retrieve"
      And the app should display the latest feed saved

    Scenario: A cache that cannot be read is deleted and noted
      Given the feed cache holds "not a feed"
      When the user opens the film feed
      Then the app should display the latest film field from remote
      And the feed store received exactly "retrieve", "delete", "delete", "insert"
      And the film feed logs:
        | the saved feed could not be read: the data is not JSON |

    Scenario: A cache that cannot be deleted is noted
      Given a cache of the film "Kite Harbour" saved 8 days ago
      And the feed cache cannot be deleted
      And the user doesn't have connectivity
      When the user opens the film feed
      Then the app should display an error message
      And the film feed logs:
        | the saved feed could not be deleted: the store failed to delete "film-feed" |

    Scenario: Opened again, the app validates again and keeps its films meanwhile
      Given the user opens the film feed
      And the film server takes 2 seconds to answer
      And the user lets 7 days go by
      When the user opens the film feed
      Then no feed is cached
      And the film feed has sent "GET https://ghibli.test/feed" and "GET https://ghibli.test/feed"
      And the app displays the films "Paper Cranes" and "Lantern Keeper"

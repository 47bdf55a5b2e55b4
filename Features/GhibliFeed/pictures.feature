@GHI @GHI-PIC
Feature: What the user sees of the film feed

  Each state of the screen, drawn as a person would see it, light and dark. The approved pictures
  lie in the folder "approved"; `specrun --approve` draws them anew.

  @GHI-PIC-LANGUAGES
  Rule: Every text is in the language of the user

    Scenario Outline: The films are loading: <language>
      Given the language is "<language>"
      And the remote feed takes 1 second to answer
      When the user requests to see the film feed
      Then the film feed screen looks as approved in "loading-<language>"

      Examples:
        | language |
        | en       |
        | ru       |

    Scenario Outline: There are no films: <language>
      Given the language is "<language>"
      When the app displays an empty feed
      Then the film feed screen looks as approved in "empty-<language>"

      Examples:
        | language |
        | en       |
        | ru       |

    Scenario Outline: Neither the remote nor the cache has films: <language>
      Given the language is "<language>"
      And the user doesn't have connectivity
      And the cache cannot be read
      When the user requests to see the feed
      Then the film feed screen looks as approved in "error-<language>"

      Examples:
        | language |
        | en       |
        | ru       |

    Scenario Outline: The films are there: <language>
      Given the language is "<language>"
      And the remote feed is the one in "film-feed.yaml"
      And the remote images are those in "posters.yaml"
      When the user requests to see the film feed
      # audit-ignore(an image that is displayed is not loaded again)
      And the image of the first film comes into view
      And the image of the second film comes into view
      Then the film feed screen looks as approved in "films-<language>"
      And 1 GET request to the feed URL was sent

      Examples:
        | language |
        | en       |
        | ru       |

    Scenario Outline: The answer of the remote cannot be read: <language>
      Given the language is "<language>"
      And the remote feed is the one in "html-page.yaml"
      When the user requests to see the feed
      Then the film feed screen looks as approved in "invalid-<language>"

      Examples:
        | language |
        | en       |
        | ru       |

  Rule: An image has its place in the row of its film, whatever becomes of it

    Scenario Outline: The first film, its image <state>
      Given the remote feed is the one in "film-feed.yaml"
      And the remote answers the image URL <answer>
      When the user requests to see the film feed
      And the image of the first film comes into view
      Then the image of the first film is <state>
      And the film feed screen looks as approved in "image-<state>"

      Examples:
        | state     | answer                      |
        | loading   | after 3 seconds             |
        | displayed | with status 200 and 4 bytes |
        | broken    | with status 404 and 4 bytes |

@GHI @GHI-PIC
Feature: What the user sees of the film feed

  Each state of the screen, light and dark; `specrun --approve` draws the pictures anew.

  Background:
    Given the film server has the films "Lantern Keeper" and "Paper Cranes"
    And the server's image "lantern-keeper.jpg" is the picture in "lantern.png"
    And the server's image "paper-cranes.jpg" is the picture in "cranes.png"

  @GHI-PIC-LANGUAGES
  Rule: Every text is in the language of the user

    Scenario Outline: <picture>, in the language <language>
      Given <server>
      And <cache>
      And the user requests to see the film feed
      When the language of the feed is "<language>"
      Then the film feed screen looks as approved in "<picture>-<language>"

      Examples:
        | picture | language | server                                   | cache                         |
        | loading | en       | the film server takes 1 second to answer | the cache is empty            |
        | loading | ru       | the film server takes 1 second to answer | the cache is empty            |
        | empty   | en       | the film server has no films             | the cache is empty            |
        | empty   | ru       | the film server has no films             | the cache is empty            |
        | invalid | en       | the film server answers with status 500  | the cache is empty            |
        | invalid | ru       | the film server answers with status 500  | the cache is empty            |
        | error   | en       | the user doesn't have connectivity       | the feed cache cannot be read |
        | error   | ru       | the user doesn't have connectivity       | the feed cache cannot be read |

    Scenario Outline: The films with their images, in the language <language>
      Given the language of the feed is "<language>"
      And the user requests to see the film feed
      When the image of the first film comes into view
      And the image of the second film comes into view
      Then the film feed screen looks as approved in "films-<language>"

      Examples:
        | language |
        | en       |
        | ru       |

  Rule: An image has its place in the row of its film, whatever becomes of it

    Scenario Outline: The first film, its image <state>
      Given the user requests to see the film feed
      And the server's image "lantern-keeper.jpg" has 4 bytes
      And <image>
      When the image of the first film comes into view
      Then the film feed screen looks as approved in "image-<state>"

      Examples:
        | state     | image                                     |
        | loading   | the film server takes 3 seconds to answer |
        | displayed | the film server answers with status 200   |
        | broken    | the film server answers with status 404   |

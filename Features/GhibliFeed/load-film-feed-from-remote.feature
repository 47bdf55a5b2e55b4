@GHI
Feature: Load Film Feed From Remote Use Case

  Data: URL

  Background:
    Given the film server has the films "Paper Cranes" and "Lantern Keeper"

  Rule: Primary course: system downloads, validates and delivers the film feed

    @GHI-X01 @GHI-UC1.P @GHI-R03
    Scenario: Valid data delivers the films in order, equal ones too
      Given the film server has the films "Moss", "Kites", "Kites", "Snow" and "Moss"
      When the user executes "Load Film Feed" with the feed URL
      Then the command delivers the films "Moss", "Kites", "Kites", "Snow" and "Moss"

    @GHI-X04 @GHI-UC1.P @GHI-R02
    Scenario: An empty list is a valid feed
      Given the film server has no films
      When the user executes "Load Film Feed" with the feed URL
      Then the command delivers no films

    @GHI-X06 @GHI-R04
    Scenario: Additional keys are ignored
      # audit-ignore(it must change nothing)
      Given the second film of the server has "director": null
      When the user executes "Load Film Feed" with the feed URL
      Then the command delivers the films "Paper Cranes" and "Lantern Keeper"

    @GHI-X07 @GHI-R08 @GHI-R09
    Scenario: Each command asks once for the URL as it was given
      Given the feed URL is "http://Ghibli.test:8080/Films?page=2"
      When the user executes "Load Film Feed" with the feed URL
      Then the film feed has sent "GET http://Ghibli.test:8080/Films?page=2"
      And the command delivers the films "Paper Cranes" and "Lantern Keeper"
      When the user executes "Load Film Feed" with the feed URL
      Then the film feed has sent "GET http://Ghibli.test:8080/Films?page=2" and "GET http://Ghibli.test:8080/Films?page=2"

  @GHI-UC1.I
  Rule: Invalid data – error course: system delivers invalid data error

    Scenario Outline: The answer is invalid data: <answer>
      Given the <answer>
      When the user executes "Load Film Feed" with the feed URL
      Then the command delivers an invalid data error: '<reason>'
      And the film feed has sent "GET https://ghibli.test/feed"

      @GHI-X02 @GHI-R01
      Examples: Any status but 200
        | answer                              | reason                                             |
        | film server answers with status 199 | the server answered with status 199 instead of 200 |
        | film server answers with status 201 | the server answered with status 201 instead of 200 |
        | film server answers with status 204 | the server answered with status 204 instead of 200 |
        | film server answers with status 206 | the server answered with status 206 instead of 200 |
        | film server answers with status 299 | the server answered with status 299 instead of 200 |
        | film server answers with status 300 | the server answered with status 300 instead of 200 |
        | film server answers with status 304 | the server answered with status 304 instead of 200 |
        | film server answers with status 400 | the server answered with status 400 instead of 200 |
        | film server answers with status 404 | the server answered with status 404 instead of 200 |
        | film server answers with status 500 | the server answered with status 500 instead of 200 |

      @GHI-X03 @GHI-R02
      Examples: No list of films
        | answer                               | reason                                         |
        | film server sends ""                 | there is no data                               |
        | film server sends " "                | the data is not JSON                           |
        | film server sends "invalid json"     | the data is not JSON                           |
        | film server sends '[{"id": '         | the data is not JSON                           |
        | film server sends "[ ] // no films"  | the data is not JSON                           |
        | film server sends "{}"               | the data is JSON, but not of the expected form |
        | film server sends "null"             | the data is JSON, but not of the expected form |
        | film server sends '["Paper Cranes"]' | film 1 is not an object                        |

      @GHI-X03 @GHI-R04 @GHI-R05
      Examples: One film lacks a key
        | answer                                         | reason                      |
        | first film of the server has no "id"           | film 1 has no "id"          |
        | second film of the server has no "title"       | film 2 has no "title"       |
        | second film of the server has no "description" | film 2 has no "description" |
        | first film of the server has no "image"        | film 1 has no "image"       |
        | second film of the server has no "url"         | film 2 has no "url"         |

      @GHI-X03 @GHI-R05
      Examples: One film has a value of another type
        | answer                                         | reason                                                 |
        | first film of the server has "title": null     | film 1 has a value of the wrong type for "title"       |
        | second film of the server has "description": 7 | film 2 has a value of the wrong type for "description" |
        | second film of the server has "url": {}        | film 2 has a value of the wrong type for "url"         |

      @GHI-X03 @GHI-R05
      Examples: One film has no UUID
        | answer                                                                     | reason                                                                        |
        | second film of the server has "id": "a UUID"                               | film 2 has the id "a UUID", which is not a UUID                               |
        | first film of the server has "id": "6f1d2c3b0a4e4f579b610d5f2f7a1c01"      | film 1 has the id "6f1d2c3b0a4e4f579b610d5f2f7a1c01", which is not a UUID     |
        | first film of the server has "id": "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c0g"  | film 1 has the id "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c0g", which is not a UUID |
        | second film of the server has "id": "6f1d2c3b-0a4e-4f57-9b61-+d5f2f7a1c01" | film 2 has the id "6f1d2c3b-0a4e-4f57-9b61-+d5f2f7a1c01", which is not a UUID |

      @GHI-X03 @GHI-R05 @GHI-R06
      Examples: One film has no URL of the web; a text is said up to its sixtieth character
        | answer                                                                                                | reason                                                                                                                   |
        | second film of the server has "url": "not a url"                                                      | film 2 has "not a url" for "url", which is not an http or https URL                                                      |
        | first film of the server has "image": ""                                                              | film 1 has "" for "image", which is not an http or https URL                                                             |
        | second film of the server has "image": "ftp://img.ghibli.test/1/a-file-of-sixty-characters-Фильм.jpg" | film 2 has "ftp://img.ghibli.test/1/a-file-of-sixty-characters-Фильм.jpg" for "image", which is not an http or https URL |
        | second film of the server has "url": " https://ghibli.test/films/of-one-character-more-than-sixty/1"  | film 2 has " https://ghibli.test/films/of-one-character-more-than-sixty/…" for "url", which is not an http or https URL  |
        | second film of the server has "image": "httpsx://img.ghibli.test/2.jpg"                               | film 2 has "httpsx://img.ghibli.test/2.jpg" for "image", which is not an http or https URL                               |
        | first film of the server has "url": "https:///films/1"                                                | film 1 has "https:///films/1" for "url", which is not an http or https URL                                               |
        | first film of the server has "image": "https://not%20a%20host/1"                                      | film 1 has "https://not%20a%20host/1" for "image", which is not an http or https URL                                     |

  @GHI-UC1.C
  Rule: No connectivity – error course: system delivers connectivity error

    @GHI-X05 @GHI-R07
    Scenario Outline: No answer is no connectivity: <failure>
      Given <failure>
      When the user executes "Load Film Feed" with the feed URL
      Then the command delivers a connectivity error
      And the film feed has sent "GET https://ghibli.test/feed"

      Examples:
        | failure                                      |
        | the user doesn't have connectivity           |
        | the film server does not answer in time      |
        | the connection to the film server breaks off |
        | the device gives up the request for films    |

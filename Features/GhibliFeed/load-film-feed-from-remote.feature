@GHI
Feature: Load Film Feed From Remote Use Case

  Data:
  - URL

  Rule: Primary course (happy path)

    1. Execute "Load Film Feed" command with above data.
    2. System downloads data from the URL.
    3. System validates downloaded data.
    4. System creates film feed from valid data.
    5. System delivers film feed.

    @GHI-X01 @GHI-UC1.P @GHI-R03
    Scenario: Valid data delivers the films in order
      Given the remote feed has the films "Snow Orchestra" and "Night Ferry"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers the films "Snow Orchestra", "Night Ferry"

    @GHI-R03
    Scenario: Films are neither sorted nor are doubles removed
      Given the remote feed has the films "Paper Cranes", "Lantern Keeper", "Snow Orchestra", "Lantern Keeper"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers the films "Paper Cranes", "Lantern Keeper", "Snow Orchestra", "Lantern Keeper"

    @GHI-R03
    Scenario: The same film three times is three films
      Given the remote feed has the same film three times
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers three films

    @GHI-R03
    Scenario: The screen has the order of the remote and all its films
      Given the remote feed has the films "Paper Cranes", "Lantern Keeper", "Snow Orchestra", "Lantern Keeper"
      When the user requests to see the film feed
      Then the app displays the films "Paper Cranes", "Lantern Keeper", "Snow Orchestra", "Lantern Keeper"
      And the cache has the films "Paper Cranes", "Lantern Keeper", "Snow Orchestra", "Lantern Keeper"

    @GHI-R03
    Scenario: A film that is there twice is shown twice
      Given the remote feed has the same film three times
      When the user requests to see the film feed
      Then the app displays three films
      And 1 GET request to the feed URL was sent

    @GHI-X04 @GHI-UC1.P @GHI-R02
    Scenario: An empty list is a valid feed
      Given the remote answers with status 200 and an empty list
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an empty feed

    @GHI-X06 @GHI-R04
    Scenario: Additional keys are ignored
      # audit-ignore(any keys that nobody asks for will do)
      Given the remote feed has a film with the additional keys "director" and "rt_score"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers one film
      And the system delivers the film "Film 1"

    @GHI-R08
    Scenario: Nothing is asked for before the command
      Then no GET requests to the feed URL were sent

    @GHI-X07 @GHI-R08
    Scenario: One request per command
      When the user executes "Load Film Feed" twice with the feed URL
      Then 2 GET requests to the feed URL were sent

    @GHI-R08
    Scenario: One command sends one request, also where it fails
      Given the remote answers with status 500
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers the invalid data error
      And one GET request to the feed URL was sent

  Rule: Invalid data – error course (sad path)

    1. System delivers invalid data error.

    @GHI-X02 @GHI-UC1.I @GHI-R01
    Scenario Outline: Any status but 200 is invalid data, such as <status>
      Given the remote answers with status <status> and a valid feed
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error

      Examples:
        | status |
        |    199 |
        |    201 |
        |    204 |
        |    300 |
        |    400 |
        |    404 |
        |    500 |
        |    599 |

    @GHI-X03 @GHI-UC1.I @GHI-R02 @GHI-R04 @GHI-R05 @GHI-R06
    Scenario Outline: Unusable bodies are invalid data, such as <body>
      Given the remote answers with status 200 and <body>
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error
      And the reason given is '<reason>'

      Examples: What is no feed at all
        | body                    | reason                                         |
        | the text "invalid json" | the data is not JSON                           |
        | a feed that breaks off  | the data is not JSON                           |
        | an empty body           | there is no data                               |
        | the text "{}"           | the data is JSON, but not of the expected form |
        | the text "[7]"          | film 1 is not an object                        |

      Examples: One film is enough to spoil the feed
        | body                                         | reason                                                                           |
        | a film without "image"                       | film 1 has no "image"                                                            |
        | one valid film and one film without "title"  | film 2 has no "title"                                                            |
        | a film whose id is not a UUID                | film 1 has the id "a UUID", which is not a UUID                                  |
        | a film whose url is "not a url"              | film 1 has "not a url" for "url", which is not an http or https URL              |
        | a film whose image is "ftp://img.test/a.jpg" | film 1 has "ftp://img.test/a.jpg" for "image", which is not an http or https URL |
        # audit-ignore(any number will do)
        | a film whose title is the number 7           | film 1 has a value of the wrong type for "title"                                 |
        | a film whose description is null             | film 1 has a value of the wrong type for "description"                           |
        | one valid film and one film whose id is "12" | film 2 has the id "12", which is not a UUID                                      |
        | one valid film and one film whose url is ""  | film 2 has "" for "url", which is not an http or https URL                       |

      Examples: What only looks like a UUID
        | body                                                      | reason                                                                        |
        | a film whose id is "+f1d2c3b-0a4e-4f57-9b61-000000000001" | film 1 has the id "+f1d2c3b-0a4e-4f57-9b61-000000000001", which is not a UUID |
        | a film whose id is "6f1d2c3b-0a4e-4f57-9b61-00000000000"  | film 1 has the id "6f1d2c3b-0a4e-4f57-9b61-00000000000", which is not a UUID  |
        | a film whose id is "6f1d2c3b0a4e4f579b61000000000001"     | film 1 has the id "6f1d2c3b0a4e4f579b61000000000001", which is not a UUID     |
        | a film whose id is "6f1d2c3b-0a4e-4f57-9b61-00000000000g" | film 1 has the id "6f1d2c3b-0a4e-4f57-9b61-00000000000g", which is not a UUID |

      Examples: What only looks like an address in the web
        | body                                      | reason                                                                        |
        | a film whose image is "https:///a.jpg"    | film 1 has "https:///a.jpg" for "image", which is not an http or https URL    |
        | a film whose image is "https://no host/a" | film 1 has "https://no host/a" for "image", which is not an http or https URL |
        | a film whose url is "film.test/1"         | film 1 has "film.test/1" for "url", which is not an http or https URL         |

    @GHI-UC1.P @GHI-R06
    Scenario Outline: <address> is an address in the web
      Given the remote answers with status 200 and a film whose <key> is "<address>"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers 1 film

      Examples:
        | key   | address                        |
        | image | http://img.test/a.jpg          |
        | image | HTTPS://img.test/a.jpg         |
        | url   | http://film.test               |
        | url   | https://film.test/1?page=2#top |

    @GHI-UC1.P @GHI-MODEL
    Scenario Outline: A UUID may be written as <id>
      Given the remote answers with status 200 and a film whose id is "<id>"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers 1 film

      Examples:
        | id                                   |
        | 6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01 |
        | 6F1D2C3B-0A4E-4F57-9B61-0D5F2F7A1C01 |

    @GHI-UC1.I
    Scenario Outline: Of a long text the reason has the first sixty characters
      Given the remote answers with status 200 and a film whose id is "<id>"
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is 'film 1 has the id "<said>", which is not a UUID'

      Examples: Sixty characters, and one more
        | id                                                            | said                                                          |
        | 123456789 123456789 123456789 123456789 123456789 1234567890  | 123456789 123456789 123456789 123456789 123456789 1234567890  |
        | 123456789 123456789 123456789 123456789 123456789 12345678901 | 123456789 123456789 123456789 123456789 123456789 1234567890… |

    @GHI-UC1.I @GHI-R02
    Scenario: A page for people is invalid data
      Given the remote feed is the one in "html-page.yaml"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error
      And the reason given is "the data is not JSON"

    @GHI-UC1.I @GHI-R01
    Scenario: The error tells the status
      Given the remote answers with status 503
      When the user executes "Load Film Feed" with the feed URL
      Then the reason given is "the server answered with status 503 instead of 200"

  Rule: No connectivity – error course (sad path)

    1. System delivers connectivity error.

    @GHI-X05 @GHI-UC1.C
    Scenario: No connectivity
      Given the user doesn't have connectivity
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers a connectivity error

    @GHI-UC1.C @GHI-R07
    Scenario: No answer in time
      # audit-ignore(whatever ends the request, it is a connectivity error)
      Given the request for the feed times out
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers a connectivity error

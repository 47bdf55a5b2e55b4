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
      Given the remote feed has the films "Lantern Keeper" and "Paper Cranes"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers the films "Lantern Keeper", "Paper Cranes"

    @GHI-R03
    Scenario: Films are neither sorted nor are doubles removed
      Given the remote feed has the films "Paper Cranes" and "Paper Cranes"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers the films "Paper Cranes", "Paper Cranes"

    @GHI-X04 @GHI-UC1.P @GHI-R02
    Scenario: An empty list is a valid feed
      Given the remote answers with status 200 and an empty list
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an empty feed

    @GHI-X06 @GHI-R04
    Scenario: Additional keys are ignored
      Given the remote feed has a film with the additional keys "director" and "rt_score"
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers one film

    @GHI-X07 @GHI-R08
    Scenario: One request per command
      When the user executes "Load Film Feed" twice with the feed URL
      Then 2 GET requests to the feed URL were sent

  Rule: Invalid data – error course (sad path)

    1. System delivers invalid data error.

    @GHI-X02 @GHI-UC1.I @GHI-R01
    Scenario Outline: Any status but 200 is invalid data, such as <status>
      Given the remote answers with status <status> and a valid feed
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers an invalid data error

      Examples:
        | status |
        | 199    |
        | 201    |
        | 204    |
        | 300    |
        | 400    |
        | 404    |
        | 500    |
        | 599    |

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

      Examples: One film is enough to spoil the feed
        | body                                         | reason                                                                           |
        | a film without "image"                       | film 1 has no "image"                                                            |
        | one valid film and one film without "title"  | film 2 has no "title"                                                            |
        | a film whose id is not a UUID                | film 1 has the id "a UUID", which is not a UUID                                  |
        | a film whose url is "not a url"              | film 1 has "not a url" for "url", which is not an http or https URL              |
        | a film whose image is "ftp://img.test/a.jpg" | film 1 has "ftp://img.test/a.jpg" for "image", which is not an http or https URL |
        | a film whose title is the number 7           | film 1 has a value of the wrong type for "title"                                 |

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
      Given the request for the feed times out
      When the user executes "Load Film Feed" with the feed URL
      Then the system delivers a connectivity error

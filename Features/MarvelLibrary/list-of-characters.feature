@MAR
Feature: List of Characters

  In this view, you should present a list of characters loaded from the Marvel API character
  index. Notice that the when reaching the end of the list, if there are additional results to
  show, you should load and present the next page.

  The examples ask a made-up library: 45 characters called "Hero 01" to "Hero 45", of which the
  Marvel API hands out 20 at a time.

  @MAR-UC1
  Scenario: List of Characters, in the words of the document
    Given there are additional results to show
    When I open the list of characters
    Then you should present a list of characters loaded from the Marvel API character index
    When the when reaching the end of the list
    Then you should load and present the next page

  Rule: Pages follow each other as the end of the list is reached

    @MAR-X01 @MAR-UC1 @MAR-R10 @MAR-T2
    Scenario: The first page is shown
      Given a library of 45 characters and a page size of 20
      When I open the list of characters
      Then the list shows the characters 1 to 20
      And one request with offset 0 and limit 20 was sent

    @MAR-X02 @MAR-UC1 @MAR-R11 @MAR-R12
    Scenario: Reaching the end loads the next page
      Given the list has loaded the characters 1 to 20 of 45
      When I reach the end of the list of characters
      Then a request with offset 20 and limit 20 was sent
      And the list shows the characters 1 to 40

    @MAR-X03 @MAR-UC1 @MAR-R13
    Scenario: The last page is shorter and the last
      Given the list has loaded the characters 1 to 40 of 45
      When I reach the end of the list of characters
      Then the list shows the characters 1 to 45
      When I reach the end of the list of characters
      Then no further request was sent to Marvel

    @MAR-X04 @MAR-UC1 @MAR-R13
    Scenario Outline: A library of <count> characters
      Given a library of <count> characters and a page size of 20
      When I open the list of characters
      And I reach the end of the list of characters
      And I reach the end of the list of characters
      Then <sent> to Marvel in total
      And the list shows the characters 1 to <count>

      Examples: One page and its neighbours
        | count | sent                 |
        | 19    | 1 request was sent   |
        | 20    | 1 request was sent   |
        | 21    | 2 requests were sent |

      Examples: Two pages and their neighbours
        | count | sent                 |
        | 39    | 2 requests were sent |
        | 40    | 2 requests were sent |
        | 41    | 3 requests were sent |

    @MAR-X05 @MAR-UC1 @MAR-R14
    Scenario Outline: Character <character> is not the end
      Given the list has loaded the characters 1 to 20 of 45
      When I scroll to character <character>
      Then no further request was sent to Marvel

      Examples:
        | character |
        | 1         |
        | 19        |

    @MAR-X06 @MAR-UC1 @MAR-R15
    Scenario: One page request at a time
      Given the list has loaded the characters 1 to 20 of 45
      And the next page of characters is pending
      When I reach the end of the list of characters
      Then 2 requests were sent to Marvel in total
      And the library shows that it is loading
      When the pending page of characters arrives
      Then the list shows the characters 1 to 40
      And the library no longer shows that it is loading

    @MAR-X07 @MAR-UC1 @MAR-R16 @MAR-R18
    Scenario: A character that appears in two pages is shown once
      Given the second page repeats character 20
      When I open the list of characters
      And I reach the end of the list of characters
      Then character 20 is shown once
      When I reach the end of the list of characters
      Then the list shows the characters 1 to 45

    @MAR-X11 @MAR-UC1 @MAR-R24 @MAR-T2
    Scenario: An empty library
      Given a library of 0 characters and a page size of 20
      When I open the list of characters
      Then the list of characters is empty and no message is shown
      And the library tells once that it is empty

  Rule: Without a connection the library says so, and what is shown stays

    @MAR-X09 @MAR-UC1 @MAR-R09
    Scenario Outline: No connectivity on the first page: <failure>
      Given the Marvel API cannot be reached: <failure>
      When I open the list of characters
      Then the library shows a message about the connectivity

      Examples:
        | failure       |
        | not connected |
        | timed out     |

    @MAR-X08 @MAR-UC1 @MAR-R17
    Scenario: A failed next page keeps the list and can be repeated
      Given the list has loaded the characters 1 to 20 of 45
      And the Marvel API cannot be reached: not connected
      When I reach the end of the list of characters
      Then the library shows a message about the connectivity
      And the list shows the characters 1 to 20
      When the Marvel API can be reached again
      And I reach the end of the list of characters
      Then the list shows the characters 1 to 40
      And the library shows no message

    @MAR-UC1 @MAR-R17
    Scenario: Trying again after the first page failed
      Given the Marvel API cannot be reached: not connected
      And I open the list of characters
      When the Marvel API can be reached again
      And I ask the library to try again
      Then the list shows the characters 1 to 20

  Rule: An answer that breaks the contract is invalid data

    @MAR-X10 @MAR-UC1 @MAR-R08 @MAR-R09
    Scenario Outline: Unusable answers: <what>
      Given the Marvel API answers with status <status> and the body '<body>'
      When I open the list of characters
      Then the library shows a message that the data is invalid
      And the library's message says '<words>'

      Examples: The request is refused
        | what           | status | body                                                                 | words                           |
        | a wrong hash   | 401    | {"code":"InvalidCredentials","message":"That hash is invalid."}      | says "That hash is invalid."    |
        | a large limit  | 409    | {"code":409,"status":"You may not request more than 100 items."}     | not request more than 100 items |
        | too many calls | 429    | {"code":"RequestThrottled","message":"You have exceeded your rate."} | too many requests were made     |

      Examples: A status other than 200, whatever the body
        | what                    | status | body                                         | words      |
        | status 199              | 199    | {"code":200,"data":{"total":0,"results":[]}} | status 199 |
        | status 201              | 201    | {"code":200,"data":{"total":0,"results":[]}} | status 201 |
        | status 304 with no body | 304    |                                              | status 304 |
        | status 500 with no body | 500    |                                              | status 500 |
        | status 599 with a page  | 599    | <html><body>Sorry</body></html>              | status 599 |

      Examples: A body that does not follow the contract
        | what                   | status | body                                                       | words                           |
        | no body                | 200    |                                                            | there is none                   |
        | a text                 | 200    | not json                                                   | it is not JSON                  |
        | a page for people      | 200    | <!DOCTYPE html><html><body>Please sign in</body></html>    | it is not JSON                  |
        | JSON that was cut off  | 200    | {"code":200,"data":{"total":1,"results":[{"id":            | it is not JSON                  |
        | another code           | 200    | {"code":409,"status":"No"}                                 | the code 409 instead of 200     |
        | no "data"              | 200    | {"code":200,"status":"Ok"}                                 | "data" is missing               |
        | no "results"           | 200    | {"code":200,"data":{"total":1}}                            | "data.results" is missing       |
        | a text for a number    | 200    | {"code":200,"data":{"total":"1","results":[]}}             | "data.total" is of the wrong    |
        | a character with no id | 200    | {"code":200,"data":{"total":1,"results":[{"name":"Ash"}]}} | "data.results[0].id" is missing |

  Rule: The answer is read as the API documents it

    @MAR-UC1 @MAR-CONTRACT @MAR-R38
    Scenario: A whole answer of the index
      Given the Marvel API answers as in "bolt.yaml"
      When I open the list of characters
      Then the list shows "Bolt" alone
      And the library shows "Data provided by sample" with the data

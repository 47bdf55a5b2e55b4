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
        |    19 | 1 request was sent   |
        |    20 | 1 request was sent   |
        |    21 | 2 requests were sent |

      Examples: Two pages and their neighbours
        | count | sent                 |
        |    39 | 2 requests were sent |
        |    40 | 2 requests were sent |
        |    41 | 3 requests were sent |

    @MAR-X05 @MAR-UC1 @MAR-R14
    Scenario Outline: Character <character> is not the end
      Given the list has loaded the characters 1 to 20 of 45
      When I scroll to character <character>
      Then no further request was sent to Marvel
      And the list shows the characters 1 to 20
      And the list of characters does not grow

      Examples:
        | character |
        |         1 |
        |        19 |

    @MAR-X06 @MAR-UC1 @MAR-R15
    Scenario: One page request at a time
      Given the list has loaded the characters 1 to 20 of 45
      And the next page of characters is pending
      # audit-ignore(while a page is on its way the end asks for none)
      When I reach the end of the list of characters
      Then 2 requests were sent to Marvel in total
      And the library shows that it is loading
      When the pending page of characters arrives
      Then the list shows the characters 1 to 40
      And the library no longer shows that it is loading

    @MAR-UC1 @MAR-R10 @MAR-R15
    Scenario: The first page is asked for once
      Given the first page of characters is pending
      # audit-ignore(the first page is on its way already)
      When I open the list of characters again
      Then 1 request was sent in total
      And the library is loading
      And the list is not shown as empty
      When the pending page of characters arrives
      Then the list shows the first 20 characters
      And the library is no longer loading

    @MAR-UC1 @MAR-R10
    Scenario: Opening the list again shows what is there
      Given I have opened the list of characters
      When I open the list again
      Then no further request was sent
      And the list shows the characters 1 to 20

    @MAR-UC1 @MAR-R10
    Scenario: Before the list is opened nothing is asked for
      # audit-ignore(it checks what there is, and changes nothing)
      Given the list has not been opened
      # audit-ignore(a list that was not opened has no rows)
      When character 1 becomes visible
      # audit-ignore(a list that was not opened has not failed)
      And I try again
      Then no request was sent to Marvel
      And the list is not shown as empty
      And the library is not loading

    @MAR-UC1 @MAR-R13
    Scenario Outline: With <count> characters and a total of <total>, <shown> are shown
      Given a library of <count> characters
      And the Marvel API gives the total <total>
      When I open the list of characters
      And I reach the end of the list 3 times
      Then <sent> sent in total
      And the list shows <shown> characters
      And the library shows no message

      Examples: A page without characters is the end, whatever the total
        | count | total | shown | sent            |
        |    20 |    99 |    20 | 2 requests were |
        |    20 |    21 |    20 | 2 requests were |
        |    20 |    20 |    20 | 1 request was   |
        |    45 |    20 |    20 | 1 request was   |
        |    45 |    21 |    40 | 2 requests were |
        |     5 |    -1 |     5 | 1 request was   |

    @MAR-UC1 @MAR-R12
    Scenario Outline: The app set to pages of <size> asks for <limit>
      Given the app asks for pages of <size>
      When I open the list of characters
      Then one request with offset 0 and limit <limit> was sent
      And the list shows <shown> characters
      And the library shows no message

      Examples: Between 1 and 100 characters
        | size | limit | shown |
        |   -1 |     1 |     1 |
        |    0 |     1 |     1 |
        |    1 |     1 |     1 |
        |    7 |     7 |     7 |
        |   99 |    99 |    45 |
        |  100 |   100 |    45 |
        |  101 |   100 |    45 |
        | 5000 |   100 |    45 |

    @MAR-UC1 @MAR-R12
    Scenario: Without a setting a page has 20 characters
      When I open the list
      Then one request with offset 0 and limit 20 was sent
      And the list shows 20 characters

    @MAR-UC1 @MAR-R11 @MAR-R12
    Scenario: Pages of another size follow each other
      Given the Marvel library holds ten characters
      And the app asks for pages of 3
      When I open the list of characters
      And I reach the end of the list
      Then a request with offset 3 and limit 3 was sent
      And the list shows the characters 1 to 6
      When I reach the end of the list 2 times
      Then a request with offset 9 and limit 3 was sent
      And the list shows the characters 1 to 10
      And 4 requests were sent in total

    @MAR-UC1 @MAR-R11
    Scenario: No additional results, no next page
      Given there are no additional results to show
      And I have opened the list of characters
      # audit-ignore(there is no next page to ask for)
      When I reach the end of the list
      Then no next page is loaded
      And the list shows the first 20 characters

    @MAR-UC1 @MAR-R11
    Scenario: Additional results are the next page
      Given there are additional results to show
      And I have opened the list of characters
      And I reached the end of the list once
      When I reach the end of the list
      Then the next page is loaded
      And the list shows the characters 1 to 45
      And the list shows "Hero 45"

    @MAR-X07 @MAR-UC1 @MAR-R16 @MAR-R18
    Scenario: A character that appears in two pages is shown once
      Given the second page repeats character 20
      When I open the list of characters
      And I reach the end of the list of characters
      # audit-ignore(the others are shown once as well, which the next line says)
      Then character 20 is shown once
      And the list shows the characters 1 to 39
      When I reach the end of the list of characters
      Then the list shows the characters 1 to 45
      And a request with offset 40 and limit 20 was sent

    @MAR-UC1 @MAR-R16
    Scenario: A repeated character stays where it was first
      Given a library of 60 characters
      And the third page repeats the second character
      When I open the list of characters
      And I reach the end of the list 2 times
      Then the list shows the characters 1 to 59

    @MAR-UC1 @MAR-R16
    Scenario: Two characters may have one name
      Given a library of the characters "Twin", "Ash" and "Twin"
      When I open the list of characters
      Then the characters are shown in the order "Twin", "Ash" and "Twin"

    @MAR-UC1 @MAR-R18
    Scenario: The order is that of the Marvel API
      Given a library of the characters "Zed", "ash" and "Mia"
      When I open the list of characters
      Then the characters are shown in the order "Zed", "ash" and "Mia"
      And the characters "Zed" and "ash" are shown first

    @MAR-X11 @MAR-UC1 @MAR-R24 @MAR-T2
    Scenario: An empty library
      Given a library of 0 characters and a page size of 20
      When I open the list of characters
      Then the list of characters is empty
      And no characters are shown
      And the library shows no message
      And the library says once that it is empty
      # audit-ignore(the first page has come, though it is empty)
      When I open the list of characters again
      # audit-ignore(an empty list has no last row)
      And I reach the end of the list
      # audit-ignore(an empty library is no failure)
      And I try again
      Then the library says once that it is empty
      And 1 request was sent in total

  Rule: Without a connection the library says so, and what is shown stays

    @MAR-X09 @MAR-UC1 @MAR-R09
    Scenario Outline: No connectivity on the first page: <failure>
      Given the Marvel API cannot be reached: <failure>
      When I open the list of characters
      Then a message says that there is no connection
      And no characters are shown
      And the list is not shown as empty
      And the library is not loading

      Examples:
        | failure       |
        # audit-ignore(every failure of the connection is told in the same way)
        | not connected |
        # audit-ignore(every failure of the connection is told in the same way)
        | timed out     |
        # audit-ignore(every failure of the connection is told in the same way)
        | broken off    |

    @MAR-UC1 @MAR-R09
    Scenario Outline: <what> and back
      Given <what>
      And I open the list of characters
      And a message says that there is no connection
      When <back>
      And I try again
      Then the list shows the first 20 characters
      And no message is shown
      And 1 message was shown in total

      Examples:
        | what                                        | back                        |
        | there is no connection                      | there is a connection again |
        | you have no internet connection             | you have a connection again |
        | I am offline                                | I am online again           |
        # audit-ignore(every failure of the connection is told in the same way)
        | the Marvel API cannot be reached: timed out | the connection is back      |

    @MAR-X08 @MAR-UC1 @MAR-R17
    Scenario: A failed next page keeps the list and can be repeated
      Given the list has loaded the characters 1 to 20 of 45
      # audit-ignore(every failure of the connection is told in the same way)
      And the Marvel API cannot be reached: not connected
      When I reach the end of the list of characters
      Then a message says that there is no connection
      And the list shows the characters 1 to 20
      And the library is not loading
      When the Marvel API can be reached again
      And I reach the end of the list of characters
      Then a request with offset 20 and limit 20 was sent
      And the list shows the characters 1 to 40
      And the library shows no message

    @MAR-UC1 @MAR-R17
    Scenario: A failed page can fail again
      Given the list has loaded the characters 1 to 20 of 45
      And there is no connection
      When I reach the end of the list
      And I try again
      Then a message says that there is no connection
      And 2 messages were shown
      And the list shows the characters 1 to 20

    @MAR-UC1 @MAR-R17
    Scenario: The message goes when the page is asked for again
      Given the list has loaded the characters 1 to 20 of 45
      And there is no connection
      And I reach the end of the list
      And a message says that there is no connection
      And there is a connection again
      And the next page is pending
      Then no message is shown
      And the library is loading
      And the list shows the characters 1 to 20

    @MAR-UC1 @MAR-R10 @MAR-R17
    Scenario: Opening the list again after the first page failed
      Given there is no connection
      And I open the list
      And a message says that there is no connection
      And there is a connection again
      When I open the list again
      Then the list shows the first 20 characters
      And the library shows no message

    @MAR-UC1 @MAR-R17
    Scenario: Without an error there is nothing to try again
      Given the list has loaded the characters 1 to 20 of 45
      When I try again
      Then no further request was sent
      And the list shows the characters 1 to 20

    @MAR-UC1 @MAR-R09
    Scenario: An answer that takes its time
      Given the answers of the Marvel API take three seconds
      When I open the list of characters
      Then the library is loading
      And no characters are shown
      When 2 seconds pass
      Then the library is still loading
      When one second passes
      Then the library is no longer loading
      And the list shows the first twenty characters

    @MAR-UC1 @MAR-R17
    Scenario: Trying again after the first page failed
      # audit-ignore(every failure of the connection is told in the same way)
      Given the Marvel API cannot be reached: not connected
      And I open the list of characters
      And a message says that there is no connection
      When the Marvel API can be reached again
      And I ask the library to try again
      Then the list shows the characters 1 to 20

  Rule: An answer that breaks the contract is invalid data

    @MAR-X10 @MAR-UC1 @MAR-R08 @MAR-R09
    Scenario Outline: Unusable answers: <what>
      Given the Marvel API answers with status <status> and the body '<body>'
      When I open the list of characters
      Then a message says that the data is invalid
      And the library's message says '<words>'

      Examples: The request is refused
        | what           | status | body                                                                 | words                           |
        | a wrong hash   |    401 | {"code":"InvalidCredentials","message":"That hash is invalid."}      | says "That hash is invalid."    |
        | a large limit  |    409 | {"code":409,"status":"You may not request more than 100 items."}     | not request more than 100 items |
        | too many calls |    429 | {"code":"RequestThrottled","message":"You have exceeded your rate."} | too many requests were made     |

      Examples: A status other than 200, whatever the body
        | what                    | status | body                                         | words      |
        | status 199              |    199 | {"code":200,"data":{"total":0,"results":[]}} | status 199 |
        | status 201              |    201 | {"code":200,"data":{"total":0,"results":[]}} | status 201 |
        | status 304 with no body |    304 |                                              | status 304 |
        | status 500 with no body |    500 |                                              | status 500 |
        | status 599 with a page  |    599 | <html><body>Sorry</body></html>              | status 599 |

      Examples: A body that does not follow the contract
        | what                   | status | body                                                            | words                           |
        | no body                |    200 |                                                                 | there is none                   |
        | a text                 |    200 | not json                                                        | it is not JSON                  |
        | a page for people      |    200 | <!DOCTYPE html><html><body>Please sign in</body></html>         | it is not JSON                  |
        | JSON that was cut off  |    200 | {"code":200,"data":{"total":1,"results":[{"id":                 | it is not JSON                  |
        | another code           |    200 | {"code":409,"status":"No"}                                      | the code 409 instead of 200     |
        | no code                |    200 | {"data":{"total":0,"results":[]}}                               | "code" is missing               |
        | no code at all         |    200 | {"code":null}                                                   | "code" is of the wrong type     |
        | another code like it   |    200 | {"code":2000,"data":{"total":0,"results":[]}}                   | the code 2000 instead of 200    |
        | a code of success      |    200 | {"code":201,"data":{"total":0,"results":[]}}                    | the code 201 instead of 200     |
        | a code in words        |    200 | {"code":"RequestThrottled"}                                     | the code RequestThrottled       |
        | a code with words      |    200 | {"code":409,"status":"No","message":"Not today"}                | and says "Not today"            |
        | a code with its status |    200 | {"code":409,"status":"Never"}                                   | and says "Never"                |
        | a list                 |    200 | [1, 2]                                                          | is JSON, but not an answer      |
        | "data" that is null    |    200 | {"code":200,"data":null}                                        | "data" is of the wrong type     |
        | no "data"              |    200 | {"code":200,"status":"Ok"}                                      | "data" is missing               |
        | no "total"             |    200 | {"code":200,"data":{"results":[]}}                              | "data.total" is missing         |
        | a broken total         |    200 | {"code":200,"data":{"total":1.5,"results":[]}}                  | "data.total" is of the wrong    |
        | an enormous total      |    200 | {"code":200,"data":{"total":99999999999999999999,"results":[]}} | "data.total" is of the wrong    |
        | no "results"           |    200 | {"code":200,"data":{"total":1}}                                 | "data.results" is missing       |
        | a text for a number    |    200 | {"code":200,"data":{"total":"1","results":[]}}                  | "data.total" is of the wrong    |
        | a character with no id |    200 | {"code":200,"data":{"total":1,"results":[{"name":"Ash"}]}}      | "data.results[0].id" is missing |
        | an id in words         |    200 | {"code":200,"data":{"total":1,"results":[{"id":"Ash"}]}}        | "data.results[0].id" is of the  |

  Rule: A message says what went wrong

    @MAR-UC1 @MAR-R08 @MAR-R09
    Scenario Outline: The message for status <status> and <body>
      Given the Marvel API answers with status <status> and the body '<body>'
      When I open the list of characters
      Then the message is '<text>' with the title "Invalid data"

      Examples:
        | status | body                                     | text                                                                                                  |
        |    429 |                                          | The data of the server is invalid: too many requests were made today (status 429).                    |
        |    429 | {"code":1,"message":"Enough."}           | The data of the server is invalid: too many requests were made today (status 429) and says "Enough.". |
        |    500 |                                          | The data of the server is invalid: it answered with status 500 instead of 200.                        |
        |    401 | {"code":"No","message":"Wrong hash."}    | The data of the server is invalid: it answered with status 401 instead of 200 and says "Wrong hash.". |
        |    404 | {"code":404,"status":"Nobody."}          | The data of the server is invalid: it answered with status 404 instead of 200 and says "Nobody.".     |
        |    403 | {"code":"No","status":"A","message":"B"} | The data of the server is invalid: it answered with status 403 instead of 200 and says "B".           |
        |    200 | {"code":409,"status":"No."}              | The data of the server is invalid: its answer has the code 409 instead of 200 and says "No.".         |
        |    200 | {"code":200}                             | The data of the server is invalid: "data" is missing.                                                 |
        |    200 | {"code":200,"data":1}                    | The data of the server is invalid: "data" is of the wrong type.                                       |
        |    200 | []                                       | The data of the server is invalid: it is JSON, but not an answer of the API.                          |
        |    200 |                                          | The data of the server is invalid: there is none.                                                     |
        |    200 | {                                        | The data of the server is invalid: it is not JSON.                                                    |

    @MAR-UC1 @MAR-R09
    Scenario: The message without a connection
      Given there is no connection
      When I open the list of characters
      Then the message is "The characters could not be loaded: there is no connection." with the title "No connection"

    @MAR-UC1 @MAR-R09
    Scenario Outline: <length> characters of the server's words
      Given the Marvel API answers with status 500 and the body '{"code":1,"message":"<words>"}'
      When I open the list of characters
      Then the message says 'says "<shown>".'

      Examples: The words up to 120 characters are shown in full
        | length | words                                                                                                                     | shown                                                                                                                     |
        |    120 | aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjkkkkkkkkkkllllllllll  | aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjkkkkkkkkkkllllllllll  |
        |    121 | aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjkkkkkkkkkkllllllllllm | aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjjkkkkkkkkkkllllllllll… |

  Rule: The answer is read as the API documents it

    @MAR-UC1 @MAR-CONTRACT @MAR-R38
    Scenario: A whole answer of the index
      Given the Marvel API answers as in "bolt.yaml"
      When I open the list of characters
      Then the list shows "Bolt" alone
      And the library shows "Data provided by sample" with the data

    @MAR-UC1 @MAR-CONTRACT
    Scenario Outline: A character without "<key>" is refused
      Given the Marvel API answers with the body
        """
        {"code": 200, "data": {"total": 2, "results": [
          {"id": 1, "name": "Ash", "description": "", "resourceURI": "http://gateway.marvel.com/c/1",
            "comics": {"available": 0, "returned": 0, "collectionURI": "u", "items": []},
            "series": {"available": 0, "returned": 0, "collectionURI": "u", "items": []},
            "stories": {"available": 0, "returned": 0, "collectionURI": "u", "items": []},
            "events": {"available": 0, "returned": 0, "collectionURI": "u", "items": []}},
          {<fields>}
        ]}}
        """
      When I open the list of characters
      Then the message says '"data.results[1].<key>" is missing'
      And no characters are shown

      Examples:
        | key                         | fields                                                                                                                                                        |
        | id                          | "name": "B"                                                                                                                                                   |
        | name                        | "id": 2                                                                                                                                                       |
        | description                 | "id": 2, "name": "B"                                                                                                                                          |
        | resourceURI                 | "id": 2, "name": "B", "description": ""                                                                                                                       |
        | comics                      | "id": 2, "name": "B", "description": "", "resourceURI": "u"                                                                                                   |
        | comics.available            | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {}                                                                                     |
        | comics.returned             | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0}                                                                       |
        | comics.collectionURI        | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0, "returned": 0}                                                        |
        | comics.items                | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0, "returned": 0, "collectionURI": "u"}                                  |
        | comics.items[0].resourceURI | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0, "returned": 0, "collectionURI": "u", "items": [{}]}                   |
        | comics.items[0].name        | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0, "returned": 0, "collectionURI": "u", "items": [{"resourceURI": "u"}]} |
        | series                      | "id": 2, "name": "B", "description": "", "resourceURI": "u", "comics": {"available": 0, "returned": 0, "collectionURI": "u", "items": []}                     |
        | thumbnail.path              | "id": 2, "name": "B", "description": "", "thumbnail": {}                                                                                                      |
        | thumbnail.extension         | "id": 2, "name": "B", "description": "", "thumbnail": {"path": "p"}                                                                                           |

    @MAR-UC1 @MAR-R38
    Scenario: The attribution of the latest answer that has one
      Given the list has loaded the characters 1 to 20 of 45
      # audit-ignore(the attribution of the first page stays, whether the second has the same or none)
      And the Marvel API gives no attribution
      When I reach the end of the list
      Then the list shows 40 characters
      And the library shows "Data provided by sample" with the data
      When the Marvel API gives the attribution "Data of today"
      And I reach the end of the list
      Then the library shows "Data of today" with the data

    @MAR-UC1 @MAR-R38
    Scenario: Without attribution there is none
      Given the Marvel API gives no attribution
      When I open the list of characters
      Then the library shows nothing with the data

  Rule: Each row shows the picture of its character when it can be seen

    @MAR-UC1 @MAR-CONTRACT
    Scenario: The picture of a row that becomes visible
      Given the characters have pictures
      And I have opened the list of characters
      When the third character becomes visible
      Then only the picture of the third character was requested
      And the third character shows its picture
      And no picture of the second character is shown

    @MAR-UC1
    Scenario: A picture is loaded once
      Given the characters have pictures
      And I have opened the list of characters
      # audit-ignore(the rows beside it must not matter)
      And character 2 becomes visible
      And character 3 becomes visible
      # audit-ignore(the rows beside it must not matter)
      And character 4 becomes visible
      When character 3 is no longer visible
      Then no picture of character 3 is shown
      When character 3 becomes visible again
      Then no further request was sent
      And character 3 shows its picture

    @MAR-UC1
    Scenario: A row that leaves the screen is not waited for
      Given the characters have pictures
      And I have opened the list of characters
      And the picture of character 1 is pending
      And the picture of character 2 is pending
      And the picture of character 3 is pending
      When character 2 is no longer visible
      Then the request for the picture of character 2 was cancelled
      But the request for the picture of character 1 was not cancelled
      And the request for the picture of character 3 was not cancelled
      And no picture of character 2 is shown

    @MAR-UC1 @MAR-CONTRACT
    Scenario Outline: A character whose thumbnail is <thumbnail>
      Given character 2 has the thumbnail <thumbnail>
      And I have opened the list of characters
      When character 2 becomes visible
      Then character 2 shows <shown>
      And <requests> sent

      Examples:
        | thumbnail                               | shown         | requests                 |
        | null                                    | a placeholder | no further requests were |
        | http://img.test/image_not_available.jpg | a placeholder | no further requests were |
        | http://img.test/2.gif                   | its picture   | 1 further request was    |

    @MAR-UC1 @MAR-UC2
    Scenario: The rows of a search result have pictures too
      Given the characters have pictures
      And I have opened the list of characters
      # audit-ignore(the rows beside it must not matter)
      And character 6 becomes visible
      # audit-ignore(the rows beside it must not matter)
      And character 8 becomes visible
      And I have searched for "Hero 07"
      When the first character becomes visible
      Then only the picture of character 7 was requested
      And character 7 shows its picture
      When I close the search
      Then no picture of character 7 is shown

@MAR @MAR-UC1
Feature: Marvel Base

  Is the core engine of the project. It contain the Networking logic (Networking.swift),
  `MarvelGateway.swift` that is implemented to acheive the Dependency Inversion Principle between
  networking logic and the rest of the App. And `MarvelFactory.swift` that implement/adopt to
  `MarvelGateway.swift` and finally the app dealing with it to get data from te network.

  Background:
    Given a library of 2 characters
    And a character with 1 comic, 1 series, 2 stories and 1 event
    And character 1 has the links:
      | type | url               |
      | wiki | http://links.test |
    And the characters of the library have pictures

  @MAR-R08 @MAR-R09
  Rule: Only status 200 with the code 200 is a success

    @MAR-X10
    Scenario: Any other answer is refused, and the server may say why
      # audit-ignore(each answer stands for itself)
      When the Marvel API answers in turn:
        | status                                      | body                                                            | reason                                                                            |
        | 401                                         | {"code":"InvalidCredentials","message":"That hash is invalid."} | it answered with status 401 instead of 200 and says "That hash is invalid."       |
        | 404                                         | {"code":404,"status":"Not found","message":"No such hero"}      | it answered with status 404 instead of 200 and says "No such hero"                |
        | 429                                         | {"code":"RequestThrottled","message":"You exceeded your rate."} | too many requests were made today (status 429) and says "You exceeded your rate." |
        | 429                                         | {"status":"no code"}                                            | too many requests were made today (status 429)                                    |
        | 199, 201, 204, 206, 299, 300, 403, 430, 599 | {"code":200,"data":{"total":0,"results":[]}}                    |                                                                                   |
        | 204, 304, 500                               |                                                                 |                                                                                   |
        | 403, 502                                    | <html></html>                                                   |                                                                                   |
        | 200                                         | {"code":409,"status":"No"}                                      | its answer has the code 409 instead of 200 and says "No"                          |
        | 200                                         | {"code":"Invalid","message":"A","status":"B"}                   | its answer has the code Invalid instead of 200 and says "A"                       |
        | 200                                         | {"code":2000,"data":{"total":0,"results":[]}}                   | its answer has the code 2000 instead of 200                                       |
        | 200                                         | {"code":1200,"data":{"total":0,"results":[]}}                   | its answer has the code 1200 instead of 200                                       |
        | 200                                         |                                                                 | there is none                                                                     |
        | 200                                         | \n                                                              | it is not JSON                                                                    |
        | 200                                         | <html><body>Please sign in</body></html>                        | it is not JSON                                                                    |
        | 200                                         | {"code":200,"data":{"total":1,"results":[{                      | it is not JSON                                                                    |
        | 200                                         | []                                                              | it is JSON, but not an answer of the API                                          |
      Then each answer is invalid data for its reason

    Scenario: What the server says is cut off behind 120 characters
      # audit-ignore(each answer stands for itself)
      When the Marvel API answers in turn:
        | status | body                                                                                                                                              | reason                                                                                                                                                                          |
        |    500 | {"code":500,"status":"ä234567890b234567890c234567890d234567890e234567890f234567890g234567890h234567890i234567890j234567890k234567890l234567890"}  | it answered with status 500 instead of 200 and says "ä234567890b234567890c234567890d234567890e234567890f234567890g234567890h234567890i234567890j234567890k234567890l234567890"  |
        |    500 | {"code":500,"status":"ä234567890b234567890c234567890d234567890e234567890f234567890g234567890h234567890i234567890j234567890k234567890l2345678901"} | it answered with status 500 instead of 200 and says "ä234567890b234567890c234567890d234567890e234567890f234567890g234567890h234567890i234567890j234567890k234567890l234567890…" |
      Then each answer is invalid data for its reason

  @MAR-CONTRACT @MAR-R08
  Rule: The index follows its contract

    Scenario: What must be there, and of its type
      # audit-ignore(each answer stands for itself)
      When the Marvel API answers in turn:
        | field                                       | values                              |
        | code                                        | missing, null, true                 |
        | status                                      | 5, {}                               |
        | message                                     | []                                  |
        | attributionText                             | 5                                   |
        | data                                        | missing, null, []                   |
        | data.total                                  | missing, null, "2", 2.5, 1e30, true |
        | data.results                                | missing, null, {}                   |
        | data.results[1]                             | null, "Ash", []                     |
        | data.results[0].id                          | missing, null, "9001", 9001.5       |
        | data.results[1].name                        | missing, null, 5                    |
        | data.results[0].description                 | missing, null, {}                   |
        | data.results[0].resourceURI                 | missing, null, 5                    |
        | data.results[1].thumbnail                   | "x.jpg", 5, []                      |
        | data.results[0].thumbnail.path              | missing, null, 5                    |
        | data.results[1].thumbnail.extension         | missing, null, 5                    |
        | data.results[0].comics                      | missing, null, []                   |
        | data.results[0].series                      | missing, null, 5                    |
        | data.results[1].stories                     | missing, null, []                   |
        | data.results[1].events                      | missing, null, []                   |
        | data.results[0].comics.available            | missing, null, "1", 1.5             |
        | data.results[0].series.returned             | missing, null, "1", 1.5             |
        | data.results[0].events.collectionURI        | missing, null, 5                    |
        | data.results[1].comics.items                | missing, null, {}                   |
        | data.results[0].stories.items[1]            | null, [], "x"                       |
        | data.results[0].stories.items[1].name       | missing, null, 5                    |
        | data.results[0].events.items[0].resourceURI | missing, null, 5                    |
        | data.results[0].urls                        | {}, "x"                             |
        | data.results[0].urls[0]                     | null, "wiki"                        |
        | data.results[0].urls[0].type                | missing, null, 5                    |
        | data.results[0].urls[0].url                 | missing, null, 5                    |
      Then each answer is invalid data for its reason

    Scenario: What need not be there, and what is more than the contract asks for
      # audit-ignore(each answer stands for itself)
      When the Marvel API answers in turn:
        | field                        | values            |
        | code                         | "200"             |
        | status                       | missing, null     |
        | attributionText              | missing, null     |
        | data.count                   | missing, 7        |
        | data.more                    | [1], {"a":false}  |
        | data.results[0].modified     | missing, 5        |
        | data.results[0].description  | ""                |
        | data.results[0].thumbnail    | missing, null     |
        | data.results[0].urls         | missing, null, [] |
        | data.results[0].comics.items | []                |
      Then each answer is shown as "Hero 01" and "Hero 02"

    Scenario: A character without links has none
      Given the Marvel API gives "data.results[0].urls" as "missing"
      When I have selected character 1
      Then the details show no links

  @MAR-R09 @MAR-R30
  Rule: The data of a work follow their contract

    Scenario: What must be there, and of its type
      # audit-ignore(each answer stands for itself)
      When the data of comic 1 answers in turn:
        | field                               | values           | reason                                                             |
        | code                                | missing, null    |                                                                    |
        | code                                | 404              | its answer has the code 404 instead of 200 and says "Ok"           |
        | data                                | missing, null, 5 |                                                                    |
        | data.total                          | missing, "1"     |                                                                    |
        | data.results                        | missing, null    |                                                                    |
        | data.results                        | []               | the work asked for is not in it                                    |
        | data.results[0]                     | null, 5          |                                                                    |
        | data.results[0].thumbnail           | 5, "x.jpg", []   |                                                                    |
        | data.results[0].thumbnail.path      | missing, null, 5 |                                                                    |
        | data.results[0].thumbnail.path      | "img.test"       | "img.test/portrait_incredible.jpg" is not an http or https address |
        | data.results[0].thumbnail.extension | missing, null, 5 |                                                                    |
      Then each answer is invalid data for its reason

    Scenario: Of several results the first one is the work
      Given the data of comic 1 gives "data.results" as '[{"thumbnail":{"path":"http://img.test/series/1","extension":"jpg"}},{"thumbnail":null},{}]'
      And I have selected character 1
      When comic 1 becomes visible
      Then the pictures are "comic 1 (portrait of series 1)"

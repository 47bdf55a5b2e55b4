@COM @COM-US01
Feature: See a list of Marvel Comics

  As a user
  I want to see a list of Marvel Comics grouped and sorted ascending by the first letter of the comic's title when I open the app
  So I can get to know the comics they have

  The server's catalogue is the one in "catalogue.yaml" unless an example lets the server answer
  something else.

  Background:
    Given the catalogue is the one in "catalogue.yaml"

  @COM-S01
  Scenario: No internet connection
    Given that I don't have internet connection
    When it tries to load comics
    Then present a message informing that there is no internet connection

  @COM-S02
  Scenario: Internet connection OK and response is invalid
    Given that I have internet connection
    When the server response is invalid
    Then present an error message informing that the content couldn't be read

  @COM-S03
  Scenario: Internet connection OK and response is valid
    Given that I have internet connection
    When the server response is valid
    Then present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title

  Rule: Opening the app loads the comics, once

    @COM-X01 @COM-R01
    Scenario: Comics load by themselves when the app opens
      Given that I have internet connection
      When I open the app
      Then one request for the list of comics is sent

    @COM-R21
    Scenario: The first fifty comics are all that is asked for
      Given that I have internet connection
      When I open the app
      Then the request asks for at most 50 comics

    @COM-X18 @COM-R20
    Scenario: Requests are signed
      Given the comics app has the public key "1234", the private key "abcd" and the time stamp 1
      When it tries to load comics
      Then the request carries apikey "1234", ts "1" and hash "ffd275c5130566a2916217b101f26150"

    @COM-R18
    Scenario: Loading again replaces the whole list
      Given the list of comics has one or more items
      When it tries to load comics
      And the server answers with the comics "Zephyr #1"
      Then the sections are "Z"

    @COM-R19
    Scenario: Only the newest load counts
      Given that I have internet connection
      When it tries to load comics
      And it tries to load comics
      And the first of the two requests fails
      Then present a UI activity indicator
      And no message is presented
      When the server response is valid
      Then the sections are "#", "A", "B"

  Rule: Without internet connection nothing is sent

    @COM-X02 @COM-R02
    Scenario: No request is sent without internet connection
      Given that I don't have internet connection
      When it tries to load comics
      Then no request is sent
      And present a message informing that there is no internet connection

    @COM-X03 @COM-R02
    Scenario: Connection is lost while the request is running
      Given that I have internet connection
      And it is loading comics
      When the request fails because the device is not connected
      Then present a message informing that there is no internet connection

    @COM-R02
    Scenario: A server that takes too long is not a lost connection
      Given that I have internet connection
      And it is loading comics
      When the request fails because the time is out
      Then present an error message informing that the content couldn't be read

  Rule: Only a whole, well-formed answer is a list

    @COM-X04 @COM-R03 @COM-R04
    Scenario Outline: An invalid response is <what>
      Given that I have internet connection
      When the server answers the comics request with status <status> and the body '<body>'
      Then present an error message informing that the content couldn't be read
      And the list of comics stays empty

      Examples: A status other than 200, whatever the body
        | what                      | status | body                                              |
        | status 500, an empty body | 500    |                                                   |
        | status 401                | 401    | {"code":"InvalidCredentials","message":"invalid"} |
        | status 199, a good body   | 199    | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 201, a good body   | 201    | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 599, a good body   | 599    | {"code":200,"status":"Ok","data":{"results":[]}}  |

      Examples: A body that is not an answer
        | what                     | status | body                                                             |
        | an empty body            | 200    |                                                                  |
        | a text that is not JSON  | 200    | not json                                                         |
        | an HTML page             | 200    | <!DOCTYPE html><html><body>Bad gateway</body></html>             |
        | an answer cut off        | 200    | {"code":200,"status":"Ok","data":{"results":[{"id":1,            |
        | an answer without "data" | 200    | {"code":200,"status":"Ok"}                                       |
        | a body whose code is 409 | 200    | {"code":409,"status":"You must provide a hash."}                 |
        | a list with code 409     | 200    | {"code":409,"status":"Ok","data":{"results":[]}}                 |
        | a comic without a title  | 200    | {"code":200,"status":"Ok","data":{"results":[{"id":1}]}}         |
        | a comic without an id    | 200    | {"code":200,"status":"Ok","data":{"results":[{"title":"Bolt"}]}} |

    @COM-X05 @COM-R03
    Scenario: One unreadable comic makes the whole response invalid
      Given that I have internet connection
      When the server answers with two comics and the second has a number as title
      Then present an error message informing that the content couldn't be read
      And the list of comics stays empty

    @COM-X10 @COM-R11
    Scenario: A valid response without comics
      Given that I have internet connection
      When the server answers with no comics
      Then the list of comics is empty
      And no message is presented

  Rule: Comics are grouped by the first letter and sorted by the whole title

    @COM-X06 @COM-R05 @COM-R06 @COM-R07
    Scenario: Grouping ignores case
      Given that I have internet connection
      When the server answers with the comics "crane City #2", "Bolt #1", "Comet #7", "Cabin #1", "bolt #0"
      Then the sections are "B", "C"
      And section "B" shows "bolt #0", "Bolt #1"
      And section "C" shows "Cabin #1", "Comet #7", "crane City #2"

    @COM-X07 @COM-R09
    Scenario: Titles that do not start with a letter share one section
      Given that I have internet connection
      When the server answers with the comics "3 Moons #1", "#Untitled", "Aurora #1", "  Lighthouse #4"
      Then the sections are "#", "A", "L"

    @COM-R08
    Scenario: A comic without a title is not lost
      Given that I have internet connection
      When the server answers with the comics "Aurora #1", ""
      Then the sections are "#", "A"
      And section "#" shows ""

    @COM-X08 @COM-R09
    Scenario: Accented first letters are grouped with the base letter
      Given that I have internet connection
      When the server answers with the comics "Álamo #1", "Zephyr #1", "alder #2"
      Then the sections are "A", "Z"
      And section "A" shows "Álamo #1", "alder #2"

    @COM-X09 @COM-R10
    Scenario: Equal titles keep a stable order
      Given that I have internet connection
      When the server answers with the comics
        | id | title |
        | 12 | Twin  |
        | 7  | Twin  |
        | 9  | twin  |
      Then section "T" shows the comics 7, 12, 9

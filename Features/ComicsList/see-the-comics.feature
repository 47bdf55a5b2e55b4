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
    # audit-ignore(nothing but comics was asked for)
    When the server response is invalid
    Then present an error message informing that the content couldn't be read

  @COM-S03
  Scenario: Internet connection OK and response is valid
    Given that I have internet connection
    # audit-ignore(nothing but comics was asked for)
    When the server response is valid
    Then present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title

  Rule: Opening the app loads the comics, once

    @COM-X01 @COM-R01
    Scenario: Comics load by themselves when the app opens
      Given that I have internet connection
      When I open the app
      Then one request for the list of comics is sent
      And the request is a GET request
      And show "Marvel Comics" as the title of the list

    @COM-R21
    Scenario: The first fifty comics are all that is asked for
      Given that I have internet connection
      When I open the app
      Then the request asks for at most 50 comics
      And the request carries exactly "apikey", "hash", "ts" and "limit"

    @COM-X18 @COM-R20
    Scenario: Requests are signed
      Given the comics app has the public key "1234", the private key "abcd" and the time stamp 1
      When it tries to load comics
      Then the request carries apikey "1234", ts "1" and hash "ffd275c5130566a2916217b101f26150"

    @COM-R20
    Scenario: So is the request for the characters, with a time stamp of its own
      Given the comics app has the public key "1234", the private key "abcd" and the time stamp 1
      And the list of comics has one or more items
      When it is 2 minutes later
      # audit-ignore(a request is signed alike for every comic)
      And I tap on the first comic
      Then the request carries apikey "1234", ts "121" and hash "fefc5d01524bd278a7087704989be863"
      And the request carries exactly "apikey", "hash" and "ts"

    @COM-R20
    Scenario Outline: A key of white space signs nothing: <reason>
      Then the comics app refuses the public key "<public>" and the private key "<private>" because "<reason>"

      Examples:
        | public | private | reason                   |
        # audit-ignore(no private key makes up for a public key that is blank)
        |        | abcd    | the public key is blank  |
        |   1234 |         | the private key is blank |

    @COM-R20
    Scenario: A key may begin with white space
      Then the comics app takes the public key " 1234" and the private key " abcd"
      # audit-ignore(no private key makes up for a public key that is blank)
      But the comics app refuses the public key "  " and the private key "abcd" because "the public key is blank"
      And the comics app refuses the public key "1234" and the private key "  " because "the private key is blank"

    @COM-R20
    Scenario: A tab or a line break is white space too
      # audit-ignore(no private key makes up for a public key that is blank)
      Then the comics app refuses the public key "	" and the private key "abcd" because "the public key is blank"

    @COM-R20
    Scenario: Keys are used as they are, with their capitals and white space
      Given the comics app has the public key " AbC", the private key "xYz" and the time stamp 1
      When it tries to load comics
      Then the request carries apikey " AbC", ts "1" and hash "37114427a8617e59b9bbcb8b48afab00"

    @COM-R18
    Scenario: Loading again replaces the whole list
      Given the list of comics has one or more items
      When it tries to load comics
      And the server answers with the comics "Zephyr #1"
      Then the sections are "Z"
      And there is one comic
      And do not present the comic "Bolt #1"
      And two requests for the list of comics were sent

    @COM-R18
    Scenario: The second load may have less than the first
      Given the list of comics has 3 items
      When it tries to load comics
      And the server response has no comics
      Then there are no comics
      And the list of comics is empty
      And there are no sections
      And two requests for the list of comics were sent

    @COM-R18 @COM-R17
    Scenario: A good reload takes the message away
      Given the list of comics has one or more items
      And it tries to load comics
      # audit-ignore(nothing but comics was asked for)
      When the server response is invalid
      Then the message says "The content couldn't be read"
      And the list of comics is not empty
      When it tries to load comics again
      Then there is a UI activity indicator
      And no message is presented
      And the screen events are "indicator on", "indicator off", "list of comics", "indicator on", "indicator off", "message contentUnreadable", "indicator on" in this order
      # audit-ignore(nothing but comics was asked for)
      When the server response is valid
      Then no message is presented
      And present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title

    @COM-R17 @COM-R18
    Scenario: A failed reload leaves the list
      Given the list of comics has one or more items
      When it tries to load comics
      And the request fails because the time is out
      Then the message has the title "No comics"
      And the titles are "3 Moons (Collected)", "aurora Squad #12", "Bolt #1", "Boreal #7"

    @COM-R02
    Scenario: Back online the comics can be seen
      Given that I don't have internet connection
      When it tries to load comics
      Then present a message informing that there is no internet connection
      And the list of comics is empty
      When I have an internet connection again
      And it tries to load the comics again
      # audit-ignore(nothing but comics was asked for)
      And the server response is valid
      Then no message is presented
      And present a list of comics
      And one request for the list of comics was sent

    Scenario: The app is opened again
      Given the list of comics has one or more items
      When I opened the app again
      Then two requests for the list of comics were sent

    @COM-R19
    Scenario: Only the newest load counts
      Given that I have internet connection
      When it tries to load comics
      And it tries to load comics
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      And the first request for comics fails
      Then present a UI activity indicator
      And no message is presented
      And the screen events are "indicator on", "indicator on" in this order
      # audit-ignore(nothing but comics was asked for)
      When the server response is valid
      Then the sections are "#", "A", "B"

    @COM-R19
    Scenario: A late answer of an earlier load is not shown
      Given it tries to load comics
      And it tries to load comics
      And the second request for comics is answered with the comics "Zephyr #1", "Bolt #1"
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      When the first request for comics is answered with the comic "Aurora #1"
      Then the titles are "Bolt #1", "Zephyr #1"
      And hide the UI activity indicator

  Rule: Without internet connection nothing is sent

    @COM-X02 @COM-R02
    Scenario: No request is sent without internet connection
      Given that I don't have internet connection
      When it tries to load comics
      Then no request is sent
      And there is no UI activity indicator
      And present a message informing that there is no internet connection

    @COM-X03 @COM-R02
    Scenario: Connection is lost while the request is running
      Given I open the app
      When the request fails because the device is not connected
      Then present a message informing that there is no internet connection
      And the message has the title "No internet connection"

    @COM-R02
    Scenario: A server that takes too long is not a lost connection
      Given that I have internet connection
      And I open the app
      When the request fails because the time is out
      Then present an error message informing that the content couldn't be read
      And one request was sent

    @COM-R02
    Scenario: The connection is lost and comes back
      Given that I opened the app
      When I lose my internet connection
      Then present a message informing that there is no internet connection
      # audit-ignore(no list of either kind is presented)
      And no list of comics is presented
      When I have internet connection again
      And it tries to load comics again
      And the response has the comics "Bolt", "Comet" and "Aurora"
      Then the list has three comics
      And the first comic is "Aurora"
      And the 3rd comic is "Comet"
      And there are 3 sections

  Rule: Only a whole, well-formed answer is a list

    @COM-X04 @COM-R03 @COM-R04
    Scenario Outline: An invalid response is <what>
      Given that I have internet connection
      # audit-ignore(nothing but comics was asked for)
      When the server answers the comics request with status <status> and the body '<body>'
      Then present an error message informing that the content couldn't be read
      # audit-ignore(no list of either kind is presented)
      And no list of comics is presented
      And one request was sent

      Examples: A status other than 200, whatever the body
        | what                      | status | body                                              |
        | status 500, an empty body |    500 |                                                   |
        | status 401                |    401 | {"code":"InvalidCredentials","message":"invalid"} |
        | status 199, a good body   |    199 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 201, a good body   |    201 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 204, a good body   |    204 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 299, a good body   |    299 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 300, a good body   |    300 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 399, a good body   |    399 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 500, a good body   |    500 | {"code":200,"status":"Ok","data":{"results":[]}}  |
        | status 599, a good body   |    599 | {"code":200,"status":"Ok","data":{"results":[]}}  |

      Examples: A body that is not an answer
        | what                     | status | body                                                                      |
        | an empty body            |    200 |                                                                           |
        | a text that is not JSON  |    200 | not json                                                                  |
        | an HTML page             |    200 | <!DOCTYPE html><html><body>Bad gateway</body></html>                      |
        | an answer cut off        |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":1,                     |
        | an answer without "data" |    200 | {"code":200,"status":"Ok"}                                                |
        | a body whose code is 409 |    200 | {"code":409,"status":"You must provide a hash."}                          |
        | a list with code 409     |    200 | {"code":409,"status":"Ok","data":{"results":[]}}                          |
        | a list with code 201     |    200 | {"code":201,"status":"Ok","data":{"results":[]}}                          |
        | a list with code 199     |    200 | {"code":199,"status":"Ok","data":{"results":[]}}                          |
        | a list with no code      |    200 | {"status":"Ok","data":{"results":[]}}                                     |
        | a list with no status    |    200 | {"code":200,"data":{"results":[]}}                                        |
        | null for a title         |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":1,"title":null}]}}     |
        | a text for an id         |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":"1","title":"Bolt"}]}} |
        | a comic without a title  |    200 | {"code":200,"status":"Ok","data":{"results":[{"id":1}]}}                  |
        | a comic without an id    |    200 | {"code":200,"status":"Ok","data":{"results":[{"title":"Bolt"}]}}          |

    @COM-X05 @COM-R03
    Scenario: One unreadable comic makes the whole response invalid
      Given that I have internet connection
      When the server answers with two comics, the second with a number as title
      Then present an error message informing that the content couldn't be read
      # audit-ignore(no list of either kind is presented)
      And no list of comics is presented

    @COM-R03
    Scenario: The status in the body may be any text
      Given that I have internet connection
      # audit-ignore(nothing but comics was asked for)
      When the server answers the comics request with status 200 and the body '{"code":200,"status":"Fine","data":{"results":[{"id":1,"title":"Bolt"}]}}'
      Then present the comic "Bolt"
      And no message is presented

    @COM-R21
    Scenario: All of fifty comics are shown
      Given the server has 50 comics
      When I open the app
      Then there are 50 comics

    @COM-X10 @COM-R11
    Scenario: A valid response without comics
      Given that I have internet connection
      When the server answers with no comics
      Then the list of comics is empty
      And no message is presented
      And there are no comics
      And one request was sent

    @COM-R11
    Scenario: The server has no comics
      Given that the server has no comics
      When I open the app
      # audit-ignore(nothing but comics was asked for)
      And the server response is valid
      Then there are no comics
      And do not present an error message
      And one request for the list of comics was sent

  Rule: Comics are grouped by the first letter and sorted by the whole title

    @COM-X06 @COM-R05 @COM-R06 @COM-R07
    Scenario: Grouping ignores case
      Given that I have internet connection
      When the server answers with the comics "crane City #2", "Bolt #1", "Comet #7", "Cabin #1", "bolt #0"
      Then the sections are "B", "C"
      And section "B" shows "bolt #0", "Bolt #1"
      And section "C" shows "Cabin #1", "Comet #7", "crane City #2"
      And section "B" shows two comics

    @COM-R06
    Scenario: A shorter title comes first where it begins a longer one
      Given that the comics are "Comet", "Come", "Comet #10", "comet #2" and "a"
      When I open the app
      # audit-ignore(nothing but comics was asked for)
      And the server response is valid
      Then present the comics "a", "Come", "Comet", "Comet #10", "comet #2"

    @COM-R06
    Scenario: The whole title counts, not its length
      Given that I have internet connection
      When the server answers with the comics "Zed", "Abacus the Great", "Abe", "Zebra Crossing"
      Then the titles are "Abacus the Great", "Abe", "Zebra Crossing", "Zed"
      And section "A" shows "Abacus the Great", "Abe"
      And there is no section "B"

    @COM-R06
    Scenario: An article and a space are part of the title
      Given that I have internet connection
      When the server answers with the comics "Ironclad", "The Vault", "Iron Moon", "Under Ice"
      Then the sections are "I", "T", "U"
      And the titles are "Iron Moon", "Ironclad", "The Vault", "Under Ice"

    @COM-X07 @COM-R09
    Scenario: Titles that do not start with a letter share one section
      Given that I have internet connection
      When the server answers with the comics "3 Moons #1", "#Untitled", "Aurora #1", "  Lighthouse #4"
      Then the sections are "#", "A", "L"
      And section "#" shows "#Untitled", "3 Moons #1"
      And section "L" shows "  Lighthouse #4"

    @COM-R09
    Scenario: White space at the start does not count
      Given that I have internet connection
      When the server answers with the comics "Lantern", "  Lighthouse #4", " Larch"
      Then section "L" shows "Lantern", " Larch", "  Lighthouse #4"

    @COM-R09
    Scenario: Nor does a tab or a line break
      Given that I have internet connection
      # audit-ignore(nothing but comics was asked for)
      When the server answers the comics request with status 200 and the body '{"code":200,"status":"Ok","data":{"results":[{"id":1,"title":"\tLarch"},{"id":2,"title":"\nLantern"}]}}'
      Then the sections are "L"

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

    @COM-R09
    Scenario: Letters of other scripts have sections of their own, after Z
      Given that I have internet connection
      When the server answers with the comics "Жук", "Zephyr #1", "Æon", "Øre", "жар"
      Then the sections are "O", "Z", "Æ", "Ж"
      And section "Ж" shows "жар", "Жук"

    @COM-R09
    Scenario: A script without capitals has sections as well
      Given that I have internet connection
      When the server answers with the comics "漫画", "Zephyr #1", "3 Moons"
      Then the sections are "#", "Z", "漫"

    @COM-R09
    Scenario: A letter may have two accents, or a capital of two letters
      Given that I have internet connection
      When the server answers with the comics "Sun", "ßeta", "Ấn #1", "Avalon"
      Then the sections are "A", "S"

    @COM-R09
    Scenario: Any accent may follow its letter
      Given that I have internet connection
      When the server answers with the comics "Ère", "Eclipse", "Öl"
      Then the sections are "E", "O"

    @COM-R09
    Scenario: An accent may follow its letter
      Given that I have internet connection
      When the server answers with the comics "Éclair", "Eclipse", "Echo"
      Then section "E" shows "Echo", "Éclair", "Eclipse"

    @COM-R09
    Scenario: A letter of another script is the same, however its accent is written
      Given that I have internet connection
      When the server answers with the comics "Ёлка", "Ёж", "Енот"
      Then the sections are "Ё", "Е"
      And section "Ё" shows "Ёж", "Ёлка"

    @COM-X09 @COM-R10
    Scenario: Equal titles keep a stable order
      Given that I have internet connection
      # audit-ignore(by the rule their order is not that of the answer)
      When the server answers with the comics
        | id | title |
        | 12 | Twin  |
        |  7 | Twin  |
        |  9 | twin  |
      Then section "T" shows the comics 7, 12, 9
      And section "T" shows "Twin", "Twin", "twin"

    @COM-R10
    Scenario: Small letters come after capitals, whatever the order of the answer
      Given that I have internet connection
      # audit-ignore(by the rule their order is not that of the answer)
      When the server answers with the comics
        | id | title |
        |  3 | twin  |
        |  5 | Twin  |
        |  4 | TWIN  |
      Then section "T" shows the comics 4, 5, 3

@COM @COM-US01
Feature: See a list of Marvel Comics

  As a user
  I want to see a list of Marvel Comics grouped and sorted ascending by the first letter of the comic's title when I open the app
  So I can get to know the comics they have

  Background:
    Given the comics server has the comics 42 "Bolt #1", 43 "aurora Squad #12", 44 "3 Moons (Collected)", 45 "Boreal #7"

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

  Rule: Opening the app loads the first fifty comics

    @COM-X01 @COM-R01 @COM-R21
    Scenario: Comics load by themselves when the app opens
      When I open the comics app
      Then the comics server is asked for "/comics"

    @COM-R12 @COM-R21
    Scenario: All of fifty comics and of twenty characters are shown
      Given the comics server has 50 comics
      And comic 1 has 20 characters
      And that I selected one comic
      When the response is valid
      Then the view of the comic lists 20 characters
      When I go back to the list of comics
      Then the comics app lists 50 comics

  Rule: Requests are signed with the keys as they are and the time of the request

    @COM-X18 @COM-R20 @COM-R21
    Scenario: Requests are signed
      Given the comics app has the public key "1234" and the private key "abcd"
      And the time stamp of the comics app is 1
      When it tries to load comics
      Then the last request to the comics server is:
        """
        GET https://gateway.marvel.com/v1/public/comics
        apikey=1234
        hash=ffd275c5130566a2916217b101f26150
        ts=1
        limit=50
        """

    @COM-R20
    Scenario: Each request has a time stamp of its own, and keys keep their white space and capitals
      Given the comics app has the public key " AbC" and the private key " xYz "
      And the list of comics has one or more items
      And the time stamp of the comics app is 121
      When I tap on the comic "Boreal #7"
      Then the last request to the comics server is:
        """
        GET https://gateway.marvel.com/v1/public/comics/45/characters
        apikey= AbC
        hash=bc56fe5d128291a4535afb76c0667486
        ts=121
        """

    @COM-R20
    Scenario: Nothing can be signed with a blank key, be it empty or of spaces and tabs
      Given the comics app has the public key "" and the private key "abcd"
      Then the comics app cannot sign because "the public key is blank"
      Given the comics app has the public key "1234" and the private key ""
      Then the comics app cannot sign because "the private key is blank"
      Given the comics app has the public key " 	" and the private key "abcd"
      Then the comics app cannot sign because "the public key is blank"
      Given the comics app has the public key "1234" and the private key " 	"
      Then the comics app cannot sign because "the private key is blank"

  Rule: The newest load replaces the whole list

    @COM-X10 @COM-R11 @COM-R18
    Scenario: A list that has come replaces the one before, even an empty one
      Given the comics server has the comics 45 "Boreal #7", 50 "Zephyr #1"
      When the server response is valid
      Then the comics app lists:
        | section | comics         |
        | B       | 45 "Boreal #7" |
        | Z       | 50 "Zephyr #1" |
      Given the comics server has no comics
      When it tries to load comics
      And the server response is valid
      Then the comics app lists nothing

    @COM-R13 @COM-R18
    Scenario: A load that fails leaves the list, and its message goes with the next load
      Given the list of comics has one or more items
      When it tries to load comics
      And the server response is invalid
      And I tap on the comic "Boreal #7"
      Then show "Boreal #7" as the view's title
      And the comics app presents no message
      When I go back to the list of comics
      Then present an error message informing that the content couldn't be read
      When I open the comics app
      Then the comics app presents no message
      When the server response is valid
      Then present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title
      And the comics server is asked for "/comics", "/comics", "/comics/45/characters", "/comics"

    @COM-R19
    Scenario: Of several loads the newest counts
      Given that I opened the app
      When it tries to load comics
      And it tries to load comics
      And it tries to load comics
      And the comics server answers request 1
      Then the comics app presents nothing new
      When request 4 to the comics server fails
      Then present an error message informing that the content couldn't be read
      When the comics server answers request 2
      Then the comics app presents nothing new
      # audit-ignore(it must change nothing)
      When request 3 to the comics server fails
      Then the comics app presents nothing new

  Rule: Without internet connection nothing is sent, and no request is sent again

    @COM-X02 @COM-R02
    Scenario: No request is sent until the connection is back
      Given that I don't have internet connection
      When it tries to load comics
      Then present a message informing that there is no internet connection
      And the comics server is asked for nothing
      Given that I have internet connection
      When it tries to load comics
      And the server response is valid
      Then present a list of Marvel Comics titles grouped and sorted ascending by the first letter of the comic's title

    @COM-X03 @COM-R02
    Scenario: Connection is lost while requests are running
      Given that I selected one comic
      And it tries to load comics
      When the connection to the comics server is lost
      Then present a message informing that there is no internet connection
      When I go back to the list of comics
      Then present a message informing that there is no internet connection
      And the comics app lists 4 comics
      And the comics server is asked for "/comics", "/comics/44/characters", "/comics"

    @COM-R02
    Scenario Outline: Neither list can be read when the connection <ends>
      Given that I selected one comic
      And it tries to load comics
      When the connection to the comics server <ends>
      Then present a message informing that it can not present the list of characters
      When I go back to the list of comics
      Then present an error message informing that the content couldn't be read
      And the comics server is asked for "/comics", "/comics/44/characters", "/comics"

      Examples:
        | ends        |
        | times out   |
        | is canceled |
        | breaks off  |

  Rule: Only a whole, well-formed answer is a list

    @COM-R03
    Scenario: The status in words may be any, and no other keys are needed
      Given that I opened the app
      When the comics server answers with the body '{"code": 200, "status": "Fine", "data": {"results": [{"id": 7, "title": "Bolt"}]}}'
      Then the comics app lists:
        | section | comics   |
        | B       | 7 "Bolt" |

    @COM-X05 @COM-R03
    Scenario: One unreadable comic makes the whole response invalid
      Given that I opened the app
      When the comics server answers with the body '{"code": 200, "status": "Ok", "data": {"results": [{"id": 7, "title": "Bolt"}, {"id": 8, "title": 8}]}}'
      Then present an error message informing that the content couldn't be read
      And the comics app has no list yet

    @COM-X04 @COM-R03 @COM-R04
    Scenario Outline: Neither comics nor characters can be read from <answer>
      Given the comics server has the comics 6 "Aurora", 7 "Kestrel"
      And comic 6 has the characters 9 "Ash", 7 "Kestrel"
      And that I selected one comic
      And it tries to load comics
      When the comics server answers with <answer>
      Then present a message informing that it can not present the list of characters
      When I go back to the list of comics
      Then present an error message informing that the content couldn't be read
      And the comics server is asked for "/comics", "/comics/6/characters", "/comics"

      Examples: A status other than 200, however good the body
        | answer     |
        | status 199 |
        | status 201 |
        | status 204 |
        | status 206 |
        | status 299 |
        | status 300 |
        | status 304 |
        | status 401 |
        | status 404 |
        | status 409 |
        | status 429 |
        | status 500 |
        | status 503 |

      Examples: A body that is no answer, or not good in all its parts
        | answer                                                       |
        | the body ''                                                  |
        | the body 'Sorry'                                             |
        | the body '{"code": 200, "status": "Ok", "data": {"results":' |
        | the body '[{"id": 6, "title": "Aurora", "name": "Ash"}]'     |
        | '"cod": 200' in place of '"code": 200'                       |
        | '"code": "200"' in place of '"code": 200'                    |
        | '"code": 199' in place of '"code": 200'                      |
        | '"code": 201' in place of '"code": 200'                      |
        | '"stat": "Ok"' in place of '"status": "Ok"'                  |
        | '"status": 200' in place of '"status": "Ok"'                 |
        | '"date": {' in place of '"data": {'                          |
        | '"result": [' in place of '"results": ['                     |
        | 'null, {"id": 7' in place of '{"id": 7'                      |
        | '"ids": 7' in place of '"id": 7'                             |
        | '"id": "7"' in place of '"id": 7'                            |
        | '7, "long ' in place of '7, "'                               |
        | 'null' in place of '"Kestrel"'                               |
        | '7' in place of '"Kestrel"'                                  |

  Rule: Comics are grouped by the first letter and sorted by the whole title

    @COM-X06 @COM-R05 @COM-R06 @COM-R07
    Scenario: Grouping ignores case
      Given the comics server has the comics "crane City #2", "Bolt #1", "Comet #7", "Cabin #1", "bolt #0"
      When the server response is valid
      Then the comics app lists:
        | section | comics                                        |
        | B       | 5 "bolt #0", 2 "Bolt #1"                      |
        | C       | 4 "Cabin #1", 3 "Comet #7", 1 "crane City #2" |

    @COM-R06
    Scenario: Spaces, signs and articles are part of the title, and its length does not matter
      Given the comics server has the comics "Theodora", "Crook", "coop", "Comics", "cool comic", "coolant", "The Crook", "Comic", "co-op"
      When the server response is valid
      Then the comics app lists:
        | section | comics                                                                             |
        | C       | 9 "co-op", 8 "Comic", 4 "Comics", 5 "cool comic", 6 "coolant", 3 "coop", 2 "Crook" |
        | T       | 7 "The Crook", 1 "Theodora"                                                        |

    @COM-X07 @COM-R08 @COM-R09
    Scenario: Titles that do not start with a letter share one section, and white space at the start does not count
      Given the comics server has the comics "3 Moons", "#Untitled", "Aurora", "  Lighthouse ", "“Quote”", "  ", "12 Moons", "", "\nAlder"
      When the server response is valid
      Then the comics app lists:
        | section | comics                                                              |
        | #       | 8 "", 6 "  ", 2 "#Untitled", 7 "12 Moons", 1 "3 Moons", 5 "“Quote”" |
        | A       | 9 "\nAlder", 3 "Aurora"                                             |
        | L       | 4 "  Lighthouse "                                                   |

    @COM-X08 @COM-R09
    Scenario: Accented letters count as those without an accent, in whichever way they are written
      Given the comics server has the comics "Álamo", "Zephyr", "alder", "Ấn", "Øre", "Facet", "Façade", "Fac\u0327ades", "Eclipse", "E\u0301clair", "E\u0300re", "Echo"
      When the server response is valid
      Then the comics app lists:
        | section | comics                                        |
        | A       | 1 "Álamo", 3 "alder", 4 "Ấn"                  |
        | E       | 12 "Echo", 10 "Éclair", 9 "Eclipse", 11 "Ère" |
        | F       | 7 "Façade", 8 "Façades", 6 "Facet"            |
        | O       | 5 "Øre"                                       |
        | Z       | 2 "Zephyr"                                    |

    @COM-R09
    Scenario: Other letters have sections of their own, after Z
      Given the comics server has the comics "漫画", "Zephyr", "Жук", "Æon", "ßeta", "Sun", "жар", "Ёлка", "Енот", "\u0415\u0308ж"
      When the server response is valid
      Then the comics app lists:
        | section | comics            |
        | S       | 6 "Sun", 5 "ßeta" |
        | Z       | 2 "Zephyr"        |
        | Æ       | 4 "Æon"           |
        | Ё       | 10 "Ёж", 8 "Ёлка" |
        | Е       | 9 "Енот"          |
        | Ж       | 7 "жар", 3 "Жук"  |
        | 漫      | 1 "漫画"          |

    @COM-X09 @COM-R10
    Scenario: Equal titles all stay, in the order of their capitals, then of their ids
      Given the comics server has the comics 12 "Twin", 9 "twin", 7 "Twin", 12 "TWIN"
      When the server response is valid
      Then the comics app lists:
        | section | comics                                   |
        | T       | 12 "TWIN", 7 "Twin", 12 "Twin", 9 "twin" |

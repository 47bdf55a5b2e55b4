@MAR
Feature: What the server says is taken as it says it

  Rule: Keys and names

    @MAR-R07
    Scenario Outline: Line breaks are no key: <kind>
      Given the <kind> key is "<blank>"
      When I open the app
      Then a message says that the <kind> key is blank
      And no request was sent

      Examples:
        | kind    | blank |
        | private | \n    |
        | public  | \n\n  |

    @MAR-R05
    Scenario: Capitals count in keys
      Given the public key "AbCd", the private key "XyZ" and the time stamp "1"
      When I open the app
      Then the request carries ts "1", apikey "AbCd" and hash "58ea1fd6461523dc8178f073b9c40357"

    @MAR-UC2 @MAR-R20
    Scenario Outline: A name is searched for as it is: "<name>"
      # audit-ignore(searching opens the search)
      Given I have opened the search
      When I search for "<name>"
      Then the name param of the request is "<name>"

      Examples:
        | name                               |
        | Ash  Coal                          |
        | Doctor Strange of the Astral Plane |

    @MAR-UC2 @MAR-R21
    Scenario: A no-break space at the end is white space
      # audit-ignore(searching opens the search)
      Given I have opened the search
      When I search for "Thor "
      Then the name param of the request is "Thor"

    @MAR-UC3 @MAR-R30
    Scenario: The data of a work is asked for by its address alone
      Given the details of a character with 1 comic are presented
      And the data of comic 1 is pending
      Then the last request has no limit
      And the last request has no offset
      And the last request has the apikey

  Rule: Answers

    @MAR-UC1 @MAR-R08
    Scenario Outline: Only 200 is a success: <status>
      Given the server answers with status <status> and the body '{"code":200,"data":{"total":0,"results":[]}}'
      When I open the app
      Then a message says that the data is invalid
      And the message says "status <status>"

      Examples:
        | status |
        |    201 |
        |    204 |
        |    206 |
        |    299 |
        |    300 |

    @MAR-UC1 @MAR-R08
    Scenario: A code that ends in 200 is none
      Given the server answers with status 200 and the body '{"code":1200,"data":{"total":0,"results":[]}}'
      When I open the app
      Then the message says "the code 1200"

    @MAR-UC1 @MAR-R09
    Scenario: A body of blanks is not JSON
      Given the server answers with status 200 and the body "  "
      When I open the app
      Then the message says "it is not JSON"

    @MAR-UC1 @MAR-R09
    Scenario: The length of the server's words is that of its letters
      Given the server answers with status 500 and the body '{"code":500,"status":"äöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöüäöü!"}'
      When I open the app
      Then the message says 'äöü!"'

    @MAR-UC1 @MAR-R09
    Scenario: A request that somebody else cancelled had no connection
      # audit-ignore(whatever the reason, there is no connection)
      Given the Marvel API cannot be reached: cancelled
      When I open the app
      Then a message informs about the connection

    @MAR-UC3 @MAR-R34
    Scenario: Of several results the first has the picture
      Given the details of a character with 1 comic are presented
      # audit-ignore(so it is unless a mistake looks at other results)
      And the resource URI of comic 1 answers with status 200 and the body '{"code":200,"data":{"total":2,"results":[{"thumbnail":{"path":"http://img.test/comics/1","extension":"jpg"}},{"thumbnail":null}]}}'
      When comic 1 becomes visible
      Then comic 1 shows its image

  Rule: Texts, works and links

    @MAR-UC1
    Scenario: A name with blanks about it
      Given the library has the characters " Thor " and "Hulk"
      When I open the app
      Then the list shows " Thor " and "Hulk" in this order

    @MAR-UC3
    Scenario Outline: A description is shown as it is: "<text>"
      Given "Thor" has the description "<text>"
      When I select "Thor"
      Then the description "<text>" is shown

      Examples:
        | text                                                                                                                        |
        | As the Norse God of thunder and lightning, Thor wields one of the greatest weapons ever made, the enchanted hammer Mjolnir. |

    @MAR-UC3
    Scenario: Blanks about a description
      Given "Thor" has the description " A god "
      When I select "Thor"
      Then the description " A god " is shown

    @MAR-UC3 @MAR-R29
    Scenario: Two links of one kind
      Given "Thor" has the link "wiki" to "http://links.test/a"
      And "Thor" has the link "wiki" to "http://links.test/é"
      When I select "Thor"
      Then the links are labelled "Wiki" and "Wiki"

    @MAR-UC3
    Scenario: Two comics of one title, and one without
      Given "Thor" has the comics "Bolt", "Bolt" and ""
      When I select "Thor"
      Then the comics are titled "Bolt", "Bolt" and ""

    @MAR-UC3 @MAR-R30
    Scenario Outline: Where the data of a work are: <address>
      Given the details of a character with 1 comic are presented
      And comic 1 has the resource URI "<address>"
      # audit-ignore(the details open with it)
      When comic 1 becomes visible
      Then the image of comic 1 is loaded from "<address>"

      Examples:
        | address                                           |
        | http://gateway.marvel.com/v1/public/comics/AbC    |
        | http://gateway.marvel.com/v1/public/comics/%C3%A9 |
        | http://marvel/comics/1                            |

    @MAR-UC3 @MAR-R37
    Scenario: The extension of a picture in capitals
      Given the details of a character with 1 comic are presented
      And the picture of comic 1 is "http://img.test/x" with the extension "JPG"
      When comic 1 becomes visible
      Then requests were sent to the resource URI of comic 1 and to "http://img.test/x/portrait_incredible.JPG", in this order

    @MAR-UC3 @MAR-R30
    Scenario: A tab in an address makes it none
      Given the Marvel API answers with the body
        """
        {"code": 200, "data": {"total": 1, "results": [
          {"id": 9001, "name": "Ash", "description": "", "resourceURI": "u",
            "comics": {"available": 1, "returned": 1, "collectionURI": "u", "items": [
              {"name": "Bolt", "resourceURI": "http://gateway.marvel.com/com\tics/1"}]},
            "series": {"available": 0, "returned": 0, "collectionURI": "u", "items": []},
            "stories": {"available": 0, "returned": 0, "collectionURI": "u", "items": []},
            "events": {"available": 0, "returned": 0, "collectionURI": "u", "items": []}}
        ]}}
        """
      And I opened the app
      And I have selected the first character
      When comic 1 becomes visible
      Then comic 1 shows that its image could not be loaded: "is not an http or https address"

  Rule: Pages

    @MAR-UC1 @MAR-R13
    Scenario: A page that is not full is not the last
      Given a library of 25 characters
      And the Marvel API gives 10 characters at once at most
      When I open the app
      And I reach the end of the list
      Then the list shows 20 characters
      And the offsets of the requests are 0 and 10

    @MAR-UC1 @MAR-R13 @MAR-R16
    Scenario: A page with nobody new is not the last
      Given the library has the characters "Ash" and "Coal"
      And the page size is 1
      # audit-ignore(nobody new is shown)
      And the second page repeats character 1
      When I open the app
      # audit-ignore(the end stays the end)
      And I reach the end of the list twice
      Then the list shows "Ash", "Coal" and nobody else

    @MAR-UC1 @MAR-R16
    Scenario: A character that is twice on a page is shown once
      Given the library has the characters "Ash" and "Coal"
      # audit-ignore(he is shown once anyway)
      And character 1 comes twice on its page
      When I open the app
      Then the list shows 2 characters
      And "Ash" is shown only once

    @MAR-UC1 @MAR-R16
    Scenario: A character that has changed meanwhile is shown once
      Given the library has 4 characters
      And the page size is 2
      # audit-ignore(it is the same one, whatever it says)
      And the second page repeats character 1 with the description "Other"
      When I open the app
      And I reach the end of the list
      Then the list shows 3 characters

    @MAR-UC3 @MAR-R27
    Scenario: A character is selected while a page is on its way
      Given I opened the app
      # audit-ignore(a page on its way changes nothing)
      And the next page is pending
      When I select "Hero 02"
      Then the details of "Hero 02" are presented
      And PresentDetailsInterface was called once

  Rule: Pictures

    @MAR-UC3 @MAR-R30
    Scenario: A picture of one byte is one
      Given the details of a character with 1 comic are presented
      And the image of comic 1 answers with one byte
      When comic 1 becomes visible
      Then the image of comic 1 has one byte

    @MAR-UC3
    Scenario: Only 200 is a success for a picture
      Given the details of a character with 1 comic are presented
      And the image of comic 1 answers with status 206
      When comic 1 becomes visible
      Then comic 1 shows that its image could not be loaded: "status 206"

    @MAR-UC3
    Scenario: A picture that did not come is asked for when it becomes visible again
      Given the details of a character with 1 comic are presented
      # audit-ignore(it is asked for once anyway)
      And the image of comic 1 answers with no connection
      When comic 1 becomes visible
      Then the image of comic 1 was requested 1 time in total
      When the image of comic 1 can be loaded again
      And comic 1 becomes visible again
      Then comic 1 shows its image

    @MAR-UC2 @MAR-R32
    Scenario: The picture of a search result leaves the screen
      # audit-ignore(well-known names are in every library)
      Given the library has the characters "Thor" and "Hulk"
      # audit-ignore(without a picture none is shown either)
      And "Thor" has a picture
      # audit-ignore(in the list it is the same)
      And I have searched for "Thor"
      # audit-ignore(it leaves the screen again)
      And the first character becomes visible
      When the first character is no longer visible
      Then no image of "Thor" is shown

    @MAR-UC3 @MAR-R33
    Scenario: A picture that is shown is not asked for again though it could not be kept
      Given the details of a character with 1 comic are presented
      # audit-ignore(it is asked for once anyway)
      And the store of images fails to write always
      # audit-ignore(it becomes visible again)
      When comic 1 becomes visible
      # audit-ignore(it is asked for once anyway)
      And comic 1 becomes visible again
      Then the image of comic 1 was requested 1 time in total

    @MAR-UC3 @MAR-R31
    Scenario: All that can be seen is asked for at once
      Given the details of a character with 6 comics are presented
      And the server does not answer
      When all 6 comics become visible
      Then 6 further requests were sent

    @MAR-UC3 @MAR-R35 @MAR-R36
    Scenario: More works than are said to be available
      Given a character with 2 comics
      # audit-ignore(what is said to be available is not counted here)
      And the index says that the character has 1 comics
      # audit-ignore(expanding opens the details)
      And I have selected the character
      When I expand comic 2
      Then the footer says "2/2"

    @MAR-UC3 @MAR-R33
    Scenario: A store that cannot be read is noted once
      Given the details of a character with 1 comic are presented
      And the store of images fails to read always
      When comic 1 becomes visible
      Then the library notes once that the store failed to read
      And comic 1 shows its image

    @MAR-UC3 @MAR-R33
    Scenario: What was kept without bytes is kept anew
      Given the details of a character with 1 comic are presented
      # audit-ignore(it is asked for once anyway)
      And the store of images holds zero bytes for the image of comic 1
      # audit-ignore(it becomes visible again)
      When comic 1 becomes visible
      # audit-ignore(it becomes visible again)
      And comic 1 is no longer visible
      # audit-ignore(it is asked for once anyway)
      And comic 1 becomes visible again
      Then the image of comic 1 was requested 1 time in total

    @MAR-UC3 @MAR-R36
    Scenario: Beyond the last picture nothing is asked for
      Given comic 1 of 1 is expanded
      # audit-ignore(nothing is asked for anyway)
      And the store of images fails to read always
      # audit-ignore(the last one stays the last)
      When the library is asked to show the next image
      Then no further request was sent
      And the footer says "1/1"

    @MAR-UC3 @MAR-R36
    Scenario: The second of two stories has no picture
      # audit-ignore(the story says so in other words)
      Given 2 stories of which story 2 has no picture, the first visible
      And I have expanded story 1
      # audit-ignore(the only one stays the only one)
      When I move to the next image
      Then the footer says "1/1" and the title of story 1

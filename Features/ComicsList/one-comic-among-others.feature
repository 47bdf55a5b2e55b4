@COM
Feature: One comic among others
  Comics by their numbers, the answers about each of them, and the requests for them; answers that are
  not as they should be; sentences that are joined.

  Rule: Comics by their numbers

    @COM-R13
    Scenario Outline: A story begins with numbered comics: <sentence>
      Given <sentence>
      When I tap on the last title of section "C"
      Then <request>
      And no request for the characters of comic 7 has been sent
      And the characters of comic 12 are requested
      And show "Comet #2" as the view's title
      And section "C" has "Cabin #1"

      Examples:
        | sentence                                                            | request                                                            |
        | the list shows comics 7 "Cabin #1" and 12 "Comet #2" in section "C" | only one request for the characters of comic 12 has been made      |
        | comic 12 "Comet #2" and comic 7 "Cabin #1" are shown in section "C" | a request for the characters of "Comet #2" was sent to the server  |
        | the list shows comic 7 "Cabin #1" and 12 "Comet #2"                 | no more than one request for the characters of comic 12 was issued |
        | the comics 12 "Comet #2", 7 "Cabin #1" are shown                    | the app has sent just one request for the characters of comic 12   |
        | the server has the comics 12 "Comet #2" and 7 "Cabin #1"            | exactly one request for characters has reached the server          |

    @COM-R10
    Scenario: Numbers tell equal titles apart
      When the server answers with the comics 12 "Twin", 7 "Twin" and 9 "Tweed"
      Then section "T" shows the comics 9, 7 and 12
      And section "T" has the comics 9, 7, 12
      And the comics in section "T" are 9, 7 and 12
      And section "T" does not have the comics 9, 12, 7
      And the list shows comic 9 "Tweed"
      And comic 9 "Tweed" is in section "T"
      And I do not see comic 7 "Tweed"

  Rule: The answer about one comic, whichever others wait

    Background:
      Given the list of comics contains "Bolt #1" and "Comet #7"
      And I tapped on "Bolt #1"
      And I tap on "Comet #7"

    @COM-R19
    Scenario Outline: Only those of the comic that is open are shown: <late>, <answer>
      # audit-ignore(a late answer changes nothing)
      When <late>
      And <answer>
      Then the names shown are only "ash", "Moss"
      And the names shown are
        | name |
        | ash  |
        | Moss |
      And show "Comet #7" as the view's title

      Examples:
        | late                                                        | answer                                                                      |
        | the server answers "Bolt #1" with one character             | the server answers the request for "Comet #7" with the names "Moss", "ash"  |
        | the request for the characters of "Bolt #1" fails           | the request for "Comet #7" is answered with the characters "Moss" and "ash" |
        | the request for "Bolt #1" times out                         | the answer for "Comet #7" arrives with the characters "Moss" and "ash"      |
        | the answer for "Bolt #1" arrives late                       | the server replies to "Comet #7" with "Moss" and "ash"                      |
        | the request for the characters of comic 1 has been answered | the response for comic 2 has the characters "Moss" and "ash"                |
        | the server answers "Bolt #1" with an empty list             | the server then answers comic 2 with the characters "Moss", "ash"           |

    @COM-R19 @COM-R14
    Scenario: The other comic is waited for still
      # audit-ignore(nobody waits for it)
      When the server answers "Bolt #1"
      Then the activity indicator is still shown
      And no characters are shown
      When the request for the characters of "Comet #7" has failed
      Then present a message informing that it can not present the list of characters

    @COM-R12
    Scenario: The table of an answer
      # audit-ignore(ids and the order of an answer are not shown)
      When the server answers "Comet #7" with the characters
        | id | name   |
        |  3 | Willow |
        |  8 | Basil  |
      Then the names are
        | name   |
        | Basil  |
        | Willow |
      And two requests for characters have been sent
      And a second request for characters was sent
      And no third request for characters was sent
      And three requests for characters were not sent

  Rule: Before a load, and loading again

    @COM-R13
    Scenario: An answer that is told before it is asked for
      Given the server answers "Bolt #1" with the character "Finch"
      When I tap on "Bolt #1"
      Then "Finch" is the only character
      And only one request for characters was made
      And the list of characters has only "Finch"

    @COM-R18
    Scenario Outline: The list is loaded again: <sentence>
      Given the list of comics shows "Bolt #1", "Comet #7"
      When <sentence>
      # audit-ignore(what the server has it answers by itself)
      And the server answers with the comics "Lark #4"
      Then the titles shown are just "Lark #4"
      And the titles shown are
        | title   |
        | Lark #4 |
      And "Lark #4" is the only title in the list
      And the comics were fetched again
      And every section shows exactly one comic
      And none of the sections is empty

      Examples:
        | sentence                         |
        | the comics are loaded again      |
        | the comics are reloaded          |
        | the list of comics was refreshed |
        | the comics are requested anew    |

    @COM-R13
    Scenario: The characters are loaded again
      Given that I selected one comic
      When the characters are loaded again
      Then two requests for characters were made
      And the comics screen is not shown

  Rule: Requests that fail and answers that are not as they should be

    @COM-R02 @COM-R03
    Scenario Outline: The comics cannot be loaded: <failure>
      Given that I opened the app
      When <failure>
      Then <message>
      And the events are "indicator on", "indicator off", <event>

      Examples:
        | failure                                                          | message                                                             | event                       |
        | the comics request times out                                     | no message says that there is no internet connection                | "message contentUnreadable" |
        | the request for the list of comics has timed out                 | the message is not that there is no internet connection             | "message contentUnreadable" |
        | the comics request fails with a timeout                          | the only message is that the content couldn't be read               | "message contentUnreadable" |
        | the loading of comics fails because the server is down           | an error message informs the user that the content couldn't be read | "message contentUnreadable" |
        | the comics request fails because there is no internet connection | the message shown is that there is no internet connection           | "message noInternet"        |
        | the request breaks off because of a lost connection              | no message informs me that the content couldn't be read             | "message noInternet"        |
        | the load failed                                                  | none of the messages says that there is no internet connection      | "message contentUnreadable" |

    @COM-R03 @COM-R04
    Scenario Outline: The comics cannot be read: <answer>
      Given that I opened the app
      When the server answers the comics request with <answer>
      Then present an error message informing that the content couldn't be read
      And the comics screen is shown

      Examples:
        | answer                                     |
        | status 201 and a valid list                |
        | a status of 503 but an otherwise good body |
        | status 500 and an empty body               |
        | status 200 and no body                     |
        | status 200 and a body that lacks "results" |
        | a body without "title"                     |
        | status 200 and a body whose code is 409    |
        | status 401 and code "InvalidCredentials"   |
        | status 200 and broken JSON                 |
        # audit-ignore(any body that is no list is unreadable, whatever its status)
        | status 200 and the text "not JSON"         |
        | the code 500 in its body                   |

    @COM-R03 @COM-R04
    Scenario: A body whose code is right is read
      Given that I opened the app
      When the server answers the request with status 200 and a body whose code is 200
      Then the list of comics is presented

    @COM-R04
    Scenario Outline: The characters cannot be read: <answer>
      Given that I selected one comic
      When <answer>
      Then present a message informing that it can not present the list of characters

      Examples:
        | answer                                                                              |
        | the server answers the characters request with status 404 and a valid list          |
        | the characters response has the code "Conflict"                                     |
        | the server answers the characters request with status 200 and a body without "name" |
        | the characters request has timed out                                                |

  Rule: Joined sentences

    Background:
      Given the list of comics shows "Bolt #1", "Comet #7"

    @COM-R13
    Scenario Outline: Two sentences in one: <first>
      When <first>
      Then <second>

      Examples:
        | first                                                                        | second                                                                         |
        | the comics are loaded again and the server answers with the comics "Lark #4" | "Lark #4" is listed and two requests for comics were made                      |
        | I tap on "Bolt #1"; the connection is lost                                   | no list of characters is shown and one request for characters has been sent    |
        | I tap on "Bolt #1" and the request fails because the device is not connected | there is a message that there is no internet connection and no names are shown |
        | I tap on "Bolt #1", go back and tap on "Comet #7"                            | the view's title is "Comet #7" and two requests for characters were made       |
        | I tap on "Comet #7" and go back before the response arrives                  | no characters are shown and the list of comics is shown again                  |

  Rule: What was asked for, what is there and what is not

    Background:
      Given the list of comics shows "Amber #2", "atlas #9", "Bolt #1"

    @COM-R13
    Scenario Outline: A comic was tapped: <sentence>
      When I tap on a title
      Then <sentence>

      Examples:
        | sentence                                                        |
        | no request for the characters of "Bolt #1" has been sent        |
        | exactly one request for the characters of that comic was made   |
        | a request for its characters has been sent                      |
        | the server was asked for the characters of "Amber #2"           |
        | the server has been asked for the characters of "Amber #2" once |
        | the app has asked the server for its characters only once       |
        | the characters of "Amber #2" have been requested just once      |
        | the characters are shown, not an error message                  |
        | the app shows the characters rather than a message              |

    @COM-R13
    Scenario: Nothing comes before it is there
      When I tap on one of the titles and go back before the characters have been loaded
      # audit-ignore(what comes late is not shown)
      And the characters arrive
      Then the comics are shown, but not the characters
      When I load them again
      Then it is loading comics
      And the comics have been requested twice
      When the response is valid
      Then the app is not loading anything

    @COM-R05 @COM-R06
    Scenario: Two of them
      Then both "Amber #2" and "atlas #9" are in section "A"
      And neither "atlas #9" nor "Amber #2" is in section "B"
      And sections "A" and "B" have at least one comic each

    @COM-R17
    Scenario: The words of a message
      When the comics are refreshed
      And the server response has a status of 200 but its code is 500
      Then the message's text is "The content couldn't be read"
      And the message "The content couldn't be read" is shown
      And I do not see the message "There is no internet connection"
      And no message "There is no internet connection" is shown

    @COM-R11
    Scenario Outline: Empty lists: <answer>
      When I load the comics again
      And <answer>
      Then it is empty
      And the screen is empty
      And no message is shown

      Examples:
        | answer                                               |
        | the server answers with an empty list                |
        | the server answers with status 200 and an empty list |
        # audit-ignore(now or when it is asked)
        | the server gives an empty list of comics             |
        | the server holds an empty list                       |

  Rule: Nothing is sent

    @COM-R02
    Scenario: Nothing is sent without a connection
      When I open the app without an internet connection
      Then nothing was sent to the server
      And nothing has been sent
      And an error message was presented once

    @COM-R21
    Scenario: The first page is asked for
      When I open the app
      Then the request asked for up to 50 comics
      And one request was sent

  Rule: One that lacks its text

    @COM-R21
    Scenario Outline: A list with one comic without a title: <comics>
      When the server answers with <comics>
      Then present an error message informing that the content couldn't be read
      And the screen is empty

      Examples:
        | comics                                        |
        | three comics of which the second has no title |
        | 2 comics, but the last one lacks a title      |

    @COM-R14
    Scenario: One character without a name
      Given that I selected one comic
      # audit-ignore(any of these is invalid)
      When the server answers with 4 characters and the third has no name
      Then present a message informing that it can not present the list of characters

@QUI
Feature: Customer request to load the game

  As an online customer
  I want the app to automatically load the quiz game
  So I can see the game ready to be play

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S01
  Scenario: An online customer loads the game
    Given the customer has connectivity
    When the customer requests to load the game
    Then the app should display the question from remote
    And the customer can start to play

  @QUI-S01
  Scenario: The question on the screen is the one that the remote has
    Given the remote question is "Which way is up?" with the answer "up"
    When the customer requests to load the game
    Then the app should display the question from remote
    And the question "Which way is up?" is displayed
    And the answers shown are "0/1"

  @QUI-AUTO
  Rule: The app loads the game automatically

    Scenario: Opening the app loads the question without being asked
      Given the customer has connectivity
      When the customer opens the app
      Then the app should display the question from remote
      And the customer can start to play
      And only one request was sent
      And the counter does not run

    Scenario: The question is loaded once
      Given the customer has opened the app
      # audit-ignore(nobody may ask for it)
      And the remote question is "Which way is up?" with the answer "up"
      # audit-ignore(it must change nothing)
      When the customer opens the app again
      Then only 1 request was sent to the question URL
      And the question "Name the three light colours" is displayed

    Scenario: An app that is loading does not load twice
      Given the remote takes 2 seconds to answer
      # audit-ignore(either opening would do alone, together they are one load)
      And the customer has opened the app
      # audit-ignore(either opening would do alone, together they are one load)
      And the customer has opened the app again
      Then the app is loading
      # audit-ignore(what has arrived does not arrive again)
      When 2 seconds pass
      Then the app displays the question
      And 1 request was sent

    Scenario: An offline customer is told so when the app opens
      Given the customer is offline
      When the customer opens the app
      Then the app displays a connectivity error
      And no question is displayed

    Scenario: Opening the app again after a failed load loads the question
      Given the customer is not online
      And the customer has opened the app
      When the customer opens the app again
      Then the app displays a connectivity error
      And 2 requests were sent
      When the customer is online again
      And the customer opens the app
      Then the app shows the question from remote
      And no message is displayed
      And 3 requests were sent

    Scenario: An app that was closed delivers nothing
      Given the remote does not answer at once
      And the customer has opened the app
      When the customer closes the app
      # audit-ignore(it must change nothing)
      And the remote answers
      Then the app has not loaded the question
      And no message is displayed
      And no error is delivered

    Scenario: An app that was closed during a game counts no further
      Given the game has started
      When the customer closes the app
      Then the counter has stopped
      And the counter shows "05:00"
      And 1 request was sent

  Rule: A valid answer of the remote becomes a question and its answers

    @QUI-X01 @QUI-UC1.P
    Scenario: Valid data delivers question and answers
      When the customer requests to load the game
      Then the question "Name the three light colours" with 3 answers is delivered

    @QUI-X02 @QUI-UC1.P
    Scenario: The payload of the specification is accepted
      Given the remote question is the one in "java-keywords.yaml"
      When the customer requests to load the game
      Then the question "What are all the java keywords?" with 50 answers is delivered

    @QUI-CONTRACT
    Scenario: The payload of the specification makes a game that can be won
      Given the remote question is the one in "java-keywords.yaml"
      When the customer requests to load the game
      Then the answers shown are "0/50"
      When the customer requests to start the game
      And the customer finished inserting all answers to be guessed
      Then the answers shown are "50/50"
      And the message says 50 of 50 and offers to play again

    @QUI-UC1.P
    Scenario: Question and answers are delivered in their own order and spelling
      Given the remote question is "Which letters?" with the answers "Zeta", "alpha" and "Mu"
      And the game has started
      When the customer inserts all the answers
      Then the question "Which letters?" is shown
      And the list shows "Zeta", "alpha" and "Mu"

    @QUI-X05 @QUI-R05
    Scenario: Repeated answers count once
      Given the remote answers with status 200 and the body '{"question": "Which?", "answer": ["red", "Red", "blue"]}'
      When the customer requests to load the game
      Then 2 answers are to be guessed
      And the question "Which?" with two answers is delivered

    @QUI-R05
    Scenario: Of repeated answers the first one's spelling counts
      Given the remote question is "Which?" with the answers "Red", "red", "blue"
      And the customer has already requested to start the game
      When the customer inserts "red"
      Then the list shows "Red"

    @QUI-R05
    Scenario: Blanks around question and answers are removed
      Given the remote question is "  Which one? " with the answers " red ", "  ", " red" and "sky blue"
      When the customer requests to load the game
      Then the question "Which one?" with 2 answers is delivered
      When the customer requests to start the game
      And the customer inserts "red"
      Then the list shows "red"
      And the customer has hit one out of two answers

    @QUI-R05
    Scenario: One answer is enough for a game
      Given the remote question is "Which way is up?" with the answer "up"
      And the game has started
      When the customer inserts "up"
      Then the game is won with 1 of 1

    @QUI-R02
    Scenario: What else the payload holds does not matter
      Given the remote answers with status 200 and the body '{"level": 3, "question": "Any?", "answer": ["y"], "more": [1]}'
      When the customer requests to load the game
      Then the question "Any?" with one answer is delivered

    @QUI-X08 @QUI-R04
    Scenario: Each command sends one request
      When the customer requests to load the game
      And the customer requests to load the game
      Then 2 requests were sent to the question URL

  Rule: Anything else the remote answers is invalid data

    @QUI-X03 @QUI-UC1.I @QUI-R01 @QUI-R02
    Scenario Outline: Unusable answers are invalid data, such as <what>
      Given the remote answers with status <status> and the body '<body>'
      When the customer requests to load the game
      Then an invalid data error is delivered
      And the question is not displayed
      And the customer cannot start to play

      Examples: A status other than 200, whatever the body
        | what       | status | body                                  |
        | status 199 |    199 | {"question": "Any?", "answer": ["y"]} |
        | status 201 |    201 | {"question": "Any?", "answer": ["y"]} |
        | status 206 |    206 | {"question": "Any?", "answer": ["y"]} |
        | status 300 |    300 | {"question": "Any?", "answer": ["y"]} |
        | status 400 |    400 | {"question": "Any?", "answer": ["y"]} |
        | status 404 |    404 | {"question": "Any?", "answer": ["y"]} |
        | status 500 |    500 | {"question": "Any?", "answer": ["y"]} |

      Examples: A body that does not follow the contract
        | what                                 | status | body                                   |
        | a text that is not JSON              |    200 | invalid json                           |
        | neither a question nor answers       |    200 | {}                                     |
        | a question without "answer"          |    200 | {"question": "Any?"}                   |
        | answers without a question           |    200 | {"answer": ["y"]}                      |
        | one answer that is in no list        |    200 | {"question": "Any?", "answer": "y"}    |
        | a question that is a number          |    200 | {"question": 1, "answer": ["y"]}       |
        | nothing at all                       |    200 |                                        |
        | a question whose answers are numbers |    200 | {"question": "Any?", "answer": [1, 2]} |

    @QUI-UC1.I @QUI-R08
    Scenario: The customer sees that the data is invalid
      Given the remote delivers invalid data
      When the customer requests to load the game
      Then the app should display an invalid data error
      And the title of the message is "Oops, something went wrong!"
      And the message says "it cannot be played"
      And the message does not say "connection"
      And the button of the message says "Try Again"
      And the app should not display the question

    @QUI-UC1.I @QUI-R08
    Scenario: Try again after invalid data
      Given the remote has invalid data
      And the customer has loaded the game
      When the remote has valid data again
      And the customer requests to try again
      Then the app should show the question
      And the message is no longer displayed

    @QUI-X04 @QUI-UC1.I @QUI-R05
    Scenario Outline: A question that cannot be played is invalid data, such as <what>
      Given the remote answers with status 200 and the body '<body>'
      When the customer requests to load the game
      Then an invalid data error is delivered

      Examples:
        | what                          | body                                      |
        | a blank question              | {"question": "  ", "answer": ["red"]}     |
        | a question without any answer | {"question": "Any?", "answer": []}        |
        | a question with blank answers | {"question": "Any?", "answer": ["", " "]} |

  Rule: Without an answer of the remote the customer can try again

    @QUI-X06 @QUI-UC1.C @QUI-R03
    Scenario: No connectivity
      Given the customer has no connectivity
      When the customer requests to load the game
      Then a connectivity error is delivered
      And the app should display a connectivity error message
      And the customer can not start the game

    @QUI-UC1.C @QUI-R03
    Scenario: A remote that does not answer in time is not there either
      Given the remote does not answer in time
      When the customer requests to load the game
      Then a connectivity error is delivered
      And the message says "there is no connection"

    @QUI-UC1.C @QUI-R03 @QUI-R08
    Scenario: One failed load shows one message
      Given the customer does not have connectivity
      When the customer requests to load the game
      Then one message was displayed
      And 1 request was sent
      And the option to try again is shown
      And the option to play again is not shown

    @QUI-X07 @QUI-R08
    Scenario: Try again after a failed load
      Given the customer has no connectivity
      And the customer requests to load the game
      When the customer has connectivity again
      And the customer chooses to try again
      Then the app should display the question from remote
      And no message is displayed
      And 2 requests were sent

    @QUI-R08
    Scenario: Trying again in vain says what is wrong now
      Given the customer has no connectivity
      And the customer has requested to load the game
      When the customer has connectivity again
      And the remote responds with status 404
      And the customer chooses to try again
      Then an invalid data error is delivered
      And 2 messages were displayed

    @QUI-R07 @QUI-R08
    Scenario: The message goes while the game is being loaded again
      Given the customer has no connectivity
      And the customer has requested to load the game
      And the customer has connectivity again
      And the remote does not answer at once
      When the customer requests to try again from the message shown by the app
      Then the app is loading
      And the message is not displayed

    Scenario: A failed load keeps the game that is there
      Given the app has already loaded the question
      And the customer has no connectivity anymore
      When the customer requests to load the game again
      Then a connectivity error is delivered
      And the question "Name the three light colours" is displayed
      And the customer can start the game

    Scenario: The message of a failed load goes with the start
      Given the app has already loaded the question
      And the customer has no connectivity
      And the customer has requested to load the game again
      When the customer starts the game
      Then the app displays no message
      And one message was displayed
      And the customer can insert answers

    Scenario: A reset before there is a question keeps the offer to try again
      Given the customer has no connectivity
      And the customer has opened the app
      # audit-ignore(it must change nothing)
      When the customer resets the game
      Then a message is still displayed
      And the option to try again

  Rule: A game that is loaded again begins anew with its question

    Scenario: Another question takes the place of the first
      Given the app has already loaded the question
      When the remote question is "Which way is up?" with the answer "up"
      And the customer requests to load the game again
      Then the question "Which way is up?" is displayed
      And one answer is to be guessed
      And 2 requests were sent

    Scenario: A finished game can be loaded anew
      Given the customer finished answering all guesses before the timer ends
      When the remote question is "Which way is up?" with the answer "up"
      And the customer loads the game again
      Then the question "Which way is up?" is displayed
      And the list is empty
      And the message is no longer displayed
      And the customer can start to play
      And 2 requests were sent

    Scenario: A running game is not loaded anew
      Given the customer has already requested to start the game
      And the customer inserts 1 answer
      # audit-ignore(nobody may ask for it)
      When the remote question is "Which way is up?" with the answer "up"
      # audit-ignore(it must change nothing)
      And the customer requests to load the game
      Then 1 request was sent
      And the question "Name the three light colours" is displayed
      And the list is not empty
      And the app is not loading

    Scenario: A load under way is not begun again
      Given the remote does not answer at once
      # audit-ignore(either request would do alone, together they are one load)
      When the customer requests to load the game
      # audit-ignore(either request would do alone, together they are one load)
      And the customer requests to load the game again
      Then only one request was sent

    Scenario Outline: An answer that comes after the start changes nothing, such as <late>
      Given the app has loaded the game
      And the remote does not answer at once
      And the customer has requested to load the game again
      And the customer has already started the game
      And the customer inserts "red"
      # audit-ignore(it must change nothing)
      When <late>
      Then the question "Name the three light colours" is displayed
      And the list shows only "red"
      And no message is displayed
      And the app is no longer loading
      And the counter is still running

      Examples:
        | late                                                              |
        | the remote answers                                                |
        | the remote answers the second request with the question "Another" |
        | the connection is lost                                            |

    Scenario: Only the answer to the last request counts
      Given the app has already loaded the question
      And the remote does not answer at once
      And the customer requests to load the game
      And the customer starts the game
      And the customer restarts the game
      And the customer requests to load the game
      # audit-ignore(it must change nothing)
      When the remote answers the 2nd request with the question "Too late"
      Then the app is still loading
      And the question "Name the three light colours" is displayed
      When the remote answers the 3rd request with the question "Just in time"
      Then the question "Just in time" is displayed
      And the app is not loading

  Rule: The customer sees whether the game is loading or ready

    @QUI-X10 @QUI-R07
    Scenario Outline: Loading is indicated until <end>
      Given the remote does not answer at once
      When the customer requests to load the game
      Then the app shows that it is loading
      When <end>
      Then the app no longer shows that it is loading

      Examples:
        | end                             |
        | the remote answers              |
        | the connection is lost          |
        | the customer loses connectivity |

    @QUI-R07
    Scenario: Nothing is to be played before the question is there
      Then the question is not shown
      And the answers shown are "-"
      And the counter shows "05:00"
      And the status button says "start"
      And the customer cannot start to play
      And no requests were sent

    @QUI-X09 @QUI-R06
    Scenario: A loaded game waits for the start
      Given the app has already loaded the question
      # audit-ignore(it must change nothing)
      When 10 seconds pass
      Then the counter shows "05:00"
      And the answers shown are "0/3"
      And the customer cannot insert answers
      And the game has not started

@QUI
Feature: Requests, lengths and errors in further words

  What the remote answers, how often it is asked, how long a game lasts, and what the app shows
  meanwhile.

  Rule: The remote answers

    @QUI-UC1
    Scenario Outline: The question of the document: <sentence>
      Given <sentence>
      When the customer requests to load the quiz
      Then the question "What are all the java keywords?" with 50 answers is delivered
      And the score is 0/50

      Examples:
        | sentence                                                 |
        | the server responds with the payload of the contract     |
        | the remote returns the keywords question of the document |
        | the URL answers 200 with the payload contract            |
        | the payload is the one in the specification              |

    @QUI-UC1
    Scenario Outline: The default question: <sentence>
      # audit-ignore(what the remote has last is what counts)
      Given the remote returns invalid JSON
      And <sentence>
      When a user requests to load the quiz
      Then the question "Name the three light colours" with 3 answers is delivered

      Examples:
        | sentence                                              |
        | the server returns the default question               |
        | the server responds 200 with the default payload      |
        | the remote replies with status 200                    |
        | the remote has the answers "red", "green" and "blue"  |
        | the remote sends these answers: "red", "pink", "blue" |

    @QUI-UC1
    Scenario Outline: An answer that is refused: <sentence>
      Given <sentence>
      When the customer requests to load the game
      Then the app delivers an invalid data error
      And the server has sent <data>

      Examples:
        | sentence                                                          | data                                                  |
        | the server answered with status code 404 and the default question | the status 404                                        |
        | the server responds with status 301 and the payload contract      | the status 301                                        |
        | the remote answers 500 with the answers "red" and "blue"          | the status 500                                        |
        | the server replies with status 404                                | the status 404                                        |
        | the remote fails with status 500                                  | the status 500                                        |
        | the remote returns {}                                             | '{}'                                                  |
        # audit-ignore(no status makes a question of it)
        | the remote answers with status 200 and {}                         | '{}'                                                  |
        | the remote returns a question whose answers are numbers           | '{"question": "Which numbers?", "answer": [1, 2]}'    |
        | the payload has numbers instead of answers                        | '{"question": "Which numbers?", "answer": [1, 2]}'    |
        | the question text is blank                                        | '{"question": " ", "answer": ["red", "green"]}'       |
        | the payload lacks the answers                                     | '{"question": "Which colours?"}'                      |
        | the answer list in the payload is empty                           | '{"question": "Which colours?", "answer": []}'        |
        | the answer key is missing                                         | '{"question": "Which colours?"}'                      |
        | the remote answers with an empty "answer" list                    | '{"question": "Which colours?", "answer": []}'        |
        # audit-ignore(no status makes a question of it)
        | the remote answers 200 with an answer that is no list             | '{"question": "Which colours?", "answer": "red"}'     |
        | the remote returns a question with only blank answers             | '{"question": "Which colours?", "answer": [" ", ""]}' |
        | the payload has an "answer" that is a text                        | '{"question": "Which colours?", "answer": "red"}'     |
        | the payload contains only blank answers                           | '{"question": "Which colours?", "answer": [" ", ""]}' |

    @QUI-UC1
    Scenario: Keys that nobody knows, and the order of the answers
      # audit-ignore(keys that nobody knows do not matter)
      Given the payload contains additional fields besides the question
      When the customer requests to load the game
      Then the system delivers the question with 3 answers
      And the correct answers are delivered in the order of the payload

  Rule: Requests are counted

    Scenario Outline: One request: <sentence>
      When the customer opens the app
      Then <sentence>

      Examples:
        | sentence                                                   |
        | just one request to the server was made                    |
        | exactly 1 GET request to the question URL is sent          |
        # audit-ignore(a wider limit holds as well)
        | no more than one request was sent to the remote            |
        | at least one request has been sent                         |
        # audit-ignore(a wider limit holds as well)
        | fewer than 2 requests were made                            |
        | there was only one request to the remote                   |
        | no second request to the URL has been sent                 |
        | the app does not send another request                      |
        | the app does not load the question again                   |
        | the app did not ask for the question from the server again |
        | the remote is not asked for the question again             |
        | the app made one request                                   |
        | no new request is sent                                     |
        | another request was not sent                               |
        # audit-ignore(a wider limit holds as well)
        | the app sends at most one request                          |
        | the server was asked exactly once                          |
        | the question URL has been called only once                 |
        | the question was requested just once                       |
        | the question is loaded only once                           |

    Scenario Outline: Two requests: <sentence>
      When <sentence>
      Then there were two requests to the question URL
      And more than one request was sent
      And a second request to the server has been made
      And the question was requested twice

      Examples:
        | sentence                                          |
        | the customer requests to load the game twice      |
        | the customer tries to load the question two times |
        | the user requests to load twice                   |

    Scenario: A request that waits for its answer
      Given the request for the question is pending
      Then the loading indicator is shown
      And a loading indicator appears
      And the question request is still on its way
      When the response arrives
      Then the request is no longer pending
      And the loading indicator disappears
      And no loading indicator is displayed
      And the app shows no spinner
      And the loading indicator does not appear

    Scenario: An error that goes away
      Given the customer is offline
      When the customer requests to load the game
      Then a connectivity error is delivered
      And the app asks the customer to try again
      And the customer is asked to try again
      And only one message was shown
      And the app has shown at least one message
      When the connection is back
      And the customer accepts the offer to try again
      Then the error is gone
      And the connectivity error message disappears

  Rule: A game may last longer, or not so long

    Scenario Outline: Another length: <sentence>
      Given <sentence>
      And the app has loaded the question
      Then the remaining time is 01:10
      And the counter is "01:10"
      And the counter is not "05:00"
      And the game lasts 70 seconds
      And the start button is enabled
      When the customer requests to start the game
      And another 69 seconds pass
      Then the game is not finished
      And the length of the game is 70 seconds
      When 1 second passes without an answer
      Then the game is finished because the time is over

      Examples:
        | sentence                                             |
        | the length of the game is 70 seconds                 |
        | the game length is 70 seconds                        |
        | every round lasts only 70 seconds                    |
        | the game is 70 seconds long                          |
        | the time limit for a round is 70 seconds             |
        | the game has a length of 70 seconds                  |
        | the customer has 70 seconds to guess all the answers |

    Scenario: The length is known after the question
      Given the app has loaded the question
      And the time limit is 20 seconds
      Then the start button is enabled
      When the game starts
      And the customer does nothing for 12 seconds
      And nothing happens for another 7 seconds
      Then the counter shows "00:01"
      And exactly one request was sent

    Scenario Outline: Seconds as the counter writes them: <seconds>
      Then <seconds> seconds are shown as "<text>"

      Examples:
        | seconds | text  |
        |    3661 | 61:01 |
        |     125 | 02:05 |
        |       7 | 00:07 |

    Scenario Outline: Capitals: <sentence>
      Given <sentence>
      And the customer has started the game
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "RED", then "green"
      Then the list shows <list>

      Examples:
        | sentence                                    | list           |
        | the answers are case-sensitive              | "green"        |
        | upper and lower case matters                | "green"        |
        | the case of the letters does not matter     | "red", "green" |
        | the answers are compared case-insensitively | "red", "green" |

  Rule: The counter stands where it was

    Scenario: After a win
      Given the customer has started the game
      And the first 20 seconds pass
      When the customer wins the game
      Then the counter keeps its value
      And the counter keeps showing "04:40"
      And the counter no longer runs
      And the counter is not running anymore
      And the message is "You got 3 out of 3 answers"
      And the app displays a message with the title "Congratulations"
      And no second message is shown

    Scenario: So many seconds for all of them
      Given the customer found all the answers in 100 seconds
      Then the counter shows "03:20"
      And the game is won

    Scenario: Nothing starts by itself
      Given the customer finished answering all guesses before the timer ends
      When the customer plays again
      # audit-ignore(the time must change nothing)
      And after another 5 seconds
      Then the counter does not start by itself
      And the next round does not start on its own
      And the game does not start automatically
      And nothing can be inserted
      And the game is waiting to be started again
      And the question is the same as before
      And the status button is "start"

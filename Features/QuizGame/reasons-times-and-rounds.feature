@QUI
Feature: Reasons, times and rounds
  Why a load failed, when an answer comes, what a round that is over was like, and what came of a
  guess that is named.

  Rule: Loads that fail, and answers that are late

    @QUI-UC1.C @QUI-UC1.I @QUI-R08
    Scenario Outline: A load failed: <sentence>
      Given <sentence>
      Then the load ended with a <problem> error
      And the app tells the customer that the question could not be loaded
      And the customer can try to load the game again
      And the game could not be loaded <reason>
      But the message does not say that <other>

      Examples:
        | sentence                                                          | problem      | reason                               | other                    |
        | the game could not be loaded because of no connectivity           | connectivity | because there was no connectivity    | the data is invalid      |
        | loading the game failed because there was no connection           | connectivity | because the customer was offline     | the data is invalid      |
        | the app could not load the question due to invalid data           | invalid data | because the received data is invalid | there is no connectivity |
        | the customer failed to load the game because the data was invalid | invalid data | with an invalid data error           | there is no connectivity |

    @QUI-UC1 @QUI-R08
    Scenario: The second try succeeds
      Given the game could not be loaded for lack of connectivity
      Then the game could not be loaded because there was no connectivity
      When connectivity comes back
      # audit-ignore(a further load brings the same question)
      And the customer requests to load the game once more
      Then the app displays the question from remote
      And the message does not say that the question could not be loaded

    @QUI-UC1 @QUI-R07
    Scenario Outline: The answer comes late: <sentence>
      Given <sentence>
      When the customer requests to load the game
      And 4 seconds pass without starting the game
      Then no question is displayed
      And the app is loading
      # audit-ignore(the question stays)
      When 1 more second passes
      Then "Name the three light colours" is displayed
      And the app stops loading

      Examples:
        | sentence                                                                              |
        | the server needs 5 seconds to answer with "Name the three light colours"              |
        | it takes the server 5 seconds to send the question                                    |
        | the answer of the server takes 5 seconds                                              |
        | the quiz server answers with "Name the three light colours" with a delay of 5 seconds |
        | the backend answers after 5 seconds                                                   |
        | the question arrives after 5 seconds                                                  |

    @QUI-UC1
    Scenario Outline: The answer on its way comes later: <sentence>
      Given the app has already loaded the question
      And the server does not answer at once
      # audit-ignore(requests that one answer serves are one load)
      When the customer requests to load the game again
      Then the start button is enabled
      # audit-ignore(the question has arrived by then)
      When <sentence>
      Then the app stops loading
      And the counter shows "05:00"

      Examples:
        | sentence                            |
        | the server answers after 2 seconds  |
        | the question arrives after 1 second |

    @QUI-UC1.C
    Scenario: The request on its way fails
      Given the server does not answer yet
      When the customer requests to load the game
      # audit-ignore(the request has ended by then)
      And the request for the question times out
      Then a connectivity error is delivered

    @QUI-UC1.I
    Scenario Outline: Half a payload: <sentence>
      Given <sentence>
      # audit-ignore(what is invalid stays invalid)
      When the system validates the downloaded data
      Then an invalid data error is delivered

      Examples:
        | sentence                                       |
        # audit-ignore(any half of a payload is invalid)
        | the server sends only the answers "a" and "b"  |
        # audit-ignore(any question without answers is invalid data)
        | the server sends only the question "Which?"    |
        # audit-ignore(each of these is invalid data)
        | a response with a question but without answers |
        # audit-ignore(each of these is invalid data)
        | a payload with answers but no question         |
        # audit-ignore(each of these is invalid data)
        | a payload with an empty question               |
        # audit-ignore(each of these is invalid data)
        | the app receives a question without answers    |

    @QUI-UC1.P
    Scenario: A question and its answers in a table
      Given the server returns this question and its answers:
        | question          | answer |
        | Which have rings? | Saturn |
        | Which have rings? | Uranus |
      When the question is loaded from the URL
      Then the question "Which have rings?" is delivered
      And the system creates the question "Which have rings?" with 2 answers
      And the answers "Saturn" and "Uranus" are delivered
      And the delivered answers are "Saturn" and "Uranus"
      But the question "Name the three light colours" is not delivered
      And "Venus" is not delivered

    @QUI-R05
    Scenario Outline: An answer that is there twice: <sentence>
      Given the answers to be guessed are "red" and "blue"
      # audit-ignore(an answer counts once, however often it is there)
      And <sentence>
      When the customer starts the game
      Then the app shows 2 answers in total
      And the answers contain "red" once

      Examples:
        | sentence                                    |
        | the payload contains the answer "red" twice |
        | "red" is in the payload two times           |

  Rule: The time

    @QUI-R11
    Scenario Outline: A round lasts a minute: <sentence>
      Given <sentence>
      When I start a game
      And 59 seconds pass
      Then only 1 second remains
      And the customer has 1 second left
      When 1 second passes
      Then a message should say the time is over with 0 answers hit

      Examples:
        | sentence                                              |
        | the counter lasts 60 seconds                          |
        | the timer is set to one minute                        |
        | a question with 5 answers and a counter of 60 seconds |

    @QUI-R06 @QUI-R12
    Scenario: The counter moves after the start only
      Given the customer is ready to play
      # audit-ignore(the time must change nothing)
      When 10 seconds pass before the start
      Then the counter has not moved
      When the customer starts the game
      And the counter counts down 10 seconds
      Then the counter has moved
      And the counter should go on counting
      And the start button cannot be pressed
      And the counter shows 12 seconds less than before

    @QUI-R12
    Scenario Outline: When something is inserted: <sentence>
      Given the customer has started the game
      # audit-ignore(the same answer again changes nothing)
      When <sentence>
      Then the counter shows <time>
      And "red" is on the screen
      But "green" is not shown

      Examples:
        | sentence                                                      | time  |
        | the customer inserts "red" 20 seconds after the start         | 04:40 |
        | the customer inserts "red" 30 seconds into the game           | 04:30 |
        | the customer inserts "red" after 40 seconds                   | 04:20 |
        | 50 seconds after the start, the customer inserts "red"        | 04:10 |
        | the customer inserts "red" one second before the counter ends | 00:01 |
        | the customer inserts "red" in the last second                 | 00:01 |

    Scenario: The time that has passed
      Given the customer has been playing for 20 seconds
      Then just 4 minutes and 40 seconds are left
      And the counter counts for 20 seconds
      When the customer resets the game
      Then the counter is full again

  Rule: Rounds

    @QUI-R22 @QUI-R28
    Scenario Outline: A round was won: <sentence>
      Given <sentence>
      Then the app congratulates the player
      And the message is titled "Congratulations"
      And the message is not titled "Time finished"
      And the message is displayed only once
      And the customer is offered another round
      When the customer requests another round
      Then the customer can insert answers
      And the list is empty

      Examples:
        | sentence                          |
        | a finished game                   |
        | a round that the customer has won |
        | the first round was won           |
        | the customer won the last round   |
        | the customer finishes in time     |
        | the player found every answer     |

    @QUI-R23
    Scenario Outline: A round was lost: <sentence>
      Given <sentence>
      Then the message says the time is over with <hits> hits

      Examples:
        | sentence                                      | hits |
        | a lost game                                   |    0 |
        | a game whose time is over                     |    0 |
        | the previous round was lost                   |    0 |
        # audit-ignore(it says the same with a number)
        | the counter ended without any answer          |    0 |
        | the counter ended after 1 answer was inserted |    1 |
        | the customer lost the last round with 2 hits  |    2 |
        | the customer lost the game with 1 hit         |    1 |
        | the customer lost the first round             |    0 |

    Scenario Outline: A round is where it is: <sentence>
      Given <sentence>
      Then only 2 answers have been hit
      And the app shows 1 remaining answer

      Examples:
        | sentence                                     |
        | a started game in which two answers were hit |
        | a running round with 2 of 3 answers hit      |
        | a started game with 1 answer missing         |

    @QUI-R26 @QUI-R28
    Scenario Outline: An answer of the last round: <sentence>
      Given <sentence>
      And the customer has started another round
      Then none of the 3 answers has been hit
      When the customer inserts the answer "red"
      Then only 1 answer has been hit
      And the list consists of "red"
      And the answers found are "red"

      Examples:
        | sentence                                            |
        # audit-ignore(no answer of the last round is hit, whichever it was)
        | the customer hit the answer "red" in the last round |
        | I guessed 2 answers in the previous round           |

    Scenario: Rounds that have not begun, and rounds in progress
      # audit-ignore(without saying so no game is started either)
      Given a game that has not been started
      Then the customer cannot insert answers
      When the quiz is closed
      Then no question is displayed

    Scenario: A running game was reset
      Given a running game was reset by the user
      Then the list of answers stays empty
      And the game has to be started again

    Scenario: The start button, pressed twice
      Given a loaded question with the answers "oak" and "elm"
      # audit-ignore(the second press takes back the first)
      When the customer presses the start button twice
      Then the customer cannot insert answers
      And the app shows 2 answers to be guessed

  Rule: Guesses

    Scenario: Guesses and what came of them
      Given a game in progress with the answers "oak", "elm" and "ash"
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "oak" first and "ELM" second
      And the customer inserts "pine"
      Then "oak" counts as a hit
      But "pine" does not count
      And "oak" counts only once
      And "ELM" is listed as "elm"
      And "ELM" counts as "elm"
      # audit-ignore(the last answer is wrong, so it is listed as none of them)
      And the last answer is not listed as "oak"
      And the app shows 3 answers to be guessed
      And the system rejects the guess as wrong
      And the list does not show "pine"
      # audit-ignore(it is inserted in either tense)
      When the customer inserts one of these two answers
      Then the guess is listed as "ash"

    Scenario Outline: One answer more: <sentence>
      # audit-ignore(two of three remain only when one is hit)
      Given the customer has inserted "red"
      # audit-ignore(when one of three is hit two remain)
      And two answers remain to be guessed
      When <sentence>
      Then 2 answers have been hit

      Examples:
        | sentence                                      |
        # audit-ignore(it is inserted in either tense)
        | the customer inserts one of these two answers |
        # audit-ignore(it is inserted in either tense)
        | I insert one of the two remaining answers     |
        | the customer inserts a second answer          |
        | the customer types "green" and submits it     |

    @QUI-R14 @QUI-R15 @QUI-R16 @QUI-R17
    Scenario Outline: Rejected <reason>
      Given <state>
      When the customer inserts <guess>
      Then the guess is rejected <reason>

      Examples:
        | state                             | guess                          | reason                           |
        | the customer has started the game | "blue" after the counter ended | because the time is over         |
        | the app has loaded the question   | "red"                          | because the game was not started |
        | the customer has started the game | an empty answer                | because it is blank              |
        | the customer has inserted "red"   | "red" with spaces around it    | because it was already inserted  |
        | the customer has started the game | "brown"                        | because it is wrong              |

    @QUI-R19
    Scenario Outline: Capitals do not matter: <sentence>
      Given <sentence>
      And a started game
      When the customer inserts "red" in capital letters
      Then the guess is listed as "red"

      Examples:
        | sentence                                   |
        | the case of the answers is ignored         |
        | the comparison ignores case                |
        | upper and lower case are not distinguished |

    @QUI-R19
    Scenario: Capitals matter where they are distinguished
      Given upper and lower case are distinguished
      And a started game
      When the customer inserts "red" in capital letters
      Then the guess is wrong

  Rule: What the screen tells of it

    Scenario: Some answers, and what the app says of them
      Given some answers were inserted
      Then the app shows how many answers remain
      And the app does not show that all answers were found
      And some of the answers have been found
      # audit-ignore(what is repeated is refused each time)
      When the customer enters an unknown word
      Then the guess changes nothing
      When the customer guesses correctly
      Then the app shows that all 3 answers were found
      And the app rejects new answers
      And new answers are refused
      And the customer is congratulated
      And the text of the message is "You got 3 out of 3 answers"
      And the "Play Again" button is shown
      And the message has the button "Play Again"
      And there is a "Reset" button
      But the app does not show the button "Start"

    Scenario: The order, and the request
      Given the customer has inserted "red" and "blue"
      Then the list shows "blue" after "red"
      And the app has requested the question

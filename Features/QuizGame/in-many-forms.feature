@QUI
Feature: The quiz in many forms

  The same facts in the tenses, counts and word orders that stories use.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: A question is loaded: <sentence>
      When the customer opens the quiz game
      Then <sentence>

      Examples: Requests
        | sentence                                 |
        | the app makes no second request          |
        | no further request is sent               |
        | exactly one GET request was made         |
        | a GET request is sent to the URL         |
        | the app sends one request to the URL     |
        | the URL is requested once                |
        | the question was requested from remote   |
        | the data is downloaded from the URL      |
        | the system validates the downloaded data |

      Examples: The question and its answers
        | sentence                                                                           |
        | a question is created                                                              |
        | the system creates a question with 3 answers                                       |
        | the app creates the question with the answers "red", "green" and "blue"            |
        | the system delivers the question with 3 answers                                    |
        | the system delivers the question "Name the three light colours" with three answers |
        | the system delivers 3 correct answers                                              |
        | the system delivers all the answers                                                |
        | all 3 answers are delivered                                                        |
        | the delivered question is "Name the three light colours"                           |
        | the delivered question has 3 correct answers                                       |
        | the delivered answers are "red", "green" and "blue"                                |
        | the delivered answers are not "red" and "green"                                    |
        | the first delivered answer is "red"                                                |
        | the correct answers start with "red" and end with "blue"                           |
        # audit-ignore(any word that is no answer is not among them)
        | the correct answers contain "green" but not "pink"                                 |
        | the text of the question is "Name the three light colours"                         |
        | the customer can see the game ready to be played                                   |
        | the quiz is displayed and no error is reported                                     |
        | the question stays on the screen                                                   |
        | the question has not changed                                                       |
        | the app reports no error                                                           |
        # audit-ignore(nothing failed, for neither reason)
        | the app shows no connectivity error                                                |
        # audit-ignore(nothing failed, for neither reason)
        | no "connectivity" error is delivered                                               |

    @QUI-UC1
    Scenario Outline: Nothing is loaded: <condition>
      Given <condition>
      # audit-ignore(the story names no address, so any will do)
      When the "Load Question" command is executed with the URL
      Then exactly one GET request was made
      And the system delivers a "<error>" error
      And the customer gets an error
      And no question is created
      And the system creates no question
      And the quiz is not displayed
      # audit-ignore(there is no reset button yet that could be pressed)
      And the start button is disabled

      Examples:
        | condition                                | error        |
        | the server responds with 500             | invalid data |
        | the response has status 404              | invalid data |
        # audit-ignore(no status makes JSON of it)
        | the server returns 200 with invalid JSON | invalid data |
        | the "answer" list is empty               | invalid data |
        | the "question" key is missing            | invalid data |
        | the "answer" field is missing            | invalid data |
        # audit-ignore(any of these is invalid data)
        | the payload has only a question          | invalid data |
        # audit-ignore(any of these is invalid data)
        | the response body is not valid JSON      | invalid data |
        # audit-ignore(any of these is invalid data)
        | the downloaded data contains no question | invalid data |
        | there is no connectivity                 | connectivity |

    @QUI-UC1
    Scenario Outline: What the remote has: <sentence>
      Given <sentence>
      When I execute the command "Load Question" with the URL
      Then exactly one GET request was made
      And the system delivers 50 correct answers
      And the question is <question>

      Examples:
        | sentence                                                      | question                          |
        | the server response is the java keywords payload              | "What are all the java keywords?" |
        | the response is 200 with the question "Which?" and 50 answers | "Which?"                          |
        | the answer goes from "abstract" to "while" with 50 keywords   | "What are all the java keywords?" |
        | the downloaded data contains a question and 50 answers        | "What are all the java keywords?" |
        | the remote returns a question with 50 answers                 | "What are all the java keywords?" |

  Rule: Starting

    @QUI-UC2
    Scenario Outline: Before the start: <sentence>
      Given the app has already loaded the java keywords question
      Then <sentence>

      Examples:
        | sentence                                                    |
        | the customer does not start the game                        |
        | the start button is enabled                                 |
        | the start button is shown and the reset button is not shown |
        | the button says "Start"                                     |
        | the game waits to be started                                |
        | the counter never starts                                    |
        | the counter has not changed                                 |
        | the system does not start the counter                       |
        | the app does not allow inserting answers                    |
        | the user is not enabled to insert guesses                   |
        | the app shows 0/50                                          |
        | the number of answers to be guessed is 50                   |
        | the list is not displayed                                   |
        | the app displays no list                                    |
        | the app displays no answers                                 |

    @QUI-UC2
    Scenario Outline: Ten seconds after the start: <sentence>
      Given the game started 10 seconds ago
      Then <sentence>

      Examples:
        | sentence                                             |
        | the counter has gone down                            |
        | the counter counts down every second                 |
        | the counter decreases by 1 second every second       |
        | the counter changes                                  |
        | the counter has not ended and is still running       |
        | the timer is not finished                            |
        | the counter does not end                             |
        | the counter is not zero                              |
        # audit-ignore(any time but the one shown would be denied as well)
        | the counter does not show 05:00                      |
        | the counter shows the remaining time                 |
        | the timer still has time left                        |
        | time is left on the counter                          |
        | there is still time on the counter                   |
        | the reset button is displayed                        |
        | the system does not stop the counter                 |
        | the system does not inform that the game is finished |
        | the game is not over                                 |

    @QUI-UC2
    Scenario Outline: A game with a named question: <sentence>
      Given <sentence>
      Then the app shows 0 of 3 answers
      And the app displays the question "Which?"
      And the counter is running

      Examples:
        | sentence                                                                    |
        | the customer has started the game with the question "Which?" with 3 answers |
        | a running game with the question "Which?" with 3 answers                    |
        | the game is started with the question "Which?" with 3 answers               |

    @QUI-UC2
    Scenario: Answers that the story names after the start
      # audit-ignore(who inserts an answer in time plays a game)
      Given I have started the game
      And the answers to be guessed are "do" and "if"
      When the customer inserts "do" before the counter ends
      Then the game is not finished and one answer remains
      And the app updates the remaining answers from 2 to 1

  Rule: Guesses

    @QUI-UC3
    Scenario Outline: Two of three: <sentence>
      Given the customer has started the game and inserted 2 answers, "red" and "green"
      Then <sentence>

      Examples: The numbers
        | sentence                                                        |
        | the number of hits is 2                                         |
        | the amount of answers that the customer hit is updated to 2     |
        | the amount of answers hit increases by one                      |
        | the remaining answers stay at 1                                 |
        | the remaining answers have changed                              |
        | the remaining number of answers is 1                            |
        | the number of answers still to be guessed goes down from 2 to 1 |
        | the total stays at 3 and does not change                        |
        | the app updates the remaining answers to be guessed             |
        | the app should update the remaining answers to 1                |
        # audit-ignore(any other number but one would be as wrong)
        | the app does not update the remaining answers to 2              |
        | the app shows the total of answers to be guessed as 3           |
        | the app shows "2" as the number of hits and "3" as the total    |
        | the app shows that the total is 3                               |
        | the app shows that 2 answers were hit                           |
        | the app shows that one answer is left                           |
        # audit-ignore(one text shows them all)
        | the number of hits is displayed                                 |
        | 1 of the 3 answers remains                                      |
        | 1 more answer is to be guessed                                  |
        | there is still one answer left to guess                         |
        | the customer has not hit all answers and the game is not over   |

      Examples: The list
        | sentence                                                   |
        | the app displays a list with all answers inserted          |
        | the app displays the list                                  |
        | the list is displayed                                      |
        | the list has 2 entries                                     |
        | the list contains the 2 answers "red" and "green"          |
        # audit-ignore(they are two)
        | the list contains only the answers "red" and "green"       |
        | the app displays a list with "red" and "green" only        |
        | the list contains "red" and "green" in this order          |
        | the list contains the answer "red" once                    |
        | the list shows the answers in the order they were inserted |
        | the list shows "red" first and ends with "green"           |
        | "green" comes after "red" in the list                      |
        | the 2nd item in the list is "green"                        |
        | the answer "red" appears in the list                       |
        | "blue" does not appear in the list                         |
        | "red" appears in the list only once                        |
        | "red" is displayed in the list                             |
        # audit-ignore(any word but the two is missing)
        | the list contains "red" but not "blue"                     |
        | the list grows by one                                      |
        | none of the previous answers is deleted                    |

      Examples: The guess
        | sentence                                                  |
        | the user guess is saved                                   |
        | the user guess is validated                               |
        | the user guess is "green"                                 |
        | the answer appears in the list                            |
        | the app adds the answer to the list                       |
        # audit-ignore(they are two)
        | the app accepts the answers "red" and "green"             |
        | the app adds "green" to the list                          |
        | the system has saved the 2 user guesses "red" and "green" |
        | the app does not list "blue"                              |
        | the app does not refuse the guess                         |

    @QUI-UC3
    Scenario Outline: A guess that does not count: <guesses>
      Given the game is running and "red" was inserted
      When the customer <guesses>
      Then the app ignores the answer "<guess>"
      And the user guess is "<guess>"
      And the guess is wrong
      And the app does not accept the guess
      # audit-ignore(the hits and the rest change together)
      And the app should not update the remaining answers
      # audit-ignore(the hits and the rest change together)
      And the number of hits does not change
      # audit-ignore(the hits and the rest change together)
      And the remaining answers are unchanged
      And the list does not grow

      Examples:
        | guesses                          | guess |
        | makes the guess "pink"           | pink  |
        | inserts the wrong answer "pink"  | pink  |
        | gives an incorrect answer "pink" | pink  |

    @QUI-UC3
    Scenario Outline: Wrong without a word: <sentence>
      Given the game is running and "red" was inserted
      When <sentence>
      Then the app rejects the answer
      And the guess is wrong

      Examples:
        | sentence                                                      |
        | the customer guesses wrong                                    |
        # audit-ignore(wrong guesses are rejected, however many they are)
        | the customer makes a wrong guess                              |
        # audit-ignore(wrong guesses are rejected, however many they are)
        | I insert an answer that is not in the list of correct answers |

    @QUI-UC3
    Scenario Outline: Nearly all: <sentence>
      When <sentence>
      Then one answer is left to guess and the game goes on
      When the customer inserts the remaining 1 answer
      Then the customer has hit all 3 answers
      And all the answers have been found

      Examples:
        | sentence                                        |
        | the customer has answered all guesses but one   |
        | the customer inserts all but one of the answers |

  Rule: The end

    @QUI-UC4
    Scenario Outline: The time is over: <sentence>
      Given the customer has found one answer
      When <sentence>
      Then the round is over
      And the game finishes
      And time is up
      And the counter is zero
      And the customer has lost
      And the time is over message is displayed
      And a message appears
      And the message has the title "Time finished"
      And the app displays the message "Time finished"
      And the message shows 1 answer and the option to play again
      And the message shows how many answers were hit
      And the message shows the number of answers hit
      And the message shows the number 1
      And the app says that the time is over
      # audit-ignore(the document calls the offer by either name)
      And the customer has the option to play again
      # audit-ignore(the document calls the offer by either name)
      And the app offers the customer to try again
      And the system should inform that the game is over
      # audit-ignore(it must change nothing)
      When the customer ignores the message
      # audit-ignore(the document calls the offer by either name)
      Then the message with the option to play again is still displayed

      Examples:
        | sentence                                         |
        | the customer waits until the counter ends        |
        | the customer does nothing until the time is over |
        | time runs out                                    |

    @QUI-UC4
    Scenario: The game is won
      When the customer wins
      Then the game is won by the customer
      And the message should show all 3 answers hit
      And no time is over message is displayed
      And the app does not say that the time is over
      When the customer taps on the option to play again
      Then no message appears
      # audit-ignore(no message of either name is displayed anymore)
      And no message with the option to play again is displayed
      And the message is not shown anymore
      # audit-ignore(the offer is gone, by either name)
      And the customer has no option to play again
      And the customer can start a new game
      And the game must be started again
      And the amount of answers hit goes back to 0
      And the old answers are gone
      And none of the previous answers is listed
      And no answer is listed

    @QUI-UC4
    Scenario: An end with the answers that remain
      Given the counter ended with 2 answers remaining
      Then the message indicates that the time is over and 1 answer hit

  Rule: The next round

    @QUI-UC2
    Scenario Outline: Reset twice: <sentence>
      Given the customer has hit 2 answers and there are 4 minutes left
      # audit-ignore(a second reset must change nothing)
      When <sentence>
      Then the counter is set back to its initial value
      And the counter shows the initial time again
      And the game is not running anymore
      # audit-ignore(all answers are gone)
      And the answer "red" is deleted from the list
      And the app does not allow the customer to insert new answers until it starts again

      Examples:
        | sentence                                        |
        | the customer requests to reset the game 2 times |
        | the customer requests to reset the game twice   |

    @QUI-UC2
    Scenario Outline: The next round: <sentence>
      Given the customer has hit 2 answers and the counter ended
      When the customer accepts to play again and the game starts again
      Then <sentence>

      Examples:
        | sentence                                   |
        | the new game starts with 0 hits            |
        | the second round starts with an empty list |

    @QUI-UC3
    Scenario: What two sentences say in one
      Given the customer is playing and has hit one answer
      When the customer inserts "blue" while the counter shows 04:00
      Then the list contains "blue" and the counter shows 04:00
      And the counter should immediately go on
      When the customer resets the game and starts it again
      Then the counter shows 05:00 and the list is empty
      And after 2 seconds, the counter shows 04:58

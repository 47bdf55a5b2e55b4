@QUI
Feature: The quiz in other words

  What the document says in one sentence can be said in others, and denied. Each sentence stands here
  once, where it holds and would not hold otherwise.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  Rule: There is a connection, or there is none

    Scenario Outline: Without a connection nothing is loaded: <sentence>
      Given <sentence>
      When I request to load the quiz
      Then an error is displayed
      And the message says that there is no connection
      And the message says "there is no connection"
      And the customer can try again
      And the app displays the option to try again
      And the message offers to try again
      And the game cannot be started
      And the player cannot play the game
      And no question is shown
      And the app shows no question
      And exactly one request was sent

      Examples:
        | sentence                               |
        | there is no internet connection        |
        | the app is offline                     |
        | the connection is lost                 |
        | I do not have a connection             |
        | the user loses the internet connection |
        | the device has no connection           |

    Scenario Outline: With a connection the question is loaded: <sentence>
      Given the customer is offline
      And I have requested to load the quiz
      And <sentence>
      When the app is opened
      Then the app displays the question "Name the three light colours"
      And the app does not show an error message
      And two requests were sent

      Examples:
        | sentence                            |
        | the connection is back              |
        | I am back online                    |
        | the customer has connectivity again |

    Scenario Outline: There is a connection: <sentence>
      Given <sentence>
      When the player requests the question
      Then I see the question "Name the three light colours"
      And no error message is displayed
      And only one request was sent
      And the system downloads data from the URL

      Examples:
        | sentence                                  |
        | there is an internet connection           |
        | the customer is connected to the internet |

  Rule: The question and its answers come from the remote

    Scenario: The question of the document
      Given the remote question is "What are all the java keywords?"
      And it has 2 correct answers
      When the system loads the question from remote
      Then the question is "What are all the java keywords?"
      And the question has two answers
      And the first correct answer is "abstract"
      And the last correct answer is "assert"
      And the last answer is not "abstract"
      And exactly one request was sent

    Scenario Outline: A question and its answers: <sentence>
      Given <sentence>
      When the app tries to load the question
      Then the question "Which way is up?" is shown on the screen
      And the system creates the question from valid data
      And the system delivers the question and its 2 correct answers

      Examples:
        | sentence                                                          |
        | the server returns the question "Which way is up?" with 2 answers |
        # audit-ignore(the story only counts them)
        | the question "Which way is up?" with the answers "up" and "down"  |

    Scenario: The answers by name
      Given the question has the answers "red" and "pink"
      When the question is loaded
      Then the correct answers are "red" and "pink"
      And "pink" is one of the correct answers
      And "blue" is not a correct answer
      And the correct answers include "pink"
      And the second answer is "pink"
      And the last answer is "pink"
      And the system delivers the question and the correct answers
      And the question and the correct answers are delivered

    Scenario Outline: Data that is not valid: <sentence>
      Given <sentence>
      When the app loads the game
      Then an error is delivered
      And the message says that the data is invalid
      And the game is not ready to be played
      And the game is not loaded

      Examples:
        | sentence                                    |
        | the data downloaded from the URL is invalid |
        | the downloaded data is not valid            |
        | the server returns invalid data             |
        | the question has no answers                 |
        | the URL returns an empty list of answers    |

    Scenario: A loaded game is ready
      When the game is loaded
      Then the game is ready to be played
      And the game can be started

    Scenario Outline: A game that is ready: <sentence>
      Given <sentence>
      Then the app displays the question
      And the app shows 0 of 3 answers

      Examples:
        | sentence          |
        | the game is ready |
        | a loaded game     |

    Scenario: The loading indicator
      Given the server does not answer yet
      When the question is loaded
      Then the loading indicator is shown
      And the app displays a loading indicator
      And the question is not delivered
      When the server answers
      Then the loading indicator is no longer shown

    Scenario: A command that the system executes
      When the system executes the "Load Question" command
      Then the question is shown
      And only one request was sent

    Scenario: The commands of the use cases
      When the "Load Question" command is executed
      And the "Start" command is executed
      Then the system starts the counter
      When the "Add guess" command is executed with the guess "green"
      Then the list of answers is "green"
      And the system saves the user guess
      And only one request was sent

  Rule: The game starts, and with it the counter

    Scenario Outline: The game is started: <sentence>
      Given the app has loaded the question
      When <sentence>
      Then the game is running
      And the game has started
      And I can enter answers
      And the game accepts new answers
      And the app allows new answers
      And inserting answers is possible
      And new answers can be inserted

      Examples:
        | sentence                         |
        | the game begins                  |
        | I start playing                  |
        | the user tries to start the game |
        | I press "Start"                  |
        | I tap the "Start" button         |
        | the counter is running           |
        | the countdown has started        |
        | the game is started              |
        | I started the game               |
        | the game is in progress          |
        | the customer is playing the game |
        | I press start                    |

    Scenario: Before the start
      Given the game is ready
      Then the game is not started
      And the game is not running
      And the counter has not started to count
      And no answers can be inserted
      And the counter is stopped
      And the game has not finished

    Scenario: A game that runs
      Given a running game
      Then the counter starts to count from the beginning

    Scenario: The counter in other words
      Given I have started the game
      When the timer reaches "04:00"
      Then the timer is at 04:00
      And the clock shows less than five minutes
      And the remaining time is 4 minutes
      And there are 4 minutes left
      And 4 minutes remain
      And the countdown is not stopped

    Scenario: The time that passes
      Given the game was started
      When after 2 minutes
      Then the counter reads 03:00
      When 30 seconds have passed
      Then the counter shows "02:30"

  Rule: The customer inserts answers

    Background:
      Given the game has started

    Scenario Outline: Two answers: <sentence>
      When <sentence>
      Then the list shows "red" and "green"
      And the customer has 2 hits

      Examples:
        | sentence                                   |
        # audit-ignore(it is inserted in either tense)
        | I insert "red" and then "green"            |
        | the answers "red" and "green" are inserted |
        | 2 answers have been found                  |
        | I insert 2 of the 3 correct answers        |
        | I enter all three answers except one       |

    Scenario: One answer
      When I insert one answer
      Then one of three answers has been hit
      And two answers are still to be guessed
      And the list changes
      # audit-ignore(the hits and the rest change together)
      And the number of hits changes
      And the score is 1 of 3
      When I insert a repeated answer
      Then the answer is rejected as repeated

    Scenario: Answers in a table
      # audit-ignore(the perfect says the same)
      When the player inserts these answers:
        | answer |
        | red    |
        | green  |
      And I guess another correct answer
      Then the list shows these answers:
        | red   |
        | green |
        | blue  |
      And all answers have been found
      And the app displays "red" and "green"

    Scenario: Correct answers
      When the user types "red"
      Then the answer is correct
      And the answer is not wrong
      And the answer "red" is accepted
      And "red" is in the list of answers
      And the app shows "red" in the list
      And the app displays the answer "red"
      And the app displays the list with "red"
      And the list contains only "red"
      And "red" appears only once in the list
      And the last answer in the list is "red"

    Scenario: Wrong answers
      When I try to insert "pink"
      Then the answer is wrong
      And the answer is rejected
      And the guess is not correct
      And no answers are listed
      And the list does not change
      # audit-ignore(a wrong guess changes none of the numbers)
      And the number of hits has not changed
      And the app shows an empty list

    Scenario: Wrong answers beside a correct one
      When I insert "blue"
      And I try to insert "pink"
      Then neither "pink" nor "red" is in the list
      And the answer "pink" is ignored
      And the answer is wrong
      And the list shows only "blue"

    Scenario: No answer at all
      Given the customer has not inserted any answer
      Then the app shows 0 answers hit
      And a total of 3 answers to be guessed

  Rule: The hits and the answers that remain

    Background:
      Given I have found one answer

    Scenario Outline: One of three: <sentence>
      Then <sentence>

      Examples: The hits
        | sentence                       |
        | the app shows 1 hit            |
        | the app shows 1 hit out of 3   |
        | the app shows 1 of 3           |
        | the number of hits is 1        |
        | there is one correct answer    |
        | one hit is shown               |
        | the app does not show two hits |
        | the number of hits is not two  |

      Examples: The total
        | sentence                           |
        | the app shows a total of 3 answers |
        | there are 3 answers to be guessed  |

      Examples: The rest
        | sentence                                          |
        | two answers to be guessed remain                  |
        | two answers are left                              |
        | there are still two answers missing               |
        | the app shows that there are two answers left     |
        | the app shows that 2 answers remain to be guessed |
        | two remaining answers are displayed               |
        | the remaining answers are updated to 2            |
        | three answers are no longer missing               |

  Rule: The end of the game and its message

    Scenario Outline: The counter ends: <sentence>
      Given one answer has been guessed
      # audit-ignore(a counter that has ended does not end once more)
      When <sentence>
      Then the game is lost
      And the game has finished
      And the system informs that the game is finished
      And the customer has not won
      And the time is over
      And the message tells the player that the time is over
      And a message indicating that the time is over is displayed
      And a message showing how many answers the customer hit is displayed
      And I see a message with the number of hits
      And the message indicates one hit
      And the message says that the customer hit 1 of 3 answers
      And I see a message saying that I hit 1 answer
      # audit-ignore(any number of hits but one would be as wrong)
      And no message is shown saying that the customer hit 2 answers

      Examples:
        | sentence                   |
        | the time runs out          |
        | the time is over           |
        | the countdown reaches zero |
        | the timer has expired      |
        | the time has run out       |

    Scenario: All answers are found
      Given the game has started
      When I have guessed all 3 answers
      Then I have won the game
      And the option to play again is shown
      And the time is not over
      And the game is not lost
      And no message is shown saying that the time is over

    Scenario: A game that was won
      Given the player won the game
      Then the app shows 3 of 3

    Scenario Outline: Only some answers before the counter ended: <sentence>
      Given <sentence>
      Then a message indicating the time is over is shown
      And the message says that I hit 2 answers

      Examples:
        | sentence                                               |
        | I guessed only "red" and "blue" before the timer ended |
        | I inserted only 2 answers before the counter ended     |

    Scenario: Not all answers before the counter ended
      Given the customer has not finished answering all the guesses before the counter ends
      Then the message says that I hit one answer

  Rule: Another round

    Scenario Outline: The game begins anew after a win: <sentence>
      Given the player finished guessing all answers before the timer ended
      When <sentence>
      Then the game is reset
      And the counter resets
      And the counter shows the initial time
      And the customer's guesses are deleted
      And the message disappears
      And the customer cannot insert answers until the game starts again

      Examples:
        | sentence                          |
        | I choose the option to play again |
        | the customer taps "Play Again"    |
        | the game is restarted             |

    Scenario: The game begins anew after the time is over
      Given the player has inserted one answer before the counter ended
      When the player tries again
      Then the game is reset
      And one message was shown

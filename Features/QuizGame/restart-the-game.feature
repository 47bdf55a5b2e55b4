@QUI
Feature: Customer request to restart the game

  As an online customer
  I want to restart the game
  So I can start another round

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S07
  Scenario: A reset puts back the counter and empties the list
    Given the customer has already requested to start the game
    When the customer requests to reset the game
    Then the counter should reset
    And the list with all customer's guesses should be deleted

  @QUI-S08
  Scenario: A reset game takes no answers until its next start
    Given the customer has already requested to start the game
    When the customer requests to reset the game
    Then the app should not allow the customer insert new answers until it starts again

  @QUI-S09
  Scenario: Playing again after all answers were found
    Given the customer finished answering all guesses before the timer ends
    When the customer request to play again from the message shown by the app
    Then the counter should reset
    And all previous answers should be deleted

  @QUI-S10
  Scenario: Playing again after the time was over
    Given the customer has not finished answering all guesses
    And the counter ends
    When the customer request to play again from the message shown by the app
    Then the counter should reset
    And the list with all customer's guesses should be deleted

  Rule: A reset game is as good as a freshly loaded one

    @QUI-S07 @QUI-R26
    Scenario: A reset in the middle of a game
      Given the customer has already requested to start the game
      And the customer inserts two answers
      And 100 seconds have passed
      Then the counter shows "03:20"
      And the answers shown are "2/3"
      When the customer requests to reset the game
      Then the counter should reset
      And the counter shows "05:00"
      And the list with all customer's guesses should be deleted
      And the answers shown are "0/3"
      And the game is not finished
      And no message is displayed

    @QUI-R26
    Scenario: Without a reset everything is kept
      Given the customer has already requested to start the game
      And the customer inserts two answers
      When 100 seconds pass
      Then the timer is not reset
      And the list with all customer's guesses is not empty
      And all answers are kept
      And the timer runs

    @QUI-X31 @QUI-R26
    Scenario: Reset stops the counter
      Given the customer has already requested to start the game
      And 30 seconds pass
      Then the counter shows "04:30"
      When the customer requests to reset the game
      # audit-ignore(it must change nothing)
      And 10 seconds pass
      Then the counter shows "05:00"
      And the counter is reset
      And the timer is not running

    @QUI-X32 @QUI-R26
    Scenario: Reset clears the hits
      Given the customer has already requested to start the game
      And the customer inserts "red"
      Then the answers shown are "1/3"
      When the customer requests to reset the game
      Then the answers shown are "0/3"
      And the list with all customer's guesses is deleted
      And all answers are deleted

    @QUI-X33 @QUI-R26
    Scenario: A new round after reset starts at the full time
      Given the customer has already requested to start the game
      And 30 seconds pass
      Then the counter shows "04:30"
      When the customer requests to reset the game
      And the customer requests to start the game
      And 1 second passes
      Then the counter shows "04:59"

    @QUI-X34 @QUI-R26
    Scenario: The answers found before a reset can be found again
      Given the customer has already requested to start the game
      And the customer inserts "red"
      Then the list shows "red"
      When the customer requests to reset the game
      And the customer requests to start the game
      And the customer inserts "red"
      Then the list shows "red"
      And the second answer is counted

    @QUI-R22 @QUI-R26
    Scenario: A round after a reset can be won
      Given the customer has already requested to start the game
      And the customer inserts "red" and "blue"
      Then the list shows "red" and "blue"
      When the customer requests to reset the game
      And the customer requests to start the game
      And the customer inserts "green", "blue" and "red"
      Then the message says 3 of 3 and offers to play again
      And the list shows "green", "blue", "red"

    @QUI-R11 @QUI-R26
    Scenario: A reset puts back the length of the game, whatever it is
      Given the game lasts 90 seconds
      And the customer has already requested to start the game
      And 30 seconds pass
      Then the counter shows "01:00"
      When the customer resets the game
      Then the counter shows "01:30"
      And the counter has stopped

    @QUI-R26
    Scenario Outline: A reset ends a finished game, too, when <end>
      Given the customer has already requested to start the game
      And <end>
      Then a message is displayed
      When the customer requests to restart the game
      Then the message is no longer displayed
      And the status button says "start"
      And the counter should reset
      And all answers should be deleted

      Examples:
        | end                                       |
        | the counter ends                          |
        | the customer has inserted all the answers |

    @QUI-X35 @QUI-R27
    Scenario: Reset before the start
      Given the app has already loaded the question
      # audit-ignore(it must change nothing)
      When the customer requests to reset the game
      Then the customer cannot insert answers
      And the counter shows "05:00"
      And the customer can start the game

    @QUI-X38 @QUI-R06 @QUI-R09 @QUI-R26
    Scenario: The status button follows the game
      Given the app has already loaded the question
      Then the status button says "start"
      When the customer requests to start the game
      Then the status button says "reset"
      When the customer requests to reset the game
      Then the status button says "start"

    @QUI-R09 @QUI-R26
    Scenario: The status button resets a game that runs
      Given the app has already loaded the question
      And the customer presses the status button
      And the customer inserts "red"
      And 10 seconds pass
      Then the answers shown are "1/3"
      And the counter shows "04:50"
      When the customer presses the status button again
      Then the status button says "start"
      And the counter should reset
      And the list is empty
      And the game has not started
      When the customer presses the status button again
      And 1 second passes
      Then the counter shows "04:59"

    @QUI-R26
    Scenario Outline: The status button resets a finished game when <end>
      Given the customer has already requested to start the game
      And <end>
      Then a message is displayed
      When the customer presses the status button
      Then the counter should reset
      And all previous answers are deleted
      And no message is displayed
      And 1 request was sent

      Examples:
        | end                              |
        | the counter ends                 |
        | the customer inserts all answers |

  Rule: Playing again waits for the start and keeps the question

    @QUI-X36 @QUI-R28
    Scenario Outline: Another round waits for the start when <end>
      Given the customer has already requested to start the game
      And the customer inserts 1 answer
      And <end>
      Then the list is not empty
      When the customer <again>
      # audit-ignore(it must change nothing)
      And 10 seconds pass
      Then the counter shows "05:00"
      And the customer cannot insert answers
      And the answers shown are "0/3"
      And the message is no longer shown
      And the status button says "start"

      Examples:
        | end                              | again                                                   |
        | the counter ends                 | requests to try again from the message shown by the app |
        | the counter ends                 | plays again                                             |
        | the customer inserts all answers | request to play again from the message shown by the app |

    @QUI-X37 @QUI-R30
    Scenario Outline: Another round does not load again when <end>
      Given the customer has already requested to start the game
      And <end>
      When the customer request to play again from the message shown by the app
      Then 1 request was sent to the question URL
      And the app should display the question from remote
      And all answers are deleted

      Examples:
        | end                              |
        | the counter ends                 |
        | the customer inserts all answers |

    @QUI-R28
    Scenario: A second round is a game like the first
      Given the customer finished answering all guesses before the timer ends
      When the customer plays again
      # audit-ignore(a second start must change nothing)
      And the customer starts the game again
      And the customer inserts "blue"
      And the counter ends
      Then the message says 1 of 3 and offers to try again
      And 2 messages were shown

@QUI
Feature: Game finished

  A game ends in one of two ways: the customer finds all answers, or the counter ends first.

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S11
  Scenario: The counter ends before all answers are found
    Given the customer has already requested to start the game
    # audit-ignore(a sentence of the document, and so it is when the counter ends)
    When the customer do not finished answering all the guesses
    And the counter ends
    Then the app should display a message indicating the time is over and how many answers the customer hit
    # audit-ignore(the document calls the offer by either name)
    And show the option to try another again

  @QUI-S12
  Scenario: All answers are found before the counter ends
    Given the customer has already requested to start the game
    When the customer finished inserting all answers to be guessed
    # audit-ignore(a sentence of the document that is a check of its own)
    And the timer has not finished yet
    Then the app should display a message showing how many answers the customer hit
    And the option to play again

  Rule: Finding all answers wins and stops the counter

    @QUI-X22 @QUI-UC4.P @QUI-R22
    Scenario: Finding all answers wins
      Given the customer has already requested to start the game
      And 100 seconds pass
      When the customer inserts "red", "green" and "blue"
      Then the game is finished with 3 of 3
      And the counter stops
      And the counter shows "03:20"
      And the status button says "reset"

    @QUI-X23 @QUI-UC4.P
    Scenario: One answer missing is not finished
      Given the customer has already requested to start the game
      When the customer inserts "red" and "green"
      Then the list shows "red" and "green"
      And the game is not finished
      And the game is not won
      And the game is still running

    @QUI-UC4.P
    Scenario: A game that waits for its start is not finished
      Given the app has already loaded the question
      Then the game is not over
      And no message is shown
      And the app should not display any message

    @QUI-UC4.P @QUI-R22
    Scenario: Wrong and repeated answers do not finish the game
      Given the customer has already requested to start the game
      When the customer inserts "red", "red", "yellow", "green"
      Then the game is not finished yet
      And the customer has hit 2 answers

    @QUI-X26 @QUI-R29
    Scenario: Winning shows the hits
      Given the customer has already requested to start the game
      When the customer inserts "red", "green" and "blue"
      Then the message says 3 of 3 and offers to play again
      And the title of the message is "Congratulations"
      And the message says "You got 3 out of 3 answers"
      And the message does not say "Time"
      And the button of the message says "Play Again"
      And the option to try again is not displayed

    @QUI-X29 @QUI-R25
    Scenario: The last answer in the last second wins
      Given the customer has already requested to start the game
      And 299 seconds pass
      And the customer inserts all answers but one
      When the customer inserts "blue"
      # audit-ignore(it must change nothing)
      And 1 second passes
      Then the game is won
      And the game is finished with 3 of 3
      And the counter shows "00:01"

    @QUI-R25
    Scenario: The last answer after the last second is too late
      Given the customer has already requested to start the game
      And 200 seconds pass
      And the customer inserts all the answers except one
      And 100 seconds pass
      When the customer inserts "blue"
      Then the game is over because the time is over
      And the guess is rejected as late
      And the message shows that the customer hit two answers

  Rule: The counter ends the game after exactly five minutes

    @QUI-X24 @QUI-R11 @QUI-R12 @QUI-R23
    Scenario: The game lasts exactly 300 seconds
      Given the customer has already requested to start the game
      When 299 seconds pass
      Then the game is not finished
      And the counter shows "00:01"
      And the timer has not ended yet
      When 1 second passes
      Then the game is finished because the time is over
      And the counter shows "00:00"

    @QUI-R11 @QUI-R12
    Scenario Outline: A game of <length> ends after <length>
      Given the game lasts <length>
      And the customer has already requested to start the game
      When <length> has passed
      Then the game is finished because the time is over
      And the counter shows "00:00"

      Examples:
        | length        |
        | one second    |
        | 2 seconds     |
        | 1 h and 1 min |

    @QUI-R11 @QUI-R12
    Scenario: A long game does not end after five minutes
      Given the game lasts ten minutes
      And the customer has already requested to start the game
      When 5 minutes pass
      Then the counter shows "05:00"
      And the game is running
      And the game is not finished

    @QUI-X25 @QUI-R23 @QUI-R29
    Scenario: Time over shows the hits
      Given the customer has already requested to start the game
      And the customer inserts "red"
      When the counter ends
      Then the message says 1 of 3 and offers to try again
      And the app should display a message indicating the time is over
      And the title of the message is "Time finished"
      And the message says "Time is over! You got 1 out of 3 answers"
      And the button of the message says "Try Again"
      And the list shows "red"
      And the status button shows "reset"

    @QUI-X30 @QUI-R22 @QUI-R23
    Scenario: No hits at all
      Given the customer has already requested to start the game
      When the timer ends
      Then the message says 0 of 3 and offers to try again
      And the game is not won
      And the list is still empty

  Rule: After the end nothing more happens

    @QUI-X27 @QUI-R24
    Scenario: No guess after the time is over
      Given the customer has already requested to start the game
      And the counter ends
      When the customer inserts "red"
      Then the list is empty
      And the guess is rejected as late
      And the app should not allow the customer to insert answers

    @QUI-R24
    Scenario: No guess after all answers were found
      Given the customer finished answering all guesses before the timer ends
      When the customer inserts "red" and "yellow"
      Then the guess is rejected as late
      And the game is over
      And the customer can't insert new answers
      And only one message was shown

    @QUI-X28 @QUI-R24
    Scenario Outline: Exactly one end message when <end>
      Given the customer has already requested to start the game
      When <end>
      # audit-ignore(it must change nothing)
      And 600 seconds pass
      # audit-ignore(it must change nothing)
      And the customer inserts a wrong answer
      Then 1 message was displayed
      And the message shows <hits> hits
      And the counter is not running

      Examples:
        | end                                         | hits |
        | the customer inserts "red", "green", "blue" |    3 |
        | the counter ends                            |    0 |

@QUI
Feature: Customer request to restart the game

  As an online customer
  I want to restart the game
  So I can start another round

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

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

  Rule: A reset game waits for its start as a loaded one does

    @QUI-X31 @QUI-X32 @QUI-X38 @QUI-R26
    Scenario: A reset puts everything back and stops the counter
      Given the customer has already requested to start the game
      And the customer waits 30 seconds
      And the customer inserts "red" and "green"
      When the customer presses "reset"
      Then all previous answers should be deleted
      And the counter should reset
      And 3 answers remain to be guessed
      And the quiz is ready to be played

    @QUI-X35 @QUI-R27
    Scenario: A reset before the start is harmless
      Given the app has already loaded the question
      # audit-ignore(it must change nothing)
      When the customer requests to reset the game
      Then the quiz is ready to be played

  Rule: Playing again is a reset and loads nothing

    @QUI-X36 @QUI-X37 @QUI-R26 @QUI-R28 @QUI-R30
    Scenario Outline: Everything is put back when <end> and <action>
      Given the customer has already requested to start the game
      And the customer inserts "red"
      And <end>
      When <action>
      Then all previous answers should be deleted
      When the customer waits 10 seconds
      Then nothing changes on the quiz screen
      And 1 request for the question was sent
      And the quiz is ready to be played

      Examples:
        | end                                                       | action                            |
        | the customer finished inserting all answers to be guessed | the customer presses "Play Again" |
        | the counter ends                                          | the customer presses "Try Again"  |
        | the customer finished inserting all answers to be guessed | the customer presses "reset"      |
        | the counter ends                                          | the customer presses "reset"      |

  Rule: Another round is played as the first one

    @QUI-X33 @QUI-X34 @QUI-R26
    Scenario: After a reset the counter begins anew and answers can be found again
      Given the customer has already requested to start the game
      When the customer insert a new answer
      And the customer waits 30.5 seconds
      Then the counter shows "04:30"
      And the list of guesses shows "red"
      When the customer presses "reset"
      And the customer presses "start"
      And the customer waits 2 seconds
      Then the counter counts "04:59" and "04:58"
      When the customer inserts "red"
      Then the system saves the guess as "red"
      And 2 answers remain to be guessed

    @QUI-R22 @QUI-R26 @QUI-R28
    Scenario: The second round can be won as well
      Given the customer finished answering all guesses before the timer ends
      And the customer presses "Play Again"
      And the customer presses "start"
      And the customer waits 1 minute
      When the customer inserts "blue", "green" and "red"
      Then the app should display a message showing how many answers the customer hit
      And the quiz has displayed 2 messages
      And the quiz shows:
        | question                     | guesses          | hits | counter | button | input | loading | message         |
        | Name the three light colours | blue, green, red | 3/3  | 04:00   | reset  | off   | no      | Congratulations |

    @QUI-R11 @QUI-R23 @QUI-R28
    Scenario: The second round lasts as long as the first
      Given a quiz game lasts 20 seconds
      And the customer has not finished answering all guesses
      And the counter ends
      And the customer presses "Try Again"
      And the customer presses "start"
      When the customer waits 19 seconds
      Then the counter shows "00:01"
      And the system informs that the game is not finished
      When the customer waits 1 second
      Then the app should display a message indicating the time is over and how many answers the customer hit
      And the quiz has displayed 2 messages

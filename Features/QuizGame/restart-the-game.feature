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

    @QUI-X31 @QUI-R26
    Scenario: Reset stops the counter
      Given the customer has already requested to start the game
      And 30 seconds pass
      When the customer requests to reset the game
      And 10 seconds pass
      Then the counter shows "05:00"

    @QUI-X32 @QUI-R26
    Scenario: Reset clears the hits
      Given the customer has already requested to start the game
      And the customer inserts "red"
      When the customer requests to reset the game
      Then the answers shown are "0/3"

    @QUI-X33 @QUI-R26
    Scenario: A new round after reset starts at the full time
      Given the customer has already requested to start the game
      And 30 seconds pass
      When the customer requests to reset the game
      And the customer requests to start the game
      And 1 second passes
      Then the counter shows "04:59"

    @QUI-X34 @QUI-R26
    Scenario: The answers found before a reset can be found again
      Given the customer has already requested to start the game
      And the customer inserts "red"
      When the customer requests to reset the game
      And the customer requests to start the game
      And the customer inserts "red"
      Then the list shows "red"

    @QUI-X35 @QUI-R27
    Scenario: Reset before the start
      Given the app has already loaded the question
      When the customer requests to reset the game
      Then the customer cannot insert answers
      And the counter shows "05:00"

    @QUI-X38 @QUI-R06 @QUI-R09 @QUI-R26
    Scenario: The status button follows the game
      Given the app has already loaded the question
      Then the status button says "start"
      When the customer requests to start the game
      Then the status button says "reset"
      When the customer requests to reset the game
      Then the status button says "start"

  Rule: Playing again waits for the start and keeps the question

    @QUI-X36 @QUI-R28
    Scenario: Play again waits for the start
      Given the customer finished answering all guesses before the timer ends
      When the customer request to play again from the message shown by the app
      And 10 seconds pass
      Then the counter shows "05:00"
      And the customer cannot insert answers

    @QUI-X37 @QUI-R30
    Scenario: Playing again does not load again
      Given the customer finished answering all guesses before the timer ends
      When the customer request to play again from the message shown by the app
      Then 1 request was sent to the question URL
      And the app should display the question from remote

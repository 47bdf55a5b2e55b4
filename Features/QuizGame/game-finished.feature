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
    When the customer do not finished answering all the guesses
    And the counter ends
    Then the app should display a message indicating the time is over and how many answers the customer hit
    And show the option to try another again

  @QUI-S12
  Scenario: All answers are found before the counter ends
    Given the customer has already requested to start the game
    When the customer finished inserting all answers to be guessed
    And the timer has not finished yet
    Then the app should display a message showing how many answers the customer hit
    And the option to play again

  Rule: Finding all answers wins and stops the counter

    @QUI-X22 @QUI-UC4.P @QUI-R22
    Scenario: Finding all answers wins
      Given the customer has already requested to start the game
      And 100 seconds pass
      When the customer inserts "red", "green" and "blue"
      And 10 seconds pass
      Then the game is finished with 3 of 3
      And the counter shows "03:20"

    @QUI-X23 @QUI-UC4.P
    Scenario: One answer missing is not finished
      Given the customer has already requested to start the game
      When the customer inserts "red" and "green"
      Then the game is not finished

    @QUI-X26 @QUI-R29
    Scenario: Winning shows the hits
      Given the customer has already requested to start the game
      When the customer inserts "red", "green" and "blue"
      Then the message says 3 of 3 and offers to play again

    @QUI-X29 @QUI-R25
    Scenario: The last answer in the last second wins
      Given the customer has already requested to start the game
      And the customer inserts "red" and "green"
      And 299 seconds pass
      When the customer inserts "blue"
      And 1 second passes
      Then the game is finished with 3 of 3

  Rule: The counter ends the game after exactly five minutes

    @QUI-X24 @QUI-R11 @QUI-R12 @QUI-R23
    Scenario: The game lasts exactly 300 seconds
      Given the customer has already requested to start the game
      When 299 seconds pass
      Then the game is not finished
      And the counter shows "00:01"
      When 1 second passes
      Then the game is finished because the time is over
      And the counter shows "00:00"

    @QUI-X25 @QUI-R23 @QUI-R29
    Scenario: Time over shows the hits
      Given the customer has already requested to start the game
      And the customer inserts "red"
      When the counter ends
      Then the message says 1 of 3 and offers to try again

    @QUI-X30 @QUI-R22 @QUI-R23
    Scenario: No hits at all
      Given the customer has already requested to start the game
      When the counter ends
      Then the message says 0 of 3 and offers to try again

  Rule: After the end nothing more happens

    @QUI-X27 @QUI-R24
    Scenario: No guess after the time is over
      Given the customer has already requested to start the game
      And the counter ends
      When the customer inserts "red"
      Then the list is empty
      And the guess is rejected as late

    @QUI-X28 @QUI-R24
    Scenario: Exactly one end message
      Given the customer has already requested to start the game
      When the customer inserts "red", "green" and "blue"
      And 600 seconds pass
      Then 1 message was displayed

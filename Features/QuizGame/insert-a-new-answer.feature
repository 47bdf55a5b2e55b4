@QUI
Feature: Customer insert a new answer

  As an online customer
  I want to add an answer
  So I can start to guess all the correct answers before the counter ends

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S05
  Scenario: A new answer is listed and counted
    Given the customer has already requested to start the game
    When the customer insert a new answer
    Then the app should display a list with all answers inserted by the customer
    And the app should update the remaining answers to be guessed

  @QUI-S06
  Scenario: The last answer in time brings the result
    Given the customer has already requested to start the game
    When the customer finished inserting all answers to be guessed
    And the timer has not finished yet
    Then the app should display a message showing how many answers the customer hit
    And the option to play again

  Rule: A correct, new guess is listed; any other is rejected

    @QUI-X15 @QUI-UC3.P @QUI-R20 @QUI-R21
    Scenario: Correct guesses are listed in the order of the customer
      Given the customer has already requested to start the game
      When the customer inserts "blue" and "red"
      Then the list shows "blue" and "red"
      And the answers shown are "2/3"
      And 1 answer remains

    @QUI-X16 @QUI-R18
    Scenario: A wrong guess is not saved
      Given the customer has already requested to start the game
      When the customer inserts "yellow"
      Then the list is empty
      And the guess is rejected as wrong

    @QUI-X18 @QUI-R16
    Scenario Outline: Blank guesses are not saved
      Given the customer has already requested to start the game
      When the customer inserts "<guess>"
      Then the guess is rejected as blank
      And the list is empty

      Examples: Nothing, and a line break
        | guess |
        |       |
        | \n    |

    @QUI-X21 @QUI-R14
    Scenario: Guessing before the start
      Given the app has already loaded the question
      When the customer inserts "red"
      Then the list is empty
      And the guess is rejected as early

  Rule: Surrounding spaces and capitals do not matter

    @QUI-X17 @QUI-R15 @QUI-R17
    Scenario: Surrounding spaces do not matter
      Given the customer has already requested to start the game
      When the customer inserts "  red " and " red"
      Then the list shows "red"
      And the guess is rejected as repeated

    @QUI-X19 @QUI-R19
    Scenario: Case does not matter, the answer's own spelling is listed
      Given the customer has already requested to start the game
      When the customer inserts "RED"
      Then the list shows "red"

    @QUI-X20 @QUI-R17 @QUI-R19
    Scenario: The same answer in another case is repeated
      Given the customer has already requested to start the game
      When the customer inserts "red" and "Red"
      Then the list shows "red"
      And the guess is rejected as repeated

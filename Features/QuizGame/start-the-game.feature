@QUI
Feature: Customer request to start the game

  As an online customer
  I want to start the game
  So I can starts to play

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S02
  Scenario: A started game takes answers
    Given the app has already loaded the question
    When the customer requests to start the game
    Then the app should allow the customer to insert answers

  @QUI-S03
  Scenario: The counter runs from the start
    Given the app has already loaded the question
    When the customer requests to start the game
    Then the counter should starts to count

  @QUI-S04
  Scenario: The start shows how many answers are found and wanted
    Given the app has already loaded the question
    When the customer requests to start the game
    Then the app should show the amount of answers that the customer hit
    And the total of answers to be guessed

  Rule: Only the first start of a loaded game counts

    @QUI-X11 @QUI-UC2.P @QUI-R09
    Scenario: Starting enables guessing and starts the counter
      Given the app has already loaded the question
      When the customer requests to start the game
      Then the customer can insert answers
      And the counter shows "05:00"
      When 1 second passes
      Then the counter shows "04:59"

    @QUI-X12 @QUI-R10
    Scenario: Starting twice does not count twice as fast
      Given the app has already loaded the question
      When the customer requests to start the game
      And the customer requests to start the game
      And 10 seconds pass
      Then the counter shows "04:50"

    @QUI-X13 @QUI-R07 @QUI-R10
    Scenario: Starting without a question does nothing
      When the customer requests to start the game
      Then the counter does not run
      And the counter shows "05:00"
      And the answers shown are "-"

  Rule: The counter is shown in minutes and seconds

    @QUI-X14 @QUI-R13
    Scenario Outline: <seconds> seconds on the counter
      Then <seconds> seconds are shown as "<text>"

      Examples:
        | seconds | text  |
        | 300     | 05:00 |
        | 61      | 01:01 |
        | 9       | 00:09 |
        | 0       | 00:00 |
        | 3661    | 61:01 |

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
    # audit-ignore(a sentence of the document, and hits and total are shown before the start as well)
    When the customer requests to start the game
    # audit-ignore(hits and total are shown together, and what is left follows from them)
    Then the app should show the amount of answers that the customer hit
    # audit-ignore(hits and total are shown together, and what is left follows from them)
    And the total of answers to be guessed

  Rule: Only the first start of a loaded game counts

    @QUI-X11 @QUI-UC2.P @QUI-R09
    Scenario: Starting enables guessing and starts the counter
      Given the app has already loaded the question
      When the customer requests to start the game
      Then the customer can insert answers
      And the counter shows "05:00"
      And the answers shown are "0/3"
      When 1 second passes
      Then the counter shows "04:59"

    @QUI-UC2.P @QUI-R09
    Scenario: The status button starts the game
      Given the app has already loaded the question
      When the customer presses the status button
      Then the app should allow the customer to insert answers
      And the counter starts to count
      And only 1 request was sent

    @QUI-R06
    Scenario: Nothing moves before the start
      Given the app has already loaded the question
      # audit-ignore(it must change nothing)
      When 2 minutes pass
      Then the counter shows "05:00"
      And the customer has not started the game yet
      And the counter should not start to count
      And the game is not yet finished

    @QUI-X12 @QUI-R10
    Scenario: Starting twice does not count twice as fast
      Given the app has already loaded the question
      When the customer requests to start the game
      And 5 seconds pass
      # audit-ignore(it must change nothing)
      And the customer requests to start the game again
      And 5 seconds pass
      Then the counter shows "04:50"

    @QUI-R10
    Scenario: Starting again keeps the counter and the answers
      Given the customer has already started the game
      And the customer inserts two answers
      And one minute has passed
      # audit-ignore(it must change nothing)
      When the customer starts the game again
      Then the counter still shows "04:00"
      And the list has two answers

    @QUI-R10
    Scenario Outline: A finished game is not started again when <end>
      Given the customer has already requested to start the game
      When <end>
      # audit-ignore(it must change nothing)
      And the customer requests to start the game
      Then the customer can not insert answers
      And the counter is not running
      And a message is still shown

      Examples:
        | end                              |
        | the counter ends                 |
        | the customer inserts all answers |

    @QUI-X13 @QUI-R07 @QUI-R10
    Scenario: Starting without a question does nothing
      # audit-ignore(it must change nothing)
      When the customer requests to start the game
      Then the counter does not run
      And the counter shows "05:00"
      And the answers shown are "-"
      And the game has not started

    @QUI-R10
    Scenario: The status button does nothing without a question
      # audit-ignore(it must change nothing)
      When the customer presses the status button
      Then the timer is not counting
      And the status button says "start"
      And no request was sent

  Rule: The counter is shown in minutes and seconds

    @QUI-X14 @QUI-R13 @QUI-R11
    Scenario Outline: A game of <length> begins at <text>
      Given a game lasts <length>
      And the app has already loaded the question
      Then the start button is enabled
      When the customer requests to start the game
      Then the counter shows "<text>"
      And the game is running

      Examples:
        | length            | text  |
        | 300 seconds       | 05:00 |
        | 1 minute 1 second | 01:01 |
        | 9 seconds         | 00:09 |
        | ten seconds       | 00:10 |
        | 59 seconds        | 00:59 |
        | 10 min            | 10:00 |
        | one hour          | 60:00 |
        | 1 h 1 min 1 s     | 61:01 |

    @QUI-R13
    Scenario: The counter goes down second by second and minute by minute
      Given the customer has already requested to start the game
      When 2 minutes and 30 seconds pass
      Then the timer should show "02:30"
      And two minutes and 30 seconds are left
      When the customer waits 91 seconds
      Then the counter shows "00:59"
      And the counter does not show "01:00"
      When the customer waits for 59 seconds
      Then the counter shows 0 seconds
      And the counter shows "00:00"

    @QUI-R12
    Scenario: A second that is not over does not count
      Given the customer has already requested to start the game
      When 999 milliseconds pass
      Then the counter shows five minutes
      When 1 ms passes
      Then 4 minutes and 59 seconds are left

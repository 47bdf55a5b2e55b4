@QUI
Feature: Customer request to start the game

  As an online customer
  I want to start the game
  So I can starts to play

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

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
      When the customer presses "start"
      Then the quiz shows:
        | question                     | guesses | hits | counter | button | input | loading | message |
        | Name the three light colours |         | 0/3  | 05:00   | reset  | on    | no      |         |
      When the customer waits 3 seconds
      Then the counter counts "04:59", "04:58" and "04:57"

    @QUI-X12 @QUI-R10
    Scenario: Starting twice does not count twice as fast
      Given the customer has already requested to start the game
      And the customer waits 1.5 seconds
      When the customer requests to start the game
      Then nothing changes on the quiz screen
      When the customer waits 2 seconds
      Then the counter counts "04:58" and "04:57"

    @QUI-X13 @QUI-R07 @QUI-R10 @QUI-R27
    Scenario Outline: When <why>, the customer cannot <do>
      Given <why>
      And the customer opens the quiz
      When the customer requests to <do>
      Then nothing changes on the quiz screen
      And 1 request for the question was sent

      Examples:
        | why                               | do             |
        | the remote question takes a while | start the game |
        | the question cannot arrive        | start the game |
        | the remote question takes a while | reset the game |
        | the question cannot arrive        | reset the game |

    @QUI-R10 @QUI-R24
    Scenario Outline: A game that has ended cannot be started: <end>
      Given the customer has already requested to start the game
      And <end>
      When the customer requests to start the game
      Then nothing changes on the quiz screen
      And the system informs that the game is finished

      Examples:
        | end                                                       |
        | the counter ends                                          |
        | the customer finished inserting all answers to be guessed |

  Rule: The counter is shown in minutes and seconds

    @QUI-X14 @QUI-R11 @QUI-R13
    Scenario Outline: A game of <length> shows <full>, then <next>
      Given a quiz game lasts <length>
      Then the counter shows "<full>"
      When the customer opens the quiz
      Then the counter shows "<full>"
      When the customer requests to start the game
      And the customer waits 1 second
      Then the counter counts "<next>"

      Examples:
        | length       | full   | next  |
        | 0 seconds    | 00:01  | 00:00 |
        | 1 second     | 00:01  | 00:00 |
        | 10 seconds   | 00:10  | 00:09 |
        | 1 minute     | 01:00  | 00:59 |
        | 10 minutes   | 10:00  | 09:59 |
        | 3662 seconds | 61:02  | 61:01 |
        | 100 minutes  | 100:00 | 99:59 |

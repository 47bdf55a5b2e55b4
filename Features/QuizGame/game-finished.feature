@QUI
Feature: Game finished

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

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

    @QUI-X22 @QUI-X23 @QUI-X26 @QUI-UC4.P @QUI-R22 @QUI-R29
    Scenario: Finding all answers wins
      Given the customer has already requested to start the game
      And the customer waits 100 seconds
      When the customer inserts "red" and "blue"
      Then the system informs that the game is not finished
      And the quiz has displayed 0 messages
      When the customer inserts "green"
      Then the system informs that the game is finished
      And the quiz displays the message:
        | title           | text                       | button     |
        | Congratulations | You got 3 out of 3 answers | Play Again |
      And 0 answers remain to be guessed
      And the quiz shows:
        | question                     | guesses          | hits | counter | button | input | loading | message         |
        | Name the three light colours | red, blue, green | 3/3  | 03:20   | reset  | off   | no      | Congratulations |

    @QUI-R05 @QUI-R22 @QUI-R29
    Scenario: An answer that the remote repeats need not be found twice
      Given the remote question is "Where?" with the answers "up", "Up" and " up"
      And the customer has already requested to start the game
      When the customer inserts "UP"
      Then the system saves the guess as "up"
      And the quiz displays the message:
        | title           | text                       | button     |
        | Congratulations | You got 1 out of 1 answers | Play Again |

    @QUI-X29 @QUI-R25
    Scenario: The last answer in the last second wins
      Given the customer has already requested to start the game
      And the customer inserts "red" and "green"
      And the customer waits 299.9 seconds
      And the customer inserts "blue"
      When the customer waits 1 second
      Then nothing changes on the quiz screen
      And the quiz shows:
        | question                     | guesses          | hits | counter | button | input | loading | message         |
        | Name the three light colours | red, green, blue | 3/3  | 00:01   | reset  | off   | no      | Congratulations |

  Rule: The counter ends the game after exactly five minutes

    @QUI-X24 @QUI-X30 @QUI-R11 @QUI-R12 @QUI-R23
    Scenario: The game lasts exactly 300 seconds
      Given the customer has already requested to start the game
      When the customer waits 299 seconds
      Then the system informs that the game is not finished
      And the counter shows "00:01"
      When the customer waits 1 second
      Then the counter counts "00:00"
      And the system informs that the game is finished
      And the app should display a message indicating the time is over and how many answers the customer hit

    @QUI-X25 @QUI-R23 @QUI-R29
    Scenario: The time is over and shows the hits
      Given the customer has already requested to start the game
      And the customer inserts "green" and "red"
      When the counter ends
      Then the quiz displays the message:
        | title         | text                                     | button    |
        | Time finished | Time is over! You got 2 out of 3 answers | Try Again |
      And 1 answer remains to be guessed
      And the quiz shows:
        | question                     | guesses    | hits | counter | button | input | loading | message       |
        | Name the three light colours | green, red | 2/3  | 00:00   | reset  | off   | no      | Time finished |

  Rule: After the end nothing more happens

    @QUI-X27 @QUI-R24
    Scenario: No guess counts after the time is over
      Given the customer has not finished answering all guesses
      And the counter ends
      When the customer waits 600 seconds
      Then nothing changes on the quiz screen
      When the customer inserts "green", "red", "yellow", "" and "blue"
      Then the system rejects the guesses as late
      And nothing changes on the quiz screen

    @QUI-X28 @QUI-R24
    Scenario: No guess counts after a win
      Given the customer finished answering all guesses before the timer ends
      When the customer waits 600 seconds
      Then nothing changes on the quiz screen
      When the customer inserts "red", "yellow" and ""
      Then the system rejects the guesses as late
      And nothing changes on the quiz screen
      And the quiz has displayed 1 message

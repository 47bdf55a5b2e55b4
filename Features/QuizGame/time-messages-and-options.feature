@QUI
Feature: What happens in time, what a message offers, and what a guess comes to
  Sentences of testers who have read only the document: about the time that is over, the message that
  says so, and answers that are or are not taken.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: The payload below: <sentence>
      Given <sentence>
        """
        { "question": "Which way is up?", "answer": ["up", "north"] }
        """
      When the question is fetched from the URL
      Then the question and its 2 correct answers are delivered
      And the system delivers the question together with its answers
      And the question "Which way is up?" appears
      And the question appears on the screen

      Examples:
        | sentence                                          |
        | the server returns the following response:        |
        | the URL responds with status 200 and the payload: |
        | the server sends back this JSON:                  |

    @QUI-UC1
    Scenario Outline: No question: <sentence>
      Given <sentence>
      # audit-ignore(a second load fails as well)
      When the app fails to load the question
      Then the load ends with an <problem> error
      And the result is an <problem> error
      And the app could not load the question
      But the question does not appear

      Examples:
        | sentence                                              | problem      |
        | the server sends a response with status code 500      | invalid data |
        # audit-ignore(any status but 200 is invalid data)
        | the server returns an HTTP error                      | invalid data |
        | the URL delivers a payload whose answer list is empty | invalid data |
        | the data on the server is invalid                     | invalid data |
        | the server is not responding                          | connectivity |
        | the server is offline                                 | connectivity |

    @QUI-UC1
    Scenario: The question of the contract
      Given the app has loaded the question of the payload contract
      Then the question is on the screen
      And the app has loaded the question of the payload contract
      And "banana" is wrong
      But "while" is not a wrong answer

  Rule: Playing

    @QUI-UC3
    Scenario: One answer after the other in a game about the java keywords
      Given a started game about the java keywords
      When the player inserts "static" and "void"
      And the player inserts "static" for a second time
      Then the answer is listed only once
      And the guess has no effect
      And nothing is added to the list
      And 2 answers are listed
      And the score reads 2 of 50
      And the hit count is 2
      And the count of remaining answers reads 48
      And the app shows me 2 of 50 answers hit
      And the list contains the answers in the order they were inserted
      And the player has 2 hits so far

    @QUI-UC3
    Scenario Outline: The state of a round: <state>
      Given <state>
      Then the customer has 2 hits
      And my answer shows up in the list

      Examples:
        | state                             |
        | I have 2 hits                     |
        | the player has 1 answer left      |
        | the player has hit 2 of 3 answers |

    @QUI-UC2
    Scenario: The input before and after a reset
      # audit-ignore(who resets a game has started it)
      Given a round that is under way
      # audit-ignore(a second reset must change nothing)
      When the player resets the game in the middle of the round
      Then I should no longer be allowed to insert answers
      And guessing is not possible yet
      And the answer field is locked
      And the player can't guess anymore
      And everything is back at the beginning
      And the counter should be back at the start
      # audit-ignore(a second start must change nothing)
      When I start the game again
      Then I should be allowed to insert answers once more
      And the player can start guessing

    @QUI-UC3
    Scenario: The answers of the round before
      Given in the first round the player hit 3 of 50 answers
      And the player has reset the game
      Then the player's 3 guesses have been deleted
      And none of my 3 previous answers should be in the list
      And none of the previous answers is listed anymore

    @QUI-UC3
    Scenario: Answers in one pair of quotation marks
      Given I am playing with the answers "north, south, east"
      When I insert "south"
      Then the list shows "south"
      And 2 answers are still to be guessed

  Rule: The time

    @QUI-UC2
    Scenario: What an outcome has watched is part of the time that passes then
      Given the app has already loaded the question
      When the customer requests to start the game
      Then the counter starts ticking
      And 10 seconds later the counter has counted ten seconds
      # audit-ignore(it shows no other time either)
      And the counter does not show "04:48"
      # audit-ignore(what is at zero stays there)
      When the remaining 290 seconds pass
      Then the counter stops counting down

    @QUI-UC4
    Scenario: The message about the time comes at the end
      Given the game was started 4 minutes and 59 seconds ago
      # audit-ignore(before the end no message of any kind has been displayed)
      Then no message about the time being over has been displayed
      # audit-ignore(before the end no message of any kind has been displayed)
      And the app shows no time is over message
      When one more second passes
      Then the message about the time being over is displayed
      And the app shows the time's up message
      And a message tells me that time is up
      And I'm told that my time has run out
      # audit-ignore(the document calls the offer by either name)
      And the message appears with the option to try again
      And the counter stands still

    @QUI-UC4
    Scenario Outline: The time runs out: <end>
      # audit-ignore(who hits an answer has started the game)
      Given the customer has started the game
      And the customer has hit one answer
      When <end>
      Then the time is over message appears
      And the message says the time is over with 1 hit
      And the congratulations message does not appear

      Examples:
        | end                                                     |
        | time runs out before the player has guessed all answers |
        | the player runs out of time                             |
        | the rest of the time passes                             |
        | I wait for the counter to end                           |

    @QUI-UC4
    Scenario Outline: The last answer in time: <sentence>
      Given a started game with 4 answers to be guessed
      # audit-ignore(who guesses all the answers hits these as well)
      And the customer has hit two answers
      When <sentence>
      Then a congratulations message is shown
      And all 4 answers have been guessed
      When the customer <choice>
      Then the counter is reset

      Examples:
        | sentence                                                                   | choice                                            |
        | the customer inserts the last correct answer before the timer has finished | chooses the option to play again from the message |
        | the player guesses the rest of the answers                                 | accepts the offer to play again                   |
        | the customer guesses every answer before time runs out                     | taps "Play Again" in the message                  |

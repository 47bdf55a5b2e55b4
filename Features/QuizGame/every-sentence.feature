@QUI
Feature: The quiz, sentence by sentence

  Further sentences of testers, each with what it says.

  Rule: The question

    @QUI-UC1
    Scenario: A response in full
      Given a 200 response with the question "Which keywords?" and 50 answers
      When the system creates the question from the valid data
      Then fifty correct answers are delivered
      And "abstract" is the first and "while" is the last of them
      But "assert" is not the first and "volatile" is the last of them

    @QUI-UC1
    Scenario: Answers that a sentence names and counts
      Given the question has just two answers, "yes" and "no"
      # audit-ignore(the story names no address, so any will do)
      When I execute the "Load Question" command with the URL
      Then 2 answers are delivered
      And "yes" is one of the correct answers
      # audit-ignore(any number but two would be as wrong)
      But 3 correct answers are not delivered

    @QUI-UC1
    Scenario: The question of the document
      Given I have connectivity
      When I request to load the game
      Then only one request was sent
      And the question "What are all the java keywords?" is displayed
      And the question has 50 answers
      And it shows the question
      And I may start to play

    @QUI-UC1
    Scenario: An address of which nothing good comes
      # audit-ignore(no status makes a question of it, and each of these is invalid data)
      Given the URL "https://quiz.test/question" delivers invalid data
      When the "Load Question" command is executed
      Then it delivers neither a question nor answers
      And the system delivers an invalid data error
      And I may not play the game
      And only one request was sent

  Rule: Guesses

    @QUI-UC3
    Scenario Outline: So many of so many: <game>
      # audit-ignore(who guesses 10 answers plays a game with as many)
      Given <game>
      # audit-ignore(who has guessed has inserted)
      When the customer has guessed 10 of them correctly
      Then the app shows 10 hits of a total of 50 answers to be guessed
      And there are still 40 answers to be guessed
      And only 10 of the 50 answers have been guessed so far
      And the app displays how many answers I hit

      Examples:
        | game                                                   |
        | the game was started with a question of 50 answers     |
        | the game is running with a question of just 50 answers |

    @QUI-UC3
    Scenario Outline: As many as the document's question has: <sentence>
      Given the game has started
      When I insert "banana"
      Then <sentence>
      And the guess is wrong

      Examples:
        | sentence                                 |
        | there are still 50 answers to be guessed |
        | 50 answers are still to be guessed       |
        | the total of answers to be guessed is 50 |
        | the customer has hit 0 of 50 answers     |

    @QUI-UC3
    Scenario: One after another
      Given I have started the game but never inserted an answer
      When I insert "for", "if" and "goto" one after another
      Then the list shows all three answers: "for", "if" and "goto"
      And the list displays all three answers
      And the list has all three answers, "for", "if" and "goto"
      And the app shows a list with 3 answers: "for", "if" and "goto"
      And the system has saved three user guesses, "for", "if" and "goto"
      And the system has saved 3 user guesses
      And the system validates the guess
      But the list does not have two answers, "for" and "if"
      # audit-ignore(any number but three would be as wrong)
      And the system has not saved 2 user guesses
      When the player lets the counter run out
      Then it says that the time is over
      And I am told that the time is over and that I hit 3 answers
      And the message says that 3 answers were hit, no more and no less
      # audit-ignore(any number but three would be as wrong)
      And the message does not say that 2 answers were hit
      # audit-ignore(the time was over, and nothing failed for either reason)
      But I am not told that there is no connection

    @QUI-UC3
    Scenario: The last one
      # audit-ignore(the question has these where a story names none)
      Given the question has three answers: "red", "green" and "blue"
      And the customer has inserted "red" and "green" only
      And no message about the end of the game is displayed
      When the customer inserts the last missing answer, "blue"
      Then the game is won
      And it doesn't say that the time is over

    @QUI-UC3
    Scenario: Both of two
      Given a question with two answers: "yes" and "no"
      # audit-ignore(who inserts both answers plays a game)
      And the game is started and no guess has been saved
      When I insert both of them before the counter ends
      Then the app displays how many answers the customer hit
      And the list shows "yes" and "no"
      And the game is won

    @QUI-UC4
    Scenario: The command once more
      Given the correct answers are "int", "long" and "short"
      And the user guesses so far are "int" and "long"
      When the user adds the guess "short" and the command is executed again
      Then the system informs that the game is finished
      And the user guesses are "int", "long" and "short"
      And the guess is accepted

    @QUI-UC3
    Scenario: The command with an answer of the document's question
      Given the game is started and no guess has been saved
      When the "Add guess" command is executed with "synchronized"
      Then the system validates the guess
      And the system has saved one user guess, "synchronized"

    @QUI-UC3
    Scenario: One guess only
      Given the game is running and "red" was inserted twice
      When the customer finishes the round by letting the counter end
      Then the message says 1 answer was hit
      # audit-ignore(the document calls the offer by either name)
      And I am given the chance to try again

  Rule: Rounds

    @QUI-UC4
    Scenario Outline: The end of a round: <round>
      Given <round>
      # audit-ignore(the document calls the offer by either name)
      When the customer requests to play again from this message
      Then none of the 2 answers is left in the list
      And the list does not contain any of the 2 guesses
      And the list does not contain any of the answers
      And all my previous answers are deleted

      Examples:
        | round                                                      |
        | the counter ended when the customer had guessed 2 answers  |
        | the counter ended but I had found 2 answers                |
        | the first round ended with 2 hits when the counter ran out |
        | my last game ended with 2 hits                             |

    @QUI-UC4
    Scenario: The end of the time in one sentence
      Given the customer has hit 2 answers
      And the counter ended and the app displays a message indicating the time is over
      When I try again
      Then new answers cannot be inserted yet
      And none of the 2 answers is in the list

    @QUI-UC2
    Scenario: A running game is reset
      Given the customer has reset a running game
      # audit-ignore(a second start must change nothing)
      When the customer requests to start the game once more
      Then new answers can be inserted again
      And the counter starts to count from the beginning

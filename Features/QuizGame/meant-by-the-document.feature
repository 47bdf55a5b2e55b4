@QUI
Feature: What the document's question makes of a story
  Stories that say how many answers there are only after they have played, and sentences about the
  question on its way. Each stands here once, where it holds and would not hold otherwise.

  Rule: Fifty answers

    Scenario Outline: All answers were inserted: <sentence>
      Given the customer has already requested to start the game
      When the customer finished inserting all answers to be guessed
      # audit-ignore(it checks that the time is not over, and changes nothing)
      And the timer has not finished yet
      Then <sentence>

      Examples:
        | sentence                                                                  |
        | the app should display a message showing that the customer hit 50 answers |
        | the app should show 50 answers hit of a total of 50 answers to be guessed |
        | the message says that all 50 answers were hit                             |

    Scenario: Play again
      Given the customer finished answering all guesses before the timer ends
      When the customer request to play again from the message shown by the app
      Then the remaining answers to be guessed should be 50
      And the list with all customer's guesses should be deleted

    Scenario: Some answers
      # audit-ignore(who hits answers has started the game)
      Given the customer has already requested to start the game
      And the customer hit 3 answers
      # audit-ignore(who hit three of fifty has not answered all, without saying so)
      When the customer do not finished answering all the guesses
      And the counter ends
      Then the message shows that the customer hit 3 answers
      And the app should show 3 answers that the customer hit

    Scenario: All answers but one
      # audit-ignore(who inserted answers has started the game)
      Given the customer has already requested to start the game
      # audit-ignore(it is inserted in either tense)
      And the customer inserted 49 of the 50 answers to be guessed
      Then no message showing how many answers the customer hit is displayed
      And the app should show 1 remaining answer
      When the customer inserts the last correct answer
      Then the system informs that the game is finished

    Scenario: All answers except one that is named
      # audit-ignore(who inserted answers has started the game)
      Given the customer has already requested to start the game
      When the customer inserted all answers to be guessed except "while"
      Then 1 answer remains to be guessed

    Scenario Outline: A wrong answer: <sentence>
      # audit-ignore(who hits an answer has started the game)
      Given the customer has already requested to start the game
      And the customer hit 1 answer
      # audit-ignore(a wrong answer changes nothing: that is what the story shows)
      When the customer inserts <sentence>
      Then the app should show 1 answer that the customer hit
      And the list has 1 answer

      Examples:
        | sentence                                         |
        | an answer that is not one of the correct answers |
        | a guess that is not a correct answer             |
        | an answer which is not among the correct answers |

    Scenario: All answers that were inserted
      Given the customer has already requested to start the game
      # audit-ignore(it is inserted in either tense)
      When the customer insert the answers "for", "while" and "do"
      Then the app should display a list with all 3 answers inserted by the customer

    Scenario: From the beginning
      # audit-ignore(who resets a game has started it)
      Given the customer has already requested to start the game
      # audit-ignore(a game that is started again begins anew, reset or not)
      And the customer requested to reset the game
      # audit-ignore(a second start must change nothing)
      When the customer requested to start the game again
      Then the counter should start to count from its initial value

  Rule: The question on its way

    Scenario: It arrives late
      Given the customer has connectivity
      And the customer requested to load the game
      And remote has not answered yet
      When the question arrives from remote
      Then the app should display the question from remote

    Scenario Outline: A question from the URL: <sentence>
      # audit-ignore(remote has the document's question anyway)
      Given <sentence>
      # audit-ignore(the same question comes again)
      When the "Load Question" command is executed with the URL
      Then the system delivers question "What are all the java keywords?"
      And the app should display the question "What are all the java keywords?" from remote

      Examples:
        | sentence                                |
        | a URL with a valid question             |
        | the data has a question and its answers |

    Scenario: Two sentences in one
      Given the customer has no connectivity
      And the customer requested to load the game and the system delivered connectivity error
      # audit-ignore(connectivity is there already)
      When the customer gets connectivity
      And the customer requests to load the game again
      Then the app should display the question from remote
      And 2 requests were sent

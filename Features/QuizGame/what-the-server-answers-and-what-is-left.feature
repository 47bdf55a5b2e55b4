@QUI
Feature: What the server answers, and what is left

  Further sentences of testers: a status before the data, an address, and answers described by what they
  are.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: Data that are no question: <answer>
      Given the customer has connectivity
      And <answer>
      When the system executes the "Load Question" command with the URL "https://quiz.url/java"
      Then the system delivers an invalid data error
      And the system does not deliver a question nor correct answers
      And neither the question nor the correct answers are delivered
      And the system delivers neither question nor correct answers

      Examples:
        | answer                                            |
        | the URL responds 200 with invalid data            |
        | the URL responds with an invalid JSON             |
        | the server answers with status 200 and no JSON    |
        | the remote returns data that is not valid JSON    |
        | the remote responds 404 with the java keywords    |
        | this URL returns 500 and the question "Which?"    |
        | the downloaded data is not a valid question       |

    @QUI-UC1
    Scenario Outline: A question: <answer>
      Given <answer>
      When I execute the "Load Question" command with this URL
      Then the system delivers the question and the correct answers
      And the answers include "assert" and "while"
      And the app displays the question from remote "What are all the java keywords?"

      Examples:
        | answer                                                                     |
        | the URL responds 200 with the java keywords                                |
        | GET url responds 200 with the question "What are all the java keywords?"   |
        | the remote answers with a 200 response and the keywords of the document    |

    @QUI-UC1
    Scenario Outline: Without a connection: <request>
      When <request>
      Then a connectivity error is delivered and no question
      And the system delivers an error instead of a question

      Examples:
        | request                                                       |
        | the "Load Question" command is executed without connectivity  |
        | an offline customer opens the app                             |
        | the customer requests to load the game while offline          |

    @QUI-UC1
    Scenario: With a connection
      Given I have no internet connection
      When an online customer opens the app
      Then the question is displayed

  Rule: How many there are

    @QUI-UC3
    Scenario Outline: The total that is said after the start: <total>
      Given the customer has started the game
      And <total>
      When the customer inserts "abstract", "boolean" and "banana"
      Then the app shows that 2 of 50 answers were hit
      And the amount of hit answers is shown as 2
      And the remaining answers are 48 of 50
      And the remaining answers to be guessed are 48
      But the app does not show my hits as 3 of 50

      Examples:
        | total                                    |
        | the question has 50 answers to be guessed |
        | the game has 50 possible answers         |

    @QUI-UC3
    Scenario: From one number to the next
      Given the customer plays a game with 50 answers to be guessed
      When the customer inserts "for", which is a correct answer
      Then the remaining answers to be guessed go from 50 to 49
      And the number of correct answers goes from 0 to 1
      When the customer inserts "banana", which is not a correct answer
      Then the amount of hit answers is still 1

    @QUI-UC4
    Scenario Outline: The end of a round: <end>
      Given <end>
      Then the app displays a message that the time is over
      And the message shows that 12 of the 50 answers were hit
      And 38 answers remain

      Examples:
        | end                                                        |
        | the counter ended with 12 of the 50 guesses answered       |
        | the game ended with 12 of 50 answers hit                   |
        | the time ran out after 12 of the 50 answers                |

    @QUI-UC4
    Scenario Outline: The end of a round with some missing: <end>
      Given the game was started with 5 answers
      When <end>
      Then the message says that 2 of the 5 answers were guessed
      And the counter ended with 2 of the 5 answers hit

      Examples:
        | end                                                  |
        | the counter ends with 3 answers still to be guessed  |
        | the time runs out with only three missing answers    |

  Rule: Answers by what they are

    @QUI-UC3
    Scenario: One answer after the other
      Given the customer has started the game with the answers "int", "long", "try" and "goto"
      When the customer inserts the first answer
      And the customer inserts the second correct answer
      Then the list contains both answers inserted by the customer
      And "int" is listed above "long"
      And the list shows all the answers inserted so far
      When the customer inserts an answer that was already inserted
      Then the answer is not counted
      When the customer has inserted 1 correct and 2 wrong answers
      Then only the answer "goto" is missing
      And not all answers have been guessed

    @QUI-UC3
    Scenario Outline: All but some: <state>
      Given the game has the answers "int", "long" and "try"
      And <state>
      Then only "try" is left
      And the customer's guesses are "int" and "long"
      When the customer inserts the last answer
      Then the game is won

      Examples:
        | state                                                      |
        | all answers but "try" have been inserted                   |
        | all of the answers except one have been guessed            |
        | the customer's guesses so far are "int" and "long"         |
        | the customer guesses answers until just one answer is left |

  Rule: Before

    @QUI-UC2
    Scenario Outline: A reset after something: <reset>
      Given <reset>
      Then the counter goes back to the beginning
      And no answers are left in the list
      And a new round can be started
      When the customer plays another round
      Then the counter starts to count from the beginning again

      Examples:
        | reset                                                |
        | the customer reset the game after two answers        |
        | the customer resets the game after inserting "red"   |
        | the game was reset after 1 answer                    |

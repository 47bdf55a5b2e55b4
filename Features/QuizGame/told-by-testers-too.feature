@QUI
Feature: More of the quiz as testers tell it

  Rule: What a story begins with

    Scenario Outline: One answer remains: <sentence>
      Given <sentence>
      Then there is still one answer left to be guessed
      And the customer still has 1 answer to guess
      And one answer should remain to be guessed
      And the game goes on

      Examples:
        | sentence                                             |
        | only one answer remains to be guessed                |
        | only one answer is left                              |
        | there is only one answer left to be guessed          |
        | the customer has inserted every answer except one    |
        | the customer has inserted all the answers except "red" |
        | the customer has inserted several answers            |

    Scenario Outline: One minute of the game has passed: <sentence>
      Given <sentence>
      Then the counter shows 04:00
      And the counter shows less than its initial value
      And the game does not end
      And the system informs that the game is not finished yet

      Examples:
        | sentence                                   |
        | the counter has been running for 1 minute  |
        | one minute of the game has passed          |
        | 60 seconds have passed since the start     |

    Scenario Outline: The end of the time: <sentence>
      Given the game has started
      # audit-ignore(what is at zero stays there)
      When <sentence>
      Then the counter is at zero
      And the game does end
      And the system informs the customer that the game is finished
      And the counter has stopped counting
      # audit-ignore(hits and total are shown together, and what is left follows from them)
      And the app displays the number of answers the customer hit
      And the message should not say that I hit all 3 answers

      Examples:
        | sentence                     |
        | the counter counts down to 0 |
        | the timer gets to zero       |
        | the time ran out             |
        | the counter is at 0          |
        | the customer loses the game  |

  Rule: What is seen of the answers

    Scenario: Words for the list
      Given the customer has already loaded the question
      And the customer has not guessed anything
      And the game waits for the start
      And the game waits for the customer to start playing
      When I start the game once more
      And I insert "green" followed by "red"
      Then the answer "red" is added to the list
      And the list starts with "green"
      And the list ends with "red"
      And "green" is the first answer in the list
      And "red" is the last answer in the list
      And "green" comes before "red" in the list
      And the guess is a hit
      And the answer counts as a hit
      And the app saves the guess
      And the message does not say that the customer hit all answers

    Scenario: Words for a guess that does not count
      Given the game has started
      And the app requests the question only once
      When I insert "pink"
      Then the app rejects the guess
      And the answer does not count
      And the guess is not a hit
      And the system does not save the user guess
      And none of the answers is in the list
      And there is no message

  Rule: The next round

    Scenario Outline: Reset: <sentence>
      Given the customer has inserted some answers
      When <sentence>
      Then no new answers are accepted
      And new answers are not allowed
      And the same question is displayed
      And the list is empty

      Examples:
        | sentence                       |
        | the customer requests a reset  |
        | the customer requests to reset |

    Scenario Outline: Again: <sentence>
      Given the customer has inserted every answer
      And the message says that the customer hit all 3 answers
      When <sentence>
      Then new answers are allowed
      And the list is empty

      Examples:
        | sentence                                              |
        | the customer plays again and starts the game          |
        | the customer requests to play again and starts to play |

    Scenario Outline: The button: <sentence>
      Given the customer has inserted every answer
      When <sentence>
      Then there is no message

      Examples:
        | sentence                             |
        | the customer chooses play again      |
        | I press the play again button        |

@QUI
Feature: The quiz in plain words

  Short sentences, each for what happens or for what it leads to.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: A question with two answers: <sentence>
      When <sentence>
      Then the correct answers start with "yes"
      And the delivered answers begin with "yes"
      And the correct answers end with "no"
      And the app shows the start button
      But the app does not show the reset button

      Examples:
        | sentence                                                        |
        | a question is loaded with the answers "yes" and "no"            |
        | the quiz is loaded from remote with two answers, "yes" and "no" |
        | the app loaded a quiz with the answers "yes" and "no"           |
        | the system loaded the question with two answers, "yes" and "no" |

    @QUI-UC1
    Scenario: A question that a game has
      Given a loaded game with the question "Which?" and 4 answers
      Then the question on the screen is "Which?"
      And the system delivers 4 correct answers
      When the player starts the game
      Then the app shows 0 of 4 answers
      And the app shows the reset button

    @QUI-UC1
    Scenario: A question that is there
      When the question loads automatically from the server
      Then the question "Name the three light colours" is displayed
      And the app does not show that there is no connection
      And the app does not show that the data is invalid

    @QUI-UC1
    Scenario Outline: A question that does not come: <condition>
      Given <condition>
      When the quiz loads
      Then the app shows that <problem>
      And the customer does not see that <other>
      And the quiz does not load

      Examples:
        | condition                    | problem                  | other                    |
        | there is no connectivity     | there is no connectivity | the data is invalid      |
        | there is no connectivity     | there is no connection   | the data is invalid      |
        | the server responds with 500 | the data is invalid      | there is no connectivity |

  Rule: Playing

    @QUI-UC2
    Scenario Outline: Some time ago: <sentence>
      Given <sentence>
      Then the counter shows <time>
      When the counter reaches 02:00
      Then the counter shows 02:00
      And the game continues

      Examples:
        | sentence                                     | time  |
        | the customer started the game 20 seconds ago | 04:40 |
        | I started playing 2 minutes ago              | 03:00 |

    @QUI-UC2
    Scenario: Nothing is kept
      Given the customer has hit 2 answers
      # audit-ignore(the hits and the rest change together)
      Then the number of hits is not reset
      When the customer resets the game
      # audit-ignore(the hits and the rest change together)
      Then the number of hits is reset
      And my list has nothing in it

    @QUI-UC2
    Scenario Outline: Nothing yet: <sentence>
      Given the customer has hit 2 of 4 answers
      When the customer resets the game
      Then <sentence>
      And the app shows 0 of 4 answers

      Examples:
        | sentence                             |
        | the customer has hit nothing         |
        | I have found none yet                |
        | the customer does not start the game |
        | the counter never starts             |
        | the timer never moves                |

    @QUI-UC2
    Scenario Outline: Once more: <sentence>
      Given the customer has reset a running game
      When <sentence>
      Then the counter is running
      And the app shows the reset button

      Examples:
        | sentence                   |
        | the game is started again  |
        | the quiz was started again |

    @QUI-UC3
    Scenario: Answers without a start
      Given the app has loaded the question
      When the customer inserts 2 answers without starting the game
      Then the app ignores the answer
      And the list contains nothing

    @QUI-UC3
    Scenario: Answers after the start
      Given the customer has started the game
      When the customer inserts one answer
      # audit-ignore(the hits and the rest change together)
      Then the remaining number of answers is not reset
      And the list has one entry

    @QUI-UC3
    Scenario Outline: Again and again: <sentence>
      Given <sentence>
      Then the app <accepts> the guess
      And the saved user guesses are "red"
      And the app shows 1 of 3 answers

      Examples:
        | sentence                                       | accepts         |
        | the correct answer "red" has been entered once | accepts         |
        | "red" was inserted twice                       | does not accept |
        | the answer "red" is guessed three times        | does not accept |

    @QUI-UC3
    Scenario: The list in its order
      Given the player has started the game
      When the player inserts "blue", "pink" and "red"
      Then the list shows "blue" first
      And the list does not show "red" first
      And the list shows "red" last
      And the list shows all the answers inserted

    @QUI-UC3
    Scenario: The list in a table
      Given the player has started the game
      When the player inserts "blue", "pink" and "red"
      # audit-ignore(any answers but the two that were saved would be denied as well)
      Then the saved answers are not "blue" and "pink"
      # audit-ignore(they are two)
      And the list contains these answers:
        | blue |
        | red  |
      # audit-ignore(they are two)
      And my list has the following answers:
        | answer |
        | blue   |
        | red    |

    @QUI-UC3
    Scenario Outline: So many: <sentence>
      Given <sentence>
      Then the app shows 2 of <total> answers
      And 2 answers out of the <total> are right
      And the player scored 2 hits
      And the list shows the answers inserted by the player

      Examples:
        | sentence                           | total |
        | 2 answers of 5 are correct         |     5 |
        | two guesses out of the 4 are right |     4 |
        | the customer scored 2 hits         |     3 |

  Rule: The end

    @QUI-UC4
    Scenario Outline: The time before the answers: <sentence>
      Given the customer has not inserted all the answers yet
      When <sentence>
      Then the app shows that the time is over
      And the message says 1 answer
      And the game does not continue
      And the app informs the customer that the game has ended

      Examples:
        | sentence                                                        |
        | the counter ends before all answers are found                   |
        | the timer reaches zero before the customer finishes all answers |
        | the counter ended before all the answers were guessed           |
        | the time ran out before I have hit all the answers              |

    @QUI-UC4
    Scenario Outline: The command looks at the guesses: <sentence>
      Given the customer has not found all of the answers
      # audit-ignore(it looks at the guesses and changes nothing)
      When <sentence>
      Then the system informs that the game has not finished
      When the customer inserts the last missing answers
      # audit-ignore(it looks at the guesses and changes nothing)
      And <sentence>
      Then the system informs the player that the game has finished

      Examples:
        | sentence                              |
        | the system validates the user guesses |
        | the app checks the answers            |
        | the command is executed               |
        | the command was executed again        |

    @QUI-UC4
    Scenario Outline: The offer is taken: <sentence>
      Given the customer has hit 2 answers and the counter ended
      # audit-ignore(the document calls the offer by either name)
      When <sentence>
      # audit-ignore(the hits and the rest change together)
      Then the number of hits is reset
      And the list contains nothing

      Examples:
        | sentence                              |
        | the customer does ask to play again   |
        | the customer did request to try again |

    @QUI-UC4
    Scenario Outline: The offer is left: <sentence>
      Given the customer has hit 2 answers and the counter ended
      # audit-ignore(the document calls the offer by either name)
      When <sentence>
      # audit-ignore(the hits and the rest change together)
      Then the number of hits is not reset
      And the message says 2 answers

      Examples:
        | sentence                                 |
        | the customer does not want to play again |
        | I did not choose to play again           |

@QUI
Feature: What is possible, what was deleted, and why loading failed

  Further sentences of testers: what the server sent and what came of it, what can be done now, and what
  becomes of the list and the counter.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: A failed load of a text that is no question: <failure>
      Given the remote returns the plain text "Sorry, no quiz today"
      When the app is opened
      Then <failure>
      And the error is an invalid data error
      But the error is not a connectivity error

      Examples:
        | failure                                                                |
        | loading fails                                                          |
        | the load has failed                                                    |
        | loading the quiz fails with an invalid data error                      |
        | the "Load Question" command failed with the invalid data error message |

    @QUI-UC1
    Scenario Outline: A failed load without a way to the server: <failure>
      Given the customer has no connectivity
      When the app is opened
      Then <failure>
      And the shown error is the connectivity error
      But the delivered error is not an invalid data error

      Examples:
        | failure                                         |
        | loading the question fails                      |
        | the command has failed                          |
        | the load failed with a connectivity error       |
        | loading the game failed with a connection error |

    @QUI-UC1
    Scenario Outline: The question as it was sent: <data>
      Given <data>
      When the app is opened
      Then the question is "Name a warm color"
      And the correct answers are "red" and "orange"
      But no error is shown

      Examples:
        | data                                                                                                 |
        | the response is '{"question": "Name a warm color", "answer": ["red", "orange"]}'                     |
        | the data from the server was '{"question": "Name a warm color", "answer": ["red", "orange"]}'        |
        | the remote returns the text '{"question": "Name a warm color", "answer": ["red", "orange"]}'         |
        | the server now sends the plain text '{"question": "Name a warm color", "answer": ["red", "orange"]}' |

    @QUI-UC1
    Scenario Outline: A text of which nothing comes: <data>
      Given <data>
      When the app is opened
      Then the load fails with an invalid data error
      And it is not possible to start the game

      Examples:
        | data                                                                             |
        | the response is "How warm?"                                                      |
        | the payload was '{"question": "Name a warm color"}'                              |
        | the remote returns 404 and the text '{"question": "Which?", "answer": ["this"]}' |

    @QUI-UC1
    Scenario: A body in full
      Given the server responds with the following body:
        """
        {"question": "Name a cold color", "answer": ["blue", "violet"]}
        """
      # audit-ignore(a game that runs is not opened or started once more)
      When the customer opens the app and starts the game
      And the customer inserts "violet"
      Then the question is "Name a cold color"
      And the hits are 1 of 2

    @QUI-UC1
    Scenario: A body in full with another status
      Given the remote returns 500 and the body:
        """
        {"question": "Name a cold color", "answer": ["blue", "violet"]}
        """
      When the app is opened
      Then the command fails with an invalid data error
      And it is impossible to start the game

  Rule: What is possible

    @QUI-UC2
    Scenario: Before and after the start
      Given a loaded game
      Then it is possible to start to play
      And it is impossible to insert answers yet
      And the customer has to start the game first
      When the customer starts the game
      Then it is possible for the customer to insert an answer
      And it is impossible for the customer to start the game again

    @QUI-UC3
    Scenario: A game that is played already
      Given a game in progress
      When the customer inserts "blue"
      Then the list is "blue"
      And it is not impossible to add another answer
      And it is not possible to start the game

    @QUI-UC4
    Scenario Outline: No more answers: <end>
      Given a quiz that is running
      When <end>
      Then the game accepts no more answers
      And it is not possible for the customer to enter an answer again

      Examples:
        | end                                  |
        | the customer inserts all the answers |
        | 5 minutes later                      |
        | the customer resets the game         |

    @QUI-UC2
    Scenario: A reset waits for the start
      Given a game running
      Then it is still possible for the customer to insert answers
      When the customer resets the game
      Then the system accepts no new answers anymore
      And the customer needs to start the game again before inserting answers
      And it is possible for the customer to start the game again
      When I start the game
      Then it is possible again to insert answers

  Rule: The counter

    @QUI-UC2
    Scenario Outline: Some time after the start: <time>
      Given a quiz that is in progress
      When <time>
      Then the counter shows <rest>
      And the game goes on

      Examples:
        | time                | rest  |
        | 10 seconds later    | 04:50 |
        | 1 minute afterwards | 04:00 |

    @QUI-UC2
    Scenario: The game puts the counter back
      Given a quiz in progress
      When 1 minute later
      Then the game does not reset the counter
      When the customer resets the game
      Then the app resets the counter
      And the game should reset the timer

  Rule: The list

    @QUI-UC3
    Scenario: All that was found
      Given a game in progress
      When the customer inserts "blue", "pink" and "red"
      # audit-ignore(both are all that were found)
      Then both answers are listed
      # audit-ignore(all that were found are two)
      And all answers inserted by the customer are in the list
      # audit-ignore(the two are all that were found)
      And the two inserted answers are shown on the screen
      And the list shows "blue" before "red"
      # audit-ignore(no other two stand in this order)
      But the list does not show "red" above "blue"

    @QUI-UC2
    Scenario Outline: The list after a reset: <reset>
      Given the customer has inserted "green" and "red"
      Then the app does not delete the list
      And the game does not remove the previous answers
      When <reset>
      Then the app deletes the list
      And the system clears all of the previous answers
      # audit-ignore(both are all that were found)
      And both answers are no longer listed

      Examples:
        | reset                        |
        | the customer resets the game |
        | the game is reset            |

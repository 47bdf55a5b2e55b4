@QUI
Feature: What the server answers, what is possible, and what is left
  Further sentences of testers: a status before the data, an address, and answers described by what they
  are.
  Further sentences of testers: what the server sent and what came of it, what can be done now, and what
  becomes of the list and the counter.

  Rule: Loading

    @QUI-UC1
    Scenario Outline: Data that are no question: <answer>
      Given the customer has connectivity
      And <answer>
      # audit-ignore(the story names its address only here, so any will do)
      When the system executes the "Load Question" command with the URL "https://quiz.url/java"
      Then the system delivers an invalid data error
      And the system does not deliver a question nor correct answers
      And neither the question nor the correct answers are delivered
      And the system delivers neither question nor correct answers

      Examples:
        | answer                                         |
        # audit-ignore(no status makes a question of it)
        | the URL responds 200 with invalid data         |
        # audit-ignore(no status makes JSON of it)
        | the URL responds with an invalid JSON          |
        # audit-ignore(no status makes JSON of it)
        | the server answers with status 200 and no JSON |
        # audit-ignore(no status makes JSON of it)
        | the remote returns data that is not valid JSON |
        | the remote responds 404 with the java keywords |
        | this URL returns 500 and the question "Which?" |
        | the downloaded data is not a valid question    |

    @QUI-UC1
    Scenario Outline: A question: <answer>
      Given <answer>
      # audit-ignore(the story names no address, so any will do)
      When I execute the "Load Question" command with this URL
      Then the system delivers the question and the correct answers
      And the answers include "assert" and "while"
      And the app displays the question from remote "What are all the java keywords?"

      Examples:
        | answer                                                                   |
        | the URL responds 200 with the java keywords                              |
        | GET url responds 200 with the question "What are all the java keywords?" |
        | the remote answers with a 200 response and the keywords of the document  |

    @QUI-UC1
    Scenario Outline: Without a connection: <request>
      When <request>
      Then exactly one GET request was made
      And a connectivity error is delivered and no question
      And the system delivers an error instead of a question

      Examples:
        | request                                                      |
        | the "Load Question" command is executed without connectivity |
        | an offline customer opens the app                            |
        | the customer requests to load the game while offline         |

    @QUI-UC1
    Scenario: With a connection
      Given I have no internet connection
      When the app is opened
      Then the load fails with a connectivity error
      When an online customer opens the app
      Then the question is displayed

  Rule: How many there are

    @QUI-UC3
    Scenario Outline: The total that is said after the start: <total>
      Given the customer has started the game
      # audit-ignore(the story names answers of the document, of which there are fifty)
      And <total>
      Then the remaining answers to be guessed are 50
      When the customer inserts "abstract", "boolean" and "banana"
      Then the app shows that 2 of 50 answers were hit
      And the amount of hit answers is shown as 2
      And the remaining answers are 48 of 50
      And the remaining answers to be guessed are 48
      # audit-ignore(any numbers but those of the hits would be denied as well)
      But the app does not show my hits as 3 of 50

      Examples:
        | total                                     |
        | the question has 50 answers to be guessed |
        | the game has 50 possible answers          |

    @QUI-UC3
    Scenario: From one number to the next
      Given the customer plays a game with 50 answers to be guessed
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "for", which is a correct answer
      Then the remaining answers to be guessed go from 50 to 49
      And the number of correct answers goes from 0 to 1
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "banana", which is not a correct answer
      Then the amount of hit answers is still 1
      And the answer does not count

    @QUI-UC4
    Scenario Outline: The end of a round: <end>
      Given <end>
      Then the app displays a message that the time is over
      And the message shows that 12 of the 50 answers were hit
      And 38 answers remain

      Examples:
        | end                                                  |
        | the counter ended with 12 of the 50 guesses answered |
        | the game ended with 12 of 50 answers hit             |
        | the time ran out after 12 of the 50 answers          |

    @QUI-UC4
    Scenario Outline: The end of a round with some missing: <end>
      Given the game was started with 5 answers
      # audit-ignore(a counter that has ended does not end once more)
      When <end>
      Then the message says that 2 of the 5 answers were guessed
      And the counter ended with 2 of the 5 answers hit

      Examples:
        | end                                                 |
        | the counter ends with 3 answers still to be guessed |
        | the time runs out with only three missing answers   |

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
      # audit-ignore(wrong answers change nothing, however many they are, and either tense inserts them)
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
        | reset                                              |
        | the customer reset the game after two answers      |
        # audit-ignore(nothing of it is left after the reset)
        | the customer resets the game after inserting "red" |
        # audit-ignore(nothing of it is left after the reset)
        | the game was reset after 1 answer                  |

  Rule: Loading, more

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
        {"question": "Name a cold color", "answer": ["blue", "violet", "green"]}
        """
      # audit-ignore(the app is open then, and by the rule a game that runs is not started anew)
      When the customer opens the app and starts the game
      And the customer inserts "violet"
      Then the question is "Name a cold color"
      And the hits are 1 of 3

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

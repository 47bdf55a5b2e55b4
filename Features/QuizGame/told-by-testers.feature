@QUI
Feature: The quiz as testers tell it
  Sentences for states that a story begins with, and for what it sees at its end. No story here says
  which question the remote has, unless it needs another than the default one.

  Rule: Where a story names no question, the remote has the light colours

    Scenario: The default question
      When the app loads the game
      Then the app displays the question "Name the three light colours"
      And the system delivers the question and three answers
      And only one request was sent

    Scenario Outline: Numbers and answers of the story decide otherwise: <sentence>
      Given <sentence>
      Then the total of answers to be guessed is <total>
      And the question is "<question>"
      And the app has loaded the question <named>
      And one request was sent

      Examples:
        | sentence                                                              | total | question                        | named                                 |
        | the app has already loaded the question with fifty answers            |    50 | What are all the java keywords? | "What are all the java keywords?"     |
        | the app has loaded the question "What are all the java keywords?"     |    50 | What are all the java keywords? | with 50 correct answers               |
        | a question with 2 answers has been loaded                             |     2 | Name the three light colours    | with two answers                      |
        | a loaded question with the answers "up" and "down"                    |     2 | Name the three light colours    | with the answers "up" and "down"      |
        | the customer has started a game with the answers "do", "for" and "if" |     3 | Name the three light colours    | with the answers "do", "for" and "if" |
        | the game has started with 50 answers to be guessed                    |    50 | What are all the java keywords? | "What are all the java keywords?"     |
        | a game with 50 answers is running                                     |    50 | What are all the java keywords? | with 50 answers                       |
        | the game was started with 50 answers                                  |    50 | What are all the java keywords? | with 50 answers                       |
        | a running game with forty-nine answers                                |    49 | Name the three light colours    | with 49 answers                       |
        | the customer started the game with 50 answers                         |    50 | What are all the java keywords? | with 50 answers                       |
        | the customer guessed only 7 of 50 answers                             |    50 | What are all the java keywords? | with 50 answers                       |
        | the customer inserted "while"                                         |    50 | What are all the java keywords? | with 50 answers                       |
        | I have found 4 answers                                                |    50 | What are all the java keywords? | with 50 answers                       |
        | I have hit "red"                                                      |     3 | Name the three light colours    | with 3 answers                        |
        | the question "Which way is up?" with 2 answers has been loaded        |     2 | Which way is up?                | "Which way is up?"                    |

    Scenario: A running game turns out to be that of the document
      Given the customer has already requested to start the game
      And 100 seconds pass
      And the customer inserts "banana"
      And the customer has hit 2 answers
      When the customer inserts "abstract" and "assert"
      Then the list has "abstract" and "assert"
      And the customer has hit 4 answers
      And the app shows that the customer hit 4 of 50 answers
      And the counter shows 3:20
      And the list does not show "banana"
      And the first guess is not counted

    Scenario: Answers that a story has only counted are others than those it names
      Given the customer has hit one answer
      When the customer inserts "red"
      Then the customer has hit 2 answers
      # audit-ignore(both guesses were accepted)
      And the answer is accepted

    Scenario: The last answer is the one that the story names
      Given the customer has hit 49 of the 50 answers
      And the timer has 12 seconds left
      When the customer inserts the last answer "volatile"
      Then the message says that all 50 answers were found
      And the app displays a message with 50 of 50
      And there are still 12 seconds left on the counter
      And there is still time left

  Rule: The URL delivers a question, or something else

    Scenario Outline: No question: <sentence>
      Given a URL for the question
      And <sentence>
      When the "Load Question" command is executed
      Then the system delivers an invalid data error
      And the server has sent <data>
      And the system delivers neither a question nor correct answers
      And neither a question nor answers are delivered
      And no question and no correct answers are delivered
      And no answers are delivered
      And the app does not show any question
      And only one request was sent

      Examples:
        | sentence                                                          | data                                            |
        | the URL returns an empty body                                     | ''                                              |
        | the URL returns a text that is not JSON                           | 'no JSON'                                       |
        | the URL returns an empty JSON object                              | '{}'                                            |
        | the URL returns a JSON without the key "question"                 | '{"answer": ["red", "green"]}'                  |
        | the URL answers with the "question" but without the "answer" list | '{"question": "Which colours?"}'                |
        | the server responds with a payload with an empty question         | '{"question": " ", "answer": ["red", "green"]}' |
        | the server returns a JSON with an empty list of answers           | '{"question": "Which colours?", "answer": []}'  |
        | the server returns an error                                       | the status 500                                  |
        | the downloaded data has a "question" but no "answer" list         | '{"question": "Which colours?"}'                |
        | the downloaded data is empty                                      | ''                                              |
        | the response does not contain a question                          | '{"answer": ["red", "green"]}'                  |
        | the payload has an empty question                                 | '{"question": " ", "answer": ["red", "green"]}' |
        | the payload has an empty "answer" list                            | '{"question": "Which colours?", "answer": []}'  |
        | the payload is broken JSON                                        | 'no JSON'                                       |
        | the downloaded data is an empty object                            | '{}'                                            |

    Scenario Outline: The remote is not there: <sentence>
      Given <sentence>
      When the customer requests to load the game
      Then the system delivers a connectivity error
      And no question is delivered
      And only one request was sent

      Examples:
        | sentence                    |
        | the server is unavailable   |
        | the remote is not available |
        | the URL cannot be reached   |

    Scenario Outline: The remote is there: <sentence>
      Given the server is down
      When the app automatically loads the game
      Then the system delivers a connectivity error
      When <sentence>
      And the app automatically loads the game
      Then the app has loaded the question "Name the three light colours"
      And the app automatically loads the question

      Examples:
        | sentence                |
        | the server is reachable |
        | the server is not down  |

    Scenario Outline: What comes of the command when <circumstance>
      When the "Load Question" command is executed and <circumstance>
      Then the system delivers <result>
      And the system does not deliver <absent>

      Examples:
        | circumstance                       | result                      | absent               |
        | there is no connectivity           | a connectivity error        | a question           |
        | the downloaded data is broken JSON | an invalid data error       | a connectivity error |
        | the payload has no answers         | an invalid data error       | any question         |
        | the payload has 50 answers         | the question and 50 answers | an error             |

    Scenario Outline: The payload holds a question: <sentence>
      Given <sentence>
      When I execute the "Load Question" command
      Then the system delivers the question and its two correct answers
      And the app shows a question
      And only one request was sent

      Examples:
        | sentence                                               |
        | the payload has 2 answers                              |
        | the payload contains the question "Up?" with 2 answers |

    Scenario: The commands with their data
      Given a loaded game with the answers "up" and "down"
      When the "Start" command is executed
      And the "Add guess" command is executed with "up"
      # audit-ignore(it looks at the guesses, and changes nothing)
      And the "Validate user guesses" command is executed
      Then the list shows "up"
      And the system informs that the game is not finished

  Rule: The customer inserts, and is or is not allowed to

    Scenario Outline: Not before the start: <sentence>
      Given the app has already loaded the question
      # audit-ignore(before the start no answer may be inserted, whichever it is)
      When the customer tries to insert the answer "red" <when>
      Then <sentence>
      And there are no guesses in the list
      And nothing is in the list
      And the list shows nothing

      Examples:
        | sentence                                                 | when                      |
        | the app should not allow the customer to insert it       | before starting the game  |
        | the app does not allow it                                | before the start          |
        | the app does not allow me to insert it                   | without starting the game |
        # audit-ignore(before the start no answer may be inserted, whichever it is)
        | the customer is not allowed to insert the answer "green" | before starting           |
        # audit-ignore(before the start no answer may be inserted, whichever it is)
        | the app does not allow the customer to insert "green"    | before starting           |
        # audit-ignore(before the start no answer may be inserted, whichever it is)
        | the customer was not allowed to insert "blue"            | before starting           |
        | inserting answers is disabled                            | without starting again    |
        | the input is not enabled                                 | before starting           |
        | the input field is disabled                              | before starting           |
        | the app allows the customer to start playing             | before starting           |

    Scenario Outline: After the start: <sentence>
      Given the customer has started the game
      When the customer inserts both "red" and "blue" in this order
      Then <sentence>

      Examples: Inserting
        | sentence                                       |
        | the app allows it                              |
        # audit-ignore(a running game takes any answer, whether it counts or not)
        | the customer is allowed to insert "green"      |
        # audit-ignore(a running game takes any answer, whether it counts or not)
        | the app allows me to insert the answer "green" |
        | the input is enabled                           |
        | inserting answers is not disabled              |
        | the input field is not disabled                |

      Examples: The list
        | sentence                                                       |
        | the list shows both "red" and "blue"                           |
        | the app displays both "red" and "blue"                         |
        | the app displays a list with 2 answers                         |
        # audit-ignore(they are two)
        | the app displays the list of the answers "red" and "blue"      |
        | there are two answers in the list                              |
        | there are only 2 guesses in the list of guesses                |
        # audit-ignore(they are two)
        | the list has the answers "red" and "blue" in this order        |
        | the list shows "red" and "blue" in this order                  |
        | "red" and "blue" are listed in this order                      |
        | the answers are shown in the order in which they were inserted |
        | the list shows "red" one time                                  |
        # audit-ignore(no other answer is in the list twice either)
        | the list does not have "blue" twice                            |
        | "blue" is listed only once                                     |
        | "red" appears once                                             |
        | "red" is in the list of answers inserted                       |

      Examples: The numbers
        | sentence                                                                                                             |
        | the app shows that the customer hit 2 answers                                                                        |
        | the app shows that the total of answers to be guessed is 3                                                           |
        | that the total of answers to be guessed is 3                                                                         |
        | the app shows "3" as the total of answers to be guessed                                                              |
        | the app should show "2" as the amount of answers that the customer hit and "3" as the total of answers to be guessed |
        | there is still one answer to be guessed                                                                              |
        | the remaining answers go down by one                                                                                 |
        | the number of remaining answers decreases from 2 to 1                                                                |
        | the hits go up by 1                                                                                                  |
        | the number of hits increases from one to two                                                                         |

    Scenario Outline: A game that is under way: <sentence>
      Given <sentence>
      Then the customer has hit 2 of 3 answers
      And the game is running

      Examples:
        | sentence                                                        |
        | I have started the game and hit 2 answers of 3                  |
        | the customer started the game and inserted "red" and "blue"     |
        | the customer started the game and 2 answers of 3 are correct    |
        | I started the game and inserted 2 of the 3 answers              |
        # audit-ignore(whatever they are called, the story names them)
        | the customer has hit two answers, "red" and "green"             |
        | I hit "red" and "blue"                                          |
        # audit-ignore(they are two)
        | the list has the guesses "red" and "blue"                       |
        | the list shows "red" and "blue"                                 |
        | the customer has hit 2 answers and has not finished all guesses |
        | the customer gave 2 of the 3 answers                            |
        | the customer has inserted 2 answers                             |
        | I have hit 2 answers out of 3                                   |

    Scenario Outline: The rest of the answers: <sentence>
      Given I have hit two answers
      When <sentence>
      Then the customer has hit 3 answers
      And the message has the option to play again

      Examples:
        | sentence                                                      |
        | I insert the last answer                                      |
        | the customer inserts the remaining answers                    |
        | the customer inserts the one missing answer                   |
        | the customer inserts "blue" with 10 seconds left on the timer |

    Scenario: The rest of the answers in the last second
      Given I have hit two answers
      When I insert the answer "blue" one second before the time is over
      Then the customer has hit 3 answers
      And the counter shows 00:01
      # audit-ignore(all three guesses were accepted)
      And the answer is accepted

    Scenario: The same answer, of a game that has been started
      Given the customer inserted "red" twice
      Then the customer has hit 1 of 3 answers

    Scenario: Nothing is inserted
      Given the customer has started the game
      # audit-ignore(it must change nothing)
      When the customer inserts nothing
      Then the app shows that the customer hit 0 answers
      When the customer inserts "red" three times
      Then the 2nd guess is rejected as repeated
      And the customer has hit 1 out of the 3 answers

  Rule: The counter

    Scenario Outline: The counter goes on: <sentence>
      Given the timer has 10 seconds left
      Then <sentence>

      Examples:
        | sentence                                    |
        | the counter keeps counting                  |
        | the counter continues to count              |
        | the counter should move                     |
        | the counter does not stop                   |
        | 10 seconds are left on the counter          |
        | there are only 10 seconds left on the timer |
        # audit-ignore(any number of seconds but ten would be as wrong)
        | the counter does not have 11 seconds left   |
        | there is some time left                     |

    Scenario Outline: The counter stands: <sentence>
      Given the game is ready
      Then <sentence>
      And the customer can start to play

      Examples:
        | sentence                            |
        | the counter does not go down        |
        | the counter does not move           |
        | the counter stands still            |
        | the counter is standing still       |
        | the counter is at its initial value |

    Scenario Outline: Too late: <sentence>
      Given <sentence>
      Then the game ended
      And there is no time left
      And a message indicates that the time is over and the customer hit 2 answers
      And the app displays a message that the time is over and I hit two of the 3 answers
      And no message is shown saying that the time is over and I hit 3 answers
      And the app does not display a message that all answers were found
      # audit-ignore(the document calls the offer by either name)
      And I can choose to try again
      # audit-ignore(the document calls the offer by either name)
      And the app shows the message with the option to try again
      # audit-ignore(the document calls the offer by either name)
      And the message offers to play again
      # audit-ignore(the document calls the offer by either name)
      And there is an option to try again

      Examples:
        | sentence                                                |
        | the counter ended and the customer hit only two answers |
        | the customer hit 2 answers before the timer ran out     |
        | I have hit two answers but the timer ended              |

    Scenario Outline: After a failed load there is another offer: <sentence>
      Given the customer has no connectivity
      And the customer requests to load the game
      Then <sentence>
      And the app shows the option to try again

      Examples:
        | sentence                                           |
        | I cannot choose to play again                      |
        | the app does not offer to play again               |
        | there is no option to play again                   |
        | no option to play again is displayed               |
        | the message does not have the option to play again |

    Scenario Outline: With a result there is an offer: <sentence>
      Given the customer finished all 3 answers before the timer ended
      Then <sentence>

      Examples:
        | sentence                                            |
        | I can choose the option to play again               |
        | the customer is offered to play again               |
        | the message shows the option to play again          |
        | the message has no option to try again              |
        | the customer is not offered to try again            |
        | the app shows no option to try again                |
        | the message should not show the option to try again |

  Rule: The next round

    Scenario Outline: What was there before the reset: <sentence>
      Given the customer has hit 2 answers
      When the customer requests to reset the game
      Then the list is empty
      # audit-ignore(a second reset must change nothing)
      When requests to reset it a second time
      Then <sentence>
      And the list is empty again

      Examples:
        | sentence                                        |
        | the two previous answers should be deleted      |
        | all 2 previous answers are deleted              |
        | all of the two answers are gone                 |
        | the list with the two guesses should be deleted |
        | the list with all two guesses is cleared        |
        | the counter returns to its initial value        |

    Scenario Outline: Another round: <sentence>
      Given the customer finished all 3 answers before the timer ended
      When <sentence>
      Then the customer can insert answers
      And the second round has started

      Examples:
        | sentence                          |
        | the customer starts another round |
        | I request to start a new round    |
        | a new game begins                 |

    Scenario: The same answer in the second round
      Given the customer hit "red" in the first round and then reset the game
      # audit-ignore(by the rule a game that runs is not started anew)
      When the customer requests to start the game again
      And the customer inserts "red"
      Then the list shows "red" one time

    Scenario: A reset that was requested
      Given the customer requested to reset the game
      Then the counter is at its initial value
      # audit-ignore(after a reset no answer may be inserted, whichever it is)
      And the customer could not insert "red"
      And the game waits for the customer to start playing
      And the game can be started again

  Rule: What a story begins with

    Scenario Outline: One answer remains: <sentence>
      Given <sentence>
      Then there is still one answer left to be guessed
      And the customer still has 1 answer to guess
      And one answer should remain to be guessed
      And the game goes on

      Examples:
        | sentence                                               |
        | only one answer remains to be guessed                  |
        | only one answer is left                                |
        | there is only one answer left to be guessed            |
        | the customer has inserted every answer except one      |
        | the customer has inserted all the answers except "red" |
        | the customer has inserted several answers              |

    Scenario Outline: One minute of the game has passed: <sentence>
      Given <sentence>
      Then the counter shows 04:00
      And the counter shows less than its initial value
      And the game does not end
      And the system informs that the game is not finished yet

      Examples:
        | sentence                                  |
        | the counter has been running for 1 minute |
        | one minute of the game has passed         |
        | 60 seconds have passed since the start    |

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
      # audit-ignore(by the rule a game that runs is not started anew)
      When I start the game once more
      # audit-ignore(who has guessed has inserted)
      And I insert "green" followed by "red"
      Then the answer "red" is added to the list
      And the list starts with "green"
      And the list ends with "red"
      And "green" is the first answer in the list
      And "red" is the last answer in the list
      And "green" comes before "red" in the list
      # audit-ignore(both guesses are hits)
      And the guess is a hit
      # audit-ignore(both guesses are hits)
      And the answer counts as a hit
      # audit-ignore(both guesses are hits)
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

  Rule: The next round, more

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
        | sentence                                               |
        | the customer plays again and starts the game           |
        | the customer requests to play again and starts to play |

    Scenario Outline: The button: <sentence>
      Given the customer has inserted every answer
      When <sentence>
      Then there is no message

      Examples:
        | sentence                        |
        | the customer chooses play again |
        | I press the play again button   |

    Scenario: The question stays
      Given the customer has inserted every answer
      When the customer requests to play again
      Then the app displays the same question as before
      And the list is empty

@QUI
Feature: Tables, limits and pronouns

  Answers below a sentence instead of in it, numbers that limit others, guesses that a pronoun means,
  and two sentences in one.

  Rule: Answers may stand in a table

    @QUI-UC3
    Scenario: Inserted, listed and shown
      Given the customer has started the game
      When the customer inserts the following answers:
        | blue  |
        | black |
        | RED   |
      # audit-ignore(it says the same with their number)
      Then the list shows exactly these answers in this order
        | answer |
        | blue   |
        | red    |
      And the list contains these 2 answers:
        | blue |
        | red  |
      And the list is
        | blue |
        | red  |
      # audit-ignore(any other list is not this one either)
      And the list is not
        | red  |
        | blue |
      And the app displays a list with these answers
        | blue |
        | red  |
      And these answers are listed
        | red |
      And the app displays the answers:
        | red |
      # audit-ignore(any other answer is not in the list either)
      And the list does not show
        | blue  |
        | black |
      And the last one is accepted

    Scenario: The answers of a question
      Given the question has the answers
        | up   |
        | down |
      And the customer has started the game
      And the customer guesses
        | down |
      Then the list shows "down"
      And 1 answer remains

    Scenario: What the remote has
      Given the remote returns the question "Which way?" with these answers:
        | left  |
        | right |
      And the app has loaded the question
      Then the question "Which way?" is shown
      And the question has the answers
        | left  |
        | right |

  Rule: A number may be a limit

    Scenario Outline: Two of three: <sentence>
      Given the customer has started the game
      # audit-ignore(it is inserted in either tense)
      And they insert "green", then "red"
      Then <sentence>

      Examples: The list
        | sentence                                                       |
        | the list shows no more than two answers                        |
        # audit-ignore(a wider limit holds as well)
        | the list has at least 2 entries                                |
        | the list has only 2 guesses                                    |
        # audit-ignore(a wider limit holds as well)
        | the list contains fewer than 3 answers                         |
        # audit-ignore(a wider limit holds as well)
        | the list does not have more than 2 answers                     |
        | there are at most two answers in the list                      |
        | the app displays a list with more than one answer              |
        | only "green" and "red" are listed                              |
        | just the answers "green" and "red" are shown                   |
        | nothing but "green" and "red" is in the list                   |
        | the list shows nothing but "green" and "red"                   |
        | the list has nothing except the answers "green", "red"         |
        | "green" and "red" are the only answers in the list             |
        | "red" is not the only answer                                   |
        | neither "blue" nor "pink" is listed                            |
        | the list contains neither "blue" nor "pink"                    |
        | the list shows neither "pink" nor "blue"                       |
        # audit-ignore(any other answer is not in the list either)
        | the list shows "green" and "red" but neither "blue" nor "pink" |
        | each answer is listed only once                                |
        | every one of the answers appears in the list once              |

      Examples: The numbers
        | sentence                                 |
        | the answers shown are now "2/3"          |
        | the score is 2/3                         |
        | the hits shown are not "1/3"             |
        | one answer is still to be found          |
        | only one remains                         |
        | there remains one answer to be guessed   |
        | one more answer is missing               |
        | the customer still has to guess 1 answer |
        | I need 1 more answer                     |
        | the customer has found 2 of 3            |

  Rule: Guesses that a pronoun means

    @QUI-UC3
    Scenario Outline: Two that count: <sentence>
      Given the customer has started the game
      When the customer inserts "green" and "red"
      Then <sentence>

      Examples:
        | sentence                                                 |
        | both are listed                                          |
        | they are shown in the list                               |
        | all of them are saved                                    |
        | the guesses were accepted                                |
        | each of the guesses is counted                           |
        # audit-ignore(both of them are all that there are)
        | both guesses are correct                                 |
        # audit-ignore(both of them are all that there are)
        | both were not rejected                                   |
        # audit-ignore(both of them are all that there are)
        | the guesses are not wrong                                |
        | none of them was rejected                                |
        | neither of them is ignored                               |
        | it is accepted                                           |
        | the first one is accepted                                |
        | the second of them was saved                             |
        | the last one is in the list                              |
        # audit-ignore(both guesses are accepted)
        | the app accepts the first guess                          |
        | the second guess is a hit                                |
        | the first one counts                                     |
        | the screen has changed                                   |
        | the first guess is a correct one, the second is accepted |

    @QUI-UC3
    Scenario Outline: Two that do not: <sentence>
      Given the customer has started the game
      When the customer inserts "pink" and "black"
      Then <sentence>

      Examples:
        | sentence                                     |
        # audit-ignore(both of them are all that there are)
        | both guesses are rejected                    |
        # audit-ignore(both of them are all that there are)
        | they are rejected as wrong                   |
        # audit-ignore(both of them are all that there are)
        | all the guesses were rejected as incorrect   |
        # audit-ignore(both of them are all that there are)
        | each of them is wrong                        |
        | none of them was accepted                    |
        | neither guess is listed                      |
        # audit-ignore(both of them are all that there are)
        | both are not in the list                     |
        | the guesses are not counted                  |
        | it is rejected                               |
        | the second one was rejected as wrong         |
        | the first one is not rejected as repeated    |
        | the guess was rejected because it is wrong   |
        | the guess is a wrong one and nothing changes |
        | nothing on the screen changes                |
        | the screen does not change                   |
        | the app ignores it                           |

    Scenario: Again and again
      Given the customer has started the game
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "red", and then "green"
      # audit-ignore(each further one is a duplicate as well)
      And the customer inserts it again
      Then the 3rd guess is rejected as already inserted
      When the customer inserts both of them again
      Then the fourth guess is rejected as a duplicate
      And the last one is not accepted
      And the list shows "red" and "green"
      When the customer inserts only spaces
      Then it is rejected as an empty guess

    Scenario: Guesses by name and by what they came to
      Given the customer has started the game
      # audit-ignore(it is inserted in either tense)
      When the customer inserts "pink", then "red" and then "Red"
      Then "pink" is rejected as wrong
      And the guess "Red" was rejected as repeated
      # audit-ignore(a correct answer is not wrong, whichever it is)
      And "red" is not rejected as wrong
      And the wrong answer is ignored
      And the repeated guess is not counted
      And the wrong answers are not listed
      And the app lists only "red"
      And the list contains no wrong answers

    Scenario: All but the last one
      When the customer inserts all the answers except the last one
      Then the list shows "red" and "green"
      When the customer inserts the last one
      Then the list has 3 answers

    Scenario: Somebody found them
      Given the answers "red" and "green" were found by the customer
      Then the list shows "red" and "green"

  Rule: Two sentences in one

    Scenario Outline: One after another: <sentence>
      Given the app has loaded the question
      When <sentence>
      Then the list shows "red"
      And the counter shows "04:50"

      Examples:
        | sentence                                                                          |
        | the customer starts the game, inserts "red" and waits for 10 seconds              |
        | the customer starts the game, then 10 seconds pass and the customer inserts "red" |
        | the game starts; after 10 seconds the customer inserts "red"                      |
        | the customer starts the game and inserts "red", then waits for 10 seconds         |

    Scenario Outline: What holds at once: <sentence>
      Given the customer has hit one answer
      When <sentence>
      Then the counter is at "00:00", the list has one answer and nothing can be inserted

      Examples:
        | sentence                                            |
        | after the counter ends the customer inserts "green" |
        | once the time is over they insert "green"           |

    Scenario: Of two things the same
      When the customer resets the game
      Then the counter and the hits are reset
      And both the list and the counter were reset

    Scenario: Too late
      Given the customer has hit one answer
      When the counter ends
      And the customer inserts "blue"
      Then the guess was rejected because the time is over
      And neither the list nor the screen changes
      And the game is over, but the list still shows one answer

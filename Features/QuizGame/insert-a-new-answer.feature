@QUI
Feature: Customer insert a new answer

  As an online customer
  I want to add an answer
  So I can start to guess all the correct answers before the counter ends

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S05
  Scenario: A new answer is listed and counted
    Given the customer has already requested to start the game
    # audit-ignore(a sentence of the document: every new answer is listed and counted alike)
    When the customer insert a new answer
    Then the app should display a list with all answers inserted by the customer
    And the app should update the remaining answers to be guessed

  @QUI-S06
  Scenario: The last answer in time brings the result
    Given the customer has already requested to start the game
    When the customer finished inserting all answers to be guessed
    # audit-ignore(a sentence of the document that is a check of its own)
    And the timer has not finished yet
    Then the app should display a message showing how many answers the customer hit
    And the option to play again

  Rule: A correct, new guess is listed; any other is rejected

    @QUI-X15 @QUI-UC3.P @QUI-R20 @QUI-R21
    Scenario: Correct guesses are listed in the order of the customer
      Given the customer has already requested to start the game
      When the customer inserts "red" and "blue"
      And the customer inserts "green"
      Then the list shows "red", "blue" and "green"
      And no answers remain

    @QUI-UC3.P @QUI-R20 @QUI-R21
    Scenario: Each answer is counted when it is inserted
      Given the customer has already requested to start the game
      When the customer inserts "blue" and "red"
      Then the list shows "blue" and "red"
      And the first answer in the list is "blue"
      And the second answer of the list is "red"
      And the answers shown are "2/3"
      And the second answer is counted
      And 1 answer remains
      And the remaining answers to be guessed are 1
      And the total of answers to be guessed is three
      And the customer hit two answers

    @QUI-UC3.P
    Scenario: A correct answer is saved
      Given the customer has already requested to start the game
      When the customer inserts "green"
      Then the guess is saved
      And the list contains "green"
      And the list does not contain "red", "blue"
      # audit-ignore(hits and total are shown together, and what is left follows from them)
      And the app should show the amount of answers that the customer hit
      # audit-ignore(hits and total are shown together, and what is left follows from them)
      And the total of answers to be guessed

    @QUI-X16 @QUI-R18
    Scenario Outline: A wrong guess is not saved, such as <guess>
      Given the customer has already requested to start the game
      When the customer inserts "<guess>"
      Then the list is empty
      And the guess is rejected as wrong
      And the customer has hit no answers

      Examples: Another word
        | guess  |
        | yellow |
        | -      |

      Examples: Not the whole answer
        | guess |
        | r     |
        | re    |
        | een   |
        | ree   |

      Examples: More than the answer
        | guess     |
        | reddish   |
        | infrared  |
        | red blue  |
        | red,green |

      Examples: The letters of an answer, but not as they are
        | guess |
        | der   |
        | r ed  |
        | gréen |
        | rred  |

    @QUI-R18
    Scenario: Wrong guesses cost nothing
      Given the customer has already requested to start the game
      And the customer inserts "red"
      When the customer inserts three wrong answers
      Then the fourth answer is not counted
      And the answer is not in the list
      And the list shows only "red"
      And 2 answers remain to be guessed
      And the counter shows "05:00"

    @QUI-X18 @QUI-R16
    Scenario Outline: Blank guesses are not saved
      Given the customer has already requested to start the game
      When the customer inserts "<guess>"
      Then the guess is rejected as blank
      And the list is empty

      Examples: Nothing, a blank, a line break
        | guess |
        |       |
        | \n    |
        | \n \n |

    @QUI-R16
    Scenario: An empty answer after a correct one changes nothing
      Given the customer has already requested to start the game
      And the customer inserts one answer
      When the customer inserts an empty answer
      Then the answer is not counted
      And the list shows 1 answer

    @QUI-X21 @QUI-R14
    Scenario: Guessing before the start
      Given the app has already loaded the question
      When the customer inserts "red"
      Then the list is empty
      And the guess is rejected as early
      And the answers shown are "0/3"

    @QUI-R14
    Scenario: Guessing before there is a question
      When the customer inserts "red"
      Then the list is empty
      And the guess is rejected as early
      And the answers shown are "-"

    @QUI-R14
    Scenario: What was guessed before the start does not count after it
      Given the app has already loaded the question
      When the customer inserts "red"
      And the customer requests to start the game
      Then the list is empty
      And the guess is rejected as early
      And the answers shown are "0/3"
      And the game is running

  Rule: An answer counts once

    @QUI-R17
    Scenario: The same answer twice
      Given the customer has already requested to start the game
      When the customer inserts "red" twice
      Then the first answer is counted
      And the second answer is not counted
      And the 2nd guess is rejected as repeated
      And the list contains "red" once

    @QUI-R17
    Scenario Outline: Any answer of the list is repeated, such as <guess>
      Given the remote question is "Which colours?" with the answers "red", "green", "blue" and "pink"
      And the game has already started
      When the customer inserts the answers "red", "green", "blue"
      And the customer inserts the answer "<guess>" again
      Then the answer is rejected as repeated
      And the list shows "red", "green" and "blue"
      And one answer remains

      Examples:
        | guess |
        | red   |
        | green |
        | blue  |

    @QUI-R17
    Scenario: A wrong answer given again is wrong again
      Given the customer has already requested to start the game
      When the customer inserts a wrong answer
      And the customer inserts the same answer again
      Then the second guess is rejected as wrong

  Rule: Surrounding spaces and capitals do not matter

    @QUI-X17 @QUI-R15 @QUI-R17
    Scenario: Surrounding spaces do not matter
      Given the customer has already requested to start the game
      When the customer inserts "  red " and " red"
      Then the list shows "red"
      And the guess is rejected as repeated

    @QUI-R15
    Scenario Outline: Blanks and line breaks before and behind an answer are removed: "<guess>"
      Given the customer has already requested to start the game
      When the customer guesses "<guess>"
      Then the guess is accepted
      And the list shows "red"

      Examples:
        | guess       |
        | \nred       |
        | red\n       |
        | \n\nred\n\n |

    @QUI-R15
    Scenario Outline: Blanks before and behind an answer are removed, <where>
      Given the customer has already requested to start the game
      When the customer inserts <guess>
      Then the list shows "red"

      Examples:
        | where  | guess      |
        | before | "   red"   |
        | behind | "red   "   |
        | both   | "   red  " |

    @QUI-R15
    Scenario Outline: Blanks inside an answer are part of it: <guess>
      Given the remote question is "Which city?" with the answers "New York", "Rio"
      And the game has started
      When the customer inserts "<guess>"
      Then the guess <end>

      Examples:
        | guess     | end                  |
        | New York  | is counted           |
        | new york  | is listed            |
        | NewYork   | is rejected as wrong |
        | New  York | is rejected as wrong |
        | New       | is rejected as wrong |

    @QUI-X19 @QUI-R19
    Scenario Outline: Case does not matter, the answer's own spelling is listed: <guess>
      Given the customer has already requested to start the game
      When the customer inserts "<guess>"
      Then the list shows "red"

      Examples:
        | guess |
        | RED   |
        | Red   |
        | rEd   |

    @QUI-R19
    Scenario: An answer with capitals is found in small letters
      Given the remote question is "Which capital?" with the answers "Rome", "Paris"
      And the game has started
      When the customer inserts "rome"
      Then the list shows "Rome"

    @QUI-R19
    Scenario Outline: Accents count as typed: <guess>
      Given the remote question is "What drink?" with the answers "café", "tea"
      And the game has started
      When the customer inserts "<guess>"
      Then the guess <end>

      Examples:
        | guess | end                  |
        | café  | is counted           |
        | CAFÉ  | is counted           |
        | cafe  | is rejected as wrong |

    @QUI-X20 @QUI-R17 @QUI-R19
    Scenario: The same answer in another case is repeated
      Given the customer has already requested to start the game
      When the customer inserts "red" and "Red"
      Then the list shows "red"
      And the guess is rejected as repeated

    @QUI-R19
    Scenario: Capitals do not matter unless the game says so
      Given capitals do not matter
      And the customer has already requested to start the game
      When the customer inserts "RED"
      Then the list shows "red"

    @QUI-R19
    Scenario: A game in which capitals matter
      Given capitals matter
      And the remote question is "Which?" with the answers "Red", "red", "blue"
      And the customer has already requested to start the game
      When the customer inserts "RED", "red" and "Red"
      Then 3 answers are to be guessed
      And the first answer is rejected as wrong
      And the second answer is counted
      And the third answer is counted
      And the list of answers shows "red", "Red"

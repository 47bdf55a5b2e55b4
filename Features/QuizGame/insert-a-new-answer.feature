@QUI
Feature: Customer insert a new answer

  As an online customer
  I want to add an answer
  So I can start to guess all the correct answers before the counter ends

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

  @QUI-S05
  Scenario: A new answer is listed and counted
    Given the customer has already requested to start the game
    When the customer insert a new answer
    Then the app should display a list with all answers inserted by the customer
    And the app should update the remaining answers to be guessed

  @QUI-S06
  Scenario: The last answer in time brings the result
    Given the customer has already requested to start the game
    When the customer finished inserting all answers to be guessed
    And the timer has not finished yet
    Then the app should display a message showing how many answers the customer hit
    And the option to play again

  Rule: A correct, new guess is saved at the end of the list

    @QUI-X15 @QUI-UC3.P @QUI-R20 @QUI-R21
    Scenario: Correct guesses are listed in the order of the customer
      Given the customer has already requested to start the game
      And the customer waits 2 seconds
      Then 3 answers remain to be guessed
      When the customer inserts "green"
      Then the system saves the guess as "green"
      And 2 answers remain to be guessed
      When the customer inserts "blue"
      Then the system saves the guess as "blue"
      And 1 answer remains to be guessed
      And the quiz shows:
        | question                     | guesses     | hits | counter | button | input | loading | message |
        | Name the three light colours | green, blue | 2/3  | 04:58   | reset  | on    | no      |         |

    @QUI-UC3.P @QUI-R09
    Scenario: A guess does not hold up the counter
      Given the customer has already requested to start the game
      And the customer waits 1.5 seconds
      When the customer inserts "red", "yellow", "red" and ""
      Then the list of guesses shows "red"
      When the customer waits 2 seconds
      Then the counter counts "04:58" and "04:57"

  Rule: White space around a guess and capital letters do not matter

    @QUI-X17 @QUI-R15
    Scenario Outline: The guess is taken without the white space around it: <white space>
      Given the customer has already requested to start the game
      When the customer inserts <guess>
      Then the system saves the guess as "red"

      Examples:
        | white space  | guess       |
        | blanks       | "  red   "  |
        | lines, tabs  | "\n	red	\n" |
        | other blanks | " 　red 　" |

    @QUI-X19 @QUI-R19
    Scenario: Saved is the spelling of the question
      Given the remote question is "Quoi ?" with the answers "Été", "New  York", "iPhone" and "straße"
      And the customer has already requested to start the game
      When the customer inserts "ÉTÉ"
      Then the system saves the guess as "Été"
      When the customer inserts "new  york" and "IPHONE"
      Then the list of guesses shows "Été", "New  York" and "iPhone"

    @QUI-X20 @QUI-R17 @QUI-R19
    Scenario: An answer in another spelling is repeated and keeps its place
      Given the customer has already requested to start the game
      And the customer inserts "red" and "green"
      When the customer inserts "green", "GREEN", "Red", " RED " and "red"
      Then the system rejects the guesses as repeated
      And nothing changes on the quiz screen
      And the list of guesses shows "red" and "green"
      When the customer inserts "blue"
      Then the system informs that the game is finished

    @QUI-R19
    Scenario: Where capital letters count, another case is wrong
      Given capital letters count in the quiz
      And the remote question is "Who?" with the answers "Al", "BO", "al" and " Al"
      And the customer has already requested to start the game
      Then the system delivers the question "Who?" with the answers "Al", "BO" and "al"
      When the customer inserts "AL", "aL", "bo", "Bo", "bO" and "A l"
      Then the system rejects the guesses as wrong
      When the customer inserts " Al " and "al"
      Then the list of guesses shows "Al" and "al"

  Rule: Any other guess is rejected and changes nothing

    @QUI-X16 @QUI-X18 @QUI-R16 @QUI-R18
    Scenario Outline: A guess is <reason> that is <what>
      Given the customer has already requested to start the game
      And the customer inserts "green"
      When the customer inserts <guesses>
      Then the system rejects the guesses as <reason>
      And nothing changes on the quiz screen
      And the list of guesses shows "green"

      Examples:
        | what                 | guesses                                                             | reason |
        | something else       | "yellow", "Yellow", "reds", "reddish", "der", "read", "rad", "gren" | wrong  |
        | a part of an answer  | "re", "ed", "e", "r ed"                                             | wrong  |
        | an answer with signs | "red!", "-red", "red.", "'red'", "red?", "1red"                     | wrong  |
        | more than one answer | "the red", "red, blue", "red\nblue", "green red", "greenred"        | wrong  |
        | nothing              | ""                                                                  | blank  |
        | just white space     | "   ", " \n	"                                                       | blank  |

    @QUI-R15 @QUI-R18 @QUI-R19
    Scenario Outline: Inside an answer <what> count as typed
      Given the remote question is "Quoi ?" with the answers "été", "New York", "e-mail" and "straße"
      And the customer has already requested to start the game
      When the customer inserts <guesses>
      Then the system rejects the guesses as wrong
      And nothing changes on the quiz screen
      When the customer inserts "E-Mail"
      Then the system saves the guess as "e-mail"

      Examples:
        | what             | guesses                                         |
        | accents          | "ete", "éte", "ètè", "strasse"                  |
        | blanks and lines | "newyork", "new  york", "new\nyork", "new	york" |
        | signs            | "new-york", "email", "e mail", "e_mail"         |

    @QUI-X21 @QUI-R14
    Scenario: Guessing before the start
      Given the app has already loaded the question
      When the customer inserts "red", "red", "yellow" and ""
      Then the system rejects the guesses as early
      And nothing changes on the quiz screen
      When the customer requests to start the game
      And the customer inserts "red"
      Then the system saves the guess as "red"

    @QUI-R14
    Scenario: Guessing before there is a question
      When the customer inserts "heads"
      Then the system rejects the guess as early

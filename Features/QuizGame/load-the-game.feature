@QUI
Feature: Customer request to load the game

  As an online customer
  I want the app to automatically load the quiz game
  So I can see the game ready to be play

  The examples play a small question, "Name the three light colours", which is answered by
  red, green and blue. A game lasts five minutes.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  @QUI-S01
  Scenario: An online customer loads the game
    Given the customer has connectivity
    When the customer requests to load the game
    Then the app should display the question from remote
    And the customer can start to play

  Rule: A valid answer of the remote becomes a question and its answers

    @QUI-X01 @QUI-UC1.P
    Scenario: Valid data delivers question and answers
      When the customer requests to load the game
      Then the question "Name the three light colours" with 3 answers is delivered

    @QUI-X02 @QUI-UC1.P
    Scenario: The payload of the specification is accepted
      Given the remote question is the one in "java-keywords.yaml"
      When the customer requests to load the game
      Then the question "What are all the java keywords?" with 50 answers is delivered

    @QUI-CONTRACT
    Scenario: The payload of the specification makes a game that can be won
      Given the remote question is the one in "java-keywords.yaml"
      When the customer requests to load the game
      Then the answers shown are "0/50"
      When the customer requests to start the game
      And the customer finished inserting all answers to be guessed
      Then the answers shown are "50/50"
      And the message says 50 of 50 and offers to play again

    @QUI-X05 @QUI-R05
    Scenario: Repeated answers count once
      Given the remote answers with status 200 and the body '{"question": "Which?", "answer": ["red", "Red", "blue"]}'
      When the customer requests to load the game
      Then 2 answers are to be guessed

    @QUI-X08 @QUI-R04
    Scenario: Each command sends one request
      When the customer requests to load the game
      And the customer requests to load the game
      Then 2 requests were sent to the question URL

  Rule: Anything else the remote answers is invalid data

    @QUI-X03 @QUI-UC1.I @QUI-R01 @QUI-R02
    Scenario Outline: Unusable answers are invalid data, such as <what>
      Given the remote answers with status <status> and the body '<body>'
      When the customer requests to load the game
      Then an invalid data error is delivered

      Examples: A status other than 200, whatever the body
        | what       | status | body                                  |
        | status 199 | 199    | {"question": "Any?", "answer": ["y"]} |
        | status 201 | 201    | {"question": "Any?", "answer": ["y"]} |
        | status 300 | 300    | {"question": "Any?", "answer": ["y"]} |
        | status 400 | 400    | {"question": "Any?", "answer": ["y"]} |
        | status 500 | 500    | {"question": "Any?", "answer": ["y"]} |

      Examples: A body that does not follow the contract
        | what                                 | status | body                                   |
        | a text that is not JSON              | 200    | invalid json                           |
        | neither a question nor answers       | 200    | {}                                     |
        | a question without "answer"          | 200    | {"question": "Any?"}                   |
        | a question whose answers are numbers | 200    | {"question": "Any?", "answer": [1, 2]} |

    @QUI-X04 @QUI-UC1.I @QUI-R05
    Scenario Outline: A question that cannot be played is invalid data, such as <what>
      Given the remote answers with status 200 and the body '<body>'
      When the customer requests to load the game
      Then an invalid data error is delivered

      Examples:
        | what                          | body                                      |
        | a blank question              | {"question": "  ", "answer": ["red"]}     |
        | a question without any answer | {"question": "Any?", "answer": []}        |
        | a question with blank answers | {"question": "Any?", "answer": ["", " "]} |

  Rule: Without an answer of the remote the customer can try again

    @QUI-X06 @QUI-UC1.C @QUI-R03
    Scenario: No connectivity
      Given the customer has no connectivity
      When the customer requests to load the game
      Then a connectivity error is delivered

    @QUI-X07 @QUI-R08
    Scenario: Try again after a failed load
      Given the customer has no connectivity
      And the customer requests to load the game
      When the customer has connectivity
      And the customer chooses to try again
      Then the app should display the question from remote

  Rule: The customer sees whether the game is loading or ready

    @QUI-X10 @QUI-R07
    Scenario Outline: Loading is indicated until <end>
      Given the remote does not answer at once
      When the customer requests to load the game
      Then the app shows that it is loading
      When <end>
      Then the app no longer shows that it is loading

      Examples:
        | end                    |
        | the remote answers     |
        | the connection is lost |

    @QUI-X09 @QUI-R06
    Scenario: A loaded game waits for the start
      Given the app has already loaded the question
      When 10 seconds pass
      Then the counter shows "05:00"
      And the answers shown are "0/3"
      And the customer cannot insert answers

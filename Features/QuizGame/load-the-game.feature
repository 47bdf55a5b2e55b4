@QUI
Feature: Customer request to load the game

  As an online customer
  I want the app to automatically load the quiz game
  So I can see the game ready to be play

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

  @QUI-S01
  Scenario: An online customer loads the game
    Given the customer has connectivity
    When the customer requests to load the game
    Then the app should display the question from remote
    And the customer can start to play

  Rule: The app loads the question by itself, once

    @QUI-AUTO @QUI-R07
    Scenario: Nothing is asked for before the quiz is opened
      Then 0 requests for the question were sent
      And the quiz shows:
        | question | guesses | hits | counter | button  | input | loading | message |
        | -        |         | -    | 05:00   | (start) | off   | no      |         |

    @QUI-AUTO @QUI-X09 @QUI-R06
    Scenario: An opened quiz is ready to be played and waits for its start
      When the customer opens the quiz
      And the customer waits 10 seconds
      Then nothing changes on the quiz screen
      And the system informs that the game is not finished
      And the quiz shows:
        | question                     | guesses | hits | counter | button | input | loading | message |
        | Name the three light colours |         | 0/3  | 05:00   | start  | off   | no      |         |

    @QUI-AUTO @QUI-R10 @QUI-R30
    Scenario Outline: The quiz keeps its question when <state> and <again>
      Given <state>
      When <again>
      Then nothing changes on the quiz screen
      And 1 request for the question was sent

      Examples:
        | state                                                             | again                                  |
        | the app has already loaded the question                           | the customer opens the quiz            |
        | the customer has already requested to start the game              | the customer opens the quiz            |
        | the customer has already requested to start the game              | the customer requests to load the game |
        | the customer finished answering all guesses before the timer ends | the customer opens the quiz            |

    @QUI-AUTO @QUI-R08
    Scenario: A quiz opened again without a question loads again
      Given the question cannot arrive
      And the customer opens the quiz
      When the customer has connectivity
      And the customer opens the quiz
      Then the app should display the question from remote
      And 2 requests for the question were sent

  Rule: The customer sees that the question is on its way

    @QUI-X10 @QUI-R04 @QUI-R07
    Scenario: Loading is shown until the question arrives, which is asked for once
      Given the remote question takes a while
      When the customer opens the quiz
      Then the quiz shows:
        | question | guesses | hits | counter | button  | input | loading | message |
        | -        |         | -    | 05:00   | (start) | off   | yes     |         |
      When the customer requests to load the game
      Then nothing changes on the quiz screen
      And 1 request for the question was sent
      # audit-ignore(it must change nothing)
      When the customer requests to start the game
      And the remote question arrives
      Then the quiz is ready to be played

    @QUI-X10 @QUI-R03 @QUI-R07 @QUI-R08
    Scenario: Loading is shown until it is known that the question cannot arrive, each time
      Given the remote question takes a while
      And the customer requests to load the game
      When the question cannot arrive
      Then the quiz shows:
        | question | guesses | hits | counter | button  | input | loading | message                     |
        | -        |         | -    | 05:00   | (start) | off   | no      | Oops, something went wrong! |
      When the customer has connectivity
      And the remote sends the question with status 500
      And the customer presses "Try Again"
      Then the quiz shows:
        | question | guesses | hits | counter | button  | input | loading | message |
        | -        |         | -    | 05:00   | (start) | off   | yes     |         |
      When the remote question arrives
      Then the system delivers an invalid data error
      And the quiz has displayed 2 messages

    @QUI-R04
    Scenario: A quiz that is closed meanwhile does not take the question
      Given the remote question takes a while
      And the customer opens the quiz
      And the customer closes the quiz
      When the remote question arrives
      Then nothing changes on the quiz screen

    @QUI-R12
    Scenario: A quiz that is closed during a game does not go on
      Given the customer has already requested to start the game
      When the customer waits 1 second
      Then the counter counts "04:59"
      When the customer closes the quiz
      And the customer waits 5 seconds
      Then nothing changes on the quiz screen

  Rule: Valid data becomes a question and its correct answers

    @QUI-X02 @QUI-UC1.P @QUI-CONTRACT
    Scenario: The payload of the specification makes a game that can be won
      Given the remote question is the one in "java-keywords.yaml"
      When the customer requests to load the game
      Then the quiz shows:
        | question                        | guesses | hits | counter | button | input | loading | message |
        | What are all the java keywords? |         | 0/50 | 05:00   | start  | off   | no      |         |
      When the customer requests to start the game
      And the customer finished inserting all answers to be guessed
      Then the app should display a list with all answers inserted by the customer
      And the app should update the remaining answers to be guessed
      And the app should display a message showing how many answers the customer hit

    @QUI-X08 @QUI-R04
    Scenario: The address is asked for as it is written
      Given the remote question is at "https://quiz.test/Java/KeyWords?count=50"
      When the customer requests to load the game
      Then 1 request for the question was sent to "https://quiz.test/Java/KeyWords?count=50"
      And the app should display the question from remote

    @QUI-X01 @QUI-UC1.P @QUI-X05 @QUI-R02 @QUI-R05 @QUI-R15 @QUI-R19
    Scenario Outline: Valid data delivers the question and its answers, such as <what>
      Given the remote sends '<body>' as the question
      When the customer requests to load the game
      Then the system delivers the question "<question>" with the answers <answers>

      Examples:
        | what                      | body                                                                  | question        | answers                                    |
        | a single, short answer    | {"question":"?","answer":["a"]}                                       | ?               | "a"                                        |
        | unknown keys              | {"id":7,"answer":["up"],"hint":null,"question":"Where?"}              | Where?          | "up"                                       |
        | white space around it all | {"question":" \\r\\n Where?\\t","answer":["\\tup "," a\\r\\n"]}       | Where?          | "up", "a"                                  |
        | blank answers             | {"question":"Where?","answer":[""," ","up","\\n\\t"]}                 | Where?          | "up"                                       |
        | repeated answers          | {"question":"Who?","answer":["Alan","Bob","ALAN"," bob","alan"]}      | Who?            | "Alan", "Bob"                              |
        | several words and signs   | {"question":"go  on: Where?!","answer":["a  b","Go-Go!","go go"]}     | go  on: Where?! | "a  b", "Go-Go!", "go go"                  |
        | accents and other letters | {"question":"Où ?","answer":["été","ete","Ärger","straße","strasse"]} | Où ?            | "été", "ete", "Ärger", "straße", "strasse" |

  Rule: Anything else that the remote sends is invalid data

    @QUI-X03 @QUI-UC1.I @QUI-R01
    Scenario Outline: The status <status> brings no question
      Given the remote sends the question with status <status>
      When the customer requests to load the game
      Then the system delivers an invalid data error

      Examples:
        | status |
        |    199 |
        |    201 |
        |    204 |
        |    206 |
        |    299 |
        |    300 |
        |    304 |
        |    400 |
        |    401 |
        |    403 |
        |    404 |
        |    429 |
        |    500 |
        |    503 |

    @QUI-UC1.I
    Scenario Outline: Data that cannot be played is invalid: <what>
      Given the remote sends '<body>' as the question
      When the customer requests to load the game
      Then the system delivers an invalid data error

      @QUI-X03 @QUI-R02
      Examples: It does not follow the contract
        | what                     | body                                       |
        | nothing                  |                                            |
        | no JSON                  | invalid json                               |
        | an empty object          | {}                                         |
        | no question              | {"answer":["up"]}                          |
        | no answer                | {"question":"Where?"}                      |
        | the key answers          | {"question":"Where?","answers":["up"]}     |
        | a question in numbers    | {"question":1,"answer":["up"]}             |
        | an answer without a list | {"question":"Where?","answer":"up"}        |
        | a number among answers   | {"question":"Where?","answer":["up",2]}    |
        | a null among answers     | {"question":"Where?","answer":["up",null]} |

      @QUI-X04 @QUI-R05
      Examples: It is blank
        | what               | body                                       |
        | a blank question   | {"question":" \\n","answer":["up"]}        |
        | no answers         | {"question":"Where?","answer":[]}          |
        | only blank answers | {"question":"Where?","answer":[""," \\t"]} |

  Rule: Without an answer there is a connectivity error, and the customer can try again

    @QUI-X06 @QUI-UC1.C @QUI-R03
    Scenario Outline: The question cannot arrive because <reason>
      # audit-ignore(the error is the same, whatever the reason)
      Given the question cannot arrive because <reason>
      When the customer requests to load the game
      Then the system delivers a connectivity error

      Examples:
        | reason                    |
        | there is no connection    |
        | the remote takes too long |
        | the connection breaks off |
        | the request is canceled   |

    @QUI-X07 @QUI-R08
    Scenario Outline: A message tells of <error>, and trying again brings the question
      Given <failure>
      When the customer requests to load the game
      Then the quiz displays the message:
        | title                       | text                                    | button    |
        | Oops, something went wrong! | The question could not be loaded: <why> | Try Again |
      When <repair>
      And the customer presses "Try Again"
      Then the app should display the question from remote
      And 2 requests for the question were sent
      And the customer can start to play

      Examples:
        | error                | failure                                       | repair                                        | why                     |
        | a connectivity error | the question cannot arrive                    | the customer has connectivity                 | there is no connection. |
        | invalid data         | the remote sends the question with status 404 | the remote sends the question with status 200 | it cannot be played.    |

  Rule: A question can be loaded again, but not into a running game

    @QUI-X08 @QUI-R04 @QUI-R06
    Scenario: The question that comes later replaces the one before
      Given the app has already loaded the question
      And the remote question is "Where?" with the answers "up" and "down"
      And the remote question takes a while
      When the customer requests to load the game
      Then the quiz shows:
        | question                     | guesses | hits | counter | button | input | loading | message |
        | Name the three light colours |         | 0/3  | 05:00   | start  | off   | yes     |         |
      When the remote question arrives
      Then the quiz is ready to be played
      And the system delivers the question "Where?" with the answers "up" and "down"
      And 2 requests for the question were sent

    @QUI-R08
    Scenario Outline: A load that fails leaves the question, and its message until the customer wants to <do>
      Given the app has already loaded the question
      And the question cannot arrive
      When the customer requests to load the game
      Then the system delivers a connectivity error
      And the quiz shows:
        | question                     | guesses | hits | counter | button | input | loading | message                     |
        | Name the three light colours |         | 0/3  | 05:00   | start  | off   | no      | Oops, something went wrong! |
      When the customer requests to <do>
      Then the quiz shows:
        | question                     | guesses | hits | counter | button   | input   | loading | message |
        | Name the three light colours |         | 0/3  | 05:00   | <button> | <input> | no      |         |

      Examples:
        | do             | button | input |
        | start the game | reset  | on    |
        | reset the game | start  | off   |

    @QUI-R09 @QUI-R30
    Scenario Outline: A started game keeps its question, although later <something>
      Given the app has already loaded the question
      And the remote question takes a while
      And the customer requests to load the game
      When the customer presses "start"
      Then the quiz shows:
        | question                     | guesses | hits | counter | button | input | loading | message |
        | Name the three light colours |         | 0/3  | 05:00   | reset  | on    | no      |         |
      When <something>
      Then nothing changes on the quiz screen
      And the system delivers the question "Name the three light colours" with the answers "red", "green" and "blue"

      Examples:
        | something                   |
        | the remote question arrives |
        | the question cannot arrive  |

    @QUI-R04
    Scenario: A question given up does not come in the way of the next
      Given the app has already loaded the question
      And the remote question takes a while
      And the customer requests to load the game
      And the customer requests to start the game
      And the customer presses "reset"
      And the remote question is "Where?" with the answers "up" and "down"
      When the customer requests to load the game
      And the remote question arrives
      Then the system delivers the question "Where?" with the answers "up" and "down"
      And 3 requests for the question were sent

    @QUI-R04 @QUI-R27
    Scenario: A reset does not give up the question on its way
      Given the app has already loaded the question
      And the remote question is "Where?" with the answers "up" and "down"
      And the remote question takes a while
      And the customer requests to load the game
      # audit-ignore(it must change nothing)
      And the customer requests to reset the game
      When the remote question arrives
      Then the system delivers the question "Where?" with the answers "up" and "down"
      And 2 requests for the question were sent

    @QUI-R04 @QUI-R08 @QUI-R24
    Scenario Outline: After the end of a game it can be loaded anew, and tried again: <end>
      Given a quiz game lasts 20 seconds
      And the customer has already requested to start the game
      And the customer inserts "blue"
      And <end>
      And the remote question takes a while
      When the customer requests to load the game
      Then the quiz shows:
        | question                     | guesses   | hits   | counter   | button | input | loading | message |
        | Name the three light colours | <guesses> | <hits> | <counter> | reset  | off   | yes     |         |
      When the question cannot arrive
      Then the counter shows "<counter>"
      When the customer has connectivity
      And the customer presses "Try Again"
      And the remote question arrives
      Then the quiz is ready to be played
      And 3 requests for the question were sent

      Examples:
        | end                                                       | guesses          | hits | counter |
        | the customer finished inserting all answers to be guessed | blue, red, green | 3/3  | 00:20   |
        | the counter ends                                          | blue             | 1/3  | 00:00   |

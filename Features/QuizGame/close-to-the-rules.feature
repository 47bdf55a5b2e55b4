@QUI
Feature: Cases close to the rules
  What an app would get wrong that keeps a rule almost: other statuses, signs and lines in a guess, an
  answer given again, and a question that is loaded again.

  Rule: Loading

    @QUI-UC1.I @QUI-R01
    Scenario Outline: The status <status> brings no question
      Given the server responds with status code <status> and the default question
      When the customer requests to load the game
      Then an invalid data error is delivered
      And no question is displayed

      Examples:
        | status |
        |    204 |
        |    206 |
        |    299 |
        |    304 |
        |    401 |
        |    404 |
        |    502 |
        |    503 |

    @QUI-UC1 @QUI-R04
    Scenario: The question of the document is loaded twice
      Given I have connectivity
      When I request to load the game
      And I request to load the game again
      Then the question "What are all the java keywords?" is displayed
      And 2 requests were sent

    @QUI-UC1.I @QUI-R02
    Scenario: An answer that is null makes the data invalid
      # audit-ignore(neither a status nor another letter makes a question of it)
      Given the remote returns this body:
        """
        {"question": "Which way is up?", "answer": ["up", null, "north"]}
        """
      When the customer requests to load the game
      Then an invalid data error is delivered

    @QUI-UC1.C @QUI-R03
    Scenario Outline: Any failure of the transport is one of connectivity: <failure>
      Given <failure>
      When the customer requests to load the game
      Then a connectivity error is delivered

      Examples:
        | failure                                    |
        | the server times out                       |
        | the server breaks off sending the question |
        | the connection is interrupted              |

    @QUI-UC1.P @QUI-R04
    Scenario: The address is asked for as it is written
      When the system executes the "Load Question" command with the URL "https://quiz.test/Java/KeyWords"
      Then exactly one GET request was sent to the URL "https://quiz.test/Java/KeyWords"
      And the question and its answers are delivered

    @QUI-R05
    Scenario: An answer that comes again later in the payload counts once
      Given the remote returns the answers "oak", "elm", "Oak" and "ash"
      When the customer requests to load the game
      Then the delivered answers are "oak", "elm" and "ash"

    @QUI-R09
    Scenario: A game can be started while its question is loaded again
      Given the app has already loaded the question
      And the server does not answer yet
      When the customer requests to load the game again
      Then the app is loading
      And the start button is enabled

    @QUI-R27
    Scenario: A reset does not give up the question on its way
      Given the app has already loaded the question
      # audit-ignore(an answer that is held comes with the status 200)
      And the server returns the question "Which way is up?" with the answers "up" and "north"
      And the server does not answer yet
      When the customer requests to load the game again
      # audit-ignore(it must change nothing)
      And the customer resets the game
      Then the start button is enabled
      When the question arrives
      Then the app displays the question "Which way is up?"
      And the delivered answers are "up" and "north"

  Rule: Guesses

    @QUI-R18
    Scenario Outline: Signs and further lines make another guess: <guess>
      Given the customer has already requested to start the game
      When the customer inserts "<guess>"
      Then the guess was rejected as wrong
      And the list is empty

      Examples:
        | guess      |
        | red!       |
        | -red       |
        | red\ngreen |

    @QUI-R15
    Scenario Outline: White space of any kind around a guess does not matter: <name>
      Given the customer has already requested to start the game
      When the customer inserts <guess>
      Then the list shows "red"

      Examples:
        | name           | guess   |
        | no-break space | " red"  |
        | wide space     | "　red" |

    @QUI-R17 @QUI-R20
    Scenario: An answer given again keeps its place
      Given the customer has already requested to start the game
      When the customer inserts "red" and "green"
      And the customer inserts "red" again
      # audit-ignore(it lets the app show what it has)
      And 1 second passes
      Then the list shows "red" and "green"
      And the guess is rejected because it is already in the list

    @QUI-R19
    Scenario: What is reported as accepted is the answer of the question
      Given the customer has already requested to start the game
      When the customer inserts "red" in capital letters
      Then the guess is accepted
      And the guess is listed as "red"
      But "RED" is not listed as "RED"

  Rule: The counter

    @QUI-R13
    Scenario Outline: A game of <length> begins at <text>
      Given the game lasts <length>
      When the customer starts the game
      Then the counter shows "<text>"
      And the customer can insert answers

      Examples:
        | length      | text   |
        | 100 minutes | 100:00 |
        | 2 hours     | 120:00 |

    @QUI-R07
    Scenario: The counter before there is a question
      Given a game lasts 59 seconds
      Then the counter shows "00:59"
      And no question is displayed

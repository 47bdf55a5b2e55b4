@QUI @QUI-PIC
Feature: What the customer sees

  Each state of the game, light and dark; `specrun --approve` draws the approved pictures anew.

  Background:
    Given the remote question is "Name the three light colours" with the answers "red", "green" and "blue"

  Scenario: The question is being loaded
    Given the remote question takes a while
    When the customer requests to load the game
    Then the quiz screen looks as approved in "loading"

  Scenario: A game waits for its start
    Given the app has already loaded the question
    Then the quiz screen looks as approved in "ready"

  Scenario: Two answers are found
    Given the customer has already requested to start the game
    When the customer inserts "blue" and "red"
    Then the quiz screen looks as approved in "playing"

  Scenario: More answers are found than the screen has room for
    Given the remote question is the one in "java-keywords.yaml"
    And the customer has already requested to start the game
    When the customer inserts all answers but 3
    Then the quiz screen looks as approved in "scrolled"

  Scenario: All answers are found
    Given the customer has already requested to start the game
    When the customer inserts "red", "green" and "blue"
    Then the quiz screen looks as approved in "won"

  Scenario: The time is over
    Given the customer has already requested to start the game
    When the counter ends
    Then the quiz screen looks as approved in "time-over"

  Scenario: The question cannot be loaded
    Given the question cannot arrive
    When the customer requests to load the game
    Then the quiz screen looks as approved in "no-connectivity"

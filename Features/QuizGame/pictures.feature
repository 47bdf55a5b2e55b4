@QUI @QUI-PIC
Feature: What the customer sees

  Each state of the game, drawn as a person would see it, light and dark. The approved pictures lie
  in the folder "approved"; `specrun --approve` draws them anew.

  Background:
    Given the remote question is the one in "light-colours.yaml"

  Scenario: The question is being loaded
    Given the remote does not answer at once
    # audit-ignore(by the rule a question on its way is not asked for again)
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
    Then the customer can insert answers
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
    Given the customer has no connectivity
    When the customer requests to load the game
    Then the quiz screen looks as approved in "no-connectivity"

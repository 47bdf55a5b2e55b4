Feature: Definitions for steps of their own kind

  With `--strict-keywords`, what is defined with Given, When or Then serves steps of that kind only. And
  and But are of the kind of the step above them; `*` may be served by every definition, and
  what is defined with Step serves every step.

  Background:
    Given the file "a.feature":
      """
      Feature: a
        Scenario: same words
          Given the door is open
          When the door is open
          Then the door is open
      """

  Scenario: Without it the same pattern twice is an error
    Given these step definitions:
      | keyword | pattern          |
      | Given   | the door is open |
      | When    | the door is open |
    When specrun is run with "a.feature"
    Then the exit status is 2
    And the errors are:
      """
      /steps/Steps.swift:2: the pattern "the door is open" is already defined at /steps/Steps.swift:1: remove or reword one
      """

  Scenario: With it a pattern may have a definition of each kind
    Given these step definitions:
      | keyword | pattern          |
      | Given   | the door is open |
      | When    | the door is open |
      | Then    | the door is open |
    When specrun is run with "--strict-keywords a.feature"
    Then the exit status is 0
    And the steps use the definitions 1, 2, 3

  Scenario Outline: Two that could serve the same step are still an error: <first> and <second>
    Given these step definitions:
      | keyword  | pattern          |
      | <first>  | the door is open |
      | <second> | the door is open |
    When specrun is run with "--strict-keywords a.feature"
    Then the exit status is 2
    And the errors say "/steps/Steps.swift:2: the pattern \"the door is open\" is already defined"

    Examples:
      | first | second |
      | Given | Given  |
      | Given | Step   |
      | Step  | Then   |
      | Step  | Step   |

  Scenario: And and But are of the kind of the step above them
    Given these step definitions:
      | keyword | pattern  |
      | Given   | a {word} |
      | When    | a {word} |
      | Then    | a {word} |
    And the file "b.feature":
      """
      Feature: b
        Background:
          Given a cat
          And a dog
        Scenario: kinds
          And a mouse
          When a bird
          But a fish
          Then a fox
          And a cat
          * a bug
      """
    When specrun is run with "--strict-keywords --no-strict b.feature"
    Then the steps use the definitions 1, 1, 1, 2, 2, 3, 3, several

  Scenario: A feature in another language
    Given these step definitions:
      | keyword | pattern             |
      | Given   | la porte est fermée |
      | When    | la porte est fermée |
    And the file "b.feature":
      """
      # language: fr
      Fonctionnalité: b
        Scénario: portes
          Étant donné que la porte est fermée
          Quand la porte est fermée
      """
    When specrun is run with "--strict-keywords b.feature"
    Then the exit status is 0
    And the steps use the definitions 1, 2

  Scenario: What is defined with Step serves every step, and every definition serves *
    Given these step definitions:
      | keyword | pattern     |
      | Step    | it rains    |
      | When    | the sun sets |
    And the file "b.feature":
      """
      Feature: b
        Scenario: s
          Given it rains
          When it rains
          Then it rains
          * the sun sets
      """
    When specrun is run with "--strict-keywords b.feature"
    Then the exit status is 0
    And the steps use the definitions 1, 1, 1, 2

  Scenario: A step that is only defined for another keyword is told where
    Given these step definitions:
      | keyword | pattern          |
      | When    | the door is {word} |
    When specrun is run with "--strict-keywords a.feature"
    Then the exit status is 1
    And the steps use the definitions none, 1, none
    And the suggestion says "// \"the door is {word}\" is defined as When at /steps/Steps.swift:1"

  Scenario: A profile may say it
    Given these step definitions:
      | keyword | pattern          |
      | When    | the door is open |
    And the file "specrun.yaml":
      """
      profiles: {default: {strict-keywords: true}}
      """
    When specrun is run with "a.feature"
    Then the exit status is 1
    And the steps use the definitions none, 1, none

Feature: No definition without a step

  With `--strict-unused` a run fails when a step definition is not used by any scenario of the files that
  are given, whatever is selected of them.

  Background:
    Given these step definitions:
      | keyword | pattern    |
      | Given   | it rains   |
      | When    | I go out   |
      | Then    | I am {word} |
    And the file "a.feature":
      """
      Feature: a
        @one
        Scenario: one
          Given it rains
        Scenario: two
          Then I am wet
      """
    And the file "b.feature":
      """
      Feature: b
        Scenario: three
          When I go out
      """

  Scenario Outline: With <options>
    When specrun is run with "--strict-unused <options> a.feature"
    Then the exit status is 1
    And the errors are:
      """
      /steps/Steps.swift:2: When("I go out") is not used by any scenario
      """
    And the messages say that the run failed

    Examples:
      | options              |
      |                      |
      | --dry-run            |
      | --no-strict          |
      | --tags @one          |
      | --shard 2/2          |
      | --count 1            |

  Scenario: All are used
    When specrun is run with "--strict-unused ."
    Then the exit status is 0
    And there are no errors

  Scenario: What a line leaves out is used as well
    When specrun is run with "--strict-unused a.feature:3 b.feature"
    Then the exit status is 0
    And one, three run in this order

  Scenario: One that only makes a step ambiguous is used
    Given these step definitions:
      | keyword | pattern     |
      | Given   | it rains    |
      | Given   | it {word}   |
      | Then    | I am {word} |
    When specrun is run with "--strict-unused --no-strict a.feature"
    Then the exit status is 0

  Scenario: One for another keyword is not
    Given these step definitions:
      | keyword | pattern     |
      | Given   | it rains    |
      | When    | it rains    |
      | Then    | I am {word} |
    When specrun is run with "--strict-unused --strict-keywords a.feature"
    Then the exit status is 1
    And the errors say "/steps/Steps.swift:2: When(\"it rains\") is not used by any scenario"

  Scenario: A profile may say it
    Given the file "specrun.yaml":
      """
      profiles: {default: {strict-unused: true}}
      """
    When specrun is run with "a.feature"
    Then the exit status is 1
    And the errors say "is not used by any scenario"

  Scenario: Without it nobody asks
    When specrun is run with "a.feature"
    Then the exit status is 0
    And there are no errors

Feature: What makes a run fail

  What is pending, undefined or ambiguous makes a run fail, with `--dry-run` as well. With `--no-strict`
  only what failed does.

  Background:
    Given these step definitions:
      | keyword | pattern     |
      | Step    | it passes   |
      | Step    | it is {word} |
      | Step    | it is clear |

  Scenario Outline: <step> <options>
    Given the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given <step>
      """
    When specrun is run with "<options> a.feature"
    Then the exit status is <status>
    And the messages say that the run <outcome>

    Examples:
      | step         | options               | status | outcome   |
      | it passes    |                       | 0      | succeeded |
      | nobody knows |                       | 1      | failed    |
      | nobody knows | --strict              | 1      | failed    |
      | nobody knows | --no-strict           | 0      | succeeded |
      | nobody knows | --dry-run             | 1      | failed    |
      | nobody knows | --dry-run --no-strict | 0      | succeeded |
      | it is clear  |                       | 1      | failed    |
      | it is clear  | --no-strict           | 0      | succeeded |
      | it is clear  | --dry-run             | 1      | failed    |
      | it is clear  | --dry-run --no-strict | 0      | succeeded |

  Scenario Outline: <step> with the steps of the program, <options>
    Given the steps pass, fail or are pending
    And the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given <step>
      """
    When specrun is run with "<options> a.feature"
    Then the exit status is <status>
    And the messages say that the run <outcome>

    Examples:
      | step          | options     | status | outcome   |
      | it fails      |             | 1      | failed    |
      | it fails      | --no-strict | 1      | failed    |
      | it is pending |             | 1      | failed    |
      | it is pending | --no-strict | 0      | succeeded |
      | it is skipped |             | 0      | succeeded |

  Scenario: A failure among what is only unfinished
    Given the steps pass, fail or are pending
    And the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given it is pending
        Scenario: two
          Given it fails
        Scenario: three
          Given nobody knows
      """
    When specrun is run with "--no-strict a.feature"
    Then the exit status is 1
    And the messages say that the run failed

  Scenario: What does not make a run fail does not stop it either
    Given the steps pass, fail or are pending
    And the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given it is pending
        Scenario: two
          Given it fails
      """
    When specrun is run with "--fail-fast a.feature"
    Then the exit status is 1
    And the statuses are PENDING
    When specrun is run with "--fail-fast --no-strict a.feature"
    Then the exit status is 1
    And the statuses are PENDING, FAILED

  Scenario: A profile may say it, and the command line has the last word
    Given the file "a.feature":
      """
      Feature: a
        Scenario: one
          Given nobody knows
      """
    And the file "specrun.yaml":
      """
      profiles: {default: {strict: false}}
      """
    When specrun is run with "a.feature"
    Then the exit status is 0
    When specrun is run with "--strict a.feature"
    Then the exit status is 1

  Scenario Outline: Retries and expected failures go together with it: <tag> <options>
    Given the steps pass, fail or are pending
    And the file "a.feature":
      """
      Feature: a
        <tag>
        Scenario: one
          Given <step>
      """
    When specrun is run with "<options> a.feature"
    Then the exit status is <status>

    Examples:
      | tag               | step          | options               | status |
      | @expected-failure | it fails      | --no-strict           | 0      |
      | @expected-failure | it passes     | --no-strict           | 1      |
      | @any              | it is pending | --no-strict --retry 1 | 0      |
      | @any              | it is pending | --retry 1             | 1      |

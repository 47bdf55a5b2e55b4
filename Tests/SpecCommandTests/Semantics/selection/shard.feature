Feature: One part of a run on each machine

  `--shard I/N` takes one of N parts of the scenarios that pass the filters, before they are ordered:
  all the parts together are the whole run, and none has a scenario of another. Without measured times
  the path and the names of a scenario decide, so another scenario moves none.

  Background:
    Given the file "Features/a.feature":
      """
      Feature: a
        Scenario: one
          Given it passes
        @b
        Scenario: two
          Given it passes
        Scenario Outline: number <n>
          Given it passes
          Examples:
            | n |
            | 3 |
            | 4 |
      """
    And the file "Features/b.feature":
      """
      Feature: b
        @b
        Scenario: five
          Given it passes
      """

  Scenario Outline: <options>
    When specrun is run with "<options>"
    Then the exit status is 0
    And there are no errors
    And <scenarios> run in this order

    Examples:
      | options                        | scenarios                          |
      | --shard 1/1                    | one, two, number 3, number 4, five |
      | --shard 1/2                    | one, number 3, number 4            |
      | --shard 2/2                    | two, five                          |
      | --shard 1/3                    | one, number 3, number 4            |
      | --shard 3/3                    | two, five                          |
      | --shard 2/2 --tags @b          | two, five                          |
      | --shard 1/2 --order reverse    | number 4, number 3, one            |
      | --shard 1/2 Features/a.feature:9:6 | number 3, number 4             |

  Scenario: A part without scenarios is no error
    When specrun is run with "--shard 2/3 --tags @b"
    Then the exit status is 0
    And the errors are:
      """
      shard 2/3 has nothing to run: 2 scenarios in total
      """
    And no scenario runs
    And the messages say that the run succeeded

  Scenario: A run without scenarios is an error in every part
    When specrun is run with "--shard 1/2 --tags @none"
    Then the exit status is 2
    And the errors say "no scenario to run"

  Scenario Outline: <shard> is no part
    When specrun is run with "--shard='<shard>'"
    Then the exit status is 2
    And the errors are:
      """
      --shard: found "<shard>", expected I/N with I from 1 to N, such as 1/3, or auto or auto/N
      """

    Examples:
      | shard |
      | 0/3   |
      | 4/3   |
      | 1/0   |
      | 1     |
      | 1/    |
      | /2    |
      | 1/2/3 |
      | -1/2  |
      | +1/2  |
      | a/b   |
      | 1/ 2  |
      | 1/99999999999999999999 |

  Scenario: A profile may say it
    Given the file "specrun.yaml":
      """
      profiles: {default: {shard: 1/3}}
      """
    When specrun is run with ""
    Then one, number 3, number 4 run in this order
    When specrun is run with "--shard 3/3"
    Then two, five run in this order

Feature: No more than so many scenarios

  `--count` takes the first scenarios of those that are selected, in the order in which they run.

  Background:
    Given the file "Features/a.feature":
      """
      Feature: a
        Scenario: one
          Given it passes
        @b
        Scenario: two
          Given it passes
        @b
        Scenario: three
          Given it passes
      """

  Scenario Outline: <options>
    When specrun is run with "<options>"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | options                      | scenarios       |
      | --count 1                    | one             |
      | --count 2                    | one, two        |
      | --count 9                    | one, two, three |
      | --count 1 --tags @b          | two             |
      | --count 2 --order reverse    | three, two      |
      | --count 1 --shard 2/2        | two             |
      | --count 2 --order random:1   | one, three      |
      | --count 2 --parallel 4       | one, two        |

  Scenario Outline: <count> is no count
    When specrun is run with "--count=<count>"
    Then the exit status is 2
    And the errors say "<error>"
    And no scenario runs

    Examples:
      | count | error                                          |
      | 0     | --count: found \"0\", expected a whole number from 1  |
      | -1    | --count: found \"-1\", expected a whole number from 1 |
      | x     | --count: found \"x\", expected a whole number from 1 |

  Scenario: A profile may say it
    Given the file "specrun.yaml":
      """
      profiles: {default: {count: 2}}
      """
    When specrun is run with ""
    Then one, two run in this order
    When specrun is run with "--count 1"
    Then one runs in this order

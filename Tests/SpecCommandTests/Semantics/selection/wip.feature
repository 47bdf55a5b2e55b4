Feature: Work in progress

  With `--wip` a run fails when a scenario passes: it is done, and its tag can go.

  Background:
    Given the file "a.feature":
      """
      Feature: a
        Scenario: done
          Given it passes
        Scenario: begun
          Given it fails
        Scenario: planned
          Given nobody knows
      """

  Scenario Outline: <arguments>
    When specrun is run with "<arguments>"
    Then the exit status is <status>

    Examples:
      | arguments                | status |
      | --wip a.feature          | 1      |
      | -w a.feature:4:6         | 0      |
      | a.feature:4:6            | 1      |
      | --wip a.feature:2        | 1      |

  Scenario: The environment may say it
    Given the environment has CUCUMBER_EXECUTION_WIP = "true"
    When specrun is run with "a.feature:4"
    Then the exit status is 0
    When specrun is run with "a.feature:2"
    Then the exit status is 1

  Scenario: A profile may say it
    Given the file "specrun.yaml":
      """
      profiles: {wip: {tags: '@wip', wip: true, paths: b.feature}}
      """
    And the file "b.feature":
      """
      Feature: b
        @wip
        Scenario: begun
          Given it fails
        Scenario: done
          Given it passes
      """
    When specrun is run with "-p wip"
    Then the exit status is 0
    And begun runs in this order

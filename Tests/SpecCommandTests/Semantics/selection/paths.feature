Feature: Folders, patterns and lists of places

  Background:
    Given the file "Features/a.feature":
      """
      Feature: a
        Scenario: one
          Given it passes
        Scenario: two
          Given it passes
      """
    And the file "Features/deep/b.feature":
      """
      Feature: b
        Scenario: three
          Given it passes
      """

  Scenario Outline: <arguments>
    When specrun is run with "<arguments>"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | arguments                          | scenarios       |
      | Features                           | one, two, three |
      | Features/deep/ Features/a.feature  | three, one, two |
      | 'Features/*.feature'               | one, two        |
      | 'Features/**/*.feature'            | one, two, three |
      | 'Features/{deep,flat}/*.feature'   | three           |
      | 'Features/**/[b-z].feature'        | three           |
      | Features/deep Features             | three, one, two |

  Scenario Outline: A list to run again, <how>
    Given the file "rerun.txt":
      """
      <text>
      """
    When specrun is run with "@rerun.txt"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | how                        | text                                       | scenarios  |
      | one place                  | Features/a.feature:4                       | two        |
      | two places of a file       | Features/a.feature:4:2                     | one, two   |
      | two files on one line      | Features/deep/b.feature:2 Features/a.feature:4 | three, two |
      | a line each                | Features/deep/b.feature:2\nFeatures/a.feature:4 | three, two |
      | a file on two lines        | Features/a.feature:4\nFeatures/a.feature:2 | one, two   |
      | as the JVM writes it       | file:Features/a.feature:4                  | two        |
      | with a comment             | # failed\nFeatures/a.feature:4             | two        |
      | a whole file               | Features/a.feature                         | one, two   |

  Scenario: Nothing failed the last time
    Given the file "rerun.txt":
      """
      # specrun rerun list
      # complete
      """
    When specrun is run with "@rerun.txt"
    Then the exit status is 0
    And the output says "nothing to rerun"

  Scenario Outline: A list that is not complete, <how>
    Given the file "rerun.txt":
      """
      <text>
      """
    When specrun is run with "@rerun.txt"
    Then the exit status is 2
    And the errors are:
      """
      rerun.txt: is not a complete list of scenarios to run again: the run that wrote it did not finish; run everything again
      """

    Examples:
      | how               | text                                               |
      | empty             |                                                    |
      | only a comment    | # nothing                                          |
      | without its end   | # specrun rerun list\nFeatures/a.feature:4         |
      | of a killed run   | # specrun rerun list\n# incomplete: the run did not finish |

  Scenario: What a list names is gone
    Given the file "rerun.txt":
      """
      Features/gone.feature:3
      """
    When specrun is run with "@rerun.txt"
    Then the exit status is 2
    And the errors are:
      """
      rerun.txt: names Features/gone.feature, which does not exist
      """

Feature: FILE:LINE

  A line selects the innermost element that it stands in: a feature, a rule, a scenario, an outline, an
  examples table or one of its rows. A line between two elements belongs to the one above it.

  Background:
    Given the file "a.feature":
      """
      @shop
      Feature: shop
        About buying.

        Background:
          Given it passes

        # about paying
        @fast
        @cash
        Scenario: pays
          It is quick.
          Given it passes
          # a comment inside
          And it is told
            \"\"\"
            thanks

            bye
            \"\"\"
          And a list
            | a |
            | b |

        @vouchers
        Rule: vouchers

          Background:
            Given it passes

          Scenario: redeems
            Given it passes

          Scenario Outline: buys <n>
            Given it passes

            @few
            Examples: few
              | n |
              | 1 |
              | 2 |

            Examples: many
              | n  |
              | 10 |
      """
    And these step definitions:
      | keyword | pattern    |
      | Step    | it passes  |

  Scenario Outline: <what>
    When specrun is run with "--dry-run --no-strict a.feature:<line>"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | what                             | line | scenarios                               |
      | the tag of the feature           | 1    | pays, redeems, buys 1, buys 2, buys 10  |
      | the feature                      | 2    | pays, redeems, buys 1, buys 2, buys 10  |
      | its description                  | 3    | pays, redeems, buys 1, buys 2, buys 10  |
      | the background                   | 5    | pays, redeems, buys 1, buys 2, buys 10  |
      | a step of the background         | 6    | pays, redeems, buys 1, buys 2, buys 10  |
      | a comment above a scenario       | 8    | pays, redeems, buys 1, buys 2, buys 10  |
      | the first tag of a scenario      | 9    | pays                                    |
      | the second tag                   | 10   | pays                                    |
      | the scenario                     | 11   | pays                                    |
      | the description of a scenario    | 12   | pays                                    |
      | a step                           | 13   | pays                                    |
      | a comment between steps          | 14   | pays                                    |
      | the fence of a doc string        | 16   | pays                                    |
      | a line of a doc string           | 17   | pays                                    |
      | an empty line of a doc string    | 18   | pays                                    |
      | a row of a data table            | 23   | pays                                    |
      | the line after a scenario        | 24   | pays                                    |
      | the tag of a rule                | 25   | redeems, buys 1, buys 2, buys 10        |
      | the rule                         | 26   | redeems, buys 1, buys 2, buys 10        |
      | the background of a rule         | 28   | redeems, buys 1, buys 2, buys 10        |
      | its step                         | 29   | redeems, buys 1, buys 2, buys 10        |
      | a scenario of a rule             | 31   | redeems                                 |
      | an outline                       | 34   | buys 1, buys 2, buys 10                 |
      | a step of an outline             | 35   | buys 1, buys 2, buys 10                 |
      | the tag of examples              | 37   | buys 1, buys 2                          |
      | the examples                     | 38   | buys 1, buys 2                          |
      | the header of examples           | 39   | buys 1, buys 2                          |
      | a row                            | 40   | buys 1                                  |
      | another row                      | 41   | buys 2                                  |
      | other examples                   | 43   | buys 10                                 |
      | a row of them                    | 45   | buys 10                                 |

  Scenario Outline: Several lines: <arguments>
    When specrun is run with "--dry-run --no-strict <arguments>"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | arguments                    | scenarios                              |
      | a.feature:41:11              | pays, buys 2                           |
      | a.feature:40:34:40           | buys 1, buys 2, buys 10                |
      | a.feature:11 a.feature:31    | pays, redeems                          |
      | a.feature:31 ./a.feature:11  | pays, redeems                          |
      | a.feature:11 a.feature       | pays, redeems, buys 1, buys 2, buys 10 |
      | a.feature a.feature:11       | pays, redeems, buys 1, buys 2, buys 10 |
      | a.feature:37 --tags @few     | buys 1, buys 2                         |
      | a.feature:34 --name 10       | buys 10                                |

  Scenario: Lines of one file do not select from another
    Given the file "b.feature":
      """
      Feature: b
        Scenario: other
          Given it passes
      """
    When specrun is run with "--dry-run --no-strict a.feature:11 b.feature"
    Then pays, other run in this order

  Scenario: A line that selects nothing is an error, whatever others select
    Given the file "b.feature":
      """
      # nothing yet

      Feature: b
        Scenario: other
          Given it passes
      """
    When specrun is run with "b.feature:0:1:4:77"
    Then the exit status is 2
    And the errors are:
      """
      b.feature:0: selects nothing, no scenario is on this line or around it
      b.feature:1: selects nothing, no scenario is on this line or around it
      b.feature:77: selects nothing, the file has 5 lines
      """

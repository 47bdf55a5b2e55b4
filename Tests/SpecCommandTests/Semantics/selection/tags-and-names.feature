Feature: Tags and names

  Background:
    Given the file "Features/a.feature":
      """
      @all
      Feature: a
        @a
        Scenario: pays by card
          Given it passes
        @a @b
        Scenario: pays in cash
          Given it passes
        Scenario Outline: leaves <how>
          Given it passes
          @slow
          Examples:
            | how    |
            | slowly |
          Examples:
            | how    |
            | at once |
      """

  Scenario Outline: <arguments>
    When specrun is run with "<arguments>"
    Then the exit status is 0
    And <scenarios> run in this order

    Examples:
      | arguments                          | scenarios                                             |
      | -t @all                            | pays by card, pays in cash, leaves slowly, leaves at once |
      | --tags '@a and not @b'             | pays by card                                          |
      | -t @a -t 'not @b'                  | pays by card                                          |
      | -t '(@b or @slow) and @all'        | pays in cash, leaves slowly                           |
      | -t @slow                           | leaves slowly                                         |
      | -n pays                            | pays by card, pays in cash                            |
      | --name '^leaves .*once$'           | leaves at once                                        |
      | -n card -n slowly                  | pays by card, leaves slowly                           |
      | -t @a -n cash                      | pays in cash                                          |

  Scenario Outline: <old> is the old syntax
    When specrun is run with "--tags '<old>'"
    Then the exit status is 2
    And the errors are:
      """
      --tags: "<old>" is the old syntax of tag expressions: write "<new>"
      """
    And no scenario runs

    Examples:
      | old           | new                  |
      | ~@a           | not @a               |
      | @a,@b         | @a or @b             |
      | @a,~@b        | @a or not @b         |
      | ~@slow && @a,@b | not @slow and (@a or @b) |
      | @a \|\| @b    | @a or @b             |

  Scenario: A profile holds tags and names as well, and the command line adds to them
    Given the file "specrun.yaml":
      """
      profiles:
        default: {tags: '@a'}
        quick: {tags: [not @slow, not @b]}
        cash: {name: cash}
        old: {tags: ~@a}
      """
    When specrun is run with ""
    Then pays by card, pays in cash run in this order
    When specrun is run with "-t @b"
    Then pays in cash runs in this order
    When specrun is run with "-p quick"
    Then pays by card, leaves at once run in this order
    When specrun is run with "-p default -p quick"
    Then pays by card runs in this order
    When specrun is run with "-p cash -n card"
    Then pays by card, pays in cash run in this order
    When specrun is run with "-p old"
    Then the exit status is 2
    And the errors say "is the old syntax of tag expressions"

Feature: What the environment asks for

  Other Cucumbers read environment variables; specrun reads the same ones. The
  command line comes first, then the environment, then specrun.yaml.

  Background:
    Given the file "Features/a.feature":
      """
      Feature: a
        @a
        Scenario: one
          Given it passes
        @a @b
        Scenario: two
          Given it passes
        Scenario: three
          Given it fails
      """
    And the file "other/b.feature":
      """
      Feature: b
        @a
        Scenario: four
          Given it passes
      """

  Scenario Outline: <variable> = <value>
    Given the environment has <variable> = "<value>"
    When specrun is run with ""
    Then the exit status is <status>
    And there are no errors
    And <scenarios> run in this order

    Examples:
      | variable                   | value              | status | scenarios        |
      | CUCUMBER_FILTER_TAGS       | @a and not @b      | 0      | one              |
      | CUCUMBER_FILTER_TAGS       |                    | 1      | one, two, three  |
      | CUCUMBER_FILTER_NAME       | ^t.o$              | 0      | two              |
      | CUCUMBER_FEATURES          | other              | 0      | four             |
      | CUCUMBER_FEATURES          | other, Features/a.feature:3 | 0 | four, one    |
      | CUCUMBER_FEATURES          | file:other/b.feature | 0    | four             |
      | CUCUMBER_FEATURES          | {other,none}/*.feature | 0  | four             |
      | CUCUMBER_EXECUTION_DRY_RUN | true               | 0      | one, two, three  |
      | CUCUMBER_EXECUTION_DRY_RUN | No                 | 1      | one, two, three  |
      | CUCUMBER_EXECUTION_ORDER   | lexical            | 1      | one, two, three  |
      | CUCUMBER_EXECUTION_ORDER   | reverse            | 1      | three, two, one  |
      | CUCUMBER_EXECUTION_LIMIT   | 2                  | 0      | one, two         |
      | CUCUMBER_EXECUTION_THREADS | 4                  | 1      | one, two, three  |
      | CUCUMBER_PLUGIN            | summary            | 1      | one, two, three  |
      | CUCUMBER_PUBLISH_TOKEN     | secret             | 1      | one, two, three  |
      | CUCUMBER_GLUE              | com.example        | 1      | one, two, three  |

  Scenario: A random order prints its seed
    Given the environment has CUCUMBER_EXECUTION_ORDER = "random"
    When specrun is run with ""
    Then the errors are:
      """
      the order is random; repeat it with --order random:42
      """

  Scenario: Reports
    Given the environment has CUCUMBER_PLUGIN = "default_summary, junit:out/report.xml, null_summary"
    When specrun is run with "other"
    Then the exit status is 0
    And the output says "1 scenario (1 passed)"
    And the file "out/report.xml" says "<testsuite"

  Scenario Outline: The command line comes before the environment: <arguments>
    Given the environment has
      | <variable> | <value> |
    When specrun is run with "<arguments>"
    Then <scenarios> run in this order

    Examples:
      | variable                   | value   | arguments        | scenarios       |
      | CUCUMBER_FEATURES          | Features | other           | four            |
      | CUCUMBER_EXECUTION_ORDER   | reverse | --order defined  | one, two, three |
      | CUCUMBER_EXECUTION_LIMIT   | 1       | --count 2        | one, two        |
      | CUCUMBER_FILTER_TAGS       | @a      | --tags @b        | two             |
      | CUCUMBER_FILTER_NAME       | one     | --name three     | one, three      |

  Scenario: The environment comes before specrun.yaml
    Given the file "specrun.yaml":
      """
      profiles:
        default: {paths: other, tags: '@a', order: reverse, count: 1, dry-run: false}
      """
    When specrun is run with ""
    Then four runs in this order
    Given the environment has
      | CUCUMBER_FEATURES        | Features |
      | CUCUMBER_EXECUTION_LIMIT | 2        |
    When specrun is run with ""
    Then two, one run in this order
    Given the environment has
      | CUCUMBER_EXECUTION_ORDER   | lexical |
      | CUCUMBER_FILTER_TAGS       | not @b  |
      | CUCUMBER_EXECUTION_DRY_RUN | true    |
    When specrun is run with ""
    Then one runs in this order

  Scenario Outline: <variable> cannot be <value>
    Given the environment has <variable> = "<value>"
    When specrun is run with ""
    Then the exit status is 2
    And the errors say "<error>"
    And no scenario runs

    Examples:
      | variable                   | value    | error                                               |
      | CUCUMBER_FILTER_TAGS       | @a and   | CUCUMBER_FILTER_TAGS: Tag expression \"@a and\" could not be parsed |
      | CUCUMBER_FILTER_TAGS       | ~@a      | CUCUMBER_FILTER_TAGS: \"~@a\" is the old syntax of tag expressions: write \"not @a\" |
      | CUCUMBER_FILTER_NAME       | (        | CUCUMBER_FILTER_NAME: \"(\" is not a regular expression |
      | CUCUMBER_FEATURES          | nowhere  | CUCUMBER_FEATURES: nowhere: no such file or folder  |
      | CUCUMBER_PLUGIN            | junitt:x | CUCUMBER_PLUGIN: found \"junitt\", expected one of  |
      | CUCUMBER_EXECUTION_DRY_RUN | maybe    | CUCUMBER_EXECUTION_DRY_RUN: found \"maybe\", expected true or false |
      | CUCUMBER_EXECUTION_WIP     | 2        | CUCUMBER_EXECUTION_WIP: found \"2\", expected true or false |
      | CUCUMBER_ANSI_COLORS_DISABLED | grey  | CUCUMBER_ANSI_COLORS_DISABLED: found \"grey\", expected true or false |
      | CUCUMBER_EXECUTION_LIMIT   | 0        | CUCUMBER_EXECUTION_LIMIT: found \"0\", expected a whole number from 1 |
      | CUCUMBER_EXECUTION_THREADS | many     | CUCUMBER_EXECUTION_THREADS: found \"many\", expected a number from 1 to 1024 |
      | CUCUMBER_EXECUTION_ORDER   | sideways | CUCUMBER_EXECUTION_ORDER: found \"sideways\", expected defined, reverse, random or random:SEED |

  Scenario: All invalid values are reported at once
    Given the environment has
      | CUCUMBER_EXECUTION_LIMIT | none |
      | CUCUMBER_EXECUTION_WIP   | some |
    When specrun is run with ""
    Then the errors are:
      """
      CUCUMBER_EXECUTION_LIMIT: found "none", expected a whole number from 1
      CUCUMBER_EXECUTION_WIP: found "some", expected true or false
      """

  Rule: Color follows --color, FORCE_COLOR, NO_COLOR, CUCUMBER_ANSI_COLORS_DISABLED, specrun.yaml and
    the terminal, in this order

    Background:
      Given a person watches

    Scenario Outline: <first> before <then>
      Given the file "specrun.yaml":
        """
        profiles: {default: {color: <profile>}}
        """
      And the environment has
        | FORCE_COLOR                   | <force> |
        | NO_COLOR                      | <no>    |
        | CUCUMBER_ANSI_COLORS_DISABLED | <jvm>   |
      When specrun is run with "other <options>"
      Then the output is <colored>

      Examples:
        | first         | then             | options        | force | no | jvm   | profile | colored     |
        | --color       | everything       | --color never  | 1     |    |       | always  | not colored |
        | --color       | everything       | --color always | 0     | 1  | true  | never   | colored     |
        | --color auto  | asks the rest    | --color auto   | 0     |    |       | always  | not colored |
        | FORCE_COLOR   | NO_COLOR         |                | 1     | 1  | true  | never   | colored     |
        | FORCE_COLOR=0 | specrun.yaml     |                | 0     |    |       | always  | not colored |
        | NO_COLOR      | specrun.yaml     |                |       | 1  | false | always  | not colored |
        | the JVM's     | specrun.yaml     |                |       |    | true  | always  | not colored |
        | the JVM's off | says nothing     |                |       |    | false | auto    | colored     |
        | specrun.yaml  | the terminal     |                |       |    |       | never   | not colored |
        | the terminal  | where all is still |              |       |    |       | auto    | colored     |

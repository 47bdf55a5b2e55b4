# a comment
@smoke @slow
Feature: Ordering
  A description
  of two lines

  Background:
    Given a table
      | a \| b | \n c |
      | \\     |      |

  @one
  Scenario Outline: <who> orders <what>
    When <who> asks
      """json
      {"<what>": 1}
        \"\"\"
      """
    * it is <a<b>
    Then done
      ```
      text
      ```
      | <who> |

    @two # why
    Examples: some
      | who | what | a<b |
      | me  | tea  | x   |
      | you | <who> | |
    Examples:

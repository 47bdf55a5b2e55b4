Feature: A parameter in optional text may be left out

  Scenario Outline: <step>
    Given <step>
    Then I waited "<waited>"

    Examples:
      | step                            | waited           |
      | I wait                          | nil s for nil    |
      | I wait for 5 seconds            | 5 s for nil      |
      | I wait for 5 seconds for "Jane" | 5 s for Jane     |
      | I wait for "Jane"               | nil s for Jane   |

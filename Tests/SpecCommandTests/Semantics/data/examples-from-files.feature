Feature: Examples come from files

  @DataSource:users.csv
  Scenario: <name> is <age>
    Then "<name>" is <age>

  Scenario Outline: <name> plays with <with>
    Then "<name>" is <age>

    @DataSource:files/players.yaml
    Examples: first those written here
      | age | name |
      | 7   | Ann  |

    @DataSource:files/players.json
    Examples:

Feature: What hangs below a step is given as the type that its closure takes

  Scenario: Rows of a table
    Given the users:
      | name | age | role  |
      | Bill | 41  | admin |
      | Jane |     | guest |
    Then the users are "Bill 41 admin, Jane - guest"

  Scenario: The same from JSON
    Given the users:
      ```json
      [{"name": "Bill", "age": 41, "role": "admin"}, {"name": "J\u0061ne", "role": "guest"}]
      ```
    Then the users are "Bill 41 admin, Jane - guest"

  Scenario: The same from YAML
    Given the users:
      ```yaml
      - { name: Bill, age: 41, role: admin }
      - name: Jane
        role: guest
      ```
    Then the users are "Bill 41 admin, Jane - guest"

  Scenario: One of them, upright
    Given the user:
      | name | Bill  |
      | role | admin |
    Then the users are "Bill - admin"

  Scenario: Raw rows, single cells, and names with values
    Given the board:
      | x | o |
      |   | x |
    And the numbers:
      | 3 |
      | 4 |
    And the prices:
      | tea    | 2.50 |
      | coffee | 3    |
    Then it adds up to "4 cells, 7, 5.5"

  Scenario: None at all
    Given maybe users
    Then the users are "nobody"

  Scenario: A number that is none
    Given the users:
      | name | age   | role  |
      | Bill | forty | admin |

  Scenario: A mistake in JSON
    Given the users:
      ```json
      [{"name": "Bill",
        "role": "king"}]
      ```

  Scenario: A text in no language
    Given the users:
      ```
      Bill
      ```

  Scenario: Neither table nor text
    Given the users:

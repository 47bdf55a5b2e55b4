Feature: Departures at a bus stop

  Scenario: The board is turned on
    Given the server answers as in "departures.yaml"
    When the board is turned on
    Then the board shows:
      | line | to      | minutes |
      | 12   | Harbor  | 4       |
      | 7    | Station | 9       |

  Scenario: One bus
    Given the server announces the 12 to Harbor in 4 minutes
    When the board is turned on
    Then the next bus is the 12 to Harbor in 4 minutes
    And the board is current

  Scenario: The board asks twice a minute
    Given the server answers as in "departures.yaml"
    And the board is turned on
    When 29 seconds pass
    Then the server was asked one time
    When a second passes
    Then the server was asked two times
    And the board shows:
      | line | to      | minutes |
      | 12   | Harbor  | 3       |
      | 7    | Station | 8       |

  Scenario: The server is slow
    Given the server does not answer yet
    When the board is turned on
    Then the board is empty
    When the server answers
    Then the board shows:
      | line | to      | minutes |
      | 7    | Station | 9       |

  Scenario: Old times are better than none
    Given the server answers as in "departures.yaml"
    And the board is turned on
    When a minute passes
    Then the board is not current
    And the board shows:
      | line | to      | minutes |
      | 12   | Harbor  | 3       |
      | 7    | Station | 8       |

  Scenario Outline: Nothing to show: <reason>
    Given <reason>
    When the board is turned on
    Then the board is empty
    And the board is not current

    Examples:
      | reason                     |
      | the server is out of order |
      | the connection is lost     |

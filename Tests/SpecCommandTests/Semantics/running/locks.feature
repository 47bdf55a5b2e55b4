Feature: Locks
  What wants the same thing never overlaps; what is serial runs alone.

  @prints
  Scenario Outline: Printing
    Given a step that uses the printer alone

    Examples:
      | n |
      | 1 |
      | 2 |

  @scans
  Scenario: Scanning
    Given a step that uses the printer alone

  @reads
  Scenario Outline: Reading
    Given a step that meets another one

    Examples:
      | n |
      | 1 |
      | 2 |

  @writes
  Scenario: Writing
    Given a step that uses the data alone

  @serial
  Scenario: Alone
    Given a step that is alone

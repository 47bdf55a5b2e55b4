@MAS
Feature: Result cell

  The results cell of a Mastermind board shows how near an attempt came to the secret. It is given a
  combination of symbols and draws a circle for each: filled for the first symbol, outlined for the
  second. The circles are "bezier paths".

  These are the tests that the document lists for the cell, in its words and its order.

  @MAS-T1
  Rule: Test that on init the background is transparent

    @MAS-X01 @MAS-R09
    Scenario: The background is transparent on init
      Given a new result cell
      Then its background is transparent

  @MAS-T2
  Rule: Test that on init the combination value is empty

    @MAS-X02 @MAS-R09
    Scenario: The combination is empty on init
      Given a new result cell
      Then its combination is ""
      And it draws 0 circles

  @MAS-T3 @MAS-R07
  Rule: Test that when the combination changes bezier path changes

    @MAS-X03
    Scenario: Changing the combination changes the bezier path
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AB"
      Then the bezier path list has changed

    @MAS-X04
    Scenario: Same geometry, different symbols is still a change
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "CCD"
      Then the bezier path list has changed

    @MAS-X05
    Scenario: Assigning the same combination changes nothing
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AAB"
      Then the bezier path list has not changed

    Scenario: A third symbol is cut off and so changes nothing
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AABC"
      Then the bezier path list has not changed

  @MAS-T4
  Rule: Test that when the combination is empty bezier paths contains zero circles

    @MAS-X06 @MAS-R06
    Scenario: An empty combination draws zero circles
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to ""
      Then it draws 0 circles
      And the bezier path list has changed

  @MAS-T5 @MAS-R05
  Rule: Test that when the combination changes bezier paths contains the same number of circles as the length of the combination

    @MAS-X07
    Scenario: As many circles as the combination is long
      Given a random combination of one or two symbols without spaces
      When a result cell of 100 by 100 shows it
      Then the number of circles equals the length of the combination

    Scenario Outline: The number of circles has no limit
      Given a result cell of 300 by 200
      When the combination changes to <n> times "A"
      Then it draws <n> circles

      Examples: Few and very many
        | n     |
        | 1     |
        | 9     |
        | 10000 |

  @MAS-T6 @MAS-R01
  Rule: Test that when the combination has more than two different symbols only first two are stored

    @MAS-X08 @MAS-C1 @MAS-R02
    Scenario Outline: Only the first two symbols are stored
      Given a new result cell
      When the combination changes to "<given>"
      Then its combination is "<stored>"

      Examples: Cut before the third symbol
        | given  | stored |
        | AABBC  | AABB   |
        | AABBCA | AABB   |
        | xyz    | xy     |

      Examples: Only two symbols, in any order
        | given | stored |
        | AABBA | AABBA  |
        | ABAB  | ABAB   |

      Examples: Capitals and small letters are different symbols
        | given | stored |
        | aA1   | aA     |

    Scenario: Any third symbol is cut off
      Given a random combination of more than two different symbols
      When a result cell of 100 by 100 shows it
      Then only its first two symbols are stored

  @MAS-T7 @MAS-R08
  Rule: Test that when the combination changes bezier paths contains only bezier paths

    @MAS-X09
    Scenario: The list contains only bezier paths
      Given a result cell of 120 by 80 showing "AAABB"
      Then every element of the list is an oval path inside its grid cell

    Scenario: So it does for any combination in any frame
      Given a random combination and a random frame between 1 and 299
      When a result cell and a dummy view are created with the same frame, combination and colour
      Then every element of every list is an oval path inside its grid cell

  Rule: A good practice would be to add a test to check that any symbol placed is included in the set of valid symbols

    The tests above make their random combinations with this generator.

    @MAS-X10 @MAS-R18 @MAS-R19 @MAS-R20
    Scenario: Every generated symbol is one of the valid symbols
      Given 1000 generated combinations
      Then every symbol is one of the 62 letters and digits
      And no symbol is a space
      And each of the 62 letters and digits is generated

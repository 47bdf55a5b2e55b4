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
      And the background is not white
      And nothing is drawn

    @MAS-R09
    Scenario: A background is drawn when it is there
      Given a result cell of 90 by 60 showing "A"
      When its background changes to white
      Then the background is white
      And the cell has been redrawn
      And the draw list is
        """
        background #FFFFFF
        fill oval 0 0 45 60
        """

    @MAS-R09
    Scenario: The same background is not drawn again
      Given a result cell of 90 by 60 showing "A"
      When the background changes to transparent
      Then the cell has not been redrawn
      And its background is clear

  @MAS-T2
  Rule: Test that on init the combination value is empty

    @MAS-X02 @MAS-R09
    Scenario: The combination is empty on init
      Given a new result cell
      Then its combination is ""
      And the combination is empty
      And it draws 0 circles
      And there is no grid

  @MAS-T3 @MAS-R07
  Rule: Test that when the combination changes bezier path changes

    @MAS-X03
    Scenario: Changing the combination changes the bezier path
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AB"
      Then the bezier path list has changed

    Scenario Outline: Every change of the combination is drawn, such as "<old>" to "<new>"
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell of 100 by 100 showing "<old>"
      When the combination changes to "<new>"
      Then the bezier path list has changed
      And the combination is "<new>"
      And the combination is not "<old>"
      And it has <count> circles

      Examples: As many circles as before, but of other kinds
        | old  | new  | count |
        | AAAB | AABB |     4 |
        | AABB | AAAB |     4 |
        | AB   | AA   |     2 |
        | AAB  | BAA  |     3 |
        | ABAB | ABBA |     4 |

      Examples: The same kinds, but more or fewer circles
        | old | new    | count |
        | A   | AA     |     2 |
        | AAA | AA     |     2 |
        | AB  | ABAAAA |     6 |

      Examples: Other symbols
        | old | new | count |
        | A   | B   |     1 |
        | aab | AAB |     3 |

    Scenario: One change after the other is drawn
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell with the combination "A"
      When the combination changes to "AB"
      Then the bezier path changes
      When the combination changes to "AAB"
      Then the bezier paths change
      And it draws three circles
      When the combination is cleared
      Then there are no circles

    @MAS-X04
    Scenario: Same geometry, different symbols is still a change
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "CCD"
      Then the bezier path list has changed

    @MAS-X05
    Scenario: Assigning the same combination changes nothing
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AAB"
      # audit-ignore(nothing of the cell has changed)
      Then the bezier path list has not changed
      # audit-ignore(nothing of the cell has changed)
      And the bezier paths do not change
      And its combination is "AAB"

    Scenario: A third symbol is cut off and so changes nothing
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "AABC"
      # audit-ignore(nothing of the cell has changed)
      Then the bezier path list has not changed

  @MAS-T4
  Rule: Test that when the combination is empty bezier paths contains zero circles

    @MAS-X06 @MAS-R06
    Scenario: An empty combination draws zero circles
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to ""
      Then it draws 0 circles
      And the bezier paths contain zero circles
      And the combination is empty
      And the bezier path list has changed
      And there is no grid

  @MAS-T5 @MAS-R05
  Rule: Test that when the combination changes bezier paths contains the same number of circles as the length of the combination

    @MAS-X07
    Scenario: As many circles as the combination is long
      Given a random combination of one or two symbols without spaces
      When a result cell of 100 by 100 shows it
      Then the number of circles equals the length of the combination

    Scenario Outline: The number of circles has no limit
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 300 by 200
      When the combination changes to <n> times "A"
      Then it draws <n> circles

      Examples: Few and very many
        |     n |
        |     1 |
        |     9 |
        |    10 |
        | 10000 |

  @MAS-T6 @MAS-R01
  Rule: Test that when the combination has more than two different symbols only first two are stored

    @MAS-X08 @MAS-C1 @MAS-R02
    Scenario Outline: Only the first two symbols are stored
      # audit-ignore(what is stored does not depend on the size, and a combination makes its cell)
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

    Scenario: The first two symbols are stored, the third is not
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell
      When the combination is set to "AABBCA"
      Then the first symbol is stored
      And the second symbol is stored
      And the third symbol is not stored
      And the combination is not empty

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

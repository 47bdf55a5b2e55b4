@MAS
Feature: Conditions of a robust result cell

  The rules of the results are those of the game, but the document adds three conditions "to have a
  really robust view that does what we want it to do".

  @MAS-C1
  Rule: We are only accepting two different symbols, no matter which symbols but just two different

    @MAS-R02
    Scenario Outline: It does not matter which symbols they are
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "<given>"
      Then its combination is "<stored>"
      And it draws <circles> circles

      Examples: Letters of any script, punctuation and pictures
        | given    | stored | circles |
        | ññ?!     | ññ?    |       3 |
        | 红红绿   | 红红绿 |       3 |
        | 🔴🔴⚪🟢 | 🔴🔴⚪ |       3 |
        | 🇪🇸🇪🇸🇫🇷   | 🇪🇸🇪🇸🇫🇷 |       3 |

  @MAS-C2 @MAS-R03
  Rule: If the first symbol is a space, then it is considered there are no symbols of the first type and all the symbols are considered second kind

    @MAS-X11 @MAS-R12
    Scenario: A leading space makes all symbols second kind
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to " BBB"
      Then it draws 3 circles
      And all circles are outlined
      And there are no symbols of the first kind
      And all the symbols are considered second kind
      And its combination is " BBB"

    Scenario: Without the leading space the same symbols are of the first kind
      # audit-ignore(a combination that changes makes its cell, of which nothing may be left from before)
      Given a result cell of 100 by 100 showing " BBB"
      When the combination is changed to "BBB"
      Then all symbols are of the first kind
      And there are no circles of the second kind
      And all circles are filled

    Scenario: More than one leading space
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "  BBC"
      Then its combination is "  BB"
      And all 2 circles are outlined
      And the first two circles are outlined

    @MAS-X12
    Scenario: After a leading space only one symbol is accepted
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to " BBC"
      Then it draws 2 circles
      And its combination is " BB"

    @MAS-X13
    Scenario: Only spaces draw nothing
      # audit-ignore(with a former result there is something that must be gone)
      Given a result cell of 100 by 100 showing "AB"
      When the combination changes to "   "
      Then it draws 0 circles
      And its combination is "   "
      And nothing is drawn

  Rule: A space that is not the first symbol is a symbol, but is not drawn

    @MAS-X14 @MAS-R04
    Scenario: A space inside the combination draws no circle
      # audit-ignore(a combination makes its cell where there is none)
      Given a result cell of 100 by 100
      When the combination changes to "A B"
      Then it draws 1 circle
      And its combination is "A "

    @MAS-R04
    Scenario: The symbols around a space are drawn one after the other
      Given a result cell of 90 by 60
      When the combination changes to "AA AA"
      Then all 4 circles are filled
      And the circles have the bounds
        |  x |  y | width | height |
        |  0 |  0 |    30 |     30 |
        | 30 |  0 |    30 |     30 |
        | 60 |  0 |    30 |     30 |
        |  0 | 30 |    30 |     30 |

  @MAS-C3 @MAS-R15
  Rule: As there is no specification, the circles will try to fill as much space as possible. One symbol will end in a single big circle

    The frame is divided into equal places, as many in a row and in a column as the document's
    drawing code says, and every circle touches the four sides of its place. That makes one symbol
    a single big circle where the frame is a square.

    @MAS-X17
    Scenario: One symbol in a square frame is a single big circle
      Given a result cell of 90 by 90
      When the combination changes to "A"
      Then it draws one circle with the bounds 0 0 90 90
      And there is a single big circle
      And the circle fills the cell

    @MAS-X18 @MAS-R10 @MAS-R11 @MAS-R14
    Scenario Outline: Grid of the circles
      Given a result cell of <w> by <h>
      When the combination changes to <n> times "A"
      Then the grid has <columns> columns and <rows> rows
      And every element of the list is an oval path inside its grid cell

      Examples: Square frames
        |   w |   h | n | columns | rows |
        | 100 | 100 | 1 |       1 |    1 |
        | 100 | 100 | 2 |       2 |    2 |
        | 100 | 100 | 4 |       2 |    2 |
        | 100 | 100 | 5 |       3 |    3 |

      Examples: Wide and high frames
        |   w |   h | n | columns | rows |
        | 200 | 100 | 1 |       2 |    1 |
        | 200 | 100 | 2 |       2 |    1 |
        | 200 | 100 | 5 |       4 |    2 |
        | 100 | 200 | 3 |       2 |    3 |
        | 300 | 100 | 4 |       4 |    2 |
        |  90 |  60 | 7 |       4 |    3 |

      Examples: A frame for which more digits of arithmetic would give another grid
        |  w | h | n | columns | rows |
        | 49 | 1 | 1 |       7 |    1 |

      Examples: A frame of broken points
        |    w |    h | n | columns | rows |
        | 24.5 |  0.5 | 1 |       7 |    1 |
        | 10.5 |  7.5 | 5 |       3 |    2 |
        |  7.5 | 10.5 | 5 |       2 |    3 |
        | 10.5 | 10.5 | 5 |       3 |    3 |

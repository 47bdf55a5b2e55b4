@MAS
Feature: The result cells

  The second element we have on the screen is the results cell. Area number three is a special kind of
  view that provides different visual aspects depending on the result we are providing. The rules are
  described in the second post of the series, but we need add a few more "conditions" to have a really
  robust view that does what we want it to do.

  @MAS-C1
  Rule: We are only accepting two different symbols, no matter which symbols but just two different

    @MAS-X08 @MAS-R01 @MAS-R02
    Scenario Outline: <which>
      Given a result cell of 100 by 100
      When the combination changes to <given>
      Then the combination of the cell is <stored>
      And the cell shows "<circles>"

      Examples: A third symbol and all behind it are not accepted
        | which                                        | given      | stored   | circles |
        | Two symbols, each in a row                   | "AABBCA"   | "AABB"   | ●●○○    |
        | Two symbols in turns                         | "ABAB"     | "ABAB"   | ●○●○    |
        | A capital and a small letter are two symbols | "aA1"      | "aA"     | ●○      |
        | Punctuation, and a line break                | "?\n?!\n"  | "?\n?"   | ●○●     |
        | Symbols that are made of others              | "🇪🇸🇪🇪🇪🇸🇩🇪" | "🇪🇸🇪🇪🇪🇸" | ●○●     |

  @MAS-C2 @MAS-R03
  Rule: If the first symbol is a space, then it is considered there are no symbols of the first type and all the symbols are considered second kind

    @MAS-X11 @MAS-X12 @MAS-X13 @MAS-X14 @MAS-R04 @MAS-R12
    Scenario Outline: <which>
      Given a result cell of 100 by 100
      When the combination changes to <given>
      Then the combination of the cell is <stored>
      And the cell shows "<circles>"

      Examples: A space is a symbol that is not drawn
        | which                                         | given    | stored   | circles |
        | Behind leading spaces all are the second kind | "  BB B" | "  BB B" | ○○○     |
        | A leading space leaves room for one symbol    | " BBC"   | " BB"    | ○○      |
        | Spaces alone                                  | "   "    | "   "    |         |
        | Spaces are the second symbol                  | "A A B"  | "A A "   | ●●      |
        | A space is the third symbol                   | "AB A"   | "AB"     | ●○      |

    @MAS-R04 @MAS-R05
    Scenario: The circles around a space stand beside each other
      Given a result cell of 90 by 60
      When the combination changes to "AA AA"
      Then the circles have the bounds:
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
      Then the draw list is:
        """
        fill oval 0 0 90 90
        """

    @MAS-X18 @MAS-R10 @MAS-R11 @MAS-R14
    Scenario Outline: <n> in <which>
      Given a result cell of <width> by <height>
      When the combination changes to <n> times "A"
      Then the grid has <columns> columns and <rows> rows
      And the bezier paths contain only ovals beside each other, inside the cell

      Examples:
        | which                                       | width | height | n | columns | rows |
        | a square that leaves places empty           |   100 |    100 | 2 |       2 |    2 |
        | a square without an empty place             |   100 |    100 | 4 |       2 |    2 |
        | a wide frame                                |   300 |    100 | 4 |       4 |    2 |
        | a high frame                                |   100 |    200 | 3 |       2 |    3 |
        | a frame that leaves places empty            |    90 |     60 | 7 |       4 |    3 |
        | a frame that more digits would give another |    49 |      1 | 1 |       7 |    1 |
        | a frame of broken points                    |  24.5 |    0.5 | 1 |       7 |    1 |
        | a high frame of broken points               |   1.5 |      5 | 5 |       2 |    5 |
        | a square of broken points                   |   2.5 |    2.5 | 4 |       2 |    2 |

  Rule: Different visual aspects depending on the result we are providing

    A right position is a symbol of the first kind, a digit elsewhere one of the second. A result
    without right positions begins with a space, which is why there is a second condition.

    @MAS-X38 @MAS-X39
    Scenario Outline: <which>
      Given a Mastermind game with the secret "3231"
      When the player tries "<attempt>"
      And the result is shown in a result cell
      Then the combination of the cell is <combination>
      And the cell shows "<circles>"

      Examples: The result of an attempt in the cell
        | which                              | attempt | combination | circles |
        | Only digits elsewhere              |    1323 | " BBBB"     | ○○○○    |
        | One digit elsewhere                |    1444 | " B"        | ○       |
        | One right position, more elsewhere |    3312 | "ABBB"      | ●○○○    |
        | Nothing right                      |    4444 | ""          |         |

@MAS
Feature: Test and implementation

  Now that we have all we need, let's write some tests. I won't go though each test as they are
  trivial, just list them.

  @MAS-T1 @MAS-R09
  Rule: Test that on init the background is transparent

    @MAS-X01
    Scenario: A new cell has no background
      Given a new result cell
      Then the background of the cell is transparent

  @MAS-T2 @MAS-R09
  Rule: Test that on init the combination value is empty

    @MAS-X02
    Scenario: A new cell is empty
      Given a new result cell
      Then the combination of the cell is ""
      And the bezier paths contain 0 circles

  @MAS-T3 @MAS-R07
  Rule: Test that when the combination changes bezier path changes

    @MAS-X03 @MAS-X04
    Scenario Outline: Another combination: <which>
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "<another>"
      Then the bezier paths have changed
      And the cell shows "<circles>"

      Examples: Another combination
        | which                              | another | circles |
        | The same symbols in another order  | ABA     | ●○●     |
        | The same circles for other symbols | CCD     | ●●○     |

    @MAS-X05
    Scenario Outline: The same combination: <which>
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to "<same>"
      Then the bezier paths have not changed

      Examples: The same combination
        | which                                      | same |
        | Once more                                  | AAB  |
        | With a third symbol, which is not accepted | AABC |

  @MAS-T4 @MAS-R06
  Rule: Test that when the combination is empty bezier paths contains zero circles

    @MAS-X06
    Scenario: A cell is emptied, and filled again
      Given a result cell of 100 by 100 showing "AAB"
      When the combination changes to ""
      Then the bezier paths contain 0 circles
      And the bezier paths have changed
      And the combination of the cell is ""
      When the combination changes to "B"
      Then the cell shows "●"

  @MAS-T5 @MAS-R05
  Rule: Test that when the combination changes bezier paths contains the same number of circles as the length of the combination

    @MAS-X07
    Scenario: As many circles as the combination is long
      Given 200 random combinations of one or two symbols in random frames
      When Create our view.
      Then the bezier paths contain the same number of circles as the length of the combination

    Scenario: The number of circles has no limit
      Given a result cell of 300 by 200
      When the combination changes to 10000 times "A"
      Then the bezier paths contain 10000 circles
      And the grid has 123 columns and 82 rows

  @MAS-T6 @MAS-R01
  Rule: Test that when the combination has more than two different symbols only first two are stored

    @MAS-X08
    Scenario: Any third symbol is cut off
      Given 200 random combinations of more than two symbols in random frames
      When Create our view.
      Then only the first two symbols are stored

  @MAS-T7 @MAS-R08
  Rule: Test that when the combination changes bezier paths contains only bezier paths

    @MAS-X09
    Scenario: Every element of the list is an oval in a place of its own
      Given 200 random combinations of one or two symbols in random frames
      When Create our view.
      Then the bezier paths contain only ovals beside each other, inside the cell

  Rule: A good practice would be to add a test to check that any symbol placed is included in the set of valid symbols

    @MAS-X10 @MAS-R18 @MAS-R19 @MAS-R20
    Scenario: Every valid symbol is placed, and no other
      Given 1000 random combinations of one or two symbols in random frames
      Then the symbols in them are "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

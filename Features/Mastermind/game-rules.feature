@MAS
Feature: Mastermind rules

  The results that the cell shows come from a game against a secret combination of four digits. The
  document refers to these rules; they stand in an earlier post of its series.

  Rule: Every start makes a new secret and forgets the attempts

    @MAS-X27 @MAS-M01 @MAS-M02 @MAS-M03 @MAS-M05
    Scenario: A new game has a valid secret and no attempts
      Given a new game
      Then the secret has 4 digits between 1 and 4
      And the number of attempts is 0
      And the history is empty

    @MAS-X28 @MAS-M01
    Scenario: Starting again creates a different secret
      Given a game with the secret "1234"
      And the random source yields 1234 and then 4321
      When a new game starts
      Then the secret is "4321"

    @MAS-X29 @MAS-M04
    Scenario: The secret can contain repeated digits
      Given the random source yields 2222
      When a new game starts
      Then the secret is "2222"

    @MAS-M05
    Scenario: Starting again forgets the attempts
      Given a game with the secret "1234"
      And 3 attempts "1111"
      When a new game starts
      Then the number of attempts is 0
      And the history is empty

  Rule: A for each right position, B for each digit that is in the secret but elsewhere

    @MAS-X30 @MAS-M10 @MAS-M11
    Scenario Outline: Result of an attempt
      Given a game with the secret "<secret>"
      When I try "<attempt>"
      Then the result is "<result>"

      Examples: Different digits
        | secret | attempt | result |
        | 1234   | 1234    | AAAA   |
        | 1234   | 4321    | BBBB   |
        | 1234   | 1243    | AABB   |
        | 1234   | 1423    | ABBB   |
        | 1234   | 1111    | A      |

      Examples: A digit of the secret counts once
        | secret | attempt | result |
        | 1112   | 3331    | B      |
        | 1122   | 1211    | ABB    |
        | 1122   | 1333    | A      |
        | 1122   | 2211    | BBBB   |

      Examples: Nothing right
        | secret | attempt | result |
        | 3333   | 1242    |        |

  Rule: Only combinations of four digits from 1 to 4 are accepted

    @MAS-X31 @MAS-M07
    Scenario Outline: Combinations of the wrong length are not accepted
      Given a game with the secret "1234"
      When I try "<attempt>"
      Then the attempt is not accepted
      And the number of attempts is 0
      And the reason says "<reason>"

      Examples: Short, long, nothing
        | attempt | reason                                       |
        | 123     | a combination has 4 digits, this one has 3   |
        | 12341   | a combination has 4 digits, this one has 5   |
        |         | a combination has 4 digits, this one has 0   |

    @MAS-X32 @MAS-M09
    Scenario Outline: Digits outside 1 to 4 are not accepted
      Given a game with the secret "1234"
      When I try "<attempt>"
      Then the attempt is not accepted
      And the number of attempts is 0
      And the reason says "position <position> is"

      Examples: Too high, too low, and no digits
        | attempt | position |
        | 1235    | 4        |
        | 0123    | 1        |
        | 12a4    | 3        |
        | 1 34    | 2        |
        | 12３4    | 3        |
        | -123    | 1        |

    @MAS-X37 @MAS-M08 @MAS-M14
    Scenario: The same combination may be tried twice
      Given a game with the secret "1234"
      When I try "1111" and then "1111"
      Then the number of attempts is 2

  Rule: A game ends with the right combination or after nine attempts

    @MAS-X33 @MAS-M06 @MAS-M13
    Scenario: The tenth attempt is not accepted
      Given a game with the secret "1234"
      And 9 attempts "1111"
      When I try "1234"
      Then the attempt is not accepted
      And the number of attempts is 9
      And the reason says "all 9 attempts are used"

    @MAS-M06 @MAS-M13
    Scenario: The ninth attempt can still be right
      Given a game with the secret "1234"
      And 8 attempts "1111"
      When I try "1234"
      Then the result is "AAAA"
      And the number of attempts is 9

    @MAS-M06
    Scenario: Attempts that are not accepted do not count
      Given a game with the secret "1234"
      And 8 attempts "1111"
      And I try "12"
      When I try "1234"
      Then the attempt is accepted

    @MAS-X34 @MAS-M12
    Scenario: After the right combination nothing is accepted
      Given a game with the secret "1234"
      And I try "1234"
      When I try "1111"
      Then the attempt is not accepted
      And the reason says "start a new game"

    @MAS-X35 @MAS-M12
    Scenario: A new game after a win accepts attempts again
      Given a game that was won
      When a new game starts and I try "1111"
      Then the attempt is accepted

  Rule: The history is available at any time

    @MAS-X36 @MAS-M14
    Scenario: The history keeps the attempts in order
      Given a game with the secret "1234"
      When I try "1111" and then "4321"
      Then the history is "1111"-"A", "4321"-"BBBB"

    @MAS-M14
    Scenario: The history holds accepted attempts only
      Given a game with the secret "1234"
      When I try "1111" and then "43215"
      Then the history is "1111"-"A"

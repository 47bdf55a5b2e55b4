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
      And nine attempts are left
      # audit-ignore(a game that is not over is neither won nor lost)
      And the game is not over

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

    @MAS-M04
    Scenario: Chance repeats digits as well as not
      Given a new game
      Then the digits of the secret may repeat

    @MAS-M01
    Scenario: A secret is drawn from the left
      Given the random source yields 4312
      When I start a new game
      Then the secret combination is "4312"

    @MAS-M01
    Scenario: The secret is drawn again until it is another
      Given a game with the secret "1234"
      # audit-ignore(a fourth time it is drawn again as well)
      And the random source yields 1234 three times and then 4321
      When a new game starts
      Then the secret is "4321"

    @MAS-M01
    Scenario Outline: Where chance yields nothing but <secret>, the next code is the secret
      Given a game with the secret "<secret>"
      And the random source yields nothing but <secret>
      When a new game starts
      Then the secret is not "<secret>"
      And the secret is "<next>"

      Examples: Counted up from the last digit
        | secret | next |
        |   1234 | 1241 |
        |   2231 | 2232 |
        |   1444 | 2111 |
        |   4444 | 1111 |

    @MAS-M05
    Scenario: Starting again forgets the attempts
      Given a game with the secret "1234"
      And 3 attempts "1111"
      And there are 3 attempts
      When a new game starts
      Then the number of attempts is 0
      And the history is empty
      And 9 attempts are left

  Rule: A for each right position, B for each digit that is in the secret but elsewhere

    @MAS-X30 @MAS-M10 @MAS-M11
    Scenario Outline: Result of an attempt
      Given a game with the secret "<secret>"
      When I try "<attempt>"
      Then the result is "<result>"

      Examples: Different digits
        | secret | attempt | result |
        |   1234 |    1234 | AAAA   |
        |   1234 |    4321 | BBBB   |
        |   1234 |    1243 | AABB   |
        |   1234 |    1423 | ABBB   |
        |   1234 |    1111 | A      |

      Examples: A digit of the secret counts once
        | secret | attempt | result |
        |   1112 |    3331 | B      |
        |   1122 |    1211 | ABB    |
        |   1122 |    1333 | A      |
        |   1122 |    2211 | BBBB   |
        |   1222 |    2111 | BB     |
        |   4443 |    3444 | AABB   |
        |   2133 |    1333 | AAB    |

      Examples: Nothing right
        | secret | attempt | result |
        |   3333 |    1242 |        |

      Examples: Right positions behind others
        | secret | attempt | result |
        |   1234 |    2214 | AAB    |
        |   1234 |    4444 | A      |
        |   1111 |    2221 | A      |

    @MAS-M11
    Scenario: The positions in words
      Given a game with the secret "1234"
      When I try "1243"
      # audit-ignore(there are two of both)
      Then two digits are in the right position
      # audit-ignore(there are two of both)
      And two digits are in the wrong position
      And the history is not empty

    @MAS-M11
    Scenario: Nothing right in words
      Given a game with the secret "3333"
      When I try "1242"
      Then the result is empty
      # audit-ignore(there are none of both)
      And no digit is in the right position
      # audit-ignore(there are none of both)
      And no digits are in the wrong position
      And there is one attempt

  Rule: Only combinations of four digits from 1 to 4 are accepted

    @MAS-X31 @MAS-M07
    Scenario Outline: Combinations of the wrong length are not accepted
      Given a game with the secret "1234"
      When I try "<attempt>"
      Then the attempt is not accepted
      And the number of attempts is 0
      And the reason says "<reason>"

      Examples: Short, long, nothing
        | attempt | reason                                     |
        | 123     | a combination has 4 digits, this one has 3 |
        | 12341   | a combination has 4 digits, this one has 5 |
        |         | a combination has 4 digits, this one has 0 |
        | １2é    | a combination has 4 digits, this one has 3 |
        | 12\n34  | a combination has 4 digits, this one has 5 |

    @MAS-X32 @MAS-M09
    Scenario Outline: Digits outside 1 to 4 are not accepted
      Given a game with the secret "1234"
      When I try "<attempt>"
      Then the attempt is not accepted
      And the number of attempts is 0
      And the reason says "position <position> is"

      Examples: Too high, too low, and no digits
        | attempt | position |
        | 1235    |        4 |
        | 0123    |        1 |
        | 12a4    |        3 |
        | 1 34    |        2 |
        | 12３4   |        3 |
        | -123    |        1 |
        | 0a59    |        1 |

    @MAS-M09
    Scenario: The reason shows what is wrong and what is right
      Given a game with the secret "1234"
      When I try "12a4"
      Then the reason says 'position 3 is "a", expected a digit from 1 to 4'

    @MAS-X37 @MAS-M08 @MAS-M14
    Scenario: The same combination may be tried twice
      Given a game with the secret "1234"
      When I try "1111" and then "1111"
      Then the number of attempts is 2
      And the history is "1111"-"A", "1111"-"A"

  Rule: A game ends with the right combination or after nine attempts

    @MAS-X33 @MAS-M06 @MAS-M13
    Scenario: The tenth attempt is not accepted
      Given a game with the secret "1234"
      And 9 attempts "1111"
      When I try "1234"
      Then the attempt is not accepted
      And the number of attempts is 9
      And the reason says "all 9 attempts are used"
      And the game is over
      And the game was lost
      And no attempts are left

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
      When I try "12"
      Then the attempt is not accepted
      And the number of attempts is 8
      # audit-ignore(a game that is not over is neither won nor lost)
      And the game is not over
      When I try "1234"
      Then the attempt is accepted
      And the number of attempts is 9

    @MAS-X34 @MAS-M12
    Scenario: After the right combination nothing is accepted
      Given a game with the secret "1234"
      And I try "1234"
      When I try "1111"
      Then the attempt is not accepted
      And the reason says "the combination has been found: start a new game"
      And the number of attempts is 1

    @MAS-M12
    Scenario: A win after wrong attempts ends the game
      Given a game with the secret "1234"
      When I try "1111", "4321" and "1234"
      Then the game is won
      And the result is "AAAA"
      And the history has three attempts
      And the 3rd attempt in the history is "1234" with the result "AAAA"

    @MAS-M12
    Scenario Outline: <attempt> is not yet the right combination
      Given a game with the secret "1234"
      When I try "<attempt>"
      # audit-ignore(a game that is not over is neither won nor lost)
      Then the game is not won
      # audit-ignore(a game that is not over is neither won nor lost)
      And the game is not over
      When I try "1111"
      Then the attempt is accepted
      And the number of attempts is 2

      Examples: The right digits, and three right positions
        | attempt |
        |    4321 |
        |    1231 |
        |    1243 |

    @MAS-M13
    Scenario: Eight wrong attempts do not end the game
      Given a new game
      When I try eight wrong combinations
      # audit-ignore(a game that is not over is neither won nor lost)
      Then the game is not over
      And one attempt is left

    @MAS-M12 @MAS-M13
    Scenario: The right combination in the ninth attempt wins
      Given a game with the secret "1234"
      And eight attempts "1111"
      When I try the right combination
      Then the game was won
      And the attempt is accepted
      And the history has nine attempts
      When I try "1111"
      Then the reason says "the combination has been found"

    @MAS-X35 @MAS-M12
    Scenario: A new game after a win accepts attempts again
      Given a game that was won
      Then the game is over
      # audit-ignore(each new game forgets the attempts of the one before)
      When a new game starts and I try "1111"
      Then the attempt is accepted
      And the number of attempts is 1
      # audit-ignore(a game that goes on is neither lost nor over)
      And the game is not won

    @MAS-M13
    Scenario: A new game after a defeat accepts attempts again
      Given a game that was lost
      Then the game is over
      When a new game starts and I try "1111"
      Then the attempt is accepted
      And 8 attempts are left

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

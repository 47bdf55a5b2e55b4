@MAS
Feature: Mastermind rules

  The results that the cell shows come from a game against a secret combination of four digits. The
  document refers to these rules; they stand in an earlier post of its series.

  Rule: Every start creates a new secret of four digits from 1 to 4, and begins without attempts

    @MAS-X27 @MAS-M01 @MAS-M02 @MAS-M03 @MAS-M05
    Scenario: Many new games
      Given the player has started 1000 Mastermind games
      Then every secret has 4 digits from 1 to 4
      And no secret is that of the game before
      And the number of attempts is 0
      And the history is empty

    @MAS-X28 @MAS-M01
    Scenario Outline: A secret equal to the one before is drawn again, <which>
      Given a Mastermind game with the secret "1234"
      And the random source yields "1234" <times> times
      And the random source yields "4311"
      When the player starts a Mastermind game
      Then the secret is "4311"
      And <drawn> secrets were drawn

      Examples:
        | which              | times | drawn |
        | once               |     1 |     2 |
        | but not for always |    32 |    33 |

    @MAS-X29 @MAS-M04
    Scenario: The secret can contain repeated digits
      Given the random source yields "2122"
      When the player starts a Mastermind game
      Then the secret is "2122"

    @MAS-M03
    Scenario: Chance that yields more than it was asked for
      Given the random source yields the numbers 4, -1, 7 and -6
      When the player starts a Mastermind game
      Then the secret is "1443"

    @MAS-M01
    Scenario Outline: Chance that is stuck gives the next combination
      Given a Mastermind game with the secret "<secret>"
      And the random source yields "<secret>" 33 times
      When the player starts a Mastermind game
      Then the secret is "<next>"

      Examples:
        | secret | next |
        |   2344 | 2411 |
        |   4444 | 1111 |

    @MAS-X35 @MAS-M05 @MAS-M12 @MAS-M13
    Scenario Outline: A new game after <which>
      Given a Mastermind game with the secret "1234"
      And the random source yields "4321"
      When the player tries <attempts>
      Then the number of attempts is <count>
      When the player starts a Mastermind game
      Then the number of attempts is 0
      And the history is empty
      When the player tries "1234" and "4321"
      Then the player has found the secret
      And the number of attempts is 2

      Examples:
        | which          | attempts                | count |
        | a few attempts | "1111", "2222" and "15" |     2 |
        | a win          | "1234"                  |     1 |
        | a loss         | "1111" 9 times          |     9 |

  @MAS-X30 @MAS-M10 @MAS-M11
  Rule: A result has an A for each right position, and a B for each digit that is in the secret but elsewhere

    @MAS-X36 @MAS-M14
    Scenario: Different digits
      Given a Mastermind game with the secret "1234"
      When the player tries "1111", "4321", "1243", "1423", "2143", "4111", "1334", "1324" and "1234"
      Then the history is:
        | combination | result |
        |        1111 | A      |
        |        4321 | BBBB   |
        |        1243 | AABB   |
        |        1423 | ABBB   |
        |        2143 | BBBB   |
        |        4111 | BB     |
        |        1334 | AAA    |
        |        1324 | AABB   |
        |        1234 | AAAA   |

    Scenario: A digit of the secret counts once
      Given a Mastermind game with the secret "1122"
      When the player tries "1211", "1333", "2211", "3332", "2333", "2222" and "3311"
      Then the history is:
        | combination | result |
        |        1211 | ABB    |
        |        1333 | A      |
        |        2211 | BBBB   |
        |        3332 | A      |
        |        2333 | B      |
        |        2222 | AA     |
        |        3311 | BB     |

    Scenario: A digit of the attempt counts once
      Given a Mastermind game with the secret "4443"
      When the player tries "3312", "4144", "3444", "3333", "1212" and "4434"
      Then the history is:
        | combination | result |
        |        3312 | B      |
        |        4144 | AAB    |
        |        3444 | AABB   |
        |        3333 | A      |
        |        1212 |        |
        |        4434 | AABB   |

  Rule: Only combinations of four digits from 1 to 4 are accepted, and nothing else counts

    @MAS-X31 @MAS-M07
    Scenario Outline: A combination of the wrong length
      Given a Mastermind game with the secret "1234"
      When the player tries "<attempt>"
      Then the attempt is not accepted, because "a combination has 4 digits, this one has <count>"
      And the number of attempts is 0

      Examples: None, too few, and too many with a wrong one
        | attempt | count |
        |         |     0 |
        | 123     |     3 |
        | 1234５  |     5 |

    @MAS-X32 @MAS-M09
    Scenario Outline: Something that is no digit from 1 to 4
      Given a Mastermind game with the secret "1234"
      When the player tries <attempt>
      Then the attempt is not accepted, because 'position <position> is <shown>, expected a digit from 1 to 4'
      And the number of attempts is 0

      Examples: Too high, too low, the first of several, white space and another script
        | attempt | position | shown |
        | "1235"  |        4 | "5"   |
        | "9876"  |        1 | "9"   |
        | "0123"  |        1 | "0"   |
        | "1a95"  |        2 | "a"   |
        | "1\n 2" |        2 | "\\n" |
        | "12３4" |        3 | "３"  |

    @MAS-X37 @MAS-M08 @MAS-M14
    Scenario: The same combination may be tried twice, and what is not accepted is not in the history
      Given a Mastermind game with the secret "1234"
      When the player tries "1122", "1", "1122", "1235" and "4444"
      Then the number of attempts is 3
      And the history is:
        | combination | result |
        |        1122 | AB     |
        |        1122 | AB     |
        |        4444 | A      |

  Rule: A game ends with the right combination, or after nine attempts

    @MAS-X33 @MAS-M06 @MAS-M13
    Scenario: The tenth attempt is not accepted
      Given a Mastermind game with the secret "1234"
      When the player tries "1111" 9 times
      Then the player has lost the game
      When the player tries "1234" and "12"
      Then the attempt is not accepted, because "all 9 attempts are used: start a new game"
      And the number of attempts is 9

    @MAS-M06 @MAS-M13
    Scenario: The ninth attempt can still be right
      Given a Mastermind game with the secret "1234"
      When the player tries "1111" 8 times
      And the player tries "12" and "1234"
      Then the result is "AAAA"
      And the number of attempts is 9
      And the player has found the secret
      When the player tries "4321"
      Then the attempt is not accepted, because "the combination has been found: start a new game"

    @MAS-X34 @MAS-M12
    Scenario: After the right combination nothing is accepted
      Given a Mastermind game with the secret "1234"
      When the player tries "4321" and "1234"
      Then the player has found the secret
      When the player tries "1111" and "12"
      Then the attempt is not accepted, because "the combination has been found: start a new game"
      And the number of attempts is 2

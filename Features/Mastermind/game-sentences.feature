@MAS
Feature: Sentences about the game

  What the game's rules say can be said in many ways. Each sentence is looked at in a game in which
  it holds.

  Rule: Games begin

    @MAS-M01 @MAS-M05
    Scenario Outline: "<start>" begins a game
      Given <start>
      When I try "1111"
      Then the number of attempts is 1

      Examples:
        | start                                 |
        | a game                                |
        | a new game has started                |
        | I started a new game                  |
        | a game whose secret is "1234"         |
        | a game with "1234" as the secret code |
        | I start a game with the secret "1234" |
        | the secret code of the game is "1234" |

    @MAS-M05
    Scenario Outline: "<start>" forgets the attempts
      Given a game with the secret "1234"
      And three wrong attempts were made
      And there are three attempts
      # audit-ignore(a game that starts twice begins anew as well)
      When <start>
      Then the history is empty
      And the secret has changed

      Examples:
        | start                     |
        | another game starts       |
        | the game is started again |
        | the game is reset         |
        | they restart the game     |
        | Anna begins a second game |

    @MAS-M01
    Scenario: Another secret than before
      Given a game with the secret "1234"
      And the random source gives 4321 then 1111
      When another game starts
      Then the secret is equal to "4321"
      And the secret is different from the previous one
      When another game starts
      Then the secret is "1111"

    @MAS-M05
    Scenario: A game that has started goes on
      Given a game with the secret "1234"
      And I try "1111"
      # audit-ignore(it changes nothing)
      When the game has started
      Then the number of attempts is 1
      And the secret is "1234"

    @MAS-M02 @MAS-M03
    Scenario: The digits of any secret
      Given a new game
      Then the secret consists of four digits
      And each digit of the secret is between 1 and 4

  Rule: Codes are tried

    @MAS-M10
    Scenario Outline: <number> attempts: <attempts>
      Given a game with the secret "1234"
      When <attempts>
      Then the number of attempts is <number>
      And the result is "A"
      And the last attempt has the result "A"

      Examples:
        | number | attempts                                      |
        |      1 | the player guesses the combination "1111"     |
        |      1 | the code "1111" is tried                      |
        |      1 | I enter the combination "1111"                |
        |      1 | the combination "1111" is entered             |
        |      2 | I try "2222" and then "1111"                  |
        |      3 | they try "4321", "2222" and afterwards "1111" |
        |      3 | Anna has tried "1111" three times             |
        |      2 | "1111" was tried twice                        |
        |      4 | I make four attempts with "1111"              |
        |      2 | two wrong combinations have been tried        |
        |      3 | I have made three attempts                    |
        |      5 | five attempts have been made without success  |
        |      2 | I try "1111" and I try the same combination   |

    @MAS-M14
    Scenario: Codes in a table
      Given a game with the secret "3143"
      When the user tries these combinations:
        | combination | result       |
        |        1343 | AABB         |
        |         134 | not accepted |
        |        2222 |              |
      And the following codes are tried one after the other
        | 4444 |
        | 1111 |
      Then the history is:
        | number | combination | result |
        |      1 |        1343 | AABB   |
        |      2 |        2222 |        |
        |      3 |        4444 | A      |
        |      4 |        1111 | A      |
      And the history contains these attempts
        | 1343 | AABB |
        | 1111 | A    |
      And the history consists of the following combinations
        | combination |
        |        1343 |
        |        2222 |
        |        4444 |
        |        1111 |
      And the attempts have the following results
        | attempt | result |
        |    1343 | AABB   |
        |    2222 |        |
        |    4444 | A      |
        |    1111 | A      |
      And the results are
        | result |
        | AABB   |
        |        |
        | A      |
        | A      |
      And the results are "AABB", "", "A" and "A"

  Rule: Attempts are accepted, or not

    @MAS-M07 @MAS-M09
    Scenario Outline: Of a right code and two wrong ones, <said>
      Given a game with the secret "1234"
      When I try "2134", "213" and "2135"
      Then <said>

      Examples:
        | said                                               |
        | the first attempt is accepted                      |
        | the second one is rejected                         |
        | attempt 3 is not accepted                          |
        | it is refused                                      |
        | the last attempt does not count                    |
        | the attempt "2134" has been accepted               |
        | "213" was not accepted                             |
        | the combination "2135" is rejected                 |
        | the game accepts "2134"                            |
        | the game rejects the combinations "213" and "2135" |
        | no result is returned                              |
        | the reason mentions "position 4"                   |
        | the number of attempts has not changed             |
        | only one attempt is in the history                 |
        | the result of the first attempt is "AABB"          |
        | the first attempt got the result "AABB"            |
        | eight attempts remain                              |
        | there are eight attempts left                      |
        | the number of remaining attempts is 8              |
        | the player has eight more attempts                 |

    @MAS-M07
    Scenario: None of them
      Given a game with the secret "1234"
      When I try "123" and then "0000"
      Then none of the attempts is accepted
      And both attempts are rejected
      And neither of them counts
      And the attempts are refused
      And no attempts were made
      And nothing is stored in the history
      And the history stays empty
      And all nine attempts are left

    @MAS-M10
    Scenario: All of them
      Given a game with the secret "1234"
      When I try "1111" and then "4321"
      Then both attempts are accepted
      And each attempt is stored in the history
      And the number of attempts has increased by one
      And exactly two attempts have been made
      And I get the result "BBBB"

    @MAS-M12 @MAS-M13
    Scenario Outline: After "<end>" nothing is accepted
      Given a game with the secret "1234"
      And "4321" is accepted
      And <end>
      Then no further combination is accepted
      And any further attempt is rejected
      And the game accepts no more attempts
      And "4321" is no longer accepted
      And the game has ended
      And the game is no longer running
      When I start another game
      Then the game goes on
      And the game is neither won nor lost
      And the game accepts further attempts

      Examples:
        | end                      |
        | the game is lost         |
        | I have won               |
        | nine attempts were used  |
        | the secret code is tried |

    @MAS-M12 @MAS-M13
    Scenario: Won or lost
      Given the game has been won
      # audit-ignore(who has won has not lost)
      Then the player has won the game
      And the player has not lost
      And the game is won and not lost
      Given a game that has been lost
      Then I have lost
      And the game is over but not won

  Rule: Results

    @MAS-M11
    Scenario Outline: Of the result ABB, <said>
      Given a game with the secret "1122"
      When I try "1211"
      Then <said>

      Examples:
        | said                                                    |
        | the result has three symbols                            |
        | the result contains one "A" and two "B"                 |
        | exactly one of the digits is in the right place         |
        | two of the four digits are in the wrong position        |
        | one digit is in the right and two in the wrong position |

    @MAS-M11
    Scenario: All four digits
      Given a game with the secret "1234"
      When I try "4321"
      Then all four digits are in the wrong position
      And none of the digits is in the right position
      And the result contains no "A"

    @MAS-C2
    Scenario: Results go to the cell
      Given a game with the secret "1234"
      And a result cell of 80 by 80
      When I try "4321" and the result is shown in the cell
      Then the cell shows the result
      And its combination is " BBBB"
      When I try "1243" and hand the result over to the cell
      Then the combination of the cell is "AABB"
      And the last circle has the bounds 40 40 40 40
      When I try "1111" and show the result in a cell of 60 by 60
      Then it draws one circle with the bounds 0 0 60 60
      When I try "1234", and the cell shows the result
      Then it draws four circles
      And the number of attempts is 4

  Rule: The history

    @MAS-M14
    Scenario Outline: Of a history of two attempts, <said>
      Given a game with the secret "1234"
      When I try "1111", "12" and "4321"
      Then <said>

      Examples:
        | said                                                    |
        | the history has two entries                             |
        | the history contains no more than 2 attempts            |
        | there are exactly two entries in the history            |
        | two attempts are kept in the history                    |
        | the history contains the combinations "1111" and "4321" |
        | the history does not contain "12"                       |
        | the combination "4321" is in the history                |
        | the history is "1111" with "A" and "4321" with "BBBB"   |
        | the history shows only "1111"-"A", "4321"-"BBBB"        |
        | the history contains "4321" with the result "BBBB"      |
        | the first entry of the history is "1111"-"A"            |
        | the last entry is "4321"                                |
        | there have been two attempts                            |

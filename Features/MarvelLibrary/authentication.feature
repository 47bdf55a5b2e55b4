@MAR @MAR-R03 @MAR-R04 @MAR-R05 @MAR-R06 @MAR-R07
Feature: Authentication

  "In case you want to change the project setup like Marvel API keys", says the document: "Get
  your own keys from http://developer.marvel.com".

  The Marvel API answers those who sign their requests: with the public key, the time of the
  request, and the MD5 of that time, the private key and the public key. After every scenario of
  these features each request is checked for its signature.

  Background:
    Given the public key "1234" and the private key "abcd"
    And the time stamp "1"
    And a library of 45 characters

  @MAR-X12
  Scenario: The requests for characters
    When I open the list of characters
    Then the request carries:
      | offset | 0                                |
      | limit  | 20                               |
      | ts     | 1                                |
      | apikey | 1234                             |
      | hash   | ffd275c5130566a2916217b101f26150 |

  Scenario: Keys are used as they are, with their capitals and blanks
    Given the public key "Ab Cd" and the private key " X yZ "
    When I open the list of characters
    Then the request carries:
      | offset | 0                                |
      | limit  | 20                               |
      | ts     | 1                                |
      | apikey | Ab Cd                            |
      | hash   | 5c78baeb119711e1ecd518fce4bc67db |

  @MAR-X16
  Scenario: The private key is never sent
    Given I have loaded 40 characters
    Then no part of a request is "abcd"

  @MAR-X13
  Scenario: The MD5 of a text
    Then the MD5 of "" is "d41d8cd98f00b204e9800998ecf8427e"
    And the MD5 of "abc" is "900150983cd24fb0d6963f7d28e17f72"
    And the MD5 of "1abcd1234" is "ffd275c5130566a2916217b101f26150"

  @MAR-X14
  Scenario Outline: The next page is asked for <time> later
    Given I open the list of characters
    When <time> passes on the device
    And I reach the end of the characters
    Then the request carries:
      | offset | 20     |
      | limit  | 20     |
      | ts     | <ts>   |
      | apikey | 1234   |
      | hash   | <hash> |

    Examples:
      | time        | ts | hash                             |
      | 0.9 seconds |  1 | ffd275c5130566a2916217b101f26150 |
      | 1 second    |  2 | fb3e9adaca5a4ba3b717c5b5f5ed9aaf |

  @MAR-X15
  Scenario Outline: The <key> key is blank: <public> and <private>
    Given the public key <public> and the private key <private>
    When I open the list of characters
    Then the message "The app is not set up" says "The <key> key is blank: get your own keys from http://developer.marvel.com"
    And the library has sent 0 requests

    Examples:
      | key     | public | private |
      | private | "1234" | " \n"   |
      | public  | ""     | "abcd"  |
      | public  | " \n"  | "abcd"  |
      | public  | ""     | ""      |

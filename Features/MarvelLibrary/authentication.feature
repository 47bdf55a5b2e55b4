@MAR
Feature: Authentication

  The Marvel API answers those who sign their requests: with the public key, the time of the
  request, and the MD5 of that time, the private key and the public key.

  "In case you want to change the project setup like Marvel API keys", says the document: "Get
  your own keys from http://developer.marvel.com". After every scenario of these features each
  request to the Marvel API is checked for its signature.

  @MAR-X12 @MAR-R04 @MAR-R05
  Scenario: Every request is signed
    Given the public key "1234", the private key "abcd" and the time stamp "1"
    When I open the list of characters
    Then the request carries ts "1", apikey "1234" and hash "ffd275c5130566a2916217b101f26150"

  @MAR-X13 @MAR-R05
  Scenario Outline: The MD5 of "<text>"
    Then the MD5 of "<text>" is "<digest>"

    Examples:
      | text           | digest                           |
      |                | d41d8cd98f00b204e9800998ecf8427e |
      | a              | 0cc175b9c0f1b6a831c399e269772661 |
      | abc            | 900150983cd24fb0d6963f7d28e17f72 |
      | message digest | f96b697d7cb7938d525a2f31aaf161d0 |
      | 1abcd1234      | ffd275c5130566a2916217b101f26150 |

  @MAR-X14 @MAR-R06
  Scenario Outline: <time> later the time stamp is <same>
    Given I open the list of characters
    # audit-ignore(no time passes, however often)
    When the clock of the device goes on by <time>
    And I reach the end of the list of characters
    Then the two requests carry <same> ts and hash values

    Examples:
      | time      | same      |
      | 0 seconds | the same  |
      | 1 second  | different |

  @MAR-X15 @MAR-R07
  Scenario Outline: Without the <key> key nothing is sent
    Given a blank <key> key
    When I open the list of characters
    Then a message says that the <key> key is blank
    And no request was sent to Marvel
    And the message is "The <key> key is blank: get your own keys from http://developer.marvel.com" with the title "The app is not set up"
    And the library is not loading

    Examples:
      | key     |
      | private |
      | public  |

  @MAR-R07
  Scenario Outline: There is no <key> key
    Given there is no <key> key
    When I open the list of characters
    Then a message says that the <key> key is blank
    And no request is sent

    Examples:
      | key     |
      | private |
      | public  |

  @MAR-R07
  Scenario: Of two keys that are blank the public one is named
    Given there are no keys
    When I open the list of characters
    And I try again
    Then a message says that the public key is blank
    And 2 messages were shown
    And no request was sent

  @MAR-R05 @MAR-R08
  Scenario Outline: Keys that the Marvel API does not know: <key>
    Given the <key> key is wrong
    When I open the list of characters
    Then a message says that the keys are not accepted
    And no characters are shown

    Examples:
      | key     |
      | private |
      | public  |

  @MAR-R04 @MAR-R30
  Scenario: The data of a comic is asked for with a signature, its image without
    Given a character with 2 comics
    And I have opened the list of characters
    When I select the first character
    And comic 1 becomes visible
    Then comic 1 shows its image
    And every request is signed
    And 2 further requests were sent

  @MAR-R04 @MAR-R20
  Scenario: A search is signed
    Given I have opened the search
    When I search for "Hero 07"
    Then every request is signed
    And the search result shows "Hero 07"

  @MAR-R04 @MAR-R06
  Scenario: The hash follows the time stamp
    Given the public key "1234", the private key "abcd" and the time stamp "99"
    And I open the list of characters
    When 10 seconds pass
    And I reach the end of the list
    Then the request carries ts "109", apikey "1234" and hash "58f7f4a78aa30969154450163a38b4a6"

  @MAR-X16 @MAR-R04
  Scenario: The private key is never sent
    Given the list has loaded the characters 1 to 40 of 45
    Then no part of any request contains the private key

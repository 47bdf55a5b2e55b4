@COM
Feature: Comics and characters of which a story says the first letters
  A tester who cares for groups and order needs no titles.

  Scenario: Comics that arrive out of order
    Given that I have internet connection
    # audit-ignore(any would do)
    And the server has comics whose titles start with "S", "A" and "H", in that order
    When I open the app
    And the server response is valid
    Then present a list of Marvel Comics titles with the groups "A", "H" and "S", in that order
    And present 3 comics
    And one request for the list of comics was sent

  Scenario: Accents do not count in the order, wherever they stand
    # audit-ignore(nobody has asked yet: what the server has is what it answers)
    Given the server returns the comics "Cba", "Cáz", "Cab" and "Ça"
    When I open the app
    Then I see the comics "Ça", "Cab", "Cáz" and "Cba" in that order

  Scenario: Two comics of a letter
    # audit-ignore(any would do)
    Given the server has two comics whose titles start with "A" and one comic whose title starts with "X"
    When the server response is valid
    Then present a list of Marvel Comics titles with 2 groups
    And the group "A" has 2 comics
    And the group "X" has 1 comic

  Scenario: Sentence by sentence
    # audit-ignore(any would do)
    Given the server has 2 comics with titles starting with "A"
    # audit-ignore(any would do)
    And the server has 1 comic with a title starting with "B"
    When I open the app
    Then the group "A" has 2 comics
    And the group "B" has 1 comic
    And the comics whose titles start with "A" are in the same group

  Scenario: Letters that are not said
    # audit-ignore(any would do)
    Given the server response contains two comics whose titles start with the same letter
    # audit-ignore(any would do)
    And the server response contains one comic whose title starts with another letter
    When I open the app
    Then present two groups of comics
    And the comics whose titles start with the same letter are in the same group

  Scenario: The only group
    # audit-ignore(nobody has asked yet: what the server has is what it answers)
    Given the server has only one comic
    When the server response is valid
    Then present a list with 1 group
    And the group is named after the first letter of the comic's title

  Scenario: A response in descending order
    # audit-ignore(so it is unless a story says otherwise)
    Given the comics in the response are sorted descending by title
    When I open the app
    Then the groups should be sorted ascending by the first letter of the comic's title

  Scenario: Characters that arrive out of order
    Given the list of comics has one or more items
    And the comic has characters whose names start with "W", "C" and "M", in that order
    When I tap on a comic title
    And the response is valid
    Then present a list with 3 characters of that comic
    And present a list with the name of 3 characters
    And the first letters of the characters are "C", "M" and "W", in that order
    And the first letters of the names are in the order "C", "M", "W"
    And the first letters of the names are shown in the order "C", "M", "W"

  Scenario: More than one character
    Given the list of comics has one or more items
    And the comic has more than one character
    When I tap on the comic title
    And the response is valid
    Then present a list with the name of each character of that comic
    And present a list with 2 characters of that comic

  Scenario: Another comic
    Given that I have internet connection
    And the list of comics has two or more items
    And a list of comics characters was successfully loaded for the first comic
    When I go back to the list of comics
    Then the list of comics is presented
    When I tap on the title of the second comic
    And the response is valid
    Then present a list with the name of the characters of the second comic
    And present only the characters of the second comic
    # audit-ignore(the characters of both comics were requested)
    And the characters of the first comic were requested

  Scenario: The same comic when the connection is back
    # audit-ignore(so it is unless a story says otherwise)
    Given that I don't have internet connection
    And the list of comics has one or more items
    And I tapped on a comic title
    When I have internet connection again
    # audit-ignore(doing it twice comes to the same)
    And I tap on the same comic title
    And the response is valid
    Then present a list with the name of the characters of that comic sorted ascending by the first letter

  Scenario: The connection is lost while the comics are loading
    Given that I opened the app
    And I don't have internet connection
    # audit-ignore(doing it twice comes to the same)
    When it finished loading comics
    Then hide the UI activity indicator
    And present a message informing that there is no internet connection

  Scenario: A list that the user sees
    # audit-ignore(before the app is opened no list is shown, and the tap opens it by itself)
    Given the user sees a list of Marvel Comics
    # audit-ignore(so it is unless a story says otherwise)
    When the user taps on a comic title
    # audit-ignore(so it is unless a story says otherwise)
    And the list of comic characters was successfully loaded
    Then show the name of the comic as the view's title

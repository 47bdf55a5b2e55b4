@COM @COM-US02
Feature: See the list of characters of a given comic

  As a user
  I want to see the list of characters sorted ascending by the first letter when I tap on a comic title
  So I can have more information about the comic

  Background:
    Given the comics server has the comics 42 "Bolt #1", 43 "aurora Squad #12", 44 "3 Moons (Collected)", 45 "Boreal #7"

  @COM-S04
  Scenario: No internet connection
    Given that I don't have internet connection
    And the list of comics has one or more items
    When I tap on a comic title
    Then present a message informing that there is no internet connection

  @COM-S05
  Scenario: Internet connection OK and response is invalid
    Given that I have internet connection
    And the list of comics has one or more items
    When I tapped on a comic title
    And the response is invalid
    Then present a message informing that it can not present the list of characters

  @COM-S06
  Scenario: Internet connection OK and response is valid
    Given that I have internet connection
    And the list of comics has one or more items
    When I tapped on a comic title
    And the response is valid
    Then present a list with the name of the characters of that comic sorted ascending by the first letter

  Rule: A tap opens the characters of exactly the comic tapped

    @COM-X11 @COM-R13
    Scenario Outline: Row <row> of section <section> is "<title>"
      Given the list of comics has one or more items
      When I tap on row <row> of section <section>
      Then the comics server is asked for "/comics", "/comics/<id>/characters"
      And show "<title>" as the view's title
      When the response is valid
      Then present a list with the name of the characters of that comic sorted ascending by the first letter

      Examples:
        | section | row | id | title     |
        |       3 |   1 | 42 | Bolt #1   |
        |       3 |   2 | 45 | Boreal #7 |

    @COM-X12 @COM-R13
    Scenario Outline: Nothing is at row <row> of section <section>
      Given the list of comics has one or more items
      When I tap on row <row> of section <section>
      Then the comics app presents nothing new
      And the comics server is asked for "/comics"

      Examples:
        | section | row |
        |       1 |   0 |
        |       2 |   2 |
        |       4 |   1 |

    @COM-R13
    Scenario: Below the open characters a tap opens nothing
      Given that I selected one comic
      When I tap on the comic "Bolt #1"
      Then the comics app presents nothing new

    @COM-R13
    Scenario: Each time a comic is opened its characters are asked for anew
      Given that a list of comics characters was successfully loaded
      When I go back to the list of comics
      And I tap on the comic "Bolt #1"
      Then the view of the comic has no list yet
      When the response is valid
      Then present a list with the name of the characters of that comic sorted ascending by the first letter
      When I go back to the list of comics
      And I tap on the comic "3 Moons (Collected)"
      Then the view of the comic has no list yet
      And the comics server is asked for "/comics", "/comics/44/characters", "/comics/42/characters", "/comics/44/characters"

  Rule: The list of comics stays below the characters

    @COM-R02 @COM-R13
    Scenario: The message of the characters stays with them, and they can be seen once the connection is back
      Given that I don't have internet connection
      And the list of comics has one or more items
      When I tap on a comic title
      Then present a message informing that there is no internet connection
      And the comics server is asked for "/comics"
      When I go back to the list of comics
      Then the comics app presents nothing new
      And the comics app presents no message
      Given that I have internet connection
      When I tap on a comic title
      And the response is valid
      Then present a list with the name of the characters of that comic sorted ascending by the first letter

    @COM-R18 @COM-R19
    Scenario: Comics that were loading are there after going back, whatever was opened meanwhile
      Given that I selected one comic
      When it tries to load comics
      And I go back to the list of comics
      Then present a UI activity indicator
      Given the comics server has the comics 42 "Bolt #1", 50 "Zephyr #1"
      When I tap on the comic "Bolt #1"
      And the comics server answers request 3
      Then show "Bolt #1" as the view's title
      When I go back to the list of comics
      Then the comics app lists:
        | section | comics         |
        | B       | 42 "Bolt #1"   |
        | Z       | 50 "Zephyr #1" |

  Rule: Characters are sorted by name in one list

    @COM-X13 @COM-R12
    Scenario: Characters are sorted by the whole name ignoring case, signs and digits first
      Given comic 44 has the characters "Moss of the Northern Marches", "4-Leaf", "ash", "mole", "Mo", "Birch", "#1 Fan"
      And that I selected one comic
      When the response is valid
      Then the view of the comic lists 7 "#1 Fan", 2 "4-Leaf", 3 "ash", 6 "Birch", 5 "Mo", 4 "mole", 1 "Moss of the Northern Marches"

    @COM-R10 @COM-R12
    Scenario: Accents and white space at the start do not count, articles, capitals and ids of equal names do
      Given comic 44 has the characters "The Ash", "Emma", "Émile", "  Edgar", "", 21 "Twin", 19 "twin", 20 "Twin", "“Ace”", "Eve"
      And that I selected one comic
      When the response is valid
      Then the view of the comic lists 5 "", 4 "  Edgar", 3 "Émile", 2 "Emma", 10 "Eve", 1 "The Ash", 20 "Twin", 21 "Twin", 19 "twin", 9 "“Ace”"

    @COM-R11
    Scenario: A comic without characters has an empty list
      Given comic 44 has no characters
      And that I selected one comic
      When the response is valid
      Then the view of the comic lists nothing

  Rule: What comes after the view was left is not shown

    @COM-X17 @COM-R19
    Scenario: A late answer for a closed characters view is ignored
      Given that I selected one comic
      And the app is loading the comic characters
      When I go back to the list of comics
      # audit-ignore(it must change nothing)
      And the response is invalid
      Then the comics app presents nothing new

    @COM-R19
    Scenario: Only what comes for the newest visit is shown
      Given that I selected one comic
      When I go back to the list of comics
      And I tap on the comic "Bolt #1"
      And I go back to the list of comics
      And I tap on a comic title
      And the comics server answers request 2
      Then the comics app presents nothing new
      When request 4 to the comics server fails
      Then present a message informing that it can not present the list of characters
      When the comics server answers request 3
      Then the comics app presents nothing new

@COM @COM-US03
Feature: Present comic name in the title of the characters view

  As a user
  I want to see the name of the comic as a title in the characters view
  So I know to which comic the characters belong to

  Background:
    Given the catalogue is the one in "catalogue.yaml"

  @COM-S07
  Scenario: Is presenting a list of comics characters
    Given that a list of comics characters was successfully loaded
    # audit-ignore(a sentence of the document: the view is there as soon as its list was loaded)
    When the view with the list of comic characters is presented
    Then show the name of the comic as the view's title

  Rule: Each comic has its own title

    @COM-R16
    Scenario Outline: The <place> comic is "<title>"
      Given that I selected the <place> comic
      Then show "<title>" as the view's title
      And show the name of the <place> comic as the view's title

      Examples:
        | place  | title               |
        | first  | 3 Moons (Collected) |
        | second | aurora Squad #12    |
        | third  | Bolt #1             |
        | 4th    | Boreal #7           |

    @COM-R16
    Scenario: The list keeps its own title
      Given that a list of comics characters was successfully loaded
      When I go back
      Then show "Marvel Comics" as the title of the list
      And the list of comics is presented

  Rule: The title does not wait for the characters

    @COM-R16
    Scenario: The characters view has its title while the characters are loading
      Given that I selected the second comic
      # audit-ignore(a sentence of the document: a comic that was selected is loading)
      When the app is loading the comic characters
      Then show the name of the second comic as the view's title

    @COM-X16 @COM-R16
    Scenario: The characters view has its title even when the load fails
      Given that I selected one comic
      When the response is invalid
      Then show the name of the comic as the view's title
      And present a message informing that it can not present the list of characters

    @COM-R16
    Scenario: The characters view has its title without internet connection
      Given that I don't have internet connection
      And the list of comics has one or more items
      When I tap on a comic title
      Then show the name of the comic as the view's title
      And present a message informing that there is no internet connection

@COM @COM-US03
Feature: Present comic name in the title of the characters view

  As a user
  I want to see the name of the comic as a title in the characters view
  So I know to which comic the characters belong to

  Background:
    Given the comics server has the comics 42 "Bolt #1", 44 "  3 Moons"

  @COM-S07
  Scenario: Is presenting a list of comics characters
    Given that a list of comics characters was successfully loaded
    When the view with the list of comic characters is presented
    Then show the name of the comic as the view's title

  Rule: The title does not wait for the characters

    @COM-X16 @COM-R16
    Scenario: The characters view has its title even when the load fails
      Given that I selected one comic
      When the app is loading the comic characters
      Then show "  3 Moons" as the view's title
      When the response is invalid
      Then present a message informing that it can not present the list of characters
      And show the name of the comic as the view's title

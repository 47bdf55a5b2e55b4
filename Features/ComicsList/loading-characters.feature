@COM @COM-US05
Feature: Loading comic characters UI indicator

  As a user
  I want to see a UI element indicating that the app is loading the comic characters
  So I know the data will be refreshed with new information

  Background:
    Given the catalogue is the one in "catalogue.yaml"
    And the characters are those in "characters.yaml"

  @COM-S10
  Scenario: App is loading comic characters
    Given that I selected one comic
    When the app is loading the comic characters
    Then present a UI activity indicator

  @COM-S11
  Scenario: App finished loading comic characters
    Given that I selected one comic
    When the app finished loading the comic characters
    Then hide the UI activity indicator

  Rule: The indicator goes with every end of a load

    @COM-R14 @COM-R15
    Scenario: The indicator is hidden when the characters cannot be loaded
      Given that I selected one comic
      When the request fails because the time is out
      Then hide the UI activity indicator
      And present a message informing that it can not present the list of characters

  Rule: What comes after the view was left is not shown

    @COM-X17 @COM-R19
    Scenario: A late answer for a closed characters view is ignored
      Given that I selected one comic
      And the app is loading the comic characters
      When I go back and the answer arrives
      Then nothing is presented

@COM @COM-US05
Feature: Loading comic characters UI indicator

  As a user
  I want to see a UI element indicating that the app is loading the comic characters
  So I know the data will be refreshed with new information

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

  Rule: The indicator comes behind the title and goes with every end of a load, before anything is presented

    @COM-R14 @COM-R16
    Scenario: The indicator is hidden before the characters or a message appear
      Given the list of comics has one or more items
      When I tap on the comic "amber Coast"
      And the response is valid
      And I go back to the list of comics
      And I tap on the comic "Atlas #9"
      And the response is invalid
      Then the comics screens have shown "indicator on", "indicator off", "list of comics", "title amber Coast", "indicator on", "indicator off", "list of characters", "title Atlas #9", "indicator on", "indicator off", "message charactersUnavailable" in this order

    @COM-R14 @COM-R15
    Scenario: The indicator is shown and hidden when there is no connection
      Given that I don't have internet connection
      And the list of comics has one or more items
      When I tap on a comic title
      Then hide the UI activity indicator
      And the comics screens have shown "indicator on", "indicator off", "list of comics", "title amber Coast", "indicator on", "indicator off", "message noInternet" in this order

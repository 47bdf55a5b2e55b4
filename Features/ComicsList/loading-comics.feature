@COM @COM-US04
Feature: Loading comics UI indicator

  As a user
  I want to see a UI element indicating that the app is loading comics
  So I know the data will be refreshed with new information

  @COM-S08
  Scenario: App is loading comics
    Given that I opened the app
    When it is loading comics
    Then present a UI activity indicator

  @COM-S09
  Scenario: App finished loading comics
    Given that I opened the app
    When it finished loading comics
    Then hide the UI activity indicator

  Rule: The indicator comes with every load and goes with its end, before anything is presented

    @COM-X14 @COM-R14
    Scenario: The indicator is hidden before the list or the message appears
      When the server response is valid
      And it tries to load comics
      And the server response is invalid
      Then the comics screens have shown "indicator on", "indicator off", "list of comics", "indicator on", "indicator off", "message contentUnreadable" in this order

    @COM-X15 @COM-R14 @COM-R15
    Scenario: The indicator is shown and hidden when there is no connection
      Given that I don't have internet connection
      When it tries to load comics
      Then hide the UI activity indicator
      And the comics screens have shown "indicator on", "indicator off", "message noInternet" in this order

@COM @COM-US04
Feature: Loading comics UI indicator

  As a user
  I want to see a UI element indicating that the app is loading comics
  So I know the data will be refreshed with new information

  Background:
    Given the catalogue is the one in "catalogue.yaml"

  @COM-S08
  Scenario: App is loading comics
    Given that I opened the app
    # audit-ignore(a sentence of the document: the app loads the comics as soon as it is opened)
    When it is loading comics
    Then present a UI activity indicator

  @COM-S09
  Scenario: App finished loading comics
    Given that I opened the app
    # audit-ignore(what has finished loading does not finish again)
    When it finished loading comics
    Then hide the UI activity indicator

  Rule: Nothing is loading before the app is opened

    @COM-R14
    Scenario: Before the app is opened
      # audit-ignore(it checks that nothing has opened the app, and changes nothing)
      Given that I have not opened the app
      Then there is no UI activity indicator
      # audit-ignore(no list of either kind is presented)
      And no list of comics is presented
      And no requests were sent

  Rule: The indicator comes with every load and goes with its end, before anything is presented

    @COM-R14
    Scenario: The indicator is hidden before the list appears
      Given that I opened the app
      When the server response is valid
      Then the screen events are "indicator on", "indicator off", "list of comics" in this order
      And the list of comics has 4 items

    @COM-R14
    Scenario: The indicator comes again when the comics are loaded again
      # audit-ignore(the catalogue has four comics)
      Given the list of comics has one or more items
      When it tries to load comics again
      Then there is a UI activity indicator
      And the screen events are "indicator on", "indicator off", "list of comics", "indicator on" in this order
      And the list of comics is not empty
      When the server response is valid
      Then the screen events are "indicator on", "indicator off", "list of comics", "indicator on", "indicator off", "list of comics" in this order
      And do not present a UI activity indicator

    @COM-X14 @COM-R14
    Scenario: The indicator is hidden before the message appears
      Given that I opened the app
      When the server response is invalid
      Then the screen events are "indicator on", "indicator off", "message contentUnreadable" in this order

    @COM-X15 @COM-R14 @COM-R15
    Scenario: The indicator is hidden when there is no connection
      Given that I don't have internet connection
      When it tries to load comics
      Then hide the UI activity indicator
      And the screen events are "indicator on", "indicator off", "message noInternet" in this order

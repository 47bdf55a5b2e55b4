@COM @COM-US05
Feature: Loading comic characters UI indicator

  As a user
  I want to see a UI element indicating that the app is loading the comic characters
  So I know the data will be refreshed with new information

  Background:
    Given the catalogue is the one in "catalogue.yaml"

  @COM-S10
  Scenario: App is loading comic characters
    # audit-ignore(a sentence of the document: the next one implies it)
    Given that I selected one comic
    # audit-ignore(a sentence of the document: a comic that was selected is loading)
    When the app is loading the comic characters
    Then present a UI activity indicator

  @COM-S11
  Scenario: App finished loading comic characters
    # audit-ignore(a sentence of the document: the next one implies it)
    Given that I selected one comic
    # audit-ignore(what has finished loading does not finish again)
    When the app finished loading the comic characters
    Then hide the UI activity indicator

  Rule: The indicator goes with every end of a load

    @COM-R14 @COM-R15
    Scenario: The indicator is hidden when the characters cannot be loaded
      Given that I selected one comic
      When the request fails because the time is out
      Then hide the UI activity indicator
      And present a message informing that it can not present the list of characters

    @COM-R14
    Scenario: The indicator is hidden when the connection is lost
      Given that I selected one comic
      When I lose the internet connection
      Then the UI activity indicator is hidden
      And present a message informing that there is no internet connection

    @COM-R14 @COM-R16
    Scenario: The indicator is hidden before the characters appear
      Given that I selected the comic "Bolt #1"
      When the server answers with the character "Moss"
      Then the screen events are "indicator on", "indicator off", "list of comics", "title Bolt #1", "indicator on", "indicator off", "list of characters" in this order
      And present the character "Moss"

    @COM-R14 @COM-R16
    Scenario: The indicator is hidden before the message appears
      Given that I selected the comic "Bolt #1"
      When the response is invalid
      Then the screen events are "indicator on", "indicator off", "list of comics", "title Bolt #1", "indicator on", "indicator off", "message charactersUnavailable" in this order

  Rule: What comes after the view was left is not shown

    @COM-X17 @COM-R19
    Scenario: A late answer for a closed characters view is ignored
      Given that I selected one comic
      When I go back
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      And the answer arrives
      Then nothing is presented
      And the list of comics is presented
      And there is no UI activity indicator

    @COM-R19
    Scenario: A late answer of the first comic does not fill the view of the second
      Given that I selected the first comic
      When I go back to the list of comics
      Then no comic is selected
      When I tap on the second comic
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      And the first request for characters is answered with the character "Copper Finch"
      Then present a UI activity indicator
      And no list of characters is presented
      When the second request for characters is answered with the character "Moss"
      Then present the character "Moss"
      And do not present the character "Copper Finch"

    @COM-R19
    Scenario: A late failure of the first comic leaves the view of the second
      Given that I selected the first comic
      When I go back to the list of comics
      Then no comic is selected
      When I tap on the second comic
      And the second request for characters is answered with the character "Moss"
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      And the first request for characters fails
      Then present the character "Moss"
      And no message is presented
      And the UI activity indicator is hidden

    @COM-R19
    Scenario: The comics that were loading appear below the characters
      Given the list of comics has one or more items
      And it tries to load comics again
      And I tap on the first comic
      And show "3 Moons (Collected)" as the view's title
      And I go back
      When the second request for comics is answered with the comics "Zephyr #1"
      Then hide the UI activity indicator
      And present the comic "Zephyr #1"

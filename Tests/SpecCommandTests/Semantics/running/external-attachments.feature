Feature: Attachments beside the report
  Scenario: Equal ones are kept once
    Given a step that attaches a picture
    And a step that attaches a picture
    And a step that links to a film
    And a step that logs a line

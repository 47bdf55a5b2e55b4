Feature: Newsletter

  Scenario: A new reader
    When the customer subscribes to the newsletter
    Then 1 letter is in the post

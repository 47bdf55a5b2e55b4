@GHI
Feature: Data and feeds that a story means without naming them

  Scenario: A new film feed
    # audit-ignore(so it is unless a story says otherwise)
    Given there's a cached version of the feed
    When the system executes the "Save Film Feed" command with a new film feed
    Then the system delivers success message once
    And the new film feed is saved

  Scenario: Image data for a URL
    # audit-ignore(so it is unless a story says otherwise)
    Given the cache has no image data for the URL
    When the system executes the "Load Image Data" command with the URL on the cache
    Then the system delivers not found error
    When the system executes the "Save Image Data" command with image data for the URL
    And the system executes the "Load Image Data" command with the URL on the cache
    Then the system delivers cached image data

  Scenario: The URL of the image
    Given the user doesn't have connectivity
    When the system executes the "Load Image Data" command with the URL of the image
    Then the system delivers connectivity error

  Scenario: A download that is under way
    Given the system executes the "Load Image Data" command with a URL
    # audit-ignore(so it is unless a story says otherwise)
    And the system is downloading data from the URL
    When the user cancels the loading of the image data
    # audit-ignore(any would do)
    Then the system does not deliver image data nor error

  Scenario: The feed saved
    # audit-ignore(so it is unless a story says otherwise)
    Given the user doesn't have connectivity
    # audit-ignore(so it is unless a story says otherwise)
    And there's a cached version of the feed
    And the cache is exactly seven days old
    # audit-ignore(so it is unless a story says otherwise)
    When the user requests to see the feed
    # audit-ignore(neither the feed saved nor one from remote is displayed)
    Then the app should not display the feed saved

  Scenario: The app saves
    Given the user has connectivity
    # audit-ignore(so it is unless a story says otherwise)
    And the cache is empty
    When the user requests to see the feed
    Then the app should save the new feed to the cache

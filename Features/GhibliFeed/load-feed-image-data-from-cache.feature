@GHI
Feature: Load Feed Image Data From Cache Use Case

  Data: URL

  Background:
    Given a cached image "lantern.jpg?size=L" of 4 bytes
    And a cached image "cranes.jpg" of 1 byte
    # audit-ignore(no bytes are as no image)
    And a cached image "blank.jpg" of 0 bytes

  Rule: Primary course: system retrieves and delivers cached image data

    @GHI-X22 @GHI-UC4.P
    Scenario: A cached image is delivered, and stays
      When the user executes "Load Image Data" from the cache with the URL "lantern.jpg?size=L"
      Then the command delivers 4 bytes
      When the user executes "Load Image Data" from the cache with the URL "cranes.jpg"
      Then the command delivers 1 byte
      And the image cache has 4 bytes for "lantern.jpg?size=L"
      And the image cache has 1 byte for "cranes.jpg"

  Rule: Cancel course: system does not deliver image data nor error

    @GHI-X23 @GHI-UC4.X @GHI-R29
    Scenario: A canceled load delivers no image, and another does
      Given the image cache takes 1 second to answer
      And the user executes "Load Image Data" from the cache with the URL "lantern.jpg?size=L"
      And the user executes "Load Image Data" from the cache with the URL "cranes.jpg"
      When the user cancels the first command
      And the user lets 1 second go by
      Then the first command delivers neither image data nor an error
      And the second command delivers 1 byte

    @GHI-UC4.X @GHI-UC4.X.E @GHI-R29
    Scenario: A canceled load delivers no error, and another does
      Given the image cache takes 1 second to answer
      And the image cache cannot be read
      And the user executes "Load Image Data" from the cache with the URL "cranes.jpg"
      And the user executes "Load Image Data" from the cache with the URL "cranes.jpg"
      When the user cancels the first command
      And the user lets 1 second go by
      Then the first command delivers neither image data nor an error
      And the command delivers the error 'the image cache failed: the store failed to read "https://img.ghibli.test/cranes.jpg"'

  Rule: Retrieval error course: system delivers error

    @GHI-X24 @GHI-UC4.R
    Scenario: The store fails
      Given the image cache cannot be read
      When the user executes "Load Image Data" from the cache with the URL "cranes.jpg"
      Then the command delivers the error 'the image cache failed: the store failed to read "https://img.ghibli.test/cranes.jpg"'

  Rule: Empty cache course: system delivers not found error

    @GHI-X25 @GHI-UC4.M @GHI-R30 @GHI-R28
    Scenario Outline: An image is found by its whole URL, if it has a byte, and not by <url>
      When the user executes "Load Image Data" from the cache with the URL "<url>"
      Then the command delivers a not found error

      Examples:
        | url                                 |
        | Lantern.jpg?size=L                  |
        | https://img2.ghibli.test/cranes.jpg |
        | blank.jpg                           |

@GHI
Feature: Cache Feed Image Data Use Case

  Data: Image Data

  Rule: Primary course: system caches image data and delivers success

    @GHI-X31 @GHI-UC7.P @GHI-R30
    Scenario: Image data is cached under its whole URL
      When the user executes "Save Image Data" with 5000 bytes for the URL "Lantern.jpg?size=L"
      Then the command delivers a success message
      And the image cache has 5000 bytes for "Lantern.jpg?size=L"
      And 1 image is cached

    @GHI-X33 @GHI-R30
    Scenario: The last image wins, and another is left alone
      Given a cached image "cranes.jpg" of 3 bytes
      When the user executes "Save Image Data" with 4 bytes for the URL "lantern.jpg"
      Then the image cache has 4 bytes for "lantern.jpg"
      When the user executes "Save Image Data" with 2 bytes for the URL "lantern.jpg"
      Then the image cache has 2 bytes for "lantern.jpg"
      And the image cache has 3 bytes for "cranes.jpg"

  Rule: Saving error course: system delivers error

    @GHI-X32 @GHI-UC7.S
    Scenario: The store fails
      Given a cached image "lantern.jpg" of 4 bytes
      And the image cache cannot be written
      When the user executes "Save Image Data" with 2 bytes for the URL "lantern.jpg"
      Then the command delivers the error 'the image cache failed: the store failed to write "https://img.ghibli.test/lantern.jpg"'
      And the image cache has 4 bytes for "lantern.jpg"

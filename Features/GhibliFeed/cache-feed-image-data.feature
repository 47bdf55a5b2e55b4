@GHI
Feature: Cache Feed Image Data Use Case

  Data:
  - Image Data

  Rule: Primary course (happy path)

    1. Execute "Save Image Data" command with above data.
    2. System caches image data.
    3. System delivers success message.

    @GHI-X31 @GHI-UC7.P
    Scenario: Image data is cached
      When the user executes "Save Image Data" with 4 bytes for the image URL
      Then the system delivers a success message once
      And the image cache has these 4 bytes for the image URL

    @GHI-X33 @GHI-R30
    Scenario: The last image wins
      Given the image cache is empty
      And the user executes "Save Image Data" with 4 bytes for the image URL
      And the image cache has these 4 bytes for the image URL
      When the user executes "Save Image Data" with 2 other bytes for the image URL
      Then the image cache has these 2 bytes for the image URL
      And the image cache has one image
      And a success message is delivered twice

    @GHI-R30
    Scenario: Images of the same name on two hosts are two images
      # audit-ignore(any image of another host will do)
      Given the image cache has 4 bytes for the URL "https://img.other.test/lantern.jpg"
      When the user executes "Save Image Data" with 2 bytes for the image URL
      Then the image cache has two images
      And the image cache has these 2 bytes for the image URL

    @GHI-R30
    Scenario: A new feed leaves the images
      Given the image cache has 4 bytes for the image URL
      When the user requests to see the film feed
      Then replace the cache with the new feed
      And 1 GET request to the feed URL was sent
      When the user executes "Load Image Data" from the cache
      Then the system delivers these 4 bytes

  Rule: Saving error course (sad path)

    1. System delivers error.

    @GHI-X32 @GHI-UC7.S
    Scenario: Saving error for images
      Given the image cache cannot be written
      When the user executes "Save Image Data" with 4 bytes for the image URL
      Then the system delivers an error
      And the reason given is 'the image cache failed: the store failed to write "https://img.ghibli.test/lantern.jpg"'

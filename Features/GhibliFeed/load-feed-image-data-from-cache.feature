@GHI
Feature: Load Feed Image Data From Cache Use Case

  Data:
  - URL

  Rule: Primary course (happy path)

    1. Execute "Load Image Data" command with above data.
    2. System retrieves data from the cache.
    3. System delivers cached image data.

    @GHI-X22 @GHI-UC4.P
    Scenario: Cached image
      Given the image cache has 4 bytes for the image URL
      When the user executes "Load Image Data" from the cache
      Then the system delivers these 4 bytes

    @GHI-UC4.P
    Scenario: Cached image data needs no connectivity
      Given there is cached image data for the image URL
      # audit-ignore(it says that there is no connectivity to be needed)
      And the user is offline
      When the user executes "Load Image Data" from the cache
      Then the system delivers the cached image data
      And no image requests were sent

  Rule: Cancel course

    1. System does not deliver image data nor error.

    @GHI-X23 @GHI-UC4.X
    Scenario: Cancelled cache load
      Given the cache answer for the image URL is pending
      When the user cancels it and the answer arrives
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error

    @GHI-UC4.X @GHI-UC4.X.E
    Scenario: A cancelled cache load delivers no error either
      Given the cache answer for the image URL is pending and will be an error
      When the user cancels it and the answer arrives
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error

    @GHI-UC4.X @GHI-R29
    Scenario: Cancelling a cache load after its delivery is harmless
      Given the cache answer for the image URL is pending
      # audit-ignore(nothing must come of it)
      When the user cancels it after the answer arrived
      Then the system delivers these 4 bytes

  Rule: Retrieval error course (sad path)

    1. System delivers error.

    @GHI-X24 @GHI-UC4.R
    Scenario: Image retrieval error
      Given the image cache cannot be read
      When the user executes "Load Image Data" from the cache
      Then the system delivers an error
      And the reason given is 'the image cache failed: the store failed to read "https://img.ghibli.test/lantern.jpg"'

  Rule: Empty cache course (sad path)

    1. System delivers not found error.

    @GHI-X25 @GHI-UC4.M
    Scenario: Image not found
      # audit-ignore(an empty cache does not find the image either)
      Given the image cache has 4 bytes for another URL
      When the user executes "Load Image Data" from the cache
      Then the system delivers a not found error

    @GHI-UC4.M @GHI-R30
    Scenario: The same path on another host is another image
      # audit-ignore(an empty cache does not find the image either)
      Given the image cache has 4 bytes for the URL "https://img.other.test/lantern.jpg"
      When the user executes "Load Image Data" from the cache
      Then the system delivers the not found error
      And the system does not deliver image data

    @GHI-UC4.M @GHI-R28
    Scenario: An image of no bytes is not found
      # audit-ignore(no bytes are as good as no image, which is what the scenario says)
      Given the image cache has 0 bytes for the image URL
      When the user executes "Load Image Data" from the cache
      Then the system delivers a not found error

@GHI
Feature: Load Feed Image Data From Remote Use Case

  Data: URL

  Background:
    Given the server's image "lantern.jpg" has 4 bytes
    And the server's image "cranes.jpg" has 5000 bytes

  Rule: Primary course: system downloads, validates and delivers image data

    @GHI-X08 @GHI-UC2.P @GHI-R08 @GHI-R28
    Scenario: Valid image data is delivered: whatever has a byte, from whatever URL
      Given the server's image "http://Img.test/A%20b?size=L" has 1 byte
      When the user executes "Load Image Data" with the URL "http://Img.test/A%20b?size=L"
      Then the command delivers 1 byte
      And the film feed has sent "GET http://Img.test/A%20b?size=L"
      And 0 images are cached

  Rule: Cancel course: system does not deliver image data nor error

    @GHI-X09 @GHI-X13 @GHI-UC2.X @GHI-R29
    Scenario: A canceled load delivers nothing, and others do
      Given the film server takes 3 seconds to answer
      And the user executes "Load Image Data" with the URL "lantern.jpg"
      And the user executes "Load Image Data" with the URL "cranes.jpg"
      And the user executes "Load Image Data" with the URL "lantern.jpg"
      When the user cancels the first command
      And the user lets 3 seconds go by
      Then the first command delivers neither image data nor an error
      And the second command delivers 5000 bytes
      And the third command delivers 4 bytes
      # audit-ignore(it has been canceled)
      When the user cancels the first command
      # audit-ignore(it has delivered)
      And the user cancels the second command
      Then the second command delivers 5000 bytes
      And the first request, and no other, was canceled

    @GHI-X10 @GHI-UC2.X @GHI-R29
    Scenario: A canceled load delivers no error either, and another does
      Given the film server takes 3 seconds to answer
      And the connection to the film server breaks off
      And the user executes "Load Image Data" with the URL "lantern.jpg"
      And the user executes "Load Image Data" with the URL "cranes.jpg"
      When the user cancels the first command
      And the user lets 3 seconds go by
      Then the first command delivers neither image data nor an error
      And the command delivers a connectivity error

  @GHI-UC2.I
  Rule: Invalid data – error course: system delivers invalid data error

    @GHI-X11 @GHI-R01 @GHI-R28
    Scenario Outline: The answer is invalid data: <answer>
      Given the <answer>
      When the user executes "Load Image Data" with the URL "lantern.jpg"
      Then the command delivers an invalid data error: "<reason>"
      And the film feed has sent "GET https://img.ghibli.test/lantern.jpg"

      Examples:
        | answer                                   | reason                                             |
        | film server answers with status 201      | the server answered with status 201 instead of 200 |
        | film server answers with status 204      | the server answered with status 204 instead of 200 |
        | film server answers with status 404      | the server answered with status 404 instead of 200 |
        | film server answers with status 500      | the server answered with status 500 instead of 200 |
        | server's image "lantern.jpg" has 0 bytes | there is no data                                   |

  @GHI-UC2.C
  Rule: No connectivity – error course: system delivers connectivity error

    @GHI-X12 @GHI-R07
    Scenario: No connectivity for images
      Given the user doesn't have connectivity
      When the user executes "Load Image Data" with the URL "cranes.jpg"
      Then the command delivers a connectivity error
      And the film feed has sent "GET https://img.ghibli.test/cranes.jpg"

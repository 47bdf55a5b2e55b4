@GHI
Feature: Load Feed Image Data From Remote Use Case

  Data:
  - URL

  Rule: Primary course (happy path)

    1. Execute "Load Image Data" command with above data.
    2. System downloads data from the URL.
    3. System validates downloaded data.
    4. System delivers image data.

    @GHI-X08 @GHI-UC2.P
    Scenario: Valid image data is delivered
      Given the remote answers the image URL with status 200 and 5 bytes
      When the user executes "Load Image Data" with the image URL
      Then the system delivers these 5 bytes
      And one image request was sent
      And the request sent was "GET /lantern.jpg"

    @GHI-UC2.P @GHI-R28
    Scenario: One byte is an image
      Given the remote answers the image URL with status 200 and 1 byte
      When the user executes "Load Image Data" with the image URL
      Then the system delivers these 1 byte

  Rule: Cancel course

    1. System does not deliver image data nor error.

    @GHI-X09 @GHI-UC2.X @GHI-R29
    Scenario: A cancelled load delivers nothing
      Given the image request is pending
      When the user cancels it and the answer arrives
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error
      And the HTTP request was cancelled

    @GHI-X10 @GHI-UC2.X
    Scenario: A cancelled load delivers no error either
      Given the image request is pending
      When the user cancels it and the request fails
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error
      And the HTTP request was cancelled

    @GHI-UC2.X @GHI-R29
    Scenario: Cancelling twice is harmless
      Given the image request is pending
      When the user cancels it twice and the answer arrives
      # audit-ignore(words of the document: where nothing is delivered it is none of them)
      Then the system delivers neither image data nor an error
      And the HTTP request was cancelled

    @GHI-UC2.X @GHI-R29
    Scenario: Cancelling after the delivery is harmless
      Given the image request is pending
      When the user cancels it after the answer arrived
      Then the system delivers these 4 bytes

    @GHI-X13 @GHI-R29
    Scenario: Cancelling one image does not affect another
      Given two image requests are pending
      When the user cancels the first and both answers arrive
      Then only the second image is delivered

    @GHI-R29
    Scenario: Nor does cancelling the second
      Given 2 image requests are pending
      When the user cancels the second and both answers arrive
      Then only the first image is delivered

  Rule: Invalid data – error course (sad path)

    1. System delivers invalid data error.

    @GHI-X11 @GHI-UC2.I @GHI-R28
    Scenario Outline: Unusable image answers, such as <answer>
      Given the remote answers the image URL with <answer>
      When the user executes "Load Image Data" with the image URL
      Then the system delivers an invalid data error
      And the reason given is "<reason>"

      Examples:
        | answer                       | reason                                             |
        | status 404 and 4 bytes       | the server answered with status 404 instead of 200 |
        | status 199 and 4 bytes       | the server answered with status 199 instead of 200 |
        | status 599 and 4 bytes       | the server answered with status 599 instead of 200 |
        | status 201 and 4 bytes       | the server answered with status 201 instead of 200 |
        | status 200 and an empty body | there is no data                                   |

  Rule: No connectivity – error course (sad path)

    1. System delivers connectivity error.

    @GHI-X12 @GHI-UC2.C
    Scenario: No connectivity for images
      Given the user doesn't have connectivity
      When the user executes "Load Image Data" with the image URL
      Then the system delivers a connectivity error
      And the system does not deliver image data

    @GHI-UC2.C @GHI-R07
    Scenario: No image in time
      # audit-ignore(whatever ends the request, it is a connectivity error)
      Given the request for the image times out
      When the user executes "Load Image Data" with the image URL
      Then the system delivers the connectivity error

@GHI
Feature: Several images at the same time

  Each image that is loaded has a request, an answer and a fate of its own.

  Rule: Which of them is given up

    @GHI-UC2.X @GHI-R29
    Scenario Outline: The other one comes: <action>
      Given two image requests are pending
      When <action>
      And both answers arrive
      Then <outcome>
      And the <canceled> request was cancelled
      And only the <canceled> request has been cancelled
      And 1 request was cancelled

      Examples:
        | action                                    | canceled | outcome                                                                |
        | the user cancels the first one            | first    | only the second image is delivered                                     |
        # audit-ignore(giving up once is enough)
        | the user cancels the second of them twice | second   | the first image only is delivered                                      |
        | the last image request is aborted         | last     | the first one alone is delivered                                       |
        | the customer stops the 1st request        | first    | the second image is delivered                                          |
        # audit-ignore(giving up once is enough)
        | the first download is cancelled twice     | first    | the first image is not delivered                                       |
        | the user cancels the last                 | last     | the system delivers nothing for the second one                         |
        | the user cancels the first image          | first    | the system does not deliver anything for the first one                 |
        | the second image is cancelled             | second   | nothing is delivered for the second image                              |
        # audit-ignore(there is no error for any)
        | the user cancels the second load          | second   | no error is delivered for the second one                               |
        | the system aborts the first one           | first    | image data is delivered for the other one                              |
        | the user cancels the first of the two     | first    | the system delivers image data for the second image                    |
        | the app cancels the second one            | second   | image data of the first one is delivered                               |
        | the user cancels the first request        | first    | image data is delivered for the second one only                        |
        | the user aborts the second request        | second   | the system delivers image data only for the first one                  |
        | the user cancels the first image request  | first    | the system does not deliver image data nor error for the first         |
        | the user cancels the second one           | second   | the system delivers neither image data nor an error for the second one |
        | the user canceled the first one           | first    | neither image data nor an error is delivered for the first one         |

    @GHI-UC2.X @GHI-R29
    Scenario Outline: None of them comes: <images>
      Given <images>
      When the user cancels both requests
      # audit-ignore(nothing must come of it)
      And all the answers arrive late
      Then neither of the images is delivered
      And none of them has been delivered
      And 2 requests were cancelled
      # audit-ignore(other numbers are within the limit, too)
      And no more than 2 requests were sent

      Examples:
        | images                            |
        | two images are being loaded       |
        | two images were requested         |
        | the user has requested two images |
        | two images are on their way       |

    @GHI-UC2.P @GHI-R29
    Scenario: All of them come
      Given three image requests are under way
      # audit-ignore(the answers arrive whenever it is)
      When 1 second passes and the answers arrive
      # audit-ignore(what holds of all of them holds of each)
      Then all images are delivered
      # audit-ignore(none of them was)
      And the first request was not cancelled
      And no requests were cancelled
      # audit-ignore(other numbers are within the limit, too)
      And at least three image requests were sent

    @GHI-UC2.P @GHI-UC2.C @GHI-R29
    Scenario: One after the other
      Given two image requests are pending
      When the second answer arrives
      Then only the second image is delivered
      When the first request fails
      Then a connectivity error is delivered for the first one
      And the second one is still delivered
      And the first one is not delivered

    @GHI-UC2.P @GHI-R29
    Scenario: The answer of the one given up
      Given two images are being downloaded
      # audit-ignore(nothing must come of it)
      When the user cancels the second one and the answer of the second one arrives
      Then nothing is delivered
      When the answer to the first request arrives
      # audit-ignore(other bytes are not delivered either)
      Then these 4 bytes are not delivered
      And only the first image is delivered

  Rule: One image

    @GHI-UC2.X @GHI-R29
    Scenario Outline: Given up and answered: <action>
      Given the image request is still pending
      When <action>
      Then nothing at all is delivered
      And the HTTP request has been cancelled
      And the request was canceled
      And exactly one request has been cancelled

      Examples:
        | action                                                    |
        | the customer cancels it and the answer arrives            |
        | the user cancels the request twice and the answer arrives |
        | the request is cancelled twice, and the answer arrives    |
        | the user cancels it and then the request fails            |

    @GHI-UC2.P @GHI-R29
    Scenario: Too late to be given up
      Given the image request is pending
      When the user cancels the load after the answer arrived
      Then the system delivers the same 4 bytes
      And the HTTP request was not cancelled

  Rule: The image that the user sees

    @GHI-R27
    Scenario Outline: Seen online, it is there offline: <again>
      Given the remote answers the image URL with status 200 and 6 bytes
      And the image has been requested
      And the image is displayed from remote
      # audit-ignore(it says that there is no connection to be needed)
      And the user is offline
      # audit-ignore(it may be asked for as often as one likes)
      When <again>
      Then <outcome>
      # audit-ignore(other numbers are within the limit, too)
      And no more than one image request was sent
      And 6 bytes are still cached for the image URL

      Examples:
        | again                                   | outcome                                             |
        # audit-ignore(any number of times will do)
        | the user requests this image again      | the same 6 bytes are delivered                      |
        # audit-ignore(any number of times will do)
        | the same image is requested three times | the image is displayed again                        |
        | the customer wants to see the image     | the user sees the same image                        |
        | the app requests the image              | the image is shown from the cache                   |
        # audit-ignore(images have no age)
        | 3 days later the user opens this image  | the app displays the image from the cache           |
        | the user views the image                | the image cache still has 6 bytes for the image URL |

    @GHI-R27 @GHI-UC2.C
    Scenario: Not seen before, it is not there
      Given the user is offline
      When the user asks for the image
      Then the image is not displayed
      And the user does not see the image
      And a connectivity error is delivered

    @GHI-R27
    Scenario: Seen before
      Given the remote answers the image URL with status 200 and 5 bytes
      And the customer has seen this image before
      When the connection is lost and the image is requested again
      Then only these 5 bytes are delivered
      And the image is displayed from the cache
      And only one image request has been made

  Rule: Images by their URLs

    @GHI-UC2.X
    Scenario: One of two is cancelled
      Given the requests for "https://img.ghibli.test/oak.png" and "https://img.ghibli.test/elm.png" are pending
      # audit-ignore(it stays cancelled)
      When the user cancels the download of "https://img.ghibli.test/oak.png"
      # audit-ignore(a request is answered once)
      And the remote answers both requests with status 200 and 5 bytes
      Then the system does not deliver image data for "https://img.ghibli.test/oak.png"
      And the system delivers neither image data nor an error for "https://img.ghibli.test/oak.png"
      And the system delivers image data for "https://img.ghibli.test/elm.png"

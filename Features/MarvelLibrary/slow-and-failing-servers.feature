@MAR
Feature: Servers that are slow, silent or out of order

  What takes long is there when its time has come, and not before; what fails leaves everything else
  as it was.

  Rule: Answers take their time

    @MAR-UC1
    Scenario Outline: The list comes when the server has answered: <slow>
      Given the library has the character "Storm"
      And <slow>
      When I open the list and 4 seconds pass
      Then no characters are shown
      And the list is still loading
      # audit-ignore(more time changes nothing)
      When <later>
      Then the list shows "Storm"

      Examples:
        | slow                                      | later                      |
        | the server needs 5 seconds to answer      | 1 more second passes       |
        | the Marvel API takes 5 seconds to respond | another second passes      |
        | the server answers after 5 seconds        | 2 seconds have passed      |
        | each answer takes 5 seconds               | half a minute passes       |
        # audit-ignore(more time changes nothing)
        | the answer of the server needs 5 seconds  | I wait for one more second |
        | the server is slow                        | a further 2 seconds go by  |
        | the network is slow                       | after 1 second             |
        | the characters take 5 seconds to load     | 1 second later             |
        | the list needs 5 seconds                  | 1 more second passes       |

    @MAR-UC1
    Scenario: What is shown then
      Given the library has the character "Storm"
      And the server needs 5 seconds to answer
      When I open the app
      Then nothing is shown
      And after 5 seconds the list shows "Storm"

    @MAR-UC1 @MAR-R15
    Scenario: A page is waited for
      Given I opened the app
      And the next page takes 3 seconds to load
      When I reach the end of the list
      Then the list shows 20 characters
      And the next page is on its way
      When I wait until the next page is loaded
      Then the list shows 40 characters

    @MAR-UC1
    Scenario Outline: An answer that comes late: <how>
      Given the server has not answered yet
      When <how>
      Then the list shows 20 characters

      Examples:
        | how                                |
        | the answer arrives after 3 seconds |
        | the answer arrives late            |
        | the server answers                 |
        | the server recovers                |

    @MAR-UC1
    Scenario Outline: Nothing comes: <silent>
      Given <silent>
      When I open the app
      # audit-ignore(nothing comes, however long it takes)
      And an hour passes
      Then no characters are shown
      And the list is loading

      Examples:
        | silent                     |
        | the server does not answer |
        | the server never responds  |
        | the answer never comes     |
        | the server hangs           |

    @MAR-UC2 @MAR-R22
    Scenario: The search for one name takes longer than that for another
      Given the library has the characters "Thor" and "Hulk"
      And I opened the search with the magnifier
      # audit-ignore(the older search was cancelled)
      And the search for "Thor" takes 3 seconds
      # audit-ignore(the older search was cancelled)
      When I search for "Thor"
      And the user searches for "Hulk" using the magnifier icon
      Then the results show "Hulk"
      # audit-ignore(the older search was cancelled)
      When 4 seconds pass
      Then the results are those of "Hulk"

    @MAR-UC3 @MAR-R32
    Scenario: An image is waited for
      Given "Thor" appears in the comics "Ragnarok" and "Siege" with images
      # audit-ignore(looking at the comics opens the details)
      And I have opened the details of "Thor"
      And the image of the first comic takes 3 seconds to load
      When I look at the comics
      Then the image of the second comic is shown
      And the image of the first comic is still loading
      When 3 seconds pass
      Then "Ragnarok" is shown with its image

  Rule: Answers are errors

    @MAR-UC1 @MAR-R17
    Scenario Outline: The pages before one that fails stay: <failure>
      Given the library has 45 characters
      And I opened the app
      And <failure>
      When I reach the end of the list
      Then the list shows 20 characters
      And the next page could not be loaded
      And a message says that the characters could not be loaded
      When the server works again
      And I reach the end of the list
      Then the list shows 40 characters

      Examples:
        | failure                                   |
        | the server fails from now on              |
        | the server stops working                  |
        # audit-ignore(any other error would do)
        | the server answers with a 500             |
        # audit-ignore(an answer without a body is no page, whatever its status)
        | the server returns status 503 from now on |
        # audit-ignore(a page belongs to the list)
        | the request for the next page fails       |
        # audit-ignore(a page belongs to the list)
        | loading the second page fails             |
        | the server fails for every further page   |
        # audit-ignore(a page belongs to the list)
        | the server does not deliver the next page |
        | the second request fails                  |
        | the next request fails                    |

    @MAR-UC1
    Scenario: The request that is waited for fails
      Given the server has not answered
      When the request fails
      Then a message informs about the connection
      And the list has no characters
      When the server is back
      And I try again
      Then the list shows 20 characters

    @MAR-UC3
    Scenario Outline: Only the images fail: <failure>
      Given "Thor" appears in the comic "Ragnarok" with an image
      And I opened the app
      And <failure>
      # audit-ignore(looking at the comics opens the details)
      When I select "Thor"
      And I look at the comics section
      Then the detail view of "Thor" is presented
      And the comics section shows "Ragnarok"
      And "Ragnarok" is shown without an image
      And the image could not be loaded

      Examples:
        | failure                                            |
        | the server fails for every image                   |
        | the images cannot be loaded                        |
        | the images of the comics cannot be loaded          |
        | no image can be loaded                             |
        | every image request fails                          |
        | the server fails for the image of the first comic  |
        | the request for the image of the first comic fails |

    @MAR-UC3
    Scenario: The images of one section fail
      Given a character with 1 comic and 1 event
      # audit-ignore(the character may have any name)
      And I have selected the character
      And the images of the comics cannot be loaded
      # audit-ignore(it becomes visible once more)
      When comic 1 becomes visible
      And event 1 becomes visible
      Then the image of the first event is shown
      And the first comic shows no image
      When the images of the comics can be loaded again
      And comic 1 becomes visible again
      Then the first comic is shown with its image

  Rule: Without a connection

    @MAR-UC1
    Scenario Outline: Nothing is there until the connection is: <how>
      Given the library has the characters "Hulk" and "Thor"
      # audit-ignore(there is no connection the second time either)
      When <how>
      Then nothing is shown
      And a message informs about the connection
      When the internet connection comes back
      And I open the list again
      Then the list shows "Hulk" and "Thor"

      Examples:
        | how                                             |
        | I open the list without internet connection     |
        | the app is opened offline                       |
        | the list was opened without internet connection |
        | I opened the app with no connection             |

    @MAR-UC1
    Scenario Outline: The app begins anew: <how>
      Given the library has 45 characters
      # audit-ignore(there are 20 after each start)
      And the list shows 40 characters
      # audit-ignore(there are 20 after each start)
      When <how>
      Then the list shows 20 characters

      Examples:
        | how                              |
        | the app is restarted             |
        | I close and open the app         |
        | I close the app and open the app |

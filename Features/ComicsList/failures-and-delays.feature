@COM
Feature: Answers that fail or take their time
  Why a list did not come, in the words of those who have seen it, and how long it took.

  Rule: What came instead of a list

    @COM-R03
    Scenario: The body of an answer in full
      # audit-ignore(any body that is no list is unreadable)
      Given the server responds with:
        """
        <html><body>Oops</body></html>
        """
      When I open the app
      Then an alert lets me know that the content couldn't be read
      And the list of comics is still not presented
      And one request was sent

    @COM-R03
    Scenario: The server's answer is not JSON
      Given I opened the app
      # audit-ignore(any body that is no list is unreadable)
      When the server answers with the following JSON:
        """
        {"code": 500}
        """
      Then I am warned that the response could not be read

    @COM-R02 @COM-R03
    Scenario Outline: Loading the comics fails <cause>
      Given I opened the app
      # audit-ignore(it says what is so anyway)
      And the activity indicator was being shown
      When loading the comics fails <cause>
      Then the activity indicator should have been hidden
      And the message about <topic> gets displayed

      Examples:
        | cause                               | topic                         |
        | because of no internet connection   | no internet connection        |
        | due to the lost internet connection | being offline                 |
        | because of an invalid response      | content that couldn't be read |
        | because the response was unreadable | the invalid response          |
        | due to a timeout                    | the unreadable content        |
        | because it was cancelled            | the unreadable content        |
        | because the server cannot be found  | the unreadable content        |

    @COM-R02
    Scenario Outline: <failure>
      Given I opened the app
      # audit-ignore(doing it twice comes to the same)
      When <failure>
      Then the no internet connection message is presented
      And the content message is not presented

      Examples:
        | failure                                                         |
        | the request fails due to the missing connection                 |
        | the app fails to load the comics because I lost my connection   |
        | the comics could not be loaded because there was no connection  |
        | my attempt to load the comics fails because the app was offline |

    @COM-R03
    Scenario: The characters could not be shown, and then they are
      # audit-ignore(so it is unless a story says otherwise)
      Given "Infinity Gauntlet" is in the list of comics
      And its characters could not be presented because the response was invalid
      When I go back to the list
      Then the list of comics is presented
      # audit-ignore(a second tap opens the same view again)
      When I tap on "Infinity Gauntlet" once more
      And this time the response is valid
      Then the names of its characters are presented
      And the screen title is "Infinity Gauntlet"
      And no error message is visible

    @COM-R03
    Scenario: The characters are not shown, and why
      Given the list of comics has two items
      When I tap on the second one
      And the server sends back an invalid response for its characters
      Then its characters could not be shown because the response was invalid
      And its characters could not be loaded

    @COM-R17
    Scenario: A first attempt and a second
      Given the first attempt to load the comics failed
      # audit-ignore(doing it twice comes to the same)
      When the app loads the comics again
      And the response is valid
      Then the error message should be replaced by the list of comics

  Rule: How long it takes

    @COM-R14
    Scenario: A server that takes five seconds
      # audit-ignore(without it the answer comes when the list is looked at)
      Given the server takes 5 seconds to respond
      When I open the app
      And 4 seconds have passed
      Then the activity indicator should be visible while the comics are being loaded
      And the activity indicator is visible during the loading
      When 1 second has passed
      Then the comics are loaded and shown
      And the activity indicator is gone

    @COM-R14
    Scenario: The characters are on their way
      Given the comic "Iron Man" is in the list
      # audit-ignore(a second tap opens the same view again)
      When I select that comic
      # audit-ignore(it says what is so anyway)
      And the characters haven't arrived yet
      Then the characters are on their way
      And the spinner turns up
      And the screen title is "Iron Man"
      # audit-ignore(nobody waits for a second answer)
      When the characters arrived in the order "Ultimo", "Pepper Potts"
      Then the listed names are:
        | Pepper Potts |
        | Ultimo       |

    @COM-R14
    Scenario: All in one sentence
      Given the server takes 3 seconds to answer
      And the app has just been opened
      Then the activity indicator is visible when 2 seconds have passed
      And the list of comics is presented once 1 second has passed

    @COM-R01 @COM-R14
    Scenario: Nothing is there before the answer
      Given an open app
      # audit-ignore(it says what is so anyway)
      And the server has not answered yet
      Then one request was sent
      And nothing has been loaded yet
      And the activity indicator is visible
      When the response is valid
      Then the list of comics is presented

    @COM-R11
    Scenario: Nothing is there after it
      Given the server has no comics
      When I open the app
      Then nothing is shown
      And one request for the list of comics was sent

    @COM-R19
    Scenario: Only the second answer counts
      Given the comics on the server are "Thor" and "Hulk"
      And I opened the app
      And it tries to load comics
      # audit-ignore(by the rule it changes nothing: nobody waits for the answer)
      When the server answers the first request
      Then the activity indicator is visible
      When the server answers the second request
      Then the titles are "Hulk", "Thor"

    @COM-R19
    Scenario: Both answers at once
      Given I opened the app
      And it tries to load comics
      # audit-ignore(nobody waits for a second answer)
      When both answers have arrived
      Then the screen events are "indicator on", "indicator on", "indicator off", "list of comics" in this order

  Rule: The way to the server

    @COM-R02
    Scenario Outline: It gets lost: <loss>
      Given the list of comics contains "Daredevil"
      And <loss>
      # audit-ignore(a second tap opens the same view again)
      When I tap on the comic "Daredevil"
      Then I am told that there is no internet connection

      Examples:
        | loss                                                 |
        | my internet connection drops                         |
        | my internet connection has been lost in the meantime |
        | I no longer have internet connection                 |
        | then I lost my internet connection                   |
        | the user's connection breaks down                    |
        | we got disconnected from the internet                |

    @COM-R02
    Scenario Outline: It comes back: <return>
      # audit-ignore(the next sentence says so as well)
      Given I had no internet connection the first time I opened the app
      # audit-ignore(the sentence before says so as well)
      And the message about the missing internet connection was presented
      When <return>
      # audit-ignore(doing it twice comes to the same)
      And I close and reopen the app
      Then the comics are loaded and listed
      # audit-ignore(there is no message of any kind)
      And the message about the missing connection is gone

      Examples:
        | return                                      |
        | I get my internet connection back           |
        | the user's internet connection has returned |
        | my device went back online                  |
        | our connection is finally re-established    |

    @COM-R02
    Scenario: It is interrupted while characters are loading
      Given the app is loading the characters of "Thor"
      When the connection is interrupted
      Then the activity indicator is no longer shown
      And the screen title is "Thor"
      And the message "There is no internet connection" is displayed

    @COM-R02
    Scenario: What was lost with it comes after all
      # audit-ignore(it is loaded in the same way as if nothing had failed)
      Given the comics couldn't be loaded because there was no internet connection
      When the user gets a connection
      And the app reloads the comics
      Then the list of comics is displayed

    @COM-R02
    Scenario: A closed app loads anew
      Given I have already loaded the comics
      And I lose my internet connection
      When the app is closed
      And I open the app
      Then I am told that there is no internet connection
      And nothing has been loaded
      And no comics are listed
      And one request for the list of comics was sent

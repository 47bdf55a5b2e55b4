@MAR
Feature: The library in other words

  Testers write about the library in words of their own. Each example here says once, in other
  words, what the other features say: what the library has, what the user does, and what is shown.

  Rule: What the library has

    @MAR-UC1
    Scenario Outline: Three characters: <what>
      Given <what>
      When I open the app
      Then the list shows "Thor", "Hulk" and "Loki" in this order
      And the list has 3 characters

      Examples:
        | what                                                           |
        | the library has "Thor", "Hulk" and "Loki"                      |
        | the index contains the three characters "Thor", "Hulk", "Loki" |
        | there are the characters "Thor", "Hulk" and "Loki"             |
        | the characters of the library are "Thor", "Hulk" and "Loki"    |
        | "Thor", "Hulk" and "Loki" are in the library                   |

    @MAR-UC1
    Scenario: Characters in a table
      Given the library has these characters:
        | name | description | comics |
        | Thor | A god       |      2 |
        | Hulk | Green       |      0 |
      When I open the app
      Then the list shows the following characters:
        | name |
        | Thor |
        | Hulk |
      # audit-ignore(nobody else is listed either, in whatever order)
      And the list does not show these:
        | Loki     |
        | Hercules |
      When I select "Thor"
      Then the details show 2 comics
      And the description is "A god"
      But the description is not "Green"

    @MAR-UC1
    Scenario Outline: A table of names: <what>
      # audit-ignore(the order is not looked at)
      Given <what>
        | Thor |
        | Hulk |
      When I open the app
      Then the list consists of "Thor" and "Hulk"

      Examples:
        | what                                |
        | the characters:                     |
        | the index has the characters:       |
        | there are the following characters: |
        | a library with these characters:    |

    @MAR-UC1
    Scenario Outline: A character called Thor: <what>
      Given <what>
      When I open the app
      Then the list contains "Thor"
      And the list has 1 character

      Examples:
        | what                                     |
        | there is a character called "Thor"       |
        | the library has a character named "Thor" |
        | "Thor" is one of the characters          |
        | "Thor" is one of them                    |
        | one of the characters is called "Thor"   |

    @MAR-UC1
    Scenario Outline: Nobody is called Hulk: <what>
      Given the library has "Thor" and "Hulk"
      And <what>
      When I open the app
      Then the list contains "Thor"
      But "Hulk" is not listed
      And one character is shown

      Examples:
        | what                                      |
        | the library has no character named "Hulk" |
        | there is no character called "Hulk"       |

    @MAR-UC1
    Scenario Outline: One of ten: the character <what>
      Given the library has 10 characters
      And <what>
      When I open the app
      Then the list has 10 characters
      And the first character is "Thor"
      # audit-ignore(nobody else stands there but Hero 01)
      But the second character is not "Thor"

      Examples:
        | what                               |
        | there is a character called "Thor" |
        | the character "Thor" has 2 comics  |

    @MAR-UC1
    Scenario Outline: A character joins the list that is open: <what>
      Given all the characters were loaded
      # audit-ignore(a character that a story names is in the list anyway)
      And "Thor" is one of them
      When I select "Thor"
      Then the details of "Thor" are shown without <what>

      Examples:
        | what                         |
        | loading the characters again |
        | a new request                |

    @MAR-UC1
    Scenario: An empty library
      Given the library is empty
      When I open the app
      Then the list is empty
      And no characters are displayed
      And there are no characters in the list
      And the list has no characters

    @MAR-UC1
    Scenario: A library that is not empty
      Given the library has 2 characters
      # audit-ignore(the line above says so already)
      And the library is not empty
      When I open the app
      Then the list is not empty
      And there are two characters in the list
      And I see two characters
      But I don't see 3 characters
      And the user does not see "Hero 03"

    @MAR-UC1
    Scenario Outline: About twenty: <what>
      Given <what>
      When I open the app
      Then <count> characters are listed
      When I reach the end of the list
      Then <next> characters are listed

      Examples:
        | what                               | count | next |
        | there are more than 20 characters  |    20 |   25 |
        | there are fewer than 20 characters |    19 |   19 |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Pages of four: <what>
      Given there are 10 characters
      And <what>
      When I open the app
      Then the first 4 characters are shown
      And the request asks for 4 characters

      Examples:
        | what                                    |
        | the page size is 4                      |
        | the page size of the list is 4          |
        | each page of the list has 4 characters  |
        | the pages have four characters          |
        | there are 4 characters on each page     |
        | 4 characters fit on a page              |
        | the app loads 4 characters at a time    |
        | the library loads 4 characters per page |

    @MAR-UC1 @MAR-R12
    Scenario Outline: Ten characters, four on a page: <what>
      Given <what>
      When I open the app
      Then only the first four characters are shown
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the list twice
      Then all characters are listed
      And 10 characters are visible

      Examples:
        | what                                               |
        | there are ten characters, four per page            |
        | the index has 10 characters in all, 4 on each page |
        | there are 10 characters and the page size is 4     |

    @MAR-UC1 @MAR-R11
    Scenario Outline: There is more: <what>
      Given the library has "Thor" and "Hulk"
      And <what>
      And I opened the app
      When I reach the end of the list
      # audit-ignore(the next page is the second one)
      Then the next page is shown
      # audit-ignore(the further characters are those of the second page)
      And more characters are loaded
      # audit-ignore(the further characters are those of the second page)
      And more characters are shown
      And the list shows "Thor" and "Hulk"

      Examples:
        | what                                |
        | there is a next page                |
        | there is another page of characters |

    @MAR-UC1 @MAR-R11
    Scenario Outline: There is no more: <what>
      Given <what>
      And I opened the app
      # audit-ignore(at the end of a list without a next page nothing may happen)
      When I reach the end of the list
      Then no more characters are loaded
      # audit-ignore(there is no second page)
      And the next page is not loaded
      And no page is loaded
      And 20 characters are listed

      Examples:
        | what                               |
        | there is no next page              |
        | there is only one page             |
        | all the characters fit on one page |
        | the first page is the last one     |

    @MAR-UC1 @MAR-R11
    Scenario Outline: Three pages: <what>
      Given <what>
      And I opened the app
      # audit-ignore(three pages are all there are)
      When I scroll down to the end of the list twice
      Then 60 characters are listed
      And three pages have been loaded
      # audit-ignore(any other number but three would be denied as well)
      But 2 pages have not been loaded
      When I reach the end of the list
      Then no other page is requested

      Examples:
        | what                            |
        | the library has 3 pages         |
        | there are 3 pages of characters |

  Rule: The list, its end and its pages

    @MAR-UC1 @MAR-R10
    Scenario Outline: The list comes: <what>
      Given the library has 2 characters
      # audit-ignore(a list that is loaded is not loaded again)
      When <what>
      Then the characters are loaded
      And the list of characters is loaded
      And a list of characters is presented
      And I see the list of characters
      And two characters are shown

      Examples:
        | what                       |
        | the user launches the app  |
        | the application is started |
        | the library loads the list |
        | I open the character list  |
        | the list is loaded         |
        | the app is opened          |

    @MAR-UC1 @MAR-R10
    Scenario Outline: The list was open: <what>
      Given the library has 2 characters
      # audit-ignore(a character is selected in the list anyway)
      And <what>
      When I select the last character
      Then the details of "Hero 02" are presented
      And no further request was sent

      Examples:
        | what                                    |
        | the app has been opened                 |
        | the user is in the list of characters   |
        | the list of characters is on the screen |
        | the characters are loaded               |
        | the first page is loaded                |
        | the user sees the first page            |
        | the first page of the list is shown     |
        | the app is open                         |
        | I see the list                          |
        | two characters are listed               |
        | "Hero 01" and "Hero 02" are listed      |
        | the list has 2 characters               |
        | the list shows "Hero 01" and "Hero 02"  |

    @MAR-UC1
    Scenario: The list has the characters that it is said to show
      # audit-ignore(it shows all that it consists of)
      Given the list shows "Thor" and "Hulk"
      When I select the second character
      Then the details of "Hulk" are displayed
      When I go back to the list
      Then the list is shown
      And the list shows "Hulk"
      And "Thor" and "Hulk" are in the list
      But the list no longer shows "Loki"
      And only "Thor" and "Hulk" are shown

    @MAR-UC1
    Scenario: An empty list
      Given the list is empty
      When I reach the end of the list
      Then the list is still empty
      And nothing is loaded

    @MAR-UC1
    Scenario: The size of the first page
      Given the first page shows 5 characters
      And there are 3 more characters
      When I reach the end of the list
      Then 8 characters are listed
      # audit-ignore(any number but five would be denied as well)
      And the first page does not show 8 characters

    @MAR-UC1
    Scenario: The list has the characters of a table
      # audit-ignore(a character that a story names is in the list anyway)
      Given the list shows these characters:
        | name |
        | Thor |
        | Hulk |
      When I choose "Hulk"
      Then the details of "Hulk" are displayed

    @MAR-UC1
    Scenario: The list has as many characters as it is said to show
      Given 7 characters are listed
      # audit-ignore(at the end of the last page nothing may happen)
      When I reach the end of the list
      Then there are 7 characters in the list

    @MAR-UC1 @MAR-R11
    Scenario Outline: The end of the list: <what>
      Given there are 45 characters
      And I opened the app
      When <what>
      # audit-ignore(the next page is the second one)
      Then the next page is loaded
      And 40 characters are listed

      Examples:
        | what                                    |
        | the user reaches the end of the list    |
        | reaches the end of the list             |
        | I scroll down to the bottom of the list |
        | the end of the list is reached          |
        | I scroll to the last character          |

    @MAR-UC1 @MAR-R11
    Scenario Outline: The end was reached before: <what>
      Given I opened the app
      And <what>
      When I reach the end of the list
      Then the next page is loaded
      And 45 characters are listed

      Examples:
        | what                                                  |
        | I reached the end of the list                         |
        | the user has scrolled to the end of the list          |
        | I reached the end of the list once                    |
        | the user has scrolled to the end of the list one time |

    @MAR-UC1 @MAR-R14
    Scenario Outline: Not the end of the list: <what>
      Given I opened the app
      # audit-ignore(before the end of the list nothing may happen)
      When <what>
      # audit-ignore(no page but the first is loaded)
      Then the second page is not loaded
      And only the first page is loaded
      And only one page has been loaded
      And only the first 20 characters have been loaded
      And the user sees only the first page

      Examples:
        | what                                            |
        | I don't reach the end of the list               |
        | the user does not scroll to the end of the list |

    @MAR-UC1 @MAR-R18
    Scenario: Who stands where
      Given the library has "Thor", "Hulk" and "Loki"
      When I open the app
      Then the first character in the list is "Thor"
      And "Hulk" is the second character
      But "Hulk" is not the first character
      And the number of characters is 3
      And the last character is "Loki"
      But the last character is not "Hulk"
      And "Thor" comes before "Hulk"
      And "Thor" comes first
      And "Hulk" and "Loki" come last
      And the list starts with "Thor" and "Hulk"
      And the list ends with "Loki"
      And the characters are "Loki", "Hulk" and "Thor"
      And the characters are "Thor", "Hulk" and "Loki" in this order
      And "Thor", "Hulk" and "Loki" are shown in that order
      And the order of the characters is "Thor", "Hulk" and "Loki"
      And the list is "Thor", "Hulk" and "Loki"
      And "Hulk" is in the list once
      And the user sees "Loki"
      And all the characters are shown
      And the characters are shown
      And the list contains characters

    @MAR-UC1 @MAR-R09
    Scenario: The list is loading
      Given the Marvel API takes 3 seconds to respond
      When I open the app
      Then a loading indicator is shown
      And the spinner is displayed
      And the characters are not shown
      And the list does not show characters
      # audit-ignore(three seconds are enough)
      When I wait 3 seconds
      Then the loading indicator is hidden
      And the spinner is no longer shown
      And no loading indicator is visible
      And no spinner is shown
      And the attribution "Data provided by sample" is shown
      But the attribution "Data of today" is not shown

    @MAR-UC1 @MAR-R38
    Scenario: No attribution
      Given the Marvel API gives no attribution
      When I open the app
      Then no attribution is displayed

    @MAR-UC1
    Scenario: A row comes and goes
      Given the characters have pictures
      And I opened the app
      When character 1 comes into view
      Then character 1 shows its picture
      When character 1 leaves the screen
      Then no picture of character 1 is shown

  Rule: Errors and the connection

    @MAR-UC1 @MAR-R09
    Scenario Outline: No connection: <what>
      Given <what>
      When I open the app
      Then an error message is shown
      And the app shows an error
      And I see a message
      And the list shows an error
      And there is an error message
      And a message about the internet connection is displayed
      And the user is informed that there is no connection
      And I am informed that the connection is lost
      And no characters are listed
      But the error message says "there is no connection"

      Examples:
        | what                                       |
        | I do not have a connection                 |
        | the user has no connection                 |
        | the device is offline                      |
        | I go offline                               |
        | the app goes offline                       |
        | the connection is lost                     |
        | the connection breaks off                  |
        | I lose the connection                      |
        | the user loses the connection              |
        | the Marvel API is not available            |
        | the server cannot be reached               |
        | the API is down                            |
        | the app is not connected to the Marvel API |

    @MAR-UC1 @MAR-R09
    Scenario Outline: Opened without a connection: <what>
      # audit-ignore(the second time there is no connection either)
      When <what>
      Then an error is shown
      And no characters are listed

      Examples:
        | what                                            |
        | I open the app without a connection             |
        | I opened the app without an internet connection |
        | the app was opened without a connection         |

    @MAR-UC1 @MAR-R09
    Scenario Outline: A connection: <what>
      Given <what>
      When I open the app
      Then no error is shown
      And there is no error message
      And there is no message
      And the list shows no error
      And an error is not shown
      And the message is not shown
      And I do not see an error
      And 20 characters are listed

      Examples:
        | what                                   |
        | there is a connection                  |
        | I have an internet connection          |
        | the user has a connection              |
        | I am online                            |
        | the app is online                      |
        | the server is available                |
        | the Marvel API can be reached          |
        | the app is connected to the Marvel API |

    @MAR-UC1 @MAR-R09 @MAR-R17
    Scenario Outline: The connection is back: <what>
      Given I am offline
      And I opened the app
      And an error is shown
      When <what>
      And <again>
      Then the error is no longer shown
      And 20 characters are listed

      Examples:
        | what                            | again                          |
        | the user has a connection again | I retry                        |
        | the phone is online again       | I tap on try again             |
        | I go back online                | the user taps the retry button |
        | the app goes online             | I retry                        |
        | the connection returns          | I retry                        |
        | the connection comes back       | I retry                        |
        | the server is available again   | I retry                        |

    @MAR-UC1 @MAR-R08
    Scenario Outline: The answer is no good: <what>
      Given <what>
      When I open the app
      Then a message about invalid data is shown
      And an error message informs me that the data is invalid
      And the error message says "status 500"
      When <good>
      And I retry
      Then no error is shown
      And 20 characters are listed

      Examples:
        | what                                      | good                               |
        | the server answers with an error          | the server answers correctly again |
        | the Marvel API responds with invalid data | the server works again             |
        | the server's response is invalid          | the answers are valid again        |
        | the response of the server is invalid     | the server works again             |
        | the Marvel API returns an error           | the server works again             |

    @MAR-UC1 @MAR-R17
    Scenario Outline: A next page that fails: <what>
      Given <what>
      And I opened the app
      When I reach the end of the list
      Then an error is shown
      And the first 20 characters are still shown

      Examples:
        | what                           |
        | the next page cannot be loaded |
        | the next page fails to load    |

    @MAR-R07
    Scenario Outline: Keys: <what>
      Given <what>
      When I open the app
      Then a message says that <problem>

      Examples:
        | what                      | problem                   |
        | the public key is missing | the public key is missing |
        | the private key is blank  | the private key is empty  |
        | the API keys are missing  | the public key is blank   |

    @MAR-R05
    Scenario: Keys that nobody knows
      Given the API keys are wrong
      When I open the app
      Then an error message about invalid keys is shown

    @MAR-R05
    Scenario: Keys of one's own
      Given the public key is "mine"
      # audit-ignore(the private key is seen only in the hash)
      And the private key is "secret"
      When I open the app
      Then 20 characters are listed
      And the apikey of the request is "mine"

  Rule: The search

    @MAR-UC2 @MAR-R19
    Scenario Outline: The search is opened: <what>
      Given I opened the app
      When <what>
      Then the search view is presented
      And the search field is empty
      And the search field is ""
      And the filter interface is presented
      # audit-ignore(the same name is found again)
      When the user enters "Hero 03" in the search field
      Then "Hero 03" is found

      Examples:
        | what                          |
        | the user taps the search icon |
        | I press the magnifying glass  |
        | the magnifier icon is tapped  |
        | I open the search             |

    @MAR-UC2 @MAR-R19
    Scenario Outline: The search was open: <what>
      Given <what>
      When the user enters "Hero 03" in the search field
      Then "Hero 03" is found
      And the search text is not empty

      Examples:
        | what                            |
        | I tapped on the magnifier icon  |
        | the user opened the search view |
        | the user is in the search view  |
        # audit-ignore(a search opens it anyway)
        | the search view is open         |

    @MAR-UC2 @MAR-R20
    Scenario Outline: Searching: <what>
      Given the library has "Thor", "Hulk" and "Loki"
      And I opened the app
      When <what>
      Then the search result is "Hulk"
      And the search results contain "Hulk"
      But the search results do not contain "Thor"
      And I am in the search
      And the list of results does not contain "Loki"
      And the search finds "Hulk"
      And the search does not find "Thor"
      And "Hulk" is found
      But "Thor" and "Loki" are not found
      And the first result is "Hulk"
      And there is one result
      And the search has 1 result
      And 1 result is found
      And the search finds 1 character
      And the search results are shown
      # audit-ignore(only the request of the search has a name)
      And the request includes the name "Hulk"
      # audit-ignore(the search asks the endpoint of the list, the index of characters)
      And the search request goes to the characters endpoint
      # audit-ignore(the endpoint of the list is the characters endpoint)
      And the search uses the same endpoint as the list
      # audit-ignore(every request goes there)
      And a request is sent to the characters endpoint
      # audit-ignore(only the request of the search has a name)
      And the name parameter of the request is "Hulk"
      And the request's name is "Hulk"
      # audit-ignore(only the request of the search has a name)
      And the request is sent with the name "Hulk"
      # audit-ignore(only the request of the search has a name)
      And the request has the name parameter "Hulk"

      Examples:
        | what                                         |
        | I look for "Hulk"                            |
        | I search "Hulk"                              |
        | searches for the character "Hulk"            |
        | the user filters the list by the name "Hulk" |

    @MAR-UC2 @MAR-R24
    Scenario: Nothing is found
      Given the library has "Thor" and "Hulk"
      # audit-ignore(with a former result there is something that must be gone)
      And I searched for "Thor"
      When I search for "Loki"
      Then nothing is found
      And the search finds nothing
      And there are no results
      And no results are shown
      And no character is found
      And the results are gone
      And the list of results is empty
      And the results are empty
      When I search for "Hulk"
      Then the results are not empty
      And the search results are shown
      And the list of results is not empty

    @MAR-UC2 @MAR-R25
    Scenario Outline: Two of one name: <what>
      Given <what>
      When I search for "Twin"
      Then two characters are found

      Examples:
        | what                                        |
        | the library has two characters named "Twin" |
        | there are 2 characters called "Twin"        |

    @MAR-UC2 @MAR-R25
    Scenario: Two of one name are found in the order of the library
      Given the library has "Thor", "Hulk" and "Thor"
      When I search for "thor"
      Then the results are "Thor" and "Thor" in this order
      And two results are listed
      # audit-ignore(neither of the two is "Hulk")
      But the second result is not "Hulk"

    @MAR-UC2 @MAR-R26 @MAR-R27
    Scenario Outline: A result and back: <what>
      Given the library has "Thor" and "Hulk"
      And I searched for "Hulk"
      When <what>
      Then the details of "Hulk" are presented
      When I go back to the search
      Then the search results are shown again
      When <left>
      Then the list is visible
      And the search is not visible

      Examples:
        | what                          | left                  |
        | I tap the first result        | I leave the search    |
        | the first result is selected  | the search is closed  |
        | selects "Hulk" in the results | I go back to the list |

    @MAR-UC2 @MAR-R26
    Scenario: The search is closed
      Given I searched for "Hero 07"
      And the user has closed the search
      When I reach the end of the list
      Then the search is closed
      And the search is not shown
      And 40 characters are listed

    @MAR-UC1 @MAR-R20
    Scenario: The list asks for all names
      When I open the app
      Then the request has no name parameter
      And the request has a limit
      And the request has the apikey
      And the request has the limit 20
      And the offset of the request is 0
      # audit-ignore(any other offset but 0 would be denied as well)
      But the offset of the request is not 20
      And the Marvel API is called once
      And 1 API call was made in total
      And a request is sent to the Marvel API

  Rule: The details

    @MAR-UC3 @MAR-R27
    Scenario Outline: The second character: <what>
      Given the library has "Thor" and "Hulk"
      # audit-ignore(details that are open stay open)
      When <what>
      Then the details of "Hulk" are displayed
      And the app shows the details of "Hulk"
      And the details are open
      And the detail view shows the name "Hulk"
      But the detail view does not show the name "Thor"
      And the name "Hulk" is shown
      And the title "Hulk" is shown
      And I see the name "Hulk"
      But the user does not see the name "Thor"
      And I am in the details of "Hulk"
      And the title of the detail view is "Hulk"
      But the title is not "Thor"
      And the details of "Thor" are not shown
      And I do not see the details of "Thor"
      And the list is not shown

      Examples:
        | what                             |
        | the user selects "Hulk"          |
        | I tap on the last character      |
        | I open the details of "Hulk"     |
        | selects the second character     |
        | the character "Hulk" is selected |
        | the details of "Hulk" are opened |

    @MAR-UC3 @MAR-R27
    Scenario Outline: The details were open: <what>
      # audit-ignore(a comic that a story names is there anyway)
      Given "Thor" has 2 comics
      And <what>
      When I scroll to the first comic
      Then the image of the first comic is loaded
      And the details of "Thor" are still shown

      Examples:
        | what                                     |
        | the details of "Thor" are open           |
        | the user is on the detail page of "Thor" |
        | "Thor" was selected                      |
        | the user has selected "Thor"             |
        | I see the details of "Thor"              |

    @MAR-UC3 @MAR-R27
    Scenario: The details were open, and the list is back
      Given the user opened the details of "Thor" and went back to the list
      When I reach the end of the list
      Then the list is shown
      And "Thor" is listed
      And the characters were not loaded again
      # audit-ignore(that is the address of the index of characters)
      And no request is sent to the characters endpoint
      And no further API call is made

    @MAR-UC3 @MAR-R27
    Scenario Outline: Back from the details: <what>
      Given I am in the details of "Thor"
      # audit-ignore(below the list there is no view to go back to)
      When <what>
      Then the list is shown
      # audit-ignore(in the list nobody's details are shown)
      And the details of "Thor" are no longer shown
      And I am back in the list

      Examples:
        | what                    |
        | the user goes back      |
        | goes back               |
        | I press the back button |
        | I return to the list    |
        | I leave the detail view |

    @MAR-UC3 @MAR-R27
    Scenario Outline: The user was back: <what>
      Given the library has "Thor" and "Hulk"
      # audit-ignore(of the former details nothing may be left)
      And I selected "Thor"
      And <what>
      When I select "Hulk"
      Then the details of "Hulk" are shown

      Examples:
        | what                    |
        | I went back             |
        | I went back to the list |

    @MAR-UC3 @MAR-R29
    Scenario Outline: Comics: <what>
      Given <what>
      And I am in the details of "Thor"
      When I scroll to the first comic
      Then the image of the first comic is shown
      And the image of the second comic is not shown
      And two comics are shown
      But 3 comics are not shown

      Examples:
        | what                                               |
        | the details of "Thor" have 2 comics                |
        | the character "Thor" with 2 comics                 |
        | the library has the character "Thor" with 2 comics |
        | there is a character called "Thor" with 2 comics   |
        # audit-ignore(only the comics are looked at)
        | "Thor" has comics, series and events               |
        | the comics of "Thor" are "A" and "B"               |

    @MAR-UC3 @MAR-R29
    Scenario: Works by their titles
      Given "Thor" has the comics "Loki" and "Ragnarok"
      And "Thor" has a story called "Mjolnir"
      When I open the details of "Thor"
      Then the comics are "Loki" and "Ragnarok"
      And the first comic is "Loki"
      And the second comic is titled "Ragnarok"
      And the comics "Loki" and "Ragnarok" are listed
      But the comic "Mjolnir" is not listed
      And the details show the story "Mjolnir"
      But the details do not show the story "Loki"
      And the comics section contains "Loki"
      But the comics section does not contain "Mjolnir"
      And the comics section has 2 items
      # audit-ignore(any other number but two would be denied as well)
      But the comics section does not have 3 items
      And the stories section has 1 story
      And the events section is empty
      But the comics section is not empty
      And the sections "Comics", "Series", "Stories" and "Events" are shown
      And the section "Links" is shown
      But the section "Films" is not shown
      And the details show the sections "Comics" and "Events"
      # audit-ignore(each of the four sections is there)
      And the details contain a comics section
      And there are two comics
      And there are no series
      And the number of comics is 2
      # audit-ignore(any other number but one would be denied as well)
      But the number of stories is not 2

    @MAR-UC3 @MAR-R29
    Scenario Outline: The description: <what>
      Given <what>
      When I select "Thor"
      Then the description "A god" is displayed
      And the details show the description "A god"

      Examples:
        | what                                 |
        | "Thor" has the description "A god"   |
        | "Thor" is described as "A god"       |
        | the description of "Thor" is "A god" |

    @MAR-UC3 @MAR-R29
    Scenario: No description
      # audit-ignore(the description must be gone, whatever it was)
      Given the library has these characters:
        | name | description |
        | Thor | A god       |
      And "Thor" has no description
      When I select "Thor"
      Then the description is ""

  Rule: The images

    @MAR-UC1
    Scenario: One character has a picture, another has none
      Given the library has "Thor" and "Hulk"
      And the characters have images
      And "Hulk" has no image
      And I opened the app
      When "Thor" comes into view
      And "Hulk" comes into view
      Then "Thor" shows its image
      But "Hulk" shows a placeholder

    @MAR-UC1
    Scenario: A character without a picture comes into view
      Given the library has "Thor" and "Hulk"
      And "Thor" has a picture
      And I opened the app
      When "Hulk" comes into view
      Then no request is sent to any other endpoint
      And "Hulk" shows a placeholder
      When "Thor" comes into view
      Then "Thor" shows its picture

    @MAR-UC1
    Scenario: A character with a picture
      Given "Thor" has a picture
      And I opened the app
      When "Thor" comes into view
      Then "Thor" shows its picture

    @MAR-UC3 @MAR-R31
    Scenario Outline: The second comic comes onto the screen: <what>
      Given the details of "Thor" have 3 comics
      And I opened the details of "Thor"
      # audit-ignore(it checks what there is, and changes nothing)
      And no image has been requested
      When <what>
      Then the image of the second comic is loaded
      And only the image of the second comic is loaded
      And its image is loaded from its resource URI
      And its image is loaded
      And its image is shown
      And the image is fetched from the resource URI of the second comic
      And the image of the second comic is fetched from "http://gateway.marvel.com/v1/public/comics/502"
      And one image is loaded
      And one picture is requested
      But the image of the first comic is not loaded
      And no images of the other comics are loaded
      And the images of the other 2 comics are not loaded yet

      Examples:
        | what                               |
        | the second comic comes into view   |
        | the second comic scrolls into view |
        | comic 2 appears                    |
        | I scroll down to the second comic  |

    @MAR-UC3 @MAR-R31
    Scenario Outline: Two of three comics: <what>
      Given "Thor" has 3 comics
      And I opened the details of "Thor"
      # audit-ignore(it checks what there is, and changes nothing)
      And no image of a comic is requested
      When <what>
      Then the images of the first two comics are loaded
      And the images of the first two comics are shown
      And the images of the visible comics are loaded
      But the image of the third comic is not loaded

      Examples:
        | what                                |
        | the first two comics come into view |

    @MAR-UC3 @MAR-R31
    Scenario Outline: What the screen has room for: <what>
      Given "Thor" has 3 comics
      And <what>
      When I select "Thor"
      Then the images of the first two comics are loaded
      And the image of the last comic is not loaded
      And 2 images are requested

      Examples:
        | what                                  |
        | only two of them are visible          |
        | only the first two comics are visible |

    @MAR-UC3 @MAR-R33
    Scenario: An image that was there before
      Given the image of the first comic of "Thor" is loaded
      # audit-ignore(it comes back as if it had stayed)
      And the first comic leaves the screen
      When the first comic becomes visible
      Then the image of the first comic is not loaded again
      And the image of the first comic is shown
      And a placeholder is not shown

    @MAR-UC3 @MAR-R32
    Scenario Outline: A comic goes: <what>
      # audit-ignore(the story tells it once more)
      Given "Thor" has 2 comics
      # audit-ignore(the story tells it once more)
      And I opened the details of "Thor"
      And the image of the first comic is pending
      When <what>
      Then the request for the image of comic 1 was cancelled

      Examples:
        | what                              |
        | the first comic leaves the screen |
        | the first comic disappears        |
        | comic 1 is scrolled away          |

    @MAR-UC3 @MAR-R30
    Scenario: The resource URI of a work
      Given "Thor" has an item in the events section with the resource URI "http://gateway.marvel.com/v1/public/events/269"
      And I opened the details of "Thor"
      When the item becomes visible
      Then its image is shown in the events section
      And its image is fetched from "http://gateway.marvel.com/v1/public/events/269"
      And the image of the event is shown

    @MAR-UC3 @MAR-R34
    Scenario Outline: No image, a placeholder: <what>
      Given <what>
      And I opened the details of "Thor"
      When the first comic becomes visible
      Then a placeholder is shown for the first comic
      And a placeholder is shown
      And a placeholder image is shown
      And its image is not shown
      And the placeholder is shown instead of the image of the first comic
      And no image is requested

      Examples:
        | what                                         |
        | the first comic of "Thor" has no image       |
        | the comic "Civil War" of "Thor" has no image |
        | "Thor" has a comic without an image          |

    @MAR-UC3 @MAR-R34
    Scenario: The comics have no images
      Given "Thor" has 2 comics
      And the comics have no images
      And I opened the details of "Thor"
      When both comics become visible
      Then the first comic shows a placeholder
      And the second comic shows a placeholder
      And no image is requested

    @MAR-UC3
    Scenario Outline: An image that cannot be loaded: <what>
      Given "Thor" has 2 comics
      And <what>
      And I opened the details of "Thor"
      When the first comic becomes visible
      And the second comic becomes visible
      Then the image of the first comic could not be loaded
      And the image of the first comic is not shown
      But the image of the second comic is shown

      Examples:
        | what                                          |
        | the image of the first comic cannot be loaded |
        | the image of the first comic fails to load    |
        | the image of the first comic is not available |

    @MAR-UC3 @MAR-R36
    Scenario Outline: Expanding: <what>
      Given "Thor" has the comics "Loki" and "Ragnarok"
      And I opened the details of "Thor"
      Then the details of "Thor" are presented
      When <what>
      Then the expanded image is shown
      And the image of the second comic is expanded
      And the expanded image of the comic "Ragnarok" is shown
      But the expanded image of the first comic is not shown
      And the expanded image is loaded
      # audit-ignore(the one that is expanded is that of "Ragnarok")
      And the image is shown in full size
      And the image of the second comic is shown large
      And the image of the second comic is shown in full size
      And image 2 of 2 is shown
      # audit-ignore(any other image but the second of two would be denied as well)
      But image 1 of 2 is not shown
      And the expanded image is lazy loaded from its resource URI
      And the expanded image is loaded from "http://gateway.marvel.com/v1/public/comics/502"
      # audit-ignore(under the expanded image nobody's details are shown)
      And the details are not shown

      Examples:
        | what                                            |
        | the user enlarges the image of the second comic |
        | I tap on the comic "Ragnarok"                   |
        | I tap on the image of "Ragnarok"                |

    @MAR-UC3 @MAR-R36
    Scenario Outline: An image was expanded: <what>
      Given "Thor" has 2 comics
      # audit-ignore(an image is expanded in the details anyway)
      And I am in the details of "Thor"
      And <what>
      # audit-ignore(there is no image before the first one)
      When I swipe to the previous image
      Then image 1 of 2 is shown
      When <close>
      Then the expanded image is closed
      And the expanded image is not shown
      And the details of "Thor" are shown again

      Examples:
        | what                                      | close                        |
        | the image of the second comic is expanded | the gallery is closed        |
        | I expanded the image of the second comic  | I dismiss the expanded image |
        | the second comic has been enlarged        | goes back                    |

  Rule: The presenter

    @MAR-T2 @MAR-UC1
    Scenario Outline: Characters are found: <what>
      Given a list presenter with its user interface
      # audit-ignore(what has been found is found again)
      When <what>
      Then the presenter asks the user interface to show the two characters
      And the user interface is asked to show 2 characters
      And the user interface shows two characters
      And the user interface is asked to show the characters
      And the user interface shows the characters
      And the presenter asks the user interface to show the characters
      And the filter interface is not shown
      And the wireframe is not asked to present details

      Examples:
        | what                                      |
        | 2 characters are found                    |
        | 2 characters are found, "Thor" and "Hulk" |
        | "Thor" and "Hulk" are found               |
        | the presenter gets two characters         |
        | the interactor has found 2 characters     |

    @MAR-T2 @MAR-UC1 @MAR-R24
    Scenario: No characters are found
      Given the presenter has a user interface
      When no characters are found
      Then the user interface is not asked to show characters
      And the presenter does not ask the user interface to show characters
      And the library says once that it is empty

    @MAR-T2 @MAR-UC1
    Scenario: Without a user interface nothing is shown
      Given the presenter has no user interface
      # audit-ignore(nobody is there to see them)
      When 2 characters are found
      Then the user interface is not asked to show characters

    @MAR-T1 @MAR-UC2
    Scenario Outline: The presenter and the search: <what>
      When <what>
      Then the wireframe is asked to present the search
      And the wireframe is asked to present the filter interface
      And the wireframe presents the filter interface
      # audit-ignore(nobody's details are presented)
      But the details interface is not presented

      Examples:
        | what                                  |
        | the list presenter is asked to search |
        | the search interface is requested     |
        | the presenter searches for characters |

    @MAR-T3 @MAR-UC3
    Scenario: The presenter and the details
      When the presenter is asked to open the details of the character at index 1
      Then the wireframe is asked to present the details of "Hero 02"

    @MAR-UPDATE @MAR-UC1
    Scenario Outline: The view is updated: <what>
      When <what>
      Then the interactor is asked for characters with the limit 30
      And the interactor was asked for 30 characters

      Examples:
        | what                                              |
        | updateView is called with a limit of 30           |
        | the view is updated with the limit 30             |
        | the presenter updates the view with a limit of 30 |

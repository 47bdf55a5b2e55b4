import MarvelLibrarySteps
import SessionTestSupport
import Testing

/// Sentences that say something untrue: each turns red where it stands, in the last step of its
/// scenario.
@Suite struct FalseSentencesTests {
  @Test func everyFalseSentenceFails() async throws {
    try await checkFalseSentences(Self.sentences, in: "MarvelLibrary", [marvelSteps])
  }

  private static let sentences = """
    Feature: What is not so

      Scenario Outline: One of three images is expanded: <sentence>
        Given a character with 3 comics
        And I have selected the character
        When I expand the image of the first comic
        Then <sentence>

        Examples:
          | sentence                                                    |
          | the expanded images are not loaded                          |
          | the expanded images were loaded                             |
          | the expanded images are not loaded from their resource URI  |

      Scenario Outline: The second page is waited for: <sentence>
        Given I opened the app
        And the next page takes 3 seconds to load
        And I reached the end of the list
        When <sentence>

        Examples:
          | sentence                                 |
          | I wait until the third page is loaded    |
          | I wait until the last page is loaded     |
          | I wait until the next page is not loaded |

      Scenario Outline: Three characters: <sentence>
        Given the library has the characters "Thor", "Hulk" and "Storm"
        When I open the app
        Then <sentence>

        Examples:
          | sentence                                                     |
          | the list consists of "Hulk" and "Thor"                       |
          | the list is made up of "Hulk" and "Thor"                     |
          | the list contains exactly "Hulk" and "Thor"                  |
          | the list shows exactly "Hulk" and "Thor"                     |
          | I see exactly "Thor"                                         |
          | the list has two characters, "Hulk" and "Thor"               |
          | I see the two characters "Hulk" and "Thor"                   |
          | the list shows the three characters "Hulk" and "Thor"        |
          | only characters named "Thor" are shown                       |
          | the list grows from 2 to 4 characters                        |
          | the list grows from 2 to 10 characters                       |
          | the list is extended by 2 characters                         |
          | 0 more characters are not loaded                             |
          | "Thor" is the only result                                    |
          | "Batman" is filtered out                                     |
          | "Batman" is replaced by "Thor" in the results                |
          | the list of characters is empty                              |
          | all found characters are not shown                           |
          | "Batman" is not not shown                                    |

      Scenario Outline: One character: <sentence>
        Given the library has the character "Thor"
        When I open the app
        Then <sentence>

        Examples:
          | sentence                                       |
          | "Thor" is the only result                      |
          | "Thor" is the only match                       |
          | "Storm" is filtered out                        |
          | "Batman" is replaced by "Thor" in the results  |
          | "Batman" was replaced by "Thor"                |
          | the results are closed                         |
          | the details were closed                        |

      Scenario Outline: Two of a name: <sentence>
        Given the library has the characters "Twin", "Twin" and "Thor"
        When I search for "Twin"
        Then <sentence>

        Examples:
          | sentence                                 |
          | the results consist of "Twin"            |
          | the results have one character, "Twin"   |
          | the results contain exactly "Twin"       |
          | the search finds one character, "Twin"   |
          | all characters are shown                 |
          | the list shows all characters            |
          | the search finds two characters, "Twin"  |
          | the results are filtered by "Thor"       |
          | "Thor" was replaced by "Twin"            |

      Scenario Outline: Nobody is found: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Xavier"
        Then <sentence>

        Examples:
          | sentence                                            |
          | all characters are shown                            |
          | the list shows the last page                        |
          | the list is filtered by the name "Magneto"          |
          | the characters are filtered by the name "Magneto"   |

      Scenario Outline: Several searches: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Thor"
        And I search for "Hulk"
        And I search for "Thor"
        Then <sentence>

        Examples:
          | sentence                                             |
          | the results of the first search are no longer shown  |
          | "Storm" was replaced by "Thor"                       |

      Scenario Outline: No characters: <sentence>
        Given the library has no characters
        When I open the app
        Then <sentence>

        Examples:
          | sentence                       |
          | all characters are shown       |
          | the list shows the last page   |
          | the list is not empty          |

      Scenario Outline: Without a connection: <sentence>
        Given the Marvel API cannot be reached: not connected
        When I open the app
        Then <sentence>

        Examples:
          | sentence                                       |
          | the list is not empty                          |
          | the user interface is not notified             |
          | nothing is shown in the user interface         |
          | the presenter does not call the user interface |

      Scenario Outline: Two pages of three: <sentence>
        Given the library has 45 characters
        And I opened the app
        When I reach the end of the list
        Then <sentence>

        Examples:
          | sentence                                                    |
          | the list shows only the second page                         |
          | only the second page is shown                               |
          | the second page is not shown                                |
          | page 2 is not visible                                       |
          | the characters of the second page are not shown             |
          | the list does not show the second page                      |
          | both pages are not shown                                    |
          | the list does not show both pages                           |
          | the first page is not shown                                 |
          | the list does not show the first page                       |
          | the list does not show the first 20 characters              |
          | the characters 1 to 20 are not shown                        |
          | the first 20 characters are not loaded                      |
          | the list is extended with 40 characters                     |
          | the list is extended by 25 characters                       |
          | the list shows 40 characters, the first 30 still at the top |
          | the first 35 characters are still shown                     |
          | the last page is not loaded again                           |
          | the second page does not show "Hero 21"                     |
          | the second page shows the characters 1 to 20                |
          | the third request was sent                                  |
          | the request for the third page was sent                     |
          | the app sends the request for the third page                |
          | the request goes to "s"                                     |
          | the request goes to "haracters"                             |
          | the list grows from 20 to 45 characters                     |
          | the second page is not loaded only once                     |
          | the list is filtered                                        |

      Scenario Outline: All pages: <sentence>
        Given the library has 45 characters
        And the list shows 45 characters
        When I reach the end of the list
        Then <sentence>

        Examples:
          | sentence                                         |
          | the second page is not shown                     |
          | page 2 is not visible                            |
          | the last page is not shown                       |
          | the characters of the second page are not shown  |
          | the list does not show the second page           |
          | the last 5 characters are not loaded             |
          | both pages are not shown                         |
          | the first page is not shown                      |
          | only the last page is shown                      |

      Scenario Outline: A search sends one request: <sentence>
        Given I opened the app
        When I search for "Thor"
        Then <sentence>

        Examples:
          | sentence                                     |
          | the request for the second page was sent     |
          | the request for the next page was sent       |
          | the third request was sent                   |

      Scenario Outline: The details: <sentence>
        Given "Thor" has the comics "A", "B" and "C"
        When I select "Thor"
        Then <sentence>

        Examples:
          | sentence                                              |
          | the detail view shows only the comics section         |
          | the detail view has only the comics section           |
          | the detail view shows only the comics                 |
          | the detail view shows only the sections "Comics" and "Events" |
          | the detail view shows the four sections "Comics" and "Events" |
          | I see only the comics and events sections             |
          | the detail view shows the four sections comics and events |
          | I see the four sections comics and events             |
          | the four sections comics and events are shown         |
          | the four sections "Comics" and "Events" are shown     |
          | the sections comics and events are not shown          |
          | the comics section shows only "A" and "B"             |
          | the comics section shows exactly "A"                  |
          | the comics section consists of "A"                    |
          | the details show only the comic "A"                   |
          | the name is "Hulk"                                    |
          | the details were closed                               |

      Scenario Outline: Two images on the screen: <sentence>
        Given "Thor" has 1 comic and 1 event
        And I have opened the details of "Thor"
        When comic 1 becomes visible
        And event 1 becomes visible
        Then <sentence>

        Examples:
          | sentence                                                        |
          | the detail view shows only the images of the events             |
          | I see only the images of the events                             |
          | the app loads only the images of the events                     |
          | the first request is sent to the resource URI of the first comic |
          | both requests are sent to the resource URI of the first comic   |

      Scenario Outline: One image of two on the screen: <sentence>
        Given "Thor" has 2 comics
        And I have opened the details of "Thor"
        When comic 1 becomes visible
        Then <sentence>

        Examples:
          | sentence                    |
          | all images are loaded       |
          | all of the images are shown |
          | both images are shown       |

      Scenario: Images that were fetched before any was visible
        Given "Thor" has 2 comics
        When I select "Thor"
        Then the images of the comics were fetched from their resourceURI

      Scenario Outline: The details of another: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        And I have opened the details of "Hulk"
        When <sentence>

        Examples:
          | sentence                                          |
          | I close the details of "Thor"                     |
          | I go to the details of "Thor"                     |
          | I go from the search view to the list             |
          | I go from the details of "Thor" to the list       |
          | I close the search view                           |
          | I tap on the magnifier icon                       |
          | I search for "Thor"                               |
          | I close the image                                 |
          | I move to the next image                          |
          | I change the name to "Thor"                       |
          | I go back to the search                           |
          | I stay at the top of the list                     |

      Scenario: Results below the details
        Given the library has the characters "Hulk" and "Thor"
        And I have searched for "Hulk"
        When I select "Hulk"
        Then the results for "Hulk" are presented

      Scenario: The work of another
        Given the library has the characters "Storm" and "Hulk"
        And the detail view of "Hulk" shows the event "Secret Wars" with an image
        When I open the details of "Storm"
        Then the detail view of "Storm" shows the event "Secret Wars" with an image

      Scenario: The results without a search
        Given I have opened the search view
        When I close the results

      Scenario Outline: The end of a page: <sentence>
        Given the library has 45 characters
        And I opened the app
        When <sentence>

        Examples:
          | sentence                              |
          | I reach the end of the second page    |
          | I reach the end of the last page      |
          | character 50 becomes visible          |

      Scenario Outline: Whom a search has found: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for the name of the second character
        Then <sentence>

        Examples:
          | sentence                                                        |
          | the results contain the first character                         |
          | the results do not contain the second character                 |
          | the results do not contain that character                       |
          | I don't see that character in the filtered results              |
          | I see any other character in the filtered results               |
          | the filter view shows the first character                       |
          | the filter view shows 0 characters                              |
          | the app should present no characters in the filtered results    |
          | the name param of the request is the name of the first character |
          | the name param of the request is not the searched name          |
          | the request has the name param with the name of the first character |
          | the results are not filtered by that name                       |
          | the results are filtered by the name of the first character     |
          | the app should filter the results by the name of the first character |
          | the app does not filter the results by that name                |
          | the characters that match the name are not shown                |
          | only the characters with the name of the first character are shown |
          | the app does not use the same endpoint used to list characters  |
          | the list has the characters of the first page                   |
          | the first character is shown                                    |

      Scenario Outline: Nobody of that name: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for a name that no character has
        Then <sentence>

        Examples:
          | sentence                                                     |
          | the app should present the characters that match the name    |
          | only the characters that match the name should be presented  |
          | the filter view shows the first character                    |
          | the filter view shows a character                            |

      Scenario Outline: At the end of the first of three pages: <sentence>
        Given the library has 45 characters
        And I opened the app
        When I reach the end of the list
        Then <sentence>

        Examples:
          | sentence                                                                            |
          | the list presents the characters of 3 pages                                         |
          | the app should not present the characters of both pages                             |
          | the list does not have the characters of the first page                             |
          | present the characters of the third page after the characters of the first page     |
          | do not present the characters of the next page                                      |
          | the app should not present the next page after the first page                       |
          | the characters of the next page should not be presented                             |
          | the list stays the same                                                             |
          | the characters in the list are unchanged                                            |
          | the number of characters in the list does not change                                |
          | the list should present the same characters                                         |
          | no additional results should be loaded                                              |
          | no new character appears                                                            |
          | no new characters come                                                              |
          | the list has 19 characters more                                                     |
          | the app should present every character of that page once                            |
          | the app should not present a list of characters loaded from the Marvel API character index |
          | the 41st character is shown                                                         |
          | the 21st character is not shown                                                     |

      Scenario Outline: The second of three characters: <sentence>
        Given the library has the characters "Thor", "Hulk" and "Storm"
        And I opened the app
        When I select the second character
        Then <sentence>

        Examples:
          | sentence                                                     |
          | the detail view shows the first character                    |
          | the detail view does not show the second character           |
          | the detail view shows the character at index 0               |
          | the app should load the character again                      |
          | I don't see the information of the character from the result of the first API call |
          | I don't see the detail view without waiting for the images   |
          | the app should present the third character                   |

      Scenario Outline: Nobody was found: <sentence>
        Given the list of characters module is loaded
        When the presenter is told that 0 characters were found
        Then <sentence>

        Examples:
          | sentence                                          |
          | the list is asked to show characters              |
          | the characters are requested with that limit      |
          | the request is made with the own keys             |

      Scenario Outline: A limit: <sentence>
        Given I have set my own public key in AppConstants
        When the view is updated with a limit
        Then <sentence>

        Examples:
          | sentence                                            |
          | the characters are not requested with that limit    |
          | the request is not made with the own keys           |
          | the limit of the request is 20                      |

      Scenario Outline: Two of three pages: <sentence>
        Given the Marvel API character index has three pages of characters
        And the first page of characters is presented
        When the user reaches the end of the list
        Then <sentence>

        Examples:
          | sentence                                                                            |
          | the characters of the first, the second and the third page are shown in that order  |
          | three pages of characters are presented                                             |
          | two pages of characters are not presented                                           |
          | only the first page is presented                                                    |
          | the characters of the only page are shown                                           |
          | the list shows all the results of the character index                               |
          | the pages are not in the order they were loaded                                     |
          | the next page is not presented after the first page                                 |
          | no request for a next page is sent                                                  |
          | two requests for a next page are sent                                               |
          | no second call to the character index is made                                       |
          | the list of characters is not changed                                               |

      Scenario Outline: The second of two searches: <sentence>
        Given the filter interface is presented
        And the user searched for the name of a first character and it was shown
        When the user searches for the name of a second character
        Then <sentence>

        Examples:
          | sentence                                                               |
          | the name param has the name of the first character                     |
          | the results of the second search are not shown                         |
          | the filter view shows the results of the first search                  |
          | the first character has the searched name                              |
          | the list of characters is presented without filter                     |
          | the list is not filtered by name                                       |
          | the search results for the name of the first character are presented   |
          | the results are requested from "https://gateway.marvel.com/v1/public/comics" |
          | characters with other names are in the filter results                  |

      Scenario Outline: Nobody is found, but some are said to be: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Xavier"
        Then <sentence>

        Examples:
          | sentence                             |
          | several characters are found         |
          | one or more characters are shown     |

      Scenario Outline: The details of the second one: <sentence>
        Given the characters of the first API call have comics, series, stories and events
        And the list of characters is presented
        When the user selects the second character
        Then <sentence>

        Examples:
          | sentence                                                                            |
          | the details interface has the index of the first character                          |
          | the detail view shows the comics and series sections of the first character         |
          | the detail view does not show the comics and series sections of that character      |
          | the information available on the result of the first API call is requested again    |
          | the comics, series, stories and events of the first character are shown             |
          | the comics of the second character are not shown                                    |
          | one request is sent to the resourceURI of the events                                |
          | the details interactor sends a request to the resourceURI of the first comic        |
          | the events section has images                                                       |
          | an image of the comics section is visible                                           |

      Scenario Outline: An image of a section: <sentence>
        Given the detail view of a character with 2 comics and 2 series is presented
        When the comics section becomes visible
        Then <sentence>

        Examples:
          | sentence                                                                      |
          | the comics section does not have images                                       |
          | the comics section stays the same                                             |
          | the series section has changed                                                |
          | the comics and series sections are shown without their images                 |
          | an image of the comics section is not visible                                 |
          | the details interactor does not send a request to the resourceURI of the first comic |
          | no request is sent to the resourceURI of the comics                           |
          | the detail view is not of the same character                                  |
          | the expanded image is fetched from its resourceURI only when it is expanded   |

      Scenario Outline: With that limit: <sentence>
        Given the list presenter
        When the view is updated with a limit
        And I reach the end of the list
        Then <sentence>

        Examples:
          | sentence                                                  |
          | the list interactor gets the characters with that limit   |

      Scenario Outline: Casual words about two characters: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I open the app
        Then <sentence>

        Examples:
          | sentence                                                  |
          | the first one is "Hulk"                                   |
          | the second entry is "Thor"                                |
          | I see an empty list                                       |
          | I see a message that there are no characters              |
          | all characters are not loaded                             |
          | "Thor" does not appear only once in the list              |
          | I am taken to the details of "Thor"                       |
          | I am taken to the search                                  |
          | another 2 characters are shown                            |
          | they are added to the end of the list                     |
          | there was one request for the second page                 |
          | the private key is part of the request                    |
          | it has been loaded again                                  |
          | the request is sent with the public key "abc"             |
          | the user sees a configuration error                       |
          | nothing is found                                          |

      Scenario Outline: Casual words about a search: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Thor"
        Then <sentence>

        Examples:
          | sentence                          |
          | nothing should be found           |
          | no characters should be found     |
          | one result was not found          |
          | 2 results should be found         |
          | the search for "Thor" has returned two characters |

      Scenario Outline: Casual words about the details: <sentence>
        Given the detail view of a character with 3 comics and 1 event is presented
        When the first comic becomes visible
        Then <sentence>

        Examples:
          | sentence                                                          |
          | each section has 1 entry                                          |
          | I see 2 items in the comics section                               |
          | 2 comics should be listed in the comics section                   |
          | 3 comics should not be listed in the comics section               |
          | I see "Loki" as the name                                          |
          | it shows the character "Loki" with the description "A trickster"  |
          | the first 3 comics are visible                                    |
          | only 2 comic images have been requested                           |
          | images were fetched from the resourceURI of those 3 comics        |
          | the other two images are enlarged                                 |
          | the image of the first comic is shown in full size                |
          | the image of the first comic is not being loaded                  |
          | the image of the second comic is being loaded                     |
          | a placeholder is shown instead of the image                       |
          | the details of no other character are not shown                   |

      Scenario Outline: Casual words about the presenter: <sentence>
        Given a list presenter with a mocked view
        When the presenter is told to update its view with a limit of 20
        Then <sentence>

        Examples:
          | sentence                                              |
          | the interactor is called twice                        |
          | the view was called twice                             |
          | the filter interface is presented by the wireframe    |

      Scenario Outline: The order of three: <sentence>
        Given the library has the characters "Thor", "Hulk" and "Storm"
        When I open the app
        Then <sentence>

        Examples:
          | sentence                                           |
          | the list shows "Hulk" before "Thor"                |
          | the list does not show "Thor" above "Hulk"         |
          | "Thor" is shown below "Storm"                      |
          | "Loki" comes before "Thor"                         |
          | the list shows "Hulk" first                        |
          | the list does not show "Storm" at the end          |
          | the list shows "Storm", and then "Hulk"            |
          | "Hulk" is at the top of the list                   |
          | "Storm" is not at the bottom of the list           |
          | the list shows more than 3 characters              |
          | at most 2 characters are shown                     |
          | there are fewer than 3 characters in the list      |
          | more than one request was sent                     |
          | the request asks for the second page               |
          | the request's limit is 21                          |
          | nothing is shown                                   |
          | the names of the characters are not shown          |
          | the next page could not be loaded                  |
          | a message says that the characters could not be loaded |
          | PresentDetailsInterface was called once            |
          | the next page is on its way                        |

      Scenario Outline: At the end of the second of three pages: <sentence>
        Given the first of three pages is presented
        When I reach the end of the list
        Then <sentence>

        Examples:
          | sentence                                      |
          | the first of three pages is presented         |
          | the second of two pages is presented          |
          | the first 20 characters have changed          |
          | the order of the characters has changed       |
          | the list has not grown                        |
          | the list is complete                          |
          | nothing is added to the list                  |
          | the last page has 20 characters               |
          | the third page is requested only once         |
          | the next page is not requested only once      |
          | one request was sent for the third page       |
          | only the characters of the first page are presented |

      Scenario Outline: A slow server: <sentence>
        Given the library has the character "Storm"
        And the server needs 5 seconds to answer
        When I open the app
        Then <sentence>

        Examples:
          | sentence                               |
          | after 4 seconds the list shows "Storm" |
          | the list shows "Storm" within 2 seconds |
          | the user can go on browsing            |

      Scenario Outline: The list below a search: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Thor"
        Then <sentence>

        Examples:
          | sentence                                         |
          | the list is not filtered by the name "Thor"      |
          | the list is filtered by the name "Hulk"          |
          | the list is complete                             |
          | the list is back                                 |
          | the results belong to "Hulk"                     |
          | the results show more than one result            |
          | the search does not use the name param           |

      Scenario Outline: Two comics, one of them on the screen: <sentence>
        Given "Thor" appears in the comics "Ragnarok" and "Siege"
        And I have opened the details of "Thor"
        When comic 1 becomes visible
        Then <sentence>

        Examples:
          | sentence                                                |
          | "Ragnarok" is not listed under comics                   |
          | "Hulk" is one of the comics                             |
          | the first section is series                             |
          | the series come before the comics                       |
          | the comics section comes last                           |
          | the description is not empty                            |
          | the detail view does not show an empty description      |
          | nothing of "Thor" is left in it                         |
          | the details are loaded again                            |
          | "Ragnarok" is shown without an image                    |
          | "Siege" is shown with its image                         |
          | the first comic shows no image                          |
          | the image of the first comic is still loading           |
          | the image could not be loaded                           |
          | only comic 2 is visible                                 |
          | comic 2 is visible                                      |
          | the comics section is shown without items               |
          | 2 comic images are fetched from their resourceURI       |
          | the image of comic 1 has one byte                       |

      Scenario Outline: The first of two images is expanded: <sentence>
        Given "Thor" appears in the comics "Ragnarok" and "Siege"
        And I have selected "Thor"
        When I expand the images of the comics
        Then <sentence>

        Examples:
          | sentence                                         |
          | the expanded images are not loaded only when they become visible |
          | only the second expanded image is loaded         |
          | the expanded image shows "Siege"                 |
          | the position is "2/2"                            |

      Scenario: An image that was asked for before it is looked at
        Given "Thor" appears in the comics "Ragnarok" and "Siege"
        And I have selected "Thor"
        When I expand the images of the comics
        And I move to the next image
        And I move to the previous image
        Then the expanded images are lazy loaded

      Scenario Outline: Two searches: <sentence>
        Given the library has the characters "Thor" and "Hulk"
        When I search for "Thor"
        And I search for "Thor"
        Then <sentence>

        Examples:
          | sentence                                |
          | no character matches the name           |
          | the search did not find anything        |
          | the search found no characters          |
          | the previous results are gone           |
          | the first search is cancelled           |
          | the request contains the private key    |
          | the request does not have the public key |
          | the requests had the offsets 0 and 20   |

      Scenario Outline: One of two comics on the screen: <sentence>
        Given "Thor" has 2 comics
        And I have opened the details of "Thor"
        When comic 1 becomes visible
        Then <sentence>

        Examples:
          | sentence                                             |
          | each comic shows its image                           |
          | all the comics show their images                     |
          | visible images are not loaded                        |
          | images that are not visible are loaded               |
          | the images are shown without new requests            |
          | the image request was cancelled                      |
          | the gallery is shown                                 |
          | the detail view is about "Hulk"                      |
          | the name in the detail view is "Hulk"                |

      Scenario: A description that the list does not show
        Given the library has the character "Thor"
        When I open the app
        Then the list of characters shows the following characters:
          | name | description |
          | Thor | God         |

      Scenario: A column that no character has
        Given the library has the characters:
          | name | power |
          | Thor | 9     |

      Scenario: A row that is of no page
        Given the pages of the library are:
          | page | character |
          | 1    | Thor      |
          | two  | Hulk      |

      Scenario: The number of items of a section that is not shown
        Given "Thor" has 2 comics
        When I have opened the details of "Thor"
        Then the detail view does not show the following sections:
          | section | number |
          | Films   | 2      |
    """
}

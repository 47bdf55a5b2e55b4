@MAR
Feature: What a sentence says besides the names

  Words such as "only" and "still", numbers, denials and the page or the request that is meant are
  checked like the names beside them.

  Rule: Nobody else, and as many as that

    @MAR-UC1
    Scenario Outline: Three characters, no more: <sentence>
      Given the library has the characters "Thor", "Hulk" and "Storm"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                       |
        | the list consists of "Storm", "Hulk" and "Thor"                |
        | the list is made up of "Storm", "Hulk" and "Thor"              |
        | the list contains exactly "Storm", "Hulk" and "Thor"           |
        | the list does not contain only "Hulk" and "Thor"               |
        | the list has three characters, "Storm", "Hulk" and "Thor"      |
        | the list does not show the two characters "Loki" and "Magneto" |

    @MAR-UC2
    Scenario Outline: Two of the same name: <sentence>
      Given the library has the characters "Twin", "Twin" and "Thor"
      When I search for "Twin"
      Then <sentence>

      Examples:
        | sentence                                           |
        | the search finds two characters, "Twin" and "Twin" |
        | only characters named "Twin" are shown             |
        | all matching characters are shown                  |
        | the characters are filtered by the name "Twin"     |

    @MAR-UC3
    Scenario Outline: The comics and no others: <sentence>
      Given "Thor" has the comics "A", "B" and "C"
      When I select "Thor"
      Then <sentence>

      Examples:
        | sentence                                                                   |
        | the comics section shows only "A", "B" and "C"                             |
        | the comics section does not consist of "A" and "B"                         |
        | the details show only the comics "A", "B" and "C"                          |
        | the detail view shows only the sections comics, series, stories and events |
        | the detail view shows the four sections comics, series, stories and events |
        | I see the two sections comics and events                                   |
        | the name is "Thor"                                                         |

    @MAR-UC3 @MAR-R31
    Scenario Outline: Images of one section: <sentence>
      Given "Thor" has 1 comic and 1 event
      And I have opened the details
      When event 1 becomes visible
      Then <sentence>
      And the detail view of "Thor" is presented

      Examples:
        | sentence                                                     |
        | the detail view shows only the images of the events          |
        | the app loads only the images of the events                  |
        | the images of the events were fetched from their resourceURI |

  Rule: The page that is meant

    @MAR-UC1 @MAR-R12
    Scenario Outline: Two pages of three: <sentence>
      Given the library has 45 characters
      And I opened the app
      When I reach the end of the first page
      Then <sentence>

      Examples:
        | sentence                                        |
        | page 3 is not shown                             |
        | the last page is not loaded                     |
        | the characters of the third page are not loaded |
        | the characters 41 to 45 are not shown           |
        | the list is extended by 20 characters           |
        | the list is extended with 20 characters         |
        | the first page is still shown                   |
        | the first 15 characters are still shown         |
        | the second page shows the characters 21 to 40   |
        | the second page does not show "Hero 20"         |
        | the second page is loaded only once             |
        | the request for the second page was sent        |
        | the request for the next page was sent          |
        | the third request was not sent                  |
        | the request goes to "/v1/public/characters"     |

    @MAR-UC1 @MAR-R12
    Scenario: To the end of each page
      Given the library has 45 characters
      And I opened the app
      When I reach the end of the first page
      And I reach the end of the second page
      Then all characters are shown

  Rule: What was there before

    @MAR-UC2 @MAR-R22
    Scenario Outline: Another search: <sentence>
      Given the library has the characters "Thor" and "Hulk"
      And I have searched for "Thor"
      When I search for "Hulk"
      Then <sentence>

      Examples:
        | sentence                                            |
        | "Thor" was replaced by "Hulk"                       |
        | the results of the first search are no longer shown |
        | "Thor" is filtered out                              |
        # audit-ignore(who is the only match is the only one in other words too)
        | "Hulk" is the only match                            |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: A view is closed: <action>
      Given the library has the characters "Thor" and "Hulk"
      And I have searched for "Hulk"
      And <given>
      When <action>
      Then <sentence>

      Examples:
        | given                | action                               | sentence                |
        | I select "Hulk"      | I close the details of "Hulk"        | the details are closed  |
        | I select "Hulk"      | I go from the details to the results | the details were closed |
        | only "Hulk" is found | I close the results                  | the results are closed  |

    @MAR-UC1 @MAR-UC3
    Scenario Outline: What is said of a character stays so: <given>
      Given "Thor" has 3 comics
      And <given>
      When I select "Thor"
      Then the detail view shows 3 comics

      Examples:
        | given                             |
        | the list shows "Hulk" and "Thor"  |
        | the library has "Hulk" and "Thor" |
        | the library has 25 characters     |
        | I see "Thor" and "Hulk"           |

    @MAR-UC1 @MAR-UC3
    Scenario: A character of the list and her comics
      Given the list of characters contains "Black Widow" with 6 comics
      When I select "Black Widow"
      Then the detail view shows 6 comics

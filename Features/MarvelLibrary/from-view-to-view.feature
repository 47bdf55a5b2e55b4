@MAR
Feature: From view to view

  How testers say that a user opens a view, leaves it and goes to another one, that nobody does, and
  that everything stays as it is.

  Rule: One thing after another

    @MAR-UC2 @MAR-R19
    Scenario Outline: From the list to the search: the user <does>
      Given the Marvel library has 45 characters
      When the user reaches the end of the list
      And <does>
      Then the search view is presented for the first time
      And the search is presented exactly once
      And two requests were sent in total

      Examples:
        | does                                   |
        | opens the search view                  |
        | navigates to the search view           |
        | moves from the list to the search view |
        | taps on the magnifier icon             |

    @MAR-UC3 @MAR-R27
    Scenario Outline: From the list to the details: the user <does>
      Given the Marvel library has 45 characters
      And "Thor" is one of them
      When the user reaches the end of the list
      And <does>
      Then the detail view of "Thor" is presented
      And two requests were sent in total

      Examples:
        | does                                        |
        | opens the details of "Thor"                 |
        | goes to the details of "Thor"               |
        | goes from the list to the details of "Thor" |

    @MAR-UC3 @MAR-R30
    Scenario Outline: From the details to the list: the user <does>
      Given the detail view of "Thor" is presented
      When the user scrolls to the first comic
      And <does>
      Then the list of characters is presented
      And one request was made to the resource URI of the first comic

      Examples:
        | does                                   |
        | closes the details                     |
        | opens the list again                   |
        | goes back to the list                  |
        | goes back from the details to the list |

    @MAR-UC2 @MAR-R26
    Scenario Outline: From the results to the list: the user <does>
      Given the user has searched for "Thor"
      When the user searches for "Hulk"
      And <does>
      Then the list of characters is presented
      And the names searched for are "Thor" and "Hulk"

      Examples:
        | does                   |
        | leaves the search view |
        | closes the results     |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: From the details to the results: the user <does>
      Given "Hulk" has one comic
      And the user has searched for "Hulk"
      When the user selects the first result
      Then the detail view of "Hulk" is presented
      When the user scrolls to the first comic
      And <does>
      Then the user sees the results
      And the app shows the results again
      And the user is still in the results
      And one request was made to the resource URI of the first comic

      Examples:
        | does                                        |
        | goes back to the results                    |
        | goes back from the details to the results   |
        | returns from the details to the search view |

  Rule: When doing this or that

    @MAR-UC1 @MAR-UC2 @MAR-UC3
    Scenario Outline: From <place> to the list: <doing>
      Given the user is in <place>
      When <doing>
      Then the list of characters is presented
      And one request was sent in total
      And the list shows <who>

      Examples:
        | place                 | doing                                  | who       |
        | the search view       | opening the list of characters         | "Hero 01" |
        | the search view       | closing the search view                | "Hero 01" |
        | the details of "Hulk" | leaving the details                    | "Hulk"    |
        | the details of "Hulk" | going back to the list                 | "Hulk"    |
        | the details of "Hulk" | returning from the details to the list | "Hulk"    |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: From the list to <view>: <doing>
      Given the Marvel library has the characters "Thor" and "Hulk"
      # audit-ignore(the list is what is opened first)
      And the user is in the list
      When <doing>
      Then <view> is presented

      Examples:
        | doing                                                | view                      |
        | opening the search view                              | the search view           |
        | going to the search view                             | the search view           |
        | going from the list to the search view               | the search view           |
        | the user goes from the list to the search view       | the search view           |
        | opening the details of "Hulk"                        | the detail view of "Hulk" |
        | going to the details of "Hulk"                       | the detail view of "Hulk" |
        | moving from the list to the details of "Hulk"        | the detail view of "Hulk" |
        | the user goes to the details of "Hulk"               | the detail view of "Hulk" |
        | the user goes from the list to the details of "Hulk" | the detail view of "Hulk" |

    @MAR-UC3 @MAR-R36
    Scenario: From the expanded image to the details
      Given "Hulk" has one event
      And the user has expanded an image of the events
      When going back
      Then the detail view of "Hulk" is presented
      And the image of the event is loaded

    @MAR-UC2 @MAR-R26
    Scenario Outline: The results are left: <how>
      Given the user has searched for "Hulk"
      When <how>
      Then the list of results is closed
      And the list of characters is presented
      And the names searched for are "Hulk"

      Examples:
        | how                         |
        | the user closes the results |
        | closing the results         |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: Back to the results: <how>
      Given the user has searched for "Hulk"
      When the user selects the first result
      Then the detail view of "Hulk" is presented
      When <how>
      Then the user is back in the results
      And the results show only "Hulk"

      Examples:
        | how                                                |
        | the user goes back to the results                  |
        | going back to the results                          |
        | the user goes back from the details to the results |
        | going back from the details to the results         |

  Rule: What a user did before

    @MAR-UC2 @MAR-R26
    Scenario Outline: The results were left: <what>
      Given the user has searched for "Hulk"
      And <what>
      When the user selects "Thor"
      Then the detail view of "Thor" is presented
      When the user goes back to the list
      Then the list of characters is presented
      And the names searched for are "Hulk"

      Examples:
        | what                            |
        | the user has closed the results |
        | the list of results was closed  |

    @MAR-UC3
    Scenario Outline: The details were left: <what>
      Given the user is in the details of "Hulk"
      And the first comic is visible
      And <what>
      When the user opens the search view
      Then the search view is presented
      And one request was made to the resource URI of the first comic

      Examples:
        | what                            |
        | the user has closed the details |
        | the detail view was closed      |

    @MAR-UC2 @MAR-UC3
    Scenario Outline: Gone back to the search: <what>
      Given "Hulk" has one comic
      And the user has searched for "Hulk"
      And the user has selected the first character
      And the first comic is visible
      And <what>
      When the user clears the search text
      Then no search result is shown
      And one request was made to the resource URI of the first comic

      Examples:
        | what                                      |
        | the user has gone back to the search view |
        | the user has gone back to the results     |

    @MAR-UC3 @MAR-R36
    Scenario: Gone back to the details
      Given "Hulk" has one event
      And the user has expanded an image of the events
      And the user has gone back to the details
      Then the detail view of "Hulk" is presented
      And the image of the event is loaded
      When the user closes the details
      Then the list of characters is presented

  Rule: What nobody does

    @MAR-UC2 @MAR-R19
    Scenario Outline: Nobody searches: <what>
      Given the user has opened the app
      When <what>
      Then nothing has changed
      And nothing happened
      And the list of characters is presented

      Examples:
        | what                                          |
        | the user has not searched for a character yet |
        | the magnifier icon is not tapped              |
        | the user does not tap on the magnifier icon   |

    @MAR-UC2 @MAR-R21
    Scenario: Nobody types
      Given the user has opened the app
      When the user does not enter a name
      Then nothing has happened
      And the list of characters is presented

    @MAR-UC3 @MAR-R27
    Scenario Outline: Nobody is selected: <what>
      Given the user has opened the app
      When <what>
      Then nothing changed
      And no detail view is presented
      And no further request was sent

      Examples:
        | what                                      |
        | no character is selected                  |
        | nobody selects a character                |
        | the user has not opened any character yet |

    @MAR-UC1 @MAR-R17
    Scenario: The list stays as it is
      Given the Marvel library has 25 characters
      And the user has opened the app
      And there is no connection
      When the user reaches the end of the list
      Then the list of characters remains unchanged
      And the list remains the same
      And the list is unchanged
      And the list shows 20 characters

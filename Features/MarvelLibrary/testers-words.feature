@MAR
Feature: The library in the words of further testers

  Whole families of sentences, each used once where it holds and, where it can be denied, once where
  it does not.

  Rule: The list

    @MAR-UC1
    Scenario: Named in every way
      Given the Marvel API has 3 characters: "Hulk", "Thor" and "Storm"
      # audit-ignore(the library lacks the name already)
      And the library doesn't have a character called "Batman"
      When the user opens the app
      Then the user is presented with "Hulk", "Thor" and "Storm"
      And the list shows 3 characters, "Hulk", "Thor" and "Storm"
      And neither "Batman" nor "Rogue" is in the list
      But the user is not presented with "Batman"

    @MAR-UC1 @MAR-R12
    Scenario Outline: What is left: <loaded> of <total>
      Given the character index has <total> characters
      And <loaded> of them are already presented
      When the user reaches the end of the list once again
      Then <more> additional characters are presented
      And <more> new characters are loaded

      Examples:
        | total       | loaded | more |
        | 20          | 20     | 0    |
        | forty-one   | 40     | 1    |
        | 55          | 40     | 15   |

    @MAR-UC1 @MAR-R12
    Scenario: All of them
      Given all 45 characters of the library have been loaded
      When I reach the end of the list
      Then the list still has forty-five characters
      # audit-ignore(none are presented, so that no other number is either)
      And 5 additional characters are not presented

    @MAR-UC1 @MAR-R14
    Scenario: One page
      Given I am looking at a page of 15 characters
      # audit-ignore(before the end of the list nothing may happen)
      When I scroll down to the tenth character only
      Then 0 more characters are loaded
      And the list has 15 characters

  Rule: The search

    @MAR-UC2 @MAR-R20
    Scenario: Its parameter
      # audit-ignore(it checks what there is, and changes nothing)
      Given no search has been made
      # audit-ignore(a search opens the list anyway)
      And the list of characters was loaded from the Marvel API character index
      # audit-ignore(a search opens the list anyway)
      And the list of characters was loaded with one API call
      When the user searches for "Spider-Man"
      Then its name param is "Spider-Man"
      # audit-ignore(no other parameter is "Thor" either)
      And its name param is not "Thor"
      But the list of characters is not loaded with one API call

    @MAR-UC1 @MAR-R20
    Scenario: None for the list
      When I open the app
      Then the request to the character index has no name param
      # audit-ignore(that is the address of the index of characters)
      And the list of characters is loaded from the index

    @MAR-UC2 @MAR-R20 @MAR-UC3
    Scenario: One search after another
      Given the library has "Rogue" and "Cyclops"
      # audit-ignore(with a former result there is something that must be gone)
      And I searched for "Rogue" and found one character
      When I search for "Cyclops" instead
      Then the results show 1 character, "Cyclops"
      And "Rogue" isn't shown any longer
      When I select "Cyclops" from the results
      Then the selected character is "Cyclops"
      But the selected character is not "Rogue"

  Rule: The details

    @MAR-UC3 @MAR-R29
    Scenario: Whose they are
      Given the user is presented with "Hulk", "Thor" and "Storm"
      When the user selects "Thor"
      Then a detail view of "Thor" is presented
      And the app presents a detail view of "Thor"
      And it is the detail view of "Thor"
      And it is not the detail view of "Hulk" or "Storm"
      And nothing of "Hulk" is left in the detail view
      When I go back to the list
      Then the user is back in the list
      And the list shows "Hulk", "Thor" and "Storm" and nobody else

    @MAR-UC3 @MAR-R29
    Scenario: What the first call has told
      # audit-ignore(a character that a story names is in the list anyway)
      Given the first API call returned the name and the description of "Captain Marvel"
      When I select "Captain Marvel"
      # audit-ignore(both words mean the one who was selected)
      Then the detail view shows her name and her description
      # audit-ignore(both words mean the one who was selected)
      And the details show its name
      And only the images of the sections have yet to be fetched

    @MAR-UC3 @MAR-R29
    Scenario: Names from the first call, images from elsewhere
      Given "Spider-Man" has 2 comics but no events
      When I select the character "Spider-Man"
      Then the name "Spider-Man" and the names of the 2 comics are shown from the result of the first API call
      And no image is fetched for the events section
      When the comics section becomes visible
      Then 2 images are loaded
      And only the images of the comics are fetched from their resourceURI
      And there are the following sections:
        # audit-ignore(a heading may have any words)
        | section | items |
        | comics  | 2     |
        | events  | 0     |

    @MAR-UC3 @MAR-R28
    Scenario: Too early for images
      Given the list of characters contains "Black Widow" with 6 comics
      # audit-ignore(it checks what there is, and changes nothing)
      When nobody has selected "Black Widow"
      Then not one of the images of her comics has been fetched
      And none of the images of the comics were loaded
      And none of the images of his stories have been loaded yet
      And the list shows "Black Widow" and nobody else

    @MAR-UC3 @MAR-R28
    Scenario: Some are on the screen
      Given "Thor" has 5 comics
      And the detail view of "Thor" shows only the first 3 comics
      # audit-ignore(it checks what there is, and changes nothing)
      When the user has not scrolled the comics section
      Then the images of the 3 visible comics are fetched
      And the images of the other 2 comics are not fetched yet

    @MAR-UC3 @MAR-R28
    Scenario: A section that comes onto the screen
      Given the detail view of "Vision" is presented
      # audit-ignore(it checks what there is, and changes nothing)
      And the images of the series section have not been loaded
      When the series section becomes visible
      Then its images are fetched from their resourceURI

    @MAR-UC3 @MAR-R30
    Scenario: One of five is expanded
      Given the comics section of "Deadpool" shows five images
      When I tap on the second image to expand it
      Then it is the image of the second comic
      But it is not the image of the first comic
      And image 2 of 5 is shown
      When I dismiss the expanded image
      Then the details of "Deadpool" are shown again

    @MAR-UC3 @MAR-R30
    Scenario Outline: An item by its title: <item>
      Given the detail view of "Hulk" is presented
      And <item> "Interior #4961"
      When the user expands the image of "Interior #4961"
      Then the expanded image is lazy loaded from the resourceURI of "Interior #4961"
      And the stories section contains one item

      Examples:
        | item                                   |
        | the section stories has an item titled |
        | the stories section has an item called |

  Rule: The list presenter

    @MAR-T2 @MAR-UC1
    Scenario: Asked once
      Given a list presenter with a list interactor
      When the view is updated with a limit of 20
      Then it is asked only once
      And the interactor was asked once
      And showCharacters was called once

    @MAR-T1 @MAR-UC2
    Scenario: The search action
      Given a list presenter with a mocked wireframe
      When the search action is called
      Then the wireframe has presented the filter interface

    @MAR-T3 @MAR-UC3
    Scenario: The details of one
      Given the characters "Quicksilver", "Magneto" and "Polaris" were found
      When the presenter opens the details view for the index 1
      Then the selected character is "Magneto"

    @MAR-T2 @MAR-UC1
    Scenario: Found twice
      Given a list presenter with a user interface and a wireframe
      # audit-ignore(nobody found must leave nothing behind)
      When 0 characters are found
      Then the user interface is not asked to show characters
      And the user interface is not called
      When 5 characters are found
      Then the user interface shows the 5 characters

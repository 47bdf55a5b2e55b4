@MAR @MAR-UC1
Feature: List of Characters

  In this view, you should present a list of characters loaded from the Marvel API character
  index. Notice that the when reaching the end of the list, if there are additional results to
  show, you should load and present the next page.

  Background:
    Given a library of 45 characters

  Scenario: List of Characters, in the words of the document
    When I open the list of characters
    Then you should present a list of characters loaded from the Marvel API character index
    When the when reaching the end of the list
    Then if there are additional results to show, you should load and present the next page

  @MAR-R10 @MAR-R11 @MAR-R12 @MAR-R13 @MAR-R14 @MAR-R15
  Rule: Pages follow each other as the end of the list is reached

    @MAR-X01 @MAR-X02 @MAR-X03 @MAR-T2
    Scenario: Each page is asked for once, and the last one is shorter
      When I open the list of characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=0&limit=20"
      And the list shows the characters 1 to 20
      When I open the list of characters
      Then the library asks for nothing
      When I reach the end of the characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=20&limit=20"
      And the list shows the characters 1 to 40
      When I reach the end of the characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=40&limit=20"
      And the list shows the characters 1 to 45
      When I reach the end of the characters
      Then the library asks for nothing

    @MAR-X04
    Scenario Outline: A library of <count> characters, which says that it has <total>
      Given a library of <count> characters
      And the Marvel API gives "data.total" as "<total>"
      When I open the list of characters
      And I reach the end of the characters
      And I reach the end of the characters
      Then the library has sent <requests> requests
      And the list shows the characters 1 to <last>

      Examples: A page without characters is the last one
        | count | total | requests | last |
        |    20 |    20 |        1 |   20 |
        |    21 |    21 |        2 |   21 |
        |    40 |    40 |        2 |   40 |
        |    41 |    41 |        3 |   41 |
        |    45 |    -1 |        1 |   20 |
        |    45 |    21 |        2 |   40 |
        |    20 |   100 |        2 |   20 |

    @MAR-X05
    Scenario: Rows before the last one, and those that are not there, are not the end
      Given I have loaded 20 characters
      When character 0, character 1, character 19 and character 21 become visible
      Then the library asks for nothing
      And the list shows the characters 1 to 20

    @MAR-X06
    Scenario: One page request at a time
      Given the Marvel API does not answer yet
      When I open the list of characters
      Then the library is loading characters
      When I open the list of characters
      Then the library asks for nothing
      When the Marvel API answers at last
      Then the list shows the characters 1 to 20
      Given the Marvel API does not answer yet
      When I reach the end of the characters
      Then the library is loading characters
      When I reach the end of the characters
      Then the library asks for nothing
      When the Marvel API answers at last
      Then the list shows the characters 1 to 40

    @MAR-R02 @MAR-R39
    Scenario: A page that is not full is not the last, wherever the Marvel API is
      Given the Marvel API is at "http://marvel.test:8080/heroes"
      And the Marvel API gives out 10 characters at most
      And I have loaded 10 characters
      When I reach the end of the characters
      Then the library asks for "http://marvel.test:8080/heroes?offset=10&limit=20"
      And the list shows the characters 1 to 20

    @MAR-X07 @MAR-R16 @MAR-R18
    Scenario: A character that comes again is shown once, as it came first
      Given a page size of 2
      And the characters of the library are:
        | number | name | description |
        |      7 | Zed  | The first   |
        |      2 | ash  |             |
        |      7 | Zed  | The second  |
        |      3 | Mia  |             |
        |      3 | Mia  |             |
        |      3 | Mia  |             |
        |      4 | Zed  | The third   |
        |      4 | Zed  |             |
      And I have loaded 2 characters
      When I reach the end of the characters
      Then the list of characters is "Zed", "ash" and "Mia"
      When I reach the end of the characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=4&limit=2"
      And the list of characters is "Zed", "ash" and "Mia"
      When I reach the end of the characters
      Then the list of characters is "Zed", "ash", "Mia" and "Zed"
      When I select character 1
      Then the description of the character is "The first"

  @MAR-R09 @MAR-R17
  Rule: Without a usable answer the library says so, and what is shown stays

    @MAR-X09
    Scenario Outline: No connectivity on the first page: <failure>
      Given the Marvel API cannot be reached: <failure>
      When I open the list of characters
      Then the message "No connection" says "The characters could not be loaded: there is no connection."
      When the Marvel API answers at last
      And I open the list of characters
      Then the list shows the characters 1 to 20

      @audit-ignore(every_failure_of_the_connection_is_told_alike)
      Examples:
        | failure       |
        | not connected |
        | timed out     |
        | cancelled     |
        | broken off    |

    @MAR-X08
    Scenario: A failed page keeps the list, and is asked for again at its end or by trying again
      Given I have loaded 20 characters
      And the Marvel API cannot be reached
      When I reach the end of the characters
      Then the message "No connection" says "The characters could not be loaded: there is no connection."
      And the characters stay as they were
      When the Marvel API answers at last
      And I reach the end of the characters
      Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=20&limit=20"
      And the list shows the characters 1 to 40
      When I ask the library to try again
      Then the library asks for nothing
      Given the Marvel API answers with status 500 and the body ""
      When I reach the end of the characters
      And I ask the library to try again
      Then the message "Invalid data" says "The data of the server is invalid: it answered with status 500 instead of 200."
      And the characters stay as they were
      And the library has sent 5 requests
      When the Marvel API answers at last
      Given the Marvel API does not answer yet
      When I ask the library to try again
      Then the library is loading characters
      When the Marvel API answers at last
      Then the list shows the characters 1 to 45

    @MAR-R38
    Scenario: The latest attribution is shown with the data, and a page without one leaves it
      When I open the list of characters
      Then the library shows "Data provided by sample" with the data
      Given the Marvel API gives "attributionText" as '"By another sample"'
      When I reach the end of the characters
      Then the library shows "By another sample" with the data
      # audit-ignore(it must change nothing)
      Given the Marvel API gives "attributionText" as "missing"
      When I reach the end of the characters
      Then the list shows the characters 1 to 45
      And the library shows "By another sample" with the data

  @MAR-R31 @MAR-R32 @MAR-R33 @MAR-R34 @MAR-R37
  Rule: The portraits of characters are loaded while they can be seen

    Scenario: A row on the screen loads its portrait, once, and the last one the next page as well
      Given the characters of the library have pictures
      And I open the list of characters
      When character 2 becomes visible
      Then the library asks for "http://img.test/characters/2/portrait_incredible.jpg"
      And the pictures are "Hero 02"
      When I select character 2
      Then the details of "Hero 02" are presented
      When I go back in the library
      Then the pictures are "Hero 02"
      When character 2 is no longer visible
      Then there are no pictures
      When character 2 becomes visible
      Then the library asks for nothing
      When character 20 becomes visible
      Then the library has sent 4 requests
      And the pictures are "Hero 02" and "Hero 20"
      And the list shows the characters 1 to 40

    Scenario: Rows that wait, fail, have no portrait or leave the screen
      Given the characters of the library are:
        | name | picture                                   |
        | Ash  | http://img.test/ash.png                   |
        | Bolt |                                           |
        | Coal | http://img.test/u/image_not_available.gif |
        | Dusk | http://img.test/image_not_available_2.jpg |
        | Ebb  | http://img.test/ebb.jpg                   |
      And I open the list of characters
      And the portrait of character 1 cannot be reached
      And the portrait of character 4 and the portrait of character 5 do not answer yet
      When I scroll to character 5
      Then the library has sent 4 requests
      And the pictures are "Ash (No connection)", "Bolt (placeholder)", "Coal (placeholder)", "Dusk (loading)" and "Ebb (loading)"
      When character 4 is no longer visible
      Then the request for the portrait of character 4 was canceled
      When the portrait of character 4 and the portrait of character 5 answer at last
      Then the pictures are "Ash (No connection)", "Bolt (placeholder)", "Coal (placeholder)" and "Ebb"
      When character 4 becomes visible
      Then the library asks for the portrait of character 4

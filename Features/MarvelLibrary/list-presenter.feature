@MAR
Feature: Unit testing

  I started from testing interactor and presenter, because interactor contains main business logic
  and presenter contains logic responsible for preparing data before displaying. These components
  seemed to us more critical than others.

  The document shows the class ListPresenter and its three tests, which are told here under their
  names. It has searching and opening the details raise one and the same flag, so that its third
  test would also pass if the search were opened; here they are two.

  @MAR-T1 @MAR-UC2
  Scenario: testSearchCharactersActionPresentsFilterUI
    When searchCharacters is called
    Then the list presenter calls:
      | presentFilterInterface |  |

  @MAR-T2 @MAR-UC1
  Scenario: testFoundCharacters
    When updateView is called
    Then the list presenter calls:
      | showCharacters | 5 |

  @MAR-T3 @MAR-UC3
  Scenario: testOpenDetailsViewActionPresentsDetailsUI
    Given updateView is called
    When openDetailsView is called with 1 and the characters
    Then the list presenter calls:
      | PresentDetailsInterface | Hero 02 |
    When I go back in the library
    Then the list presenter calls nothing

  @MAR-UPDATE @MAR-UC1 @MAR-R12
  Scenario Outline: The limit is the page size, from 1 to 100: <limit>
    Given a page size of <limit>
    And a library of 101 characters
    When updateView is called
    Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=0&limit=<asked>"
    When I reach the end of the characters
    Then the library asks for "https://gateway.marvel.com/v1/public/characters?offset=<asked>&limit=<asked>"

    Examples:
      | limit | asked |
      |     0 |     1 |
      |     2 |     2 |
      |   100 |   100 |
      |   101 |   100 |

  @MAR-X11 @MAR-T2 @MAR-UC1 @MAR-R24
  Scenario: An empty library is no list, and is told of once
    Given a library of 0 characters
    When updateView is called
    Then the list presenter calls:
      | showEmptyLibrary |  |
    And the list of characters is empty
    When updateView is called
    Then the list presenter calls nothing

  @MAR-T2 @MAR-UC1 @MAR-UC2 @MAR-R24
  Scenario: A page is shown with all characters so far, and a search result even if it is empty
    Given a library of 25 characters
    And updateView is called
    When I reach the end of the characters
    Then the list presenter calls:
      | showCharacters | 25 |
    When searchCharacters is called
    And I search for "Hero 05"
    Then the list presenter calls:
      | showCharacters | 1 |
    When I search for "Nobody"
    Then the list presenter calls:
      | showCharacters | 0 |
    When I search for " "
    Then the list presenter calls nothing

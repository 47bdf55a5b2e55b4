@MAR
Feature: Tests of the list presenter

  The document shows the test class ListPresenterTests. Its three tests are here, under their
  names, and one for the method that they leave out. The document has searching and opening the details raise one and the same flag, so
  that its third test would also pass if the search were opened; here they are two.

  @MAR-T1 @MAR-UC2
  Scenario: testSearchCharactersActionPresentsFilterUI
    When searchCharacters is called
    Then presentFilterInterface was called
    But PresentDetailsInterface was not called

  @MAR-T2 @MAR-UC1
  Scenario: testFoundCharacters
    When foundCharacters is called with 20 characters
    Then showCharacters was called

  @MAR-T2 @MAR-UC1 @MAR-R24
  Scenario: The presenter of the document shows no empty list
    # audit-ignore(the presenter shows no empty list: it is as if it had found nothing yet)
    When foundCharacters is called with 0 characters
    Then showCharacters was not called

  @MAR-T3 @MAR-UC3
  Scenario: testOpenDetailsViewActionPresentsDetailsUI
    When openDetailsView is called with 1 and the characters
    Then PresentDetailsInterface was called for "Hero 02"
    But presentFilterInterface was not called

  @MAR-T3 @MAR-UC3 @MAR-R27
  Scenario: The details of a row that is not there
    # audit-ignore(a row that is not there cannot be opened)
    When openDetailsView is called with 20 and the characters
    Then PresentDetailsInterface was not called
    And the wireframe was not asked to present any details

  @MAR-UPDATE @MAR-UC1
  Scenario Outline: updateView asks the interactor for <limit> characters
    When updateView is called with the limit <limit>
    Then getCharacters was called with the limit <limit>
    And showCharacters was called

    Examples:
      | limit |
      |     6 |
      |    20 |

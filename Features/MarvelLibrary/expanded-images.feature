@MAR @MAR-UC3 @MAR-R32 @MAR-R33 @MAR-R36 @MAR-R37
Feature: Expanded images

  "That same behaviour is expected when expanding those images": an image that is expanded is
  loaded in its full size, lazily, and one can go on to the other images of the section.

  Background:
    Given a character with 3 comics, 2 series, 0 stories and 0 events

  @MAR-X32 @MAR-X33
  Scenario: Expanding and moving inside the expanded gallery
    Given I have selected character 1
    And comic 2 becomes visible
    When I expand comic 2
    Then the library asks for "http://img.test/comics/2.jpg"
    And "comic 2" is expanded with the footer "2/3"
    And the pictures are "comic 2"
    When I move to the next picture
    Then the library asks for "http://gateway.marvel.com/v1/public/comics/503" and "http://img.test/comics/3.jpg"
    And "comic 3" is expanded with the footer "3/3"
    And the pictures are "comic 3"
    When I move to the next picture
    Then the library asks for nothing
    And "comic 3" is expanded with the footer "3/3"
    When I move to the previous picture
    Then the library asks for nothing
    And the pictures are "comic 2"
    When I move to the previous picture
    Then "comic 1" is expanded with the footer "1/3"
    When I move to the previous picture
    Then the library asks for nothing
    And "comic 1" is expanded with the footer "1/3"

  Scenario: A large image is loaded once, and is not the small one
    Given I have selected character 1
    And series 1 becomes visible
    And I expand series 1
    And I move to the next picture
    When I close the expanded picture
    Then the pictures are "series 1"
    When series 2 becomes visible
    Then the library asks for the portrait of series 2
    When I expand series 1
    Then the library asks for nothing
    And the pictures are "series 1"
    And "series 1" is expanded with the footer "1/2"

  @MAR-X34
  Scenario: Items without picture are not part of the gallery, as soon as that is known
    Given character 1 has the works:
      | work     | picture               |
      | comic 1  | http://img.test/1.jpg |
      | comic 2  |                       |
      | comic 3  |                       |
      | comic 4  | http://img.test/4.jpg |
      | comic 5  |                       |
      | comic 6  | http://img.test/6.jpg |
      | comic 7  |                       |
      | series 1 | http://img.test/9.jpg |
    # audit-ignore(it must change nothing)
    And the Marvel API gives "data.results[0].comics.available" as "1"
    And I have selected character 1
    And comic 2, comic 4 and series 1 become visible
    When I expand comic 4
    Then "comic 4" is expanded with the footer "3/6"
    When I move to the next picture
    Then the library asks for the data of comic 5, the data of comic 6 and the full picture of comic 6
    And "comic 6" is expanded with the footer "4/5"
    When I move to the next picture
    Then "comic 6" is expanded with the footer "4/4"
    When I move to the previous picture
    Then "comic 4" is expanded with the footer "3/4"
    When I move to the previous picture
    Then the library asks for the data of comic 3, the data of comic 1 and the full picture of comic 1
    And "comic 1" is expanded with the footer "1/3"

  Scenario: Before an item found to have no picture there may be none
    Given the data of series 1 gives "data.results[0].thumbnail" as "null"
    And I have selected character 1
    And series 2 becomes visible
    And I expand series 2
    When I move to the previous picture
    Then "series 2" is expanded with the footer "1/1"
    And the pictures are "series 2"
    When I move to the previous picture
    Then the library asks for nothing

  Scenario: An image that is not there yet cannot be expanded
    Given the data of comic 1 gives "data.results[0].thumbnail" as "null"
    And the data of comic 2 cannot be reached
    And the portrait of comic 3 does not answer yet
    And I have selected character 1
    And comic 1, comic 2 and comic 3 become visible
    When I expand comic 1, comic 2, comic 3, comic 4 and series 1
    Then the library asks for nothing
    And the pictures are "comic 1 (placeholder)", "comic 2 (No connection)" and "comic 3 (loading)"
    When the portrait of comic 3 answers at last
    And I expand comic 3
    Then "comic 3" is expanded with the footer "2/2"

  Scenario: Nothing is expanded over an expanded image, and nothing closes under it
    Given I have selected character 1
    And comic 1 and comic 2 become visible
    And I expand comic 1
    When I expand comic 2
    Then the library asks for nothing
    # audit-ignore(it must change nothing)
    When I close the details of the character
    Then "comic 1" is expanded with the footer "1/3"
    When I go back in the library
    Then the details of "Hero 01" are presented

  Scenario: Moving on and closing cancel what was asked for, and its answer is ignored
    Given I have selected character 1
    And comic 1 becomes visible
    And I expand comic 1
    And the data of comic 2 and the full picture of comic 3 do not answer yet
    When I move to the next picture
    Then the pictures are "comic 2 (loading)"
    When I move to the next picture
    Then the request for the data of comic 2 was canceled
    When the data of comic 2 answers at last
    Then the library asks for nothing
    And the pictures are "comic 3 (loading)"
    When I move to the previous picture
    Then the request for the full picture of comic 3 was canceled
    And the library asks for the data of comic 2 and the full picture of comic 2
    # audit-ignore(it must change nothing)
    When the full picture of comic 3 answers at last
    Then the pictures are "comic 2"
    Given the full picture of comic 3 does not answer yet
    When I move to the next picture
    Then the pictures are "comic 3 (loading)"
    When I close the expanded picture
    Then the request for the full picture of comic 3 was canceled
    And the details of "Hero 01" are presented

  Scenario: A large image that cannot be loaded keeps its place
    Given I have selected character 1
    And comic 3 becomes visible
    And the full picture of comic 3 answers with status 404 and the body "oops"
    When I expand comic 3
    Then "comic 3" is expanded with the footer "3/3"
    And the pictures are "comic 3 (Invalid data)"
    When I move to the next picture
    Then the library asks for nothing
    When the full picture of comic 3 answers at last
    And I move to the previous picture
    And I move to the next picture
    Then the pictures are "comic 3"

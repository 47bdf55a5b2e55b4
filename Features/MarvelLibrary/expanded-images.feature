@MAR
Feature: Expanded images

  "That same behaviour is expected when expanding those images": an image that is expanded is
  loaded in its full size, lazily, and one can go on to the other images of the section.

  @MAR-X32 @MAR-UC3 @MAR-R36 @MAR-R37
  Scenario: Expanding loads the large image lazily
    Given the image of comic 2 of 3 was shown
    When I expand comic 2
    Then only the large image of comic 2 is requested
    And the large image of comic 2 is shown
    And the footer says "2/3" and the title of comic 2

  Rule: The other images of the section follow

    @MAR-X33 @MAR-UC3 @MAR-R36
    Scenario: Moving inside the expanded gallery
      Given comic 2 of 3 is expanded
      When I move to the next picture
      Then the large image of comic 3 is requested
      And the footer says "3/3" and the title of comic 3
      When I move to the next picture
      Then the footer says "3/3" and the title of comic 3
      When I move to the previous picture
      Then the footer says "2/3" and the title of comic 2
      And no further request was sent to Marvel

    @MAR-X34 @MAR-UC3 @MAR-R36
    Scenario: Items without picture are not part of the gallery
      Given 3 stories of which story 1 has no picture, all visible
      When I expand story 2
      Then the footer says "1/2" and the title of story 2
      When I expand story 1
      Then the footer says "1/2" and the title of story 2

    @MAR-UC3 @MAR-R36
    Scenario: An item found to have no picture leaves the gallery
      Given 3 stories of which story 2 has no picture, the first visible
      When I expand story 1
      Then the footer says "1/3" and the title of story 1
      When I move to the next picture
      Then the footer says "2/2" and the title of story 3

  Rule: What cannot be seen cannot be expanded, and what is left is cancelled

    @MAR-UC3 @MAR-R36
    Scenario: A placeholder cannot be expanded
      Given the details of a character with a story whose thumbnail is null are presented
      And story 1 becomes visible
      When I expand story 1
      Then no image is expanded

    @MAR-UC3 @MAR-R32 @MAR-R36
    Scenario Outline: <what> cancels the large image
      Given the image of comic 2 of 3 was shown
      And the large image of comic 2 is pending
      When <what>
      Then the request for the large image of comic 2 was cancelled

      Examples:
        | what                       |
        | I move to the next picture |
        | I close the expanded image |

    @MAR-UC3 @MAR-R09
    Scenario: A large image that cannot be loaded
      Given the image of comic 2 of 3 was shown
      And the Marvel API cannot be reached: not connected
      When I expand comic 2
      Then a placeholder is expanded
      And the footer says "2/3" and the title of comic 2

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

  @MAR-UC3 @MAR-R36
  Scenario: What was expanded once is kept
    Given comic 2 of 3 is expanded
    When I close the expanded image
    Then no image is expanded
    When I expand comic 2
    Then the large image of comic 2 is shown
    And no further request was sent

  @MAR-UC3 @MAR-R36
  Scenario Outline: <what> shows the details again
    Given comic 2 of 3 is expanded
    When <what>
    Then the details of "Hero 01" are presented again
    And no image is expanded any more
    And comic 2 shows its image
    When I go back
    Then the list of characters is shown

    Examples:
      | what                       |
      | I close the expanded image |
      | I go back                  |

  @MAR-UC3 @MAR-R36
  Scenario: While an image is expanded the details stay below it
    Given comic 2 of 3 is expanded
    # audit-ignore(the details lie below the expanded image and cannot be left)
    When the library is asked to close the details
    Then the image is still expanded
    When I close the expanded picture
    Then the details are shown again

  @MAR-UC3 @MAR-R36
  Scenario: The large image is being loaded
    Given the image of comic 2 of 3 was shown
    And the large image of comic 2 is pending
    Then the large image is being loaded
    And the footer says "2/3"
    When the large image of comic 2 arrives
    Then the large image of comic 2 is shown

  Rule: The other images of the section follow

    @MAR-UC3 @MAR-R36
    Scenario: The gallery has the images of one section
      Given a character with 2 comics, 1 series, 3 stories and 1 event
      And I have selected the character
      Then its detail view is presented
      When I expand the image of the second story
      Then the footer says "2/3" and the title of story 2
      When I move to the next picture
      Then the footer says "3/3" and the title of story 3
      And the expanded image of story 3 is shown

    @MAR-UC3 @MAR-R36
    Scenario Outline: Every section has its gallery: <section>
      Given a character with 1 comic, 2 series, 3 stories and 4 events
      And I have selected the character
      Then its detail view is presented
      When I expand <item>
      Then the footer says "<footer>" and the title of <item>
      And the large image of <item> is shown

      Examples:
        | section | item     | footer |
        | comics  | comic 1  | 1/1    |
        | series  | series 2 | 2/2    |
        | stories | story 1  | 1/3    |
        | events  | event 3  | 3/4    |

    @MAR-UC3 @MAR-R36
    Scenario: The gallery has what the index names
      Given a character with 3 comics
      And the index says that the character has 31 comics
      And I have selected the character
      # audit-ignore(it checks what there is, and changes nothing)
      And the details show 31 comics
      When I expand the third comic
      Then the footer says "3/3" and the title of comic 3

    @MAR-UC3 @MAR-R36
    Scenario: From the first to the last and back
      Given comic 1 of 3 is expanded
      When I move to the previous picture
      Then the footer says "1/3" and the title of comic 1
      And no further request was sent
      When I go to the next image
      Then the footer says "2/3" and the title of comic 2
      And the large image of comic 2 is shown
      When I go to the next image
      Then the large image of comic 3 is shown
      When I go to the previous image
      And I go to the previous image
      Then the large image of comic 1 is shown
      And the footer says "1/3" and the title of comic 1
      And no further request was sent

    @MAR-X33 @MAR-UC3 @MAR-R36
    Scenario: Moving inside the expanded gallery
      Given comic 2 of 3 is expanded
      When I move to the next picture
      Then the large image of comic 3 is requested
      And the footer says "3/3" and the title of comic 3
      # audit-ignore(the third of three images is the last one)
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
      # audit-ignore(story 1 has no image that could take the place of the expanded one)
      When the library is asked to expand story 1
      Then the footer says "1/2" and the title of story 2

    @MAR-UC3 @MAR-R36
    Scenario: An item found to have no picture leaves the gallery
      Given 3 stories of which story 2 has no picture, the first visible
      When I expand story 1
      Then the footer says "1/3" and the title of story 1
      When I move to the next picture
      Then the footer says "2/2" and the title of story 3
      And the large image of story 3 is shown

    @MAR-UC3 @MAR-R36
    Scenario: Going back over an item found to have no picture
      Given a character with 4 stories
      And story 2 has no picture
      And story 3 has no picture
      And I have expanded story 4
      When I move to the previous picture
      Then the footer says "1/2" and the title of story 1
      And the large image of story 1 is shown

    @MAR-UC3 @MAR-R36
    Scenario: The last item found to have no picture
      Given a character with 3 stories
      And story 3 has no picture
      And I have expanded the image of story 2
      When I move to the next picture
      Then the footer says "2/2" and the title of story 2
      And the large image of story 2 is shown

    @MAR-UC3 @MAR-R36
    Scenario: The first item found to have no picture
      Given a character with 3 stories
      And story 1 has no picture
      And I have expanded the picture of story 2
      When I move to the previous picture
      Then the footer says "1/2" and the title of story 2
      And the large image of story 2 is shown

    @MAR-UC3 @MAR-R36
    Scenario: An image that failed stays in the gallery
      Given the image of comic 1 of 3 was shown
      And the large image of comic 2 answers with status 503
      When I expand comic 1
      And I move to the next picture
      Then the expanded image could not be loaded: "status 503"
      And the footer says "2/3" and the title of comic 2
      When I move to the next picture
      Then the footer says "3/3" and the title of comic 3

    @MAR-UC3 @MAR-R36
    Scenario: The picture before is not shown in the place of the next
      Given comic 1 of 3 is expanded
      And the large image of comic 1 is shown
      And the Marvel API takes 5 seconds to answer
      When I move to the next picture
      Then the large image is being loaded
      And the large image of comic 1 is not shown
      And the large image of comic 2 is not shown
      # audit-ignore(what has loaded stays)
      When 10 seconds pass
      Then the large image of comic 2 is shown

  Rule: What cannot be seen cannot be expanded, and what is left is cancelled

    @MAR-UC3 @MAR-R36
    Scenario: A placeholder cannot be expanded
      Given the details of a character with a story whose thumbnail is null are presented
      And story 1 becomes visible
      And story 1 shows the placeholder
      # audit-ignore(a placeholder cannot be expanded)
      When I expand story 1
      Then no image is expanded

    @MAR-UC3 @MAR-R36
    Scenario Outline: An image that <state> cannot be expanded
      Given the details of a character with 3 comics are presented
      And <step>
      And <seen>
      # audit-ignore(only an image that is shown can be expanded)
      When the library is asked to expand comic 2
      Then no image is expanded
      And the details are shown

      Examples:
        | state             | step                            | seen                                    |
        | was never visible | comic 1 is visible              | comic 1 shows its image                 |
        | is being loaded   | the image of comic 2 is pending | comic 2 shows that its image is loading |
        | has no data yet   | the data of comic 2 is pending  | comic 2 shows that its image is loading |

    @MAR-UC3 @MAR-R36
    Scenario: An image that failed cannot be expanded
      Given the details of a character with 3 comics are presented
      And the image of comic 2 answers with status 404
      And all comics are visible
      And comic 2 shows that its image could not be loaded
      # audit-ignore(there is no image to expand where it could not be loaded)
      When I expand comic 2
      Then no image is expanded

    @MAR-UC3 @MAR-R36
    Scenario: An image that is no longer visible cannot be expanded
      Given the image of comic 2 of 3 was shown
      And comic 2 shows its image
      When comic 2 is no longer visible
      # audit-ignore(an image that has left the screen cannot be expanded)
      And the library is asked to expand comic 2
      Then no image is expanded

    @MAR-UC3 @MAR-R36
    Scenario: While an image is expanded no other can be
      Given the details of a character with 2 comics and 2 stories are presented
      And all stories are visible
      And story 2 shows its image
      And I expand comic 1
      # audit-ignore(the expanded image covers those that could be expanded)
      When the library is asked to expand story 2
      Then the footer says "1/2" and the title of comic 1

    @MAR-UC3 @MAR-R36
    Scenario: In the list nothing can be expanded
      Given the image of comic 2 of 3 was shown
      And comic 2 shows its image
      When I go back
      # audit-ignore(the list has no comics that could be expanded)
      And the library is asked to expand comic 2
      # audit-ignore(without an expanded image there is no next one)
      And the library is asked to show the next picture
      Then no image is expanded
      And the list of characters is shown
      And no further request was sent

    @MAR-UC3 @MAR-R32 @MAR-R36
    Scenario Outline: A large image that can no longer be stopped is ignored: <what>
      Given the image of comic 2 of 3 was shown
      # audit-ignore(an image that is ignored must leave as little as one that was stopped)
      And answers on their way can no longer be stopped
      And the large image of comic 2 is pending
      When <what>
      # audit-ignore(the image is no longer looked at: it must be ignored)
      And the large image of comic 2 arrives
      Then <outcome>
      And the request for the large image of comic 2 was cancelled

      Examples:
        | what                           | outcome                             |
        | I move to the next picture     | the large image of comic 3 is shown |
        | I move to the previous picture | the large image of comic 1 is shown |
        | I close the expanded image     | the details are shown               |

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
        | I go back                  |

    @MAR-UC3 @MAR-R09
    Scenario: A large image that cannot be loaded
      Given the image of comic 2 of 3 was shown
      And the Marvel API cannot be reached: not connected
      When I expand comic 2
      Then a placeholder is expanded
      And the footer says "2/3" and the title of comic 2
      And the expanded image could not be loaded: "there is no connection"
      When there is a connection again
      And I close the expanded image
      And I expand comic 2
      Then the large image of comic 2 is shown

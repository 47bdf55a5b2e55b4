@MAR
Feature: Character Details

  When selecting a character, you should present a detail view of that character. Most of this
  information is already available on the result of the first API call, except for the images to
  be presented on the comics/series/stories/events sections. Those images can be fetched from the
  resourceURI and should be lazy loaded. That same behaviour is expected when expanding those
  images.

  Behind the resourceURI of a comic is its data, in which the address of its picture is written:
  a picture takes two requests.

  @MAR-UC3
  Scenario: Character Details, in the words of the document
    Given a character with 3 comics
    When selecting a character
    Then you should present a detail view of that character
    And most of this information is already available on the result of the first API call
    And those images can be fetched from the resourceURI
    And should be lazy loaded
    When expanding those images
    Then that same behaviour is expected

  Rule: The details are those of the first API call

    @MAR-X25 @MAR-UC3 @MAR-R27 @MAR-R28 @MAR-T3
    Scenario Outline: Selecting character <number> presents its details without a new request
      Given the list has loaded the characters 1 to 20 of 45
      When I select character <number>
      Then the details of "<name>" are presented
      And no further request was sent to Marvel

      Examples:
        | number | name    |
        | 1      | Hero 01 |
        | 2      | Hero 02 |
        | 20     | Hero 20 |

    @MAR-UC3 @MAR-R27
    Scenario Outline: A row that is not there cannot be selected: <number>
      Given the list has loaded the characters 1 to 20 of 45
      When I select character <number>
      Then no details are presented

      Examples:
        | number |
        | 0      |
        | 21     |

    @MAR-X26 @MAR-UC3 @MAR-R29
    Scenario: Sections of the details
      Given a character with 2 comics, 1 series, 1 story, 0 events and the link "wiki"
      When its details are presented
      Then the details have the sections
        | section | number |
        | comics  | 2      |
        | series  | 1      |
        | stories | 1      |
        | events  | 0      |
        | links   | 1      |
      And the link is labelled "Wiki"

    @MAR-UC3 @MAR-R35 @MAR-CONTRACT
    Scenario: The index names fewer comics than there are
      Given the Marvel API answers as in "bolt.yaml"
      And the Marvel API answers as in "bolt-works.yaml"
      When I open the list of characters
      And I select character 1
      Then the details of "Bolt" are presented
      And the details have the sections
        | section | number |
        | comics  | 31     |
        | series  | 0      |
        | stories | 1      |
        | events  | 0      |
        | links   | 1      |
      When comic 2 becomes visible
      Then comic 2 shows a picture
      When story 1 becomes visible
      Then story 1 shows the placeholder

  Rule: Images are loaded when they can be seen

    @MAR-X27 @MAR-UC3 @MAR-R30 @MAR-R31
    Scenario: Images are loaded when an item becomes visible
      Given the details of a character with 3 comics are presented
      When comic 1 becomes visible
      Then requests were sent to the resource URI of comic 1 and to its image, in this order
      And comic 1 shows its image
      And no request was sent for comic 2
      And no request was sent for comic 3

    @MAR-UC3 @MAR-R30
    Scenario Outline: Every section loads its images the same way: <section>
      Given the details of a character with 2 <section> are presented
      When <item> 1 becomes visible
      Then requests were sent to the resource URI of <item> 1 and to its image, in this order
      And <item> 1 shows its image

      Examples:
        | section | item   |
        | comics  | comic  |
        | series  | series |
        | stories | story  |
        | events  | event  |

    @MAR-X28 @MAR-UC3 @MAR-R32
    Scenario: Leaving the screen cancels the load
      Given the details of a character with 2 comics are presented
      And the image of comic 1 is pending
      When comic 1 is no longer visible
      And the image of comic 1 arrives
      Then the request for the image of comic 1 was cancelled
      And no image of comic 1 is shown
      When comic 1 becomes visible
      Then the image of comic 1 was requested again

    @MAR-UC3 @MAR-R32
    Scenario: Leaving the details cancels the load
      Given the details of a character with 2 comics are presented
      And the image of comic 1 is pending
      When I go back from the details
      Then the request for the image of comic 1 was cancelled
      And the list shows the characters 1 to 20

    @MAR-X29 @MAR-UC3 @MAR-R33
    Scenario: An image is loaded once
      Given the image of comic 1 of 2 was shown
      When comic 1 is no longer visible
      And comic 1 becomes visible
      Then no further request was sent to Marvel
      And comic 1 shows its image

    @MAR-UC3 @MAR-R33
    Scenario: An image is loaded once for all screens
      Given the image of comic 1 of 2 was shown
      When I go back from the details
      And I select character 1
      And comic 1 becomes visible
      Then no further request was sent to Marvel
      And comic 1 shows its image

  Rule: Where there is no image, there is a placeholder

    @MAR-X30 @MAR-UC3 @MAR-R34
    Scenario Outline: Items without picture show the placeholder: <thumbnail>
      Given the details of a character with a story whose thumbnail is <thumbnail> are presented
      When story 1 becomes visible
      Then story 1 shows the placeholder
      And no image was requested

      Examples: The story has no picture
        | thumbnail                                      |
        | null                                           |
        | http://img.test/image_not_available.jpg        |
        | http://img.test/u/prod/image_not_available.jpg |

      Examples: The address is none
        | thumbnail            |
        | ftp://img.test/1.jpg |
        | img.test/1.jpg       |

    @MAR-X31 @MAR-UC3
    Scenario Outline: A failing image does not disturb the others: <what>
      Given the details of a character with 2 comics are presented
      And the image of comic 1 answers with <what>
      When comic 1 becomes visible
      And comic 2 becomes visible
      Then comic 1 shows the placeholder
      And comic 2 shows its image

      Examples:
        | what          |
        | zero bytes    |
        | status 404    |
        | status 503    |
        | no connection |

    @MAR-UC3 @MAR-R09
    Scenario Outline: A resource URI that does not answer as it should: <what>
      Given the details of a character with 2 comics are presented
      And the resource URI of comic 1 answers with status <status> and the body '<body>'
      When comic 1 becomes visible
      And comic 2 becomes visible
      Then comic 1 shows the placeholder
      And comic 2 shows its image

      Examples:
        | what              | status | body                                                                                   |
        | unknown           | 404    | {"code":404,"status":"There is no such comic"}                                    |
        | a page for people | 200    | <html><body>Sorry</body></html>                                                        |
        | no comic in it    | 200    | {"code":200,"data":{"total":0,"results":[]}}                                           |
        | half a thumbnail  | 200    | {"code":200,"data":{"total":1,"results":[{"thumbnail":{"path":"http://img.test/1"}}]}} |

    @MAR-UC3
    Scenario: A failed image is asked for again when it becomes visible again
      Given the details of a character with 2 comics are presented
      And the image of comic 1 answers with status 503
      And comic 1 becomes visible
      When the image of comic 1 can be loaded again
      And comic 1 is no longer visible
      And comic 1 becomes visible
      Then comic 1 shows its image

  Rule: A store that fails costs a request, never the image

    @MAR-UC3 @MAR-R33
    Scenario Outline: The store of images fails to <operation> <often>
      Given the details of a character with 2 comics are presented
      And the store of images fails to <operation> <often>
      When comic 1 becomes visible
      Then comic 1 shows its image
      And the library notes that the store failed to <operation>
      When comic 1 is no longer visible
      And comic 1 becomes visible
      Then comic 1 shows its image
      And the image of comic 1 was requested <times> in total

      Examples:
        | operation | often  | times   |
        | read      | once   | 1 time  |
        | read      | always | 2 times |
        | write     | once   | 2 times |
        | write     | always | 2 times |

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
    # audit-ignore(the images of the comics are all that there are)
    When expanding those images
    Then that same behaviour is expected

  Rule: The details are those of the first API call

    @MAR-X25 @MAR-UC3 @MAR-R27 @MAR-R28 @MAR-T3
    Scenario Outline: Selecting character <number> presents its details without a new request
      Given the list has loaded the characters 1 to 20 of 45
      When I select character <number>
      Then the details of "<name>" are presented
      And no further request was sent to Marvel
      When I go back from the details
      Then the list of characters is presented
      And the list shows the characters 1 to 20

      Examples:
        | number | name    |
        |      1 | Hero 01 |
        |      2 | Hero 02 |
        |     20 | Hero 20 |

    @MAR-UC3 @MAR-R27
    Scenario Outline: A row that is not there cannot be selected: <number>
      Given the list has loaded the characters 1 to 20 of 45
      # audit-ignore(a row that is not there cannot be selected, so the list stays)
      When I select character <number>
      Then no details are presented
      And the list shows the characters 1 to 20

      Examples:
        | number |
        |      0 |
        |     21 |

    @MAR-UC3 @MAR-R27
    Scenario: The last character of the list
      Given the list has loaded the characters 1 to 40 of 45
      When I select the last character
      Then the details of "Hero 40" are presented

    @MAR-UC3 @MAR-R27 @MAR-R26
    Scenario: One character after the other
      Given the second character has 2 comics
      And I have selected the first character
      # audit-ignore(behind the list there is nothing to go back to)
      When I go back
      Then the list of characters is shown
      And the list shows the characters 1 to 20
      When I select the second character
      Then the details of "Hero 02" are presented
      And the details show 2 comics
      And no further request was sent

    @MAR-UC3 @MAR-R27
    Scenario: In the details no other character can be selected
      Given I have selected the second character
      # audit-ignore(the list lies below the details, where nothing can be selected)
      When I select the third character
      Then the details of "Hero 02" are presented

    @MAR-UC3 @MAR-R27
    Scenario: Below the list there is nothing
      Given I have opened the list of characters
      # audit-ignore(below the list there is no view to go back to)
      When I go back
      Then the list of characters is shown
      And the list shows the first 20 characters

    @MAR-UC3 @MAR-R11
    Scenario: In the details the list does not go on
      Given I have selected the last character
      When the 20th character becomes visible
      Then no further request was sent
      And the details of "Hero 20" are presented

    @MAR-UC3 @MAR-R29
    Scenario: Name, description and the works by their titles
      Given a character with three comics, one series, two stories and no events
      And the first character is called "Ash"
      And the character has the description "Burns & glows."
      When I select the character
      Then the details of "Ash" are presented
      And the details show the description "Burns & glows."
      And the details show 3 comics, 1 series, 2 stories and no events
      And the comics are titled "comic 1", "comic 2" and "comic 3"
      And the series are titled "series 1"
      And the stories are titled "story 1" and "story 2"

    @MAR-UC3 @MAR-R29
    Scenario: A character with events alone
      Given a character with 2 events
      When I select the character
      Then the details show no comics, no series, no stories and two events
      And the events are titled "event 1" and "event 2"
      And the details show the description ""

    @MAR-UC3 @MAR-R29
    Scenario: Links are labelled with their kind
      Given the character has the link "wiki" to "http://links.test/1"
      And the character has the link "comiclink" to "HTTPS://links.test/2?a=b"
      And the character has the link "DETAIL" to "https://links.test"
      And the character has the link "ünder" to "http://links.test:80/"
      When I select the character
      Then the links are labelled "Wiki", "Comiclink", "DETAIL" and "Ünder"
      And the link "Wiki" leads to "http://links.test/1"
      And the link "Comiclink" leads to "HTTPS://links.test/2?a=b"

    @MAR-UC3 @MAR-R29 @MAR-CONTRACT
    Scenario: An index without links
      # audit-ignore(the link must not be shown, as if the character did not have it)
      Given the character has the link "wiki" to "http://links.test/1"
      And the index has no links of the character
      When I select the character
      Then the details show no links

    @MAR-UC3 @MAR-R29
    Scenario Outline: <url> is no address of a page
      # audit-ignore(the bad link must not be shown, as if the character did not have it)
      Given the character has the link "bad" to "<url>"
      And the character has the link "good" to "http://links.test"
      When I select the character
      Then the link is labelled "Good"

      Examples:
        | url                   |
        | ftp://links.test      |
        | javascript:alert(1)   |
        | //links.test          |
        | links.test            |
        | http://               |
        | http:///page          |
        | https://?page         |
        | https://#page         |
        | http://links test     |
        | http://links.test/a b |
        | http://links.test/\n  |
        |                       |

    @MAR-UC3 @MAR-R35
    Scenario Outline: The index says <available> of 2 comics
      Given a character with 2 comics
      And the index says that the character has <available> comics
      When I select the character
      Then the details show <shown> comics
      And the comics are titled "comic 1" and "comic 2"

      Examples:
        | available | shown |
        |        31 |    31 |
        |         2 |     2 |
        |         0 |     0 |
        |        -3 |     0 |

    @MAR-UC3 @MAR-R35
    Scenario: The index names twenty comics at most
      Given the details of a character with 21 comics are presented
      When the 20th comic becomes visible
      Then comic 20 shows its image
      # audit-ignore(the index names no 21st comic that could be shown)
      When the 21st comic becomes visible
      Then no request was sent for comic 21
      And no image of comic 21 is shown

    @MAR-X26 @MAR-UC3 @MAR-R29
    Scenario: Sections of the details
      Given a character with 2 comics, 1 series, 1 story, 0 events and the link "wiki"
      # audit-ignore(details that are shown already stay)
      When its details are presented
      Then the details have the sections
        # audit-ignore(a heading may have any words)
        | section | number |
        | comics  |      2 |
        | series  |      1 |
        | stories |      1 |
        | events  |      0 |
        | links   |      1 |
      And the link is labelled "Wiki"

    @MAR-UC3 @MAR-R35 @MAR-CONTRACT
    Scenario: The index names fewer comics than there are
      Given the Marvel API answers as in "bolt.yaml"
      And the Marvel API answers as in "bolt-works.yaml"
      When I open the list of characters
      And I select character 1
      Then the details of "Bolt" are presented
      And the details have the sections
        # audit-ignore(a heading may have any words)
        | section | number |
        | comics  |     31 |
        | series  |      0 |
        | stories |      1 |
        | events  |      0 |
        | links   |      1 |
      When comic 2 becomes visible
      Then comic 2 shows the picture in "bolt-comic.png"
      When story 1 becomes visible
      Then story 1 shows the placeholder

  Rule: Images are loaded when they can be seen

    @MAR-UC3 @MAR-R31
    Scenario: The image of the second comic alone
      Given a character with 5 comics
      And I have selected the character
      When the second comic becomes visible
      Then the image of the second comic is loaded
      And the images of the other comics are not loaded

    @MAR-UC3 @MAR-R31
    Scenario: A comic that is not there is not loaded
      Given the details of a character with 2 comics are presented
      # audit-ignore(there is no third comic of which something could be loaded)
      When comic 3 becomes visible
      # audit-ignore(there is no comic before the first one)
      And comic 0 becomes visible
      Then no further requests were sent
      And the details show 2 comics

    @MAR-UC3 @MAR-R31
    Scenario: An image on its way is shown to be loading and asked for once
      # audit-ignore(stories about comics begin in the details)
      Given the details of a character with 2 comics are presented
      And the image of comic 1 is pending
      When comic 1 becomes visible again
      Then comic 1 shows that its image is loading
      And no further request was sent
      When the image of comic 1 arrives
      Then comic 1 shows its image

    @MAR-UC3 @MAR-R31
    Scenario: The data of a comic is shown to be loading too
      Given the details of a character with 2 comics are presented
      And the data of comic 2 is pending
      Then comic 2 shows that its image is loading
      When the data of comic 2 arrives
      Then comic 2 shows its image
      And no image of comic 1 is shown

    @MAR-UC3 @MAR-R32
    Scenario: Leaving the screen cancels the request for the data
      Given the details of a character with one comic are presented
      And the data of comic 1 is pending
      When comic 1 is no longer visible
      And the data of comic 1 arrives
      Then the request for the data of comic 1 was cancelled
      And no image of comic 1 is shown
      When comic 1 becomes visible again
      Then the data of comic 1 was requested 2 times in total
      And comic 1 shows its image

    @MAR-UC3 @MAR-R32
    Scenario: Data that can no longer be stopped is ignored
      Given the details of a character with one comic are presented
      # audit-ignore(data that is ignored must leave as little as data that was stopped)
      And answers on their way can no longer be stopped
      And the data of comic 1 is pending
      When comic 1 is no longer visible
      And the data of comic 1 arrives
      Then no image of comic 1 is shown
      And no image was requested
      When comic 1 becomes visible again
      Then the data of comic 1 was requested 2 times in total
      And comic 1 shows its image

    @MAR-UC3 @MAR-R32
    Scenario: An image that can no longer be stopped is ignored
      # audit-ignore(stories about comics begin in the details)
      Given the details of a character with one comic are presented
      # audit-ignore(an image that is ignored must leave as little as one that was stopped)
      And answers on their way can no longer be stopped
      And the image of comic 1 is pending
      When comic 1 is no longer visible
      # audit-ignore(the comic has left the screen: its image must be ignored)
      And the image of comic 1 arrives
      Then no image of comic 1 is shown
      When comic 1 becomes visible again
      Then the image of comic 1 was requested 2 times in total
      And the data of comic 1 was requested 1 time in total

    @MAR-UC3 @MAR-R32
    Scenario: Only the comic that left is cancelled
      Given the details of a character with 3 comics are presented
      And the image of comic 1 is pending
      And the image of comic 2 is pending
      When comic 2 is no longer visible
      Then the request for the image of comic 2 was cancelled
      But the request for the image of comic 1 was not cancelled
      When the image of comic 1 arrives
      Then comic 1 shows its image

    @MAR-UC3 @MAR-R32
    Scenario: An image that came leaves the others to be cancelled
      Given the details of a character with 3 comics are presented
      And the image of comic 1 is pending
      And the image of comic 2 is pending
      When the image of comic 1 arrives
      And comic 2 is no longer visible
      Then the request for the image of comic 2 was cancelled
      And comic 1 shows its image

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
      # audit-ignore(stories about comics begin in the details)
      Given the details of a character with one comic are presented
      And the image of comic 1 is pending
      When comic 1 is no longer visible
      # audit-ignore(the request was stopped: its answer must not reach the screen)
      And the image of comic 1 arrives
      Then the request for the image of comic 1 was cancelled
      And no image of comic 1 is shown
      When comic 1 becomes visible
      Then the image of comic 1 was requested again

    @MAR-UC3 @MAR-R32
    Scenario: Leaving the details cancels the load
      # audit-ignore(stories about comics begin in the details)
      Given the details of a character with 2 comics are presented
      And the image of comic 1 is pending
      When I go back from the details
      Then the request for the image of comic 1 was cancelled
      And the list shows the characters 1 to 20

    @MAR-UC3 @MAR-R32
    Scenario: Going back cancels every load
      Given the details of a character with 4 comics and 1 story are presented
      And the image of comic 1 is pending
      And the image of comic 3 is pending
      And the data of story 1 is pending
      When I go back
      Then the request for the image of comic 1 was cancelled
      And the request for the image of comic 3 was cancelled
      And the request for the data of story 1 was cancelled
      When I select the first character
      And comic 2 becomes visible
      Then no image of comic 1 is shown
      But comic 2 shows its image

    @MAR-UC3 @MAR-R32
    Scenario: Only what is visible keeps its image
      Given the image of comic 1 of 2 was shown
      And comic 2 is visible
      And comic 2 shows its image
      When comic 2 is no longer visible
      Then no image of comic 2 is shown
      And comic 1 shows its image

    @MAR-X29 @MAR-UC3 @MAR-R33
    Scenario: An image is loaded once
      Given the image of comic 1 of 2 was shown
      When comic 1 is no longer visible
      Then no image of comic 1 is shown
      When comic 1 becomes visible
      Then no further request was sent to Marvel
      And comic 1 shows its image

    @MAR-UC3 @MAR-R33
    Scenario: An image is loaded once for all screens
      Given the image of comic 1 of 2 was shown
      When I go back from the details
      Then the list is shown
      When I select character 1
      And comic 1 becomes visible
      Then no further request was sent to Marvel
      And comic 1 shows its image

    @MAR-UC3 @MAR-R33
    Scenario: A comic of two characters is loaded once
      Given character 1 has 2 comics
      And character 2 has 2 comics
      And I have selected character 1
      And all comics are visible
      When I go back
      And I select character 2
      And all comics become visible
      Then the details of "Hero 02" are presented
      And no further request was sent
      And the images of both comics are shown

    @MAR-UC3 @MAR-R33
    Scenario: An image in the store is not asked for
      Given the details of a character with 2 comics are presented
      And the store of images holds the image of comic 1
      When both comics become visible
      Then the images of both comics are shown
      And the image of comic 1 was requested 0 times in total
      And the image of comic 2 was requested one time in total

    @MAR-UC3 @MAR-R33
    Scenario: Zero bytes in the store are no image
      Given the details of a character with 2 comics are presented
      # audit-ignore(with zero bytes stored the image is asked for as with nothing stored)
      And the store of images holds zero bytes for the image of comic 1
      When comic 1 becomes visible
      Then comic 1 shows its image
      And the image of comic 1 was requested 1 time in total

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

    @MAR-UC3 @MAR-R34
    Scenario Outline: A path that only resembles the sign is a picture: <thumbnail>
      Given the details of a character with a story whose thumbnail is <thumbnail> are presented
      When story 1 becomes visible
      Then story 1 shows its image

      Examples:
        | thumbnail                                  |
        | http://img.test/no_image_not_available.jpg |
        | http://img.test/image_not_available/1.gif  |
        | HTTP://img.test/1.png                      |

    @MAR-UC3 @MAR-R34
    Scenario Outline: <thumbnail> is no address
      Given the details of a character with a story whose thumbnail is <thumbnail> are presented
      When story 1 becomes visible
      Then story 1 shows that its image could not be loaded: "is not an http or https address"
      And no image was requested

      Examples:
        | thumbnail            |
        | ftp://img.test/1.jpg |
        | img.test/1.jpg       |
        | http:///1.jpg        |

    @MAR-UC3 @MAR-R30
    Scenario Outline: <address> is no resource URI
      Given a character with 2 comics
      And the resource URI of comic 1 is "<address>"
      And I have selected the character
      When comic 1 becomes visible
      Then comic 1 shows that its image could not be loaded: "is not an http or https address"
      And no further request was sent

      Examples:
        | address                               |
        # audit-ignore(each text without http or https and a host is refused alike)
        | ftp://gateway.marvel.com/comics/1     |
        # audit-ignore(each text without http or https and a host is refused alike)
        | gateway.marvel.com/v1/public/comics/1 |
        # audit-ignore(each text without http or https and a host is refused alike)
        |                                       |

    @MAR-UC3 @MAR-R34
    Scenario: Stories without a picture beside one with a picture
      Given a character with 3 stories
      And story 1 has no picture
      And story 3 has no picture
      And I have selected the character
      When all stories become visible
      Then story 1 shows a placeholder
      And story 3 shows a placeholder
      But story 2 shows its picture
      And one image was requested
      When story 1 is no longer visible
      Then no image of story 1 is shown
      When story 1 becomes visible again
      Then story 1 shows a placeholder
      And no further request was sent

    @MAR-X31 @MAR-UC3
    Scenario Outline: A failing image does not disturb the others: <what>
      Given the details of a character with 2 comics are presented
      And the image of comic 1 answers with <what>
      When comic 1 becomes visible
      And comic 2 becomes visible
      Then comic 1 shows that its image could not be loaded: "<reason>"
      And comic 2 shows its image

      Examples:
        | what          | reason        |
        | zero bytes    | there is none |
        | status 201    | status 201    |
        | status 404    | status 404    |
        | status 503    | status 503    |
        | no connection | no connection |

    @MAR-UC3 @MAR-R09
    Scenario Outline: A resource URI that does not answer as it should: <what>
      Given the details of a character with 2 comics are presented
      And the resource URI of comic 1 answers with status <status> and the body '<body>'
      When comic 1 becomes visible
      And comic 2 becomes visible
      Then comic 1 shows that its image could not be loaded: '<reason>'
      And comic 2 shows its image

      Examples:
        | what              | status | body                                                                                   | reason                                           |
        | unknown           |    404 | {"code":404,"status":"There is no such comic"}                                         | says "There is no such comic"                    |
        | a page for people |    200 | <html><body>Sorry</body></html>                                                        | it is not JSON                                   |
        | no comic in it    |    200 | {"code":200,"data":{"total":0,"results":[]}}                                           | the work asked for is not in it                  |
        | half a thumbnail  |    200 | {"code":200,"data":{"total":1,"results":[{"thumbnail":{"path":"http://img.test/1"}}]}} | "data.results[0].thumbnail.extension" is missing |
        | no path           |    200 | {"code":200,"data":{"total":1,"results":[{"thumbnail":{"extension":"jpg"}}]}}          | "data.results[0].thumbnail.path" is missing      |
        | no bytes          |    200 |                                                                                        | there is none                                    |
        | another code      |    200 | {"code":401,"data":{"total":0,"results":[]}}                                           | the code 401                                     |

    @MAR-UC3 @MAR-R34
    Scenario: An event without an image
      Given a character with 2 events without images
      And I have selected the character
      When event 2 becomes visible
      Then event 2 shows a placeholder
      And no image was requested
      And 1 further request was sent

    @MAR-UC3 @MAR-R30
    Scenario: Of several results the first is the work
      Given the details of a character with 3 comics are presented
      And the resource URI of comic 1 answers with status 200 and the body '{"code":200,"data":{"total":2,"results":[{"thumbnail":null},{"thumbnail":{"path":"http://img.test/comics/1","extension":"jpg"}}]}}'
      When comic 1 becomes visible
      Then comic 1 shows a placeholder

    @MAR-UC3 @MAR-R34
    Scenario: A work without a thumbnail in its data has no picture
      Given the details of a character with 3 comics are presented
      And the resource URI of comic 1 answers with status 200 and the body '{"code":200,"data":{"total":1,"results":[{"id":1}]}}'
      When comic 1 becomes visible
      Then comic 1 shows the placeholder

    @MAR-UC3 @MAR-R33
    Scenario: A resource URI that failed is asked again
      Given the details of a character with 2 comics are presented
      And the resource URI of comic 1 answers with status 500 and the body ''
      And comic 1 becomes visible
      When the resource URI of comic 1 answers as it should again
      And comic 1 becomes visible again
      Then comic 1 shows its image
      And the data of comic 1 was requested 2 times in total

    @MAR-UC3
    Scenario: A failed image is asked for again while it is visible
      Given the details of a character with 2 comics are presented
      And the image of comic 1 answers with status 503
      And comic 1 becomes visible
      And comic 1 shows that its image could not be loaded
      When the image of comic 1 can be loaded again
      And comic 1 becomes visible again
      Then comic 1 shows its image
      And the data of comic 1 was requested 1 time in total

    @MAR-UC3
    Scenario: A failed image is asked for again when it becomes visible again
      Given the details of a character with 2 comics are presented
      And the image of comic 1 answers with status 503
      And comic 1 becomes visible
      And comic 1 shows that its image could not be loaded
      When the image of comic 1 can be loaded again
      And comic 1 is no longer visible
      Then no image of comic 1 is shown
      When comic 1 becomes visible
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

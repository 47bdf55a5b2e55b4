@MAR @MAR-UC3
Feature: Character Details

  When selecting a character, you should present a detail view of that character. Most of this
  information is already available on the result of the first API call, except for the images to
  be presented on the comics/series/stories/events sections. Those images can be fetched from the
  resourceURI and should be lazy loaded. That same behaviour is expected when expanding those
  images.

  Behind the resourceURI of a comic are its data, in which the address of its picture is written:
  a picture takes two requests.

  Background:
    Given a library of 45 characters
    And a character with 6 comics, 1 series, 2 stories and 1 event

  Scenario: Character Details, in the words of the document
    When selecting a character
    Then you should present a detail view of that character
    And most of this information is already available on the result of the first API call
    And those images can be fetched from the resourceURI and should be lazy loaded
    When expanding those images
    Then that same behaviour is expected

  @MAR-R27 @MAR-R28 @MAR-R29 @MAR-R35
  Rule: The details are those of the selected character, from the first API call

    @MAR-X25 @MAR-T3
    Scenario: Selecting a row presents its character, without a new request
      Given I have loaded 20 characters
      When I select character 0
      Then the library asks for nothing
      When I select character 20
      Then the details of "Hero 20" are presented
      And the library asks for nothing
      When I close the details of the character
      Given the Marvel API does not answer yet
      And I reach the end of the characters
      When I select character 21
      Then the library asks for nothing
      When I select character 2
      Then the details of "Hero 02" are presented
      When I select character 3
      Then the list presenter calls nothing
      # audit-ignore(it must change nothing)
      When I tap on the magnifier icon
      Then the list presenter calls nothing
      And the details of "Hero 02" are presented
      When the Marvel API answers at last
      And I go back in the library
      Then the list shows the characters 1 to 40

    Scenario: Links are labeled with their type, and lead to web addresses alone
      Given character 1 has the links:
        | type      | url                     |
        | tab       | http://links.test/tab   |
        | wiki      | http://links.test/b     |
        | comicLink | HTTPS://Links.test:80/é |
        | éclair    | http://links            |
        | wiki      | http://links.test/a     |
        |           | https://links.test?a#b  |
        | ftp       | ftp://links.test/a      |
        | no host   | http://                 |
        | no host   | http://?links.test      |
        | blank     | http://links.test/a b   |
        | no scheme | links.test/http://a     |
      And the Marvel API gives "data.results[0].urls[0].url" as '"http://links.test/\ta"'
      When I have selected character 1
      Then the details show the links:
        | label     | address                 |
        | Wiki      | http://links.test/b     |
        | ComicLink | HTTPS://Links.test:80/é |
        | Éclair    | http://links            |
        | Wiki      | http://links.test/a     |
        |           | https://links.test?a#b  |

    @MAR-X26
    Scenario: Sections and texts are shown as the index has them
      Given the Marvel API gives "data.results[0].name" as '" Ash of Coal "'
      And the Marvel API gives "data.results[0].description" as '" A smith whose anvil fell from the sky, whose hammer nobody else can lift, and whose patience is short. "'
      And the Marvel API gives "data.results[0].comics.available" as "31"
      And the Marvel API gives "data.results[0].comics.items[0].name" as '"Zed"'
      And the Marvel API gives "data.results[0].comics.items[1].name" as '""'
      And the Marvel API gives "data.results[0].comics.items[2].name" as '"Zed"'
      And the Marvel API gives "data.results[0].series.available" as "0"
      And the Marvel API gives "data.results[0].stories.available" as "-1"
      When I have selected character 1
      Then the details of " Ash of Coal " are presented
      And the description of the character is " A smith whose anvil fell from the sky, whose hammer nobody else can lift, and whose patience is short. "
      And the details show the sections:
        | section | number | works                                 |
        | comics  |     31 | Zed, , Zed, comic 4, comic 5, comic 6 |
        | series  |      0 | series 1                              |
        | stories |      0 | story 1, story 2                      |
        | events  |      1 | event 1                               |

    @MAR-CONTRACT
    Scenario: A whole answer of the index, and of what lies behind it
      Given the Marvel API answers as in "bolt.yaml"
      When I open the list of characters
      Then the list of characters is "Bolt"
      And the library shows "Data provided by sample" with the data
      When I select character 1
      Then the details show the sections:
        | section | number | works            |
        | comics  |     31 | Bolt #1, Bolt #2 |
        | series  |      0 |                  |
        | stories |      1 | Cover #801       |
        | events  |      0 |                  |
      When comic 2 becomes visible
      Then the library asks for "http://gateway.marvel.com/v1/public/comics/502" and "http://img.test/comics/502/portrait_incredible.jpg"

  @MAR-R30 @MAR-R31 @MAR-R32 @MAR-R33 @MAR-R37
  Rule: Images are loaded while they can be seen, once

    @MAR-X27
    Scenario: Images are loaded when an item becomes visible
      Given I have selected character 1
      When comic 6 becomes visible
      And comic 0, comic 7 and series 2 become visible
      Then the library asks for nothing
      When comic 1 becomes visible
      Then the library asks for "http://gateway.marvel.com/v1/public/comics/501" and "http://img.test/comics/1/portrait_incredible.jpg"
      And the pictures are "comic 1" and "comic 6"
      When series 1, story 2 and event 1 become visible
      Then the library has sent 11 requests
      And the pictures are "comic 1", "comic 6", "series 1", "story 2" and "event 1"

    Scenario: All that can be seen is loaded at once, each as it arrives
      Given I have selected character 1
      And the data of comic 1, the data of comic 2, the data of comic 3, the portrait of comic 4, the data of comic 5 and the data of comic 6 do not answer yet
      When comic 1, comic 2, comic 3, comic 4, comic 5 and comic 6 become visible
      And comic 1 and comic 4 become visible
      Then the library asks for nothing
      And the library has sent 8 requests
      When the data of comic 5 and the data of comic 2 answer at last
      Then the library asks for the portrait of comic 5 and the portrait of comic 2
      And the pictures are "comic 1 (loading)", "comic 2", "comic 3 (loading)", "comic 4 (loading)", "comic 5" and "comic 6 (loading)"
      When the portrait of comic 4 answers at last
      Then the library asks for nothing
      And the pictures are "comic 1 (loading)", "comic 2", "comic 3 (loading)", "comic 4", "comic 5" and "comic 6 (loading)"

    Scenario: An image is asked for at its own address, if it is one of the web
      Given character 1 has the works:
        | work    | data                                               | picture                 |
        | comic 1 | http://gateway.marvel.com/v1/public/comics/AbC     | http://img.test/A.JPG   |
        | comic 2 | https://gateway.marvel.com/v1/public/comics/%C3%A9 | http://img.test/a.gif   |
        | comic 3 | http://marvel/comics/1                             | http://img.test/%41.png |
        | story 1 | ftp://img.test/1                                   | http://img.test/1.jpg   |
        | story 2 | http://img.test/1 2                                | http://img.test/1.jpg   |
        | event 1 |                                                    | ftp://img.test/1.jpg    |
        | event 2 |                                                    | http://img.test/1 2.jpg |
      And I have selected character 1
      When comic 1, comic 2 and comic 3 become visible
      Then the pictures are "comic 1", "comic 2" and "comic 3"
      When story 1, story 2, event 1 and event 2 become visible
      Then the library asks for the data of event 1 and the data of event 2
      And the pictures are "comic 1", "comic 2", "comic 3", "story 1 (Invalid data)", "story 2 (Invalid data)", "event 1 (Invalid data)" and "event 2 (Invalid data)"

    @MAR-X28
    Scenario: Leaving the screen cancels the load
      Given I have selected character 1
      And the data of comic 1, the data of comic 2, the portrait of comic 3 and the portrait of comic 4 do not answer yet
      And comic 1, comic 2, comic 3, comic 4 and comic 5 become visible
      When comic 2 and comic 4 are no longer visible
      Then the requests for the data of comic 2 and the portrait of comic 4 were canceled
      When the data of comic 2 and the portrait of comic 4 answer at last
      Then the library asks for nothing
      And the pictures are "comic 1 (loading)", "comic 3 (loading)" and "comic 5"
      When comic 2 becomes visible
      Then the library asks for the data of comic 2 and the portrait of comic 2
      When comic 4 becomes visible
      Then the library asks for the portrait of comic 4
      When the data of comic 1 and the portrait of comic 3 answer at last
      Then the pictures are "comic 1", "comic 2", "comic 3", "comic 4" and "comic 5"

    @MAR-X28
    Scenario: Leaving the screen cancels a portrait whose data have come
      Given I have selected character 1
      And the data of comic 1 and the portrait of comic 1 do not answer yet
      And comic 1 becomes visible
      And the data of comic 1 answers at last
      When comic 1 is no longer visible
      Then the request for the portrait of comic 1 was canceled

    Scenario: Leaving the details cancels all loads
      Given I have selected character 1
      And the portrait of comic 1 and the data of story 1 do not answer yet
      And comic 1 and story 1 become visible
      When I go back in the library
      Then the requests for the portrait of comic 1 and the data of story 1 were canceled

    @MAR-X29
    Scenario: An image is loaded once, for all screens
      Given I have selected character 1
      And comic 1 becomes visible
      When comic 1 is no longer visible
      Then there are no pictures
      When comic 1 becomes visible
      Then the library asks for nothing
      And the pictures are "comic 1"
      When I go back in the library
      And I select character 1
      Then there are no pictures
      When comic 1 becomes visible
      Then the library asks for nothing
      And the pictures are "comic 1"
      When the library is started anew
      And I have selected character 1
      And comic 1 becomes visible
      Then the library asks for the data of comic 1
      And the pictures are "comic 1"

    Scenario: A work in two sections, and of two characters, is asked for once
      Given character 1 has the works:
        | work     | title | data                                       | picture                |
        | comic 1  | Bolt  | http://gateway.marvel.com/v1/public/any/7  | http://img.test/7.jpg  |
        | series 1 | Volt  | http://gateway.marvel.com/v1/public/any/7  | http://img.test/7.jpg  |
        | story 1  | Spark | http://gateway.marvel.com/v1/public/more/7 | http://img.test/07.jpg |
      And character 2 has the works:
        | work    | title | data                                      | picture               |
        | event 1 | War   | http://gateway.marvel.com/v1/public/any/7 | http://img.test/7.jpg |
      And I have selected character 1
      When comic 1 becomes visible
      And series 1 becomes visible
      And story 1 becomes visible
      Then the library has sent 5 requests
      And the pictures are "Bolt", "Volt" and "Spark"
      When I go back in the library
      And I select character 2
      And event 1 becomes visible
      Then the library asks for nothing
      And the pictures are "War"

    Scenario Outline: A store that fails costs a request, never the image: <operation> <often>
      Given I have selected character 1
      And the store of pictures fails to <operation> <often>
      When comic 1 becomes visible
      Then the list presenter calls:
        | noteFailure | the store failed to <operation> "http://img.test/comics/1/portrait_incredible.jpg" |
      When comic 1 becomes visible
      Then the library asks for nothing
      When comic 1 leaves the screen and comes back
      Then the pictures are "comic 1"
      And the library has sent <sent> requests

      Examples:
        | operation | often  | sent |
        | read      | once   |    3 |
        | read      | always |    4 |
        | write     | once   |    4 |

    Scenario: No bytes in the store are no picture, and are replaced
      # audit-ignore(it must change nothing)
      Given the store of pictures holds no bytes for the portrait of comic 1
      And I have selected character 1
      When comic 1 becomes visible
      Then the pictures are "comic 1"
      When comic 1 leaves the screen and comes back
      Then the library asks for nothing

  @MAR-R09 @MAR-R34
  Rule: Where there is no image, there is a placeholder

    @MAR-X30
    Scenario: Works without a picture, and others whose pictures only look like none
      Given character 1 has the works:
        | work    | picture                                        |
        | story 1 |                                                |
        | story 2 | http://img.test/u/prod/image_not_available.jpg |
        | story 3 | http://img.test/image_not_available.gif        |
        | story 4 | http://img.test/no_image_not_available.jpg     |
        | story 5 | http://img.test/image_not_available/1.jpg      |
        | story 6 | http://img.test/image_not_available_yet.jpg    |
      And I have selected character 1
      When story 1, story 2, story 3, story 4, story 5 and story 6 become visible
      Then the library has sent 10 requests
      And the pictures are "story 1 (placeholder)", "story 2 (placeholder)", "story 3 (placeholder)", "story 4", "story 5" and "story 6"
      When story 1 and story 2 leave the screen and come back
      Then the library asks for nothing

    @MAR-X31
    Scenario: An image that fails disturbs no other, and is asked for again
      Given I have selected character 1
      And the data of comic 1 and the portrait of comic 2 cannot be reached
      And the data of comic 3 and the portrait of comic 4 answer with status 500 and the body ""
      When comic 1, comic 2, comic 3, comic 4 and comic 5 become visible
      Then the pictures are "comic 1 (No connection)", "comic 2 (No connection)", "comic 3 (Invalid data)", "comic 4 (Invalid data)" and "comic 5"
      And the library has sent 9 requests
      When the data of comic 1, the portrait of comic 2, the data of comic 3 and the portrait of comic 4 answer at last
      And comic 1, comic 2, comic 3, comic 4 and comic 5 become visible
      Then the library has sent 15 requests
      And the pictures are "comic 1", "comic 2", "comic 3", "comic 4" and "comic 5"

    Scenario: Only status 200 and a byte at least are a picture
      # audit-ignore(each answer stands for itself)
      When the portrait of comic 1 answers in turn:
        | status                  | body | reason                                         |
        | 200                     |      | there is none                                  |
        | 201, 206, 304, 404, 503 | oops |                                                |
        | 429                     | oops | too many requests were made today (status 429) |
      Then each answer is invalid data for its reason
      Given the portrait of comic 1 answers with status 200 and the body "x"
      When comic 1 leaves the screen and comes back
      Then the pictures are "comic 1 (x)"

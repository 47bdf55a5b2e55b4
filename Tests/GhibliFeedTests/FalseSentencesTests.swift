import GhibliFeedSteps
import SessionTestSupport
import Testing

@Suite struct FalseSentencesTests {
  @Test("sentences that say something untrue turn red") func sentences() async throws {
    try await checkFalseSentences(
      """
      Feature: What is not so

        Scenario Outline: More than a story can mean: <sentence>
          Given <sentence>

          Examples:
            | sentence                                                       |
            | the cache has 1000000000 films                                 |
            | the remote feed has 1000000000 valid and 1 invalid films       |
            | the remote answers with status 200 and 1000000000 valid films and 2 films without "title" |
            | the image cache has 1000000000 bytes for the image URL         |
            | the remote feed has the same film 1000000000 times             |

        Scenario Outline: Another number: <sentence>
          Given there are the films "Ponyo" and "Totoro" in the remote feed
          When the system executes the "Load Film Feed" command
          Then <sentence>

          Examples:
            | sentence                   |
            | the 9 films are not saved  |
            | the one film is not saved  |
            | the 3 films are saved      |

        Scenario Outline: A save and an image: <sentence>
          Given the cache has no image data for the URL
          When the system executes the "Load Image Data" command with the URL on the cache
          Then <sentence>

          Examples:
            | sentence                                  |
            | the cache has image data for the URL      |
            | the system delivers image data            |
            | the system is downloading data from the URL |

        Scenario Outline: A new feed: <sentence>
          Given the user has connectivity
          And there's a cached version of the feed
          When the user requests to see the feed
          Then <sentence>

          Examples:
            | sentence                                          |
            | the app should not save the new feed to the cache |
            | the app should display the feed saved             |

        Scenario Outline: Two feeds: <sentence>
          Given the user has connectivity
          And the user requested to see the film feed and remote delivered a first feed
          And the user requested to see the film feed again and remote delivered a second feed
          Then <sentence>

          Examples:
            | sentence                                                    |
            | the app should display the first feed                       |
            | the app should not display the second feed                  |
            | the films that are only in the first feed are displayed     |
            | the app displays no films of the second feed                |
            | the cache contains the first feed                           |
            | the cache contains no films of the second feed              |
            | the displayed feed is not the one that came from remote     |
            | the feed is the same as the one displayed before            |

        Scenario Outline: Saved and loaded: <sentence>
          Given the system saved a film feed eight days ago
          And the "Save Film Feed" command is executed with another film feed
          When the "Load Film Feed" command is executed from cache
          Then <sentence>

          Examples:
            | sentence                                                               |
            | the system delivers the old film feed                                  |
            | the system does not deliver the new film feed                          |
            | the next "Load Film Feed" command from cache delivers no feed images   |
            | loading the feed from cache delivers the old film feed                 |
            | the timestamp of the cache is more than seven days old                 |
            | the cache is one second more than seven days old                       |
            | only the new film feed is not in the cache                             |

        Scenario Outline: An image from the remote: <sentence>
          Given the image data of a URL was saved with the "Save Image Data" command
          When the "Load Image Data" command is executed from remote with the same URL
          Then <sentence>

          Examples:
            | sentence                                              |
            | the system delivers cached image data                 |
            | the system delivers the image data from the cache     |
            | the delivered image data is the same that was saved   |

        Scenario Outline: A feed in the cache: <sentence>
          Given the cache contains the film "Ponyo"
          And the remote feed has the film "Totoro"
          And the image data is cached
          When the remote feed is loaded
          Then <sentence>

          Examples:
            | sentence                                                    |
            | not a single film is delivered                              |
            | not a single film is cached                                 |
            | the film feed is delivered from the cache                   |
            | the image is not found                                      |
            | an error has occurred                                       |
            | the feed is encoded                                         |
            | the system saves the new feed                               |
            | the first film is "Totoro" with the description "Another"   |
            | a feed saved 7 days ago should survive the validation       |
            | a feed saved 6 days ago would be deleted by the validation  |

        Scenario Outline: An empty cache: <sentence>
          Given the user has connectivity
          And the image cache is empty
          When the user requests to see the feed
          Then <sentence>

          Examples:
            | sentence                             |
            | not a single film is shown           |
            | I see not a single film              |
            | the image can be loaded              |
            | the cache survives the validation    |
            | the feed is still cached             |
            | the timestamp of the cache is 5 March |

        Scenario Outline: Where it comes from: <sentence>
          Given the remote feed has "Kiki"
          And the cache has the film "Ponyo" saved 2 days ago
          And the image is cached
          When the user requests to see the film feed
          And the user asks for the image
          Then <sentence>

          Examples:
            | sentence                                         |
            | the app displays any film of the cached feed     |
            | the displayed feed is the saved one              |
            | the image comes from the server                  |
            | the image was downloaded once                    |
            | the app asks the server twice                    |
            | "Kiki" is not among the displayed films        |
            | the error message is about the connection        |
            | the app says that the list is empty              |
            | the offline user sees "Ponyo"                    |
            | the online user sees an error                    |
            | the app should display the feed from 2 days ago  |
            | 2 requests were sent to "/feed"                  |

        Scenario Outline: A feed loaded from the cache: <sentence>
          Given the films "Kiki" and "Ponyo" were cached 2 days ago
          And the image of "Kiki" is cached
          When the feed is loaded from the cache
          Then <sentence>

          Examples:
            | sentence                                  |
            | the result is empty                       |
            | the films come from the server            |
            | the cache is not read                     |
            | the system confirms the save              |
            | the cache expires in 2 days               |
            | the cache has just expired                |
            | the cached film is "Kiki"                 |
            | the image cache contains the film "Ponyo" |
            | the system deletes the cache only once    |
            | the feed was saved less than 2 days ago   |

        Scenario: No film has a title
          Given the 200 response contains a film without "title"
          When the system executes the "Load Film Feed" command with the URL
          Then every film has a title

        Scenario Outline: A table that says more of a film than is so: <property> "<value>"
          Given the cache has the films:
            | title | description  |
            | Ponyo | A small fish |
          When the feed is loaded from the cache
          Then it delivers the following films:
            | title | <property> |
            | Ponyo | <value>    |

          Examples:
            | property    | value       |
            | description | A big fish  |
            | director    | Miyazaki    |
            | id          | 1           |

        Scenario: The same on the screen
          Given the cache has the films:
            | title | description  |
            | Ponyo | A small fish |
          And the user is offline
          When the user requests to see the feed
          Then the app displays the following films:
            | title | description |
            | Ponyo | A big fish  |
      """, in: "GhibliFeed", [ghibliSteps])
  }
}

@COM
Feature: The comics in the words of further testers

  Whole families of sentences: each is used once where it holds and, where it can be denied, once
  where it does not.

  Rule: The server and the way to it

    @COM-R05
    Scenario Outline: What it has: <has>
      Given <has>
      When I open the app
      Then all two titles are listed, none of them missing
      And they are sorted by title

      Examples:
        | has                                               |
        | the server holds the comics "Comet" and "Bolt"    |
        | the server is able to deliver 2 comics            |
        | the response is valid and holds "Comet" and "Bolt" |

    @COM-R02
    Scenario Outline: There was no connection: <start>
      Given <start>
      Then I am told so by a message
      When my internet connection is restored and I open the app again
      Then the user is presented with a list of Marvel Comics titles grouped by first letter
      And I see the 3 Marvel Comics titles grouped by their first letter
      And they are sorted ascending by their first letter
      And one request was sent
      But I am not presented with 4 comics

      Examples:
        | start                                                           |
        | I didn't have internet connection when I first opened the app   |
        | my device was offline when the user opened the app              |

    @COM-R03
    Scenario Outline: It fails: <failure>
      Given I opened the app with a working internet connection
      When <failure>
      Then I read that the content couldn't be read
      And the spinner stops spinning
      And nothing was said about the characters
      And nothing is said about a missing connection

      Examples:
        | failure                            |
        | the server is down                 |
        | the request times out              |
        | the server does not respond in time |
        | the response turns out to be invalid |

    @COM-R03 @COM-R18
    Scenario Outline: Better luck next time: <again>
      Given the server response would be invalid
      When I open the app
      Then I see an error message that the content couldn't be read
      When the server is back again
      And <again>
      Then the list of comics is shown
      And two requests for the list of comics were sent

      Examples:
        | again                                  |
        | I try again                            |
        | the app retries                        |
        | I open the app and it tries to load comics |
        # audit-ignore(the reader has many names)
        | I close the app and open it a second time |

    @COM-R02 @COM-R03
    Scenario Outline: Two sentences in one: <action>
      When <action>
      Then the list of comics <outcome>
      And one request was sent

      Examples:
        | action                                                       | outcome   |
        | the app tries to load comics and the server response is invalid | is not shown |
        | I open the app and the server response is an empty body      | is not shown |
        | I open the app and the server response is valid with "Bolt"  | has one comic, "Bolt" |
        | I open the app and the server has the single comic "Bolt"    | has one title: "Bolt" |

    @COM-R02
    Scenario: No connection when it opened
      Given I have no internet connection
      # audit-ignore(the next sentence opens the app anew)
      And I opened the app and a message informed me that there is no internet connection
      And nothing was said about the content
      When I have internet connection and the comics "Bolt" and "Comet" are listed
      Then "Comet" is last in the list
      And one request was sent

    @COM-R14
    Scenario Outline: On their way: <loading>
      When <loading>
      Then the indicator spins
      And no comics are shown

      Examples:
        | loading                             |
        | it is still loading comics          |
        | the app is busy fetching the comics |
        | the app starts to load the comics   |

  Rule: Groups

    @COM-R05 @COM-R06
    Scenario Outline: Who is where: <sentence>
      Given the server response is valid with the comics "Hulk", "Avengers", "Thor" and "Ant-Man"
      When I open the app
      Then <sentence>

      Examples:
        | sentence                                                              |
        | present a list of Marvel Comics titles with 3 groups                  |
        | present a list of Marvel Comics titles in 3 groups: "A", "H" and "T"  |
        | do not present a list of Marvel Comics titles with 4 groups           |
        | the group "T" comes last                                              |
        | the group "H" does not come first                                     |
        | the group "A" is first                                                |
        | "Ant-Man" and "Avengers" are presented together under "A"             |
        | "Ant-Man" and "Avengers" are listed together in the group "A"         |
        | "Thor" is presented alone under "T"                                   |
        | "Thor" is listed alone in the group "T"                               |
        | "Avengers" is not presented alone under "A"                           |
        | "Ant-Man" and "Avengers" are presented alone under "A"                |
        | "Hulk" is not shown under "T"                                         |
        | "Hulk" is shown under "H"                                             |
        | there is a group "A" and a group "T"                                  |
        | the list does not show a group "B" and a group "C"                    |
        | "Ant-Man" comes first in the list and "Avengers" second               |
        | "Hulk" does not come first and "Thor" second                          |
        | "Hulk" comes third in the list                                        |
        | "Thor" does not come first                                            |
        | the app lists a list with the titles "Ant-Man", "Avengers", "Hulk" and "Thor" |
        | the user is shown "Ant-Man", "Avengers", "Hulk" and "Thor" in this order |
        | the user is not shown "Loki"                                          |
        | "Hulk" is one of the titles in the list                               |
        | "Loki" is not one of the comics                                       |
        | the list of comics was shown with 4 comics                            |
        | the headings are "A", "H" and "T"                                     |
        | "Hulk" belongs to the letter "H"                                      |
        | "Hulk" is not grouped under the letter "T"                            |
        | under the letter "A" there are two comics                             |
        | in the group "A" I do not see 3 comics                                |
        | under the heading "A" I see "Ant-Man" and "Avengers"                  |
        | in the group "A" I do not see "Hulk"                                  |
        | the comics in the group "A" are "Ant-Man" and "Avengers"              |
        | the titles under the letter "A" are not "Avengers"                    |
        | the app asked the server for the comics once                          |
        | the comics were requested only once                                   |

    @COM-R05 @COM-R06
    Scenario: Each holds one
      Given the server response is valid with the following comics
        | title |
        | Thor  |
        | Hulk  |
      When I open the app
      Then each of the two groups holds exactly one title
      And each of the two groups does not contain two titles
      And the list of comics shows the groups in this order
        | group | comics |
        | H     | 1      |
        | T     | 1      |
      And the groups are:
        | letter | titles |
        | H      | Hulk   |
        | T      | Thor   |

    @COM-R05
    Scenario: Only one
      Given I have internet connection and the list of comics has 1 item
      Then one comic is listed
      When the server has "Hulk" and "Hawkeye"
      And I try again
      Then there is exactly one group and its letter is "H"
      When I tap on a row that does not exist
      Then nothing happens

  Rule: The characters

    @COM-R14
    Scenario: The indicator of the characters
      # audit-ignore(the reader has many names)
      Given I tapped on "Thor" and saw the title "Thor" in the characters view
      # audit-ignore(the reader has many names)
      When I go back and select "Thor"
      Then the activity indicator is presented while its characters are loading
      And the activity indicator is presented again while the characters of "Thor" are loading
      And it is hidden when they have finished loading
      And the characters are "Basil", "ivy Lane" and "Rook" and the title of the view is "Thor"
      And the characters were requested twice

    @COM-R12 @COM-R13
    Scenario Outline: Tapped in one sentence: <tap>
      Given "Wolverine" is one of the comics in the list
      And the characters of "Wolverine" are "Yukio" and "Logan"
      When <tap>
      Then present a list with the names "Logan", "Yukio" in this order
      And the list of characters reads "Logan", "Yukio"
      And they are sorted ascending by the first letter
      And the view's title reads "Wolverine" and not "Daredevil"
      And <requests> for characters were sent

      Examples:
        | tap                                                             | requests |
        | I tap on "Wolverine" and its characters are successfully loaded | 1 request |
        | I tap on "Wolverine" and the list of characters is presented    | 1 request |
        | I tapped on "Wolverine" and the characters view shows the title "Wolverine" | 1 request |
        | I selected one comic, "Wolverine"                               | 1 request |
        | I tap on "Wolverine", go back and tap on it once more           | 2 requests |
        | I have already looked at the characters of "Wolverine"          | 1 request |

    @COM-R13 @COM-R16
    Scenario: Back, and on to another
      Given that the list of comics has "Daredevil" and "Elektra" in it
      And I tapped on "Daredevil"
      # audit-ignore(the reader has many names)
      When I go back and tap on the comic "Elektra"
      And the app finished loading the 12 characters of this comic
      Then twelve names are listed
      And the title of the view is "Elektra"

    @COM-R03 @COM-R13
    Scenario: One fails, the other one does not
      Given the list of comics has "Thor", "Hulk" and "Loki" in it
      And the response for "Thor" is invalid
      And the response for "Hulk" is valid and has the character "Bruce Banner"
      When I tap on "Thor"
      Then I see that the characters can not be shown
      And the view with the list of comic characters is not presented
      # audit-ignore(the reader has many names)
      When I go back and select "Hulk"
      Then I am shown one character, "Bruce Banner"
      When the response for "Thor" is valid
      # audit-ignore(the reader has many names)
      And I go back and select "Thor"
      Then 3 characters are shown

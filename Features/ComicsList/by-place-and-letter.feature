@COM
Feature: Comics by their place and their letter
  Sentences that mean a comic without its title, comics by their first letters, and answers that come
  late. Each stands here once, where it holds and would not hold otherwise.

  Rule: Comics by their place

    Background:
      # audit-ignore(a comic whose characters are told is one of the server's)
      Given the server has the comics "Ant-Man" and "Blade"
      # audit-ignore(without characters nothing of the first comic could show either)
      And the comic "Ant-Man" has the characters "Cassie" and "Wasp"
      And the comic "Blade" has the characters "Dracula" and "Hannibal"

    Scenario Outline: The name of a comic is the title: <sentence>
      Given the list of comics was successfully loaded
      When I tap on the second comic title
      # audit-ignore(the title is that of the comic that was tapped, whatever the server answers)
      And the response is valid
      Then <sentence>

      Examples:
        | sentence                                                                             |
        | the view's title is the name of the second comic                                     |
        | the view's title is not the name of the first comic                                  |
        | the view's title is the second comic's name                                          |
        | the title of the view is the name of the last comic, not the name of the first comic |
        | show the name of the second comic as the view's title                                |
        | the name of the second comic is shown as the view's title                            |
        | the name of the second comic is the view's title                                     |
        | the characters view is titled with the name of the second comic                      |
        | the view has the name of the second comic as its title                               |

    Scenario Outline: The characters of a comic by its place: <sentence>
      Given the list of comics was successfully loaded
      When I tap on the second comic title
      # audit-ignore(no comics are waited for: the server answers with the characters by itself)
      And the response is valid
      Then <sentence>

      Examples:
        | sentence                                                          |
        | the characters of the second comic are presented                  |
        | only the characters of the second comic are presented             |
        | all of the characters of the second comic are presented           |
        | the characters of the first comic are not presented               |
        | no character that belongs only to the first comic is presented    |
        | the list only has the names of the characters of the second comic |
        | the list has the characters of the second comic                   |
        | the list does not have the characters of the first comic          |
        | the characters of the second comic are requested                  |
        | the characters of the first comic were not requested              |
        | the characters of "Blade" were requested                          |
        | the characters of "Ant-Man" have never been requested             |
        | the characters of that comic are requested from the server        |
        | the characters view of that comic is presented                    |
        # audit-ignore(both the comics and the characters were requested)
        | the comics were requested                                         |

    Scenario: Another comic by its place
      Given the list of comics was successfully loaded
      And the list of characters of the first comic was successfully loaded
      # audit-ignore(selecting another comic goes back by itself)
      When I go back to the list of comics
      # audit-ignore(the same characters come again)
      And the list of characters of the second comic was successfully loaded
      Then show the name of the second comic as the view's title
      And the list has the names "Dracula" and "Hannibal"

  Rule: Comics by their letters

    Scenario Outline: How many comics start with which letter: <sentence>
      Given that I have internet connection
      And <sentence>
      When I open the app
      Then the list of comics has the groups "A", "B" and "C", in that order
      And each group has 1 comic
      And one request for the list of comics was sent

      Examples:
        | sentence                                                                                                                      |
        # audit-ignore(both say what the server has)
        | the server response is valid with one comic starting with "C", one starting with "B" and one starting with "A", in that order |
        # audit-ignore(both say what the server has)
        | the server response has comics whose titles start with "C", "B" and "A" only                                                  |
        # audit-ignore(both say what the server has)
        | the server has three comics with the first letters "C", "A" and "B"                                                           |
        # audit-ignore(both say what the server has)
        | the server has a comic whose title starts with "C" and two comics whose titles start with "A" and "B"                         |

    Scenario Outline: Comics that share a letter: <sentence>
      # audit-ignore(both say what the server has)
      Given the server has two comics whose titles start with the same letter
      # audit-ignore(both say what the server has)
      And the server has one comic whose title starts with another letter
      # audit-ignore(both wordings name the only response there is)
      When the server response is valid
      Then <sentence>

      Examples:
        | sentence                                                            |
        | the two comics with the same first letter are in the same group     |
        | the comics whose titles start with the same letter are in one group |
        | the other comic is in a group of its own                            |
        | the group "C" with 1 comic comes before the group "M" with 2 comics |
        | the titles of the comics start with "C" and "M"                     |
        | the titles do not start with "M" and "C"                            |
        | the first comic starts with "C"                                     |
        # audit-ignore(any other letter would be denied as well)
        | the last title does not start with "C"                              |
        | the list shows two comics starting with "M"                         |
        | present a list with 3 comics whose titles start with "C" and "M"    |
        | there are no comics starting with "A"                               |

    Scenario: One comic is one group
      # audit-ignore(both say what the server has)
      Given the server response has one comic
      # audit-ignore(both wordings name the only response there is)
      When the server response is valid
      Then the list of comics has one group
      And the group shows the title of the comic

    Scenario: A list with groups
      Given the list of comics has comics in the groups "B" and "A"
      Then the list of comics has the groups "A" and "B", in that order
      And the list of comics has titles in the groups "A" and "B"

    Scenario Outline: Characters by their letters: <sentence>
      # audit-ignore(any number of comics will do)
      Given the list of comics has one or more items
      And the selected comic has characters starting with "W", "D" and "H", in that order
      When I tap on a comic title
      # audit-ignore(no comics are waited for: the server answers with the characters by itself)
      And the response is valid
      Then <sentence>

      Examples:
        | sentence                                                                                                     |
        | present a list with the name of the 3 characters of that comic starting with "D", "H" and "W", in that order |
        | present a list with the name of 3 characters of that comic                                                   |
        | the names of the characters start with "D", "H" and "W", in this order                                       |
        # audit-ignore(the titles of the comics do not start so either)
        | the characters do not start with "W", "D" and "H"                                                            |
        | the second character starts with "H"                                                                         |

    Scenario Outline: A response in no order: <sentence>
      # audit-ignore(any number of comics will do)
      Given the list of comics has one or more items
      # audit-ignore(the names are sorted whatever order they come in)
      And <sentence>
      When I tap on a comic title
      # audit-ignore(no comics are waited for: the server answers with the characters by itself)
      And the response is valid
      Then present a list with the name of 3 characters of that comic
      And the names of the characters are sorted ascending by the first letter

      Examples:
        | sentence                                                      |
        | the characters of the comic are not sorted in the response    |
        | the characters of the server response are in descending order |

    Scenario: Comics in no order
      # audit-ignore(the comics of the server are in no order anyway)
      Given the comics of the server response are sorted descending by title
      # audit-ignore(both wordings name the only response there is)
      When the server response is valid
      Then the groups are sorted ascending

  Rule: Late answers, and causes

    Scenario Outline: The answer arrives: <sentence>
      Given that I opened the app
      # audit-ignore(it checks that the app is loading, and changes nothing)
      And the UI activity indicator is presented because the app is loading comics
      When <sentence>
      Then hide the UI activity indicator
      And <outcome>

      Examples:
        | sentence                                                  | outcome                                                              |
        # audit-ignore(both wordings name the only response there is)
        | the server response arrives and is valid                  | present a list of Marvel Comics titles                               |
        # audit-ignore(both wordings name the only response there is)
        | the response with the comics finally arrives and is valid | present a list of Marvel Comics titles                               |
        # audit-ignore(both wordings name the only response there is)
        | the server response arrives and is invalid                | present an error message informing that the content couldn't be read |
        | the late response arrives                                 | present a list of Marvel Comics titles                               |

    Scenario: The indicator of each screen
      # audit-ignore(any number of comics will do)
      Given the list of comics has one or more items
      And I selected one comic
      # audit-ignore(it checks that there is no answer yet, and changes nothing)
      When the server has not answered with the comic characters yet
      Then the UI activity indicator of the characters view is presented
      And there is an activity indicator in the characters view
      And no activity indicator of the list of comics is presented
      And no UI indicator shows that the comics are loading

    Scenario: A doubled keyword
      Given the list of comics was successfully loaded
      And then I lose the internet connection
      When I tap on a comic title
      Then present a message informing that there is no internet connection
